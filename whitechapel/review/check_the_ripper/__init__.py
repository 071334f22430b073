"""What a review of Check the Ripper shows besides: the themes of its puzzles."""

from __future__ import annotations

from whitechapel.review.weighing import Decision


def theme(decision: Decision) -> str:
    """`risk`: another file, or the chips; `holds`: where to go, and what to look for there."""
    return "risk" if decision.question in ("risk", "bonus") else "holds"
