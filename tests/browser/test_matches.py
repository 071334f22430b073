"""Whole matches against the bots of the house, played on the page."""

from __future__ import annotations

from random import Random

import pytest
from browser.conftest import Comes
from browser.games import GAMES


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_against_a_bot(comes: Comes, game: str) -> None:
    ines = await comes()
    await ines.sits_down(game, options=GAMES[game])
    given = await ines.plays(Random(game))
    end = ines.page.get_by_role("dialog", name="The case is closed")
    await end.wait_for()
    assert ines.table["result"]["scores"] is not None
    print(f"\n{game}: {given} answers, {ines.on_table} of them on the table itself")
    assert ines.on_table > given / 2
