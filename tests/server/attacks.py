"""Attacks on a real server from outside, and what others notice of them.

    PYTHONPATH=tests python -m server.attacks [ATTACK ...] [--python PYTHON]

Each attack starts a server process of its own (`--python`: of another installation, to compare), has somebody ping it
all the while from another process, and prints how long the pings took and what the attackers achieved.

    nothing     for comparison
    half-open   1,100 connections that send half a request and are opened again when they are closed, at a limit of
                1,024 files; newcomers try to get in meanwhile
    slow        300 connections that send a head or a body byte by byte
    unread      100 connections that ask for a large file again and again and read nothing
    rebinding   a page whose name points to this machine
    walk        one household with 300 IPv6 addresses makes players
    talk        20 spectators who talk as much as they can, for ten seconds
    seats       one player who wants every open seat
    replay      four strangers turn the last pages of a game of 100,000 entries, with everything open
    sync        eight spectators of that game ask for everything anew, again and again
    undo        somebody plays and takes back at a table of their own, and a stranger asks about that table
    bots        a stranger opens 20 tables full of superintendents, and Ines plays against a bot
    random      the same with 20 long games of bots that do not think at all, which the server plays out
    hints       at ten tables people ask for the deepest hints as often as they can

Others flood nothing (`cheats.py`):

    twin        somebody plays the same shuffles from the other seat, and asks for all that is known of the first game
    tokens      a copied token, whose owner signs out everywhere; one that nobody has used for more than a year
    debug       somebody reads the log of a server that writes as much as it can
    unreadable  the plug is pulled, and the first entry of one table is torn
    damaged     the end of a log is cut off, and a table is deleted
    clock       the clock is set back an hour while a window of five seconds is open
    forged      a game that was dealt anew, and one whose last answer was changed, are given to `verify`

How long Ines waits for her bot, and what happens where processes freeze, is the subject of `crowd.py` and `frozen.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import httpx
from server import crowd, long
from server.cheats import CHEATS, Site
from server.house import PATIENCE
from server.pings import Pings, pinging
from server.processes import ServerProcess
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-"
HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST = (
    b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{"
)
WHOLE = b"GET /api/games/jack-the-ripper/rules HTTP/1.1\r\nHost: localhost\r\n\r\n"
AGAIN = 1.0
"""After this many seconds an attacker whose connection was closed is back."""
SOON = 5.0
"""A newcomer who is not let in within this many seconds gives up."""


class AttackedServer:
    """A server under attack, and somebody at a table who pings it."""

    def __init__(self, server: ServerProcess, pings: Pings) -> None:
        self.server = server
        self.host, _, port = server.address.partition(":")
        self.port = int(port)
        self.pings = pings
        self.seen: Counter[str] = Counter()

    async def hold(self, first: bytes, drip: bytes = b"", read: bool = True) -> None:
        """Open a connection, send this, and hold it for ever, or drip more; one that is thrown out comes back."""
        while True:
            try:
                reader, writer = await asyncio.open_connection(self.host, self.port, limit=1024)
                self.seen["opened"] += 1
                try:
                    writer.write(first)
                    while drip and not reader.at_eof():
                        await asyncio.sleep(1)
                        writer.write(drip)
                        await writer.drain()
                    if read:
                        await reader.read()
                    else:
                        writer.transport.pause_reading()  # type: ignore[attr-defined]
                        await asyncio.sleep(PATIENCE)
                finally:
                    writer.transport.abort()
            except OSError:
                pass
            self.seen["closed"] += 1
            await asyncio.sleep(AGAIN)

    async def newcomers(self, number: int, patience: float) -> None:
        """People who want to see the page, one after the other, each with this many seconds of patience."""
        for _ in range(number):
            try:
                async with httpx.AsyncClient(base_url=f"http://{self.server.address}", timeout=patience) as client:
                    answer = await client.get("/api/games")
                self.seen["let in" if answer.status_code == 200 else str(answer.status_code)] += 1
            except httpx.HTTPError:
                self.seen["locked out"] += 1
            await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def attacked_server(python: str, files: int, entries: int) -> AsyncIterator[AttackedServer]:
    """A server with this many files and a game of this many entries (0: none), and somebody who pings it."""
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("wb") as log:
        if entries:
            await long.prepare(Path(folder), entries)
        server = await ServerProcess.start(
            folder, environment=surroundings(python), python=python, files=files, log=log
        )
        try:
            async with pinging(server.address) as pings:
                yield AttackedServer(server, pings)
        finally:
            await server.kill()


async def held(
    target: AttackedServer, attackers: Sequence[Coroutine[Any, Any, None]], meanwhile: Callable[[], Awaitable[None]]
) -> None:
    """Do something while attackers hold their connections."""
    tasks = [asyncio.ensure_future(attacker) for attacker in attackers]
    try:
        while target.seen["opened"] < len(tasks) and target.seen["closed"] < len(tasks):
            await asyncio.sleep(0.05)
        await meanwhile()
        with contextlib.suppress(OSError):  # only Linux says
            target.seen["server's files"] = len(list(Path(f"/proc/{target.server.process.pid}/fd").iterdir()))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def nothing(target: AttackedServer, seconds: float = 8) -> None:
    """What pings take when nobody attacks."""
    await asyncio.sleep(seconds)


async def half_open(target: AttackedServer, connections: int, newcomers: int = 30, patience: float = SOON) -> None:
    """Half-sent requests, while newcomers come."""
    attackers = [target.hold(HALF) for _ in range(connections)]
    await held(target, attackers, lambda: target.newcomers(newcomers, patience))


async def slow(target: AttackedServer, connections: int, seconds: float = 25) -> None:
    """Requests that come byte by byte."""
    attackers = [target.hold(HEAD, b"X-A: 1\r\n") if n % 2 else target.hold(POST, b" ") for n in range(connections)]
    await held(target, attackers, lambda: asyncio.sleep(seconds))


async def unread(target: AttackedServer, connections: int, seconds: float = 40) -> None:
    """Answers that nobody reads."""
    attackers = [target.hold(WHOLE * 200, read=False) for _ in range(connections)]
    await held(target, attackers, lambda: asyncio.sleep(seconds))


async def rebinding(target: AttackedServer) -> None:
    """A page at a foreign name that points here asks for figures, makes a player, opens a socket."""
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    http = target.server.http
    target.seen[f"metrics {(await http.get('/metrics', headers=evil)).status_code}"] += 1
    made = await http.post("/api/players", json={"nickname": "Eve"}, headers=evil)
    target.seen[f"player {made.status_code}"] += 1
    try:
        address = f"ws://evil.example:{target.port}/ws"
        async with connect(
            address, host=target.host, additional_headers={"origin": f"http://evil.example:{target.port}"}
        ):
            target.seen["socket open"] += 1
    except InvalidStatus:
        target.seen["socket refused"] += 1


async def walk(target: AttackedServer, addresses: int = 300) -> None:
    """One household makes players from address after address."""
    for number in range(addresses):
        passed_on = {"x-forwarded-for": f"2001:db8:1:2::{number:x}"}
        made = await target.server.http.post("/api/players", json={"nickname": "Eve"}, headers=passed_on)
        target.seen[f"player {made.status_code}"] += 1


async def talk(target: AttackedServer, spectators: int = 20, lines: int = 12) -> None:
    """Spectators talk at a stranger's table."""
    server = target.server
    host = await server.guest("Otto")
    table = await server.table(host)
    await host.comes(table, sit=False)
    crowd = []
    for number in range(spectators):  # from several addresses, as they would come
        address = {"x-forwarded-for": f"198.51.100.{number}"}
        made = (await server.http.post("/api/players", json={"nickname": f"S{number}"}, headers=address)).json()
        crowd.append(await server.guest(token=made["token"]))
        await crowd[-1].comes(table, sit=False)

    async def speak(number: int) -> None:
        for line in range(lines):
            await crowd[number].send("say", table=table, text=f"{number} {line}")
            await asyncio.sleep(10 / lines)

    await asyncio.gather(*[speak(number) for number in range(spectators)])
    await host.quiet()
    heard = [line for message in host.heard if message["kind"] == "talk" for line in message["lines"]]
    target.seen["lines heard"] += sum(line["what"] == "said" for line in heard)


