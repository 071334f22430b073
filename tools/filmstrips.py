"""Six stills of each climax in both themes, as one strip each, into docs/pictures/stage/.

    python tools/filmstrips.py                          all of them
    python tools/filmstrips.py mr-jack dawn dark        only those whose names contain all of these
    python tools/filmstrips.py --out DIR --size phone --language de ...     to look at, elsewhere

For each climax our bots play until it happens; the real page of the table is told that stretch, with a clock that
stands still for each picture (client/dev/film.ts). Look at the strips.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import re
import runpy
import socket
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from playwright.async_api import Browser, Page, async_playwright

from whitechapel.bots import bots
from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game
from whitechapel.core.plain_data import to_json
from whitechapel.games import HOUSE

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "docs" / "pictures" / "stage"
THEMES: Final = ("dark", "light")
SIZES: Final = {"desk": (1152, 720), "phone": (390, 844), "sideways": (844, 390)}
NAMES: Final = ("Ada", "Ines", "Max", "Theo")
STILLS: Final = 6
TOLD: Final = 40
"""How many of the latest told events go with the stretch."""
SEEDS: Final = 300
"""After this many games without it, a climax is given up."""

Told = Mapping[str, Any]


class Film(NamedTuple):
    """A climax, and where it is found."""

    climax: str
    """Its name in the game's scenes.ts, or the names of those that follow each other."""
    when: Callable[[Told], bool]
    """Whether an event, as a seat was told it, has the climax."""
    options: Mapping[str, Any] = {}
    """What is agreed on at the table."""
    seat: int = 0
    """Through whose eyes it is seen."""
    bot: str = "constable"
    """Who plays: `random` where nobody sensible gets there."""


def kind(name: str, **facts: Any) -> Callable[[Told], bool]:
    """An event of this kind with these facts."""
    return lambda told: told["kind"] == name and all(told["facts"].get(fact) == facts[fact] for fact in facts)


def sheet(fits: Callable[[Any], Any]) -> Callable[[Told], bool]:
    """A hand whose score sheet is like this."""
    return lambda told: told["kind"] == "scored" and bool(fits(told["facts"]["sheet"]))


def follows(before: str, name: str) -> Callable[[Told], bool]:
    """An event of this kind right after one of the other."""
    last = [""]

    def fits(told: Told) -> bool:
        was, last[0] = last[0], told["kind"]
        return (was, told["kind"]) == (before, name)

    return fits


def votes(page: Any) -> bool:
    """Whether anybody voted."""
    return any(line["vote"] for line in page["lines"])


THREE: Final = {"seats": 3}
VOTE: Final = {"seats": 3, "vote": True}
FILMS: Final[dict[str, dict[str, Film]]] = {
    "jack-the-ripper": {
        "unmasked": Film("unmasked", sheet(lambda page: page["ripper"] and page["alibi"] and not votes(page)), THREE),
        "vote-opened": Film("unmasked", sheet(lambda page: page["ripper"] and votes(page)), VOTE, bot="random"),
        "at-large": Film("unmasked", sheet(lambda page: page["ending"] != "escaped" and not page["ripper"]), THREE),
        "vote": Film("vote", kind("vote-called"), VOTE, bot="random"),
        "escapes": Film("escapes", kind("escaped"), THREE),
    },
    "rue-morgue": {
        "orang-utan": Film("orang-utan", lambda told: told["kind"] == "caught" and told["facts"]["count"] > 3),
        "shut-out": Film(
            "shut-out", sheet(lambda page: any(line["shut_out"] for line in page["lines"])), {"shut_out": True}
        ),
        "escaped": Film("over", sheet(lambda page: page["ending"] == "solved")),
        "unsolved": Film("over", sheet(lambda page: page["ending"] == "unsolved")),
    },
    "mr-jack": {
        "arrest": Film("accusation verdict", kind("game-over", ending="caught")),
        "wrong": Film("accusation verdict", kind("game-over", ending="wronged"), bot="random"),
        "escape": Film("escape verdict", kind("left")),
        "dawn": Film("verdict", kind("game-over", ending="dawn"), bot="random"),
        "witness": Film("witness", kind("witness", seen=True)),
        "unseen": Film("witness", kind("witness", seen=False), seat=1),
        "alibi": Film("alibi", lambda told: told["kind"] == "alibi" and bool(told["facts"].get("card"))),
    },
    "check-the-ripper": {
        "dice": Film("dice", kind("rolled")),
        "duel": Film("duel", kind("duel"), {"seats": 2}),
        "risk-won": Film("risk", follows("turned", "filed"), {"seats": 3}),
        "risk-lost": Film("risk", kind("forfeited"), {"seats": 3}),
        "convicted": Film("drawers", kind("convicted"), {"seats": 3}),
        "sixteenth": Film("drawers", kind("game-over", ending="cabinet"), {"seats": 3}),
    },
}
"""What there is to see, by game and name."""

