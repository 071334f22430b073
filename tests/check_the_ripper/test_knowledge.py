"""What a seat sees, hears and can know; and the worlds drawn from that."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from check_the_ripper.brute_force import EveryWorld
from check_the_ripper.players import played
from check_the_ripper.stories import ChaseStory, given, set_up

from whitechapel.bots import bots
from whitechapel.core import laws
from whitechapel.core.frames import CHANCE
from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.belief import Told, known, sample
from whitechapel.games.check_the_ripper.state import Table

TABLE = "0: g8 | 1: a1 | 2: a3 | g11: hammer | j3: knife | cards: cleaver hammer"
FEW = "filed: cleaver*2 knife*4 scissors*3 hammer*2 | cards: cleaver hammer scissors"
"""Two cleavers, a pair of scissors, two hammers and four blank files are left on the board."""


# -- what is seen ---------------------------------------------------------------------------------


@pytest.mark.rule("check-the-ripper/memory")
def test_what_was_seen_is_not_shown_again() -> None:
    t = given(TABLE, rolled="rook king")
    before = t.view(2)
    t.say("0 rook g11", "0 king g12", "* roll king queen", "1 done")
    for seat in (0, 1, 2, None):
        assert (t.view(seat).shown, t.view(seat).peeked) == (None, None)
        assert "hammer" not in repr({**t.view(seat)._asdict(), "agreed": None})
    assert t.view(2).files == before.files


@pytest.mark.rule("check-the-ripper/memory")
def test_a_table_that_shows_everything_seen_takes_it_from_a_memory() -> None:
    t = given(TABLE, rolled="rook king")
    t.say("0 rook g11", "0 king g12")
    assert known(t.view(1), t.memory(1)) == {"g11": "hammer"}
    assert known(t.view(1), Told()) == {}


@pytest.mark.rule("check-the-ripper/memory")
def test_two_tables_that_differ_only_in_closed_files_look_the_same() -> None:
    other = given(TABLE.replace("g11: hammer | j3: knife", "g11: blank | j3: cleaver"), rolled="rook king")
    for seat in (0, 1, None):
        assert given(TABLE, rolled="rook king").view(seat) == other.view(seat)


@pytest.mark.rule("check-the-ripper/shown-until-next-answer")
def test_a_file_lies_open_until_somebody_answers_anything() -> None:
    t = given(TABLE, rolled="rook king")
    t.say("0 rook g11")
    assert t.view(1).shown == ("g11", "Glasgow", "hammer")
    t.say("0 done")
    assert t.view(1).shown is None


@pytest.mark.rule("check-the-ripper/shown-until-next-answer")
def test_the_next_roll_does_not_close_a_file_but_the_next_player_does() -> None:
    t = given(TABLE, rolled="king rook")
    t.say("0 king g9", "0 rook g11", "* roll knight knight")
    assert t.view(None).shown == ("g11", "Glasgow", "hammer")
    t.say("1 keep")
    assert t.view(None).shown is None


@pytest.mark.rule("check-the-ripper/shown-until-next-answer")
@pytest.mark.parametrize("answer", ["decline", "queen g10"])
def test_a_bonus_move_made_or_declined_closes_a_file_too(answer: str) -> None:
    t = given(TABLE.replace("1: a1", "1: g9"), rolled="king rook")
    t.say("0 king g9", "* duel queen queen", "0 place l15", "0 pass", "0 rook g11")
    assert (t.question, t.view(1).shown) == ("bonus", ("g11", "Glasgow", "hammer"))
    t.say(f"0 {answer}")
    assert t.view(1).shown is None


@pytest.mark.rule("check-the-ripper/shown-until-next-answer")
def test_nothing_lies_open_at_any_other_question() -> None:
    """In whole games of bots: what lies open was turned up by the last answer of a player."""
    open_at = set()

    def watch(state: Table) -> None:
        turned = any(event.kind in ("revealed", "turned") for event in state.events or ())
        if state.shown >= 0:
            open_at.add(GAME.view(state, None).question)
            assert state.events is not None
            assert turned or state.events[0].kind == "rolled"

    for seed in range(6):
        played(["constable", "random", "constable"], seed, watch)
    assert {"move", "roll"} <= open_at <= {"move", "bonus", "roll", "change"}


@pytest.mark.rule("check-the-ripper/peek-until-put-back")
def test_a_look_lasts_until_the_file_is_put_back() -> None:
    t = given(TABLE.replace("1: a1", "1: g9"), rolled="king rook")
    t.say("0 king g9", "* duel knight king", "1 place l15", "1 look j3")
    assert t.view(1).peeked == ("j3", "London", "knife")
    t.refuses("1 pass", "peek-until-put-back")
    t.refuses("1 done", "peek-until-put-back")
    t.refuses("1 king g10", "peek-until-put-back")
    t.say("1 put back")
    assert t.view(1).peeked is None
    assert known(t.view(1), t.memory(1)) == {"j3": "knife"}
    assert known(t.view(0), t.memory(0)) == {}


# -- what can be known ----------------------------------------------------------------------------


@pytest.mark.rule("check-the-ripper/known-files")
def test_at_first_every_file_is_anything_with_a_chance_of_a_fifth() -> None:
    t = set_up("a1", "a2")
    row = GAME.marginals(t.view(0), t.memory(0))["j3"]
    assert row == dict.fromkeys(("cleaver", "knife", "scissors", "hammer", "blank"), 0.2)


@pytest.mark.rule("check-the-ripper/known-files")
def test_a_file_seen_is_known_and_changes_all_the_others() -> None:
    t = given(TABLE, rolled="rook king")
    t.say("0 rook g11", "0 king g12")
    rows = GAME.marginals(t.view(1), t.memory(1))
    assert rows["g11"] == {"hammer": 1.0}
    assert rows["j3"] == pytest.approx(
        {"cleaver": 4 / 19, "knife": 4 / 19, "scissors": 4 / 19, "hammer": 3 / 19, "blank": 4 / 19}
    )


@pytest.mark.rule("check-the-ripper/known-files")
def test_a_file_that_is_forgotten_is_one_of_the_unseen_ones_again() -> None:
    t = given(TABLE, rolled="rook king")
    t.say("0 rook g11", "0 king g12")
    memory = t.memory(1)
    memory.forget("g11")
    rows = GAME.marginals(t.view(1), memory)
    assert rows["g11"] == rows["j3"] == dict.fromkeys(("cleaver", "knife", "scissors", "hammer", "blank"), 0.2)
    memory.forget("g11")  # forgetting twice is no harm
    world = GAME.sample(t.view(1), memory, Random(1))
    assert GAME.view(world, 1) == t.view(1)


@pytest.mark.rule("check-the-ripper/known-cards")
def test_a_card_that_was_open_is_known_and_three_known_cards_give_the_fourth_away() -> None:
    t = set_up("a1", "a2")
    assert GAME.marginals(t.view(0), t.memory(0))["card 2"] == pytest.approx(
        {"knife": 1 / 3, "scissors": 1 / 3, "hammer": 1 / 3}
    )
    t.say("* roll king king", "0 done")
    rows = GAME.marginals(t.view(0), t.memory(0))
    assert rows["card 4"] == {"cleaver": 1.0}
    assert rows["card 2"] == rows["card 3"] == {"scissors": 0.5, "hammer": 0.5}
    t.say("* roll king king", "1 done")
    rows = GAME.marginals(t.view(0), t.memory(0))
    assert [rows[f"card {number}"] for number in (2, 3, 4)] == [{"hammer": 1.0}, {"cleaver": 1.0}, {"knife": 1.0}]


# -- against brute force --------------------------------------------------------------------------


def few(seat: int | None, turn: int = 0, **options: Any) -> EveryWorld:
    """Nine files lie on the board, and six of them are unknown to a seat; so is the order of the hidden cards."""
    gone = "gone: b8 e8 h7 j7 b6 e6 l5 b4 h3 j3 l3"
    text = f"0: g8 | 1: g9 | g11: hammer | g5: cleaver | h15: scissors | g13: cleaver | {FEW} | {gone}"
    t: ChaseStory = given(text, turn=turn, chips=(5, 0), **options)
    return EveryWorld(t, seat, "g11 g5 h15 g13 i13 h11")


@pytest.mark.rule("check-the-ripper/honest-sampling")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_expectations_are_those_of_all_worlds_together(seat: int | None) -> None:
    every = few(seat)
    assert len(every.worlds) == 180 * 2  # 6! / (2! * 2!) ways for the files, two for the cards
    for line in (
        *("* roll rook king", "0 king g9", "* duel queen knight", "0 place a1", "0 look g5", "0 put back"),
        *("0 rook g11", "0 queen g13", "0 turn g5"),  # the fourth file, and the next card
        *("* roll queen queen", "1 done", "* roll knight knight", "0 change", "0 done"),
    ):
        every.say(line)
        believed = every.believed()
        for thing, row in every.expected().items():
            assert believed[thing] == pytest.approx(row), (line, thing)
        assert set(believed) == set(every.expected())


@pytest.mark.rule("check-the-ripper/honest-sampling")
def test_only_the_player_who_looked_knows_more() -> None:
    mine, theirs = few(0), few(1)
    for every in (mine, theirs):
        every.say("* roll rook king", "0 king g9", "* duel queen knight", "0 place a1", "0 look g5", "0 put back")
    assert mine.believed()["g5"] == {"cleaver": 1.0}
    assert theirs.believed()["g5"]["cleaver"] == pytest.approx(2 / 6)
    assert len(theirs.worlds) == 3 * len(mine.worlds)


@pytest.mark.rule("check-the-ripper/honest-sampling")
def test_every_world_is_drawn_equally_often() -> None:
    every = few(1)
    every.say("* roll rook king", "0 rook g5")
    view = every.t.view(1)
    drawn: Counter[object] = Counter()
    rng = Random(6)
    draws = 100 * len(every.worlds)
    for _ in range(draws):
        world = sample(view, every.memory, rng)
        drawn[world.files, world.cards] += 1
    assert set(drawn) == {(world.files, world.cards) for world in every.worlds}
    degrees = len(every.worlds) - 1
    chi_square = sum((times - 100) ** 2 / 100 for times in drawn.values())
    assert abs(chi_square - degrees) < 5 * (2 * degrees) ** 0.5


@pytest.mark.rule("check-the-ripper/honest-sampling")
def test_a_drawn_world_agrees_with_all_that_was_seen_whenever_it_is_drawn() -> None:
    """In a whole game of bots, after every answer, for every seat."""
    agreed = GAME.read_settings({"seats": 3})
    memories = {seat: GAME.memory(agreed, seat) for seat in (0, 1, 2, None)}
    rng = Random(9)

    def watch(state: Table) -> None:
        for seat, memory in memories.items():
            for event in state.events or ():
                memory.hear(GAME.told(event, seat))
            view = GAME.view(state, seat)
            world = GAME.sample(view, memory, rng)
            assert GAME.view(world, seat) == view
            assert GAME.audit(world) is None

    assert played(["constable"] * 3, 4, watch).ending == "cabinet"


# -- the laws, where random games do not lead -----------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("completed_card", ["next", "strict"])
def test_the_laws_hold_in_games_that_are_played_to_the_last_file(completed_card: str) -> None:
    """Random games seldom convict anybody. Here the simple bot plays, and the laws look on."""
    for seed in range(3):
        agreed = GAME.read_settings({"seats": 2 + seed, "completed_card": completed_card})
        trial = laws.Trial(GAME, agreed, Random(seed), lambda state: state.clone())
        players = [bots(GAME.id)["constable"](GAME, agreed, seat, Random(seat)) for seat in range(agreed.seats)]
        state = trial.state
        assert isinstance(state, Table)
        assert state.events is not None
        heard = 0
        while not state.over:
            if trial.rng.random() < 0.08:
                trial.look()
            seat = state.seat()
            if seat == CHANCE:
                action = state.sample(trial.rng)
            else:
                action = GAME.action(players[seat].choose(GAME.view(state, seat)))
            state.play(seat, action)
            trial.transcript.add(seat, action)
            trial.tell()
            for event in state.events[heard:]:
                for listener, player in enumerate(players):
                    player.hear(GAME.told(event, listener))
            heard = len(state.events)
        trial.look()
        trial.replay()
        assert state.ending == "cabinet"
        assert state.cabinet == (4, 4, 4, 4)
