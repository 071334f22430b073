"""Whole games between bots, for tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from whitechapel.bots import bots
from whitechapel.core.frames import CHANCE
from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.state import Table


def played(names: list[str], seed: int, watch: Callable[[Table], None] | None = None, **options: Any) -> Table:
    """The end of a game between these bots, who get nothing but their views and what they are told. `watch` sees the
    table after every answer."""
    agreed = GAME.read_settings({"seats": len(names), **options})
    state = GAME.start(agreed)
    assert isinstance(state, Table)
    state.events = []
    rng = Random(seed)
    players = [bots(GAME.id)[name](GAME, agreed, seat, Random(100 * seed + seat)) for seat, name in enumerate(names)]
    while not state.over:
        seat = state.seat()
        if seat == CHANCE:
            state.play(seat, state.sample(rng))
        else:
            state.play(seat, GAME.action(players[seat].choose(GAME.view(state, seat))))
        if watch is not None:
            watch(state)
        events, state.events = state.events or [], []
        for event in events:
            for listener, player in enumerate(players):
                player.hear(GAME.told(event, listener))
    return state
