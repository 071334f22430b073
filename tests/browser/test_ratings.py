"""A rated game, from the form to leaderboard and profile, on a phone."""

from __future__ import annotations

import pytest
from browser.conftest import Comes
from browser.visitor import TOO_WIDE, Visitor
from playwright.async_api import expect


async def fits(visitor: Visitor) -> None:
    assert not await visitor.page.evaluate(TOO_WIDE)


@pytest.mark.slow
async def test_a_rated_game_is_opened_said_to_be_rated_and_shown_in_the_profile(comes: Comes) -> None:
    ines = await comes(phone=True, language="de")
    await ines.goes("/new/mr-jack")
    await ines.page.get_by_role("combobox").nth(1).select_option("bot:constable")
    await ines.page.get_by_label("Mit Wertung: Das Ergebnis zählt").check()
    await expect(ines.page.get_by_text("wer geht, hat verloren")).to_be_visible()
    await fits(ines)
    await ines.page.get_by_role("button", name="Tisch eröffnen").click()
    await ines.asked()
    assert ines.table["settings"]["rated"] is True
    assert (ines.table["settings"]["hints"], ines.table["settings"]["undo"]) == (False, False)
    table, seat = ines.table["table"], ines.update["seat"]
    player = ines.table["seats"][seat]["player"]

    # A second window of the same person gives the game up; how that is done on the page is told elsewhere.
    await ines.page.evaluate(
        """([table, seat]) => new Promise((done) => {
          const line = new WebSocket(location.origin.replace("http", "ws") + "/ws");
          const say = (what) => line.send(JSON.stringify({ table, ...what }));
          line.onopen = () => (say({ kind: "watch" }), say({ kind: "resign", seat }));
          line.onmessage = (came) => JSON.parse(came.data).result && (line.close(), done());
        })""",
        [table, seat],
    )
    await ines.until(lambda: ines.over)
    profile = ines.page.get_by_role("main")
    async with ines.page.expect_response(lambda answer: f"/api/players/{player}" in answer.url):
        await ines.goes(f"/player/{player}")
    await expect(ines.page.get_by_role("heading", name="Wertungen")).to_be_visible()
    await expect(profile.get_by_text("eine Partie, 0 gewonnen")).to_be_visible()
    await expect(profile.get_by_role("link", name="Mr. Jack").last).to_have_attribute("href", f"/replay/{table}")
    await fits(ines)
    await ines.goes("/tables")
    await ines.page.get_by_role("link", name="Wertungen").click()
    await ines.page.get_by_role("link", name="Mr. Jack").click()
    await expect(ines.page.get_by_role("row", name="Inspektor").first).to_contain_text("1533")
    await fits(ines)
