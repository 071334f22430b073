"""Every step of every lesson, as a newcomer sees it, into screenshots/lessons/.

    python tools/lesson_pictures.py                     all of them: desk and phones, in both languages
    python tools/lesson_pictures.py mr-jack phone de    only those with all of these in their names
    python tools/lesson_pictures.py --light             in the light theme
    python tools/lesson_pictures.py --sheet             and all steps of a lesson together on one sheet
    python tools/lesson_pictures.py --clock             no pictures: how long it takes from the click to the first move

The newcomer of the browser tests does what the coach says and points at; so a step that cannot be done is noticed here
as well. Look at the pictures.
"""

from __future__ import annotations

import asyncio
import json
import runpy
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Error, Page, ViewportSize, async_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.newcomer import Newcomer, Seen  # noqa: E402
from browser.parlour import parlour  # noqa: E402
from browser.visitor import Visitor  # noqa: E402

from whitechapel.core import lessons  # noqa: E402
from whitechapel.games import HOUSE  # noqa: E402

OUT: Final = ROOT / "screenshots" / "lessons"
WINDOWS: Final[dict[str, ViewportSize]] = {
    "desk": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 844, "height": 390},
    "small": {"width": 667, "height": 375},
}
COLUMNS: Final = 5
READS: Final = 60 / 200
"""How many seconds somebody takes to read a word who reads slowly."""
REACHES: Final = 1.0
"""How many seconds it takes them to touch what they have understood."""


async def walk(browser: Browser, base: str, game: str, lesson: str, window: str, language: str, theme: str) -> None:
    """One lesson in one window."""
    name, phone = f"{game}-{lesson}-{window}-{language}-{theme}", window != "desk"
    context = await browser.new_context(
        viewport=WINDOWS[window], is_mobile=phone, has_touch=phone, locale=language, reduced_motion="reduce"
    )
    kept = {"language": language, "theme": theme, "pace": "off", "guard": 0, "asked": True, "offered": True}
    await context.add_init_script(f"localStorage.whitechapel ??= {json.dumps(json.dumps(kept))}")
    visitor = Visitor(context, await context.new_page(), base)
    newcomer = Newcomer(visitor, touch=phone)
    pictures: list[Path] = []

    async def look(seen: Seen) -> None:
        path = OUT / f"{name}-{len(pictures) + 1:02}.png"
        await visitor.page.screenshot(path=path)
        pictures.append(path)

    try:
        await newcomer.begins(game, lesson)
        await newcomer.learns(look)
        print(f"{name}: {len(pictures)} steps", flush=True)
    except (AssertionError, Error, TimeoutError) as trouble:
        await visitor.page.screenshot(path=OUT / f"{name}-stuck.png")
        print(f"{name}: stuck after {len(pictures)} steps: {trouble}", flush=True)
    if "--sheet" in sys.argv:
        await sheet(await context.new_page(), pictures, OUT / f"{name}.png")
    await context.close()


async def first_move(browser: Browser, base: str, game: str, lesson: str, window: str, language: str) -> None:
    """By the clock, from the click on the lesson to the first move: somebody who has never been here reads all that the
    coach says, with everything as it is for them, and then touches what it points at."""
    phone = window != "desk"
    context = await browser.new_context(viewport=WINDOWS[window], is_mobile=phone, has_touch=phone, locale=language)
    visitor = Visitor(context, await context.new_page(), base)
    newcomer = Newcomer(visitor, touch=phone, reads=READS, reaches=REACHES)
    await newcomer.begins(game, lesson)
    while not newcomer.moved:
        await newcomer.does_it()
    seconds, read = newcomer.moved - newcomer.began, f"{newcomer.words} words, {newcomer.touches} touches"
    print(f"{game}-{lesson}-{window}-{language}: first move after {seconds:.1f} s ({read})", flush=True)
    await context.close()


async def sheet(page: Page, pictures: list[Path], path: Path) -> None:
    """Pictures side by side."""
    shown = "".join(f'<img src="{one.as_uri()}">' for one in pictures)
    style = f"body{{margin:0;display:grid;grid-template-columns:repeat({COLUMNS},1fr);gap:6px}}img{{width:100%}}"
    with tempfile.NamedTemporaryFile("w", suffix=".html", delete=False) as file:
        file.write(f"<style>{style}</style>{shown}")
    await page.set_viewport_size({"width": 2000, "height": 900})
    await page.goto(Path(file.name).as_uri())
    await page.screenshot(path=path, full_page=True)
    Path(file.name).unlink()


async def main(words: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    theme = "light" if "--light" in sys.argv else "dark"
    launch: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "chromium.py"))["launch"]()
    wanted = [
        (game.id, lesson.name, window, language)
        for game in HOUSE
        for lesson in lessons.of(game)
        for window in WINDOWS
        for language in ("en", "de")
    ]
    with tempfile.TemporaryDirectory() as data, parlour(Path(data)) as base:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**launch)
            for game, lesson, window, language in wanted:
                if not all(f"-{word}-" in f"-{game}-{lesson}-{window}-{language}-" for word in words):
                    continue
                if "--clock" in sys.argv:
                    await first_move(browser, base, game, lesson, window, language)
                else:
                    await walk(browser, base, game, lesson, window, language, theme)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main([word for word in sys.argv[1:] if not word.startswith("--")]))
