"""A game of each kind, typed in German from the first line to the last, exactly as it was recorded.

Where the terminal is meant to look different, `python -m recorded` keeps what is printed now (see there).
"""

from __future__ import annotations

import pytest
from recorded import FOLDER, TYPED, again

import whitechapel
from whitechapel.core.game import Game


@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_a_german_session_is_as_it_was_recorded(game: Game) -> None:
    recorded = (FOLDER / f"{game.id}.de.txt").read_text(encoding="utf-8")
    assert again(recorded).splitlines() == recorded.splitlines()


@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_a_recorded_session_is_a_whole_game_typed_in_words(game: Game) -> None:
    recorded = (FOLDER / f"{game.id}.de.txt").read_text(encoding="utf-8")
    typed = TYPED.findall(recorded)
    assert not [line for line in typed if line.isdigit()]
    assert typed[-2:] == ["punkte", "ende"]
    end = recorded[recorded.rindex("‹", 0, recorded.index("‹punkte›")) :]
    assert "gewinnst." in end or "gewinnt." in end or "Geteilter Sieg" in end
    assert recorded.endswith("Du verlässt den Tisch.\n")
