"""Whole matches against the bots of the house, played on the page."""

from __future__ import annotations

from random import Random

import pytest
from browser.conftest import WIDE, Comes
from browser.games import GAMES

TOLD_ELSEWHERE = ("jack-the-ripper", "rue-morgue")
"""Games of which other tests play whole matches on a desk too."""


@pytest.mark.parametrize("game", [pytest.param(game, marks=[WIDE] * (game in TOLD_ELSEWHERE)) for game in GAMES])
async def test_a_whole_match_against_a_bot(comes: Comes, game: str) -> None:
    ines = await comes()
    await ines.sits_down(game, options=GAMES[game])
    given = await ines.plays(Random(game))
    scored = await ines.closes()
    assert ines.table["result"]["scores"] is not None
    print(f"\n{game}: {given} answers, {ines.on_table} of them on the table itself")
    assert ines.on_table > given / 2
    if scored:
        await ines.end.get_by_role("link", name="Watch from here").first.click()
        await ines.page.wait_for_url("**/replay/*")
        await ines.page.locator("#content.game").wait_for()
