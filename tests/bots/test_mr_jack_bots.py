"""The bots of Mr. Jack play sensibly from either seat, from what their seat can see, and say why."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from bots.matches import play_out
from mr_jack.stories import JackStory, given

from whitechapel.bots import LEVELS, Bot, bots
from whitechapel.bots.mr_jack.outlook import WEIGHTS, features, outlook
from whitechapel.bots.mr_jack.player import INSPECTOR, alike
from whitechapel.bots.mr_jack.search import Case, Search
from whitechapel.bots.mr_jack.suspicion import Suspicion
from whitechapel.bots.mr_jack.turns import after, turns_with, way_out
from whitechapel.bots.search import stop_the_clocks
from whitechapel.core.frames import CHANCE
from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.material import BERT, DETECTIVE, EVERYBODY, GOODLEY, GULL, HOLMES, LESTRADE, SMITH
from whitechapel.games.mr_jack.state import Table, in_sight
from whitechapel.text import Words

THINKERS = ("sergeant", "inspector", "superintendent")


@pytest.fixture(autouse=True)
def no_hurry() -> Iterator[None]:
    """What a bot chooses must not depend on how busy the machine is."""
    stop_the_clocks()
    yield
    stop_the_clocks(False)


def bot(seat: int, level: str = "inspector", seed: int = 0) -> Bot:
    return bots(GAME.id)[level](GAME, GAME.read_settings({}), seat, Random(seed))


def play_turn(story: JackStory, seat: int, level: str = "inspector", seed: int = 0) -> list[str]:
    """Let a bot answer until somebody else is asked, or chance, or a new card is to be chosen."""
    player = bot(seat, level, seed)
    said: list[str] = []
    while not story.table.over and story.asked() == (seat,):
        if said and story.view(seat).question == "choose-card":
            break
        said.append(player.choose(story.view(seat)))
        story.say(f"{seat} {said[-1]}")
    return said


# -- the detective --------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_detective_accuses_when_there_is_no_doubt_left(level: str) -> None:
    story = given("0 plays holmes smith | suspects: bert gull | alibis0: gull")
    assert play_turn(story, 0, level)[-1] == "accuse bert"
    assert story.view(0).ending == "caught"


@pytest.mark.parametrize("level", LEVELS)
def test_the_detective_uses_a_power_to_reach_jack(level: str) -> None:
    # Goodley is too far away on foot; Bert takes the cover off m9, goes down where he stands and comes up beside him.
    story = given("0 plays bert | jack: goodley | suspects: goodley | at: bert f10, goodley m10 | covers: m9 c2")
    assert play_turn(story, 0, level)[-1] == "accuse goodley"
    assert story.view(0).ending == "caught"


@pytest.mark.slow
@pytest.mark.parametrize("level", THINKERS)
def test_the_detective_does_not_guess_while_there_is_time(level: str) -> None:
    for seed in range(3):
        story = given("0 plays holmes smith goodley gull | suspects: bert gull")
        assert not any(answer.startswith("accuse") for answer in play_turn(story, 0, level, seed))


@pytest.mark.parametrize("level", LEVELS)
def test_the_detective_guesses_in_the_last_round(level: str) -> None:
    story = given("0 plays holmes smith | round: 8 | turn: 2 | suspects: bert gull")
    assert play_turn(story, 0, level)[-1] in ("accuse bert", "accuse gull")


def test_nobody_can_foresee_which_of_two_equal_suspects_is_accused() -> None:
    # Both stand beside the characters whose cards lie face up.
    table = (
        "0 plays holmes smith | round: 8 | turn: 2 | suspects: bert gull | at: bert g6, gull g9, holmes g5, smith g8"
    )
    assert {play_turn(given(table), 0, seed=seed)[-1] for seed in range(6)} == {"accuse bert", "accuse gull"}


@pytest.mark.parametrize("level", THINKERS)
def test_with_the_last_card_the_detective_parts_the_suspects_evenly(level: str) -> None:
    # Smith and Lestrade are in the light, Miss Stealthy and Goodley in the dark; she has to move, and stays there.
    story = given("0 plays stealthy | turn: 3 | jack: smith | suspects: stealthy smith lestrade goodley")
    play_turn(story, 0, level)
    assert story.view(None).suspects == ("smith", "lestrade")


def test_the_detective_turns_the_lantern_on_somebody() -> None:
    # Only the beam can part these two, wherever Watson goes.
    lamps = "lamps: b2=1 l11=2 c7=3 k6=4 f5 h4"
    story = given(f"0 plays watson | turn: 3 | suspects: bert gull | at: bert i10, gull e9 | {lamps}")
    play_turn(story, 0)
    assert len(story.view(None).suspects) == 1


@pytest.mark.parametrize("level", ["inspector", "superintendent"])
def test_the_detective_keeps_a_jack_who_may_leave_from_playing_his_own_card(level: str) -> None:
    # Bert, whom nobody saw, stands beside the open exit; whoever plays his card first decides.
    cards = "0 plays bert holmes watson gull"
    story = given(f"{cards} | round: 3 | witness: unseen | suspects: bert goodley smith | at: bert b6")
    play_turn(story, 0, level)
    assert not (story.table.cards >> BERT & 1 and way_out(story.table, BERT))


# -- Jack -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_jack_leaves_when_he_can(level: str) -> None:
    story = given("1 plays holmes bert | round: 2 | witness: unseen | at: bert b6")
    assert play_turn(story, 1, level)[-1] == "leave nw"
    assert story.view(1).ending == "escaped"


@pytest.mark.parametrize("level", LEVELS)
def test_jack_moves_a_cordon_away_and_leaves(level: str) -> None:
    story = given("1 plays lestrade | jack: lestrade | round: 2 | witness: unseen | at: lestrade a2")
    said = play_turn(story, 1, level)
    assert said[:2] == ["card lestrade", "power first"]
    assert said[-1] == "leave sw"


@pytest.mark.parametrize("level", THINKERS)
def test_with_the_last_card_jack_hides_among_many(level: str) -> None:
    # All the others but Smith are in the dark, and Bert, who is Jack, has the last card.
    dark = "at: holmes e3, lestrade i10, watson a5, goodley m9, stealthy i4, gull e9"
    story = given(f"1 plays bert | round: 2 | turn: 3 | {dark}")
    assert story.view(1).in_sight == ("smith", "bert")
    play_turn(story, 1, level)
    assert len(story.view(None).suspects) >= 6
    assert not story.view(None).seen


# -- either ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_they_decide_by_their_view_alone(level: str) -> None:
    one, two = (given(f"0 plays holmes smith goodley | jack: {jack} | alibis0: gull") for jack in ("bert", "watson"))
    assert play_turn(one, 0, level, seed=3) == play_turn(two, 0, level, seed=3)


@pytest.mark.parametrize("level", ["constable", "inspector"])
@pytest.mark.parametrize("card", ["smith", "lestrade", "goodley", "gull", "watson", "bert"])
def test_they_end_a_turn_that_another_has_begun(card: str, level: str) -> None:
    story = given(f"0 plays holmes stealthy {card}")
    story.say(f"0 card {card}")
    said = play_turn(story, 0, level)
    assert said
    assert story.asked() == (1,)


def test_what_they_weigh_are_legal_answers_the_best_first_and_what_they_choose_is_the_first() -> None:
    story = given("0 plays holmes smith goodley gull | suspects: bert gull smith")
    weighed = bot(0).weigh(story.view(0))
    assert sorted(one.answer for one in weighed) == ["card goodley", "card gull", "card holmes", "card smith"]
    values = [one.value for one in weighed if one.value is not None]
    assert values == sorted(values, reverse=True)
    assert values
    assert all(0.0 < value < 1.0 for value in values)
    assert bot(0).choose(story.view(0)) == weighed[0].answer


def test_a_turn_is_planned_to_its_end_and_weighed_only_once() -> None:
    story = given("0 plays smith goodley | turn: 2 | round: 2 | suspects: bert gull smith")
    player = bot(0)
    first = player.weigh(story.view(0))[0]
    story.say(f"0 {player.choose(story.view(0))}")
    assert player.weigh(story.view(0))[0].value == first.value


@pytest.mark.parametrize("language", ["en", "de"])
def test_they_say_why_in_both_languages(language: str) -> None:
    words = Words(language, "mr-jack")
    told = {
        "0 plays holmes smith | suspects: bert gull | alibis0: gull": "caught",
        "0 plays holmes smith | round: 8 | turn: 2 | suspects: bert gull": "guess",
        "0 plays holmes smith goodley gull": "split",
        "1 plays holmes bert | round: 2 | witness: unseen | at: bert b6": "leave",
    }
    for text, reason in told.items():
        seat = int(text[0])
        best = bot(seat).weigh(given(text).view(seat))[0]
        assert best.reason == reason
        assert words.say(f"reason-{best.reason}", **best.facts)


# -- what they think with -------------------------------------------------------------------------


def test_every_turn_of_a_card_is_looked_at_or_as_many_as_wanted() -> None:
    table = given("0 plays goodley smith").table
    assert len(turns_with(table, 0, SMITH, 1_000, Random(0))) > 100
    assert len(turns_with(table, 0, GOODLEY, 50, Random(0))) >= 50


def test_a_turn_leads_to_the_same_table_as_its_answers_one_by_one() -> None:
    rng = Random(5)
    for character in (SMITH, GOODLEY, GULL, HOLMES, LESTRADE, BERT):
        table = given("0 plays holmes smith lestrade goodley | turn: 0").table
        table.cards = table.dealt = EVERYBODY
        plain = [turn for turn in turns_with(table, 0, character, 40, rng) if not turn[-1].text.startswith("accuse")]
        for turn in plain:
            there = table.clone()
            for move in turn:
                there.apply(move)
            then = after(table, character, turn)
            assert (then.where, then.lamps, then.facing, then.cordons, then.covered) == (
                there.where, there.lamps, there.facing, there.cordons, there.covered,
            )  # fmt: skip
            assert in_sight(then) == in_sight(there)


def test_the_more_share_the_suspicion_the_better_for_jack() -> None:
    # Holmes, Smith, Lestrade and Bert start in sight.
    table = given("0 plays holmes | turn: 3").table
    many = outlook(table, EVERYBODY, 0.0)
    few = outlook(table, 1 << HOLMES | 1 << SMITH | 1 << GOODLEY, 0.0)
    assert many[HOLMES] > few[HOLMES] > outlook(table, 1 << HOLMES, 0.0)[HOLMES]
    assert outlook(table, EVERYBODY, 0.5)[HOLMES] < many[HOLMES]


def test_the_outlook_is_what_the_features_weigh() -> None:
    table = given("0 plays holmes | turn: 3 | round: 3").table
    seen = in_sight(table)
    for who in (HOLMES, GULL):
        group = seen if seen >> who & 1 else EVERYBODY & ~seen
        row = features(table, group, who, bool(seen >> who & 1), float(group.bit_count()))
        z = sum(weight * feature for weight, feature in zip(WEIGHTS[0], row, strict=True))
        assert outlook(table, EVERYBODY, 0.0)[who] == pytest.approx(1 / (1 + 2.718281828459045**-z))


def test_after_the_last_round_jack_has_won() -> None:
    table = given("1 plays holmes | round: 8 | turn: 3").table
    assert set(outlook(table, EVERYBODY, 0.0)) == {1.0}


def test_who_could_have_hidden_and_did_not_is_less_suspect() -> None:
    # Jack plays the last card of the round, Gull's: he may put himself and anybody else into the dark or the light.
    story = given("1 plays gull | round: 2 | turn: 3 | jack: gull | suspects: gull smith lestrade bert")
    mind = Suspicion(story.table.agreed, Random(0))
    mind.table = story.table.clone()
    start = len(story.events)
    story.say("1 card gull", "1 swap holmes")
    for event in story.events[start:]:
        mind.hear(GAME.told(event, 0))
    shares = mind.shares(story.table.suspects)
    assert sum(shares) == pytest.approx(1.0)
    assert mind.shares(1 << SMITH) == alike(1 << SMITH)


def test_suspicion_follows_the_table_by_what_is_told() -> None:
    rng = Random(11)
    for seed in range(4):
        state = GAME.new(edition="later" if seed % 2 else "2006")
        assert isinstance(state, Table)
        state.events = []
        mind = Suspicion(state.agreed, Random(0))
        while not state.over:
            state.apply(state.sample(rng) if state.seat() == CHANCE else rng.choice(state.options()))
            events, state.events = state.events or [], []
            for event in events:
                mind.hear(GAME.told(event, 0))
            if not state.over and state.stack[-1].name == "choose-card":
                for part in ("where", "lamps", "facing", "cordons", "covered", "cards", "seen", "suspects", "round"):
                    assert getattr(mind.table, part) == getattr(state, part)


# -- games ----------------------------------------------------------------------------------------


def winner(detective: str, jack: str, seed: int) -> int:
    """Who wins a game between two bots."""
    return play_out(GAME, [detective, jack], seed, edition="later" if seed % 2 else "2006").winners[0]


def test_the_constable_beats_the_random_bot_on_either_side() -> None:
    assert [winner("constable", "random", seed) for seed in range(10)].count(0) >= 8
    assert [winner("random", "constable", seed) for seed in range(20)].count(1) >= 13


def test_a_game_between_bots_is_the_same_each_time() -> None:
    assert [winner("sergeant", "sergeant", seed) for seed in range(3)] == [
        winner("sergeant", "sergeant", seed) for seed in range(3)
    ]


def test_out_of_time_it_plays_by_the_first_sight_of_all_its_cards() -> None:
    stop_the_clocks(False)
    table = given("0 plays holmes smith goodley gull").table.clone()
    case = Case(DETECTIVE, EVERYBODY, -1, 0.0, 1 / 7, alike(EVERYBODY))
    search = Search(INSPECTOR._replace(seconds=0.0), case, Random(0))
    found = search.weigh(table)
    assert len({weighed.turn[0].text for weighed in found}) == 4
    assert search.looks == len(found)
    # What comes after it is not looked at any more, or not to the end.
    later = search.children(table, DETECTIVE, 0.0, INSPECTOR.replies)
    assert len({turn[0].text for turn, _, _, _ in later}) == 1
