"""The parlour in the page: a folder of files, no server, and after the first visit no network either. One visitor stays
as long as possible, because Python is loaded once for each, but no test relies on an earlier one: each may run in
another process."""

from __future__ import annotations

import asyncio
import json
import runpy
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from browser.conftest import WIDE
from browser.games import GAMES as SHORT
from browser.site import SITE, SLOW_START, SiteVisitor, static_host
from patience import GLANCE
from playwright.async_api import Browser, expect

from whitechapel.bots import ranks
from whitechapel.games import GAMES
from whitechapel.server.table.verify import verify

KEPT = {"language": "en", "theme": "dark", "pace": "off", "guard": 0, "asked": True, "met": list(SHORT)}
ROOT = Path(__file__).resolve().parents[2]
MOST_BYTES = 8_000_000
BY_HAND = 2
"""How many answers of a match are given on the table; the page looks on at the rest."""
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (SITE / "index.html").is_file(), "make site builds it"
    with static_host(tmp_path_factory.mktemp("host")) as base:
        yield base


@pytest_asyncio.fixture(scope="module")
async def ines(address: str, browser: Browser) -> AsyncIterator[SiteVisitor]:
    """Somebody who has been on the site once, and whose network has been cut since."""
    context = await browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", accept_downloads=True)
    context.set_default_timeout(SLOW_START * 1000)
    await context.add_init_script(f"localStorage.whitechapel ??= {json.dumps(json.dumps(KEPT))}")
    visitor = await SiteVisitor.comes(context, address)
    await visitor.arrives()
    await visitor.is_kept()
    await context.set_offline(True)
    await visitor.page.reload()
    await visitor.page.locator("article.case").first.wait_for()
    yield visitor
    await context.close()
    assert visitor.errors == []


async def test_a_short_match_of_every_game_proves_itself_and_is_watched_again_and_reviewed(ines: SiteVisitor) -> None:
    played = {}
    for number, (game, options) in enumerate(SHORT.items(), 1):
        # Each game against another rank: the first one, which has a net, against its highest.
        rank = ranks(game)[-number]
        played[game] = await plays_against(ines, game, rank, options)
    await ines.goes("/tables")
    for table in played.values():
        await ines.page.locator(f'main a[href*="{table}"]').first.wait_for()

    table = played["check-the-ripper"]
    await ines.goes(f"/replay/{table}?eyes=0")
    await ines.page.locator("#content.game").wait_for()
    await ines.page.get_by_role("link", name="Case review").click()
    review = f"/api/tables/{table}/review?seat=0"
    async with asyncio.timeout(SLOW_START):
        while not (await ines.asks(review))["decisions"]:
            await asyncio.sleep(GLANCE)
    await expect(ines.page.get_by_role("heading", name="Chance to win")).to_be_visible()
    await ines.asks(review, "DELETE")


@WIDE
@pytest.mark.parametrize(("game", "rank"), [(game, rank) for game in SHORT for rank in ranks(game)])
async def test_a_whole_match_against_a_rank_proves_itself(ines: SiteVisitor, game: str, rank: str) -> None:
    await plays_against(ines, game, rank, {})


async def plays_against(ines: SiteVisitor, game: str, rank: str, options: dict[str, Any]) -> str:
    """A match against a bot, its beginning by hand; its table. The transcript proves that it was fair and is over."""
    ines.received.clear()
    ines.sent.clear()
    await ines.sits_down(game, ["person", f"bot:{rank}"], options=options)
    await ines.plays(Random(game), stop=lambda: len(ines.moves) >= BY_HAND)
    await ines.finishes()
    table: str = ines.table["table"]
    text = await ines.asks(f"/api/tables/{table}/transcript")
    assert "the game is finished" in verify(text, GAMES)[0].en
    return table


