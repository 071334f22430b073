"""Attacks that flood nothing: on secrets, on tokens, on logs, on the clock and on what proves a game. They are run by
`attacks.py`, against any version of the server."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from server.evening import SEED, Evening
from server.house import PATIENCE, Guest
from server.processes import ELSEWHERE, START, ServerProcess
from websockets.exceptions import ConnectionClosed

from whitechapel.server.store import TABLE
from whitechapel.server.table import proof, show
from whitechapel.server.table.proof import commitment

SHORT: Final = {"game": "check-the-ripper", "options": {"turn_limit": 30}, "seats": ["open", "bot:random"]}
ENDLESS: Final = {"game": "jack-the-ripper", "options": {"seats": 4, "target": 1000, "max_hands": 200}}
TWO: Final = {
    "game": "jack-the-ripper",
    "options": {"seats": 2, "target": 1000, "max_hands": 200},
    "seats": ["open", "open"],
}
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
SET: Final = """
import pathlib, time
wall, wall_ns, slip = time.time, time.time_ns, pathlib.Path({slip!r})
time.time = lambda: wall() + float(slip.read_text())
time.time_ns = lambda: wall_ns() + int(1e9 * float(slip.read_text()))
"""
"""What a server runs first whose clock on the wall can be set."""


class Site:
    """Where a server runs, and can be stopped, looked into and started again."""

    def __init__(self, folder: Path, python: str, environment: dict[str, str]) -> None:
        self.folder = folder
        self.python = python
        self.environment = environment
        self.seen: Counter[str] = Counter()
        self.slip = folder / "slip"
        self.set_clock(0)

    @contextlib.asynccontextmanager
    async def server(self, *more: str) -> AsyncIterator[ServerProcess]:
        """The server, until the block ends; then its plug is pulled."""
        start = START if self.python == sys.executable else ELSEWHERE
        with (self.folder / "log").open("ab") as log:
            server = await ServerProcess.start(
                self.folder, *more, environment=self.environment, log=log, python=self.python,
                command=[self.python, "-c", SET.format(slip=str(self.slip)) + start],
            )  # fmt: skip
        try:
            yield server
        finally:
            await server.kill()

    def set_clock(self, seconds: float) -> None:
        """Set the server's clock on the wall, this many seconds from the true time."""
        new = self.slip.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self.slip)

    def logged(self) -> str:
        """What the server has written to its log."""
        return (self.folder / "log").read_text(encoding="utf-8")

    def database(self) -> contextlib.closing[sqlite3.Connection]:
        """The server's file."""
        return closing(sqlite3.connect(self.folder / "parlour.db"))

    def length(self, table: str) -> int:
        """How many entries a table has."""
        with self.database() as db:
            return int(db.execute("SELECT count(*) FROM entries WHERE log = ?", (TABLE + table,)).fetchone()[0])

    async def command(self, *words: str) -> tuple[int, str]:
        """One of the commands of this installation: its exit code, and what it prints."""
        process = await asyncio.create_subprocess_exec(
            self.python, "-c", START if self.python == sys.executable else ELSEWHERE, *words, cwd=self.folder,
            env=self.environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        said, _ = await process.communicate()
        return process.returncode or 0, said.decode()


async def open_table(server: ServerProcess, host: Guest, settings: dict[str, Any]) -> str:
    answer = await server.http.post("/api/tables", json=settings, headers=host.bearer)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def twin(site: Site) -> None:
    """Ines has played a game, plays its shuffles from the other seat, and asks for all that is known of the first."""
    async with site.server() as server:
        ines = await server.guest("Ines")
        first = await open_table(server, ines, SHORT)
        await ines.comes(first, 0)
        await ines.plays(first, (0,), Random(1))
        await ines.send("again", table=first, duplicate=True)
        second = str((await ines.hears("table", lambda message: message["duplicate"]))["duplicate"])
        await ines.send("watch", table=second)
        await ines.sees(second, 1)
        for table in (first, second):
            for what in ("", "/transcript", "/replay", "/replay?seat=open", "/replay?seat=0", "/review?seat=0"):
                answer = await server.http.get(f"/api/tables/{table}{what}", headers=ines.bearer)
                shown = answer.status_code == 200 and what != ""
                site.seen["shown" if shown else "refused"] += what != ""
                site.seen["seeds"] += "# seed" in answer.text or '"seed"' in answer.text


async def tokens(site: Site) -> None:
    """Mallory has copied the token of Ines, who finds a device she does not know and signs out everywhere; and a token
    is used that has lain about for more than a year."""
    async with site.server() as server:
        ines = await server.guest("Ines")
        mallory = await server.guest(token=ines.token)
        otto = await server.guest("Otto")
        listed = await server.http.get("/api/me/devices", headers=ines.bearer)
        site.seen["devices listed"] += len(listed.json()["devices"]) if listed.status_code == 200 else 0
        await server.http.delete("/api/me/devices", headers=ines.bearer)
        with contextlib.suppress(TimeoutError, ConnectionClosed, AssertionError):
            async with asyncio.timeout(5):
                await mallory.quiet()
                site.seen["thief's socket open"] += 1
        site.seen["thief's token counts"] += await _counts(server, ines.token)
        token = otto.token
    site.set_clock(400 * DAY)
    async with site.server() as server:
        site.seen["old token counts"] += await _counts(server, token)


async def _counts(server: ServerProcess, token: str) -> bool:
    answer = await server.http.get("/api/tables/mine", headers={"authorization": f"Bearer {token}"})
    return answer.status_code == 200


async def debug(site: Site) -> None:
    """Somebody reads the log of a server that writes as much as it can, while two people play, talk and take notes."""
    async with site.server("--log", "debug") as server:
        secrets = await evening_with_secrets(server)
    site.seen["secrets"] = len(secrets)
    site.seen["in the log"] = sum(secret in site.logged() for secret in secrets)


async def evening_with_secrets(server: ServerProcess) -> list[str]:
    """Two people play, talk and take notes; returns what nobody else may read."""
    ines, otto, emma = [await server.guest(name) for name in ("Ines", "Otto", "Emma")]
    table = await server.table(ines, memory="notebook", window=1)
    for seat, guest in enumerate((ines, otto)):
        await guest.comes(table, seat)
        await guest.send("note", table=table, seat=seat, text="A suspicion of mine")
        await guest.send("say", table=table, text="A foggy evening")
        await guest.hears("notes")
    await server.http.get("/api/me", headers=ines.bearer)
    await server.http.get("/api/tables/mine", headers={"cookie": f"whitechapel={otto.token}"})
    await server.http.delete("/api/me/devices", headers=emma.bearer)
    for seat, guest in enumerate((ines, otto)):
        await guest.sees(table, seat)
    players = [guest.plays(table, (seat,), Random(seat)) for seat, guest in enumerate((ines, otto))]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*players)
    transcript = (await server.http.get(f"/api/tables/{table}/transcript")).text
    answers = {line.split(" ", 1)[1] for line in transcript.splitlines() if line.startswith(("0 ", "1 "))}
    talk = ["A suspicion of mine", "A foggy evening"]
    return [ines.token, otto.token, emma.token, *talk, *(f'"{answer}' for answer in answers if " " in answer)]


