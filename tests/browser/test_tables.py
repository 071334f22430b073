"""At a table: two browsers, one screen for two, refusals, taking back, talk, other words, keys, phones."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from browser.conftest import Comes
from browser.visitor import Visitor
from patience import PATIENCE
from playwright.async_api import expect

BEGINS: dict[str, Any] = {"max_hands": 1, "first_dealer": 1}
"""Of Jack the Ripper: a single hand in which the first seat begins."""


async def two(comes: Comes) -> tuple[Visitor, Visitor]:
    """Ines and Otto, each with a browser, at a table of Jack the Ripper."""
    ines, otto = await comes(), await comes()
    links = await ines.opens("jack-the-ripper", ["person", "person"], options=BEGINS, window=1)
    await ines.goes(links[0])
    await expect(ines.page.get_by_role("heading", name="Jack the Ripper: the table is laid")).to_be_visible()
    await otto.goes(links[1])
    for visitor in (ines, otto):
        await visitor.page.get_by_role("group", name="Your hand").wait_for()
    return ines, otto


async def test_two_browsers_at_one_table_and_one_of_them_closes_and_returns(comes: Comes) -> None:
    ines, otto = await two(comes)
    assert await ines.asked()
    await ines.gives("draw file")
    hand = sorted(otto.update["view"]["hand"])
    await otto.page.close()
    await expect(ines.page.locator("header.status")).to_contain_text("Your turn")
    discard = next(answer for answer in ines.options if answer.startswith("discard "))
    await ines.gives(discard)

    back = Visitor(otto.context, await otto.context.new_page(), otto.base)
    await back.goes(f"/t/{ines.table['table']}")
    assert await back.asked()
    view = back.update["view"]
    assert sorted(view["hand"]) == hand
    assert view["top"] == discard.removeprefix("discard ")
    diary = back.page.get_by_role("tabpanel", name="Case diary")
    await expect(diary).to_contain_text("Guest 1 discards")
    await back.gives("draw file")
    await expect(ines.page.get_by_role("tabpanel", name="Case diary")).to_contain_text("Guest 2 draws a card")
    assert back.errors == []


@pytest.mark.parametrize(("game", "phone"), [("jack-the-ripper", False), ("mr-jack", True)])
async def test_what_happened_can_be_seen_again_after_a_reload(comes: Comes, game: str, phone: bool) -> None:
    ines = await comes(phone=phone)
    await ines.sits_down(game, ["person", "bot:random"])
    rng = Random(8)
    recap = ines.page.get_by_role("region", name="What happened")
    again = recap.get_by_role("button", name="Play it again")
    while await ines.asked() and not (len(ines.moves) > 3 and await again.is_visible()):
        await ines.gives(rng.choice(ines.options))
    told = await recap.locator(".all").text_content()
    await ines.page.reload()
    assert await ines.asked()
    await expect(recap.locator(".all")).to_have_text(told or "?")
    table = await ines.page.locator("main").inner_text()
    await again.click()
    await ines.until(lambda: ines.received[-1]["kind"] == "past")
    assert len(ines.received[-1]["updates"]) > 1
    await expect(again).to_be_visible()
    assert await ines.page.locator("main").inner_text() == table
    assert await ines.asked()


async def test_a_line_of_talk_is_read_by_the_other(comes: Comes) -> None:
    ines, otto = await two(comes)
    await ines.page.get_by_role("tab", name="Talk").click()
    await ines.page.get_by_role("textbox", name="Say something to the table").fill("A foggy evening.")
    await ines.page.keyboard.press("Enter")
    await expect(otto.page.get_by_role("tab", name="Talk 1")).to_be_visible()
    await otto.page.get_by_role("tab", name="Talk").click()
    await expect(otto.page.get_by_role("tabpanel", name="Talk")).to_contain_text("A foggy evening.")


async def test_an_answer_that_told_nobody_anything_is_taken_back_at_once(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down("mr-jack")
    assert await ines.asked()
    before = ines.options
    await ines.gives(before[0])
    await expect(ines.button("Take back").or_(ines.button("Ask to take back"))).to_be_visible()
    await ines.page.keyboard.press("u")
    await ines.until(lambda: ines.options == before)


async def test_two_at_one_screen_see_a_curtain_between_their_turns(comes: Comes) -> None:
    both = await comes()
    await both.goes("/new/jack-the-ripper")
    await both.page.get_by_role("combobox", name="Seat 2").select_option("me")
    await expect(both.page.get_by_text("a curtain falls between turns")).to_be_visible()
    await both.button("Open the table").click()
    await both.page.locator(".curtain").wait_for()
    for _ in range(2):
        assert await both.page.locator("#content.game, .hand, [data-card]").count() == 0
        await both.page.get_by_role("button", name="I am Guest").click()
        seat = next(m["seat"] for m in reversed(both.received) if m["kind"] == "update" and m["view"]["options"])
        hand = both.page.get_by_role("group", name="Your hand")
        await hand.wait_for()
        await both.page.locator("[data-answer='draw file']").first.click()
        await both.until(lambda: both.moves[-1:] == ["draw file"])
        discard = both.page.locator("header [data-answer^='discard ']")
        async with asyncio.timeout(PATIENCE):  # a card chosen before the next question is shown is laid back with it
            while not await discard.is_visible():
                await hand.locator("[data-card]").first.click()
                await both.drawn()
        await discard.click()
        await expect(both.page.locator(".curtain")).to_contain_text(f"Guest {2 - seat}")


async def test_a_refusal_says_why_and_leads_to_the_rule(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down("jack-the-ripper", options=BEGINS)
    assert await ines.asked()
    before = ines.options
    await ines.page.locator(".hand [data-card]").first.click()
    slip = ines.page.get_by_role("alert")
    await expect(slip).to_contain_text("Not possible.")
    refused = next(message for message in ines.received if message["kind"] == "refused")
    await expect(slip).to_contain_text(refused["sentence"]["en"])
    await expect(slip).to_contain_text("Possible: Draw")
    await slip.get_by_role("button", name="See the rule").click()
    note = ines.page.get_by_role("dialog")
    async with ines.context.expect_page() as opened:
        await note.locator(f"a[href$='#{refused['rule']}']").click()
    book = await opened.value
    await expect(book.locator(".rule.target")).to_contain_text(refused["sentence"]["en"])
    await ines.page.keyboard.press("Escape")
    await expect(note).not_to_be_attached()
    await ines.page.keyboard.press("Escape")
    await expect(slip).not_to_be_attached()
    assert ines.options == before


async def test_the_language_changes_at_once_and_stays(comes: Comes) -> None:
    ines = await comes()
    await ines.goes("/")
    await ines.page.get_by_role("button", name="Deutsch").click()
    await expect(ines.button("Jetzt spielen").first).to_be_visible()
    assert await ines.page.evaluate("document.documentElement.lang") == "de"
    await ines.sits_down("jack-the-ripper", options=BEGINS)
    await ines.page.get_by_role("group", name="Deine Hand").wait_for()
    assert await ines.asked()
    await expect(ines.page.locator("header.status")).to_contain_text("Du bist am Zug")
    await ines.button("Menü").click()
    await ines.page.get_by_role("dialog").get_by_role("button", name="English").click()
    await expect(ines.page.get_by_role("dialog", name="Menu")).to_be_visible()
    await ines.page.keyboard.press("Escape")
    await expect(ines.page.locator("header.status")).to_contain_text("Your turn")
    await ines.goes("/settings")
    await expect(ines.page.get_by_role("heading", name="Settings")).to_be_visible()


async def gives_by_keyboard(ines: Visitor, wanted: str) -> None:
    before, told = len(ines.moves), len(ines.received)
    await ines.page.keyboard.press("a")
    await ines.page.get_by_role("list", name="All answers").wait_for()
    for _ in range(ines.options.index(wanted)):
        await ines.page.keyboard.press("ArrowDown")
    await ines.page.keyboard.press("Enter")
    await ines.until(lambda: len(ines.moves) > before)
    assert ines.moves[-1] == wanted
    await ines.until(lambda: any(ines.settles(message) for message in ines.received[told:]))


async def test_a_whole_game_by_keyboard_alone(comes: Comes) -> None:
    ines, rng = await comes(), Random(4)
    await ines.sits_down("mr-jack")
    while await ines.asked():
        await gives_by_keyboard(ines, rng.choice(ines.options))
    await ines.page.get_by_role("dialog", name="The case is closed").wait_for()
    await tab_to(ines, "Watch it again")
    await ines.page.keyboard.press("Enter")
    await expect(ines.page.get_by_role("heading", name="Replay: Mr. Jack")).to_be_visible()


async def test_hand_and_map_are_played_with_tab_arrows_and_enter(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down("jack-the-ripper", options=BEGINS)
    assert await ines.asked()
    await tab_to(ines, "Draw")
    await ines.page.keyboard.press("Enter")
    await ines.until(lambda: any(answer.startswith("discard ") for answer in ines.options))
    card = await tab_to(ines, css="[data-card]")
    await ines.page.keyboard.press("End")
    last = await ines.page.evaluate("document.activeElement.dataset.card")
    assert last != card
    await ines.page.keyboard.press("Enter")
    await tab_to(ines, css=f"[data-answer='discard {last}']", backwards=True)
    await ines.page.keyboard.press("Enter")
    await ines.until(lambda: ines.moves[-1] == f"discard {last}")


async def tab_to(visitor: Visitor, name: str = "", css: str = "button, a", backwards: bool = False) -> str:
    """Press Tab until the focus is on such an element; the card it is about, if any."""
    for _ in range(120):
        await visitor.page.keyboard.press("Shift+Tab" if backwards else "Tab")
        found: list[str] | None = await visitor.page.evaluate(
            """(css) => {
                const one = document.activeElement;
                return one?.matches(css) ? [one.ariaLabel ?? one.innerText ?? "", one.dataset.card ?? ""] : null;
            }""",
            css,
        )
        if found and found[0].startswith(name):
            return found[1]
    raise AssertionError(f"Tab does not come to {name or css}")


async def test_on_a_phone_everything_fits_and_a_touch_plays(comes: Comes) -> None:
    ines = await comes(phone=True)
    await ines.sits_down("jack-the-ripper", options=BEGINS)
    assert await ines.asked()
    await ines.fits()
    await ines.page.locator("header [data-answer='draw file']").tap()
    await ines.until(lambda: ines.moves[-1:] == ["draw file"])
    card = ines.page.locator(".hand [data-card]").first
    await card.tap()
    await ines.fits()
    await ines.button("Case diary").tap()
    await expect(ines.page.get_by_role("dialog")).to_contain_text("You draw")


async def test_on_a_phone_there_is_one_lamp_even_when_something_lies_over_the_table(comes: Comes) -> None:
    ines = await comes(phone=True)
    await ines.sits_down("jack-the-ripper", options=BEGINS)
    assert await ines.asked()
    lamp = ines.page.locator("header.status .acts .lamp")
    await expect(lamp).to_be_visible()
    await ines.button("Score sheet").click()
    await ines.page.get_by_role("dialog", name="Score sheet").wait_for()
    await expect(lamp).to_be_hidden()
    await ines.page.keyboard.press("Escape")
    await expect(lamp).to_be_visible()
