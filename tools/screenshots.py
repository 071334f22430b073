"""Every page and table on a desk and on a phone, upright and sideways, in both languages and themes, into screenshots/.

    python tools/screenshots.py                 all of them
    python tools/screenshots.py phone-de front  only those whose names contain all of these
    python tools/screenshots.py --readme        the four in docs/pictures/, smaller

It starts a server with an empty store, plays with our bots until there is something to see on each table,
and reports pages that are wider than their window. Look at the pictures.
"""

from __future__ import annotations

import asyncio
import json
import random
import runpy
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, BrowserContext, Error, Page, async_playwright

from whitechapel.core.game import Game
from whitechapel.games import HOUSE

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "screenshots"
README: Final = ROOT / "docs" / "pictures"
SIZES: Final = {"desk": (1440, 900), "phone": (390, 844), "sideways": (844, 390)}
LANGUAGES: Final = ("en", "de")
THEMES: Final = ("dark", "light")
WANTED: Final[dict[str, Any]] = {"first_dealer": 1, "seats": 3}
"""What makes a table worth seeing, where it can be set."""


def agreed_on(game: Game) -> dict[str, Any]:
    """A short match at a full table."""
    wanted = {one.name: WANTED[one.name] for one in game.setting_table if WANTED.get(one.name, "") in one.values}
    return {"seats": 2, **game.short, **wanted}


GAMES: Final = {game.id: agreed_on(game) for game in HOUSE}
"""The settings for a table of each game."""
ANSWERS: Final = 9
"""How many answers are given before the picture is taken."""
MORE_ANSWERS: Final = 12
"""The same in games that are played in hands."""
BOT: Final = "bot:constable"
GOOD: Final = ("meld", "play", "layoff", "feed", "draw", "card", "move", "move-first")
"""Answers that start like this are preferred, since they lay something on the table."""


@contextmanager
def parlour() -> Iterator[str]:
    """A server of our own, and its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as data:
        command = [Path(sys.executable).with_name("whitechapel"), "serve", "--host", "127.0.0.1", "--port", port]
        more = ["--data", data, "--no-open", "--limits", "1000"]
        server = subprocess.Popen([*map(str, command), *more], stdout=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(600):
                try:
                    urllib.request.urlopen(f"{address}/healthz", timeout=2).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield address
        finally:
            server.terminate()
            server.wait()


# -- the tables to be seen -------------------------------------------------------------------------


class Host:
    """Opens the tables, and plays at them for a while."""

    def __init__(self, context: BrowserContext, page: Page, base: str) -> None:
        self.context, self.page, self.base = context, page, base
        self.rng = random.Random(3)

    async def opens(self, game: str, seats: list[str], sits: int) -> str:
        """Open a table, with its host in the first `sits` seats; returns its id."""
        options = {**GAMES[game], "seats": len(seats)}
        wanted = {"game": game, "seats": seats, "options": options, "hints": True}
        reply = await self.context.request.post(f"{self.base}/api/tables", data=wanted)
        opened = await reply.json()
        for link in opened["seat_links"][:sits]:
            await self.page.goto(link)
            await self.page.locator("header.status").wait_for()
            await self.page.wait_for_timeout(300)
        return str(opened["table"])

    async def plays(self, answers: int) -> bool:
        """Give this many answers from the list of all answers. False if the game was over before."""
        mine = self.page.locator("header.status.mine")
        over = self.page.locator("dialog[open]", has=self.page.get_by_role("button", name="The story"))
        choices = self.page.locator("dialog[open] li [data-answer]")
        for _ in range(answers):
            await mine.or_(over).first.wait_for(timeout=60_000)
            if await over.count():
                return False
            while await self.page.locator("dialog[open]").count():
                await self.page.keyboard.press("Escape")
                await self.page.wait_for_timeout(100)
            await self.page.keyboard.press("a")
            await choices.first.wait_for()
            texts = [str(await one.get_attribute("data-answer")) for one in await choices.all()]
            liked = [text for text in texts if text.split()[0] in GOOD] or [t for t in texts if not t.startswith("acc")]
            await choices.nth(texts.index(self.rng.choice(liked or texts))).click()
            await self.page.wait_for_timeout(250)
        await mine.or_(over).first.wait_for(timeout=60_000)
        return not await over.count()

    async def waits(self, table: str) -> None:
        """Wait until a game is over."""
        while not (await (await self.context.request.get(f"{self.base}/api/tables/{table}")).json())["result"]:
            await self.page.wait_for_timeout(300)


async def prepared(browser: Browser, base: str) -> tuple[Any, dict[str, str]]:
    """What the host's browser keeps, and the tables by name."""
    context = await browser.new_context(viewport={"width": 1440, "height": 900})
    await context.add_init_script(settings("en", "dark"))
    host = Host(context, await context.new_page(), base)
    await host.page.goto(base + "/settings")
    await host.page.locator("#nickname").fill("Ines")
    await host.page.goto(base + "/new/mr-jack")
    await context.request.post(f"{base}/api/players", data={"nickname": "Ines"})
    await host.page.evaluate("localStorage['whitechapel-been-here'] = 'yes'")
    tables: dict[str, str] = {}
    for game, agreed in GAMES.items():
        tables[f"over-{game}"] = await host.opens(game, [BOT, BOT], 0)
        underway = False
        while not underway:
            tables[f"table-{game}"] = await host.opens(game, ["person", *[BOT] * (agreed["seats"] - 1)], 1)
            underway = await host.plays(MORE_ANSWERS if "max_hands" in agreed else ANSWERS)
    tables["lobby"] = await host.opens("jack-the-ripper", ["person", "open", "person"], 1)
    tables["curtain"] = await host.opens("mr-jack", ["person", "person"], 2)
    tables["refusal"] = await host.opens("jack-the-ripper", ["person", BOT], 1)
    for game in GAMES:
        await host.waits(tables[f"over-{game}"])
    kept = await context.storage_state()
    await context.close()
    return kept, tables


