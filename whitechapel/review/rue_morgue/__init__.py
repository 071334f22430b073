"""What a review of Rue Morgue shows besides: the themes of its puzzles."""

from __future__ import annotations

from whitechapel.review.rummy import theme as theme
