"""The Rue Morgue at the terminal: how it is drawn, and how real cards are scored."""

from __future__ import annotations

from whitechapel.terminal.rue_morgue.drawing import DRAWING
from whitechapel.terminal.rue_morgue.score import SCORER

__all__ = ["DRAWING", "SCORER"]
