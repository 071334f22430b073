"""A long game in the browser: fetched in parts, as far as somebody looks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import Comes
from browser.parlour import parlour
from playwright.async_api import expect
from server import long
from server.evening import Evening

from whitechapel.server.host import serving
from whitechapel.server.store import open_store


@pytest.fixture
def evening(request: pytest.FixtureRequest) -> Evening:
    return long.long_evening(request.param, 12)


def answers(number: int) -> pytest.MarkDecorator:
    """How long the game is."""
    return pytest.mark.parametrize("evening", [number], indirect=True)


@pytest.fixture
async def folder(tmp_path: Path, evening: Evening) -> Path:
    """A parlour's data with a long game."""
    store = await open_store(serving.place(tmp_path, None))
    await long.write(store, long.LONG, evening.log)
    await store.close()
    return tmp_path


@pytest.fixture
def base(folder: Path) -> Iterator[str]:
    with parlour(folder) as address:
        yield address


@answers(4000)
async def test_a_long_replay_is_fetched_where_somebody_looks(base: str, comes: Comes, evening: Evening) -> None:
    lines = len(evening.table.lines)
    ines = await comes(base=base)
    asked: list[str] = []
    ines.page.on("request", lambda request: asked.append(request.url) if "/replay?" in request.url else None)
    await ines.goes(f"/replay/{long.LONG}?eyes=0&moment=3000")
    bar = ines.page.get_by_role("region", name="Replay")
    await expect(bar).to_contain_text(f"Moment 3,000 of {lines:,}")
    for moment in ("2,999", "2,998"):
        await ines.button("One step back").click()
        await expect(bar).to_contain_text(f"Moment {moment} of")
    await ines.button("To the end").click()
    diary = ines.page.get_by_role("tabpanel", name="Case diary")
    await expect(diary).to_contain_text("The match is over.")
    await ines.page.get_by_role("slider", name="Moment").fill("99")
    await expect(bar).to_contain_text("Moment 100 of")
    await expect(ines.page.locator(".hand [data-card]").first).to_be_visible()
    assert len(asked) <= 8


@answers(1200)
async def test_a_spectator_of_a_long_game_can_read_its_diary_from_the_beginning(
    base: str, comes: Comes, evening: Evening
) -> None:
    ines = await comes(base=base)
    await ines.goes(f"/t/{long.LONG}")
    diary = ines.page.get_by_role("tabpanel", name="Case diary")
    await expect(diary).to_contain_text("The match is over.")
    earlier = diary.get_by_role("button", name="Earlier lines")
    lines = diary.get_by_role("listitem")
    while await lines.count() < evening.table.told:
        await earlier.evaluate_all("buttons => buttons.forEach((one) => one.click())")
    await expect(earlier).to_have_count(0)
    await expect(lines).to_have_count(evening.table.told)
