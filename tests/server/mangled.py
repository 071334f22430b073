"""Bad input: whatever comes through the doors, the server answers with a reason, and those who play are not disturbed.

    PYTHONPATH=tests python -m server.mangled 200000 [SEED]

A real server process is given that many bad frames and requests over hundreds of sockets: good ones that were changed
by a byte, a field or a type, other people's seats and tokens, old and unknown tables, floods, halves, bytes that are
no HTTP at all; and schemathesis reads docs/openapi.json and tries what it can think of. Meanwhile healthy tables of all
games are played to their ends, one after the other. In the end the log must not have an error in it, no answer may
have been the server's fault, the memory must be what it was, and every stored game must replay.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sys
import tempfile
from collections import Counter, deque
from pathlib import Path
from random import Random
from typing import Any

import httpx
from server import house
from server.house import Guest
from server.mangle import frame, strange_frame, strange_request
from server.processes import START
from websockets.asyncio.client import connect

from whitechapel.games import GAMES
from whitechapel.server.host import serving, upkeep

OPENAPI = Path(__file__).resolve().parents[2] / "docs" / "openapi.json"
SOCKETS = 200
"""How many bad sockets are open at a time; half as many bad requests are under way."""
BATCH = 40
"""After this many bad frames a socket must still answer a ping, or be closed."""
REQUESTS = 0.25
"""The part of the bad input that is plain HTTP."""
BATCHES = 10
"""A socket is given up after this many of them."""
DEAF = 0.1
"""How many of the sockets never read what they are sent."""
PATIENCE = 60.0
MOST_GROWTH = 12_000
"""How much the server may grow in the second half of all that, in kB; by then it has the room it needs."""
REASON = re.compile(rb'"kind":"(?:wrong","code":")?(accepted|refused|stale|update|(?<="code":")[a-z-]+)"')
"""What a message is: its kind, or the reason why something is wrong."""
CHANCE = re.compile(rb'"update","table":"([^"]+)","seat":(\d),"number":\d+,"revision":(\d+).*?"options":\["([^"\\]+)')
"""A question to a bad player at their own table, and one of their answers."""
LURE = 3.0
"""How often, in seconds, the bad player opens another table of their own."""
SHORT: dict[str, Any] = {
    "jack-the-ripper": {"options": {"max_hands": 1}, "window": 1},
    "rue-morgue": {"options": {"max_hands": 1}},
    "check-the-ripper": {"options": {"turn_limit": 20}},
}
"""How each game is played, so that its table comes to an end soon."""


class Failure(AssertionError):
    """Bad input has had an effect."""


class AttackedServer:
    """A server that is sent bad input while people play."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, folder: Path, seed: int) -> None:
        self.process = process
        self.port = port
        self.folder = folder
        self.rng = Random(seed)
        # Each request has a connection of its own: one that is kept may just be closed by the server when it is wanted.
        afresh = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, limits=afresh)
        self.tables: deque[str] = deque(maxlen=20)
        """Tables that are played, have been played, or that bad people may sit down at."""
        self.tokens: list[str] = []
        """The tokens of bad people. Those of the others get here only with one letter wrong."""
        self.moves: deque[dict[str, Any]] = deque(maxlen=50)
        """The last good moves."""
        self.seen: Counter[str] = Counter()
        self.left = 0
        """How much bad input is still to come."""
        self.sockets = 0
        """Keep this many bad sockets open at a time."""
        self.games = 0

    @staticmethod
    async def start(folder: Path, seed: int) -> AttackedServer:
        with (folder / "log").open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-u", "-c", START, "serve", "--no-open", "--host", "127.0.0.1", "--port", "0",
                "--data", str(folder), "--limits", "100000", stdout=asyncio.subprocess.PIPE, stderr=log,
            )  # fmt: skip
        assert process.stdout is not None
        said = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        if found is None:
            raise Failure(f"The server did not start: {said}")
        return AttackedServer(process, int(found[1]), folder, seed)

    def memory(self) -> int:
        """What the server holds, in kB."""
        return int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())[0])

    async def stop(self) -> None:
        await self.http.aclose()
        self.process.terminate()
        await asyncio.wait_for(self.process.wait(), PATIENCE)

    # -- those who play ---------------------------------------------------------------------------

    async def guest(self, nickname: str = "", token: str = "") -> Guest:
        guest = Guest(await connect(f"ws://127.0.0.1:{self.port}/ws", max_size=None, open_timeout=PATIENCE))
        await guest.send("hello", nickname=nickname, token=token)
        welcome = await guest.hears("welcome")
        guest.player, guest.token = welcome["player"], welcome["token"] or token
        return guest

    async def open_table(self, token: str, game: str) -> str:
        settings = {"game": game, **SHORT.get(game, {})}
        answer = await self.http.post("/api/tables", json=settings, headers={"authorization": f"Bearer {token}"})
        if answer.status_code != 201:
            raise Failure(f"No table any more: {answer.text}")
        self.tables.append(answer.json()["table"])
        return self.tables[-1]

    async def play(self, game: str, rng: Random) -> None:
        """Two good people play one table after the other, each to its end, until there is no more bad input."""
        while True:
            people = [await self.guest("Ines"), await self.guest("Otto")]
            self.tokens += [forged(person.token, rng) for person in people]
            table = await self.open_table(people[0].token, game)
            for seat, person in enumerate(people):
                await person.comes(table, seat)
            async with asyncio.timeout(20 * PATIENCE):
                await asyncio.gather(*(self.answer(person, table, seat, rng) for seat, person in enumerate(people)))
            for person in people:
                await person.leave()
            self.games += 1
            if self.left <= 0:
                return

    async def answer(self, person: Guest, table: str, seat: int, rng: Random) -> None:
        """Answer whatever one is asked; nothing that others do may lead to a refusal."""
        sent: tuple[int, int] | None = None
        while not person.over(table):
            before = len(person.heard)
            update = person.last.get((table, seat))
            if update and update["view"].get("options") and (update["revision"], update["number"]) != sent:
                sent = update["revision"], update["number"]
                move = {"table": table, "seat": seat, "answer": rng.choice(update["view"]["options"])}
                self.moves.append({"kind": "move", "id": "m1", "revision": update["revision"], **move})
                await person.move(**move)
            if len(person.heard) == before:
                async with asyncio.timeout(PATIENCE):
                    await person.hears_more(before)
            bad = [heard for heard in person.heard[before:] if heard["kind"] in ("refused", "wrong")]
            if bad:
                raise Failure(f"A good player was refused: {bad}")

    # -- those who do not -------------------------------------------------------------------------

    def token(self) -> str:
        """The token of a bad player, or a forged one."""
        return self.tokens[0] if self.rng.random() < 0.7 else self.rng.choice(self.tokens)

    def frames(self) -> list[dict[str, Any]]:
        """One good command of each kind, about tables that there are."""
        rng = self.rng
        here = {"table": rng.choice(self.tables)}
        seat = {**here, "seat": rng.randrange(3)}
        return [
            *self.moves, {"kind": "hello", "token": self.token()}, {"kind": "hello", "nickname": "Nobody"},
            {"kind": "watch", **here}, {"kind": "watch", **here}, {"kind": "unwatch", **here}, {"kind": "sit", **seat},
            {"kind": "sit", **seat, "key": "AAAAAAAAAAAAAAAA"}, {"kind": "stand", **seat}, {"kind": "sync", **seat},
            {"kind": "sit", **seat, "promise": "ab" * 32}, {"kind": "reveal", **seat, "value": "cd" * 32},
            {"kind": "fill", **seat, "bot": "constable"}, {"kind": "undo", **seat}, {"kind": "back", **seat},
            {"kind": "agree", **here, "yes": True}, {"kind": "say", **here, "text": "Boo"},
            {"kind": "note", **seat, "text": "Mine"}, {"kind": "again", **here, "duplicate": True},
            {"kind": "hint", **seat}, {"kind": "ping"},
        ]  # fmt: skip

    def bodies(self) -> list[dict[str, Any]]:
        """Good bodies of requests."""
        game = self.rng.choice(GAMES).id
        return [
            {"nickname": "Nobody"},
            {"game": game, **SHORT.get(game, {}), "seats": ["open", "person"], "memory": "strict", "undo": False},
            {"game": game, "pace": {"kind": "clock", "per_move": 30, "bank": 300, "grace": 60}, "visibility": "public"},
        ]

    async def vandal(self) -> None:
        """Connect, send bad frames until the server has had enough, and connect again."""
        while self.left > 0:
            with contextlib.suppress(ConnectionError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                try:
                    await self.smash(reader, writer)
                finally:
                    writer.transport.abort()

    async def smash(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: d2hpdGVjaGFwZWwhISEhIQ==\r\n"
            + (f"Authorization: Bearer {self.token()}\r\n".encode() if self.rng.random() < 0.9 else b"")
            + b"\r\n"
        )
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        if not head.startswith(b"HTTP/1.1 101"):
            raise Failure(f"No socket any more: {head!r}")
        deaf = self.rng.random() < DEAF
        for table in set(self.tables):
            writer.write(frame(json.dumps({"kind": "watch", "table": table}).encode()))
        # A well-formed move of somebody else, and a frame that means nothing: there is an answer to both, whatever
        # the bad frames lead to.
        writer.write(frame(json.dumps(self.moves[0]).encode()))
        writer.write(frame(b'{"kind":"nothing"}'))
        if not deaf and not await self.answers(reader, writer):
            return
        for _ in range(BATCHES):
            for table in set(self.tables):
                writer.write(frame(json.dumps({"kind": "watch", "table": table}).encode()))
            for _ in range(BATCH):
                if self.left <= 0 or writer.transport.is_closing():
                    return
                self.left -= 1
                self.seen["frames"] += 1
                writer.write(strange_frame(self.frames(), self.rng))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(writer.drain(), 0.5 if deaf else PATIENCE)
            if not deaf and not await self.answers(reader, writer):
                return

    async def answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Whether a ping is still answered. Otherwise the connection must have been closed, or is out of step."""
        writer.write(frame(b'{"kind":"ping"}'))
        heard = b""
        try:
            async with asyncio.timeout(3.0):
                while b'"kind":"pong"' not in heard[-4000:]:
                    data = await reader.read(65_536)
                    if not data:
                        self.seen["closed sockets"] += 1
                        return False
                    self.take_in(data)
                    heard = heard[-4000:] + data
        except TimeoutError:  # half a frame swallows what comes after it
            self.seen["swallowed pings"] += 1
            return False
        if b'"code":"broken"' in heard:
            raise Failure(f"A table has stumbled: {heard!r}")
        return True

    def take_in(self, data: bytes) -> None:
        """Count what was told, and remember what could really be answered."""
        self.seen.update(f"told {code.decode()}" for code in REASON.findall(data))
        for table, seat, revision, answer in CHANCE.findall(data):
            move = {"table": table.decode(), "seat": int(seat), "revision": int(revision), "answer": answer.decode()}
            self.moves.append({"kind": "move", "id": f"m{self.rng.randrange(100)}", **move})

    async def burglar(self) -> None:
        """Send bad requests, each over a connection of its own."""
        while self.left > 0:
            self.left -= 1
            self.seen["requests"] += 1
            with contextlib.suppress(ConnectionError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                request = strange_request(self.bodies(), self.tables, self.tokens, self.rng)
                try:
                    writer.write(request)
                    if self.rng.random() < 0.2:
                        writer.write_eof()
                    await self.told(reader, request)
                finally:
                    writer.transport.abort()

    async def told(self, reader: asyncio.StreamReader, request: bytes) -> None:
        try:
            line = await asyncio.wait_for(reader.readline(), 1.0)
        except (TimeoutError, ValueError):
            self.seen["no answer"] += 1  # it waits for the rest
            return
        status = line.split(b" ")[1:2]
        self.seen[f"status {status[0].decode()}" if status else "hung up"] += 1
        if status and status[0].startswith(b"5"):
            raise Failure(f"{line!r} was the answer to {request!r}")

    async def schemathesis(self, examples: int) -> None:
        """What a program can think of that has read the description of all addresses."""
        program = Path(sys.executable).with_name("schemathesis")
        checks = ["--exclude-checks", "positive_data_acceptance"]  # which games there are is not in the description
        # After signing out everywhere, or leaving for good, it could try nothing else.
        stays = ["--exclude-path", "/api/me/devices", "--exclude-path", "/api/me"]
        process = await asyncio.create_subprocess_exec(
            program, "run", str(OPENAPI), *checks, *stays, "--max-examples", str(examples),
            "--url", f"http://127.0.0.1:{self.port}", "-H", f"Authorization: Bearer {self.tokens[0]}", "--mode", "all",
            "--phases", "examples,coverage,fuzzing", "--seed", "1888", "--no-color", cwd=self.folder,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        said = (await process.communicate())[0].decode()
        if process.returncode != 0:
            raise Failure(said)
        self.seen["schemathesis"] += int(re.findall(r"(\d+) generated", said)[0])

    # -- many at once --------------------------------------------------------------------------------

    async def attack_all(self, count: int) -> None:
        """Send this much bad input, while all games are played."""
        bad = await self.guest("Mallory")
        self.tokens.append(bad.token)
        await bad.leave()
        self.left = count
        self.sockets = min(SOCKETS, 2 + count // 100)
        good = [self.play(game.id, Random(number)) for number, game in enumerate(GAMES)]
        await all_of([*good, self.lure(), self.storm(count)])
        self.seen["memory in kB at the end"] = self.memory()
        grown = self.seen["memory in kB at the end"] - self.seen["memory in kB after one half"]
        if grown > MOST_GROWTH:
            raise Failure(f"The server has grown by {grown} kB.")
        figures = (await self.http.get("/metrics")).text
        if "whitechapel_status_5xx_total 0\n" not in figures:
            raise Failure("Some request was answered with a status of 500 or more.")

    async def lure(self) -> None:
        """The bad player opens tables and sits on all their seats, so that bad input comes from real players, too."""
        while self.left > 0:
            bad = await self.guest(token=self.tokens[0])
            for game in GAMES:
                table = await self.open_table(bad.token, game.id)
                for seat in range(2):
                    await bad.comes(table, seat)
            await bad.leave()
            await asyncio.sleep(LURE)

    async def storm(self, count: int) -> None:
        """The bad input, as soon as there are good moves to make bad ones from."""
        while not self.moves:
            await asyncio.sleep(0.05)
        half = count // 2
        await all_of([self.attack(half), self.schemathesis(max(3, count // 1000))])
        self.seen["memory in kB after one half"] = self.memory()
        await self.attack(count - half)

    async def attack(self, count: int) -> None:
        """Send this much bad input, from all sides."""
        later, self.left = self.left - count, int(count * (1 - REQUESTS))
        await all_of([self.vandal() for _ in range(self.sockets)])
        self.left = count - int(count * (1 - REQUESTS))
        await all_of([self.burglar() for _ in range(self.sockets // 2)])
        self.left = later


async def all_of(work: list[Any]) -> None:
    """All of it at the same time; the first failure ends the rest."""
    async with asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(one)


def forged(token: str, rng: Random) -> str:
    """A token with one letter wrong."""
    at = rng.randrange(len(token))
    return token[:at] + ("B" if token[at] == "A" else "A") + token[at + 1 :]


def check_log(text: str) -> None:
    """The log may complain about bad requests, but not about the server."""
    for line in text.splitlines():
        try:
            level = json.loads(line)["level"]
        except (ValueError, KeyError):
            raise Failure(f"This is no line of a log: {line}") from None
        if level not in ("info", "warning"):
            raise Failure(f"The server had an error: {line}")


async def run(count: int, seed: int = 1888) -> Counter[str]:
    """Send this much bad input; returns what has happened."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = await AttackedServer.start(folder, seed)
        try:
            await server.attack_all(count)
        finally:
            await server.stop()
            log = (folder / "log").read_text(encoding="utf-8", errors="replace")
            check_log(log)
        finding = await upkeep.doctor(serving.place(folder, None))
        if not finding.healthy:
            raise Failure(finding.sentence)
        server.seen["healthy games"] = server.games
        server.seen["complaints in the log"] = len(log.splitlines())
        return server.seen


if __name__ == "__main__":
    house.PATIENCE = PATIENCE  # a guest has to wait for a turn among all the others
    given = [int(number) for number in sys.argv[1:]] or [200_000]
    for what, how_many in sorted(asyncio.run(run(*given)).items()):
        print(f"{how_many:>10,}  {what}")
