"""Bots of three styles answer differently where it hardly matters, and are as honest as the others."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest
from bots.honesty import positions
from check_the_ripper.stories import ChaseStory, given

import whitechapel
from whitechapel.bots import Candidate, bots, contenders, players, ranks, rating, rummy, styled, styles
from whitechapel.bots.check_the_ripper import STYLES
from whitechapel.bots.leaning import ideas
from whitechapel.core.game import Game
from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.mr_jack import GAME as MR_JACK
from whitechapel.text import words_for

every_game = pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)


def choice(t: ChaseStory, style: str) -> str:
    bot = contenders(GAME.id)[f"superintendent-{style}"](GAME, t.table.agreed, 0, Random(0))
    for event in t.events:
        bot.hear(GAME.told(event, 0))
    return bot.choose(t.view(0))


def test_only_the_bold_risk_a_first_chip_for_a_chance_of_one_in_six() -> None:
    t = given("0: g8 | 1: a1 | g11: cleaver | cards: cleaver", rolled="rook king")
    t.say("0 rook g11")
    assert [choice(t, style) for style in ("bold", "patient", "sly")] == ["turn g1", "take", "take"]


def test_the_bold_and_the_sly_seek_a_duel_and_the_patient_do_not() -> None:
    t = given("0: g8 | 1: g9", rolled="king rook")
    assert [choice(t, style) for style in ("bold", "patient", "sly")] == ["king g9", "king h7", "king g9"]


@pytest.mark.parametrize("style", STYLES)
def test_they_choose_the_same_in_every_world_that_looks_the_same(style: str) -> None:
    seen = 0
    for seed in range(4):
        for position in positions(GAME, seed):
            found = []
            for view in (position.view, position.other_view):
                bot = contenders(GAME.id)[f"superintendent-{style}"](GAME, position.agreed, position.seat, Random(1888))
                for event in position.told:
                    bot.hear(event)
                found.append(bot.choose(view))
            assert found[0] == found[1]
            seen += 1
    assert seen > 20


# -- in every game --------------------------------------------------------------------------------


@every_game
def test_the_higher_ranks_of_every_game_sit_down_with_any_of_three_styles(game: Game) -> None:
    assert tuple(styles(game.id)) == ("bold", "patient", "sly")
    assert styled(game.id) == ranks(game.id)[2:]
    named = {f"{rank}-{style}" for rank in styled(game.id) for style in styles(game.id)}
    assert set(players(game.id)) - set(bots(game.id)) == named
    assert named <= set(contenders(game.id))
    assert {rating(game.id, name, seat) for name in named for seat in range(2)} == {None}


@every_game
def test_every_style_says_how_it_plays_in_both_languages(game: Game) -> None:
    for language in ("en", "de"):
        said = [words_for(language, game.id).say(f"style-{style}") for style in styles(game.id)]
        assert len(set(said)) == 3
        assert not any(sentence.endswith(".") for sentence in said)


def test_a_game_without_bots_of_its_own_has_no_styles() -> None:
    assert (styled("a-game-without-bots"), dict(styles("a-game-without-bots"))) == ((), {})
    assert set(players("a-game-without-bots")) == {"random"}


@every_game
@pytest.mark.parametrize("style", ["bold", "patient", "sly"])
def test_an_inspector_with_a_style_chooses_the_same_in_every_world_that_looks_the_same(game: Game, style: str) -> None:
    for position in list(positions(game, 1))[:4]:
        found = []
        for view in (position.view, position.other_view):
            bot = players(game.id)[f"inspector-{style}"](game, position.agreed, position.seat, Random(1888))
            for event in position.told:
                bot.hear(event)
            found.append(bot.choose(view))
        assert found[0] == found[1]


# -- what an answer is about ----------------------------------------------------------------------


def test_in_the_rummy_games_it_matters_whether_a_discard_breaks_up_a_pair() -> None:
    view = SimpleNamespace(hand=("eddy", "eddy", "gull"))
    assert rummy.idea(view, "discard eddy", "discard") == "break"
    assert rummy.idea(view, "discard gull", "discard") == "single"
    assert rummy.idea(view, "discard eddy", "wait") == "wait"


@pytest.mark.parametrize(
    ("reason", "facts", "idea"),
    [
        ("split worst", {"seen": 3, "unseen": 4}, "even"),
        ("split", {"seen": 6, "unseen": 2}, "light"),
        ("split alike", {"seen": 1, "unseen": 5}, "shade"),
        ("weigh worst", {"lit": 55, "unlit": 45}, "even"),
        ("weigh", {"lit": 20, "unlit": 80}, "shade"),
        ("gate reply", {"suspects": 3}, "gate"),
        ("exit", {"suspects": 3}, "gate"),
        ("guess", {"suspects": 3}, "guess"),
    ],
)
def test_in_mr_jack_it_matters_how_suspects_are_divided_and_where_jack_stays(
    reason: str, facts: dict[str, str | int | float], idea: str
) -> None:
    view = MR_JACK.view(MR_JACK.start(MR_JACK.read_settings({})), 0)
    assert ideas(MR_JACK)(view, Candidate("card bert", 0.5, reason, facts)) == idea
