"""A net that is taught for a moment plays better than it did, goes on where it stopped, and says how it went."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from whitechapel.bots.net import unpacked
from whitechapel.bots.rummy import ENDED
from whitechapel.bots.rummy_net import Judgement
from whitechapel.core.frames import CHANCE
from whitechapel.games.rue_morgue import GAME
from whitechapel.training.curve import Curve

pytest.importorskip("torch", reason="the extra `torch` is not installed")

from whitechapel.training.self_play import Plan, Progress, Recipe, teach

TINY = Recipe(
    tables=(({"seats": 2}, 1),), width=32, inner=16, rows=48, horizon=32, batch=512, epochs=4, rate=3e-3, league=0.25
)


def mean_points(net: Path, hands: int) -> float:
    """By how many points a net is ahead of random answers, on average."""
    room: Any = GAME.room("bots")
    judgement = Judgement(room.MIND, unpacked(net.read_bytes()))
    agreed = GAME.read_settings({"seats": 2})
    rng = Random(3)
    ahead = 0.0
    for number in range(hands):
        table: Any = GAME.start(agreed)
        while table.stack[-1].seat == CHANCE:
            table.apply(table.sample(rng))
        table.stack[0] = ENDED
        seat = number % 2
        while table.stack[-1] is not ENDED:
            frame = table.stack[-1]
            if frame.seat == seat:
                table.apply(judgement.answer(table, rng))
            else:
                table.apply(frame.sample(table, rng) if frame.seat == CHANCE else frame.pick(table, rng.random()))
        totals = room.SENSE.totals(table)
        ahead += totals[seat] - totals[1 - seat]
    return ahead / hands


@pytest.mark.slow
def test_a_moment_of_training_beats_random_answers_and_can_be_interrupted(tmp_path: Path) -> None:
    out = tmp_path / "net.bin"
    seen: list[Progress] = []
    ticks = count()  # two to a lesson
    plan = Plan(GAME.id, 48.0, 1, "cpu", 1, out, pause=24.0, stages=4)
    teach(plan, TINY, seen.append, lambda: float(next(ticks)))
    assert [one.answers for one in seen] == [3072 * number for number in range(1, 13)]
    teach(plan._replace(pause=None, resume=out.with_suffix(".pt")), TINY, seen.append, lambda: float(next(ticks)))
    assert [one.answers for one in seen[12:]] == [3072 * number for number in range(13, 13 + len(seen) - 12)]
    assert 48.0 <= seen[-1].seconds <= 50.0
    lines = [json.loads(line) for line in out.with_suffix(".curve.jsonl").read_text().splitlines()]
    assert [line["answers"] for line in lines] == [one.answers for one in seen]
    assert out.with_stem("net-01").exists()
    assert mean_points(out, 60) > 3.0


@pytest.mark.slow
def test_the_nets_on_the_way_are_rated_by_whole_matches(tmp_path: Path) -> None:
    room: Any = GAME.room("bots")
    net = tmp_path / "net.bin"
    net.write_bytes(Path(room.__file__).with_name("net.bin").read_bytes())
    with Curve(tmp_path / "curve.jsonl", GAME.id, 2, {"constable": 2}, 1) as curve:
        curve.rate(net, 1000)
    (line,) = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert (line["answers"], line["against"], line["matches"]) == (1000, "constable", 4)
    assert 0.0 <= line["low"] <= line["mean"] <= line["high"] <= 1.0
