"""The build hook: a wheel carries the rules as machine code when it can, and is pure Python when it cannot.

    WHITECHAPEL_PURE=1        a pure wheel, without trying
    WHITECHAPEL_COMPILED=1    compiled, or the build fails

Nobody should need a C compiler to play, so by default what goes wrong here is only a warning. Editable
installs stay pure: an extension module would hide every later edit of its source. The .py files travel along
in either case, for tracebacks and for people who want to read the rules; Python prefers the machine code.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NativeRules(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("WHITECHAPEL_PURE") == "1":
            return
        # The files must live until hatchling has packed them: the directory goes when this hook does.
        self.scratch = tempfile.TemporaryDirectory(prefix="whitechapel-wheel-")
        problem = self.compile(Path(self.scratch.name))
        if problem is None:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True  # cp311-cp311-linux_x86_64 and the like
            for path in Path(self.scratch.name).rglob("*"):
                if path.is_file():
                    build_data["force_include"][str(path)] = str(path.relative_to(self.scratch.name))
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
        reason: str | None = runpy.run_path(str(script))["missing"]()
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