async def unreadable(site: Site, tables: int = 5) -> None:
    """Bots play at some tables, the plug is pulled, and the first entry of the first of them is torn."""
    async with site.server() as server:
        ines = await server.guest("Ines")
        opened = [await open_table(server, ines, ENDLESS | {"seats": ["bot:random"] * 4}) for _ in range(tables)]
    torn, *healthy = sorted(opened)
    with site.database() as db, db:
        half = "CAST(substr(data, 1, length(data) / 2) AS BLOB)"
        db.execute(f"UPDATE entries SET data = {half} WHERE log = ? AND number = 0", (TABLE + torn,))
    before = {table: site.length(table) for table in healthy}
    async with site.server() as server:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(20):
                while not all(site.length(table) > before[table] for table in healthy):
                    await asyncio.sleep(0.1)
        health = (await server.http.get("/healthz")).text.strip()
        answer = await server.http.get(f"/api/tables/{torn}")
    site.seen[f"of {len(healthy)} tables go on"] = sum(site.length(table) > before[table] for table in healthy)
    site.seen[f"health: {health}"] += 1
    site.seen[f"the torn one: {answer.status_code}"] += 1
    site.seen["times named by the log"] += torn in site.logged()
    code, said = await site.command("doctor", "--data", str(site.folder))
    site.seen["named by doctor"] += code != 0 and torn in said


