"""What the tests in a browser share: the browser, the parlour, and those who visit it."""

from __future__ import annotations

import json
import runpy
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from browser.parlour import parlour
from browser.visitor import Visitor
from patience import PATIENCE
from playwright.async_api import Browser, ViewportSize, expect

from whitechapel.games import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

Comes = Callable[..., Awaitable[Visitor]]


WIDE = pytest.mark.wide


def on_desk_and_phone(games: Iterable[str]) -> pytest.MarkDecorator:
    """Tell a story of each game on a desk and on a phone: every test run by turns on one of them, `make test-wide` on
    both."""
    told = [
        pytest.param(game, bool(phone), id=f"{game}-{device}", marks=[WIDE] * (number % 2 != phone))
        for number, game in enumerate(games)
        for phone, device in enumerate(("desk", "phone"))
    ]
    return pytest.mark.parametrize(("game", "phone"), told)


MIXES = """
{
  const real = crypto.getRandomValues.bind(crypto);
  let mixed = %d;
  crypto.getRandomValues = (list) => (list.length === 32 ? list.fill(++mixed) : real(list));
}
"""
"""What a browser mixes into the shuffles is the same in every test run, and another for each visitor."""

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    launch: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "chromium.py"))["launch"]()
    return launch


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A parlour that is open."""
    assert (ROOT / "whitechapel" / "server" / "static" / "index.html").is_file(), "make client builds the client"
    with parlour(tmp_path_factory.mktemp("parlour")) as base:
        yield base


@pytest_asyncio.fixture
async def comes(address: str, browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[Comes]:
    """Somebody comes with a browser of their own; after the test nobody's page may have complained.
    If the test fails, what they saw last is in screenshots/failed/."""
    visitors: list[Visitor] = []

    async def come(language: str = "en", theme: str = "dark", pace: str = "off", **how: Any) -> Visitor:
        phone = how.pop("phone", False)
        base = how.pop("base", address)
        asked = how.pop("asked", True)
        met = [game.id for game in GAMES] if how.pop("met", True) else []
        coach = how.pop("coach", "off")
        context = await browser.new_context(
            viewport=PHONE if phone else DESK, is_mobile=phone, has_touch=phone, locale=language, **how
        )
        context.set_default_timeout(PATIENCE * 1000)
        kept = json.dumps({
            "language": language, "theme": theme, "pace": pace, "guard": 0, "asked": asked, "met": met, "coach": coach,
        })  # fmt: skip
        await context.add_init_script(MIXES % (16 * len(visitors)))
        await context.add_init_script(f"localStorage.whitechapel ??= {json.dumps(kept)}")
        visitors.append(Visitor(context, await context.new_page(), base))
        return visitors[-1]

    yield come
    for number, visitor in enumerate(visitors):
        if getattr(request.node, "rep_call", None) is None or request.node.rep_call.failed:
            where = ROOT / "screenshots" / "failed" / f"{request.node.name}-{number}.png"
            if not visitor.page.is_closed():
                await visitor.page.screenshot(path=where)
        await visitor.context.close()
    assert [error for visitor in visitors for error in visitor.errors] == []
