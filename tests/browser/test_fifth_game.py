"""A game of another package in the browser: a card on the front page, a plain table, its rules, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.async_playwright import Axe
from browser.conftest import WIDE, Comes
from browser.parlour import parlour
from browser.visitor import Visitor
from guest_game import GuestGame
from playwright.async_api import Locator, expect

PACKAGE = Path(__file__).resolve().parent.parent / "fifth_game"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A parlour with High Card installed."""
    fifth = GuestGame(PACKAGE, tmp_path_factory.mktemp("fifth"))
    with parlour(tmp_path_factory.mktemp("parlour"), fifth.environment) as base:
        yield base


def field(visitor: Visitor, name: str) -> Locator:
    """What a field of the plain table holds."""
    return visitor.page.locator("dl > div", has_text=name).locator("dd")


async def accepted(visitor: Visitor) -> None:
    """Nothing is wider than the window, and axe has nothing to say."""
    await visitor.fits()
    found = (await Axe().run(visitor.page)).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []


@pytest.mark.parametrize("phone", [pytest.param(False, marks=WIDE), True], ids=["desk", "phone"])
async def test_from_its_card_on_the_front_page_a_whole_game_is_clicked(comes: Comes, phone: bool) -> None:
    ines = await comes(phone=phone)
    await ines.goes("/")
    card = ines.page.get_by_role("article", name="High Card")
    await expect(card).to_contain_text("A game from next door")
    await expect(card).to_contain_text("Stay if you dare, fold if you doubt.")
    await expect(card).to_contain_text("2 min")
    await accepted(ines)
    await card.get_by_role("button", name="Play now").click()

    for number in (1, 2, 3):
        assert await ines.asked()
        await expect(ines.page.locator("header.status")).to_contain_text("Stay or fold?")
        await expect(field(ines, "Round")).to_have_text(str(number))
        own = {"ace": "Ace", "king": "King", "queen": "Queen"}[(ines.update or {})["view"]["card"]]
        await expect(field(ines, "Your card")).to_have_text(own)
        if number == 2:
            await accepted(ines)
        await ines.gives("stay" if number < 3 else "fold")
    assert ines.on_table == 3
    assert not await ines.asked()
    await expect(ines.page.get_by_role("dialog", name="The case is closed")).to_be_visible()
    await accepted(ines)


async def test_what_happens_is_told_in_its_words(comes: Comes) -> None:
    ines = await comes("de")
    await ines.sits_down("high-card", options={"rounds": 2})
    diary = ines.page.get_by_role("tabpanel", name="Falltagebuch")
    assert await ines.asked()
    await expect(diary).to_contain_text("Du bekommst eine Karte:")
    await expect(ines.page.get_by_role("button", name="Passen")).to_be_visible()
    await ines.gives("stay")
    await expect(diary).to_contain_text("Du bleibst.")
    await expect(diary).to_contain_text("Du zeigst deine Karte:")


async def test_a_sealed_answer_is_remembered_until_the_other_has_answered(comes: Comes) -> None:
    ines, otto = await comes(), await comes()
    links = await ines.opens("high-card", ["person", "person"], options={"rounds": 1})
    await ines.goes(links[0])
    await otto.goes(links[1])
    assert await ines.asked()
    await ines.gives("fold")
    await expect(ines.page.locator("#content")).to_contain_text("You have answered: Fold")
    assert await otto.asked()
    await otto.gives("stay")
    assert not await ines.asked()


async def test_a_finished_game_is_seen_again_with_every_card_open(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down("high-card", options={"rounds": 1})
    assert await ines.asked()
    await ines.gives("stay")
    assert not await ines.asked()
    table = ines.page.url.rpartition("/")[2].partition("?")[0]
    await ines.goes(f"/replay/{table}?eyes=open&moment=1")
    await expect(ines.page.locator("dt", has_text="Your card")).to_have_count(2)
    await accepted(ines)


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=WIDE)], ids=["desk", "phone"])
async def test_its_rules_are_read_in_both_languages(comes: Comes, phone: bool) -> None:
    ines = await comes("de", phone=phone)
    await ines.goes("/rules")
    await ines.page.get_by_role("link", name="Hohe Karte").click()
    book = ines.page.get_by_role("main")
    await expect(book).to_contain_text("Wer mit der besten Karte geblieben ist, bekommt einen Punkt.")
    await ines.page.get_by_role("checkbox", name="auch auf Englisch").check()
    await expect(book).to_contain_text("Whoever stayed with the best card scores a point.")
    await accepted(ines)
