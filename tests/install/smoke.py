"""Does an installed parlour open? It needs nothing but Python, so that any machine can ask.

    python tests/install/smoke.py COMMAND...     the command that is called `whitechapel` there

The command says its version and serves the page and the list of games. What a browser would see is checked roughly: a
page with a script, the script, and the four games.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from urllib.request import urlopen

ADDRESS = re.compile(r"http://\S+:\d+")


def visit(command: list[str], environment: Mapping[str, str] | None = None) -> dict[str, object]:
    """Start the server, look around, stop it; returns what was seen."""
    version = subprocess.run([*command, "--version"], env=environment, capture_output=True, text=True, check=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="whitechapel-smoke-", ignore_cleanup_errors=True) as data:
        serve = [*command, "serve", "--host", "127.0.0.1", "--port", "0", "--no-open", "--data", data, "--lang", "en"]
        server = subprocess.Popen(serve, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            said = ADDRESS.search(server.stdout.readline())
            if said is None:
                raise SystemExit("The server did not say its address.")
            page = fetch(said[0] + "/")
            opened = time.monotonic() - began
            script = re.search(r'src="(/[^"]+\.js)"', page)
            if script is None:
                raise SystemExit("The page has no script.")
            size = len(fetch(said[0] + script[1]))
            games = [game["game"] for game in json.loads(fetch(said[0] + "/api/games"))["games"]]
        finally:
            server.terminate()
            server.wait(20)
            assert server.stdout is not None
            server.stdout.close()
    return {"version": version.stdout.strip(), "games": games, "script": size, "seconds": round(opened, 1)}


def fetch(url: str) -> str:
    with urlopen(url, timeout=20) as answer:
        text: str = answer.read().decode()
        return text


if __name__ == "__main__":
    print(json.dumps(visit(sys.argv[1:])))
