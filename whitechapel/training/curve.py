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

from whitechapel.bots import BotMaker, contender
from whitechapel.bots.arena import between, share
from whitechapel.bots.net import Net, QuickNet, unpacked
from whitechapel.bots.rummy import Rank
from whitechapel.bots.rummy_net import Commissioner
from whitechapel.bots.search import stop_the_clocks
from whitechapel.core.game import Game
from whitechapel.games import GAMES


class Deal(NamedTuple):
    """A deal that a net plays twice against a rival, with seats exchanged: plain data for another process."""

    game: str
    seats: int
    net: Path
    rival: str
    number: int


def played(deal: Deal) -> float:
    """What the net won of the two matches, from 0 to 1: it has every other seat, and answers at once, without any
    search."""
    stop_the_clocks(True)
    game = next(one for one in GAMES if one.id == deal.game)
    agreed = game.read_settings({"seats": deal.seats})
    net, rival = _maker(game, str(deal.net)), _maker(game, deal.rival)
    won = 0.0
    for turn in range(2):
        makers = [net if seat % 2 == turn else rival for seat in range(deal.seats)]
        players = [make(game, agreed, seat, Random(f"{deal.number} {turn} {seat}")) for seat, make in enumerate(makers)]
        winners = between(players, game, agreed, Random(f"deal {deal.number}")).winners
        won += sum([seat % 2 == turn for seat in winners]) / len(winners) / 2
    return won


def _maker(game: Game, who: str) -> BotMaker:
    """Somebody of the arena or, by the name of its file, a net without any search."""
    if not who.endswith(".bin"):
        return contender(who, game.id)
    room: Any = game.room("bots")
    rank = Rank(room.SERGEANT)
    net = _net(who)
    return lambda game, agreed, seat, rng: Commissioner(game, agreed, seat, rng, room.SENSE, rank, room.MIND, net)


@cache
def _net(path: str) -> Net | QuickNet:
    return unpacked(Path(path).read_bytes())


class Curve:
    """The file, and the processes that rate nets meanwhile."""

    def __init__(self, path: Path, game: str, seats: int, rivals: Mapping[str, int], raters: int) -> None:
        self._path = path
        self._game = game
        self._seats = seats
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
                wanted = [Deal(self._game, self._seats, net, rival, number) for number in range(deals)]
                some = [self._pool.submit(played, deal) for deal in wanted]
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
