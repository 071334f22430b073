"""Pack the server that runs inside a page: Python for WebAssembly, our own code and the packages it needs.

    python tools/page.py SITE               into the folder of a site, which tools/client.py --site calls
    python tools/page.py --compress SITE    write its files once more, compressed, and say how much a visit costs

Python (Pyodide) is an npm package, in the lock file of tools/page with its hash. The other packages are wheels chosen
from the package index (requirements/page.txt, every file with its hash). All of it is trimmed to what is needed and
compiled to bytecode by the very Python that will run it, so that a page starts quickly. What was packed once is kept in
tools/page/node_modules/.kept, under names that change with what goes into it.
"""

from __future__ import annotations

import hashlib
import json
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "whitechapel"
HERE: Final = ROOT / "tools" / "page"
PYODIDE: Final = HERE / "node_modules" / "pyodide"
CACHE: Final = HERE / "node_modules" / ".kept"
PINS: Final = ROOT / "requirements" / "page.txt"
COMPILER: Final = HERE / "compile.mjs"
CHECKER: Final = HERE / "check.mjs"
LISTED: Final = "page.json"
"""The file that says where the rest lies (client/src/mode.ts); its own name never changes."""
MOST_BYTES: Final = 8_000_000
"""What a first visit may cost, compressed."""
PLATFORM: Final = ("--implementation", "cp", "--python-version", "3.14", "--abi", "cp314", "--abi", "none",
                   "--platform", "pyemscripten_2026_0_wasm32", "--platform", "any")  # fmt: skip
"""What a wheel must be built for: the Python of this Pyodide, or any."""

COMPRESS: Final = """
const fs = require("fs"), zlib = require("zlib"), c = zlib.constants, data = fs.readFileSync(process.argv[1]);
const params = { [c.BROTLI_PARAM_QUALITY]: 10, [c.BROTLI_PARAM_LGWIN]: 24, [c.BROTLI_PARAM_SIZE_HINT]: data.length };
fs.writeFileSync(process.argv[2], zlib.brotliCompressSync(data, { params }));
"""
"""Writes a file compressed into another."""

LEFT_OUT: Final = (
    "whitechapel/terminal", "whitechapel/research", "whitechapel/mcp", "whitechapel/skeleton", "whitechapel/cli",
    "whitechapel/bots/arena", "whitechapel/training", "whitechapel/core/laws.py", "whitechapel/review/mining.py",
    "whitechapel/server/live/club_api.py",
    "whitechapel/server/static", "whitechapel/server/web", "whitechapel/server/host",
    "whitechapel/server/store/postgres.py", "whitechapel/server/store/postgres_base.py",
    "whitechapel/server/store/postgres_bus.py", "whitechapel/server/store/sqlite.py",
    "babel/messages", "babel/locale-data", "pytz/zoneinfo",
    "unittest", "pydoc.py", "doctest.py", "pdb.py", "bdb.py", "cmd.py", "ensurepip", "idlelib", "tkinter", "turtle",
    "turtledemo", "lib2to3", "wsgiref", "xmlrpc", "sqlite3", "curses", "dbm", "venv", "mailbox.py", "imaplib.py",
    "ftplib.py", "poplib.py", "smtplib.py", "pickletools.py", "optparse.py", "http/cookiejar.py", "http/server.py",
    "socketserver.py", "xml", "html", "_pyio.py", "_pydecimal.py", "webbrowser.py", "multiprocessing",
    "profiling", "cProfile.py", "pstats.py", "timeit.py", "trace.py", "tarfile.py", "tabnanny.py", "pyclbr.py",
    "antigravity.py", "this.py", "nturl2path.py", "netrc.py", "plistlib.py", "wave.py", "colorsys.py", "zoneinfo",
    "sysconfig/__main__.py", "asyncio/__main__.py", "_pyrepl", "pydoc_data",
    "argparse.py", "configparser.py", "logging/config.py", "logging/handlers.py", "urllib/request.py",
    "urllib/robotparser.py", "http/client.py", "http/cookies.py", "asyncio/proactor_events.py",
    "asyncio/windows_events.py", "asyncio/windows_utils.py", "concurrent/futures/process.py", "concurrent/interpreters",
    "modulefinder.py", "profile.py", "symtable.py", "compileall.py", "fileinput.py", "shelve.py", "zipapp.py",
    "filecmp.py", "ctypes/_aix.py", "ctypes/util.py",
)  # fmt: skip
"""What nobody in a page asks for."""
LANGUAGES: Final = ("root", "en", "de", "en_US", "de_DE")
"""Of Babel's languages, those we speak."""
ENDINGS: Final = (".py", ".so", ".toml", ".ftl", ".dat", ".json", ".txt", ".bin")
"""What is needed of these; `.bin` are the nets of the bots."""