# -- finding the moments ---------------------------------------------------------------------------


def plain(game: Game, event: Any, seat: int) -> dict[str, Any]:
    """An event as this seat is told it."""
    told = game.told(event, seat)
    return {"kind": told.kind, "seat": told.seat, "facts": to_json(told.facts)}


def stretches(game: Game, film: Film) -> Iterator[dict[str, Any]]:
    """Every stretch with this climax in the games that our bots play."""
    for seed in range(SEEDS):
        agreed = game.read_settings(film.options)
        players = [
            bots(game.id)[film.bot](game, agreed, seat, Random(f"{seed} {seat}")) for seat in range(agreed.seats)
        ]
        chance = Random(seed)
        state: Any = game.start(agreed)
        state.events = []
        told: list[dict[str, Any]] = []
        new: list[dict[str, Any]] = []
        before: Any = None
        while not state.over:
            seat = state.waiting()[0]
            if seat == CHANCE:
                state.apply(state.sample(chance))
            else:
                state.play(seat, game.action(players[seat].choose(game.view(state, seat))))
            events, state.events = state.events or [], []
            for event in events:
                for listener, player in enumerate(players):
                    player.hear(game.told_to_bot(event, listener))
            new += [plain(game, event, film.seat) for event in events]
            if not state.over and CHANCE in state.waiting():
                continue  # nobody sees the table before chance has answered
            view = to_json(game.view(state, film.seat))
            if before and any(map(film.when, new)):
                yield {
                    "game": game.id,
                    "names": NAMES[: agreed.seats],
                    "seat": film.seat,
                    "told": told[-TOLD:],
                    "before": before,
                    "update": {"view": view, "events": new},
                    "result": to_json(game.result(state)) if state.over else None,
                }
            told, new, before = [*told, *new], [], view


# -- taking the pictures ---------------------------------------------------------------------------


