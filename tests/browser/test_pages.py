"""Every page, in both themes: nothing that axe objects to, nothing wider than the window. And the way in and out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import pytest
from axe_playwright_python.async_playwright import Axe
from browser.conftest import Comes
from browser.games import GAMES
from browser.test_replay import watched
from browser.visitor import Visitor
from playwright.async_api import Route, expect

THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")

Way = Callable[[Visitor], Awaitable[Any]]


def page(address: str, sight: str) -> Way:
    """To an address, until something is to be seen there."""

    async def go(visitor: Visitor) -> None:
        await visitor.goes(address)
        await visitor.page.locator(sight).first.wait_for()

    return go


def table(game: str) -> Way:
    """To a table where one is asked something."""

    async def go(visitor: Visitor) -> None:
        await visitor.sits_down(game)
        assert await visitor.asked()
        await visitor.page.locator("header.status.mine").wait_for()

    return go


def replay(game: str) -> Way:
    """To the last moment of a finished game, with everything open."""

    async def go(visitor: Visitor) -> None:
        ended = await watched(visitor, game, **GAMES[game])
        await visitor.goes(f"/replay/{ended}?moment=9999")
        await visitor.page.get_by_role("region", name="Replay").wait_for()

    return go


async def lobby(visitor: Visitor) -> None:
    links = await visitor.opens("jack-the-ripper", ["person", "open", "person"])
    await visitor.goes(links[0])
    await visitor.page.locator(".lobby svg[role=img]").first.wait_for()


async def curtain(visitor: Visitor) -> None:
    await visitor.goes("/new/mr-jack")
    await visitor.page.get_by_role("combobox", name="Seat 2").select_option("me")
    await visitor.button("Open the table").click()
    await visitor.page.locator(".curtain").wait_for()


async def menu(visitor: Visitor) -> None:
    await table("mr-jack")(visitor)
    await visitor.button("Menu").click()


async def answers(visitor: Visitor) -> None:
    await table("mr-jack")(visitor)
    await visitor.page.keyboard.press("a")
    await visitor.page.get_by_role("list", name="All answers").wait_for()


async def refusal(visitor: Visitor) -> None:
    await visitor.sits_down("jack-the-ripper", options={"first_dealer": 1})
    await visitor.page.locator(".hand [data-card]").first.click()
    await visitor.page.get_by_role("alert").wait_for()


async def over(visitor: Visitor) -> None:
    ended = await watched(visitor, "mr-jack")
    await visitor.goes(f"/t/{ended}")
    await visitor.page.get_by_role("dialog", name="The case is closed").wait_for()


PAGES: dict[str, Way] = {
    "front": page("/", ".case .lamp"),
    "rules of all games": page("/rules", ".games"),
    "rules": page("/rules/jack-the-ripper#turn-order", ".rule.target"),
    "tables": page("/tables", "main"),
    "settings": page("/settings", "form"),
    "about": page("/about", "main p"),
    "nowhere": page("/rules/no-such-game", "main"),
    "offline": page("/offline.html", "button"),
    "lobby": lobby,
    "curtain": curtain,
    "menu": menu,
    "all answers": answers,
    "refusal": refusal,
    "over": over,
    **{f"new table: {game}": page(f"/new/{game}", "form .more") for game in GAMES if GAMES[game]},
    **{f"table: {game}": table(game) for game in GAMES},
    **{f"replay: {game}": replay(game) for game in GAMES},
}


@pytest.mark.parametrize("name", PAGES)
async def test_axe_finds_nothing_in_either_theme_and_nothing_is_too_wide(comes: Comes, name: str) -> None:
    visitor = await comes(theme="system", color_scheme="dark")
    await PAGES[name](visitor)
    for theme in THEMES:
        await visitor.page.emulate_media(color_scheme=theme)
        found = (await Axe().run(visitor.page)).response["violations"]
        assert [(theme, one["id"], one["nodes"][0]["target"], one["nodes"][0]["any"]) for one in found] == []
    await visitor.fits()
    await visitor.page.set_viewport_size({"width": 360, "height": 740})
    await visitor.fits()
    visitor.errors = [error for error in visitor.errors if "404" not in error]  # the browser's own line about /nowhere


@pytest.mark.parametrize(("late", "says"), [("Table", "Whitechapel"), ("en", "One moment.")])
async def test_a_page_that_is_still_on_its_way_is_one_that_axe_accepts(comes: Comes, late: str, says: str) -> None:
    ines, come = await comes(), asyncio.Event()

    async def hold(request: Route) -> None:
        await come.wait()
        await request.continue_()

    await ines.context.route(f"**/assets/{late}-*.js", hold)
    links = await ines.opens("mr-jack", ["person", "bot:random"])
    async with ines.page.expect_request(f"**/assets/{late}-*.js"):
        await ines.goes(links[0])
    await ines.page.locator("#content[aria-busy=true]").wait_for(state="attached")
    await expect(ines.page.locator(".say, h1:only-child")).to_have_text(says)
    found = (await Axe().run(ines.page)).response["violations"]
    assert [one["id"] for one in found] == []
    come.set()
    await ines.page.locator("#content.game").wait_for()
    await expect(ines.page.locator("#content")).to_have_count(1)


async def test_one_click_on_the_front_page_is_a_game(comes: Comes) -> None:
    ines = await comes()
    await ines.goes("/")
    await ines.page.get_by_role("article", name="Mr. Jack").get_by_role("button", name="Play now").click()
    await ines.page.locator("#content.game").wait_for()
    assert ines.table["started"]
    assert ines.table["seats"][1]["kind"].startswith("bot:")
    await ines.goes("/")
    await expect(ines.page.get_by_role("region", name="My tables")).to_contain_text("Mr. Jack")


async def test_a_table_for_friends_has_a_link_and_a_code_for_phones(comes: Comes) -> None:
    ines, otto = await comes(), await comes()
    await ines.goes("/")
    await ines.page.get_by_role("article", name="Mr. Jack").get_by_role("link", name="With friends").click()
    await ines.button("Open the table").click()
    await expect(ines.page.get_by_role("img", name="A code to scan with a phone")).to_be_visible()
    link = await ines.page.get_by_role("textbox", name="Invite the others").input_value()
    await otto.goes(link)
    await otto.button("Take a seat").click()
    for visitor in (ines, otto):
        await visitor.page.locator("#content.game").wait_for()


async def test_without_a_line_the_house_says_so_in_the_language_and_the_light_one_has_chosen(comes: Comes) -> None:
    ines = await comes(theme="light")
    await ines.goes("/")
    await ines.page.evaluate("navigator.serviceWorker.ready")
    await ines.context.set_offline(True)
    await ines.page.reload()
    await expect(ines.page.get_by_role("heading", name="No line to the house")).to_be_visible()
    await expect(ines.page.get_by_role("heading", name="Keine Leitung zum Haus")).to_be_hidden()
    await expect(ines.page.locator("html")).to_have_css("background-color", "rgb(239, 232, 218)")
    await ines.context.set_offline(False)
    await ines.button("Try again").click()
    await expect(ines.button("Play now").first).to_be_visible()
    ines.errors.clear()  # the browser itself writes lines about what it cannot reach


async def test_a_rule_is_found_by_a_word_and_has_an_address_of_its_own(comes: Comes) -> None:
    ines = await comes()
    await ines.goes("/rules/jack-the-ripper")
    found = ines.page.locator(".rule")
    await found.first.wait_for()
    everything = await found.count()
    await ines.page.get_by_role("searchbox").fill("alibi")
    await expect(found).not_to_have_count(everything)
    for rule in await found.all():
        await expect(rule).to_contain_text("libi")
    name = str(await found.first.get_attribute("id"))
    await ines.goes(f"/rules/jack-the-ripper#{name}")
    await expect(ines.page.locator(".rule.target")).to_contain_text(name)
