"""At a real table, on a phone and by touch: the printed rules' own examples are tapped in card by card, and come out as
printed."""

from __future__ import annotations

import pytest
from browser.conftest import Comes
from browser.visitor import Visitor
from playwright.async_api import expect

TEXTS = {
    "en": {
        "begin": "Begin", "next": "Next: ", "write": "Write this hand down", "undo": "Take back", "go on": "Go on",
        "ask": "May we do that?", "ended": "How did the hand end?", "ripper": "the Ripper is Montague Druitt",
        "say how": "Say below how the hand ended, and who ended it.",
        "question": "May I play a Deduction without its melds?", "rule": "It needs both melds",
        "you are": "You are", "next round": "Next round", "round": "Round %d of 8", "file it": "Into the cabinet",
        "more": "One more player", "settings": "More options", "partners": "Ada and Cem play Max and Eva",
        "count": "Dupin counts the Assistance cards", "of both": "Before Ada and Cem", "alibis": "%d alibi cards left",
    },
    "de": {
        "begin": "Los", "next": "Weiter: ", "write": "Diesen Durchgang aufschreiben", "undo": "Zurücknehmen",
        "go on": "Weiter", "ask": "Darf man das?", "ended": "Wie ging der Durchgang zu Ende?",
        "ripper": "Der Ripper ist Montague Druitt",
        "say how": "Sag unten, wie der Durchgang zu Ende ging und durch wen.",
        "question": "Darf ich eine Folgerung ohne ihre Meldungen spielen?", "rule": "Sie braucht beide Meldungen",
        "you are": "Du bist", "next round": "Nächste Runde", "round": "Runde %d von 8", "file it": "In den Schrank",
        "more": "Noch jemand", "settings": "Weitere Optionen", "partners": "Ada und Cem gegen Max und Eva",
        "count": "Dupins Zählung", "of both": "Vor Ada und Cem", "alibis": "Noch %d Alibikarten",
    },
}  # fmt: skip


