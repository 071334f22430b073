"""The rulebook can be played: pictures, tables to try a rule on, two pages, names that open; and the first minutes."""

from __future__ import annotations

import re

import pytest
from browser.conftest import WIDE, Comes, on_desk_and_phone
from browser.games import GAMES
from browser.visitor import Visitor
from playwright.async_api import Locator, expect

from whitechapel.core import examples
from whitechapel.games import HOUSE

both_sizes = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
both_languages = pytest.mark.parametrize("language", [pytest.param("en", marks=WIDE), "de"])
GAMES_BY_ID = {game.id: game for game in HOUSE}
PRINTED = [(game.id, edition) for game in HOUSE for edition in game.rulebook.editions]
SHOWN = {
    "jack-the-ripper": "victim-draws-two",
    "rue-morgue": "dupin-searches",
    "mr-jack": "beam-stops",
    "check-the-ripper": "match-filed",
}
"""A rule of each game with a picture of before and after."""


def case(visitor: Visitor, game: str) -> Locator:
    """A game's card on the front page."""
    return visitor.page.locator(f"article:has(#case-{game})")


@on_desk_and_phone(SHOWN)
async def test_a_rule_is_a_picture_before_and_after_and_its_table_opens(comes: Comes, game: str, phone: bool) -> None:
    ines = await comes("de" if phone else "en", phone=phone)
    await ines.goes(f"/rules/{game}#{SHOWN[game]}")
    example = ines.page.locator(".rule.target .example")
    await expect(example.locator(".picture")).to_have_count(2)
    assert re.search(r"\w{4}", await example.locator(".answer").inner_text())
    await example.get_by_role("button", name="Ausprobieren" if phone else "Try it").click()
    dialog = ines.page.get_by_role("dialog")
    await dialog.locator(".table > *").first.wait_for()
    await expect(dialog.get_by_role("status").first).not_to_be_empty()
    await ines.fits()
    await ines.page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)


@pytest.mark.slow
@on_desk_and_phone(SHOWN)
async def test_every_rule_that_speaks_of_playing_is_drawn_and_its_answer_told(
    comes: Comes, game: str, phone: bool
) -> None:
    ines = await comes("de" if phone else "en", phone=phone)
    rules = len(examples.coverage(GAMES_BY_ID[game]).played)
    await ines.goes(f"/rules/{game}")
    glimpses = ines.page.locator(".glimpse")
    await expect(glimpses).to_have_count(rules)
    await glimpses.evaluate_all("(all) => all.forEach((one) => one.click())")
    shown = ines.page.locator(".rule > .example")
    await expect(shown).to_have_count(rules)
    told = await shown.evaluate_all(
        """(all) => all.map((one) => [one.parentElement.id, one.querySelectorAll(".picture").length,
            one.querySelector(".answer").innerText])"""
    )
    dull = [rule for rule, pictures, answer in told if not pictures or not re.search(r"\w\w", answer)]
    assert dull == []
    await ines.fits()


@both_languages
async def test_trying_a_rule_says_what_comes_of_it(comes: Comes, language: str) -> None:
    ines = await comes(language)
    await ines.goes("/rules/jack-the-ripper#victim-draws-two")
    await ines.page.locator(".rule.target .example button.lamp").click()
    dialog = ines.page.get_by_role("dialog")
    await dialog.locator("[data-card=victim-nichols]").first.click()
    await dialog.locator("[data-answer='play victim nichols']").first.click()
    await expect(dialog.locator(".told")).to_contain_text("Nichols")
    await expect(dialog.locator(".hand [data-card]")).to_have_count(3)
    await dialog.get_by_role("button", name="From the beginning" if language == "en" else "Von vorn").click()
    await expect(dialog.locator(".hand [data-card]")).to_have_count(2)


