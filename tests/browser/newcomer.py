"""Somebody who does not know the games: they read what the coach says and touch what it points at, nothing else. They
never look at the list of answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, NamedTuple

from browser.visitor import Visitor
from patience import GLANCE
from playwright.async_api import Locator

LOOK = """() => {
  const bar = document.querySelector("section.coach");
  const rings = [...document.querySelectorAll(".pointer .ring")].map((ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect();
    return [x + width / 2, y + height / 2, width, height];
  });
  return [bar?.dataset.step ?? "", bar?.querySelector(".text").innerText ?? "", rings];
}"""
"""What can be seen of the coach: which step it is, what it says, and the middle and the size of each ring."""
UNDER = "([x, y]) => document.elementFromPoint(x, y)?.closest('.coach') != null"
"""Whether the coach stands in front of this point."""
MOST_TOUCHES = 6
"""How often they touch something in vain before they give up."""
OVER = "over"


class Seen(NamedTuple):
    """A step of a lesson as it is shown."""

    step: str
    """Its chapter and its number; empty: the coach waits for what others do."""
    said: str
    rings: list[list[float]]


class Newcomer:
    """A visitor at a lesson."""

    def __init__(self, visitor: Visitor, touch: bool = False, reads: float = 0, reaches: float = 0) -> None:
        self.visitor, self.page, self.touch = visitor, visitor.page, touch
        self.reads, self.reaches = reads, reaches
        """How many seconds they take to read a word, and to touch what they have understood."""
        self.read = ""
        """What they have read last."""
        self.words = self.touches = 0
        """How many words they read, and how often they touched something, until the first move of their own."""
        self.began = self.moved = 0.0
        """When they clicked on the lesson, and when they made that move."""
        self.touched = 0
        """How often something was touched in vain at the present step."""

    async def begins(self, game: str, lesson: str) -> None:
        """By the front page."""
        await self.visitor.goes("/")
        door = self.page.locator(f'[data-lesson="{game}/{lesson}"]')
        await door.wait_for()
        self.began = perf_counter()
        await door.click()
        await self.shown()

    @property
    def bar(self) -> Locator:
        return self.page.locator("section.coach")

    @property
    def coach(self) -> dict[str, Any]:
        """Where the lesson stands, as the page was told."""
        found: dict[str, Any] = self.visitor.update.get("coach") or {}
        return found

    async def looks(self) -> Seen:
        """At the coach, now."""
        return Seen(*await self.page.evaluate(LOOK))

    async def shown(self) -> Seen:
        """Wait until the coach has something to say, and everything before it has been shown."""
        while True:
            await self.page.locator("section.coach[data-step]").wait_for()
            await self.visitor.drawn()
            seen = await self.looks()
            if seen.step:
                return seen

    async def takes_in(self, seen: Seen) -> None:
        """Read what the coach says, once, and reach for what it points at."""
        new = [] if seen.said == self.read else seen.said.split()
        self.read = seen.said
        if not self.visitor.moves:
            self.words += len(new)
            self.touches += 1
        await asyncio.sleep(len(new) * self.reads + self.reaches)

    async def does_it(self, seen: Seen | None = None) -> None:
        """What the coach says: read on, or touch what it points at. Nothing, if it says something else by now than what
        was seen."""
        seen = seen or await self.shown()
        await self.takes_in(seen)
        onward = self.bar.locator("button.next")
        reading = await onward.is_visible()
        if await self.looks() != seen:
            return
        now = perf_counter()
        if reading:
            await onward.click()
        else:
            assert seen.rings, f"the coach points at nothing: {seen}"
            assert self.touched < MOST_TOUCHES, f"nothing comes of it: {seen}"
            x, y, *_ = seen.rings[self.touched % len(seen.rings)]
            assert not await self.page.evaluate(UNDER, [x, y]), f"the coach stands in front of it: {seen}"
            await (self.page.touchscreen.tap(x, y) if self.touch else self.page.mouse.click(x, y))
            self.touched += 1
        for _ in range(40):
            await asyncio.sleep(GLANCE)
            changed = await self.looks() != seen  # the next step, or the hand has moved on to something else
            if self.visitor.moves:
                self.moved = self.moved or now
            if changed:
                self.touched = 0
                return

    async def learns(self, look: Callable[[Seen], Awaitable[None]]) -> list[Seen]:
        """The whole lesson; `look` is called at each step."""
        seen: list[Seen] = []
        while (now := await self.shown()).step != OVER:
            if not seen or now.step != seen[-1].step:
                seen.append(now)
                await look(now)
            await self.does_it(now)
        return seen
