"""The line to a table, played by the test. The house is the real one, but what it says of this table comes from here:
moments of seeded games, or a whole seeded game, which goes the same way every time and waits for nobody."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec
from browser.visitor import Visitor
from playwright.async_api import WebSocketRoute

from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game
from whitechapel.core.plain_data import to_json
from whitechapel.games import HOUSE
from whitechapel.server.table import wire

TABLE = "layout"
NAMES = ("Ines", "Inspector Bell", "Max", "Theo")
Chooses = Callable[[list[str], Random], str]


def rules_of(game: str) -> Game:
    return next(one for one in HOUSE if one.id == game)


def told_to(rules: Game, event: Any, seat: int = 0) -> wire.Event:
    """An event as this seat is told it."""
    heard = rules.told(event, seat)
    return wire.Event(heard.kind, heard.seat, to_json(heard.facts))


class Moment(NamedTuple):
    """What a seat sees, and what it has been told."""

    view: dict[str, Any]
    told: list[wire.Event]


class Line:
    """What is said at one table, to one visitor who has a seat there."""

    def __init__(self, visitor: Visitor, game: str, seats: int, seat: int = 0) -> None:
        self.visitor, self.game, self.seats, self.seat = visitor, game, seats, seat
        self.number = 0
        self.route: WebSocketRoute | None = None
        self.agreed: dict[str, Any] = {}

    async def sits(self) -> None:
        """At this table."""
        await self.visitor.page.route_web_socket("**/ws?*", self.opened)
        await self.visitor.page.route(f"**/api/tables/{TABLE}/transcript", lambda route: route.fulfill(body=""))
        await self.visitor.goes(f"/t/{TABLE}")
        await self.visitor.page.locator("main.game").wait_for()
        await self.visitor.page.evaluate("document.fonts.ready")

    def opened(self, route: WebSocketRoute) -> None:
        self.route = route
        route.on_message(self.heard)
        self.say(wire.Welcome(player="me", nickname="Ines", now=0))

    def heard(self, text: str | bytes) -> None:
        """What the page says."""
        said = msgspec.json.decode(text)
        self.visitor.sent.append(said)
        if said["kind"] == "watch":
            self.say(wire.Talk(TABLE, lines=[]))
            self.arrives()
        if said["kind"] == "move":
            self.moves(said)

    def arrives(self) -> None:
        """Somebody has come to the table."""
        raise NotImplementedError

    def moves(self, said: dict[str, Any]) -> None:
        """They have given an answer."""

    def say(self, message: Any) -> None:
        assert self.route is not None
        self.visitor.received.append(msgspec.to_builtins(message))
        self.route.send(wire.encode(message).decode())

    def people(self, result: wire.Outcome | None = None) -> None:
        """Who sits there, and how it has ended."""
        seats = [wire.SeatInfo("bot:constable", "", name, True, bot="constable") for name in NAMES[1 : self.seats]]
        seats.insert(self.seat, wire.SeatInfo("person", "me", NAMES[0], present=True))
        self.say(
            wire.TableInfo(
                TABLE, wire.Settings(self.game, memory="full", hints=True), self.agreed, host="me", created=0,
                seats=seats, commitment="", promises=[], fixed=True, started=True, result=result,
            )
        )  # fmt: skip

    def update(self, view: dict[str, Any], first: int, events: list[wire.Event], accepted: str = "") -> None:
        self.say(
            wire.Update(
                TABLE, seat=self.seat, number=self.number, revision=self.number, first=first, events=events, view=view,
                undo="free", now=0, accepted=accepted,
            )
        )  # fmt: skip


class Moments(Line):
    """A table that shows moments, one after another, in any order."""

    def __init__(self, visitor: Visitor, game: str, first: Moment) -> None:
        super().__init__(visitor, game, first.view["agreed"]["seats"], first.view["seat"])
        self.first, self.agreed = first, first.view["agreed"]

    def arrives(self) -> None:
        self.people()
        self.shows(self.first)

    def shows(self, moment: Moment) -> None:
        # Where a number is missing the page asks for everything anew, and what comes next it shows at once.
        times = 2 if self.number else 1
        self.number += 2
        for _ in range(times):
            self.update(moment.view, 0, moment.told)


class Seeded(Line):
    """A whole game: chance follows a seed, and the others choose as they are told to."""

    def __init__(self, visitor: Visitor, game: str, agreed: dict[str, Any], seed: int, chooses: Chooses) -> None:
        super().__init__(visitor, game, agreed["seats"])
        self.rules, self.rng, self.chooses = rules_of(game), Random(seed), chooses
        self.state: Any = self.rules.new(**agreed)
        self.state.events = []
        self.told = 0
        self._until_somebody()

    def arrives(self) -> None:
        self.agreed = to_json(self.rules.view(self.state, 0))["agreed"]
        self.people()
        self._tell()
        self._others()

    def moves(self, said: dict[str, Any]) -> None:
        assert said["revision"] == self.number, said
        self._play(0, said["answer"], said["id"])
        self._others()

    def _others(self) -> None:
        """Everybody else answers, until the first seat is asked again."""
        while not self.state.over and 0 not in self.state.waiting():
            seat = self.state.seat()
            options = [action.text for action in self.state.question(seat).options(self.state)]
            self._play(seat, self.chooses(options, self.rng))

    def _play(self, seat: int, answer: str, accepted: str = "") -> None:
        self.state.play(seat, self.rules.action(answer))
        self._until_somebody()
        if self.state.over:
            self.people(wire.Outcome(scores=[0] * self.seats, winners=[0]))
        self._tell(accepted)

    def _until_somebody(self) -> None:
        """Chance answers at once."""
        while not self.state.over and self.state.seat() == CHANCE:
            self.state.apply(self.state.sample(self.rng))

    def _tell(self, accepted: str = "") -> None:
        events = [told_to(self.rules, event) for event in self.state.events]
        self.state.events.clear()
        self.number += 1
        self.update(to_json(self.rules.view(self.state, 0)), self.told, events, accepted)
        self.told += len(events)
