"""Reading and writing text files. Every failure becomes a sentence a person can act on."""

from __future__ import annotations

import codecs
import tomllib
from pathlib import Path
from typing import Any, Final

from whitechapel.core.frames import GameError

BYTE_ORDER_MARK: Final = "\ufeff"
"""The byte-order mark some editors put at the start of a file."""
UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""How a file starts that an editor has saved as "Unicode", which is to say UTF-16."""


def read_text(name: str) -> str:
    """The text of a file in UTF-8, with or without a byte-order mark; a GameError if it cannot be read."""
    try:
        data = Path(name).expanduser().read_bytes()
    except OSError as error:
        raise trouble(name, error) from error
    if data.startswith(UTF_16):
        raise GameError("file-utf-16", "{file} is written in UTF-16; save it as UTF-8.", file=name)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise GameError("file-not-text", "{file} is not a UTF-8 text file.", file=name) from error


def read_toml(path: Path) -> dict[str, Any]:
    """The data of a TOML file; a GameError if it is none."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise GameError(
            "file-not-toml", "{file} is not a TOML file: {reason}", file=path.name, reason=str(error)
        ) from error


def write_text(name: str, text: str) -> None:
    """Write a file; a GameError if that cannot be done."""
    path = Path(name).expanduser()
    if not path.parent.is_dir():
        raise GameError("file-no-folder", "{file} cannot be written: its folder does not exist.", file=name)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise trouble(name, error) from error


def trouble(name: str, error: OSError) -> GameError:
    """The system's complaint about a file, in our own words where we have them."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return GameError("file-missing", "There is no file {file}.", file=name)
    if isinstance(error, IsADirectoryError):
        return GameError("file-folder", "{file} is a folder, not a file.", file=name)
    if isinstance(error, PermissionError):
        return GameError("file-forbidden", "You are not allowed to open {file}.", file=name)
    reason = error.strerror or type(error).__name__
    return GameError("file-trouble", "{file} cannot be opened: {reason}.", file=name, reason=reason)
