"""A whole bot that knows nothing but docs/protocol.md: it sits down at a table and answers whatever it is asked.

    pip install websockets
    python examples/bot.py http://localhost:8000 TABLE [--nickname NAME] [--seat N --key KEY]

It plays any of our games, badly: each answer is drawn at random. Replace `choose` to do better.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from typing import Any

import websockets


def choose(view: dict[str, Any], events: list[dict[str, Any]]) -> str:
    """The bot's mind. `view` is all it sees, `events` is all it was told since the last time."""
    options: list[str] = view["options"]
    return random.choice(options)


class Player:
    """One connection after another, until the game is over."""

    def __init__(self, server: str, table: str, nickname: str, seat: int | None, key: str) -> None:
        self.address = server.rstrip("/").replace("http", "ws", 1) + "/ws"
        self.table, self.nickname, self.seat, self.key = table, nickname, seat, key
        self.me = self.token = ""
        self.seated = False
        self.moves = 0
        self.pending: dict[str, Any] | None = None
        """The move that has not been acknowledged yet."""
        self.result: dict[str, Any] | None = None

    async def play(self) -> dict[str, Any]:
        """Play until the game is over; how it ended."""
        while True:
            try:
                async with websockets.connect(self.address, max_size=None) as socket:
                    await self.send(socket, "hello", token=self.token, nickname=self.nickname)
                    async for frame in socket:
                        await self.hear(socket, json.loads(frame))
                        if self.result is not None:
                            return self.result
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.5)  # the server will be back, and the table with it

    async def hear(self, socket: Any, message: dict[str, Any]) -> None:
        """Handle a message; unknown kinds are ignored."""
        match message["kind"]:
            case "welcome":
                self.me, self.token = message["player"], message["token"] or self.token
                await self.send(socket, "watch", table=self.table)
            case "table":
                self.result = message["result"]
                if not any(seat["player"] == self.me for seat in message["seats"]) and not self.seated:
                    self.seated = True
                    await self.send(socket, "sit", table=self.table, seat=self.seat, key=self.key)
            case "update":
                if self.pending and message["accepted"] == self.pending["id"]:
                    self.pending = None
                await self.answer(socket, message)
            case "accepted" | "stale" | "refused":
                self.pending = None
                await self.send(socket, "sync", table=self.table, seat=self.seat)
            case "wrong" if message["code"] in ("too-many", "storage", "elsewhere", "broken"):
                await asyncio.sleep(0.2)
                if self.pending:
                    await self.send(socket, "move", **self.pending)
            case "wrong":
                raise SystemExit(message["sentence"]["en"])

    async def answer(self, socket: Any, update: dict[str, Any]) -> None:
        """Answer if the seat is asked, or resend a move that was never acknowledged."""
        if update["seat"] is None or not update["view"]:
            return
        self.seat = update["seat"]
        if self.pending is None and update["view"]["options"]:
            self.moves += 1
            self.pending = {
                "table": self.table,
                "id": f"move-{self.moves}",
                "revision": update["revision"],
                "seat": self.seat,
                "answer": choose(update["view"], update["events"]),
            }
        if self.pending:
            await self.send(socket, "move", **self.pending)

    async def send(self, socket: Any, kind: str, **fields: Any) -> None:
        """Send a message."""
        await socket.send(json.dumps({"kind": kind, **fields}))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="A bot that plays any game by lot.")
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("--nickname", default="Example bot")
    parser.add_argument("--seat", type=int)
    parser.add_argument("--key", default="")
    given = parser.parse_args()
    result = asyncio.run(Player(given.server, given.table, given.nickname, given.seat, given.key).play())
    print(json.dumps(result))


if __name__ == "__main__":
    main()
