"""Hints, in three depths, where the table allows them; and the coach, who gives the first of them unasked."""

from __future__ import annotations

from typing import Any

from browser.conftest import Comes
from browser.visitor import Visitor
from playwright.async_api import expect

KEEP_LINE = """
const Real = WebSocket;
window.WebSocket = class extends Real { constructor(...given) { super(...given); window.line = this; } };
"""
"""So that a test can say something over the page's own line."""


async def asks_for_a_hint(ines: Visitor, depth: int) -> dict[str, Any]:
    def hints() -> list[dict[str, Any]]:
        return [message for message in ines.received if message["kind"] == "hint" and message["depth"] == depth]

    await ines.page.keyboard.press("h")
    await ines.until(hints)
    return hints()[-1]


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
    best = hint["candidates"][0]["answer"]
    await note.locator("[data-answer]").first.click()
    await ines.until(lambda: ines.moves[-1:] == [best])
    await expect(note).not_to_be_attached()


async def test_a_hint_on_a_phone_leaves_what_it_speaks_of_in_sight(comes: Comes) -> None:
    ines = await comes(phone=True)
    await ines.sits_down("jack-the-ripper", options={"first_dealer": 1})
    assert await ines.asked()
    await ines.gives("draw file")
    for depth in (1, 2, 3):
        await asks_for_a_hint(ines, depth)
        await ines.drawn()
    lit = ines.page.locator("main .hinted")
    await expect(lit.first).to_be_visible()
    note, things = await ines.page.get_by_role("region", name="Hint").bounding_box(), await lit.all()
    boxes = [box for thing in things if (box := await thing.bounding_box())]
    assert note
    assert boxes
    assert all(box["y"] >= note["y"] + note["height"] for box in boxes)


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


async def test_the_coach_speaks_in_the_place_that_is_kept_for_it_and_takes_a_blunder_back(comes: Comes) -> None:
    ines = await comes("de", phone=True, coach="first")
    await ines.page.add_init_script(KEEP_LINE)
    await ines.sits_down("jack-the-ripper", options={"first_dealer": 1})
    assert await ines.asked()
    hand = ines.page.locator(".hand").first
    stands, options, asked = await hand.bounding_box(), ines.options, ines.update
    recap = ines.page.get_by_role("region", name="Was geschehen ist")
    await ines.until(lambda: any(message["kind"] == "hint" for message in ines.received))
    word = next(message["sentence"]["de"] for message in ines.received if message["kind"] == "hint")
    await expect(recap.locator(".one")).to_have_text(f"Meine Idee: {word}")
    assert await hand.bounding_box() == stands

    await ines.gives("draw file")
    better = {"answer": "draw yard", "value": 0.5, "sentence": None}
    told = {"kind": "blunder", "table": asked["table"], "seat": 0, "revision": asked["revision"]}
    said = {**told, "answer": "draw file", "value": 0.25, "better": better}
    await ines.page.evaluate("(said) => line.onmessage({ data: JSON.stringify(said) })", said)
    await expect(recap.locator(".one")).to_contain_text("von 50 auf 25 % gefallen")
    await recap.get_by_role("button", name="Zurücknehmen").tap()
    await ines.until(lambda: ines.options == options)
    await expect(recap.locator(".one")).not_to_contain_text("gefallen")

    lamp = recap.get_by_role("button", name="Coach")
    await expect(lamp).to_have_attribute("aria-pressed", "true")
    await lamp.tap()
    await expect(lamp).to_have_attribute("aria-pressed", "false")
    await ines.page.reload()
    await expect(lamp).to_have_attribute("aria-pressed", "false")
