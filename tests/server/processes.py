"""Servers as processes of their own, started as people start them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

from server.house import PATIENCE, Address

REGISTER = "from whitechapel.server.host.commands import register"
ELSEWHERE = "from whitechapel.cli import main; main()"
"""The same for the server of another installation, whatever its version."""
START = f"from cyclopts import App; {REGISTER}; app = App(); register(app); app()"


class ServerProcess(Address):
    """`whitechapel serve` on a free port."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        super().__init__(address)
        self.process = process

    @staticmethod
    async def start(
        where: str | Path,
        *more: str,
        environment: Mapping[str, str] = os.environ,
        log: IO[bytes] | None = None,
        python: str = sys.executable,
        files: int = 0,
        command: Sequence[str] = (),
    ) -> ServerProcess:
        """With a log, a command of its own, another installation's Python, or a limit of open files, where given."""
        place = ["--database", str(where)] if "://" in str(where) else ["--data", str(where)]
        limit = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"] if files else []
        start, folder = START, None
        if python != sys.executable:
            start, folder = ELSEWHERE, Path(python).parent  # where there is no package of ours to be taken instead
            environment = {name: environment[name] for name in environment if name != "PYTHONPATH"}
        process = await asyncio.create_subprocess_exec(
            *limit, *(command or [python, "-c", start]), "serve", "--no-open",
            "--host", "127.0.0.1", "--port", "0", *place, *more,
            stdout=asyncio.subprocess.PIPE, stderr=log, env={**environment, "PYTHONUNBUFFERED": "1"}, cwd=folder,
        )  # fmt: skip
        assert process.stdout is not None
        async with asyncio.timeout(120):
            said = ""
            while not (found := re.search(r"http://(127\.0\.0\.1:\d+)", said)):
                line = await process.stdout.readline()
                assert line, "the server did not start"
                said += line.decode()
        return ServerProcess(process, found[1])

    async def kill(self) -> None:
        """As if somebody had pulled the plug."""
        self.process.kill()
        await self.process.wait()
        await self.hang_up()

    async def stop(self) -> int:
        """As Ctrl-C does; the exit code."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGINT)
        code = await asyncio.wait_for(self.process.wait(), PATIENCE)
        await self.hang_up()
        return code
