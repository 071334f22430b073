"""`whitechapel serve`, `verify`, `backup`, `restore`, `doctor`."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from whitechapel.core.files import read_text
from whitechapel.core.frames import GameError
from whitechapel.games import GAMES
from whitechapel.text import Words

Language = Literal["en", "de"]
PORT = 8000
UNHEALTHY = 1


def register(app: App) -> None:
    """Add the server's commands to the command line. Without a command, it runs `serve`."""
    for command in (serve, verify, backup, restore, doctor):
        app.command(command)
    app.default(serve)


def serve(
    *,
    host: str = "0.0.0.0",
    port: int = PORT,
    data: Path | None = None,
    database: str | None = None,
    public_url: str = "",
    open: bool = True,
    bots: int = 1,
    limits: float = 1.0,
    log: Literal["debug", "info", "warning", "error"] = "warning",
    lang: Language | None = None,
) -> int:
    """Open the parlour: a server for people with browsers.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 means all of this machine's, so that phones on the same network can join.
    port
        The port to listen on; 0 chooses a free one.
    data
        The folder for the tables; by default the usual place for a user's data.
    database
        A PostgreSQL database instead, as postgresql://...; several servers can share it.
    public_url
        The address people use, if the server is behind a proxy.
    open
        Whether to open a browser.
    bots
        How many processes think for the bots.
    limits
        A factor for how many messages, tables and sockets one person or address may have. 1 suits a public server; more
        is
        for many people behind one address, and for load tests.
    log
        The lowest level of logs to write.
    lang
        English or German, for what is printed here; by default the language of the environment.
    """
    if bots < 1 or not 1 <= limits <= 1_000_000 or not 0 <= port < 65536:
        raise GameError(
            "serve-numbers", "There must be at least 1 bot; limits go from 1 to 1000000, ports from 0 to 65535."
        )
    # The network code is loaded only when needed: the terminal starts faster without it.
    from whitechapel.server.host import serving
    from whitechapel.server.web.limits import Limits

    where = serving.place(data, database)
    words = Words(lang or _spoken(), part="server")
    public_url = public_url.rstrip("/")
    serving.serve(serving.ServeOptions(host, port, where, public_url, open, bots, log, words, Limits().times(limits)))
    return 0


def verify(file: Path) -> int:
    """Check all the shuffles of a finished game, using its downloaded transcript.

    Parameters
    ----------
    file
        The transcript.
    """
    from whitechapel.server.table import dice

    print(dice.verify(read_text(str(file)), GAMES))
    return 0


def backup(
    file: Path, *, data: Path | None = None, database: Annotated[str | None, Parameter(negative="")] = None
) -> int:
    """Write everything the server knows into one file. The server may keep running meanwhile.

    Parameters
    ----------
    file
        Where to write. The file holds secrets: guard it like a password.
    data
        The folder of the tables.
    database
        The PostgreSQL database.
    """
    from whitechapel.server.host import upkeep

    print(asyncio.run(upkeep.backup(_place(data, database), file)))
    return 0


def restore(
    file: Path, *, data: Path | None = None, database: Annotated[str | None, Parameter(negative="")] = None
) -> int:
    """Fill an empty server from a backup.

    Parameters
    ----------
    file
        A file written by backup.
    data
        The folder of the tables.
    database
        The PostgreSQL database.
    """
    from whitechapel.server.host import upkeep

    print(asyncio.run(upkeep.restore(_place(data, database), file)))
    return 0


def doctor(*, data: Path | None = None, database: Annotated[str | None, Parameter(negative="")] = None) -> int:
    """Restore a copy of everything and replay every stored game; the first difference is reported.

    Parameters
    ----------
    data
        The folder of the tables.
    database
        The PostgreSQL database.
    """
    from whitechapel.server.host import upkeep

    finding = asyncio.run(upkeep.doctor(_place(data, database)))
    print(finding.sentence)
    return 0 if finding.healthy else UNHEALTHY


def _spoken() -> Language:
    """The language of the environment."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    said = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return "de" if said.casefold().startswith("de") else "en"


def _place(data: Path | None, database: str | None) -> str | Path:
    from whitechapel.server.host import serving

    return serving.place(data, database)
