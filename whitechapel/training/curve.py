"""How a training went, written down while it goes on: a line of JSON for each lesson, and for each rating of a net."""

from __future__ import annotations

import json
from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, NamedTuple, Self

from whitechapel.bots import contender
from whitechapel.bots.arena import between, share
from whitechapel.bots.net import Net, unpacked
from whitechapel.bots.rummy import Rank
from whitechapel.bots.rummy_net import Commissioner
from whitechapel.bots.search import stop_the_clocks
from whitechapel.games import GAMES


class Deal(NamedTuple):
    """A deal that a net plays twice against a rival, with seats exchanged: plain data for another process."""

    game: str
    net: Path
    rival: str
    number: int


def played(deal: Deal) -> float:
    """What the net won of the two matches, from 0 to 1: it answers at once, without any search."""
    stop_the_clocks(True)
    game = next(one for one in GAMES if one.id == deal.game)
    agreed = game.read_settings({"seats": 2})
    room: Any = game.room("bots")
    rival = contender(deal.rival, game.id)
    won = 0.0
    for turn in range(2):
        players: list[Any] = []
        for seat in range(2):
            rng = Random(f"{deal.number} {turn} {seat}")
            if seat == turn:
                net = _net(deal.net)
                players.append(Commissioner(game, agreed, seat, rng, room.SENSE, Rank(room.SERGEANT), room.MIND, net))
            else:
                players.append(rival(game, agreed, seat, rng))
        winners = between(players, game, agreed, Random(f"deal {deal.number}")).winners
        won += (turn in winners) / len(winners) / 2
    return won


@cache
def _net(path: Path) -> Net:
    return unpacked(path.read_bytes())


class Curve:
    """The file, and the processes that rate nets meanwhile."""

    def __init__(self, path: Path, game: str, rivals: Mapping[str, int], raters: int) -> None:
        self._path = path
        self._game = game
        self._rivals = rivals
        self._pool = ProcessPoolExecutor(raters, get_context("spawn")) if rivals else None
        self._waiting: list[tuple[int, str, list[Future[float]]]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Wait for the ratings, unless something went wrong."""
        if self._pool is not None:
            if kind is None:
                self._collect(wait=True)
            self._pool.shutdown(cancel_futures=True)

    def add(self, figures: Mapping[str, Any]) -> None:
        """Write a line, and the ratings that are ready."""
        self._collect()
        self._write(figures)

    def rate(self, net: Path, answers: int) -> None:
        """Begin to rate a net, taught with so many answers."""
        if self._pool is not None:
            for rival, deals in self._rivals.items():
                some = [self._pool.submit(played, Deal(self._game, net, rival, number)) for number in range(deals)]
                self._waiting.append((answers, rival, some))

    def _collect(self, wait: bool = False) -> None:
        """Write down the ratings that are ready."""
        waiting, self._waiting = self._waiting, []
        for answers, rival, some in waiting:
            if wait or all(one.done() for one in some):
                found = share([one.result() for one in some], 2)
                self._write({"answers": answers, "against": rival, "matches": 2 * len(some), **found._asdict()})
            else:
                self._waiting.append((answers, rival, some))

    def _write(self, figures: Mapping[str, Any]) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({name: _short(one) for name, one in figures.items()}) + "\n")


def _short(figure: Any) -> Any:
    return round(figure, 4) if isinstance(figure, float) else figure
