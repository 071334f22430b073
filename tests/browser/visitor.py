"""Somebody with a browser. What their page sends and is sent is written down; what they do, they do on the page."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from patience import GLANCE, PATIENCE, until
from playwright.async_api import BrowserContext, Locator, Page, Position, Response, TimeoutError, WebSocket

ALL_ANSWERS = re.compile("All answers|Alle Antworten")
CLOSED = re.compile("The case is closed|Der Fall ist abgeschlossen")
STORY = re.compile("The story of the match|Die Geschichte der Partie")
PRESSES = 30
"""How often a key is pressed before it must have been heard."""


TOO_WIDE = """
() => [...document.querySelectorAll("body *")]
  .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .slice(0, 8).map((one) => `${one.tagName}.${one.getAttribute("class")}`).join(" ")
"""
"""What reaches beyond the right edge of the window."""


class Visitor:
    """One page in one browser profile."""

    def __init__(self, context: BrowserContext, page: Page, base: str) -> None:
        self.context, self.page, self.base = context, page, base
        self.by_touch = False
        """Whether they have fingers only."""
        self.sent: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        self.frames: list[str] = []
        """Everything that came over sockets, as it came."""
        self.answers: list[Response] = []
        """Everything that came over HTTP for this page."""
        self.errors: list[str] = []
        """What the page, and the browser on its behalf, have complained about."""
        self.provoked: list[str] = []
        """Words of complaints that the test itself provokes."""
        self.on_table = 0
        """How many answers were given on the table itself, not from the list of all answers."""
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self.answers.append(answer))
        page.on("pageerror", lambda error: self._complains(str(error)))
        page.on("console", lambda line: self._complains(line.text) if line.type == "error" else None)

    def _complains(self, words: str) -> None:
        if not any(part in words for part in self.provoked):
            self.errors.append(words)

    def provokes(self, words: str) -> None:
        """From now on complaints with these words are no errors. Such a line may come long after what caused it."""
        self.provoked.append(words)

    def _listen(self, socket: WebSocket) -> None:
        def came(data: str | bytes) -> None:
            self.frames.append(str(data))
            self.received.append(json.loads(data))

        socket.on("framereceived", came)
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    # -- going --------------------------------------------------------------------------------------

    async def goes(self, address: str) -> None:
        """To an address of the house, or a link somebody has sent."""
        self.answers.clear()  # a page that is left takes what it was sent along
        await self.page.goto(address if address.startswith("http") else self.base + address)

    async def opens(self, game: str, seats: list[str], **settings: Any) -> list[str]:
        """A table, without the form: the links of its seats."""
        api = self.context.request
        await api.post(f"{self.base}/api/players", data={"nickname": "Ines"})
        options = {"seats": len(seats), **settings.pop("options", {})}
        wanted = {"game": game, "seats": seats, "options": options, **settings}
        reply = await api.post(f"{self.base}/api/tables", data=wanted)
        assert reply.status == 201, await reply.text()
        opened = await reply.json()
        return [link or opened["link"] for link in opened["seat_links"]]

    async def sits_down(self, game: str, seats: list[str] | None = None, **settings: Any) -> None:
        """At the first seat of a new table, which begins at once if all others are bots."""
        links = await self.opens(game, seats or ["person", "bot:random"], **settings)
        await self.goes(links[0])
        await self.page.locator("header.status").wait_for()

    async def until(self, true: Callable[[], object]) -> None:
        """Wait until what was heard makes something true."""
        await until(true)

    async def becomes(self, script: str, wanted: object) -> None:
        """Wait until a script in the page comes to this. (Playwright's own waiting is forbidden by the page's policy,
        unless it is true at once.)"""
        async with asyncio.timeout(PATIENCE):
            while await self.page.evaluate(script) != wanted:
                await asyncio.sleep(GLANCE)

    # -- what they were shown ----------------------------------------------------------------------------

    @property
    def update(self) -> dict[str, Any]:
        """The last update of a seat of theirs; empty before the first."""
        updates = (message for message in reversed(self.received) if message["kind"] == "update")
        return next((message for message in updates if message["seat"] is not None), {})

    @property
    def options(self) -> list[str]:
        options: list[str] = self.update.get("view", {}).get("options", [])
        return options

    @property
    def table(self) -> dict[str, Any]:
        """What everybody may know, as it was last told."""
        return next(message for message in reversed(self.received) if message["kind"] == "table")

    @property
    def over(self) -> bool:
        tables = (message for message in reversed(self.received) if message["kind"] == "table")
        return bool(next(tables, {"result": None})["result"])

    @property
    def caught_up(self) -> bool:
        """Whether the page has shown the last update of a seat of theirs to its end, as it tells the server itself."""
        shown = (sent for sent in reversed(self.sent) if sent["kind"] == "shown")
        last = next((sent for sent in shown if sent["seat"] == self.update.get("seat")), None)
        return last is not None and last["number"] >= self.update["number"]

    @property
    def moves(self) -> list[str]:
        return [message["answer"] for message in self.sent if message["kind"] == "move"]

    # -- playing --------------------------------------------------------------------------------------

    async def asked(self) -> bool:
        """Wait until the page shows a question, or the game is over; whether there is a question."""
        await self.until(lambda: (self.options and self.caught_up) or self.over)
        await self.page.locator("#content:is(.game, .curtain)").wait_for()
        await self.drawn()
        return not self.over

    async def plays(self, rng: Random, stop: Callable[[], object] = bool) -> int:
        """Answer whatever is asked, until the game is over or `stop` says so; how many answers that took."""
        given = 0
        while await self.asked() and not stop():
            await self.gives(rng.choice(self.options))
            given += 1
        return given

    async def gives(self, answer: str) -> None:
        """Give an answer: on the table if it can be found there, otherwise from the list of all answers."""
        before, told = len(self.moves), len(self.received)
        await self.until(lambda: self.caught_up)  # what others did is being shown
        await self.drawn()
        if await self._touches(answer, before):
            self.on_table += 1
        else:
            await self._chooses(answer)
            await self.until(lambda: len(self.moves) > before)
        assert self.moves[-1] == answer
        await self.until(lambda: any(self.settles(message) for message in self.received[told:]))

    def settles(self, message: dict[str, Any]) -> bool:
        """Whether this tells what became of the last move."""
        assert message["kind"] not in ("refused", "wrong"), message
        mine = next(sent["id"] for sent in reversed(self.sent) if sent["kind"] == "move")
        return bool(message.get("accepted") == mine or (message["kind"] == "accepted" and message["id"] == mine))

    async def _touches(self, answer: str, before: int) -> bool:
        """Touch what the answer is about, word by word, and then the button that gives it."""
        await self._clears()
        if await self._presses(self._button(answer), before):
            return True
        scope = "dialog[open]" if await self.page.locator("dialog[open]").count() else "main"
        words = answer.replace("+", "").split()[1:]
        places = [place for word in [*words, "-".join(words)] for place in (word, f"face-{word}") if word]
        things = [f'[data-card="{place}"], [data-place="{place}"]' for place in places]
        if words:  # a card that stands for two is named after both
            things.append("".join([f'[data-card*="{word}"]' for word in words]))
        for found in things:
            thing = self.page.locator(f"{scope} :is({found})").locator("visible=true").first
            if not await thing.count() or not await thing.is_enabled():
                continue
            await self._touch(thing)
            await self.drawn()
            if len(self.moves) > before or await self._presses(self._button(answer), before):
                return True
        return False

    async def _touch(self, thing: Locator) -> None:
        """Touch it where it can be seen: of a card in a full hand that is its left edge."""
        fanned = await thing.evaluate("(one) => one.closest('.hand') !== null")
        where: Position | None = {"x": 12, "y": 24} if fanned else None
        await (thing.tap(position=where) if self.by_touch else thing.click(position=where))

    async def drawn(self) -> None:
        """Wait until the page has drawn what it knows."""
        await self.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    def _button(self, answer: str) -> Locator:
        return self.page.locator(f'[data-answer="{answer}"]').locator("visible=true").first

    async def _presses(self, button: Locator, before: int) -> bool:
        """Press a button if it is there, and a second time where the table wants to be sure."""
        if not await button.count():
            return False
        await self._touch(button)
        await self.drawn()
        if len(self.moves) > before:
            return True
        sure = self.page.locator("dialog[open] .lamp:enabled")
        if await sure.count():
            await self._touch(sure.first)
        elif self.by_touch:
            await self._touch(button)  # the first touch has only shown what it would do
        await self.until(lambda: len(self.moves) > before)
        return True

    async def _clears(self) -> None:
        """Close whatever lies over the table but asks nothing, such as a score sheet."""
        dialog = self.page.locator("dialog[open]")
        while await dialog.count() and not await dialog.locator("[data-answer], [data-card]").count():
            await self.page.keyboard.press("Escape")
            await asyncio.sleep(GLANCE)

    async def _chooses(self, answer: str) -> None:
        """By keys alone, from the list of all answers."""
        page = self.page
        await self._clears()
        listed = page.get_by_role("dialog").get_by_role("list", name=ALL_ANSWERS)
        if await page.locator("dialog[open]").count():
            await page.keyboard.press("Escape")
        for _ in range(PRESSES):  # the page may still be showing what the others did, and not listen
            await page.keyboard.press("a")
            with suppress(TimeoutError):
                await listed.wait_for(timeout=1000)
                break
        await listed.wait_for()
        for _ in range(self.options.index(answer)):
            await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")

    # -- the end --------------------------------------------------------------------------------------

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog", name=CLOSED)

    async def closes(self) -> bool:
        """Wait for the end of the match; whether the sheet of the last hand came before it."""
        story = self.page.get_by_role("button", name=STORY)
        await self.end.or_(story).first.wait_for()
        if scored := await story.count() > 0:
            await story.click()
        await self.end.wait_for()
        return scored

    # -- looking --------------------------------------------------------------------------------------

    def button(self, name: str, **other: Any) -> Locator:
        return self.page.get_by_role("button", name=name, **other)

    async def written(self) -> str:
        """Everything in the page: its source, and its text, which runs on where a name in a sentence can be opened."""
        text: str = await self.page.evaluate("document.documentElement.textContent")
        return await self.page.content() + text

    async def fits(self) -> None:
        """Nothing is wider than the window."""
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        if await self.page.evaluate(wide) > 0:
            raise AssertionError(f"{self.page.url} is too wide: {await self.page.evaluate(TOO_WIDE)}")
