"""Processes in which hands are played, and the memory they share with the one that learns."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from whitechapel.bots.net import MOST
from whitechapel.core.game import Game
from whitechapel.games import GAMES
from whitechapel.training.hands import Hands

SEATS: Final = 4


class Lesson:
    """Which game is learned, at which tables."""

    def __init__(self, game: str, tables: Sequence[tuple[Mapping[str, Any], int]]) -> None:
        """`tables` has settings, and how often they are played in relation to the others."""
        self.game: Game = next(one for one in GAMES if one.id == game)
        room: Any = self.game.room("bots")
        read: Any = import_module(f"{room.__name__}.inputs")
        self.sense = room.SENSE
        self.inputs = read.INPUTS
        self.answers = read.ANSWERS
        self.tables = tables

    def hands(self, rows: int, seed: str) -> Hands:
        """Hands side by side, every kind of table among them."""
        total = sum(often for _, often in self.tables)
        agreed = []
        for settings, often in self.tables:
            agreed += [self.game.read_settings(settings)] * max(1, rows * often // total)
        agreed += [agreed[0]] * (rows - len(agreed))
        rngs = [Random(f"{seed} {row}") for row in range(rows)]
        return Hands(self.game.start, agreed[:rows], self.sense, self.inputs, self.answers, MOST, rngs)


class Arrays:
    """What the players write, and the answers they get: a row for each hand."""

    def __init__(self, rows: int, answers: int, memory: memoryview) -> None:
        self._memory = memory
        self._at = 0
        self.active: NDArray[np.int16] = self._take(np.int16, rows, MOST)
        self.masks: NDArray[np.uint8] = self._take(np.uint8, rows, answers)
        self.seats: NDArray[np.int16] = self._take(np.int16, rows)
        self.rewards: NDArray[np.float32] = self._take(np.float32, rows, SEATS)
        self.points: NDArray[np.float32] = self._take(np.float32, rows, SEATS)
        self.ended: NDArray[np.uint8] = self._take(np.uint8, rows)
        self.numbers: NDArray[np.int16] = self._take(np.int16, rows)

    def _take(self, kind: Any, *shape: int) -> NDArray[Any]:
        self._at += -self._at % 8
        taken: NDArray[Any] = np.ndarray(shape, kind, self._memory, self._at)
        self._at += taken.nbytes
        return taken

    @staticmethod
    def bytes(rows: int, answers: int) -> int:
        """How much memory they need."""
        return rows * (2 * MOST + answers + 2 + 8 * SEATS + 1 + 2) + 64


class Players:
    """Some processes that play side by side."""

    def __init__(
        self, game: str, tables: Sequence[tuple[Mapping[str, Any], int]], processes: int, rows: int, seed: str
    ) -> None:
        answers = len(Lesson(game, tables).answers)
        context = multiprocessing.get_context("spawn")
        self.rows = processes * rows
        self._memory = SharedMemory(create=True, size=Arrays.bytes(self.rows, answers))
        self.arrays = Arrays(self.rows, answers, _bytes(self._memory))
        self._lines: list[Connection[Any, Any]] = []
        self._workers = []
        for number in range(processes):
            mine, theirs = context.Pipe()
            job = (theirs, self._memory.name, self.rows, number * rows, game, tables, rows, f"{seed} {number}")
            worker = context.Process(target=_play, args=job, daemon=True)
            worker.start()
            theirs.close()
            self._lines.append(mine)
            self._workers.append(worker)

    def wait(self) -> None:
        """Until all have played."""
        for line in self._lines:
            line.recv_bytes()

    def go_on(self) -> None:
        """There is an answer for each row in `arrays.numbers`."""
        for line in self._lines:
            line.send_bytes(b"on")

    def close(self) -> None:
        """End the processes."""
        for line in self._lines:
            line.send_bytes(b"")
        for worker in self._workers:
            worker.join()
        del self.arrays
        self._memory.close()
        self._memory.unlink()


def _bytes(memory: SharedMemory) -> memoryview:
    assert memory.buf is not None, "it is open"
    return memory.buf


def _play(
    line: Connection[Any, Any],
    name: str,
    whole: int,
    first: int,
    game: str,
    tables: Sequence[tuple[Mapping[str, Any], int]],
    rows: int,
    seed: str,
) -> None:
    """One process: plays its rows of the memory until it is told to stop."""
    if hasattr(os, "nice"):
        os.nice(5)  # everybody waits for the process that answers: it goes first
    memory = SharedMemory(name=name)
    lesson = Lesson(game, tables)
    arrays = Arrays(whole, len(lesson.answers), _bytes(memory))
    mine = slice(first, first + rows)
    hands = lesson.hands(rows, seed)
    while True:
        found: Any = hands
        arrays.active[mine] = np.frombuffer(found.active, np.int64).reshape(rows, MOST)
        arrays.masks[mine] = np.frombuffer(found.masks, np.uint8).reshape(rows, -1)
        arrays.seats[mine] = np.frombuffer(found.seats, np.int64)
        arrays.ended[mine] = 0
        for row, chances, points in hands.ended:
            arrays.ended[first + row] = 1
            arrays.rewards[first + row, : len(chances)] = chances
            arrays.points[first + row, : len(points)] = points
        line.send_bytes(b"done")
        if not line.recv_bytes():
            break
        hands.step(arrays.numbers[mine].tolist())
    del arrays, found
    memory.close()
