"""Whole matches of the Rue Morgue, played on the page: two seats against a bot, and two teams of a person and a bot."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from browser.conftest import Comes
from browser.games import likes
from browser.visitor import Visitor


async def plays_on(player: Visitor, rng: Random) -> set[str]:
    """Play to the end of the match; which questions were asked on the way."""
    questions: set[str] = set()
    while await player.asked():
        questions.add(player.update["view"]["question"])
        await player.gives(likes(player.options, rng))
    return questions


def view(player: Visitor) -> dict[str, Any]:
    """What the player was last shown."""
    found: dict[str, Any] = player.update["view"]
    return found


async def points_on_page(player: Visitor) -> list[int]:
    """The points of the sides as they stand in the status line."""
    return [int(text) for text in await player.page.locator("header.status .scores b").all_text_contents()]


async def test_a_whole_match_of_two_seats_against_a_bot(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down("rue-morgue", ["person", "bot:constable"], options={"target": 30, "max_hands": 4})
    questions = await plays_on(ines, Random(1841))
    assert {"draw", "play", "feed"} <= questions
    assert await ines.closes()  # after the sheet of the last hand
    await ines.page.keyboard.press("Escape")
    assert await points_on_page(ines) == view(ines)["scores"]
    await ines.button("Score sheet").click()
    sheet = ines.page.get_by_role("dialog", name="Score sheet")
    assert await sheet.locator("h2").inner_text() == f"Score sheet of hand {len(view(ines)['sheets'])}"
    running = await sheet.locator(".running b").all_text_contents()
    assert [int(points) for points in running] == view(ines)["scores"]
    assert ines.on_table > len(ines.moves) / 2  # the others from the list of all answers


async def test_a_whole_match_of_two_teams_with_two_browsers_and_two_bots(comes: Comes) -> None:
    ines, max_ = await comes(), await comes(language="de", theme="light", phone=True)
    chairs = ["person", "person", "bot:constable", "bot:constable"]
    links = await ines.opens("rue-morgue", chairs, options={"target": 40, "max_hands": 3})
    await ines.goes(links[0])
    await max_.goes(links[1])
    asked = await asyncio.gather(plays_on(ines, Random(7)), plays_on(max_, Random(8)))
    for player, questions in zip((ines, max_), asked, strict=True):
        assert {"pass", "hide", "draw", "play"} <= questions  # the exchange, a card for the Orang-Utan, and turns
        assert player.on_table > len(player.moves) / 2
    for player in (ines, max_):
        assert await player.closes()  # after the sheet of the last hand
    for player in (ines, max_):
        await player.page.keyboard.press("Escape")
        await player.fits()
        assert len(view(player)["areas"]) == len(view(player)["scores"]) == 2
        assert await points_on_page(player) == view(ines)["scores"]
    # Partners sit opposite, and share an area: oneself comes first in its name.
    own = ines.page.locator("section.player.own")
    assert (await own.get_attribute("aria-label") or "").startswith("You & ")


async def test_what_the_orang_utan_could_be_fed_is_shown_to_its_feeder_alone(comes: Comes) -> None:
    ines, max_ = await comes(), await comes()
    links = await ines.opens("rue-morgue", ["person", "person"], options={"max_hands": 2})
    await ines.goes(links[0])
    await max_.goes(links[1])
    rng = Random(4)
    while True:
        await ines.until(lambda: ines.options or max_.options)
        player, other = (ines, max_) if ines.options else (max_, ines)
        if view(player)["question"] == "feed":
            break
        await player.gives(likes(player.options, rng))
    choice = player.page.get_by_role("radiogroup")
    assert "only you see it" in await choice.inner_text()
    assert await choice.get_by_role("radio").count() == 2
    assert view(player)["peek"]
    assert view(other)["peek"] == ""
    assert not await other.page.get_by_role("radiogroup").count()
    # Arrows choose, and the lamplit button feeds.
    under = view(player)["under"]
    if "feed morgue" in player.options:
        await player.page.get_by_role("radio", checked=True).press("ArrowRight")
        await player.page.locator('.lamp[data-answer="feed morgue"]').click()
    else:
        await player.page.locator('.lamp[data-answer="feed file"]').click()
    await other.until(lambda: view(other)["under"] == under + 1)
