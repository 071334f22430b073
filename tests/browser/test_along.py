"""At a server, with the parlour taken along: the line is cut, solo tables go on in the page, and stay its own."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from browser.conftest import Comes
from browser.parlour import parlour
from browser.site import SITE, SLOW_START
from playwright.async_api import expect


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A parlour whose page can be taken along."""
    with parlour(tmp_path_factory.mktemp("parlour"), site=SITE) as base:
        yield base


@pytest.mark.slow
async def test_when_the_line_is_cut_solo_tables_go_on_in_the_page_and_stay_there(comes: Comes) -> None:
    ines = await comes()
    ines.context.set_default_timeout(SLOW_START * 1000)
    await ines.sits_down("mr-jack", ["person", "bot:random"])
    await ines.plays(Random(1), stop=lambda: len(ines.moves) >= 2)
    theirs = ines.table["table"]

    await ines.goes("/settings")
    await ines.button("Take it along").click()
    await expect(ines.page.get_by_text("It is kept here.")).to_be_visible(timeout=SLOW_START * 1000)
    await ines.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ines.provokes("ERR_INTERNET_DISCONNECTED")
    await ines.context.set_offline(True)
    await ines.goes("/")
    await expect(ines.page.get_by_text("No connection to the house.")).to_be_visible(timeout=SLOW_START * 1000)
    await ines.button("Play now").nth(2).click()
    await ines.page.locator("#content.game").wait_for()
    own = ines.page.url.rpartition("/")[2]
    assert own.startswith("page-")

    await ines.context.set_offline(False)
    await ines.goes("/tables")
    kept = ines.page.locator("section", has=ines.page.get_by_role("heading", name="Kept in this browser"))
    await expect(kept.locator("a")).to_have_attribute("href", f"/t/{own}", timeout=SLOW_START * 1000)
    await expect(ines.page.locator(f'a[href="/t/{theirs}"]')).to_be_visible()
    reply = await ines.context.request.get(f"{ines.base}/api/tables/{own}")
    assert reply.status == 404
