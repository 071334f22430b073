"""A server at home: one process, one file, and its address on the screen."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import json
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import platformdirs
import segno
import uvicorn

from whitechapel import __version__
from whitechapel.server.host.logs import write_logs
from whitechapel.server.live.alerts import Alerts
from whitechapel.server.live.bot_processes import BotPool
from whitechapel.server.live.limits import MESSAGE_BYTES, Limits
from whitechapel.server.live.parlour import Parlour
from whitechapel.server.live.players import Players
from whitechapel.server.live.services import BOT_PAUSE
from whitechapel.server.store import Unusable, open_bus, open_store
from whitechapel.server.web.app import make_app
from whitechapel.server.web.carriers import CallOptions, carriers
from whitechapel.server.web.door import BACKLOG, Requests, ask_for_files
from whitechapel.server.web.frames import Frames
from whitechapel.server.web.shield import Shield
from whitechapel.server.web.static_files import LISTED
from whitechapel.text import Words

FILE: Final = "parlour.db"
ALL_INTERFACES: Final = ("0.0.0.0", "::", "")
SHUTDOWN_SECONDS: Final = 5
"""How many seconds open requests get to finish when the server is stopped."""
UNROUTED: Final = ("192.0.2.1", 9)
"""A documentation address. Nothing is sent to it; the system only tells us which of our addresses it would use."""


class ServeOptions(NamedTuple):
    """What was asked for on the command line."""

    host: str
    port: int
    place: str | Path
    public_url: str
    open: bool
    bots: int
    log: str
    words: Words
    limits: Limits = Limits()
    page: Path | None = None
    """The folder of the site whose page browsers may take along."""
    calls: CallOptions = CallOptions()
    """How people may be called when it is their turn."""


def place(data: Path | None, database: str | None) -> str | Path:
    """Where the store is: a database, or a file in a folder, which is created."""
    if database is not None:
        return database
    folder = data or Path(platformdirs.user_data_dir("whitechapel", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unusable(
            "store-folder",
            "The folder {folder} could not be made: {reason}.",
            folder=str(folder),
            reason=error.strerror,
        ) from error
    return folder / FILE


def check_page(folder: Path) -> None:
    """Whether a folder is that of a site, of this very version: its page and this server's client are one program."""
    try:
        version = json.loads((folder / LISTED).read_bytes())["version"]
    except (OSError, ValueError, LookupError, TypeError):
        raise Unusable(
            "serve-no-page",
            "The folder {folder} is not that of a site: {file} is not there, or cannot be read.",
            folder=str(folder),
            file=LISTED,
        ) from None
    if version != __version__:
        raise Unusable(
            "serve-other-page",
            "The site in {folder} is that of version {theirs}; this server is version {ours}.",
            folder=str(folder),
            theirs=version,
            ours=__version__,
        )


def lan_address() -> str | None:
    """This machine's address on the home network, if it is on one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNROUTED)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") or address == "0.0.0.0" else address


def qr_code(url: str) -> str:
    """A code for phones, drawn with block characters."""
    drawing = io.StringIO()
    segno.make(url, micro=False).terminal(out=drawing, compact=True, border=2)
    return drawing.getvalue()


def greeting(wanted: ServeOptions, port: int, lan: str | None, draw: bool) -> str:
    """What is printed when the server is ready."""
    lines = [wanted.words.say("serve-ready", url=wanted.public_url or local_url(wanted.host, port))]
    if not wanted.public_url and wanted.host in ALL_INTERFACES and lan is not None:
        url = f"http://{lan}:{port}"
        lines.append(wanted.words.say("serve-phones", url=url))
        if draw:
            lines.append(qr_code(url))
    lines.append(wanted.words.say("serve-stop"))
    return "\n".join(lines)


def local_url(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    shown = "localhost" if host in ALL_INTERFACES else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


async def run(wanted: ServeOptions) -> None:
    """Serve until stopped. Everything shown has been stored, so stopping loses nothing."""
    listener = listen(wanted.host, wanted.port)
    port = listener.getsockname()[1]
    store = await open_store(wanted.place)
    try:
        parlour = Parlour(store, await open_bus(store), await Players.open(store))
    except BaseException:
        await store.close()
        raise
    parlour.bots = BotPool(wanted.bots)
    parlour.bot_pause = BOT_PAUSE
    contact = wanted.public_url if wanted.public_url.startswith("https:") else ""
    parlour.alerts = Alerts(parlour, *await carriers(store, wanted.calls._replace(contact=contact)))
    server = uvicorn.Server(config(make_app(parlour, wanted.limits, wanted.public_url, wanted.page)))
    server.config.load()
    task = asyncio.ensure_future(server.serve(sockets=[listener]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    if server.started:
        print(greeting(wanted, port, lan_address(), sys.stdout.isatty()), flush=True)
        with contextlib.suppress(OSError):  # it is tried again when a bot is asked
            await parlour.bots.warm()
        if wanted.open:
            url = wanted.public_url or local_url(wanted.host, port)
            with contextlib.suppress(webbrowser.Error):
                await asyncio.to_thread(webbrowser.open, url)
    await task


def config(app: Shield, **other: Any) -> uvicorn.Config:
    """uvicorn's configuration: with our own logs, and without compressing messages. Compression would cost more than it
    saves, and a compressed length reveals how similar the parts are, some of which are secret and some, such as talk,
    are chosen by others."""
    wanted = uvicorn.Config(
        app,
        http=Requests,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        ws=Frames,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        **other,
    )
    proxies = wanted.forwarded_allow_ips
    app.door.proxies = [one.strip() for one in proxies.split(",")] if isinstance(proxies, str) else proxies
    return wanted


def listen(host: str, port: int) -> socket.socket:
    """A socket listening at this address; raises Unusable with a sentence if that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let a second server listen at the same address
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or error
        raise Unusable(
            "serve-listen",
            "The server cannot listen at {host} on port {port}: {reason}.",
            host=host,
            port=port,
            reason=str(reason),
        ) from error
    return listener


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop where it is installed; it is the fastest."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def serve(wanted: ServeOptions) -> None:
    """Serve until Ctrl-C."""
    write_logs(wanted.log)
    ask_for_files()
    # What is loaded by now stays, and few later objects are in cycles: it pays to collect garbage only rarely.
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(wanted))