def settings(language: str, theme: str) -> str:
    """A script that stores these in a browser that has seen every game and needs no coach."""
    kept = json.dumps({
        "language": language, "theme": theme, "motion": "off", "pace": "off", "coach": "off", "asked": True,
        "guard": 0, "met": list(GAMES),
    })  # fmt: skip
    return f"localStorage.setItem('whitechapel', {json.dumps(kept)})"


# -- the pictures ----------------------------------------------------------------------------------

Do = Callable[[Page], Awaitable[Any]]


async def nothing(page: Page) -> None:
    """As it is."""


async def refusal(page: Page) -> None:
    await page.locator("header.status.mine").wait_for(timeout=60_000)
    await page.locator(".hand [data-card]").first.click()
    await page.get_by_role("alert").wait_for()


async def hint(page: Page) -> None:
    await page.locator("header.status.mine").wait_for()
    await page.keyboard.press("h")
    more = page.locator(".note .lamp")
    for _ in range(2):
        await more.click(timeout=60_000)
    await more.wait_for(state="detached")


def press(css: str, closing: bool = False) -> Do:
    """Press something, after closing the end of the game if that is open."""

    async def do(page: Page) -> None:
        if closing:
            await page.locator("dialog[open]").wait_for()
            await page.keyboard.press("Escape")
        await page.locator(css).last.click()

    return do


async def answers(page: Page) -> None:
    await page.keyboard.press("a")


async def learn(page: Page) -> None:
    """The first thing that the learner does in the first lesson on the front page."""
    await page.locator("[data-lesson]").first.click()
    await page.locator("section.coach[data-step]").wait_for()
    await page.wait_for_timeout(2000)
    while await page.locator("section.coach button.next").count():
        await page.locator("section.coach button.next").click()
        await page.wait_for_timeout(1000)


async def judged(page: Page) -> None:
    """A review when all of it has been judged."""
    await page.locator("progress").wait_for(state="detached", timeout=120_000)
    await page.locator(".items li button").first.click()


PLAIN: Final = [
    ("puzzles", "/puzzles", ".daily"),
    ("statistics", "/statistics", "main p"),
    ("friends", "/friends", "main input"),
    ("ratings", "/ratings/mr-jack", "tbody tr"),
    ("clubs", "/clubs", "form"),
    ("tournaments", "/tournaments", "main .lamp"),
    ("tournament-new", "/tournaments/new", ".systems"),
    ("ladder", "/ladder/mr-jack", "main .lamp"),
    ("back", "/back", "form"),
]
"""Pages at an address of their own: name, address, what must be in sight."""


