"""Games as files of numbers: what is read is what was seen and answered, and nothing says who played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from research.tables import TABLES, name

import whitechapel
from whitechapel.bots.arena import Recording, record
from whitechapel.cli import app
from whitechapel.core.frames import CHANCE, BadAnswer, GameError
from whitechapel.core.transcript import Transcript
from whitechapel.research import dataset
from whitechapel.research.encode import encoding, payoffs


def played(game: str, options: dict[str, Any], seed: int) -> Transcript:
    """A match between bots that answer at random."""
    seats = whitechapel.game(game).read_settings(options).seats
    return whitechapel.read(record(Recording(game, options, ("random",) * seats, f"{seed} 0")))


def written(folder: Path, *transcripts: Transcript) -> list[Path]:
    """The files of these matches, at which everybody sat by number."""
    with dataset.Files(folder) as files:
        for transcript in transcripts:
            files.add(transcript, [f"bot {seat}" for seat in range(transcript.settings.seats)])
    return files.paths


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_every_decision_is_read_as_it_was_seen(table: tuple[str, dict[str, Any]], tmp_path: Path) -> None:
    transcripts = [played(*table, seed) for seed in range(2)]
    (path,) = written(tmp_path, *transcripts)
    rows = dataset.load(path)
    at = 0
    for number, transcript in enumerate(transcripts):
        game = transcript.game
        numbers = encoding(game, transcript.settings)
        assert rows.encoding is numbers
        end = transcript.replay()
        for line, (seat, text) in enumerate(transcript.lines):
            if seat == CHANCE:
                continue
            view = game.view(transcript.replay(line), seat)
            assert rows.observations[at].tolist() == numbers.observe(view).tolist()
            assert rows.masks[at].tolist() == numbers.mask(view).tolist()
            assert (rows.matches[at], rows.seats[at], rows.players[at]) == (number, seat, f"bot {seat}")
            assert numbers.actions[rows.answers[at]].text == text
            assert rows.scores[at] == game.result(end).scores[seat]
            assert rows.payoffs[at] == np.float32(payoffs(game, end)[seat])
            at += 1
    assert at == len(rows.answers)


def test_each_set_of_settings_has_a_file_named_for_what_is_unusual(tmp_path: Path) -> None:
    usual = played("mr-jack", {}, 1)
    other = {"2006": "later", "later": "2006"}[usual.settings.edition]
    later = played("mr-jack", {"edition": other}, 2)
    paths = written(tmp_path, usual, later, played("mr-jack", {}, 3))
    assert [path.name for path in paths] == ["mr-jack.parquet", f"mr-jack-edition={other}.parquet"]
    assert set(dataset.load(paths[0]).matches) == {0, 1}
    assert dataset.load(paths[1]).encoding.agreed == later.settings


def test_a_long_file_is_read_in_parts(tmp_path: Path) -> None:
    (path,) = written(tmp_path, played("mr-jack", {}, 1))
    whole = dataset.load(path)
    some = list(dataset.parts(path, rows=10))
    assert {len(part.answers) for part in some[:-1]} == {10}
    for field in ("observations", "masks", "answers"):
        parts = np.concatenate([getattr(part, field) for part in some])
        assert parts.tolist() == getattr(whole, field).tolist()


def test_a_file_whose_numbers_mean_something_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (path,) = written(tmp_path, played("mr-jack", {}, 1))
    monkeypatch.setattr(dataset, "_meaning", lambda numbers: {"planes": [], "answers": []})
    with pytest.raises(GameError, match="mean something else in this version"):
        dataset.load(path)


def test_what_is_no_file_of_games_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(GameError, match=r"nowhere[.]parquet is not a file of games"):
        dataset.load(tmp_path / "nowhere.parquet")
    (tmp_path / "letter.parquet").write_text("Dear Boss", encoding="utf-8")
    with pytest.raises(GameError, match=r"letter[.]parquet is not a file of games"):
        dataset.load(tmp_path / "letter.parquet")


def test_bots_change_seats_from_match_to_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["export", "check-the-ripper", str(tmp_path), "random", "constable", "--games", "2", "--jobs", "1"]
    arguments += ["--option", "turn_limit=10"]
    with pytest.raises(SystemExit, match="0"):
        app(arguments)
    assert "2 games with" in capsys.readouterr().out
    rows = dataset.load(tmp_path / "check-the-ripper-turn_limit=10.parquet")
    who = {
        (int(match), int(seat)): who for match, seat, who in zip(rows.matches, rows.seats, rows.players, strict=True)
    }
    assert who == {(0, 0): "random", (0, 1): "constable", (1, 0): "constable", (1, 1): "random"}


def test_games_of_people_are_written_only_with_consent(tmp_path: Path) -> None:
    with pytest.raises(BadAnswer, match="--consent says that they may expect it"):
        app(["export", "mr-jack", str(tmp_path), "--data", str(tmp_path)], exit_on_error=False)
