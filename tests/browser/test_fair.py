"""The page checks the shuffles itself: it proves an honest game, and warns loudly of a server that cheats."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from browser.conftest import Comes
from browser.parlour import parlour
from playwright.async_api import expect

from whitechapel.games import GAMES
from whitechapel.server.table.verify import Kept, verify

REDEALS = """
from whitechapel.server.table import table as _table
from whitechapel.server.table.proof import commitment as _commitment
_table.Table.commitment = property(lambda table: _commitment(bytes(32)))
"""
"""It deals from another secret than the one it has sealed."""
CHANGES_THE_LAST_ANSWER = """
from whitechapel.server.table import proof as _proof
_write = _proof.write
def _forged(transcript, *others):
    (seat, last), other = transcript.lines[-1], transcript.lines[-2][1]
    transcript.lines[-1] = (seat, other if other != last else "pass")
    return _write(transcript, *others)
_proof.write = _forged
"""
"""It writes down another answer than the last one of the game."""
SWAPS_A_VALUE = """
from whitechapel.server.table import decide as _decide, log as _log
from whitechapel.server.table.proof import commitment as _commitment
_reveal = _decide.reveal
def _swapped(table, wanted, who, now):
    table.chairs[1].promise, table.chairs[1].value = _commitment(bytes(32)), bytes(32)
    return _reveal(table, wanted, who, now)
_decide.COMMANDS[_decide.wire.Reveal] = _swapped
"""
"""Once it has seen the value of a browser, it mixes in one of its own for another seat."""
IGNORES_THE_SEED = """
from whitechapel.server.table import decide as _decide
_chance = _decide.chance
_decide.chance = lambda state, seed, asked: _chance(state, bytes(32), asked)
"""
"""It deals as it likes, whatever was promised and mixed."""


async def test_two_browsers_mix_the_shuffles_and_each_proves_them(comes: Comes) -> None:
    ines, otto = await comes(), await comes(language="de")
    links = await ines.opens("mr-jack", ["person", "person"])
    await ines.goes(links[0])
    seal = ines.page.get_by_role("button", name=re.compile("^[0-9a-f]{8} … [0-9a-f]{8}$"))
    await seal.click()
    written_down = await ines.page.get_by_role("button", expanded=True).inner_text()
    assert written_down.replace(" ", "") == ines.table["commitment"]
    await otto.goes(links[1])
    rng = Random(3)
    while not ines.over:
        for visitor in (ines, otto):
            if visitor.options:
                await visitor.gives(rng.choice(visitor.options))
        await ines.until(lambda: ines.over or ines.options or otto.options)
    await expect(ines.end).to_contain_text("Shuffles proven.")
    await expect(otto.end).to_contain_text("Die Mischungen sind bewiesen.")

    table = ines.table["table"]
    text = await (await ines.context.request.get(f"{ines.base}/api/tables/{table}/transcript")).text()
    values = [str(sent["value"]) for sent in ines.sent if sent["kind"] == "reveal"]
    found = verify(text, GAMES, Kept([written_down, *ines.table["promises"]], values[0], ines.update["head"]))
    assert found[1].en == "The seed mixes the server’s secret with the values of seats 1, 2."

    await ines.end.get_by_role("button", name="Play again").click()
    await otto.end.get_by_role("button", name="Zum nächsten Tisch").click()
    await ines.until(lambda: ines.table["table"] != table and ines.table["started"])
    assert all(ines.table["promises"])


async def test_a_page_loaded_again_still_knows_what_it_has_seen(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down("mr-jack")
    await ines.plays(Random(4), lambda: len(ines.moves) >= 6)
    await ines.page.reload()
    await ines.plays(Random(5))
    await expect(ines.end).to_contain_text("Shuffles proven.")


@pytest.mark.parametrize(
    ("tampered", "language", "warning"),
    [
        (REDEALS, "en", "The server’s secret is not the one it had sealed before the game."),
        (CHANGES_THE_LAST_ANSWER, "de", "Der Server hat andere Antworten aufgeschrieben als die"),
        (IGNORES_THE_SEED, "de", "Der Server hat etwas anderes gegeben oder gewürfelt"),
        (SWAPS_A_VALUE, "en", "Somebody’s part in the shuffles was swapped"),
    ],
)
async def test_a_server_that_cheats_is_caught_loudly(
    comes: Comes, tmp_path: Path, tampered: str, language: str, warning: str
) -> None:
    with parlour(tmp_path, tampered=tampered) as dishonest:
        ines = await comes(language=language, base=dishonest)
        await ines.sits_down("mr-jack")
        await ines.plays(Random(6))
        alert = ines.end.get_by_role("alert")
        await expect(alert).to_contain_text(re.compile("Warning: the server did not|Warnung: Der Server hat"))
        await expect(alert).to_contain_text(warning)
        await ines.page.close()


async def test_a_table_with_the_same_shuffles_says_that_they_are_open_and_hides_the_first(comes: Comes) -> None:
    ines = await comes()
    links = await ines.opens("mr-jack", ["bot:constable", "person"])  # so that the twin waits for their first answer
    await ines.goes(links[1])
    await ines.plays(Random(7))
    first = ines.table["table"]
    ines.provokes("403")  # the first game is shut from now on
    await ines.end.get_by_role("button", name="Same shuffles, other seats").click()
    await ines.until(lambda: ines.table["duplicate_of"] == first and ines.table["started"])
    await ines.goes(f"/replay/{first}")
    await expect(ines.page.get_by_text("The same shuffles are being played at another table.")).to_be_visible()
    await ines.goes(f"/t/{first}")
    await expect(ines.end).to_contain_text("The same shuffles are being played at another table.")
    twin = ines.table["duplicate"]
    ines.received.clear()
    await ines.goes(f"/t/{twin}")
    await ines.plays(Random(8))
    await expect(ines.end).to_contain_text("Open shuffles: the same cards had been played before")
