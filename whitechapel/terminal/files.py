"""Transcripts in files. Whatever is wrong with a file is one sentence in the person's language."""

from __future__ import annotations

from pathlib import Path

from whitechapel.core.frames import GameError
from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES
from whitechapel.text import Words


def read_text(name: str, words: Words) -> str:
    """The text of a file; a GameError if it cannot be read."""
    path = Path(name).expanduser()
    if not path.is_file():
        raise GameError(words.say("file-missing", file=name))
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise GameError(words.say("file-unreadable", file=name, reason=_reason(error))) from error


def write_text(name: str, text: str, words: Words) -> None:
    """Write a file; a GameError if that cannot be done."""
    try:
        Path(name).expanduser().write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError(words.say("file-unwritable", file=name, reason=_reason(error))) from error


def read_transcript(name: str, words: Words) -> Transcript:
    """The transcript in a file, of any game of the house; a GameError if there is none."""
    return Transcript.read(read_text(name, words), GAMES)


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or type(error).__name__
