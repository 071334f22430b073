"""A rummy table that is played from memory: the page gives back no card that lies in a closed pile. Check the Ripper's
files are in `test_check_the_ripper.py`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from browser.conftest import Comes
from browser.holdings import holdings
from browser.visitor import Visitor
from playwright.async_api import expect

from whitechapel.text import ME, Words

ANSWERS = 9
SOMEBODY = "Somebody"
rummy = pytest.mark.parametrize("game", ["jack-the-ripper", "rue-morgue"])


def updates(visitor: Visitor) -> list[dict[str, Any]]:
    """What the visitor's seat was told, update by update."""
    return [message for message in visitor.received if message["kind"] == "update" and message["seat"] == 0]


def cards(told: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The events of some updates that name a card which was in sight only for a moment."""
    for update in told:
        for event in update["events"]:
            if event["kind"] in ("upcard", "took", "flipped", "fetched", "discarded", "fed-morgue"):
                yield event


def named(messages: list[dict[str, Any]]) -> set[str]:
    """The cards that were in sight only for a moment, as these messages name them."""
    return {event["facts"]["card"] for event in cards([one for one in messages if "events" in one])}


def sentences(game: str, told: list[dict[str, Any]]) -> set[str]:
    """How the diary says it, from the verb on."""
    words = Words("en", game)
    people = [ME, SOMEBODY]
    said = [words.event(one["kind"], people[max(one["seat"], 0)], one["facts"], people) for one in cards(told)]
    return {sentence.removeprefix(SOMEBODY) for sentence in said}


def gone(visitor: Visitor, game: str) -> tuple[set[str], set[str]]:
    """What was told before the last update and not with it: as sentences, and as facts, where nothing of the kind is in
    sight now."""
    *before, last = updates(visitor)
    in_sight = json.dumps([last["view"], last["events"]])
    lost = {one["facts"]["card"] for one in cards(before)}
    facts = {f'{{"card":"{card}"}}' for card in lost if f'"{card}"' not in in_sight}
    return sentences(game, before) - sentences(game, [last]), facts


async def plays(visitor: Visitor, answers: int = ANSWERS, until_gone: str = "") -> None:
    """Give some answers, in a game until enough of what was told is out of sight, and look at the last of what the
    others did. Which cards these are depends on the server's shuffles, so we play on until there are some."""
    rng = Random(1888)
    while await visitor.asked() and (
        len(visitor.moves) < answers or not (until_gone == "" or enough(visitor, until_gone))
    ):
        await visitor.gives(rng.choice(visitor.options))
    await visitor.until(lambda: visitor.caught_up)


def enough(visitor: Visitor, game: str) -> bool:
    """Whether several sentences and a card are out of sight."""
    said, facts = gone(visitor, game)
    return len(said) > 3 and bool(facts)


@rummy
async def test_from_memory_nothing_gives_back_a_card_of_the_closed_pile(comes: Comes, game: str) -> None:
    ines = await comes()
    await ines.sits_down(game, memory="strict")
    await plays(ines, until_gone=game)
    said, facts = gone(ines, game)
    assert len(said) > 3
    assert facts

    # On the page, and in its memory: neither as a sentence nor as facts.
    diary = ines.page.get_by_role("tabpanel", name="Case diary")
    await expect(diary).to_contain_text("You discard a card.")
    content = await ines.written()
    assert [sentence for sentence in said if sentence in content] == []
    held = await holdings(ines)
    assert facts & held.memory == set()
    assert [sentence for sentence in said if any(sentence in one for one in held.memory)] == []

    # On the wire: told once and never again, even to a player who comes back.
    told = len(ines.received)
    await ines.page.reload()
    await ines.until(lambda: any(message["kind"] == "update" for message in ines.received[told:]))
    assert named(ines.received[told:]) == {""}
    await expect(diary).to_contain_text("You discard a card.")
    content = await ines.written()
    assert [sentence for sentence in said if sentence in content] == []

    # Nor can the game be watched again before it is over.
    for eyes in ("0", "open", ""):
        reply = await ines.context.request.get(f"{ines.base}/api/tables/{ines.table['table']}/replay?seat={eyes}")
        assert reply.status == 403, await reply.text()


@rummy
async def test_the_probe_finds_what_a_table_with_full_memory_keeps(comes: Comes, game: str) -> None:
    ines = await comes()
    await ines.sits_down(game)
    assert ines.table["settings"]["memory"] == "full"
    await plays(ines, until_gone=game)
    said, facts = gone(ines, game)
    content = await ines.written()
    assert [sentence for sentence in said if sentence not in content] == []
    assert facts
    assert facts - (await holdings(ines)).memory == set()


@rummy
async def test_a_notebook_keeps_what_the_player_writes_and_nothing_else(comes: Comes, game: str) -> None:
    ines = await comes()
    await ines.sits_down(game, memory="notebook")
    await plays(ines, 4)
    said, _ = gone(ines, game)
    content = await ines.written()
    assert [sentence for sentence in said if sentence in content] == []
    await ines.button("Menu").click()
    await ines.button("Notebook").click()
    notebook = ines.page.get_by_role("dialog", name="Notebook").get_by_role("textbox")
    await notebook.fill("Somebody collects Letters")
    await ines.page.keyboard.press("Escape")
    await ines.until(lambda: any(sent["kind"] == "note" for sent in ines.sent))
    told = len(ines.received)
    await ines.page.reload()
    await ines.until(lambda: any(message["kind"] == "update" for message in ines.received[told:]))
    await ines.button("Menu").click()
    await ines.button("Notebook").click()
    await expect(notebook).to_have_value("Somebody collects Letters")
    assert named(ines.received[told:]) == {""}


@rummy
async def test_at_a_strict_table_there_is_no_notebook(comes: Comes, game: str) -> None:
    ines = await comes()
    await ines.sits_down(game, memory="strict")
    await ines.asked()
    await ines.button("Menu").click()
    await expect(ines.button("All answers")).to_be_visible()
    assert await ines.button("Notebook").count() == 0
