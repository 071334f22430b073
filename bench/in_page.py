"""The parlour in a page, measured in a real browser: python bench/in_page.py [--matches] [GAME ...]

Bytes over the wire, how long until it can be played (cold and warm), the longest block of the main thread while tables
are opened and played and while the rest of a game is looked at, and the longest answer of each rank in each game, from
the moment the bot is asked (after the page has shown what came before): a table waits 20 seconds for one (`BotPool`).
`--matches` plays whole matches and verifies their transcripts; without it a few answers are given. `make site` comes
first.

A block is given twice: the computing in it, and how long it took here. On a machine with other things to do the second
says more about these than about the page.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import runpy
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Browser, async_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.games import GAMES as SHORT  # noqa: E402
from browser.site import SITE, SLOW_START, SiteVisitor, static_host  # noqa: E402

from whitechapel.bots import ranks  # noqa: E402
from whitechapel.games import GAMES  # noqa: E402
from whitechapel.server.table.verify import verify  # noqa: E402

KEPT = {"language": "en", "theme": "dark", "pace": "off", "guard": 0, "asked": True, "met": [game.id for game in GAMES]}
TIMES = """
globalThis.slowest = globalThis.since = 0;
const Listened = Worker;
globalThis.Worker = class extends Listened {
  constructor(...made) {
    super(...made);
    this.addEventListener("message", ({ data }) => {
      if (data.kind !== "said") return;
      const now = performance.now();
      if (since && data.text.includes('"kind":"update"')) slowest = Math.max(slowest, now - since);
      since = now;
    });
  }
  postMessage(message, ...more) {
    if (message.kind === "say") since = performance.now();
    super.postMessage(message, ...more);
  }
};
"""
"""How long the page waited at most between the last word, its own or the server's, and the next update."""
ANSWERS = 6
"""How many answers are given by hand."""
SETTLED = 4
"""How many seconds a page is watched after it was opened."""
MAIN_THREAD = "CrRendererMain"


def wire_bytes() -> tuple[int, int]:
    """Everything as it is, and compressed."""
    files = [path for path in SITE.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]
    small = [path.with_name(path.name + ".br") for path in files]
    sizes = [(path if not br.exists() else br).stat().st_size for path, br in zip(files, small, strict=True)]
    return sum(path.stat().st_size for path in files), sum(sizes)


class Blocks:
    """What keeps the main threads of a browser busy."""

    def __init__(self) -> None:
        self.computing = self.wall = 0.0
        """The longest tasks so far, in milliseconds."""

    @contextlib.asynccontextmanager
    async def watch(self, browser: Browser) -> AsyncIterator[None]:
        events: list[dict[str, Any]] = []
        done = asyncio.Event()
        session = await browser.new_browser_cdp_session()
        session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
        session.on("Tracing.tracingComplete", lambda _: done.set())
        config = {
            "recordMode": "recordContinuously",
            "traceBufferSizeInKb": 200_000,
            "includedCategories": ["toplevel", "devtools.timeline", "__metadata"],
            "excludedCategories": ["*"],
        }
        await session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
        yield
        await session.send("Tracing.end")
        await done.wait()
        await session.detach()
        for event in page_tasks(events):
            self.computing = max(self.computing, event.get("tdur", 0) / 1000)
            self.wall = max(self.wall, event["dur"] / 1000)


def page_tasks(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The main threads' tasks that belong to the page, without those of the remote control."""
    named = [event for event in events if event["name"] == "thread_name" and event["args"]["name"] == MAIN_THREAD]
    main = {(event["pid"], event["tid"]) for event in named}
    found: list[dict[str, Any]] = []
    for thread in main:
        ours = [one for one in events if one.get("ph") == "X" and (one["pid"], one["tid"]) == thread]
        end, task = 0.0, None
        for event in sorted(ours, key=lambda one: (one["ts"], -one.get("dur", 0))):
            if event["ts"] >= end:
                task, end = event, event["ts"] + event.get("dur", 0)
            elif task is not None and event["name"] in ("FunctionCall", "UpdateLayoutTree", "Paint", "MajorGC"):
                found.append(task)
                task = None
    return found


async def plays(ines: SiteVisitor, game: str, rank: str, matches: bool) -> None:
    """A match against one rank, or its beginning; how long its bot took at most for one answer."""
    ines.received.clear()
    ines.sent.clear()
    await ines.page.evaluate("slowest = since = 0")
    await ines.sits_down(game, ["person", f"bot:{rank}"], pause=0)
    rng = Random(f"{game} {rank}")
    await ines.plays(rng, stop=lambda: len(ines.moves) >= ANSWERS)
    proved = ""
    if matches:
        await ines.finishes()
        text = await ines.asks(f"/api/tables/{ines.table['table']}/transcript")
        proved = f"{text.count(chr(10))} lines, {verify(text, GAMES)[0].en}"
    slowest = await ines.page.evaluate("slowest") / 1000
    print(f"{game:18}{rank:16}the longest answer {slowest:5.2f} s   {proved}", flush=True)


async def looks_round(ines: SiteVisitor, browser: Browser, game: str) -> None:
    """The end of a match, and what else people open; the longest block of the main thread for each."""
    ines.received.clear()
    ines.sent.clear()
    await ines.sits_down(game, ["person", "bot:random"], options=SHORT[game])
    await ines.asked()
    table = ines.table["table"]

    addresses = {
        "the end": "",
        "replay": f"/replay/{table}?eyes=0",
        "review": f"/review/{table}?seat=0",
        "rulebook": f"/rules/{game}",
        "guide": f"/guide/{game}",
        "puzzles": f"/puzzles/{game}",
    }
    for name, address in addresses.items():
        blocks = Blocks()
        async with blocks.watch(browser):
            await (ines.goes(address) if address else ines.finishes())
            await asyncio.sleep(SETTLED)
        print(
            f"{game:18}{name:16}the longest block {blocks.computing:.0f} ms, {blocks.wall:.0f} ms on the clock",
            flush=True,
        )


async def main(arguments: list[str]) -> None:
    matches = "--matches" in arguments
    games = [game.id for game in GAMES if not set(arguments) - {"--matches"} or game.id in arguments]
    raw, small = wire_bytes()
    print(f"bytes: {raw / 1e6:.2f} MB as they are, {small / 1e6:.2f} MB compressed")
    launch = runpy.run_path(str(ROOT / "tools" / "chromium.py"))["launch"]()
    blocks = Blocks()
    with tempfile.TemporaryDirectory() as folder, static_host(Path(folder)) as base:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**launch)
            context = await browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
            context.set_default_timeout(SLOW_START * 1000)
            await context.add_init_script(f"localStorage.whitechapel ??= {json.dumps(json.dumps(KEPT))}")
            ines = await SiteVisitor.comes(context, base)
            await context.add_init_script(TIMES)
            async with blocks.watch(browser):
                start = time.perf_counter()
                await ines.arrives()
                print(f"ready, cold: {time.perf_counter() - start:.1f} s")
            await ines.is_kept()
            await context.set_offline(True)
            start = time.perf_counter()
            await ines.page.reload()
            await ines.page.locator("article.case").first.wait_for()
            print(f"ready, warm and without a network: {time.perf_counter() - start:.1f} s", flush=True)
            for game in games:
                for rank in ranks(game):
                    async with contextlib.nullcontext() if matches else blocks.watch(browser):
                        await plays(ines, game, rank, matches)
            if not matches:
                for game in games:
                    await looks_round(ines, browser, game)
                print(f"longest block while playing: {blocks.computing:.0f} ms, {blocks.wall:.0f} ms on the clock")
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