async def damaged(site: Site) -> None:
    """The end of one table's log is cut off, another table is deleted, and `doctor` looks at what is left."""
    async with site.server() as server:
        ines = await server.guest("Ines")
        cut, deleted = [await open_table(server, ines, SHORT) for _ in range(2)]
        await ines.comes(cut, 0)
        await ines.sees(cut, 0)
        await ines.plays(cut, (0,), Random(1), lambda: ines.last[cut, 0]["revision"] > 10)
    healthy = await site.command("doctor", "--data", str(site.folder))
    assert healthy[0] == 0, healthy[1]
    with site.database() as db, db:
        db.execute("DELETE FROM entries WHERE log = ? AND number > 5", (TABLE + cut,))
    code, said = await site.command("doctor", "--data", str(site.folder))
    site.seen["cut-off end found"] += code != 0 and cut in said
    with site.database() as db, db:
        db.execute("DELETE FROM entries WHERE log = ?", (TABLE + deleted,))
        db.execute("DELETE FROM logs WHERE name = ?", (TABLE + deleted,))
    code, said = await site.command("doctor", "--data", str(site.folder))
    site.seen["deleted table found"] += code != 0 and deleted in said


async def clock(site: Site, window: int = 5) -> None:
    """The clock on the wall is set back an hour while a window of a few seconds is open."""
    async with site.server() as server:
        ines, otto, emma = [await server.guest(name) for name in ("Ines", "Otto", "Emma")]
        table = await open_table(server, ines, TWO | {"window": window})
        for seat, guest in enumerate((ines, otto)):
            await guest.comes(table, seat)
        for seat, guest in enumerate((ines, otto)):
            await guest.sees(table, seat)

        def closes(guest: Guest = ines, seat: int = 0) -> Any:
            return guest.last[table, seat]["closes"]

        play = [
            guest.plays(table, (seat,), Random(seat), partial(closes, guest, seat))
            for seat, guest in enumerate((ines, otto))
        ]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*play)
        opened = closes()
        assert opened, "no window was opened"
        site.set_clock(-HOUR)
        await emma.send("watch", table=table)
        update = await emma.hears("update")
        if update["closes"] == opened:  # otherwise it was closed before she came
            site.seen["seconds that it shows"] = round((update["closes"] - update["now"]) / 1000)
        with contextlib.suppress(TimeoutError):
            await ines.until(lambda: closes() != opened)
            site.seen["closed"] += 1


async def forged(site: Site) -> None:
    """A server hands out a game that it has dealt anew, and one with another legal answer near its end. Both files
    agree with themselves; Ines has written down what she was shown while she played."""
    played = Evening(options={"max_hands": 1})
    played.plays_on()
    redealt = Evening(seed=bytes(32), options={"max_hands": 1})
    redealt.plays_on()
    last = max(number for number, (_, text) in enumerate(played.table.lines) if text.startswith("draw "))
    changed = Evening(options={"max_hands": 1})
    changed.plays_on(lambda table: len(table.lines) == last)
    seat, given = played.table.lines[last]
    changed.answers(seat, next(option for option in changed.options(seat) if option != given))
    changed.plays_on()
    _, said = await site.command("verify", "--help")
    kept = ["--commitment", commitment(SEED), "--head", played.table.head] if "--commitment" in said else []
    for what, evening in (("true game", played), ("dealt anew", redealt), ("changed answer", changed)):
        file = site.folder / "game.txt"
        text = proof.write(evening.table.transcript(), evening.table.proof(), show.remarks(evening.table))
        file.write_text(text, encoding="utf-8")
        code, said = await site.command("verify", str(file), *kept)
        site.seen[f"{what}: {'passes' if code == 0 else 'found out'}"] += 1


CHEATS: Final = {
    "twin": twin,
    "tokens": tokens,
    "debug": debug,
    "unreadable": unreadable,
    "damaged": damaged,
    "clock": clock,
    "forged": forged,
}
