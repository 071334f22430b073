"""`whitechapel serve`, `verify`, `backup`, `restore`, `doctor`, `ratings`, `desk`."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from whitechapel.core.files import read_text
from whitechapel.core.frames import GameError
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES
from whitechapel.text import Language, Words, spoken

if TYPE_CHECKING:
    from whitechapel.server.host.upkeep import Finding

PORT = 8000
UNHEALTHY = 1

Data = Annotated[Path | None, Parameter(help="The folder of the tables.")]
Database = Annotated[str | None, Parameter(negative="", help="The PostgreSQL database.")]


def register(app: App) -> None:
    """Add the server's commands to the command line. Without a command, it runs `serve`."""
    for command in (serve, verify, backup, restore, doctor, ratings, desk):
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
    page: Path | None = None,
    mail: str = "",
    mail_from: str = "",
    webhooks: Literal["public", "any", "none"] = "public",
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
        The address people use, if the server is behind a proxy. The server then answers to this name only; without it,
        to names of the home network and to plain addresses.
    open
        Whether to open a browser.
    bots
        How many processes think for the bots of people; tables without people share one more.
    limits
        A factor for how many messages, tables, sockets and connections one person or address may have. 1 suits a public
        server; more is for many people behind one address, and for load tests.
    page
        The folder of the site without a server (docs/page.md). Browsers may then take the parlour along, so that solo
        tables go on in the page when the line is cut.
    mail
        The mail server over which people may be told that it is their turn, such as smtp://name@mail.example:587; smtps
        is encrypted from the start. The password is read from the environment, WHITECHAPEL_MAIL_PASSWORD.
    mail_from
        The address that such mail comes from.
    webhooks
        Which addresses people may name to be called there: public ones, any (also in the network of this machine: only
        where everybody is trusted), or none.
    log
        The lowest level of logs to write. No level writes tokens, notes, talk or answers.
    lang
        English or German, for what is printed here; by default the language of the environment.
    """
    if bots < 1 or not 1 <= limits <= 1_000_000 or not 0 <= port < 65536:
        raise GameError(
            "serve-numbers", "There must be at least 1 bot; limits go from 1 to 1000000, ports from 0 to 65535."
        )
    # The network code is loaded only when needed: the terminal starts faster without it.
    from whitechapel.server.host import serving
    from whitechapel.server.live.limits import Limits
    from whitechapel.server.web.carriers import CallOptions, mail_server

    password = os.environ.get("WHITECHAPEL_MAIL_PASSWORD", "")
    calls = CallOptions(mail_server(mail, mail_from, password) if mail else None, webhooks)
    where = serving.place(data, database)
    if page is not None:
        serving.check_page(page)
    words = Words(lang or spoken(), part="server")
    public_url = public_url.rstrip("/")
    wanted = Limits().times(limits)
    serving.serve(serving.ServeOptions(host, port, where, public_url, open, bots, log, words, wanted, page, calls))
    return 0


def verify(
    file: Path,
    *,
    commitment: Annotated[list[str] | None, Parameter(negative="")] = None,
    value: str = "",
    head: str = "",
    lang: Language | None = None,
) -> int:
    """Check the shuffles and answers of a finished game, using its downloaded transcript.

    Parameters
    ----------
    file
        The transcript.
    commitment
        The seal that you wrote down before the game: the server cannot have dealt anew. Give it once more for each
        promise of a seat that you wrote down.
    value
        What your own browser mixed into the shuffles: nobody can have chosen them.
    head
        The head of the record that you were shown last: no answer before it can have been changed.
    lang
        English or German; by default the language of the environment.
    """
    from whitechapel.server.table.verify import Kept
    from whitechapel.server.table.verify import verify as check

    for sentence in check(read_text(str(file)), GAMES, Kept(commitment or (), value, head)):
        print(sentence.de if (lang or spoken()) == "de" else sentence.en)
    return 0


def backup(file: Path, *, data: Data = None, database: Database = None) -> int:
    """Write everything the server knows into one file. The server may keep running meanwhile.

    Parameters
    ----------
    file
        Where to write. The file holds secrets: guard it like a password.
    """
    from whitechapel.server.host import upkeep

    print(asyncio.run(upkeep.backup(_place(data, database), file)))
    return 0


def restore(file: Path, *, data: Data = None, database: Database = None) -> int:
    """Fill an empty server from a backup.

    Parameters
    ----------
    file
        A file written by backup.
    """
    from whitechapel.server.host import upkeep

    print(asyncio.run(upkeep.restore(_place(data, database), file)))
    return 0


def doctor(*, data: Data = None, database: Database = None) -> int:
    """Restore a copy of everything, count it and replay every stored game; what is wrong or missing is reported."""
    from whitechapel.server.host import upkeep

    return _report(asyncio.run(upkeep.doctor(_place(data, database))))


def ratings(*, data: Data = None, database: Database = None) -> int:
    """Count all rated games again from the logs of their tables, and compare the ratings with those that are stored."""
    from whitechapel.server.host import upkeep

    return _report(asyncio.run(upkeep.ratings(_place(data, database))))


def desk(
    *,
    url: str = f"http://localhost:{PORT}",
    data: Data = None,
    database: Database = None,
) -> int:
    """Print a link to the host's desk of a running server. It counts once, for a quarter of an hour, and makes whoever
    opens it a host.

    Parameters
    ----------
    url
        The address of the server, as you call it in your browser.
    """
    from whitechapel.server.host import upkeep

    print(asyncio.run(upkeep.desk(_place(data, database), url.rstrip("/"))))
    return 0


def finished(game: Game, data: Path | None, database: str | None) -> list[tuple[Transcript, list[str]]]:
    """The finished games of a server, and who sat at each seat: a rank, or `person`."""
    from whitechapel.server.host import upkeep

    return asyncio.run(upkeep.finished(_place(data, database), game))


def _report(finding: Finding) -> int:
    """Print what was found; the exit code says whether all is well."""
    print(finding.sentence)
    return 0 if finding.healthy else UNHEALTHY


def _place(data: Path | None, database: str | None) -> str | Path:
    from whitechapel.server.host import serving

    return serving.place(data, database)
