"""Servers as processes of their own, started as people start them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
from server.house import PATIENCE, Guest
from websockets.asyncio.client import connect

REGISTER = "from whitechapel.server.host.commands import register"
START = f"from cyclopts import App; {REGISTER}; app = App(); register(app); app()"


class ServerProcess:
    """`whitechapel serve` on a free port."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process = process
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)
        self.guests: list[Guest] = []

    @staticmethod
    async def start(where: str | Path, *more: str, environment: Mapping[str, str] = os.environ) -> ServerProcess:
        place = ["--database", str(where)] if "://" in str(where) else ["--data", str(where)]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", START, "serve", "--no-open", "--host", "127.0.0.1", "--port", "0", *place, *more,
            stdout=asyncio.subprocess.PIPE, env={**environment, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        assert process.stdout is not None
        async with asyncio.timeout(120):
            said = ""
            while not (found := re.search(r"http://(127\.0\.0\.1:\d+)", said)):
                line = await process.stdout.readline()
                assert line, "the server did not start"
                said += line.decode()
        return ServerProcess(process, found[1])

    async def guest(self, nickname: str = "", token: str = "") -> Guest:
        guest = Guest(await connect(f"ws://{self.address}/ws", max_size=None))
        self.guests.append(guest)
        await guest.send("hello", token=token, nickname=nickname)
        welcome = await guest.hears("welcome")
        guest.player, guest.token = welcome["player"], welcome["token"] or token
        return guest

    async def table(self, host: Guest, **settings: Any) -> str:
        given = {"game": "jack-the-ripper", **settings}
        given["options"] = {"max_hands": 1, **settings.get("options", {})}
        answer = await self.http.post("/api/tables", json=given, headers=host.bearer)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def kill(self) -> None:
        """As if somebody had pulled the plug."""
        self.process.kill()
        await self.process.wait()
        await self._tidy()

    async def stop(self) -> int:
        """As Ctrl-C does; the exit code."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGINT)
        code = await asyncio.wait_for(self.process.wait(), PATIENCE)
        await self._tidy()
        return code

    async def _tidy(self) -> None:
        for guest in self.guests:
            await guest.leave()
        await self.http.aclose()
