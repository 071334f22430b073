"""The simple bot plays Mr. Jack sensibly from either seat, and from what its seat can see."""

from __future__ import annotations

from random import Random

import pytest
from mr_jack.stories import JackStory, given

from whitechapel.bots import bots
from whitechapel.bots.simple_mr_jack import SimpleMrJack
from whitechapel.core.frames import CHANCE
from whitechapel.games.mr_jack import GAME


def simple(seat: int, seed: int = 0) -> SimpleMrJack:
    return SimpleMrJack(GAME, GAME.read_options({}), seat, Random(seed))


def play_turn(story: JackStory, seat: int, seed: int = 0) -> list[str]:
    """Let the bot answer until somebody else is asked, or chance, or a new card is to be chosen."""
    bot = simple(seat, seed)
    said: list[str] = []
    while not story.table.over and story.asked == (seat,):
        if said and story.view(seat).question == "choose-card":
            break
        said.append(bot.choose(story.view(seat)))
        story.say(f"{seat} {said[-1]}")
    return said


# -- the detective --------------------------------------------------------------------------------


def test_the_detective_accuses_when_there_is_no_doubt_left() -> None:
    story = given("0 plays holmes smith | suspects: bert gull | alibis0: gull")
    assert play_turn(story, 0)[-1] == "accuse bert"
    assert story.view(0).ending == "caught"


def test_the_detective_uses_a_power_to_reach_jack() -> None:
    # Goodley is too far away on foot; Bert takes the cover off m9, goes down where he stands and comes up beside him.
    story = given("0 plays bert | jack: goodley | suspects: goodley | at: bert f10, goodley m10 | covers: m9 c2")
    assert play_turn(story, 0)[-1] == "accuse goodley"
    assert story.view(0).ending == "caught"


def test_the_detective_does_not_guess_while_there_is_time() -> None:
    for seed in range(5):
        story = given("0 plays holmes smith goodley gull | suspects: bert gull")
        assert not any(answer.startswith("accuse") for answer in play_turn(story, 0, seed))


def test_the_detective_guesses_in_the_last_round() -> None:
    story = given("0 plays holmes smith | round: 8 | turn: 2 | suspects: bert gull")
    assert play_turn(story, 0)[-1] in ("accuse bert", "accuse gull")


def test_with_the_last_card_the_detective_parts_the_suspects_evenly() -> None:
    # Smith and Lestrade are in the light, Miss Stealthy and Goodley in the dark; she has to move, and stays there.
    for seed in range(3):
        story = given("0 plays stealthy | turn: 3 | jack: smith | suspects: stealthy smith lestrade goodley")
        play_turn(story, 0, seed)
        assert story.view(None).suspects == ("smith", "lestrade")


def test_the_detective_turns_the_lantern_on_somebody() -> None:
    # Only the beam can part these two, wherever Watson goes.
    lamps = "lamps: b2=1 l11=2 c7=3 k6=4 f5 h4"
    story = given(f"0 plays watson | turn: 3 | suspects: bert gull | at: bert i10, gull e9 | {lamps}")
    play_turn(story, 0)
    assert len(story.view(None).suspects) == 1


# -- Jack -----------------------------------------------------------------------------------------


def test_jack_leaves_when_he_can() -> None:
    story = given("1 plays holmes bert | round: 2 | witness: unseen | at: bert b6")
    assert play_turn(story, 1)[-1] == "leave nw"
    assert story.view(1).ending == "escaped"


def test_jack_moves_a_cordon_away_and_leaves() -> None:
    story = given("1 plays lestrade | jack: lestrade | round: 2 | witness: unseen | at: lestrade a2")
    said = play_turn(story, 1)
    assert said[:2] == ["card lestrade", "power first"]
    assert said[-1] == "leave sw"


def test_with_the_last_card_jack_hides_among_many() -> None:
    # All the others but Smith are in the dark, and Bert, who is Jack, has the last card.
    dark = "at: holmes e3, lestrade i10, watson a5, goodley m9, stealthy i4, gull e9"
    for seed in range(3):
        story = given(f"1 plays bert | round: 2 | turn: 3 | {dark}")
        assert story.view(1).in_sight == ("smith", "bert")
        play_turn(story, 1, seed)
        assert len(story.view(None).suspects) >= 6
        assert not story.view(None).seen


# -- either ---------------------------------------------------------------------------------------


def test_it_decides_by_its_view_alone() -> None:
    one, two = (given(f"0 plays holmes smith goodley | jack: {jack} | alibis0: gull") for jack in ("bert", "watson"))
    assert play_turn(one, 0, seed=3) == play_turn(two, 0, seed=3)


@pytest.mark.parametrize("card", ["smith", "lestrade", "goodley", "gull", "watson", "bert"])
def test_it_ends_a_turn_that_another_has_begun(card: str) -> None:
    story = given(f"0 plays holmes stealthy {card}")
    story.say(f"0 card {card}")
    said = play_turn(story, 0)
    assert said
    assert story.asked == (1,)


def winner(detective: str, jack: str, seed: int) -> int:
    """Who wins a game between two bots."""
    agreed = GAME.read_options({"edition": "later" if seed % 2 else "2006"})
    state = GAME.start(agreed)
    rng = Random(seed)
    names = (detective, jack)
    players = [bots(GAME.id)[name](GAME, agreed, seat, Random(seed)) for seat, name in enumerate(names)]
    while not state.over:
        seat = state.seat()
        if seat == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.play(seat, GAME.action(players[seat].choose(GAME.view(state, seat))))
    return GAME.result(state).winners[0]


def test_the_simple_bot_beats_the_random_bot_on_either_side() -> None:
    assert [winner("constable", "random", seed) for seed in range(10)].count(0) >= 9
    assert [winner("random", "constable", seed) for seed in range(20)].count(1) >= 15
