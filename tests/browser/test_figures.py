"""What a first visit costs. The figures stand at the end of the test run; only those that do not depend on how busy the
machine is are judged."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from browser.conftest import Comes
from browser.games import GAMES
from browser.visitor import Visitor
from playwright.async_api import Page

WATCH = """
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
"""

Record = Callable[[str, object], None]


async def script_bytes(visitor: Visitor) -> int:
    """How much JavaScript has come so far, packed as servers pack it."""
    scripts = [answer for answer in visitor.answers if answer.url.endswith(".js") and "/sw.js" not in answer.url]
    return sum([len(gzip.compress(await answer.body(), 9)) for answer in scripts])


async def shifted(page: Page) -> float:
    return round(float(await page.evaluate("window.shifted")), 4)


async def test_a_first_visit(comes: Comes, record_property: Record) -> None:
    ines = await comes()
    await ines.context.add_init_script(WATCH)
    await ines.goes("/")
    button = ines.button("Play now").first
    await button.wait_for()
    ready = await ines.page.evaluate("performance.now()")
    size = await script_bytes(ines)
    await ines.page.wait_for_load_state("networkidle")
    shift = await shifted(ines.page)
    record_property("figure", f"front page: {size / 1000:.1f} kB of JavaScript (gzip) before the first interaction")
    record_property("figure", f"front page: first interaction after {ready:.0f} ms, layout shift {shift}")
    assert size < 120_000
    assert shift < 0.02


async def test_from_play_now_to_a_table(comes: Comes, record_property: Record) -> None:
    for game in GAMES:
        ines = await comes()
        await ines.context.add_init_script(WATCH)
        await ines.goes("/")
        cases = ines.page.locator(f"article:has(#case-{game})")
        await cases.get_by_role("button", name="Play now").click()
        began = await ines.page.evaluate("performance.now()")
        await ines.page.locator("#content.game").wait_for()
        took = await ines.page.evaluate("performance.now()") - began
        await ines.page.wait_for_timeout(300)
        size = await script_bytes(ines)
        record_property("figure", f"{game}: at the table {took:.0f} ms after the click, {size / 1000:.1f} kB in all, "
                        f"layout shift {await shifted(ines.page)}")  # fmt: skip
        assert size < 200_000
