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
from whitechapel.server.web.limits import Limits, Rate
from whitechapel.text import Words
serving.BOT_PAUSE = 0.0
plenty = Rate(1e9, 1e9)
limits = Limits(plenty, plenty, plenty, plenty, plenty)
place = serving.place(Path(sys.argv[1]), None)
serving.serve(serving.ServeOptions("127.0.0.1", 0, place, "", False, 1, "warning", Words("en", part="server"), limits))
"""
"""`whitechapel serve`, but its bots do not seem to think, and nobody asks for too much."""


@contextlib.contextmanager
def parlour(data: Path, environment: Mapping[str, str] | None = None) -> Iterator[str]:
    """A server with its tables in `data`; its address."""
    command = [sys.executable, "-u", "-c", START, str(data)]
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
