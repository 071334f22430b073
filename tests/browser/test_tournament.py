"""A knockout with two people in browsers, over two processes, one of which is killed while they play."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Sequence
from random import Random

import pytest
from browser.conftest import WIDE, Comes
from browser.visitor import Visitor
from patience import until
from playwright.async_api import expect
from server import tournaments
from server.postgres_for_tests import postgres

RASH = ("accuse", "leave")
SOON, TRIES = 20, 4
"""Within how many seconds an answer must have been taken, and how often it is tried."""
LONG = 300_000
"""How many milliseconds somebody waits for the games of all others."""


def quickly(options: list[str], rng: Random) -> str:
    """The answer of somebody who wants to get it over with."""
    return next((option for option in options if option.split(" ")[0] in RASH), rng.choice(options))


def patiently(options: list[str], rng: Random) -> str:
    """The answer of somebody who does not end the game."""
    return rng.choice([option for option in options if option.split(" ")[0] not in RASH] or options)


class Calm:
    """A moment in which nobody is giving an answer: a move that is on its way to a process that dies has to be made
    again, and who makes it again is told elsewhere. Nobody ends a game before it has come."""

    def __init__(self) -> None:
        self.over = False
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.giving = 0
        self.given = 0

    async def gives(self, visitor: Visitor, rng: Random) -> None:
        await self.go_on.wait()
        self.giving += 1
        for _ in range(TRIES):  # what is pressed while the line is dead does nothing: one presses again
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SOON):
                    if await visitor.asked():
                        await visitor.gives((quickly if self.over else patiently)(visitor.options, rng))
                    break
        else:
            raise AssertionError("the page takes no answer")
        self.giving -= 1
        self.given += 1

    async def comes(self, after: int, playing: Sequence[asyncio.Future[int]]) -> None:
        """After this many answers, or when the bots have ended all games before."""
        await until(lambda: self.given >= after or all(one.done() for one in playing))
        self.go_on.clear()
        await until(lambda: not self.giving)

    def passes(self) -> None:
        """Everybody goes on."""
        self.over = True
        self.go_on.set()


async def plays_on(visitor: Visitor, id: str, rng: Random, calm: Calm) -> int:
    """Play whatever the tournament has for them, until it is over; how many games that were."""
    page, played = visitor.page, 0
    sit = page.get_by_role("link", name=re.compile("To my table|Zu meinem Tisch"))
    over = page.locator(".state").get_by_text(re.compile("^(Over|Beendet)$"))
    while True:
        await expect(sit.or_(over).first).to_be_visible(timeout=LONG)
        if await over.count():
            return played
        visitor.received.clear()  # what was said at the last table is over
        await sit.click()
        await page.wait_for_url("**/t/*")
        await visitor.until(lambda: any(message["kind"] == "update" for message in visitor.received))
        while await visitor.asked():
            await calm.gives(visitor, rng)
        back = page.get_by_role("link", name=re.compile("To the tournament|Zum Turnier"))
        await back.click()
        await page.wait_for_url(f"**/tournament/{id}")
        played += 1


@pytest.mark.slow
@pytest.mark.parametrize("entrants", [4, pytest.param(16, marks=WIDE)])
async def test_two_people_play_a_knockout_to_its_end_while_a_process_dies(comes: Comes, entrants: int) -> None:
    place = postgres().fresh()
    async with tournaments.two_servers(place) as (first, second):
        host = await first.guest("Host")
        id = await tournaments.open_tournament(first, host, entrants - 2, "knockout", rest=1)
        ines, otto = await comes(), await comes(phone=True, language="de")
        home = ines.base
        for visitor, name, enter in ((ines, "Ines", "Enter"), (otto, "Otto", "Mitspielen")):
            visitor.base = f"http://{second.address}"
            await visitor.context.request.post(f"{visitor.base}/api/players", data={"nickname": name})
            await visitor.goes("/")
            await visitor.page.evaluate('localStorage.setItem("whitechapel-been-here", "yes")')
            await visitor.goes(f"/tournament/{id}")
            await visitor.button(enter).click()
            await expect(visitor.page.get_by_text(re.compile("You are taking part|Du spielst mit"))).to_be_visible()
            await visitor.fits()
        begin = {"what": "begin"}
        answer = await first.http.post(f"/api/tournaments/{id}/direct", json=begin, headers=host.bearer)
        assert answer.status_code == 200, answer.text

        calm = Calm()
        people = enumerate((ines, otto))
        playing = [asyncio.ensure_future(plays_on(visitor, id, Random(number), calm)) for number, visitor in people]
        await calm.comes(4, playing)
        await first.kill()  # the tables were its own
        calm.passes()
        games = await asyncio.gather(*playing)
        assert min(games) >= 1

        found = await tournaments.until(second, id, lambda one: one["over"])
        assert await tournaments.compare(place, found) == entrants - 1
        entrants_shown = [found["entrants"][row["entrant"]] for row in found["standings"]]
        names = [one["name"].replace("random", "Sleepwalker") for one in entrants_shown]
        rows = ines.page.locator("tbody .who")
        await expect(rows).to_have_count(entrants)
        assert [" ".join(text.split()) for text in await rows.all_inner_texts()] == names
        for visitor in (ines, otto):
            await visitor.fits()
            await visitor.page.goto(home)  # nobody asks a server that is gone