def shots(tables: dict[str, str]) -> dict[str, tuple[str, str, Do, bool]]:
    """Each picture by name: the address, what must be in sight, what to do there, whether to take the whole page."""
    found: dict[str, tuple[str, str, Do, bool]] = {
        "front": ("/", ".case .lamp", nothing, True),
        "lesson": ("/", ".case .lamp", learn, False),
        "rules": ("/rules/jack-the-ripper#turn-order", ".rule.target", nothing, False),
        "rules-all": ("/rules", ".games", nothing, False),
        "companion": ("/companion/jack-the-ripper", "form.panel", press("form.panel .lamp"), False),
        "companion-deal": ("/companion/check-the-ripper", ".big", press(".big"), True),
        "tables": ("/tables", ".tables a", nothing, False),
        "settings": ("/settings", "form", nothing, True),
        "about": ("/about", "main p", nothing, False),
        "offline": ("/offline.html", "button", nothing, False),
        "lobby": (f"/t/{tables['lobby']}", ".lobby svg[role=img]", nothing, True),
        "curtain": (f"/t/{tables['curtain']}", ".curtain", nothing, False),
        "menu": (f"/t/{tables['table-mr-jack']}", "#content.game", press("header.status .tools button"), False),
        "answers": (f"/t/{tables['table-mr-jack']}", "#content.game", answers, False),
        "refusal": (f"/t/{tables['refusal']}", "#content.game", refusal, False),
        "hint": (f"/t/{tables['table-mr-jack']}", "#content.game", hint, False),
        "hint-cards": (f"/t/{tables['table-jack-the-ripper']}", "#content.game", hint, False),
    }
    for name, address, sight in PLAIN:
        found[name] = (address, sight, nothing, True)
    for game in GAMES:
        found[f"new-{game}"] = (f"/new/{game}", "form select", nothing, True)
        found[f"table-{game}"] = (f"/t/{tables[f'table-{game}']}", "#content.game", nothing, False)
        found[f"over-{game}"] = (f"/t/{tables[f'over-{game}']}", "dialog[open]", nothing, False)
        found[f"review-{game}"] = (f"/review/{tables[f'over-{game}']}?seat=0", ".items li", judged, True)
        found[f"guide-{game}"] = (f"/guide/{game}", ".summary", nothing, True)
        found[f"puzzle-{game}"] = (f"/puzzles/{game}", ".acts", nothing, False)
        found[f"replay-{game}"] = (f"/replay/{tables[f'over-{game}']}?moment=24", "#content.game", nothing, False)
    for game in ("jack-the-ripper", "rue-morgue"):
        sheet = press(".bar .tools button", closing=True)
        found[f"sheet-{game}"] = (f"/t/{tables[f'over-{game}']}", "#content.game", sheet, False)
    return found


def complaint(found: list[str], tag: str) -> Callable[[Error], None]:
    """Records what a page complains about."""
    return lambda error: found.append(f"{tag}: {error}")


async def take(browser: Browser, base: str, kept: Any, tables: dict[str, str], wanted: list[str]) -> list[str]:
    """Take all the pictures wanted; returns what is wrong with them."""
    found: list[str] = []
    for size, (width, height) in SIZES.items():
        for language in LANGUAGES:
            for theme in THEMES:
                tag = f"{size}-{language}-{theme}"
                names = [name for name in shots(tables) if all(part in f"{name}-{tag}" for part in wanted)]
                if not names:
                    continue
                phone = size != "desk"
                context = await browser.new_context(
                    viewport={"width": width, "height": height}, locale=language, is_mobile=phone, has_touch=phone,
                    storage_state=kept,
                )  # fmt: skip
                await context.add_init_script(settings(language, theme))
                page = await context.new_page()
                page.on("pageerror", complaint(found, tag))
                for name in names:
                    address, sight, do, whole = shots(tables)[name]
                    try:
                        await page.goto(base + address)
                        await page.locator(sight).first.wait_for()
                        await do(page)
                        await page.wait_for_timeout(350)
                        wide = await page.evaluate("document.documentElement.scrollWidth") - width
                        if wide > 0:
                            found.append(f"{name}-{tag}: {wide} px too wide")
                    except Exception as error:
                        found.append(f"{name}-{tag}: {str(error).splitlines()[0]}")
                    await page.screenshot(path=OUT / f"{name}-{tag}.png", full_page=whole)
                await context.close()
    return found


async def for_readme(browser: Browser, base: str, kept: Any, tables: dict[str, str]) -> None:
    """Two tables, a lesson and a review, by night and by day, half as large."""
    README.mkdir(parents=True, exist_ok=True)
    wanted = {"table-jack-the-ripper": "light", "table-mr-jack": "dark", "lesson": "dark", "review-mr-jack": "light"}
    for name, theme in wanted.items():
        context = await browser.new_context(
            viewport={"width": 1440, "height": 900}, storage_state=kept, device_scale_factor=0.5
        )
        await context.add_init_script(settings("en", theme))
        page = await context.new_page()
        address, sight, do, _ = shots(tables)[name]
        await page.goto(base + address)
        await page.locator(sight).first.wait_for()
        await do(page)
        await page.wait_for_timeout(600)
        await page.screenshot(path=README / f"{name.removeprefix('table-')}.png")
        await context.close()


async def main(arguments: list[str]) -> int:
    """All pictures that are wanted."""
    wanted = [one for one in arguments if one != "--readme"]
    OUT.mkdir(exist_ok=True)
    found: list[str] = []
    with parlour() as base:
        async with async_playwright() as playwright:
            launch = runpy.run_path(str(ROOT / "tools" / "chromium.py"))["launch"]()
            browser = await playwright.chromium.launch(**launch)
            kept, tables = await prepared(browser, base)
            if "--readme" in arguments:
                await for_readme(browser, base, kept, tables)
            else:
                found = await take(browser, base, kept, tables, wanted)
            await browser.close()
    print("\n".join(found) or "Nothing is too wide.")
    print(f"{len(list(OUT.glob('*.png')))} pictures are in {OUT.name}/: look at them.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