@contextmanager
def workbench() -> Iterator[str]:
    """The development server of the client, and its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    node, _ = runpy.run_path(str(ROOT / "tools" / "client.py"))["commands"]()
    vite = [*node, "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", port, "--strictPort"]
    server = subprocess.Popen(vite, cwd=ROOT / "client", stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout
        for line in server.stdout:
            if re.search(r"ready in", line):
                break
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


async def opened(browser: Browser, base: str, size: str) -> Page:
    """The page of the film, with nothing on it yet."""
    width, height = SIZES[size]
    scale = 0.5 if size == "desk" else 1
    context = await browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=scale)
    page = await context.new_page()
    page.on("pageerror", lambda error: print(f"  {error}"))
    await page.goto(f"{base}/dev/film.html")
    await page.wait_for_function("window.film", timeout=120_000)
    return page


async def stills(page: Page, film: Film, stretch: Any, language: str, theme: str) -> list[bytes]:
    """Six pictures of it, evenly spread; the last one shows how it ends."""
    given = [stretch, film.climax, language, theme]
    length = await page.evaluate("given => film.load(...given)", given)
    times = [round(length * (i + 0.8) / STILLS) for i in range(STILLS)]
    taken = []
    for before, now in zip([0, *times], times, strict=False):
        await page.evaluate(f"film.pass({now - before})")
        taken.append(await page.screenshot())
    return taken


# -- laying the strips -----------------------------------------------------------------------------

LAY: Final = """async ([stills, columns]) => {
  const images = await Promise.all(stills.map(async (data) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    return image;
  }));
  const [w, h, gap] = [images[0].width, images[0].height, 6];
  const canvas = document.createElement("canvas");
  canvas.width = columns * (w + gap) - gap;
  canvas.height = Math.ceil(images.length / columns) * (h + gap) - gap;
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#0e1115";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  images.forEach((image, i) => pen.drawImage(image, (i % columns) * (w + gap), Math.floor(i / columns) * (h + gap)));
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  // 256 colours: boxes of colours are halved where they are widest, the fullest first.
  const counts = new Map();
  const cell = (i) => ((data[i] >> 2) << 12) | ((data[i + 1] >> 2) << 6) | (data[i + 2] >> 2);
  for (let i = 0; i < data.length; i += 4) counts.set(cell(i), (counts.get(cell(i)) ?? 0) + 1);
  const parts = (c) => [c >> 12, (c >> 6) & 63, c & 63];
  const measure = (cells) => {
    const ranges = [0, 1, 2].map((k) => {
      let [low, high] = [63, 0];
      for (const c of cells) [low, high] = [Math.min(low, parts(c)[k]), Math.max(high, parts(c)[k])];
      return high - low;
    });
    const wide = Math.max(...ranges);
    const many = cells.reduce((sum, c) => sum + counts.get(c), 0);
    return { cells, axis: ranges.indexOf(wide), worth: wide * Math.sqrt(many) };
  };
  let boxes = [measure([...counts.keys()])];
  while (boxes.length < 256) {
    const box = boxes.reduce((best, one) => (one.worth > best.worth ? one : best));
    if (!box.worth) break;
    box.cells.sort((a, b) => parts(a)[box.axis] - parts(b)[box.axis]);
    const half = box.cells.reduce((sum, c) => sum + counts.get(c), 0) / 2;
    let [at, sum] = [0, 0];
    while (at < box.cells.length - 1 && (at === 0 || sum < half)) sum += counts.get(box.cells[at++]);
    boxes = boxes.filter((one) => one !== box).concat(measure(box.cells.slice(0, at)), measure(box.cells.slice(at)));
  }
  const index = new Map();
  const palette = boxes.map(({ cells }, i) => {
    const many = cells.reduce((sum, c) => sum + counts.get(c), 0);
    for (const c of cells) index.set(c, i);
    return [0, 1, 2].map((k) => Math.min(255, Math.round(
      (4.05 * cells.reduce((sum, c) => sum + parts(c)[k] * counts.get(c), 0)) / many)));
  });
  let text = "";
  for (let i = 0; i < data.length; i += 4) text += String.fromCharCode(index.get(cell(i)));
  return [canvas.width, canvas.height, palette.flat(), btoa(text)];
}"""
"""Lays stills side by side and counts their colours down to a palette, so that the file is small."""


def chunk(tag: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return len(data).to_bytes(4, "big") + tag + data + zlib.crc32(tag + data).to_bytes(4, "big")


async def strip(page: Page, taken: list[bytes], columns: int) -> bytes:
    """One PNG of all of them."""
    given = [[base64.b64encode(one).decode() for one in taken], columns]
    width, height, palette, text = await page.evaluate(LAY, given)
    pixels = base64.b64decode(text)
    rows = b"".join([b"\0" + pixels[y * width : (y + 1) * width] for y in range(height)])
    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([8, 3, 0, 0, 0])
    parts = [(b"IHDR", head), (b"PLTE", bytes(palette)), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join([chunk(tag, data) for tag, data in parts])


async def main(arguments: argparse.Namespace) -> int:
    """All the strips that are wanted; returns how many could not be taken."""
    arguments.out.mkdir(parents=True, exist_ok=True)
    missing = 0
    launch = runpy.run_path(str(ROOT / "tools" / "chromium.py"))["launch"]()
    with workbench() as base:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**launch)
            for game in HOUSE:
                for name, film in FILMS.get(game.id, {}).items():
                    themes = [one for one in THEMES if all(f"{game.id}-{name}-{one}".count(w) for w in arguments.name)]
                    stretch = next(stretches(game, film), None) if themes else None
                    if themes and stretch is None:
                        print(f"{game.id}-{name}: never happened")
                        missing += 1
                        continue
                    for theme in themes:
                        page = await opened(browser, base, arguments.size)
                        taken = await stills(page, film, stretch, arguments.language, theme)
                        columns = STILLS if arguments.size == "phone" else 3
                        file = arguments.out / f"{game.id}-{name}-{theme}.png"
                        file.write_bytes(await strip(page, taken, columns))
                        print(f"{file.name}: {file.stat().st_size // 1000} kB")
                        await page.context.close()
            await browser.close()
    return missing


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Take a strip of stills of each climax.")
    parser.add_argument("name", nargs="*", help="parts of the names of those wanted")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--size", choices=SIZES, default="desk")
    parser.add_argument("--language", choices=("en", "de"), default="en")
    sys.exit(asyncio.run(main(parser.parse_args())))
