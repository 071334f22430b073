"""Compile the rules and the bots (`whitechapel.core`, `.games` and `.bots`) to machine code with mypyc.

    python tools/native.py --missing      print what is missing to compile here; nothing if nothing is
    python tools/native.py --out DIR      compile, and leave the extension modules in DIR

The build hook runs this in a separate process: mypyc calls `sys.exit` on errors and writes its C
files into the current directory, and neither should happen to a wheel build. The source tree is only read.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED_PACKAGES = ("core", "games", "bots")
INTERPRETED = {"compiler_hints.py"}
"""What is read by the compiler, and not compiled."""


def missing() -> str | None:
    """The first thing that keeps us from compiling, as a sentence; None if there is nothing."""
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return f"The Python module {module} is not installed."
    if os.name == "nt":
        return None  # MSVC is not on PATH; setuptools finds it, or the attempt fails and we fall back
    # setuptools obeys $CC, and otherwise calls the compiler this Python was built with.
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = shlex.split(command)[0]
    if shutil.which(compiler) is None:
        return f"There is no C compiler ({compiler})."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "The C headers of Python are not installed (python3-dev on Debian)."
    return None


def compile_into(out: Path) -> None:
    """Compile every module of these packages into `out`, laid out as in site-packages."""
    from mypyc.build import mypycify
    from setuptools import setup

    with tempfile.TemporaryDirectory(prefix="whitechapel-native-") as scratch:
        package = Path(scratch, "whitechapel")
        package.mkdir()
        # An empty __init__: mypyc must see only these packages, not what the real one might import.
        (package / "__init__.py").touch()
        for name in COMPILED_PACKAGES:
            shutil.copytree(ROOT / "whitechapel" / name, package / name)
        os.chdir(scratch)
        modules = sorted(
            path.relative_to(scratch) for path in package.glob("*/**/*.py") if path.name not in INTERPRETED
        )
        # One library per folder: they are compiled in parallel, and no C file becomes so long that it takes minutes.
        folders = sorted({path.parent for path in modules})
        groups: list[tuple[list[str], str | None]] = [
            ([str(path) for path in modules if path.parent == folder], "_".join(folder.parts)) for folder in folders
        ]
        # No config file: not the user's own, and not ours, whose strictness is the business of `make check`.
        paths = ["--config-file=", *map(str, modules)]
        extensions = mypycify(paths, opt_level="3", debug_level="0", separate=groups)
        command = ["-q", "build_ext", "--build-lib", str(out), "--build-temp", str(Path(scratch, "objects"))]
        command += ["--parallel", str(os.cpu_count() or 1)]
        setup(name="whitechapel", packages=[], ext_modules=extensions, script_args=command)
        os.chdir(ROOT)


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
