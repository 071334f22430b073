"""People at tables, as a load: they answer whatever they are asked, at random, over real sockets. Used by load.py.

    load_driver.py play HOST:PORT GAME SECONDS TABLES FLIGHT    play; moves per second and how long each took
    load_driver.py clock HOST:PORT GAME SECONDS TABLES FLIGHT   the same, with a clock
    load_driver.py club HOST:PORT GAME SECONDS TABLES FLIGHT    the same, also rated, by people who want to be called
    load_driver.py hold HOST:PORT SOCKETS                       open this many sockets, hold them until told to stop
    load_driver.py seat HOST:PORT GAME TABLES MOVES             this many tables and moves at each, then silence

HOST:PORT may be several with commas between: processes that share their tables. People then come to all of them, both
people of a table to the same one; with semicolons between, to two different ones as often as chance would have it.

Each prints lines of JSON; `play`, before it begins, and `hold`, before it ends, wait for a line. A move's time runs
from the moment it is sent until its player is shown the table with it; the server shows nothing before it is stored.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import sys
import time
from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import uvloop
from load_socket import Socket

from whitechapel.games import GAMES

WARM = 1.0
"""The first seconds of play, which do not count."""
AT_A_TIME = 50
"""How many sockets are opened at a time."""
LETTER_AFTER = 400
"""After how many moves a letter goes out while people play who want to be called: so a busy machine sends fewer."""
SITTING = 20
"""How many pairs of people go round the tables that are left in the middle of a game."""


class View(msgspec.Struct):
    options: list[str] = []


class Update(msgspec.Struct, tag_field="kind", tag="update"):
    table: str
    seat: int | None
    revision: int
    view: View
    accepted: str


class Welcome(msgspec.Struct, tag_field="kind", tag="welcome"):
    token: str


class Table(msgspec.Struct, tag_field="kind", tag="table"):
    table: str
    result: Any
    again: str


class Talk(msgspec.Struct, tag_field="kind", tag="talk"):
    table: str


class Company(msgspec.Struct, tag_field="kind", tag="company"):
    table: str


class Stale(msgspec.Struct, tag_field="kind", tag="stale"):
    id: str


class Refused(msgspec.Struct, tag_field="kind", tag="refused"):
    id: str


class Wrong(msgspec.Struct, tag_field="kind", tag="wrong"):
    code: str


decode = msgspec.json.Decoder(Update | Welcome | Table | Talk | Company | Stale | Refused | Wrong).decode
encode = msgspec.json.encode


class Door:
    """A server process, and a connection to ask it for tables."""

    def __init__(self, address: str) -> None:
        self.host, _, port = address.partition(":")
        self.port = int(port)
        self.http = http.client.HTTPConnection(self.host, self.port)


class Person:
    """Somebody with one socket, who plays one table after the other, each to its end."""

    def __init__(self, load: Load, door: Door) -> None:
        self.load = load
        self.door = door
        self.socket: Socket
        self.token: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.table = ""
        self.host = False
        self.update: Update | None = None
        self.waits = False
        """Whether they want to answer and wait for their turn to send."""
        self.sent = 0.0
        """When the move was sent that is not yet acknowledged; 0: there is none."""
        self.moves = 0
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def arrive(self) -> None:
        self.socket = await Socket.open(self.door.host, self.door.port, self.hear)
        self.say(kind="hello", nickname="Somebody")
        await self.token

    def say(self, **fields: object) -> None:
        self.socket.send(encode(fields))

    def come(self, table: str) -> None:
        """Go to a table, and to no other."""
        if self.table:
            self.say(kind="unwatch", table=self.table)
        self.table, self.update, self.waits = table, None, False
        if self.seated.done():
            self.seated = asyncio.get_running_loop().create_future()
        self.say(kind="watch", table=table)

    def hear(self, data: bytes) -> None:
        try:
            message = decode(data)
        except msgspec.ValidationError as error:
            self.load.give_up(f"The server says something unknown: {error}")
            return
        if type(message) is Update:
            if message.table == self.table:
                self.look(message)
        elif type(message) is Table:
            if message.table == self.table and message.result is not None:
                if message.again:
                    self.come(message.again)
                elif self.host:
                    self.say(kind="again", table=self.table)
        elif type(message) is Welcome:
            self.token.set_result(message.token)
        elif type(message) is not Talk and type(message) is not Company:
            self.load.give_up(f"The server has refused something: {message}")

    def look(self, update: Update) -> None:
        """Something has changed at the table."""
        self.update = update
        if update.seat is not None and not self.seated.done():
            self.seated.set_result(None)
        if self.sent:
            if not update.accepted:
                return  # what was shown before the move is old
            self.load.shown(time.perf_counter() - self.sent)
            self.sent = 0.0
        if update.view.options and not self.waits:
            self.waits = True
            self.load.ready.append(self)
        self.load.go_on()

    def answer(self) -> bool:
        """Send an answer, if one is still wanted."""
        self.waits = False
        update = self.update
        if update is None or not update.view.options or self.sent:
            return False
        options = update.view.options
        self.moves += 1
        move = {
            "kind": "move", "table": self.table, "id": str(self.moves), "revision": update.revision,
            "seat": update.seat, "answer": options[int(self.load.rng.random() * len(options))],
        }  # fmt: skip
        self.sent = time.perf_counter()
        self.say(**move)
        return True


class Load:
    """All the people, and how many of them may move at a time."""

    def __init__(self, addresses: str) -> None:
        self.doors = [Door(address) for address in re.split("[,;]", addresses)]
        self.apart = ";" in addresses
        """Whether the people of a table come through any doors, not through the same one."""
        self.flight = 0
        self.in_flight = 0
        self.ready: deque[Person] = deque()
        self.rng = Random(1888)
        self.times: list[float] = []
        self.trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Never done, unless something goes wrong that ends everything."""
        self.made = 0
        self.more: dict[str, Any] = {}
        """What else the tables are opened with."""
        self.left = sys.maxsize
        """How many moves may still be made."""

    def give_up(self, why: str) -> None:
        """End everything, and say why."""
        if not self.trouble.done():
            self.trouble.set_exception(SystemExit(why))

    def shown(self, seconds: float) -> None:
        self.times.append(seconds)
        self.made += 1
        self.in_flight -= 1

    def go_on(self) -> None:
        """Let people move as long as there is room for more moves in flight."""
        while self.ready and self.in_flight < self.flight and self.left:
            if self.ready.popleft().answer():
                self.in_flight += 1
                self.left -= 1

    def _door(self, pair: int, second: int) -> Door:
        """Pairs go round the doors; apart, the second person goes one door further with each round."""
        count = len(self.doors)
        return self.doors[(pair + (second * (pair // count) if self.apart else 0)) % count]

    async def people(self, count: int) -> list[Person]:
        """Connect this many people."""
        people = [Person(self, self._door(*divmod(number, 2))) for number in range(count)]
        gate = asyncio.Semaphore(AT_A_TIME)

        async def arrive(person: Person) -> None:
            async with gate:
                await person.arrive()

        await asyncio.gather(*(arrive(person) for person in people))
        return people

    async def sit(self, people: Sequence[Person], game: str) -> None:
        """Open a table for these people, and seat them."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {people[0].token.result()}"}
        door = people[0].door.http
        wanted = {"game": game, **SETTINGS[game], **self.more}
        door.request("POST", "/api/tables", json.dumps(wanted), headers)
        answer = door.getresponse()
        opened = json.loads(answer.read())
        if answer.status != 201:
            raise SystemExit(f"No table: {opened}")
        people[0].host = True
        for person in people:
            person.come(opened["table"])
            person.say(kind="sit", table=opened["table"])
        await asyncio.gather(*(person.seated for person in people))


SETTINGS: dict[str, dict[str, Any]] = {
    game.id: {"options": {"seats": 2}, **({"window": 1} if game.windows else {})} for game in GAMES
}
"""Two people at each table. A window for secret plays, where the game has one, is as short as it can be."""
CLOCK = {"kind": "clock", "per_move": 45, "bank": 300}


async def told() -> None:
    """Wait for a line from the parent process."""
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)


def say(**figures: object) -> None:
    print(json.dumps(figures), flush=True)


async def play(load: Load, game: str, seconds: float, tables: int, flight: int) -> None:
    """Play for some seconds, with `flight` moves in flight."""
    people = await load.people(2 * tables)
    for pair in zip(people[::2], people[1::2], strict=True):
        await load.sit(pair, game)
    say(tables=tables)
    await told()
    await measured(load, seconds, flight)


async def clock(load: Load, game: str, seconds: float, tables: int, flight: int) -> None:
    """Play with a clock, as rated tables have it."""
    load.more = {"pace": CLOCK}
    await play(load, game, seconds, tables, flight)


async def measured(load: Load, seconds: float, flight: int) -> None:
    """Let people move for some seconds, and say how that went."""
    load.flight = flight
    load.go_on()
    await asyncio.sleep(WARM)
    moved = len(load.times)
    load.times.clear()
    began, cpu = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    took, cpu = time.perf_counter() - began, time.process_time() - cpu
    times = sorted(load.times)
    p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    say(moves=moved + len(times), rate=len(times) / took, p50=1000 * p50, p99=1000 * p99, driver=cpu / took)


class Sink:
    """An address that takes letters."""

    def __init__(self) -> None:
        self.taken = 0

    async def open(self) -> str:
        server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        return f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", head)
        await reader.readexactly(int(length[1]) if length else 0)
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        self.taken += 1
        writer.close()


def ask(door: http.client.HTTPConnection, person: Person, method: str, path: str, wanted: object) -> None:
    """A request by somebody, which must be granted."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {person.token.result()}"}
    door.request(method, path, json.dumps(wanted), headers)
    answer = door.getresponse()
    said = answer.read()
    if answer.status >= 300:
        raise SystemExit(f"Refused: {said!r}")


async def club(load: Load, game: str, seconds: float, tables: int, flight: int) -> None:
    """Play at rated tables. Everybody wants to be called, and some letters go out all the time."""
    load.more = {"pace": CLOCK, "rated": True}
    sink = Sink()
    address = await sink.open()
    people = await load.people(2 * tables)
    for person in people:
        wishes = {"language": "en", "zone": "UTC", "webhook": address, "form": "json"}
        ask(person.door.http, person, "PUT", "/api/me/calls", wishes)
    for pair in zip(people[::2], people[1::2], strict=True):
        await load.sit(pair, game)
    door = http.client.HTTPConnection(load.doors[0].host, load.doors[0].port)

    async def write() -> None:
        while True:
            for person in people:
                due = load.made + LETTER_AFTER
                while load.made < due:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(ask, door, person, "POST", "/api/me/calls/test", {})

    say(tables=tables)
    await told()
    writing = asyncio.ensure_future(write())
    await measured(load, seconds, flight)
    writing.cancel()
    if not sink.taken:
        raise SystemExit("No letter has arrived.")


async def hold(load: Load, count: int) -> None:
    """Hold this many sockets, of people who only wait."""
    people = await load.people(count)
    say(opened=count)
    await told()
    say(held=sum(not person.socket.closed for person in people))


async def seat(load: Load, game: str, tables: int, moves: int) -> None:
    """Leave this many tables in the middle of a game, with nobody there."""
    people = await load.people(2 * SITTING)
    pairs = list(zip(people[::2], people[1::2], strict=True))
    for _ in range(tables // SITTING):
        for pair in pairs:
            await load.sit(pair, game)
        load.flight, load.left = SITTING, SITTING * moves
        load.go_on()
        while load.left or load.in_flight:
            await asyncio.sleep(0.01)
        load.ready.clear()
        load.flight = 0
    for person in people:
        person.say(kind="unwatch", table=person.table)
    await asyncio.sleep(0.5)
    say(tables=tables // SITTING * SITTING)


async def main(job: str, address: str, given: list[str]) -> None:
    jobs: dict[str, Any] = {"play": play, "clock": clock, "club": club, "hold": hold, "seat": seat}
    numbers = [part if part in SETTINGS else float(part) if "." in part else int(part) for part in given]
    load = Load(address)
    work = asyncio.ensure_future(jobs[job](load, *numbers))
    await asyncio.wait({work, load.trouble}, return_when=asyncio.FIRST_COMPLETED)
    (load.trouble if load.trouble.done() else work).result()


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