class Scorer:
    """Somebody who keeps the score on a phone."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.page = visitor.page
        self.texts = TEXTS[language]
        self.visitor = visitor

    async def begins(self, game: str, names: str, edition: str = "") -> None:
        await self.visitor.goes(f"/companion/{game}")
        for field, name in enumerate(names.split()):
            if field >= 2:
                await self.page.get_by_role("button", name=self.texts["more"], exact=True).tap()
            await self.page.locator("form.panel input[type=text]").nth(field).fill(name)
        if edition:
            await self.page.locator(f"form.panel input[value={edition}]").check()
        await self.page.get_by_role("button", name=self.texts["begin"], exact=True).tap()

    async def taps(self, cards: str) -> None:
        """One tap for each card; who a card stands for is one more."""
        for part in cards.split():
            card, _, number = part.partition("*")
            name, _, whom = card.partition("=")
            for _ in range(int(number or 1)):
                await self.page.locator(f'[data-tap="{name}"]').tap()
                if whom:
                    await self.page.locator(f'[data-as="{whom}"]').tap()

    async def goes_on(self) -> None:
        await self.page.get_by_role("button", name=self.texts["next"]).tap()

    async def lays(self, *players: tuple[str, str]) -> None:
        """What lies before each player, and what they hold."""
        for number, (table, hand) in enumerate(players):
            await self.taps(table)
            await self.goes_on()
            await self.taps(hand)
            if number + 1 < len(players):
                await self.goes_on()

    async def totals(self, *totals: str) -> None:
        """What everybody gets for the hand, as the tabs at the top say."""
        for number, total in enumerate(totals):
            await expect(self.page.locator(".players em").nth(number)).to_have_text(total)

    async def writes(self) -> None:
        await self.page.get_by_role("button", name=self.texts["write"]).tap()


in_both = pytest.mark.parametrize("language", ["en", "de"])


@in_both
async def test_the_german_example_of_jack_the_ripper(comes: Comes, language: str) -> None:
    ines = await comes(language, phone=True)
    scorer = Scorer(ines, language)
    await scorer.begins("jack-the-ripper", "Ada Max", "pegasus")
    await scorer.lays(
        ("druitt*3 gull*4 suspect-gull chapman jill*3 suspect-jill victim-nichols", ""),
        (
            "chapman*3 druitt wild=druitt alibi-eddy-gull=gull letters*3 victim-stride victim-eddowes"
            " scene-mitre-square",
            "eddy*2 suspect-eddy jill alibi-chapman victim-kelly escapes",
        ),
    )
    await scorer.totals("+37", "+14")
    await expect(ines.page.locator(".verdict")).to_contain_text(scorer.texts["ripper"])
    # One card too many is taken back, and there are only five Druitts.
    await scorer.taps("eddy")
    await scorer.totals("+37", "+12")
    await ines.button(scorer.texts["undo"]).tap()
    await scorer.totals("+37", "+14")
    await scorer.writes()
    await expect(ines.page.locator(".match td").nth(1)).to_have_text("+14 14")
    # It is kept, and goes on with the next hand.
    await ines.page.reload()
    await ines.button(scorer.texts["go on"], exact=True).tap()
    await expect(ines.page.locator(".players span").nth(1)).to_contain_text("14")
    await ines.fits()


@in_both
async def test_the_english_example_of_jack_the_ripper(comes: Comes, language: str) -> None:
    ines = await comes(language, phone=True)
    scorer = Scorer(ines, language)
    await scorer.begins("jack-the-ripper", "Ada Max", "us-games")
    await scorer.lays(
        ("druitt*5 victim-nichols", ""),
        ("jill*3 suspect-jill", "pedachenko*3 alibi-pedachenko jill*2 suspect-druitt"),
    )
    await scorer.totals("+21", "+1")
    await ines.fits()


@in_both
async def test_the_example_of_the_rue_morgue_and_a_question_about_a_rule(comes: Comes, language: str) -> None:
    ines = await comes(language, phone=True, theme="light")
    scorer = Scorer(ines, language)
    await scorer.begins("rue-morgue", "Ada Max")
    await scorer.lays(("3am*4 roch*3 assistance deduction-3am-roch", ""), ("", "ad le-bon sailor"))
    await expect(ines.page.get_by_text(scorer.texts["say how"])).to_be_visible()
    await ines.page.get_by_label(scorer.texts["ended"]).select_option("caught")
    await ines.page.locator(".how").get_by_role("button", name="Ada").tap()
    await scorer.totals("+31", "−6")
    await ines.fits()
    await ines.goes("/companion/rue-morgue")
    await ines.page.get_by_role("searchbox", name=scorer.texts["ask"]).fill(scorer.texts["question"])
    await ines.page.keyboard.press("Enter")
    await ines.page.get_by_role("button", name=scorer.texts["rule"]).tap()
    await expect(ines.page.get_by_role("dialog", name=scorer.texts["rule"])).to_be_visible()


@in_both
async def test_two_teams_with_an_advanced_rule_share_what_lies_before_them(comes: Comes, language: str) -> None:
    """The rulebook's example of Dupin's count: two Assistance cards on the table and three before the others."""
    ines, texts = await comes(language, phone=True), TEXTS[language]
    scorer = Scorer(ines, language)
    await ines.goes("/companion/rue-morgue")
    await ines.button(texts["more"], exact=True).wait_for()
    await ines.button(texts["settings"], exact=True).tap()
    await ines.page.get_by_label(texts["count"]).select_option("true")
    for field, name in enumerate(["Ada", "Max", "Cem", "Eva"]):
        if field >= 2:
            await ines.button(texts["more"], exact=True).tap()
        await ines.page.locator("form.panel input[type=text]").nth(field).fill(name)
    await expect(ines.page.get_by_text(texts["partners"])).to_be_visible()
    await ines.button(texts["begin"], exact=True).tap()

    # Before the first side, each hand of a side that has nothing to tap again, and so on.
    await expect(ines.button(texts["of both"])).to_be_visible()
    await scorer.taps("dupin assistance*2")
    await scorer.goes_on()
    await scorer.goes_on()
    await scorer.taps("assistance*3")
    await scorer.goes_on()
    await scorer.taps("prefect")
    await ines.page.locator(".how").get_by_role("button", name="Ada").tap()
    await scorer.totals("+2", "−4", "+2", "−4")
    # The third player's cards on the table are the first one's.
    await scorer.goes_on()
    await expect(ines.page.locator('[data-less="dupin"]')).to_have_count(0)
    await ines.button(texts["of both"]).tap()
    await ines.page.locator('[data-less="dupin"]').tap()
    await scorer.totals("0", "−4")
    await ines.button(texts["undo"]).tap()
    await scorer.totals("+2", "−4")
    await ines.fits()


@in_both
async def test_jack_is_dealt_in_secret_and_stays_who_he_is(comes: Comes, language: str) -> None:
    ines, texts = await comes(language, phone=True), TEXTS[language]
    await ines.goes("/companion/mr-jack")
    await ines.button(texts["begin"], exact=True).tap()
    await expect(ines.page.get_by_text(texts["you are"])).to_have_count(0)
    await ines.page.locator('[data-show="jack"]').tap()
    told = await ines.page.get_by_text(texts["you are"]).inner_text()
    await ines.page.locator('[data-show="jack"]').tap()
    await expect(ines.page.get_by_text(texts["you are"])).to_have_count(0)
    await ines.button(texts["next round"]).tap()
    await ines.page.reload()
    await expect(ines.page.get_by_role("heading", name=texts["round"] % 2)).to_be_visible()
    await ines.page.locator('[data-show="jack"]').tap()
    await expect(ines.page.get_by_text(told)).to_be_visible()
    await ines.fits()


@in_both
async def test_every_tap_at_the_dealt_tables_is_taken_back(comes: Comes, language: str) -> None:
    ines, texts = await comes(language, phone=True), TEXTS[language]
    undo = ines.page.locator("[data-undo]")
    await ines.goes("/companion/mr-jack")
    await ines.button(texts["begin"], exact=True).tap()
    await expect(undo).to_be_disabled()
    await ines.button(texts["next round"]).tap()
    await ines.page.locator('[data-draw="1"]').tap()
    first = await ines.page.locator(".people").nth(1).inner_text()
    await expect(ines.page.get_by_role("heading", name=texts["alibis"] % 6)).to_be_visible()
    await undo.tap()
    await expect(ines.page.get_by_role("heading", name=texts["alibis"] % 7)).to_be_visible()
    await expect(ines.page.locator(".people")).to_have_count(1)
    await ines.page.locator('[data-draw="0"]').tap()
    assert await ines.page.locator(".people").nth(1).inner_text() == first  # the same card lies on top again
    await undo.tap()
    await undo.tap()
    await expect(ines.page.get_by_role("heading", name=texts["round"] % 1)).to_be_visible()
    await expect(undo).to_be_disabled()
    await ines.fits()

    await ines.goes("/companion/check-the-ripper")
    await ines.button(texts["begin"], exact=True).tap()
    await ines.page.locator("[data-roll]").tap()
    await expect(ines.page.locator(".dice .thing")).to_have_count(2)
    await ines.page.locator('[data-file="3"]').tap()
    await ines.button(texts["file it"]).tap()
    await expect(ines.page.locator('[data-file="3"]')).to_be_disabled()
    wanted = await ines.page.locator(".secret").inner_text()
    await ines.page.locator("[data-convict]").tap()
    assert await ines.page.locator(".secret").inner_text() != wanted
    await ines.page.locator(".chips button").nth(3).tap()
    await expect(ines.page.locator(".chips b").first).to_have_text("3")
    await ines.fits()
    await undo.tap()
    await expect(ines.page.locator(".chips b").first).to_have_text("0")
    await undo.tap()
    assert await ines.page.locator(".secret").inner_text() == wanted
    await undo.tap()
    await expect(ines.page.locator('[data-file="3"]')).to_be_enabled()
    await undo.tap()
    await expect(ines.page.locator(".dice")).to_have_count(0)
    await expect(undo).to_be_disabled()
