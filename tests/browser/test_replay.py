"""A finished game is watched again: step by step, by itself, from any seat, from a link to a moment."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from browser.conftest import Comes
from browser.visitor import Visitor
from playwright.async_api import expect


async def watched(ines: Visitor, game: str, **options: Any) -> str:
    """The id of a game that two bots have played to its end."""
    table = (await ines.opens(game, ["bot:random", "bot:random"], options=options))[0].rpartition("/")[2]
    async with asyncio.timeout(30):
        while not (await (await ines.context.request.get(f"{ines.base}/api/tables/{table}")).json())["result"]:
            await asyncio.sleep(0.1)
    return table


async def test_a_replay_steps_plays_and_jumps(comes: Comes) -> None:
    ines = await comes()
    table = await watched(ines, "jack-the-ripper", max_hands=1)
    await ines.goes(f"/replay/{table}")
    bar = ines.page.get_by_role("region", name="Replay")
    await expect(bar).to_contain_text("Moment 1 of")
    await ines.button("One step forward").click()
    await expect(bar).to_contain_text("Moment 2 of")
    await ines.page.keyboard.press("ArrowRight")
    await expect(bar).to_contain_text("Moment 3 of")
    await ines.page.keyboard.press("ArrowLeft")
    await expect(bar).to_contain_text("Moment 2 of")
    await bar.get_by_role("button", name="Play").click()
    await expect(bar).to_contain_text(re.compile(r"Moment ([4-9]|\d{2,}) of"))  # it goes on by itself
    await bar.get_by_role("button", name="Pause").click()
    await ines.button("To the end").click()
    await expect(ines.page.get_by_role("tabpanel", name="Case diary")).to_contain_text("The match is over.")
    assert await ines.button("One step forward").is_disabled()
    last = (await bar.locator(".count").inner_text()).split()
    assert last[1] == last[3]
    await ines.page.get_by_role("slider", name="Moment").fill("4")
    await expect(bar).to_contain_text("Moment 5 of")


async def test_a_link_to_a_moment_shows_the_same_moment_through_the_same_eyes(comes: Comes) -> None:
    ines, otto = await comes(), await comes(permissions=["clipboard-read", "clipboard-write"])
    table = await watched(ines, "jack-the-ripper", max_hands=1)
    await ines.goes(f"/replay/{table}")
    await ines.page.get_by_role("combobox", name="Point of view").select_option("1")
    for _ in range(6):
        await ines.button("One step forward").click()
    await ines.button("Share").click()
    link = await ines.page.get_by_role("textbox", name="Link to this moment").input_value()
    assert link.endswith(f"/replay/{table}?eyes=1&moment=7")
    await otto.goes(link)
    await expect(otto.page.get_by_role("region", name="Replay")).to_contain_text("Moment 7 of")
    await expect(otto.page.get_by_role("combobox", name="Point of view")).to_have_value("1")
    assert await cards(otto) == await cards(ines)


async def cards(visitor: Visitor) -> list[str]:
    """What lies in the hand that is shown."""
    found = visitor.page.locator(".hand [data-card]")
    await found.first.wait_for()
    names = [str(await one.get_attribute("data-card")) for one in await found.all()]
    return sorted(names)


@pytest.mark.parametrize(("eyes", "own", "others"), [("open", 1, 1), ("0", 1, 0), ("", 0, 0)])
async def test_the_chosen_seat_decides_which_hands_are_seen(comes: Comes, eyes: str, own: int, others: int) -> None:
    ines = await comes()
    table = await watched(ines, "jack-the-ripper", max_hands=1)
    await ines.goes(f"/replay/{table}?eyes={eyes}&moment=4")
    await expect(ines.page.get_by_role("region", name="Replay")).to_contain_text("Moment 4 of")
    await expect(ines.page.locator(".hand:has([data-card])")).to_have_count(own)
    await expect(ines.page.locator(".player .shown")).to_have_count(others)


async def test_a_game_that_is_not_over_cannot_be_watched_again(comes: Comes) -> None:
    ines = await comes()
    links = await ines.opens("mr-jack", ["person", "bot:random"])
    table = links[0].rpartition("/")[2].partition("?")[0]
    ines.provokes("403")
    await ines.goes(f"/replay/{table}")
    await expect(ines.page.get_by_role("alert")).to_contain_text("over")


async def test_through_a_seats_eyes_one_sees_what_it_could_remember(comes: Comes) -> None:
    ines = await comes()
    table = await watched(ines, "check-the-ripper", turn_limit=60)
    reply = await ines.context.request.get(f"{ines.base}/api/tables/{table}/replay?seat=0")
    seen: set[str] = set()
    known = []
    for number, moment in enumerate((await reply.json())["moments"], start=1):
        seen |= {event["facts"]["square"] for event in moment["events"] if event["facts"].get("face")}
        if not (moment["view"]["shown"] or moment["view"]["peeked"]):
            known.append((len(seen & set(moment["view"]["files"])), number))
    most, number = max(known)
    assert most
    await ines.goes(f"/replay/{table}?eyes=0&moment={number}")
    await expect(ines.page.locator(".isles .known")).to_have_count(most)
