"""Hints, in three depths, where the table allows them."""

from __future__ import annotations

from typing import Any

from browser.conftest import Comes
from browser.visitor import Visitor
from playwright.async_api import expect


async def asks_for_a_hint(ines: Visitor, depth: int) -> dict[str, Any]:
    await ines.page.keyboard.press("h")
    await ines.until(lambda: ines.received[-1].get("depth") == depth)
    return ines.received[-1]


async def test_a_hint_says_a_little_more_each_time(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down("mr-jack")
    assert await ines.asked()
    note = ines.page.get_by_role("region", name="Hint")
    hints = [message for message in ines.received if message["kind"] == "hint"]
    assert hints == []
    for depth in (1, 2, 3):
        hint = await asks_for_a_hint(ines, depth)
        await expect(note).to_contain_text(hint["sentence"]["en"])
        await expect(note.locator("[data-answer]")).to_have_count(len(hint["candidates"]))
        assert len(hint["candidates"]) <= 3
        assert bool(hint["candidates"]) == (depth > 1)
    best = ines.received[-1]["candidates"][0]["answer"]
    await note.locator("[data-answer]").first.click()
    await ines.until(lambda: ines.moves[-1:] == [best])
    await expect(note).not_to_be_attached()


async def test_hints_are_for_those_who_play_alone_unless_it_was_agreed_otherwise(comes: Comes) -> None:
    ines, otto = await comes(), await comes()
    links = await ines.opens("mr-jack", ["person", "person"])
    await ines.goes(links[0])
    await otto.goes(links[1])
    assert await ines.asked()
    await ines.page.locator("header.status.mine").wait_for()
    await expect(ines.button("Hint")).not_to_be_attached()
    await ines.goes("/new/mr-jack")
    await expect(ines.page.get_by_role("checkbox", name="Hints are allowed")).not_to_be_checked()
    await ines.page.get_by_role("combobox", name="Seat 2").select_option("bot:random")
    await expect(ines.page.get_by_role("checkbox", name="Hints are allowed")).to_be_checked()
