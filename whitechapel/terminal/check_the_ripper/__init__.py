"""Check the Ripper at the terminal: how it is drawn, and its board files."""

from __future__ import annotations

from whitechapel.terminal.check_the_ripper import board
from whitechapel.terminal.check_the_ripper.drawing import DRAWING

__all__ = ["DRAWING", "board"]
