"""People at a table: who is there, what they are called, a pause between hands, ending early, whose turn it is."""

from __future__ import annotations

from random import Random

from browser.conftest import Comes
from browser.visitor import Visitor
from playwright.async_api import expect

HAND = {"max_hands": 2, "first_dealer": 1}


async def two(comes: Comes, **how: object) -> tuple[Visitor, Visitor]:
    """Two people without a name, one at a desk and one with a German phone."""
    ines, otto = await comes(asked=False), await comes("de", phone=True, asked=False)
    links = await ines.opens("jack-the-ripper", ["person", "person"], options=HAND, window=1, **how)
    await ines.goes(links[0])
    await ines.page.locator(".lobby").wait_for()
    await otto.goes(links[1])
    for visitor in (ines, otto):
        await visitor.page.locator("#content.game").wait_for()
    return ines, otto


async def opens_menu(visitor: Visitor, name: str = "Menu") -> None:
    await visitor.page.get_by_role("button", name=name, exact=True).click()


async def test_somebody_without_a_name_is_asked_once_and_called_by_it_at_once(comes: Comes) -> None:
    ines, otto = await two(comes)
    await otto.page.get_by_role("textbox", name="Dein Name").fill("Otto")
    await otto.button("So heiße ich").click()
    await expect(ines.page.get_by_role("list", name="Who is here")).to_contain_text("Otto")
    await expect(otto.page.get_by_text("Wie sollen dich die anderen nennen?")).to_have_count(0)
    await ines.button("Not now").click()
    await ines.page.reload()
    await ines.page.locator("#content.game").wait_for()
    await expect(ines.page.get_by_text("What shall the others call you?")).to_have_count(0)
    await opens_menu(otto, "Menü")
    await otto.page.get_by_role("textbox", name="Dein Name").fill("Otto der Zweite")
    await otto.button("Merken").click()
    await expect(ines.page.get_by_role("list", name="Who is here")).to_contain_text("Otto der Zweite")
    await otto.fits()


async def test_everybody_sees_who_is_there_and_who_is_away(comes: Comes) -> None:
    ines, otto = await two(comes)
    here = ines.page.get_by_role("list", name="Who is here")
    await expect(here.locator(".presence")).to_have_text("here")
    await otto.page.close()
    await expect(here.locator(".presence")).to_have_text("away")
    await expect(here.locator(".presence.away")).to_be_visible()


async def test_the_end_is_offered_declined_offered_again_and_agreed_to(comes: Comes) -> None:
    ines, otto = await two(comes)
    for answer in ("Play on", "Agree"):
        await opens_menu(otto, "Menü")
        await otto.button("Vorschlagen aufzuhören").click()
        await otto.page.get_by_role("button", name="Vorschlagen", exact=True).click()
        await expect(ines.page.get_by_role("alert")).to_contain_text("offers to end the game here")
        await ines.button(answer).click()
        await expect(ines.page.get_by_text("offers to end the game here")).to_have_count(0)
    for visitor, words in ((ines, "ended by agreement"), (otto, "einvernehmlich beendet")):
        await expect(visitor.page.get_by_role("dialog")).to_contain_text(words)
    await otto.fits()


async def test_whoever_resigns_is_asked_first_and_the_other_has_won(comes: Comes) -> None:
    ines, otto = await two(comes)
    await opens_menu(ines)
    await ines.button("Resign", exact=True).click()
    await expect(ines.page.get_by_role("dialog")).to_contain_text("You give up, and Gast wins.")
    await ines.button("Not now").last.click()
    assert not [sent for sent in ines.sent if sent["kind"] == "resign"]
    await ines.button("Resign", exact=True).click()
    await ines.button("Resign for good").click()
    await expect(ines.page.get_by_role("dialog")).to_contain_text("You have resigned.")
    await expect(otto.page.get_by_role("dialog")).to_contain_text("hat aufgegeben.")
    await expect(otto.page.get_by_role("dialog")).to_contain_text("Du gewinnst.")


