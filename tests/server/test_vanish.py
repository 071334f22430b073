"""Silent and vanished people, at one question of each kind; `server.vanish` tries every question of every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from server import vanish
from server.vanish import Case

SAMPLE = [
    Case("jack-the-ripper", "window", timed=True, gone=True),
    Case("jack-the-ripper", "ballot", timed=False, gone=False),
    Case("rue-morgue", "pass", timed=True, gone=False),
    Case("mr-jack", "choose-card", timed=False, gone=True),
    Case("check-the-ripper", "risk", timed=True, gone=False),
]


@pytest.mark.parametrize(
    ("game", "some"),
    [
        ("jack-the-ripper", {"draw", "ballot", "window", "look", "play-or-keep"}),
        ("rue-morgue", {"pass", "hide", "feed", "search-under"}),
        ("mr-jack", {"choose-card", "whistle", "face"}),
        ("check-the-ripper", {"place", "bonus", "risk", "relocate"}),
    ],
)
def test_every_question_a_game_has_words_for_is_put_to_somebody(game: str, some: set[str]) -> None:
    assert vanish.questions(game).keys() >= some


async def test_a_game_finishes_although_somebody_never_answers(tmp_path: Path) -> None:
    assert await vanish.run(SAMPLE, tmp_path / "parlour.db") == 5
