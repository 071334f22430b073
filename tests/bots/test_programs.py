"""Programs of their own as guests of the arena: lines in, lines out."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

import whitechapel
from whitechapel.bots import contender
from whitechapel.bots.arena import Task, between, play
from whitechapel.bots.programs import PREFIX
from whitechapel.cli import run
from whitechapel.core.frames import BadAnswer
from whitechapel.games import GAMES

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "line_bot.py"
GUEST = f"{sys.executable} {EXAMPLE}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_example_plays_a_whole_match_of_every_game(game: whitechapel.Game) -> None:
    outcome = play(Task(game.id, game.short, (PREFIX + GUEST, "constable"), 0, 1, False))
    assert len(outcome.points) == 2
    assert all(0 <= points <= 1 for points in outcome.points)


def test_the_same_program_plays_the_same_match() -> None:
    task = Task("jack-the-ripper", {"max_hands": 1}, (PREFIX + GUEST, "sergeant"), 3, 1, False)
    assert play(task) == play(task)


def seated(tmp_path: Path, program: str) -> None:
    """A short match of Mr. Jack between this program and somebody who plays at random."""
    (tmp_path / "guest.py").write_text(program)
    game = whitechapel.game("mr-jack")
    agreed = game.read_settings({})
    guest = contender(f"{PREFIX}{sys.executable} {tmp_path / 'guest.py'}", game.id)
    players = [guest(game, agreed, 0, Random(1)), contender("random", game.id)(game, agreed, 1, Random(2))]
    between(players, game, agreed, Random(3))


def test_a_program_sees_its_seat_and_is_told_what_the_seat_hears(tmp_path: Path) -> None:
    seated(
        tmp_path,
        f"""
import json, sys
with open({str(tmp_path / "heard")!r}, "w") as heard:
    for line in sys.stdin:
        heard.write(line)
        message = json.loads(line)
        if message["kind"] != "start":
            print(message["options"][0], flush=True)
""",
    )
    heard = (tmp_path / "heard").read_text()
    assert '"kind": "start", "game": "mr-jack"' in heard
    assert "You are the detective" in heard
    assert '"kind": "identity", "seat": 1, "facts": {}' in heard


def test_nonsense_is_refused_and_then_chosen_by_lot(tmp_path: Path) -> None:
    seated(
        tmp_path,
        f"""
import sys
with open({str(tmp_path / "heard")!r}, "w") as heard:
    for line in sys.stdin:
        heard.write(line)
        if '"start"' not in line[:20]:
            print("dance", flush=True)
""",
    )
    heard = (tmp_path / "heard").read_text().splitlines()[1:]
    assert [line[10:17] for line in heard[:4]] == ['asked",', "refused", "refused", 'asked",']
    assert '"answer": "dance"' in heard[1]


def test_a_program_that_ends_or_never_starts_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadAnswer, match=r"has ended before its match was over"):
        seated(tmp_path, "print('card holmes')")
    assert run(["arena", "mr-jack", "random", "--guest", "no-such-program", "--games", "2", "--jobs", "1"]) == 2
    assert "no-such-program" in capsys.readouterr().err
