"""Check the Ripper in the browser: whole games, and a table that is played from memory keeps nothing."""

from __future__ import annotations

import asyncio
import re
from random import Random
from typing import Any

from browser.conftest import Comes
from browser.visitor import Visitor
from patience import PATIENCE
from playwright.async_api import expect

GAME = "check-the-ripper"
FACES = {
    "cleaver": "Cleaver",
    "knife": "Butcher’s knife",
    "scissors": "Scissors",
    "hammer": "Hammer",
    "blank": "nothing",
}
FOUR = ["person", "bot:constable", "bot:constable", "bot:constable"]


def curious(visitor: Visitor, rng: Random) -> str:
    """An answer of somebody who goes where a piece or a file is, and seldom risks anything."""
    view: dict[str, Any] = visitor.update["view"]
    if view["question"] == "risk" and rng.random() < 0.6:
        return "take"
    where = {*view["where"], *view["files"]}
    return rng.choice([answer for answer in visitor.options if answer.split(" ")[-1] in where] or visitor.options)


async def test_a_whole_game_in_two_browsers(comes: Comes) -> None:
    rng = Random(11)
    ines, otto = await comes(), await comes(phone=True, language="de")
    links = await ines.opens(GAME, ["person", "person"], options={"turn_limit": 10})
    await ines.goes(links[0])
    await otto.goes(links[1])
    while True:
        await ines.until(lambda: ines.options or otto.options or ines.over)
        if ines.over:
            break
        acting = ines if ines.options else otto
        await acting.gives(curious(acting, rng))
        await acting.fits()
    await ines.page.get_by_role("dialog", name="The case is closed").wait_for()
    await otto.page.get_by_role("dialog", name="Der Fall ist abgeschlossen").wait_for()
    for visitor in (ines, otto):
        assert len(visitor.moves) > 3
        assert visitor.on_table > len(visitor.moves) / 2  # the others from the list of all answers


async def test_a_whole_game_of_four(comes: Comes) -> None:
    rng = Random(4)
    ines = await comes()
    await ines.sits_down(GAME, FOUR, options={"turn_limit": 10})
    while await ines.asked():
        await ines.gives(curious(ines, rng))
    await ines.page.get_by_role("dialog", name="The case is closed").wait_for()
    assert len(ines.table["result"]["scores"]) == 4
    assert len(ines.moves) >= 2
    assert ines.on_table > len(ines.moves) / 2


# -- memory ----------------------------------------------------------------------------------------


def looks(visitor: Visitor) -> list[tuple[str, str]]:
    """Every file whose face this seat was told, in order: its square and what it shows."""
    return [
        (event["facts"]["square"], event["facts"]["face"])
        for message in visitor.received
        if message["kind"] == "update" and message["seat"] is not None
        for event in message["events"]
        if event["facts"].get("face")
    ]


async def plays_until(visitor: Visitor, files: int) -> None:
    """Turn up files until this many lie closed again on the board and are known, and look at the last of it."""
    rng = Random(files)
    while await visitor.asked() and len(closed(visitor)) < files:
        await visitor.gives(curious(visitor, rng))
    await visitor.until(lambda: visitor.caught_up)


def closed(visitor: Visitor) -> dict[str, str]:
    """The files on the board that were seen and lie face down again, and that were not just seen."""
    view: dict[str, Any] = visitor.update["view"]
    fresh = {event["facts"].get("square") for event in visitor.update["events"]}
    return {square: face for square, face in looks(visitor) if square in view["files"] and square not in fresh}


TOLD = """function () {
  const told = (one) => {
    try {
      return one.square && one.face ? `${one.square} ${one.face};` : "";
    } catch {
      return "";
    }
  };
  return this.map(told).join("");
}"""
"""Of many objects: those that say what a file shows."""


async def heap(visitor: Visitor) -> str:
    """Everything the page's script holds in memory, after what is no longer needed was thrown away."""
    session = await visitor.context.new_cdp_session(visitor.page)
    await session.send("HeapProfiler.enable")
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
    for _ in range(3):
        await session.send("HeapProfiler.collectGarbage")
    await session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    prototype = await session.send("Runtime.evaluate", {"expression": "Object.prototype"})
    found = await session.send("Runtime.queryObjects", {"prototypeObjectId": prototype["result"]["objectId"]})
    told = await session.send(
        "Runtime.callFunctionOn",
        {
            "objectId": found["objects"]["objectId"],
            "functionDeclaration": TOLD,
            "returnByValue": True,
        },
    )
    await session.detach()
    return "".join(chunks) + str(told["result"]["value"])


def given_back(text: str, files: dict[str, str]) -> list[str]:
    """The files of which a text says what they show: as a sentence of the diary, as data, or as an object."""
    data = set(re.findall(r'"square":"(\w+)","town":"[^"]*","face":"(\w+)"', text.replace("\\", "")))
    return [
        square
        for square, face in files.items()
        if (square, face) in data or f"({square}): {FACES[face]}." in text or f"{square} {face};" in text
    ]


