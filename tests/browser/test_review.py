"""The case review in the browser: it is judged while one looks on, and can be read on a desk and on a phone."""

from __future__ import annotations

import asyncio
import re

import pytest
from browser.conftest import WIDE, Comes
from browser.visitor import Visitor
from playwright.async_api import expect
from server.house import Address, twins

from whitechapel.games import GAMES
from whitechapel.review.puzzles import puzzles


async def played(ines: Visitor) -> str:
    """The id of a game that a random bot has lost to a constable, or the other way round."""
    table = (await ines.opens("check-the-ripper", ["bot:random", "bot:constable"]))[0]
    id = table.rpartition("/")[2]
    async with asyncio.timeout(60):
        while not (await (await ines.context.request.get(f"{ines.base}/api/tables/{id}")).json())["result"]:
            await asyncio.sleep(0.1)
    return id


@pytest.mark.parametrize(
    ("where", "language", "curve", "sums", "costliest"),
    [
        ("desk", "en", "Chance to win", "Luck and skill", "The costliest answers"),
        ("phone", "de", "Gewinnchance", "Glück und Können", "Die teuersten Antworten"),
        pytest.param("sideways", "de", "Gewinnchance", "Glück und Können", "Die teuersten Antworten", marks=WIDE),
    ],
)
async def test_a_review_is_judged_and_shows_what_each_answer_cost(
    comes: Comes, where: str, language: str, curve: str, sums: str, costliest: str
) -> None:
    ines = await comes(language=language, theme="light" if where == "phone" else "dark", phone=where != "desk")
    if where == "sideways":
        await ines.page.set_viewport_size({"width": 844, "height": 390})
    table = await played(ines)
    await ines.goes(f"/review/{table}?seat=0")
    page = ines.page
    for heading in (curve, sums, costliest):
        await expect(page.get_by_role("heading", name=heading)).to_be_visible()
    await expect(page.locator("progress")).to_have_count(0)  # everything is judged
    second = page.locator(".items li").nth(1)
    await second.get_by_role("button").first.click()
    await expect(second.get_by_role("button").first).to_have_attribute("aria-expanded", "true")
    given = await second.locator("s").inner_text()
    await expect(page.locator(".chances .given th")).to_contain_text(given)
    await expect(page.locator(".moment .game svg:not(.library)").first).to_be_visible()
    await page.locator(".sides button").nth(2).click()
    await expect(page.locator(".sides + p")).to_be_visible()
    await ines.fits()
    # The other seat has a review of its own, with an address of its own.
    await page.locator(".eyes button").nth(1).click()
    await expect(page).to_have_url(re.compile(rf"/review/{table}\?seat=1$"))
    await expect(page.get_by_role("heading", name=curve)).to_be_visible()


@pytest.mark.parametrize(("where", "language"), [("desk", "en"), ("phone", "de")])
async def test_what_if_plays_on_from_a_moment_and_keeps_the_branch(comes: Comes, where: str, language: str) -> None:
    ines = await comes(language=language, phone=where == "phone")
    what_if, name, go, row = {
        "en": ("What if", "What to call it", "Play on from here", "after answer 31, in a world that looks the same"),
        "de": (
            "Was wäre, wenn",
            "Wie der Zweig heißen soll",
            "Von hier weiterspielen",
            "nach Antwort 31, in einer Welt, die gleich aussieht",
        ),
    }[language]
    table = await played(ines)
    await ines.goes(f"/replay/{table}?eyes=0&moment=31")
    await ines.button(what_if).click()
    await ines.page.get_by_label(name).fill("The other file")
    await ines.page.get_by_role("radio").nth(1).check()
    await ines.fits()
    await ines.button(go).click()
    await expect(ines.page).to_have_url(re.compile("/t/"))
    await ines.until(lambda: ines.update)
    assert ines.table["branch"] == {
        "table": table, "root": table, "lines": 31, "seat": 0, "world": "like", "name": "The other file",
    }  # fmt: skip
    await ines.goes(f"/replay/{table}?eyes=0&moment=31")
    await ines.button(what_if).click()
    branch = ines.page.get_by_role("link", name="The other file")
    await expect(branch).to_contain_text(row)
    await branch.click()
    await expect(ines.page).to_have_url(re.compile(f"/t/{ines.table['table']}"))


@pytest.mark.parametrize(("where", "language"), [("desk", "en"), ("phone", "de")])
async def test_a_puzzle_is_answered_and_explained_and_the_streak_is_kept(
    comes: Comes, where: str, language: str
) -> None:
    ines = await comes(language=language, theme="light", phone=where == "phone")
    words = {
        "en": (
            "Case of the day",
            "All answers",
            "Right.",
            "1 right in a row; your best is 1.",
            "Better:",
            "Next puzzle",
        ),
        "de": (
            "Fall des Tages",
            "Alle Antworten",
            "Richtig.",
            "1 in Folge richtig, Bestwert 1.",
            "Besser:",
            "Nächstes",
        ),
    }
    daily, answers, right, streak, better, following = words[language]
    game = next(one for one in GAMES if one.id == "mr-jack")
    first, second = list(puzzles(game).values())[:2]
    page = ines.page

    async def gives(answer: str) -> None:
        await ines.button(answers).click()
        await page.get_by_role("dialog").locator(f"[data-answer='{answer}']").click()

    await ines.goes("/puzzles")
    await expect(page.get_by_role("heading", name=daily)).to_be_visible()
    await ines.fits()
    await ines.goes(f"/puzzles/mr-jack?puzzle={first.id}")
    await gives(first.best.answer)
    await expect(page.get_by_text(right)).to_be_visible()
    await expect(page.get_by_text(streak)).to_be_visible()
    await expect(page.locator(".solved table tr.best")).to_have_count(1)
    await ines.fits()
    await page.get_by_role("button", name=following).click()
    await expect(page).not_to_have_url(re.compile(first.id))
    await ines.goes(f"/puzzles/mr-jack?puzzle={second.id}")
    await gives(second.given)
    await expect(page.get_by_text(better)).to_be_visible()
    await ines.goes("/statistics")
    await expect(page.locator("main p").first).not_to_be_empty()
    await ines.fits()


async def test_show_me_leads_to_the_moment_in_the_replay_and_back(comes: Comes) -> None:
    ines = await comes()
    table = await played(ines)
    await ines.goes(f"/review/{table}?seat=0")
    await ines.page.get_by_role("link", name="Show me").click()
    await expect(ines.page).to_have_url(re.compile(rf"/replay/{table}\?eyes=0&moment=\d+"))
    await expect(ines.page.get_by_role("combobox", name="Point of view")).to_have_value("0")
    await ines.page.get_by_role("link", name="Case review").click()
    await expect(ines.page).to_have_url(re.compile(rf"/review/{table}\?seat=0"))


async def test_what_somebody_else_made_of_the_same_shuffles_stands_beside_it(comes: Comes) -> None:
    ines = await comes()
    place = Address(ines.base.removeprefix("http://"))
    table, twin = await twins(place, await place.guest("Otto"))
    await place.hang_up()
    await ines.goes(f"/review/{twin}?seat=0")
    there = ines.page.locator(".twin")
    await expect(there).to_contain_text("At another table Otto had this seat and the same shuffles")
    await expect(there.get_by_role("row", name="Luck").get_by_role("cell")).to_have_text([re.compile("%")] * 2)
    await ines.fits()
    await there.get_by_role("link").click()
    await expect(ines.page).to_have_url(re.compile(rf"/review/{table}\?seat=0"))
