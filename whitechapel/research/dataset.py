"""Games as files of numbers: every decision with what the seat saw, what it could answer and did answer, and what came
of it. They are Parquet files, one for each game and each set of settings.

    whitechapel export mr-jack games/ inspector --games 500

    from whitechapel.research import dataset

    games = dataset.load("games/mr-jack.parquet")
    games.observations, games.masks, games.answers, games.payoffs

`pip install "whitechapel-parlour[research,data]"` brings what it needs. A file names its planes and its answers, so it
can be read without this package too; `load` refuses one whose numbers mean something else today.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from whitechapel import game as game_by_name
from whitechapel.bots.arena import optional
from whitechapel.core.frames import CHANCE, GameError
from whitechapel.core.game import Game, setting_text
from whitechapel.core.transcript import Transcript
from whitechapel.research.encode import Encoding, encoding, payoffs

__all__ = ["Dataset", "Files", "load", "parts"]

ABOUT: Final = b"whitechapel"
"""Under which name a file says what it is about."""
VIEW: Final = "view/"
"""What the columns of the planes begin with."""
ENOUGH: Final = 20_000
"""After how many decisions a part of a file is written."""


class Dataset(NamedTuple):
    """Decisions, a row each."""

    encoding: Encoding
    matches: NDArray[np.int32]
    """Which match of the file it belongs to."""
    seats: NDArray[np.int8]
    players: NDArray[np.object_]
    """Who answered: a rank, or `person`."""
    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    answers: NDArray[np.int16]
    scores: NDArray[np.float32]
    """The seat's points when the match was over."""
    payoffs: NDArray[np.float32]
    """What the result was worth to the seat, see `encode.payoffs`."""


class _Open:
    """One file while it is written."""

    def __init__(self, folder: Path, game: Game, agreed: Any) -> None:
        self.numbers = encoding(game, agreed)
        self.matches = 0
        self.arrow: Any = optional("pyarrow")
        parquet: Any = optional("pyarrow.parquet")
        self.columns: dict[str, list[Any]] = {}
        self.path = folder / f"{_name(game, agreed)}.parquet"
        self.schema = self._schema()
        self.writer = parquet.ParquetWriter(self.path, self.schema, compression="zstd")

    def _schema(self) -> Any:
        arrow, numbers = self.arrow, self.numbers
        names = arrow.dictionary(arrow.int8(), arrow.string())
        plain = [
            ("match", arrow.int32()), ("seat", arrow.int8()), ("player", names),
            ("legal", arrow.list_(arrow.int16())), ("answer", arrow.int16()),
            ("score", arrow.float32()), ("payoff", arrow.float32()),
        ]  # fmt: skip
        planes = [(VIEW + plane.name, arrow.list_(arrow.float32(), len(plane.entries))) for plane in numbers.planes]
        about = {
            "game": numbers.game.id,
            "settings": {name: setting_text(value) for name, value in numbers.agreed._asdict().items()},
            "rules": numbers.game.rules,
            **_meaning(numbers),
        }
        return arrow.schema([*plain, *planes], metadata={ABOUT: json.dumps(about)})

    def add(self, transcript: Transcript, players: Sequence[str]) -> int:
        """Every decision of a finished match; how many there were."""
        numbers, game = self.numbers, self.numbers.game
        seen, legal, answers, seats = [], [], [], []
        state = game.start(transcript.settings)
        for seat, text in transcript.lines:
            if seat == CHANCE:
                state.play(seat, game.chance(text))
                continue
            seen.append(numbers.see(state, seat))
            legal.append(np.flatnonzero(numbers.legal(state, seat)).astype(np.int16))
            answers.append(numbers.index_of_text[text])
            seats.append(seat)
            state.play(seat, game.action(text))
        scores, worth = game.result(state).scores, payoffs(game, state)
        rows: dict[str, list[Any]] = {
            "match": [self.matches] * len(seats),
            "seat": seats,
            "player": [players[seat] for seat in seats],
            "legal": legal,
            "answer": answers,
            "score": [scores[seat] for seat in seats],
            "payoff": [worth[seat] for seat in seats],
            VIEW: seen,
        }
        for name, some in rows.items():
            self.columns.setdefault(name, []).extend(some)
        self.matches += 1
        if len(self.columns["seat"]) >= ENOUGH:
            self.write()
        return len(seats)

    def write(self) -> None:
        """Write what has been collected as one part of the file."""
        if not self.columns.get("seat"):
            return
        arrow, numbers = self.arrow, self.numbers
        views = np.stack(self.columns.pop(VIEW))
        arrays = {name: arrow.array(some, self.schema.field(name).type) for name, some in self.columns.items()}
        for plane in numbers.planes:
            at, count = numbers.places[plane.name], len(plane.entries)
            flat = arrow.array(views[:, at : at + count].reshape(-1))
            arrays[VIEW + plane.name] = arrow.FixedSizeListArray.from_arrays(flat, count)
        self.writer.write_table(arrow.table([arrays[name] for name in self.schema.names], schema=self.schema))
        self.columns.clear()


