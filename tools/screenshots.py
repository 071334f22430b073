"""Every page and table, at the size of a desk and of a phone, in both languages and both themes, into screenshots/.

    python tools/screenshots.py                 all of them
    python tools/screenshots.py phone-de        only those whose name has this in it

It starts a server with an empty store, plays with the bots of the house, and says where a page is wider than its
window or where axe finds something. Look at the pictures.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page, async_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "screenshots"
SIZES: Final = {"desk": (1440, 900), "phone": (390, 844)}
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
GAMES: Final = ("jack-the-ripper", "mr-jack", "rue-morgue", "check-the-ripper")
OPEN_TABLE: Final = {"en": "Open the table", "de": "Tisch eröffnen"}
MENU: Final = {"en": "Menu", "de": "Menü"}


def browser_path() -> str:
    """The browser to use: the one named in $CHROMIUM, or one on the PATH."""
    named = [os.environ.get("CHROMIUM", ""), *map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))]
    for path in named:
        if path:
            return path
    sys.exit("There is no chromium on the PATH; CHROMIUM=/path/to/chromium names one.")


@contextmanager
def parlour() -> Iterator[str]:
    """A server of our own, and its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as data:
        command = [Path(sys.executable).with_name("whitechapel"), "serve", "--host", "127.0.0.1", "--port", port]
        server = subprocess.Popen([*map(str, command), "--data", data, "--no-open"], stdout=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(150):
                try:
                    urllib.request.urlopen(f"{address}/healthz", timeout=2).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield address
        finally:
            server.terminate()
            server.wait()


class Tour:
    """One browser window's way through all pages."""

    def __init__(self, page: Page, base: str, size: str, language: str, theme: str) -> None:
        self.page, self.base, self.size, self.language = page, base, size, language
        self.tag = f"{size}-{language}-{theme}"
        self.found: list[str] = []

    async def go(self, address: str, wait_for: str) -> None:
        """To a page, until something is to be seen there."""
        await self.page.goto(self.base + address)
        await self.page.locator(wait_for).first.wait_for()

    async def take(self, name: str, *, whole: bool = False) -> None:
        """A picture of what is there, and what is wrong with it."""
        await self.page.wait_for_timeout(250)
        wide = await self.page.evaluate("document.documentElement.scrollWidth") - SIZES[self.size][0]
        if wide > 0:
            self.found.append(f"{name}-{self.tag}: {wide} px too wide")
        await self.page.screenshot(path=OUT / f"{name}-{self.tag}.png", full_page=whole)
        violations: list[dict[str, Any]] = (await Axe().run(self.page)).response["violations"]
        for one in violations:
            where = one["nodes"][0]["target"]
            self.found.append(f"{name}-{self.tag}: {one['id']} ({one['impact']}, {len(one['nodes'])} times) {where}")

    async def open_table(self, game: str, *chairs: str) -> None:
        """Open a table; `chairs` says who sits on the second seat and on those after it."""
        await self.go(f"/new/{game}", "form select")
        if len(chairs) > 1:
            await self.page.get_by_role("radio", name=str(len(chairs) + 1)).check()
        for seat, chair in enumerate(chairs, 1):
            await self.page.locator("select").nth(seat).select_option(chair)
        await self.page.get_by_role("button", name=OPEN_TABLE[self.language]).click()

    async def walk(self, games: list[str]) -> None:
        """The whole way."""
        page = self.page
        await self.go("/", ".case .lamp")
        await self.take("front", whole=True)
        await self.go("/new/jack-the-ripper", "form .more")
        await page.locator(".more").click()
        await self.take("new", whole=True)
        await self.open_table("jack-the-ripper", "open", "person")
        await page.locator(".lobby svg[role=img]").first.wait_for()
        await self.take("lobby", whole=True)
        await self.open_table("jack-the-ripper", "me")
        await page.locator(".curtain").wait_for()
        await self.take("curtain")
        for game in games:
            await self.open_table(game, "bot:constable")
            await page.locator("#content.game").wait_for()
            await page.wait_for_timeout(2500)
            await self.take(game)
        await page.get_by_role("button", name=MENU[self.language]).click()
        await page.locator("dialog").wait_for()
        await self.take("menu")
        for name, address, sight in (
            ("rules", "/rules/jack-the-ripper#turn-order", ".rule.target"),
            ("rules-all", "/rules", ".games"),
            ("tables", "/tables", ".tables a"),
            ("settings", "/settings", "form"),
            ("about", "/about", "main p"),
            ("offline", "/offline.html", "button"),
        ):
            await self.go(address, sight)
            await self.take(name)


async def visit(browser: Browser, base: str, size: str, language: str, theme: str, games: list[str]) -> list[str]:
    """One combination, in a fresh profile."""
    width, height = SIZES[size]
    phone = size == "phone"
    context = await browser.new_context(
        viewport={"width": width, "height": height}, locale=language, is_mobile=phone, has_touch=phone
    )
    kept = json.dumps({"language": language, "theme": theme, "motion": "off"})
    await context.add_init_script(f"localStorage.setItem('whitechapel', {json.dumps(kept)})")
    tour = Tour(await context.new_page(), base, size, language, theme)
    tour.page.on("pageerror", lambda error: tour.found.append(f"{tour.tag}: {error}"))
    await tour.walk(games)
    await context.close()
    return tour.found


async def main(wanted: list[str]) -> int:
    """All combinations that are wanted, one after the other."""
    OUT.mkdir(exist_ok=True)
    found: list[str] = []
    with parlour() as base:
        with urllib.request.urlopen(f"{base}/api/games") as reply:
            open_games = {one["game"] for one in json.load(reply)["games"]}
        games = [game for game in GAMES if game in open_games]
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
            for size in SIZES:
                for language in ("en", "de"):
                    for theme in ("dark", "light"):
                        name = f"{size}-{language}-{theme}"
                        if not wanted or any(part in name for part in wanted):
                            found += await visit(browser, base, size, language, theme, games)
            await browser.close()
    print("\n".join(found) or "Nothing is too wide, and axe has nothing to say.")
    print(f"{len(list(OUT.glob('*.png')))} pictures are in {OUT.name}/: look at them.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
