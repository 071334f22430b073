"""Mr. Jack at the terminal: how it is drawn."""

from __future__ import annotations

from whitechapel.terminal.mr_jack.drawing import DRAWING

__all__ = ["DRAWING"]
