"""Whole matches between bots, for the tests."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from whitechapel.bots import Bot, Candidate, arena, contenders
from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game, Result


def seated(game: Game, agreed: Any, names: list[str]) -> list[Bot]:
    return [contenders(game.id)[name](game, agreed, seat, Random(seat)) for seat, name in enumerate(names)]


def play_out(game: Game, names: list[str], seed: int, **options: Any) -> Result:
    """A whole match between bots; they get nothing but their views and what they are told."""
    agreed = game.read_settings(options)
    return arena.between(seated(game, agreed, names), game, agreed, Random(seed))


def thoughts(game: Game, name: str, seed: int, questions: int, **options: Any) -> list[tuple[Any, Sequence[Candidate]]]:
    """What a bot on seat 0 weighs over this many questions with a choice; the others answer anything."""
    agreed = game.read_settings(options)
    state = game.start(agreed)
    state.events = []
    rng = Random(seed)
    bot = contenders(game.id)[name](game, agreed, 0, Random(seed))
    found: list[tuple[Any, Sequence[Candidate]]] = []
    while not state.over and len(found) < questions:
        seat = state.waiting()[0]
        view = game.view(state, 0)
        if seat == 0 and len(view.options) > 1:
            candidates = bot.weigh(view)
            assert {one.answer for one in candidates} <= set(view.options)
            found.append((view, candidates))
            state.play(seat, game.action(candidates[0].answer))
        else:
            state.play(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.question(seat).options(state)))
        events, state.events = state.events or [], []
        for event in events:
            bot.hear(game.told(event, 0))
    return found
