"""`whitechapel review FILE`: a table in the terminal, and a page that needs nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from review.laws import match

from whitechapel.cli import run
from whitechapel.review.page import apart
from whitechapel.review.words import stage
from whitechapel.text import Words


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match between a constable and a superintendent."""
    file = tmp_path_factory.mktemp("review") / "case.txt"
    file.write_text(match("check-the-ripper", ["constable", "superintendent"], "x", short=False).write())
    return file


def test_the_terminal_says_what_it_adds_up_to(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(saved), "--seat", "0", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Through the eyes of Seat 1" in said
    assert "The case was lost." in said
    assert "0 − 50 = +13 − 63" in said
    assert "lost per answer" in said
    assert "Bishop to f10" in said
    assert "Seat 2" not in said


def test_without_a_seat_everybody_is_reviewed_in_the_readers_language(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["review", str(saved), "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "Mit den Augen von Platz 1" in said
    assert "Mit den Augen von Platz 2" in said
    assert "Die teuersten Antworten" in said


def test_the_page_shows_the_curve_and_asks_nobody_for_anything(saved: Path, tmp_path: Path) -> None:
    page = tmp_path / "case.html"
    assert run(["review", str(saved), "--seat", "0", "--html", str(page), "--lang", "en"]) == 0
    html = page.read_text(encoding="utf-8")
    assert html.count("<svg") == 1
    assert len(re.findall('id="s0-[1-5]"', html)) == 5
    assert "The table at that moment" in html
    assert not re.search(r"(?:src|href)=\"(?!#)|https?:|@import|url\(", html)


def test_a_file_that_is_no_transcript_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Boss\n")
    assert run(["review", str(file), "--lang", "de"]) == 2
    assert "Das ist keine Mitschrift" in capsys.readouterr().err


def test_a_seat_that_is_not_there_is_refused(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(saved), "--seat", "2", "--lang", "en"]) == 2
    assert "There is no seat 2 in this game; the seats are 0 to 1." in capsys.readouterr().err


@pytest.mark.parametrize(("language", "said"), [("en", ["Setting up", "Turn 1"]), ("de", ["Aufbau", "Zug 1"])])
def test_what_comes_before_the_first_turn_has_a_name_of_its_own(language: str, said: list[str]) -> None:
    assert [stage("turn", number, Words(language)) for number in (0, 1)] == said


def test_seals_on_the_curve_that_would_cover_one_another_move_up_or_down() -> None:
    seals = [(10.0, 100.0), (20.0, 100.0), (60.0, 100.0)]
    assert apart(seals, 14.0, 200.0) == [(10.0, 100.0), (20.0, 76.0), (60.0, 100.0)]
    assert apart(seals, 90.0, 200.0) == [(10.0, 100.0), (20.0, 124.0), (60.0, 100.0)]
