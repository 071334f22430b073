"""The parlour as people open it: a process of its own with the built client, on a free port."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

START = """
import sys
from pathlib import Path
from whitechapel.server.host import serving
from whitechapel.server.live.limits import Limits, Rate
from whitechapel.server.live.parlour import Parlour
from whitechapel.text import Words
serving.BOT_PAUSE = 0.0
Parlour.new_seed = lambda parlour: bytes([7] * 32)
plenty = Rate(1e9, 1e9)
limits = Limits(plenty, plenty, plenty, plenty, plenty)
place = serving.place(Path(sys.argv[1]), None)
page = Path(sys.argv[2]) if sys.argv[2:] else None
words = Words("en", part="server")
serving.serve(serving.ServeOptions("127.0.0.1", 0, place, "", False, 1, "warning", words, limits, page))
"""
"""`whitechapel serve`, but bots do not seem to think, nobody asks for too much, and every table has the same secret:
with what visitors mix in (`conftest.py`), the shuffles of a test are the same each time."""


@contextlib.contextmanager
def parlour(
    data: Path, environment: Mapping[str, str] | None = None, tampered: str = "", site: Path | None = None
) -> Iterator[str]:
    """A server with its tables in `data`; its address. `tampered`: what a dishonest host has added to it. `site`: whose
    page browsers may take along."""
    command = [sys.executable, "-u", "-c", tampered + START, str(data), *([str(site)] if site else [])]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        said = ""
        while not (found := re.search(r"http://127\.0\.0\.1:\d+", said)):
            line = process.stdout.readline()
            assert line, "the parlour did not open"
            said += line
        yield found[0]
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()
