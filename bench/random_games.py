"""Random games in OpenSpiel, driven from Python."""

from __future__ import annotations

from random import Random
from typing import Any


def draw(state: Any, rng: Random) -> None:
    """One of the outcomes of a chance node, drawn like a legal action."""
    outcomes = state.chance_outcomes()
    state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])


def play_on(state: Any, rng: Random) -> int:
    """Play to the end; how many steps that took."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()  # as in `draw`, without the call
            state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        steps += 1
    return steps