async def seats(target: AttackedServer) -> None:
    """One player asks for seat after seat of a stranger's table."""
    server = target.server
    host, eve = await server.guest("Otto"), await server.guest("Eve")
    table = await server.table(host, options={"seats": 4})
    await eve.comes(table, sit=False)
    for seat in range(4):
        await eve.send("sit", table=table, seat=seat)
        await eve.until(lambda: answered(eve.heard) > seat)  # noqa: B023 - it is awaited at once
    target.seen["seats taken"] += answered(eve.heard, "sat")


def answered(heard: list[dict[str, Any]], what: str = "") -> int:
    """How many requests for a seat were answered, or answered like this."""
    sat = [line["what"] for message in heard if message["kind"] == "talk" for line in message["lines"]].count("sat")
    return sat if what else sat + sum(message["kind"] == "wrong" for message in heard)


async def long_game(target: AttackedServer, name: str, seconds: float = 10) -> None:
    """A stranger at the long game."""
    target.seen["ms until it is open"] = await long.opens(target.server)
    target.seen["ms until it is open again"] = await long.opens(target.server)
    target.seen["kB for the attackers"] = await long.ATTACKS[name](target.server.address, seconds) // 1000


async def bots(target: AttackedServer, tables: dict[str, Any], number: int = 20) -> None:
    """Tables full of bots, while Ines plays against one."""
    await crowd.strangers_come(target.server, number, 1, tables)
    waited = await crowd.waits(target.server)
    target.seen["ms that Ines waits"] = int(1000 * waited[len(waited) // 2])
    target.seen["ms at most"] = int(1000 * waited[-1])


async def hints(target: AttackedServer, tables: int = 10, seconds: float = 10) -> None:
    """People who want the deepest hint there is, again and again."""

    async def ask(number: int) -> None:
        eve = await target.server.guest(f"Eve {number}")
        table = await target.server.table(eve, seats=["open", "bot:random"])
        await eve.comes(table, 0)
        await eve.sees(table, 0)
        revision = eve.last[table, 0]["revision"]
        for _ in range(int(20 * seconds)):
            await eve.send("hint", table=table, seat=0, revision=revision, depth=3)
            await asyncio.sleep(0.05)
        await eve.quiet()
        target.seen["asked"] += int(20 * seconds)
        target.seen["refused"] += sum(message.get("code") == "too-many" for message in eve.heard)

    await asyncio.gather(*[ask(number) for number in range(tables)])


class Attack(NamedTuple):
    """What is done, and what it is given."""

    act: Callable[..., Awaitable[None]]
    given: Mapping[str, Any] = MappingProxyType({})
    files: int = 0
    """How many files the server has; 0: as many as there are."""
    entries: int = 0
    """How many entries the long game has; 0: there is none."""


FILES = 1024
ENTRIES = 99_000
ATTACKS: dict[str, Attack] = {
    "nothing": Attack(nothing),
    "half-open": Attack(half_open, {"connections": 1100}, FILES),
    "slow": Attack(slow, {"connections": 300}, FILES),
    "unread": Attack(unread, {"connections": 100}, FILES),
    "rebinding": Attack(rebinding),
    "walk": Attack(walk),
    "talk": Attack(talk),
    "seats": Attack(seats),
    **{name: Attack(long_game, {"name": name}, entries=ENTRIES) for name in long.ATTACKS},
    "bots": Attack(bots, {"tables": crowd.STRANGERS}),
    "random": Attack(bots, {"tables": crowd.THOUGHTLESS}),
    "hints": Attack(hints),
}


async def attack(
    name: str, python: str = sys.executable, files: int = 0, entries: int = 0, **more: Any
) -> AttackedServer:
    """One attack on a new server; what came of it."""
    usual = ATTACKS[name]
    async with attacked_server(python, files or usual.files, entries or usual.entries) as target:
        await usual.act(target, **{**usual.given, **more})
        return target


async def cheat(name: str, python: str = sys.executable, **more: Any) -> Counter[str]:
    """One of the others, at a place of its own; what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), python, surroundings(python))
        await CHEATS[name](site, **more)
        return site.seen


def surroundings(python: str) -> dict[str, str]:
    """The environment for servers of an installation."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if python == sys.executable:
        environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    return environment


def main() -> None:
    """The attacks named on the command line, or all."""
    parser = argparse.ArgumentParser(description="Attacks on a real server.")
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, *CHEATS, []], default=[])
    parser.add_argument("--python", default=sys.executable, help="the Python of the installation to attack")
    given = parser.parse_args()
    for name in given.attacks or [*ATTACKS, *CHEATS]:
        try:
            if name in CHEATS:
                noticed, seen = "", asyncio.run(cheat(name, given.python))
            else:
                target = asyncio.run(attack(name, given.python))
                noticed, seen = f"{target.pings.figures()}; ", target.seen
        except AssertionError as error:  # an old version cannot read the file with the long game
            print(f"{name:10} {error}", flush=True)
            continue
        done = ", ".join(f"{what}: {number:,}" for what, number in sorted(seen.items()))
        print(f"{name:10} {noticed}{done}", flush=True)


if __name__ == "__main__":
    main()
