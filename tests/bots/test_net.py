"""Nets in whole numbers, what they see of a rummy table, and the hands they learn from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from bots.honesty import positions

from whitechapel.bots import Bot, Candidate
from whitechapel.bots.arena import between
from whitechapel.bots.net import CEILING, FIRST, MOST, NEXT, Net, QuickNet, drawn, packed, read, shape, shares
from whitechapel.bots.rummy import ENDED, Rank, values
from whitechapel.bots.rummy_net import Commissioner, Judgement
from whitechapel.bots.search import ask
from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game
from whitechapel.games.jack_the_ripper import GAME as RIPPER
from whitechapel.games.rue_morgue import GAME as MORGUE
from whitechapel.training.hands import Hands

SIZES = (40, 24, 8, 5)


def some_parts(rng: Random, furthest: int) -> list[list[int]]:
    return [[rng.randint(-furthest, furthest) for _ in range(size)] for size in shape(SIZES)]


def test_a_net_says_exactly_what_its_sums_say() -> None:
    """In either way of adding up."""
    rng = Random(1)
    rows, bias, second, second_bias, last, last_bias = parts = some_parts(rng, 90)
    sizes, weights = read(packed(parts, SIZES))
    nets = Net(sizes, weights), QuickNet(sizes, weights)
    for _ in range(20):
        active = rng.sample(range(SIZES[0]), 12)
        first = [bias[j] + sum(rows[i * 24 + j] for i in active) for j in range(24)]
        first = [min(CEILING, max(0, one)) for one in first]
        inner = [FIRST * second_bias[k] + sum(second[j * 8 + k] * first[j] for j in range(24)) for k in range(8)]
        inner = [min(CEILING, max(0, one) // NEXT) for one in inner]
        wanted = [FIRST * last_bias[o] + sum(last[k * 5 + o] * inner[k] for k in range(8)) for o in range(5)]
        assert [net.think(active) for net in nets] == [wanted, wanted]


def test_a_net_whose_sums_would_not_fit_is_refused() -> None:
    sizes = (MOST, 1, 1, 1)
    parts = [[200] * MOST, [0], [0], [0], [0], [0]]
    with pytest.raises(ValueError, match="too high"):
        packed(parts, sizes)


def test_an_answer_is_drawn_as_often_as_its_output_says() -> None:
    one = FIRST * NEXT
    weights = shares([3 * one, 2 * one, -20 * one])
    assert weights[0] / weights[1] == pytest.approx(2.718, rel=0.01)
    rng = Random(1)
    counted = Counter(drawn(weights, rng) for _ in range(2000))
    assert 1400 < counted[0] < 1520
    assert counted[2] < 3


@pytest.mark.parametrize("game", [RIPPER, MORGUE], ids=lambda game: game.id)
def test_a_net_sees_nothing_that_its_seat_does_not_know(game: Game) -> None:
    """In every world that looks the same to the seat the same inputs are on."""
    room: Any = game.room("bots")
    inputs = room.MIND.inputs
    seen = 0
    for seed in range(8):
        for position in positions(game, seed):
            memory = game.memory(position.agreed, position.seat)
            for event in position.told:
                memory.hear(event)
            found = []
            for _ in range(2):
                world = game.sample(position.view, memory, Random(seed))
                ask(world, position.seat)
                found.append(sorted(inputs.active(world, position.seat)))
            other = game.sample(position.other_view, memory, Random(seed + 100))
            ask(other, position.seat)
            found.append(sorted(inputs.active(other, position.seat)))
            assert found[0] == found[1] == found[2]
            assert len(set(found[0])) == len(found[0]) <= MOST
            assert found[0][-1] < inputs.size
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("game", [RIPPER, MORGUE], ids=lambda game: game.id)
def test_the_net_that_is_shipped_judges_hands_better_than_somebody_who_knows_nothing(game: Game) -> None:
    room: Any = game.room("bots")
    judgement = Judgement(room.MIND)
    rng = Random(5)
    agreed = game.read_settings({"seats": 2, "max_hands": 1})
    off = nothing = 0.0
    for _ in range(30):
        table: Any = game.start(agreed)
        while table.stack[-1].seat == CHANCE:
            table.apply(table.sample(rng))
        table.stack[0] = ENDED
        chance = 0.5
        while table.stack[-1] is not ENDED:
            frame = table.stack[-1]
            if frame.seat == 0 and frame.name == "draw":
                chance = judgement.chance(table, 0)
            table.apply(table.sample(rng) if frame.seat == CHANCE else room.SENSE.advise(table, room.SERGEANT))
        came = values(table, room.SENSE)[0]
        off += (chance - came) ** 2
        nothing += (0.5 - came) ** 2
    assert off < 0.8 * nothing


@pytest.mark.parametrize("game", [RIPPER, MORGUE], ids=lambda game: game.id)
def test_hands_side_by_side_go_on_for_ever_and_nobody_wins_what_nobody_loses(game: Game) -> None:
    room: Any = game.room("bots")
    agreed = [game.read_settings({"seats": seats}) for seats in (2, 3, 4)]
    mind = room.MIND
    rngs = [Random(row) for row in range(3)]
    hands = Hands(game.start, agreed, room.SENSE, mind.inputs, mind.answers, MOST, rngs)
    rng = Random(1)
    width = len(mind.answers)
    ended = 0
    for _ in range(600):
        legal = [[i for i in range(width) if hands.masks[row * width + i]] for row in range(3)]
        assert all(len(some) > 1 for some in legal)
        hands.step([rng.choice(some) for some in legal])
        for row, won, points in hands.ended:
            ended += 1
            sides = {seat % len(hands.tables[row].scores): one for seat, one in enumerate(won)}  # type: ignore[attr-defined]
            assert abs(sum(sides.values())) < 1e-9
            assert max(points) >= 0.0 >= min(points)
    assert ended


@pytest.mark.slow
@pytest.mark.parametrize("game", [RIPPER, MORGUE], ids=lambda game: game.id)
def test_a_commissioner_plays_a_hand_and_calls_best_what_it_values_most(game: Game) -> None:
    room: Any = game.room("bots")
    agreed = game.read_settings({"max_hands": 1})
    rank = Rank(room.SERGEANT, 40, caution=0.5, reads=True)
    players = [Commissioner(game, agreed, seat, Random(seat), room.SENSE, rank, room.MIND) for seat in range(2)]
    noted = [Noted(player) for player in players]
    assert between(noted, game, agreed, Random(1)).winners
    weighed = [values for one in noted for values in one.weighed]
    assert any(len(values) > 1 for values in weighed)
    assert all(values[0] == max(values) for values in weighed if values)


@pytest.mark.slow
@pytest.mark.parametrize("game", [RIPPER, MORGUE], ids=lambda game: game.id)
def test_a_hint_of_a_commissioner_says_how_the_hand_ends_with_each_answer(game: Game) -> None:
    room: Any = game.room("bots")
    rank = Rank(room.SERGEANT, 96, reads=True)
    hints = 0
    for position in positions(game, 1):
        if len(position.view.options) > 2:
            bot = Commissioner(game, position.agreed, position.seat, Random(1), room.SENSE, rank, room.MIND)
            for event in position.told:
                bot.hear(event)
            best, *others = bot.weigh(position.view)
            assert best.reason.endswith(" ahead")
            assert len(others) == 2
            assert all(one.reason.startswith("ahead ") for one in others)
            assert all((one.value or 0.0) <= (best.value or 0.0) for one in others)
            assert all({"mine", "theirs", "out"} < set(one.facts) for one in (best, *others))
            hints += 1
    assert hints > 2


@pytest.mark.parametrize("game", [RIPPER, MORGUE], ids=lambda game: game.id)
def test_a_net_alone_answers_what_it_likes_best_and_counts_the_others_as_worse(game: Game) -> None:
    room: Any = game.room("bots")
    compared = 0
    for position in positions(game, 2):
        bot = room.CONTENDERS["net"](game, position.agreed, position.seat, Random(1))
        for event in position.told:
            bot.hear(event)
        found = bot.weigh(position.view)
        assert found[0].answer == bot.choose(position.view)
        values = [one.value or 0.0 for one in found]
        assert values == sorted(values, reverse=True)
        compared += len(values) > 1
    assert compared > 2


class Noted:
    """A bot, and what it thought of its candidates."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.hear = bot.hear
        self.weighed: list[list[float]] = []

    def choose(self, view: Any) -> str:
        candidates = self.weigh(view)
        self.weighed.append([one.value for one in candidates if one.value is not None])
        return candidates[0].answer

    def weigh(self, view: Any) -> Sequence[Candidate]:
        return self.bot.weigh(view)