class Files:
    """The files of a folder while matches are added to them; what is written is complete once it is closed."""

    def __init__(self, folder: Path) -> None:
        optional("pyarrow")
        folder.mkdir(parents=True, exist_ok=True)
        self.folder: Final = folder
        self.matches = self.decisions = 0
        self._open: dict[tuple[str, Any], _Open] = {}

    def __enter__(self) -> Files:
        return self

    def __exit__(self, *trouble: object) -> None:
        for file in self._open.values():
            file.write()
            file.writer.close()

    @property
    def paths(self) -> list[Path]:
        """The files, in the order they were begun."""
        return [file.path for file in self._open.values()]

    def add(self, transcript: Transcript, players: Sequence[str]) -> None:
        """A finished match, and who sat at each seat: a rank, or `person`."""
        key = (transcript.game.id, transcript.settings)
        if key not in self._open:
            self._open[key] = _Open(self.folder, transcript.game, transcript.settings)
        self.matches += 1
        self.decisions += self._open[key].add(transcript, players)


def load(path: str | Path) -> Dataset:
    """A whole file."""
    return next(parts(path, rows=1 << 62))


def parts(path: str | Path, rows: int = ENOUGH) -> Iterator[Dataset]:
    """A file in parts of at most `rows` decisions, for files that do not fit into memory."""
    parquet: Any = optional("pyarrow.parquet")
    try:
        file = parquet.ParquetFile(path)
        about = json.loads(file.schema_arrow.metadata[ABOUT])
        game = game_by_name(about["game"])
        numbers = encoding(game, game.read_settings(about["settings"]))
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise GameError("dataset-unreadable", "{file} is not a file of games: {why}", file=path, why=error) from error
    if any(about[name] != meaning for name, meaning in _meaning(numbers).items()):
        raise GameError("dataset-other", "The numbers in {file} mean something else in this version.", file=path)
    for batch in file.iter_batches(batch_size=min(rows, max(1, file.metadata.num_rows))):
        column = {name: batch.column(name) for name in batch.schema.names}
        views = [column[VIEW + plane.name].flatten().to_numpy().reshape(len(batch), -1) for plane in numbers.planes]
        masks = np.zeros((len(batch), len(numbers.actions)), np.int8)
        ends = column["legal"].offsets.to_numpy()
        masks[np.repeat(np.arange(len(batch)), np.diff(ends)), column["legal"].flatten().to_numpy()] = 1
        yield Dataset(
            encoding=numbers,
            matches=column["match"].to_numpy(),
            seats=column["seat"].to_numpy(),
            players=np.array(column["player"].to_pylist(), object),
            observations=np.concatenate(views, axis=1),
            masks=masks,
            answers=column["answer"].to_numpy(),
            scores=column["score"].to_numpy(),
            payoffs=column["payoff"].to_numpy(),
        )


def _meaning(numbers: Encoding) -> dict[str, Any]:
    """What the numbers of a file mean."""
    return {
        "planes": [[plane.name, list(plane.entries)] for plane in numbers.planes],
        "answers": list(numbers.index_of_text),
    }


def _name(game: Game, agreed: Any) -> str:
    """What a file is called: the game, and what was agreed on otherwise than usual."""
    usual = game.read_settings({})._asdict()
    other = [f"{name}={setting_text(value)}" for name, value in agreed._asdict().items() if usual[name] != value]
    return "-".join([game.id, *other])
