"""The engine against a second player of the same rules that walks every path and has no tables."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from mr_jack import naive

POSITIONS = 240
"""In a test run; `python -m tests.mr_jack.naive 5000` compares as many as you like."""


@pytest.mark.slow
def test_both_agree_on_hundreds_of_random_positions() -> None:
    found = naive.compare(POSITIONS, seed=7)
    assert found["positions"] == POSITIONS
    assert found["nobody to whistle for"] > 8
    assert found["somebody cannot move"] > 4
    assert found["a way out"] > 40


def without_sewers(position: naive.Position) -> naive.Position:
    """A wrong reading: one cover lies elsewhere."""
    holes = sorted(naive.NAMES[cell] for cell in naive.open_manholes(position))
    return position._replace(covers={holes[0], *sorted(position.covers)[1:]})


def one_cordon_elsewhere(position: naive.Position) -> naive.Position:
    """A wrong reading: a cordon stands at another exit."""
    free = sorted(set(naive.EXITS) - position.cordons)
    return position._replace(cordons={free[0], *sorted(position.cordons)[1:]})


def one_light_more(position: naive.Position) -> naive.Position:
    """A wrong reading: one more post burns."""
    dark = [post for post in ("b2", "c7", "f5", "f9", "h4", "h8", "k6", "l11") if post not in position.burning]
    return position._replace(burning=position.burning | {dark[0]})


@pytest.mark.parametrize("misread", [without_sewers, one_cordon_elsewhere, one_light_more])
def test_a_player_with_one_mistake_is_found_out(
    misread: Callable[[naive.Position], naive.Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out = naive.laid_out
    monkeypatch.setattr(naive, "laid_out", lambda position: lay_out(misread(position)))
    rng = random.Random(1)
    assert all(naive.differences(naive.random_position(rng)) for _ in range(10))
