"""Memory is the game: what the house keeps of files and cards that were turned down again, and what it does not."""

from __future__ import annotations

import pytest
from evening import gone_on_with

from whitechapel.core.frames import Event
from whitechapel.games import GAMES
from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.material import FACES
from whitechapel.terminal.play import CLEAR_SCROLLBACK
from whitechapel.terminal.session import Session

FILES = [face for face in FACES for _ in range(4)]
"""By town in reading order: Wick, Inverness, Aberdeen and Glasgow show cleavers, Edinburgh a butcher's knife."""
START = "\n".join(
    [
        "check-the-ripper seats=2 rules=1",
        "* files " + " ".join(FILES),
        "* first 0",
        "0 place g8",
        "1 place a1",
        "* cards hammer knife scissors cleaver",
        "* roll rook king\n",
    ]
)


def evening(memory: str | None, *lines: str, language: str = "en") -> tuple[Session, str]:
    """Seat 0 has rolled a rook and a king, and types lines at a terminal: the session, and all that was printed."""
    return gone_on_with(START, GAME, memory, *lines, language=language)


def faces_in(log: list[Event]) -> list[str]:
    return [fact for event in log for name, fact in event.facts.items() if name in ("face", "murderer") and fact]


@pytest.mark.parametrize("memory", [None, "strict", "notebook"])
@pytest.mark.rule("check-the-ripper/memory")
def test_what_is_turned_down_again_is_in_the_log_until_the_next_answer(memory: str | None) -> None:
    session, _ = evening(memory, "rook g11")
    assert faces_in(session.log) == ["cleaver"]
    session, printed = evening(memory, "rook g11", "king g10", "log")
    assert "cleaver" not in faces_in(session.log[:8])
    listed = printed.rsplit("You move from g8 to g11 (Rook).", 1)[1]
    assert "You turn up the file in Glasgow (g11)." in listed
    assert "Glasgow (g11): Cleaver" not in listed


@pytest.mark.rule("check-the-ripper/memory")
def test_the_screen_and_what_has_left_it_are_wiped_with_each_answer() -> None:
    _, printed = evening("strict", "rook g11", "king g10")
    assert printed.count(CLEAR_SCROLLBACK) == 3
    assert "Glasgow (g11): Cleaver" in printed.split(CLEAR_SCROLLBACK)[2]
    assert "Glasgow (g11): Cleaver" not in printed.split(CLEAR_SCROLLBACK)[3]
    assert "Open: Glasgow" not in printed.split(CLEAR_SCROLLBACK)[3]


@pytest.mark.rule("check-the-ripper/memory")
def test_with_full_memory_everything_seen_is_shown() -> None:
    session, printed = evening("full", "rook g11", "king g10", "log")
    assert "cleaver" in faces_in(session.log)
    assert CLEAR_SCROLLBACK not in printed
    assert "Seen: Glasgow – Cleaver" in printed
    assert "You turn up the file in Glasgow (g11): Cleaver." in printed.rsplit("You move from g8", 1)[1]
    assert "Gesehen: Glasgow – Hackebeil" in evening("full", "rook g11", "king g10", language="de")[1]


@pytest.mark.rule("check-the-ripper/memory")
def test_a_notebook_is_one_s_own_and_only_where_it_is_allowed() -> None:
    session, printed = evening("notebook", "note Glasgow is a cleaver", "notes")
    assert session.notes == ["Glasgow is a cleaver"]
    assert "1 Glasgow is a cleaver" in printed
    session, printed = evening("strict", "note Glasgow is a cleaver")
    assert session.notes == []
    assert "there is no notebook" in printed


def test_taking_back_and_loading_give_nothing_back() -> None:
    session, _ = evening("strict", "rook g11")
    transcript = session.transcript
    session.restore(transcript)
    assert faces_in(session.log) == []
    assert session.view().shown.face == "cleaver"  # it still lies open


def test_a_game_of_memory_is_played_from_memory_unless_agreed_otherwise() -> None:
    assert {game.id: game.memory_policy for game in GAMES if game.memory_policy != "full"} == {GAME.id: "strict"}
