"""The build hook: what is built carries the browser client, and a wheel the rules as machine code when it can.

    WHITECHAPEL_PURE=1          a pure wheel, without trying to compile
    WHITECHAPEL_COMPILED=1      compiled, or the build fails
    WHITECHAPEL_OPTIMISE=0      compiled in a quarter of the time, for tests (tools/native.py)
    WHITECHAPEL_PROFILE=1       compiled twice, the second time knowing from a few games which ways are taken: a tenth
                                quicker, where the C compiler is gcc
    WHITECHAPEL_CLIENT=0        without the browser client: for environments nobody plays in
    WHITECHAPEL_CLIENT=built    with the client that lies in the tree, as it is

Nobody should need a C compiler to play, so by default what goes wrong there is only a warning. Nobody should need
node either: where there is none, tools/client.py fetches one, and the source archive carries the built client. Editable
installs stay pure, since an extension module would hide every later edit of its source, and have the client that
`make client` builds. The .py files travel along in either case, for tracebacks and for people who want to read the
rules; Python prefers the machine code.
"""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("whitechapel", "server", "static")


class Hook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides the list in pyproject.toml: the compiler of the rules, as pinned."""
        if not self.wants_machine_code() or self.tool("native.py")["no_compiler"]():
            return []
        pins = Path(self.root, "requirements", "build.txt").read_text(encoding="utf-8")
        return re.findall(r"^([a-z0-9-]+==[^ \\]+)", pins, re.MULTILINE)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        # The files must live until hatchling has packed them: the directory goes when this hook does.
        self.scratch = tempfile.TemporaryDirectory(prefix="whitechapel-build-")
        files = Path(self.scratch.name)
        if os.environ.get("WHITECHAPEL_CLIENT") != "0":
            self.add_client(files / STATIC)
        if self.wants_machine_code():
            self.compile_rules(files, build_data)
        for path in files.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(files))

    def wants_machine_code(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("WHITECHAPEL_PURE") != "1"

    def tool(self, name: str) -> dict[str, Any]:
        """What a script in tools/ defines."""
        return runpy.run_path(str(Path(self.root, "tools", name)))

    def add_client(self, out: Path) -> None:
        """Put the browser client into `out`, or fail: without it nobody sees a table."""
        unpacked_archive = Path(self.root, "PKG-INFO").is_file()
        if unpacked_archive or os.environ.get("WHITECHAPEL_CLIENT") == "built":
            shutil.copytree(Path(self.root, STATIC), out)
            return
        script = Path(self.root, "tools", "client.py")
        if subprocess.run([sys.executable, str(script), "--out", str(out)], check=False).returncode != 0:
            raise RuntimeError("The browser client could not be built; WHITECHAPEL_CLIENT=0 leaves it out.")

    def compile_rules(self, out: Path, build_data: dict[str, Any]) -> None:
        """Compile the rules into `out`, or say why they stay as they are."""
        problem = self.compile(out)
        if problem is None:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True  # cp311-cp311-linux_x86_64 and the like
        elif os.environ.get("WHITECHAPEL_COMPILED") == "1":
            raise RuntimeError(f"WHITECHAPEL_COMPILED=1, but the rules could not be compiled. {problem}")
        else:
            self.app.display_warning(f"whitechapel: building a pure Python wheel. {problem}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()

    def compile(self, out: Path) -> str | None:
        """Compile the rules into `out`. Returns None, or what went wrong as text for a person."""
        script = Path(self.root, "tools", "native.py")
        reason: str | None = self.tool("native.py")["missing"]()
        if reason:
            return reason
        run = subprocess.run(
            [sys.executable, str(script), "--out", str(out)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if run.returncode == 0:
            return None
        # The end of the compiler's talk is where the error stands.
        return "The compiler failed:\n" + "\n".join(run.stdout.splitlines()[-30:])
