"""Start the parlour at once, and compile the rules while people play.

    .venv/bin/python tools/play.py serve --port 9000    any command of `whitechapel`, with whatever follows it

`make play` installs the rules as Python source, because compiling them takes longer than everything else together.
This script compiles them beside the running program, with low priority, into a wheel. The next start installs that
wheel first: what runs is never changed under its feet. When the program ends, so does the compiler, and the next start
begins again. The stamps are those of the Makefile: whatever is older than .venv/.installed belongs to an older source.
"""

from __future__ import annotations

import fcntl
import os
import runpy
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
HOME: Final = Path(sys.prefix)
"""The environment that people play in."""
WHEELS: Final = "compiled"
"""Where the compiled wheel waits for the next start."""
COMPILED: Final = ".compiled"
"""When it was installed."""
FAILED: Final = ".not-compiled"
"""When compiling failed; with the same source it is not tried again."""
LOG: Final = "compile.log"
PIP: Final = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")


def next_step(home: Path) -> str | None:
    """What is to be done about the rules in this environment: `install`, `give up`, `compile`; None: nothing."""
    installed = (home / ".installed").stat().st_mtime

    def up_to_date(name: str) -> bool:
        return (home / name).exists() and (home / name).stat().st_mtime >= installed

    if up_to_date(COMPILED):
        return None
    if up_to_date(WHEELS):
        return "install"
    return "give up" if up_to_date(FAILED) else "compile"


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def take_up_compiled_rules(running: int) -> None:
    """Install the compiled rules, or begin to compile them. `running` is locked while a program runs from here."""
    step = next_step(HOME)
    if step == "install" and alone(running):
        say("The rules were compiled meanwhile: installing them ...")
        wheel = next((HOME / WHEELS).glob("*.whl"))
        subprocess.run([*PIP, "install", "--no-deps", "--force-reinstall", str(wheel)], cwd=ROOT, check=True)
        (HOME / COMPILED).touch()
    elif step == "give up":
        say(f"The rules could not be compiled (see {HOME / LOG}). They run as Python source; only the bots notice.")
    elif step == "compile":
        if reason := runpy.run_path(str(ROOT / "tools" / "native.py"))["no_compiler"]():
            say(f"{reason} The rules run as Python source; only the bots notice.")
        else:
            say("The rules run as Python source for now. They are compiled in the background, for the next start.")
            subprocess.Popen([sys.executable, __file__, "--compile"], start_new_session=True)


def alone(running: int) -> bool:
    """Whether nothing else runs from here; nothing will until we are done."""
    try:
        fcntl.flock(running, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def compile_rules() -> None:
    """Compile the rules into a wheel, unless somebody else does, for as long as the program runs that asked for it."""
    program = os.getppid()
    with (HOME / ".compiling").open("w") as lock:
        if not alone(lock.fileno()):
            return
        os.nice(19)
        fresh = HOME / f"{WHEELS}.new"
        for leftover in (fresh, HOME / WHEELS):
            shutil.rmtree(leftover, ignore_errors=True)
        fetch = [*PIP, "install", "--require-hashes", "-r", "requirements/build.txt"]
        build = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(fresh), "."]
        status = run_beside(program, fetch) or run_beside(program, build)
        if status == 0:
            fresh.rename(HOME / WHEELS)
        elif os.getppid() == program:
            (HOME / FAILED).touch()


def run_beside(program: int, command: list[str]) -> int:
    """Run a command until it ends, or until the program does; returns its status."""
    environment = {**os.environ, "WHITECHAPEL_COMPILED": "1", "WHITECHAPEL_CLIENT": "built"}
    with (HOME / LOG).open("a") as log:
        work = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        while work.poll() is None:
            if os.getppid() != program:
                os.killpg(0, signal.SIGINT)  # as Ctrl-C would: they tidy up what they have written so far
                return work.wait()
            time.sleep(0.5)
    return work.returncode


def main(arguments: list[str]) -> None:
    if arguments == ["--compile"]:
        signal.signal(signal.SIGINT, lambda *_: None)  # it is meant for those we started
        compile_rules()
        return
    running = os.open(HOME / ".running", os.O_RDWR | os.O_CREAT)
    take_up_compiled_rules(running)
    # Held until the program ends: the lock belongs to the open file, which outlives the change of programs.
    fcntl.flock(running, fcntl.LOCK_SH)
    os.set_inheritable(running, True)
    command = str(HOME / "bin" / "whitechapel")
    os.execv(command, [command, *arguments])


if __name__ == "__main__":
    main(sys.argv[1:])