async def test_from_memory_nothing_gives_back_what_was_turned_down_again(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down(GAME, ["person", "bot:random"], options={"turn_limit": 60})
    assert ines.table["settings"]["memory"] == "strict"
    await plays_until(ines, 4)
    seen = closed(ines)
    page = ines.page

    # On the page: neither the diary, on which an open file may lie, nor the map nor anything else.
    diary = page.get_by_role("tabpanel", name="Case diary", include_hidden=True)
    await expect(diary).to_contain_text(re.compile("turns? up the file"))
    assert given_back(await ines.written(), seen) == []
    assert await page.locator(".isles .known").count() == 0
    for square in seen:
        label = await page.locator(f'[data-place="{square}"]').get_attribute("aria-label")
        assert label is not None
        assert not any(name in label for name in FACES.values())

    # In the memory of the page, and in what the browser keeps.
    async with asyncio.timeout(PATIENCE):  # a scene that is over may still be held by its clock
        while given_back(await heap(ines), seen):
            await asyncio.sleep(0.5)
    kept = await page.evaluate("JSON.stringify([localStorage, sessionStorage])")
    assert not any(face in kept for face in FACES)
    assert await page.evaluate("indexedDB.databases()") == []

    # On the wire: told once and never again, even to a player who comes back.
    told = len(ines.frames)
    await page.reload()
    await page.locator(".isles").wait_for()
    await ines.until(lambda: any(message["kind"] == "update" for message in ines.received[told:]))
    assert given_back("".join(ines.frames[told:]), seen) == []
    await expect(diary).to_contain_text(re.compile("turns? up the file"))
    assert given_back(await ines.written(), seen) == []

    # Nor can the game be watched again before it is over.
    table = ines.table["table"]
    for eyes in ("0", "open", ""):
        reply = await ines.context.request.get(f"{ines.base}/api/tables/{table}/replay?seat={eyes}")
        assert reply.status == 403, await reply.text()
        assert given_back(await reply.text(), seen) == []


async def test_the_probe_finds_what_a_table_with_full_memory_keeps(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down(GAME, ["person", "bot:random"], options={"turn_limit": 60}, memory="full")
    await plays_until(ines, 2)
    seen = closed(ines)
    assert given_back(await ines.written(), seen) == [*seen]
    assert given_back(await heap(ines), seen) == [*seen]
    assert await ines.page.locator(".isles .known").count() >= 2
    await ines.page.reload()
    await expect(ines.page.locator(".isles .known").first).to_be_visible()
    assert await ines.page.locator(".isles .known").count() >= 2


async def test_a_notebook_keeps_what_the_player_writes_and_nothing_else(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down(GAME, ["person", "bot:random"], options={"turn_limit": 60}, memory="notebook")
    await plays_until(ines, 1)
    seen = closed(ines)
    assert given_back(await ines.written(), seen) == []
    await ines.button("Notebook").click()
    dialog = ines.page.get_by_role("dialog", name="Notebook")
    await dialog.get_by_role("combobox").first.select_option("Hammer")
    await ines.page.keyboard.press("Escape")
    await expect(ines.page.locator(".isles .pencilled")).to_have_text("H")
    told = len(ines.frames)
    await ines.page.reload()
    await expect(ines.page.locator(".isles .pencilled")).to_have_text("H")
    assert given_back("".join(ines.frames[told:]), seen) == []


async def test_a_look_after_a_duel_is_for_the_winner_alone(comes: Comes) -> None:
    ines, otto = await comes(), await comes()
    links = await ines.opens(GAME, ["person", "person"], options={"turn_limit": 60})
    await ines.goes(links[0])
    await otto.goes(links[1])
    rng = Random(2)
    looking: Visitor | None = None
    while looking is None:
        await ines.until(lambda: ines.options or otto.options)
        acting, other = (ines, otto) if ines.options else (otto, ines)
        view: dict[str, Any] = acting.update["view"]
        if view["question"] == "close":
            looking = acting
            break
        fights = [answer for answer in acting.options if answer.split(" ")[-1] in view["where"]]
        peeks = [answer for answer in acting.options if answer.startswith("look ")]
        await acting.gives(rng.choice(fights or peeks or acting.options))
    view = looking.update["view"]
    face, square = view["peeked"]["face"], view["peeked"]["square"]
    await expect(looking.page.locator(".isles .lifted")).to_have_count(1)
    await expect(looking.page.get_by_role("region", name="An open file")).to_contain_text("Only you see it")
    await other.until(lambda: other.update["view"]["peeked"] is not None)
    await other.page.locator("button.skip").wait_for(state="hidden")
    await expect(other.page.locator(".isles .gaze")).to_have_count(1)
    await expect(other.page.locator(".isles .lifted")).to_have_count(0)
    assert given_back("".join(other.frames[-3:]) + await other.written(), {square: face}) == []
