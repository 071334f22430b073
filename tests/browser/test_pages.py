"""Every page, in both themes: nothing that axe objects to, nothing wider than the window. And the way in and out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import pytest
from axe_playwright_python.async_playwright import Axe
from browser.conftest import Comes
from browser.games import GAMES
from browser.newcomer import Newcomer
from browser.test_replay import watched
from browser.test_review import played
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


async def chooser(visitor: Visitor) -> None:
    await visitor.goes("/")
    await visitor.page.get_by_role("button", name="Choose how to play Mr. Jack").click()
    await visitor.page.get_by_role("dialog", name="Mr. Jack").locator(".ranks").wait_for()


async def goal(visitor: Visitor) -> None:
    await visitor.goes("/settings")
    await visitor.page.evaluate(
        "localStorage.whitechapel = JSON.stringify({...JSON.parse(localStorage.whitechapel), met: []})"
    )
    await visitor.goes("/")
    await visitor.button("Play now").first.click()
    await visitor.page.get_by_role("dialog").locator(".what").wait_for()


async def over(visitor: Visitor) -> None:
    ended = await watched(visitor, "mr-jack")
    await visitor.goes(f"/t/{ended}")
    await visitor.page.get_by_role("dialog", name="The case is closed").wait_for()


async def lesson(visitor: Visitor) -> None:
    await Newcomer(visitor, touch=False).begins("rue-morgue", "first-case")
    await visitor.page.locator(".chapters").wait_for()


async def review(visitor: Visitor) -> None:
    await visitor.goes(f"/review/{await played(visitor)}?seat=0")
    await visitor.page.locator(".items li").first.wait_for()
    await expect(visitor.page.locator("progress")).to_have_count(0)


async def what_if(visitor: Visitor) -> None:
    await visitor.goes(f"/replay/{await played(visitor)}?eyes=0&moment=31")
    await visitor.button("What if").click()
    await visitor.page.get_by_label("What to call it").wait_for()


async def score_sheet(visitor: Visitor) -> None:
    await visitor.goes("/companion/jack-the-ripper")
    await visitor.button("Begin").click()
    await visitor.page.locator('[data-tap="druitt"]').click()
    await visitor.page.locator("[data-less]").wait_for()


async def dealt(visitor: Visitor) -> None:
    await visitor.goes("/companion/mr-jack")
    await visitor.button("Begin").click()
    await visitor.page.locator('[data-show="jack"]').click()


async def settings(visitor: Visitor) -> None:
    await visitor.sits_down("mr-jack")
    await visitor.goes("/settings")
    await visitor.button("Write down a code").click()
    await visitor.button("Take it to another device").click()
    for part in ("#calls", ".code", ".link"):
        await visitor.page.locator(part).wait_for()


async def profile(visitor: Visitor) -> None:
    await visitor.sits_down("mr-jack")
    await visitor.until(lambda: visitor.table["seats"][0]["player"])
    await visitor.goes(f"/player/{visitor.table['seats'][0]['player']}")
    await visitor.page.get_by_text("You have not played a rated game yet").wait_for()


async def tournament(visitor: Visitor, bot: str = "constable", bots: int = 4) -> str:
    """A tournament whose first round is being played, and that is one's own; its address."""
    api = visitor.context.request
    await api.post(f"{visitor.base}/api/players", data={"nickname": "Ines"})
    terms = {"name": "The Friday Fog", "game": "mr-jack", "system": "swiss", "late": 3, "minutes": 30}
    made = await api.post(f"{visitor.base}/api/tournaments", data={**terms, "pace": {"kind": "days"}})
    id = (await made.json())["tournament"]
    address = f"{visitor.base}/api/tournaments/{id}"
    await api.post(f"{address}/entry")
    await api.post(f"{address}/bots", data={"bot": bot, "count": bots})
    await api.post(f"{address}/direct", data={"what": "begin"})
    await visitor.goes("/")
    await visitor.page.evaluate('localStorage.setItem("whitechapel-been-here", "yes")')
    return f"/tournament/{id}"


async def of_a_tournament(visitor: Visitor) -> None:
    await visitor.goes(await tournament(visitor))
    await visitor.page.locator(".mark").first.wait_for()


async def on_a_projector(visitor: Visitor) -> None:
    await visitor.goes(await tournament(visitor) + "?screen")
    await visitor.page.locator("aside svg").first.wait_for()


async def club(visitor: Visitor) -> None:
    await visitor.goes("/clubs")
    await visitor.page.get_by_label("Name").fill("The Fog")
    await visitor.button("Found a club").click()
    await visitor.page.locator(".invite svg").first.wait_for()


PAGES: dict[str, Way] = {
    "front": page("/", ".case .lamp"),
    "rules of all games": page("/rules", ".games"),
    "rules": page("/rules/jack-the-ripper#victim-draws-two", ".rule.target .example .picture"),
    "two pages": page("/guide/mr-jack", ".summary .picture"),
    "score sheet": score_sheet,
    "dealt": dealt,
    "chooser": chooser,
    "goal": goal,
    "tables": page("/tables", "main"),
    "settings": settings,
    "ratings": page("/ratings/mr-jack", "tbody tr"),
    "profile": profile,
    "tournaments": page("/tournaments", "main .lamp"),
    "new tournament": page("/tournaments/new", ".systems"),
    "tournament": of_a_tournament,
    "projector": on_a_projector,
    "clubs": page("/clubs", "form"),
    "club": club,
    "ladder": page("/ladder/mr-jack", "main .lamp"),
    "back": page("/back", "form"),
    "about": page("/about", "main p"),
    "nowhere": page("/rules/no-such-game", "main"),
    "offline": page("/offline.html", "button"),
    "lobby": lobby,
    "curtain": curtain,
    "menu": menu,
    "all answers": answers,
    "refusal": refusal,
    "over": over,
    "lesson": lesson,
    "review": review,
    "what if": what_if,
    "puzzles": page("/puzzles", ".daily"),
    "puzzle": page("/puzzles/mr-jack", ".acts"),
    "statistics": page("/statistics", "main p"),
    "friends": page("/friends", "main input"),
    **{f"new table: {game}": page(f"/new/{game}", "form .more") for game in GAMES if GAMES[game]},
    **{f"table: {game}": table(game) for game in GAMES},
    **{f"replay: {game}": replay(game) for game in GAMES},
}