@both_languages
async def test_trying_what_is_not_possible_says_why(comes: Comes, language: str) -> None:
    ines = await comes(language)
    await ines.goes("/rules/mr-jack#move-one-to-three")
    await ines.page.locator(".rule.target .example button.lamp").click()
    dialog = ines.page.get_by_role("dialog")
    await dialog.locator("[data-place=a1]").click(force=True)
    why = "one, two or three" if language == "en" else "ein, zwei oder drei"
    await expect(dialog.get_by_role("alert")).to_contain_text(why)


async def test_a_refusal_shows_its_rule_as_a_picture_at_the_table(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down("jack-the-ripper", options={"first_dealer": 1})
    await ines.page.locator(".hand [data-card]").first.click()
    await ines.button("See the rule").click()
    dialog = ines.page.get_by_role("dialog")
    await expect(dialog.locator(".example .picture").first).to_be_visible()
    await dialog.get_by_role("button", name="Try it").click()
    await expect(ines.page.get_by_role("dialog", name="Try it")).to_be_visible()
    assert len(ines.context.pages) == 1


@both_sizes
@both_languages
async def test_the_two_pages_open_at_the_table_at_what_is_being_asked(comes: Comes, language: str, phone: bool) -> None:
    ines = await comes(language, phone=phone)
    await ines.sits_down("mr-jack")
    assert await ines.asked()
    await ines.page.keyboard.press("?")
    wanted = ines.page.get_by_role("dialog").locator(".wanted")
    await expect(wanted).to_contain_text("A round" if language == "en" else "Eine Runde")
    await expect(wanted).to_be_in_viewport()
    await expect(ines.page.locator(".summary .picture").first).to_be_visible()
    await ines.fits()
    await ines.page.locator(".summary .term").first.click()
    await expect(ines.page.get_by_role("dialog")).to_have_count(2)
    assert len(ines.context.pages) == 1


@both_languages
async def test_the_two_pages_are_two_sheets_of_paper(comes: Comes, language: str) -> None:
    ines = await comes(language)
    for game, edition in PRINTED:
        await ines.goes(f"/guide/{game}?edition={edition}")
        await ines.page.locator(".summary .picture").first.wait_for()
        await ines.page.wait_for_load_state("networkidle")
        paper = await ines.page.pdf(prefer_css_page_size=True, print_background=True)
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 2, (game, edition)


async def test_a_name_in_the_diary_opens_what_it_means(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down("mr-jack")
    assert await ines.asked()
    await ines.page.locator(".diary .term", has_text="alibi card").first.click()
    note = ines.page.get_by_role("dialog", name="Alibi card")
    await expect(note).to_contain_text("Jack's player drew Jack's")
    await expect(note.locator(".thing")).to_be_visible()


# -- the first minutes ------------------------------------------------------------------------------


@both_sizes
async def test_somebody_chooses_what_to_play_and_it_is_kept(comes: Comes, phone: bool) -> None:
    ines = await comes(phone=phone)
    await ines.goes("/")
    await case(ines, "mr-jack").get_by_role("button", name="Choose how to play").click()
    chooser = ines.page.get_by_role("dialog", name="Mr. Jack")
    await expect(chooser).to_contain_text("reckons with all eight")
    await chooser.get_by_role("radio", name="Jack", exact=True).check()
    await chooser.get_by_role("radio", name="Constable").check()
    await chooser.get_by_role("radio", name="Later printings").check()
    await chooser.get_by_role("button", name="Play now").click()
    await expect(ines.page.get_by_role("region", name="What happened")).to_contain_text("You are Jack")
    info = next(message for message in ines.received if message.get("kind") == "table")["settings"]
    assert (info["options"]["edition"], info["seats"]) == ("later", ["bot:constable", "person"])
    await ines.goes("/")
    await case(ines, "mr-jack").get_by_role("button", name="Play now").click()
    await expect(ines.page.get_by_role("region", name="What happened")).to_contain_text("You are Jack")


@both_sizes
async def test_a_bot_of_a_higher_rank_can_have_a_style_and_a_surname_at_the_table(comes: Comes, phone: bool) -> None:
    ines = await comes("de" if phone else "en", phone=phone)
    called = "Polizeipräsident Fuchs" if phone else "Commissioner Sly"
    await ines.goes("/")
    await case(ines, "check-the-ripper").get_by_role("button", name="Wählen" if phone else "Choose how").click()
    chooser = ines.page.get_by_role("dialog", name="Check the Ripper")
    styles = chooser.get_by_role("radiogroup", name="Stil" if phone else "Style")
    await chooser.locator('input[value="sergeant"]').check()
    await expect(styles).to_have_count(0)
    await chooser.locator('input[value="commissioner"]').check()
    await styles.get_by_role("radio").nth(3).check()
    await expect(chooser).to_contain_text(called)
    await ines.fits()
    await chooser.get_by_role("button", name="Jetzt spielen" if phone else "Play now").click()
    await ines.page.locator("#content.game").wait_for()
    assert ines.table["settings"]["seats"] == ["person", "bot:commissioner-sly"]
    await expect(ines.page.locator("body")).to_contain_text(called)


async def test_in_the_form_each_seat_has_a_style_of_its_own_unless_the_table_is_rated(comes: Comes) -> None:
    ines = await comes(phone=True)
    await ines.goes("/new/jack-the-ripper")
    await ines.page.get_by_role("radio", name="3").check()
    style = [ines.page.get_by_role("combobox", name=f"Style of seat {seat}") for seat in (1, 2, 3)]
    for seat, bot in ((2, "inspector"), (3, "superintendent")):
        await ines.page.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option(f"bot:{bot}")
    await expect(style[0]).to_have_count(0)
    await style[1].select_option("patient")
    await expect(ines.page.get_by_text("Inspector Patience takes what lies open")).to_be_visible()
    await ines.fits()
    rated = ines.page.get_by_label("Rated: the result counts")
    await rated.check()
    await expect(style[1]).to_have_count(0)
    await rated.uncheck()
    await style[2].select_option("bold")
    await ines.button("Open the table").click()
    await ines.page.locator("#content.game").wait_for()
    assert ines.table["settings"]["seats"] == ["person", "bot:inspector-patient", "bot:superintendent-bold"]


@pytest.mark.parametrize(("language", "edition"), [("en", "us-games"), ("de", "pegasus")])
async def test_play_now_takes_the_edition_of_the_readers_language(comes: Comes, language: str, edition: str) -> None:
    ines = await comes(language)
    await ines.goes("/")
    await case(ines, "jack-the-ripper").locator("button.lamp").click()
    await ines.page.locator("#content.game").wait_for()
    info = next(message for message in ines.received if message.get("kind") == "table")["settings"]
    assert info["options"]["edition"] == edition


@on_desk_and_phone(game for game in GAMES if game in SHOWN)
async def test_the_first_table_of_a_game_says_what_it_is_about_once(comes: Comes, game: str, phone: bool) -> None:
    ines = await comes("de" if phone else "en", phone=phone, met=False)
    await ines.goes("/")
    await case(ines, game).locator("button.lamp").click()
    goal = ines.page.get_by_role("dialog")
    await goal.locator(".what").wait_for()
    if game == "mr-jack":
        await expect(goal).to_contain_text("Du bist der Ermittler" if phone else "You are the detective")
    await goal.get_by_role("button", name="An den Tisch" if phone else "To the table").click()
    await expect(goal).to_have_count(0)
    if await ines.asked():
        await expect(ines.page.get_by_role("note")).to_be_visible()
    await ines.page.reload()
    await ines.page.locator("#content.game").wait_for()
    await expect(goal).to_have_count(0)


async def test_tables_of_others_with_a_free_seat_are_on_the_front_page(comes: Comes) -> None:
    otto, ines = await comes(), await comes()
    await otto.opens("rue-morgue", ["open", "open"], visibility="public")
    await ines.goes("/")
    found = ines.page.get_by_role("region", name="Open tables")
    await expect(found.get_by_role("link", name="Murders in the Rue Morgue").first).to_contain_text("free")