async def test_after_a_hand_everybody_has_the_sheet_until_somebody_goes_on(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down("jack-the-ripper", options=HAND, pause=600)
    rng = Random(3)
    while not ines.update.get("rests"):
        await ines.until(lambda: ines.options or ines.update.get("rests"))
        if ines.options:
            await ines.gives(rng.choice(ines.options))
    sheet = ines.page.get_by_role("dialog")
    await expect(sheet).to_contain_text("Score sheet of hand 1")
    await expect(sheet.get_by_role("timer")).to_contain_text(":")
    await ines.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    assert ines.update["view"]["hand_number"] == 1
    await expect(ines.page.locator("header.status")).to_contain_text("The hand is over.")
    await ines.page.get_by_role("button", name="Continue", exact=True).click()
    await ines.until(lambda: ines.update["view"]["hand_number"] == 2)
    await expect(sheet).to_have_count(0)


async def test_play_now_opens_a_table_that_rests_and_the_form_says_for_how_long(comes: Comes) -> None:
    ines = await comes()
    await ines.goes("/")
    await ines.page.locator("article:has(#case-rue-morgue)").get_by_role("button", name="Play now").click()
    await ines.page.locator("#content.game").wait_for()
    assert ines.table["settings"]["pause"] == 30
    await ines.goes("/new/jack-the-ripper")
    pause = ines.page.get_by_role("spinbutton", name="Seconds of pause")
    await expect(pause).to_have_value("15")
    await ines.page.get_by_role("combobox", name="Seat 2").select_option("bot:random")
    await expect(pause).to_have_value("30")
    await pause.fill("45")
    await ines.button("Open the table").click()
    await ines.page.locator("#content.game").wait_for()
    assert ines.table["settings"]["pause"] == 45
    await ines.goes("/new/mr-jack")
    await ines.button("Open the table").wait_for()
    await expect(pause).to_have_count(0)


async def test_in_mr_jack_everybody_is_told_who_plays_what(comes: Comes) -> None:
    ines, otto = await comes(), await comes("de", phone=True)
    links = await ines.opens("mr-jack", ["person", "person"])
    await ines.goes(links[0])
    await otto.goes(links[1])
    await expect(ines.page.get_by_text("You are the detective; Gast plays Jack.")).to_be_visible()
    who = otto.page.get_by_role("list", name="Wer da ist")
    await expect(who.get_by_text("Ermittler")).to_be_visible()
    await expect(who.get_by_text("Jack")).to_be_visible()
    await otto.fits()


async def test_the_title_and_the_icon_say_whose_turn_it_is(comes: Comes) -> None:
    ines, otto = await two(comes)
    await expect(ines.page).to_have_title("Your turn: Jack the Ripper · Whitechapel")
    await expect(otto.page).to_have_title("Jack the Ripper · Whitechapel")
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    assert [await one.page.evaluate(icon) for one in (ines, otto)] == ["/icon-turn.svg", "/icon.svg"]


async def test_there_is_one_glowing_way_to_sit_down(comes: Comes) -> None:
    ines, otto = await comes(), await comes()
    links = await ines.opens("jack-the-ripper", ["open", "open"])
    await otto.goes(links[0].split("?")[0])
    await otto.button("Take a seat").wait_for()
    await expect(otto.page.locator("main button.lamp")).to_have_count(1)


async def test_sound_is_chosen_in_the_settings_and_remembered(comes: Comes) -> None:
    ines = await comes()
    await ines.goes("/settings")
    await ines.page.get_by_role("radio", name="effects and room").check()
    await ines.page.reload()
    await expect(ines.page.get_by_role("radio", name="effects and room")).to_be_checked()


async def test_a_search_over_days_is_found_again_and_two_who_look_for_an_opponent_meet(comes: Comes) -> None:
    ines, otto = await comes(), await comes("de", phone=True)
    await ines.goes("/")
    await ines.button("Find me an opponent").click()
    await expect(ines.page.get_by_label("Game")).to_be_focused()
    await ines.page.get_by_label("Pace").select_option("days")
    async with ines.page.expect_response(lambda answer: answer.request.method == "POST" and "/queue" in answer.url):
        await ines.button("Find somebody").click()
    await expect(ines.button("Stop looking")).to_be_focused()
    await ines.goes("/clubs")
    await ines.goes("/")
    await expect(ines.page.get_by_text("Looking for an opponent")).to_be_visible()
    await ines.button("Stop looking").click()
    await ines.button("Find me an opponent").click()
    await ines.button("Find somebody").click()
    await otto.goes("/")
    await otto.button("Gegner suchen").click()
    await otto.fits()
    await otto.button("Jemanden suchen").click()
    for visitor in (ines, otto):
        await visitor.page.locator("#content.game").wait_for()
    assert ines.table["table"] == otto.table["table"]
    assert ines.table["settings"]["pace"]["kind"] == "clock"
