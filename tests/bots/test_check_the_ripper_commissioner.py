"""The commissioner of Check the Ripper judges tables as it has learned, and tries its answers in the same worlds."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from bots.honesty import positions
from check_the_ripper.stories import ChaseStory, given

from whitechapel.bots.arena import between
from whitechapel.bots.check_the_ripper.commissioner import COMMISSIONER, Ahead, Commissioner, Known, files_of
from whitechapel.bots.check_the_ripper.judgement import FALLING, FEATURES, FINE, WEIGHTS, chances, features
from whitechapel.bots.check_the_ripper.outlook import Files
from whitechapel.bots.search import stop_the_clocks
from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.material import SQUARE, USUAL, board
from whitechapel.games.check_the_ripper.state import Table
from whitechapel.training.check_the_ripper import Played, Task, fit, fitted, play

BOARD = board(USUAL, land_only=False)
NOWHERE: frozenset[int] = frozenset()
QUICK = COMMISSIONER._replace(turns=24, answers=3)


def squares(*names: str) -> frozenset[int]:
    return frozenset([SQUARE[name] for name in names])


def listening(t: ChaseStory, seat: int = 0) -> Commissioner:
    bot = Commissioner(QUICK, GAME, t.table.agreed, seat, Random(0))
    for event in t.events:
        bot.hear(GAME.told(event, seat))
    return bot


# -- the judgement --------------------------------------------------------------------------------

LAST = Files(
    lying=squares("g5", "i5"),
    known=(squares("g5"), NOWHERE, NOWHERE, NOWHERE),
    mine=(NOWHERE,) * 4,
    other=squares("i5"),
    cabinet=(3, 4, 4, 4),
    order=(0,),
)
"""One cleaver is left, worth 14 chips."""


def test_it_has_weights_for_each_number_of_seats_and_of_murderers_convicted() -> None:
    assert sorted(WEIGHTS) == [2, 3, 4]
    assert {len(row) for rows in WEIGHTS.values() for row in rows} == {len(FEATURES)}
    assert {len(rows) for rows in WEIGHTS.values()} == {4}


def test_nobody_catches_up_with_more_chips_than_are_left() -> None:
    where = (SQUARE["g8"], SQUARE["g6"])
    sure = chances(BOARD, LAST, where, (33, 13), 14, 0, 1)
    open = chances(BOARD, LAST, where, (26, 20), 14, 0, 1)
    assert sure[0] > 0.97
    assert open[0] < 0.8
    assert sum(open) == pytest.approx(1.0)


def test_who_can_reach_the_file_that_decides_is_likelier_to_win() -> None:
    near, far = (SQUARE["g6"], SQUARE["a1"]), (SQUARE["a1"], SQUARE["g6"])
    chips = (22, 22)
    assert chances(BOARD, LAST, near, chips, 14, 0, 0)[0] > chances(BOARD, LAST, far, chips, 14, 0, 0)[0]
    known = FEATURES.index("known")
    first, second = features(BOARD, LAST, near, chips, 14, 0, 0)
    assert first[known] > second[known] > 0.0


def test_the_exponential_in_whole_numbers_is_right() -> None:
    assert FALLING[0] == 1 << 30
    assert FALLING[FINE] / FALLING[0] == pytest.approx(np.exp(-1.0), rel=1e-4)
    assert FALLING[9 * FINE] / FALLING[0] == pytest.approx(np.exp(-9.0), rel=1e-3)


# -- looking ahead --------------------------------------------------------------------------------


def test_those_who_play_on_know_what_lay_open_and_what_they_looked_at_alone() -> None:
    t = given("0: g8 | 1: g9 | g11: hammer | g5: knife | cards: cleaver", rolled="king rook")
    t.say("0 king g9", "* duel king king", "0 place a1", "0 look g11")
    table = t.table
    assert isinstance(table, Table)
    town = BOARD.town_at
    known = Known(1 << town[SQUARE["g5"]], (1 << town[SQUARE["g11"]], 0), 1 << table.cards[0])
    mine, theirs = files_of(table, 0, known), files_of(table, 1, known)
    assert (mine.known[1], mine.mine[3]) == (squares("g5"), squares("g11"))
    assert (theirs.known[1], theirs.mine[3]) == (squares("g5"), NOWHERE)
    assert theirs.order == (0, -1, -1, -1)


def test_it_looks_ahead_until_it_is_about_to_roll_again() -> None:
    t = given("0: g8 | 1: a1 | cards: cleaver", rolled="rook king")
    table = t.table
    assert isinstance(table, Table)
    ahead = Ahead(table.agreed, 0, QUICK)
    ahead.until = table.turn + 2
    world = table.clone()
    ahead.play_on(world, Random(1))
    assert (world.turn, world.active, world.stack[-1].name) == (table.turn + 1, 1, "next-step") or (
        world.turn == table.turn + 2 and world.stack[-1].name == "roll"
    )
    assert sum(ahead.values(world)) == pytest.approx(1.0)


def test_it_gives_the_same_answer_in_every_world_that_looks_the_same() -> None:
    seen = 0
    for seed in range(3):
        for position in list(positions(GAME, seed))[::2]:
            found = []
            for view in (position.view, position.other_view):
                bot = Commissioner(QUICK, GAME, position.agreed, position.seat, Random(1888))
                for event in position.told:
                    bot.hear(event)
                found.append(bot.choose(view))
            assert found[0] == found[1]
            seen += 1
    assert seen > 8


def test_it_turns_up_what_it_knows_to_fit_and_calls_best_what_it_values_most() -> None:
    t = given("0: g8 | 1: a1 | g11: cleaver | g5: cleaver | cards: hammer cleaver", rolled="rook king")
    t.say("0 rook g11", "0 done", "* roll king king", "1 done", "* roll rook king")
    weighed = listening(t).weigh(t.view(0))
    assert weighed[0].value == max(one.value or 0.0 for one in weighed)
    t.say("0 rook g5")
    assert listening(t).choose(t.view(0)) == "turn g11"


def test_without_time_it_answers_as_it_judges_its_own_turn() -> None:
    t = given("0: g8 | 1: a1 | g11: hammer | cards: cleaver hammer", rolled="rook king")
    hurried, alone = [
        Commissioner(effort, GAME, t.table.agreed, 0, Random(0))
        for effort in (COMMISSIONER._replace(seconds=0.0), COMMISSIONER._replace(turns=0))
    ]
    stop_the_clocks(False)
    assert list(hurried.weigh(t.view(0))) == list(alone.weigh(t.view(0)))


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", [{"completed_card": "strict"}, {"land_only": True, "knight_over_files": False, "seats": 3}, {"seats": 4}]
)
def test_it_plays_by_every_agreement(options: dict[str, Any]) -> None:
    agreed = GAME.read_settings({"turn_limit": 10, **options})
    effort = QUICK._replace(turns=12)
    players = [Commissioner(effort, GAME, agreed, seat, Random(seat)) for seat in range(agreed.seats)]
    assert between(players, GAME, agreed, Random(1)).winners


# -- how it learned -------------------------------------------------------------------------------


def test_a_fit_finds_the_weights_that_made_the_winners() -> None:
    rng = np.random.default_rng(1)
    numbers = rng.normal(size=(4000, 3, 2))
    strengths = numbers @ np.array([1.5, -0.5])
    odds = np.exp(strengths) / np.exp(strengths).sum(1, keepdims=True)
    won = np.array([rng.multinomial(1, row) for row in odds], float)
    assert fit(numbers, won, np.zeros(2), 1.0) == pytest.approx([1.5, -0.5], abs=0.12)


def test_the_winners_of_games_are_foretold_better_than_by_somebody_who_knows_nothing() -> None:
    rng = Random(1)
    games = []
    for _ in range(60):
        lead = rng.uniform(-2.0, 2.0)
        first = rng.random() < 1 / (1 + np.exp(-2 * lead))
        rows = [(part, [(lead, *[0.0] * 11), (-lead, *[0.0] * 11)]) for part in range(4)]
        games.append(Played(rows, [1.0, 0.0] if first else [0.0, 1.0]))
    weights, bits, nothing = fitted(games)
    assert [len(row) for row in weights] == [len(FEATURES)] * 4
    assert bits < 0.9 < nothing == 1.0


@pytest.mark.slow
def test_before_every_turn_of_a_game_it_is_written_down_how_everybody_stood() -> None:
    rows, won = play(Task(2, 5, dict(WEIGHTS)))
    assert sum(won) == 1.0
    assert rows[0][0] == 0
    assert [part for part, _ in rows] == sorted(part for part, _ in rows)
    assert {(len(row), len(row[0])) for _, row in rows} == {(2, len(FEATURES))}