async def test_a_lesson_the_rulebook_and_what_needs_others(ines: SiteVisitor) -> None:
    await ines.goes("/")
    await ines.page.locator('[data-lesson="mr-jack/first-case"], [data-lesson^="mr-jack/"]').first.click()
    await ines.page.locator(".chapters").wait_for()
    await ines.goes("/rules/mr-jack#escape-unseen")
    await ines.page.get_by_role("button", name="See and try it").first.click()
    await ines.page.get_by_role("button", name="Try it", exact=True).first.click()
    await expect(ines.page.get_by_role("button", name="From the beginning")).to_be_visible()
    await ines.goes("/tournaments")
    await expect(ines.page.get_by_role("heading", name="This needs a server")).to_be_visible()
    await ines.goes("/new/mr-jack")
    await expect(ines.page.get_by_text("Links, spectators and talk need a server")).to_be_visible()
    await ines.page.get_by_role("link", name="How to host").click()
    await expect(ines.page.get_by_role("heading", name="Hosting a parlour")).to_be_visible()


async def test_everything_is_saved_forgotten_brought_back_and_goes_on(ines: SiteVisitor, tmp_path: Path) -> None:
    ines.received.clear()
    await ines.sits_down("mr-jack", ["person", "bot:random"])
    table = ines.table["table"]
    await ines.plays(Random(1), stop=lambda: len(ines.moves) >= BY_HAND)
    view = ines.update["view"]
    sheets = ines.page.locator("section", has=ines.page.get_by_text("Ada"))
    await ines.goes("/companion/rue-morgue")
    await ines.page.locator("form.panel input[type=text]").first.fill("Ada")
    await ines.button("Begin").click()

    await ines.goes("/settings")
    async with ines.page.expect_download() as saving:
        await ines.button("Save everything to a file").click()
    archive = tmp_path / "archive"
    await (await saving.value).save_as(archive)

    await ines.button("Forget everything").click()
    async with ines.page.expect_event("load"):
        await ines.button("Forget it all").click()
    await ines.goes("/tables")
    await expect(ines.page.get_by_text("No tables yet")).to_be_visible()
    await ines.goes("/companion/rue-morgue")
    await ines.button("Begin").wait_for()
    await expect(sheets).to_have_count(0)

    await ines.goes("/settings")
    damaged = tmp_path / "damaged"
    damaged.write_bytes(archive.read_bytes()[:-40])
    await ines.page.locator("input[type=file]").set_input_files(damaged)
    await ines.button("Replace everything").click()
    await expect(ines.page.get_by_text("is damaged, or not whole")).to_be_visible()

    await ines.page.locator("input[type=file]").set_input_files(archive)
    async with ines.page.expect_event("load"):
        await ines.button("Replace everything").click()
    await ines.arrives()
    await ines.goes("/companion/rue-morgue")
    await expect(sheets).to_be_visible()
    ines.received.clear()
    await ines.goes(f"/t/{table}")
    await ines.asked()
    assert ines.update["view"] == view

    # A worker that is gone is replaced; client/src/page/thinker.test.ts does the same to the bots' worker.
    ines.received.clear()
    ines.provokes("a test")
    worker = next(worker for worker in ines.page.workers if "server" in worker.url)
    async with ines.page.expect_worker():
        await worker.evaluate("void setTimeout(() => { throw new Error('a test'); })")
    await ines.asked()
    assert ines.update["view"] == view
    await ines.finishes()


def test_the_page_allows_no_foreign_host_and_webassembly_only_in_its_workers() -> None:
    page = (SITE / "index.html").read_text(encoding="utf-8")
    assert "default-src 'none'" in page
    assert "wasm" not in page
    assert 'src="/' not in page
    assert 'href="/' not in page


def test_a_first_visit_costs_at_most_eight_megabytes(tmp_path: Path) -> None:
    copy = shutil.copytree(SITE, tmp_path / "site")
    assert runpy.run_path(str(ROOT / "tools" / "page.py"))["compress"](copy) <= MOST_BYTES
