"""Compile the rules, the bots, what steps many games (`whitechapel.core`, `.games`, `.bots` and `.research.quick`), and
what every move passes through in the server, to machine code with mypyc.

    python tools/native.py --missing      print what is missing to compile here; nothing if nothing is
    python tools/native.py --out DIR      compile, and leave the extension modules in DIR

With WHITECHAPEL_OPTIMISE=0 the C compiler leaves out its optimisations: sooner done, slower, with the same answers.
With WHITECHAPEL_PROFILE=1 it compiles twice, and in between counts in a few games (tools/workload.py) which ways are
taken: that takes twice as long, and what comes of it is a tenth quicker. Compilers other than gcc compile as usual.

The build hook runs this in a separate process: mypyc calls `sys.exit` on errors and writes its C
files into the current directory, and neither should happen to a wheel build. The source tree is only read.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from copy import copy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED_PACKAGES = ("core", "games", "bots", "research/quick")
COMPILED_MODULES = {
    "training": ("hands",),
    "server/table": ("coach", "connection", "decide", "dice", "json_form", "proof", "show", "story", "table", "tell"),
    "server/live": ("bot_seats", "limits", "mailbox", "room", "services", "visitor"),
}
"""The inner loop of training, and what every move passes through in the server. Not its messages and log entries: they
are msgspec's, which is machine code already."""
INTERPRETED = {"compiler_hints.py"}
"""What is read by the compiler, and not compiled."""
WATCHED = ("-fprofile-generate",)
"""For the C compiler: count how often which way is taken, and leave the counts beside the objects."""
LEARNT = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-fno-plt")
"""For the C compiler: make use of these counts, optimise what was not watched as if there were none, and call Python
itself without a detour."""
OPTIONS = ("--config-file=", "--follow-imports=silent", "--ignore-missing-imports")
"""For mypy. No config file: not the user's own, and not ours, whose strictness is the business of `make check`. What
else is imported need not be installed."""


def missing() -> str | None:
    """The first thing that keeps us from compiling, as a sentence; None if there is nothing."""
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return f"The Python module {module} is not installed."
    return no_compiler()


def no_compiler() -> str | None:
    """What this machine lacks to compile for this Python, whatever is installed in it, as a sentence."""
    if os.name == "nt":
        return None  # MSVC is not on PATH; setuptools finds it, or the attempt fails and we fall back
    compiler = c_compiler()[0]
    if shutil.which(compiler) is None:
        return f"There is no C compiler ({compiler})."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "The C headers of Python are not installed (python3-dev on Debian)."
    return None


def c_compiler() -> list[str]:
    """The C compiler's command: setuptools obeys $CC, and otherwise calls the compiler this Python was built with."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def can_learn() -> bool:
    """Whether the C compiler can learn from what it is shown: gcc can, from version 10."""
    if os.name == "nt":
        return False
    trial = [*c_compiler(), *LEARNT, "-Werror", "-E", "-x", "c", os.devnull]
    return subprocess.run(trial, capture_output=True, check=False).returncode == 0


def modules(package: Path) -> list[Path]:
    """Everything that is compiled, from a copy of the package."""
    whole = [path for name in COMPILED_PACKAGES for path in (package / name).rglob("*.py")]
    parts = [package / folder / f"{name}.py" for folder, names in COMPILED_MODULES.items() for name in names]
    return sorted([path for path in whole if path.name not in INTERPRETED] + parts)


def compile_into(out: Path) -> None:
    """Compile these modules into `out`, laid out as in site-packages."""
    from mypyc.build import mypycify

    with tempfile.TemporaryDirectory(prefix="whitechapel-native-") as scratch:
        package = Path(scratch, "whitechapel")
        shutil.copytree(ROOT / "whitechapel", package, ignore=shutil.ignore_patterns("static", "__pycache__"))
        os.chdir(scratch)
        found = [path.relative_to(scratch) for path in modules(package)]
        # One library per folder: they are compiled in parallel, and no C file becomes so long that it takes minutes.
        folders = sorted({path.parent for path in found})
        groups: list[tuple[list[str], str | None]] = [
            ([str(path) for path in found if path.parent == folder], "_".join(folder.parts)) for folder in folders
        ]
        level = os.environ.get("WHITECHAPEL_OPTIMISE", "3")
        extensions = mypycify([*OPTIONS, *map(str, found)], opt_level=level, debug_level="0", separate=groups)
        if os.environ.get("WHITECHAPEL_PROFILE") == "1" and can_learn():
            build(extensions, Path(scratch), WATCHED)
            # A script first finds what lies beside it: these libraries, and the data that the games read.
            script = shutil.copy(ROOT / "tools" / "workload.py", scratch)
            subprocess.run([sys.executable, script], check=True)
            build(extensions, out, LEARNT)
        else:
            build(extensions, out)
        os.chdir(ROOT)


def build(extensions: Sequence[Any], out: Path, more: Sequence[str] = ()) -> None:
    """Compile the C files in the current directory, with these options more than usual, into `out`."""
    from setuptools import setup

    # Nobody calls a library's functions by name, so the C compiler may build them into each other.
    more = [] if os.name == "nt" else ["-fvisibility=hidden", *more]
    extensions = [copy(extension) for extension in extensions]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *more]
        extension.extra_link_args = [*extension.extra_link_args, *more]
    command = ["-q", "build_ext", "--build-lib", str(out), "--build-temp", str(Path.cwd() / "objects")]
    command += ["--parallel", str(os.cpu_count() or 1)]
    setup(name="whitechapel", packages=[], ext_modules=extensions, script_args=command)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    group = parser.add_mutually_exclusive_group(required=True)
    group.add_argument("--missing", action="store_true", help="say what is missing to compile here")
    group.add_argument("--out", type=Path, help="where to put the extension modules")
    arguments = parser.parse_args()
    reason = missing()
    if arguments.missing:
        print(reason or "")
    elif reason:
        sys.exit(reason)
    else:
        compile_into(arguments.out.resolve())


if __name__ == "__main__":
    main()
