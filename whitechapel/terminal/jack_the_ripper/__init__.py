"""Jack the Ripper at the terminal: how it is drawn, and how real cards are scored."""

from __future__ import annotations

from whitechapel.terminal.jack_the_ripper.drawing import DRAWING
from whitechapel.terminal.jack_the_ripper.score import SCORER

__all__ = ["DRAWING", "SCORER"]