@pytest.mark.parametrize("name", PAGES)
async def test_axe_finds_nothing_in_either_theme_and_nothing_is_too_wide(comes: Comes, name: str) -> None:
    visitor = await comes(theme="system", color_scheme="dark")
    visitor.provokes("404")  # by opening /nowhere
    await PAGES[name](visitor)
    for theme in THEMES:
        await visitor.page.emulate_media(color_scheme=theme)
        found = (await Axe().run(visitor.page)).response["violations"]
        assert [(theme, one["id"], one["nodes"][0]["target"], one["nodes"][0]["any"]) for one in found] == []
    await visitor.fits()
    await visitor.page.set_viewport_size({"width": 360, "height": 740})
    await visitor.fits()


@pytest.mark.parametrize(("late", "says"), [("Table", "Whitechapel"), ("en", "One moment.")])
async def test_a_page_that_is_still_on_its_way_is_one_that_axe_accepts(comes: Comes, late: str, says: str) -> None:
    ines, asked, come = await comes(), asyncio.Event(), asyncio.Event()

    async def hold(request: Route) -> None:
        asked.set()  # by the page, or by its service worker
        await come.wait()
        await request.continue_()

    await ines.context.route(f"**/assets/{late}-*.js", hold)
    links = await ines.opens("mr-jack", ["person", "bot:random"])
    await ines.goes(links[0])
    await ines.until(asked.is_set)
    await ines.page.locator("#content[aria-busy=true]").wait_for(state="attached")
    await expect(ines.page.locator(".say, h1:only-child")).to_have_text(says)
    found = (await Axe().run(ines.page)).response["violations"]
    assert [one["id"] for one in found] == []
    come.set()
    await ines.page.locator("#content.game").wait_for()
    await expect(ines.page.locator("#content")).to_have_count(1)


async def test_a_tournament_is_opened_with_what_its_game_can_agree_on(comes: Comes) -> None:
    ines = await comes(phone=True)
    await ines.goes("/tournaments/new")
    await ines.page.get_by_role("radio", name="Pegasus").check(force=True)
    await ines.page.get_by_label("Points to win").fill("60")
    await ines.button("More options").click()
    await ines.page.get_by_label("Vote on the Ripper").select_option("no")
    await ines.fits()
    await ines.button("Open the tournament").click()
    await ines.page.wait_for_url("**/tournament/*")
    id = ines.page.url.rpartition("/")[2]
    found = await (await ines.context.request.get(f"{ines.base}/api/tournaments/{id}")).json()
    assert found["terms"]["options"] == {"edition": "pegasus", "target": 60, "vote": False}


CUT_OFF = """
() => [...document.querySelectorAll(".screen section")].map((section) => {
  const end = section.getBoundingClientRect().bottom + 1;
  const rows = [...section.querySelectorAll("tbody tr, ol > li")];
  return rows.length === 0 || rows.some((row) => row.getBoundingClientRect().bottom > end);
})
"""
"""Which lists on a projector are empty, or have rows that cannot be seen to their end."""


async def test_a_projector_shows_whole_rows_and_a_phone_the_page_for_everybody(comes: Comes) -> None:
    visitor = await comes()
    address = await tournament(visitor, "random", 25)
    for width, height in ((1920, 1080), (1280, 720), (844, 390)):
        await visitor.page.set_viewport_size({"width": width, "height": height})
        await visitor.goes(address + "?screen")
        await visitor.page.locator(".screen tbody tr").first.wait_for()
        await visitor.becomes(CUT_OFF, [False, False])
    await visitor.page.set_viewport_size({"width": 390, "height": 844})
    await expect(visitor.page.locator(".screen")).to_have_count(0)
    await expect(visitor.page.locator("tbody tr")).to_have_count(26)
    await visitor.fits()


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


async def test_without_a_line_the_house_says_so_in_the_chosen_language_and_light(comes: Comes) -> None:
    ines = await comes(theme="light")
    await ines.goes("/")
    await ines.page.evaluate("navigator.serviceWorker.ready")
    ines.provokes("ERR_INTERNET_DISCONNECTED")
    ines.provokes("ERR_FAILED")  # what was being fetched ahead when the line broke
    await ines.context.set_offline(True)
    await ines.page.reload()
    await expect(ines.page.get_by_role("heading", name="No connection to the house")).to_be_visible()
    await expect(ines.page.get_by_role("heading", name="Keine Verbindung zum Haus")).to_be_hidden()
    await expect(ines.page.locator("html")).to_have_css("background-color", "rgb(239, 232, 218)")
    await ines.context.set_offline(False)
    await ines.button("Try again").click()
    await expect(ines.button("Play now").first).to_be_visible()


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
    await expect(ines.page.locator(".rule.target")).to_have_id(name)
