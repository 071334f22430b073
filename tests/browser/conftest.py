"""What the tests in a browser share: the browser, the parlour, and those who visit it."""

from __future__ import annotations

import json
import runpy
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from browser.parlour import parlour
from browser.visitor import Visitor
from patience import PATIENCE
from playwright.async_api import Browser, ViewportSize, expect

ROOT = Path(__file__).resolve().parent.parent.parent
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

Comes = Callable[..., Awaitable[Visitor]]

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
    """Somebody comes with a browser of his own; after the test nobody's page may have complained.
    If the test fails, what he saw last is in screenshots/failed/."""
    visitors: list[Visitor] = []

    async def come(language: str = "en", theme: str = "dark", motion: str = "off", **how: Any) -> Visitor:
        phone = how.pop("phone", False)
        base = how.pop("base", address)
        context = await browser.new_context(
            viewport=PHONE if phone else DESK, is_mobile=phone, has_touch=phone, locale=language, **how
        )
        context.set_default_timeout(PATIENCE * 1000)
        kept = json.dumps({"language": language, "theme": theme, "motion": motion})
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