def add(site: Path) -> None:
    """Put it into the folder of a site."""
    node, npm = runpy.run_path(str(ROOT / "tools" / "client.py"))["commands"]()
    if not PYODIDE.is_dir():
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=HERE, check=True)
    packed = pack(node)
    shutil.copytree(packed, site / "page" / packed.name)
    found = re.search(r'^__version__ = "(.+)"', (PACKAGE / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    files = [[one.name, one.stat().st_size] for one in sorted(packed.iterdir())]
    listed = {"version": found[1], "folder": f"page/{packed.name}", "files": files}
    (site / LISTED).write_text(json.dumps(listed), encoding="utf-8")


def pack(node: list[str]) -> Path:
    """A folder with everything, packed now or before; its name changes with its contents."""
    tools = [Path(__file__), COMPILER, PYODIDE / "package.json"]
    own = own_files()
    python = kept("python", tools, lambda out: add_python(node, out))
    parlour = kept("parlour", [*tools, PINS, *(path for _, path in own)], lambda out: add_parlour(node, out, own))

    def both(out: Path) -> None:
        for part in (python, parlour):
            shutil.copytree(part, out, dirs_exist_ok=True)
        subprocess.run([*node, str(CHECKER), str(out)], check=True)

    return kept("page", [CHECKER, *python.iterdir(), *parlour.iterdir()], both)


def compress(site: Path) -> int:
    """Write what was packed once more, as small as possible; the bytes that a first visit to the site costs."""
    node, _ = runpy.run_path(str(ROOT / "tools" / "client.py"))["commands"]()
    for packed in (site / "page").iterdir():
        say("Compressing the server that runs inside the page (this takes a minute, once) ...")
        for file in packed.glob("*.br"):
            file.unlink()
        whole = sorted(packed.iterdir())
        for file in whole:
            shutil.copytree(kept("small", [file], partial(squeeze, node, file)), packed, dirs_exist_ok=True)
    files = [path for path in site.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]
    small = [path.with_name(f"{path.name}.br") for path in files]
    return sum((br if br.exists() else path).stat().st_size for path, br in zip(files, small, strict=True))


def squeeze(node: list[str], file: Path, out: Path) -> None:
    """One file, compressed, into a folder."""
    subprocess.run([*node, "-e", COMPRESS, str(file), str(out / f"{file.name}.br")], check=True)


def kept(name: str, made_of: Iterable[Path], make: Callable[[Path], None]) -> Path:
    """A folder that is made once from all these files."""
    digest = hashlib.sha256()
    for path in sorted(made_of):
        digest.update(f"{path.name}\0".encode() + path.read_bytes())
    folder = CACHE / name / digest.hexdigest()[:12]
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
            draft = Path(scratch, "draft")
            draft.mkdir()
            make(draft)
            draft.rename(folder)
    return folder


def add_python(node: list[str], out: Path) -> None:
    """Python itself, with what is needed of its library."""
    say("Packing Python for the page ...")
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copy(PYODIDE / name, out / name)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        files = [(name, whole.read(name)) for name in whole.namelist() if is_wanted(name)]
    compile_zip(node, files, out / "python_stdlib.zip")


def add_parlour(node: list[str], out: Path, own: list[tuple[str, Path]]) -> None:
    """Our own code and the packages it needs."""
    say("Packing the server that runs inside the page ...")
    with tempfile.TemporaryDirectory() as scratch:
        wheels = list(wheel_files(Path(scratch)))
    compile_zip(node, [*((name, path.read_bytes()) for name, path in own), *wheels], out / "parlour.zip")


def compile_zip(node: list[str], files: list[tuple[str, bytes]], out: Path) -> None:
    """A zip with the bytecode of its own Python, not of ours; stored as it is, so that all is compressed at once."""
    with tempfile.TemporaryDirectory() as scratch:
        sources = Path(scratch, "sources.zip")
        with zipfile.ZipFile(sources, "w") as packed:
            for name, data in files:
                packed.writestr(name, data)
        subprocess.run([*node, str(COMPILER), str(sources), str(out)], check=True)


def say(sentence: str) -> None:
    """What is being done."""
    print(sentence, file=sys.stderr, flush=True)


def own_files() -> list[tuple[str, Path]]:
    """The files of our own package that a page needs."""
    named = [(path.relative_to(ROOT).as_posix(), path) for path in sorted(PACKAGE.rglob("*")) if path.is_file()]
    return [(name, path) for name, path in named if path.suffix != ".so" and is_wanted(name)]


def wheel_files(scratch: Path) -> Iterator[tuple[str, bytes]]:
    """What is needed of the packages, fetched as pinned."""
    wheels = scratch / "wheels"
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    pip += ["--only-binary=:all:", *PLATFORM, "--require-hashes", "-r", str(PINS), "--dest", str(wheels)]
    subprocess.run(pip, check=True)
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as files:
            for name in files.namelist():
                if is_wanted(name):
                    yield name, files.read(name)


def is_wanted(name: str) -> bool:
    """Whether a page needs this file."""
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in LANGUAGES
    parts = name.split("/")
    left_out = any("/".join(parts[:length]) in LEFT_OUT for length in range(1, len(parts) + 1))
    return not left_out and Path(name).suffix in ENDINGS and ".dist-info" not in name


def main(arguments: list[str]) -> int:
    """Pack, or compress what was packed."""
    if arguments[:1] != ["--compress"]:
        add(Path(arguments[0]))
        return 0
    cost = compress(Path(arguments[1]))
    say(f"A first visit costs {cost / 1e6:.2f} MB; at most {MOST_BYTES / 1e6:.0f} MB are allowed.")
    return int(cost > MOST_BYTES)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
