"""Check every package we pin against the public lists of known vulnerabilities.

    python tools/audit.py              what is found is shown, and ends with status 1; without a network it is skipped
    python tools/audit.py --strict     without a network it fails

It needs `pip-audit` beside this Python (`make audit` brings it). The rivals that `make bench` and `make load` measure
are left out: nobody plays on them.
"""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
SETS: Final = ("play", "train", "dev", "build", "node", "page", "tools")
LOCKED: Final = ("client", "tools/chromium", "tools/page")


class Unreachable(Exception):
    """The list could not be asked; the text says why."""


def python_holes(name: str) -> list[str]:
    """What is known about the packages of requirements/NAME.txt."""
    with tempfile.TemporaryDirectory(prefix="whitechapel-audit-") as scratch:
        answer = Path(scratch, "answer.json")
        command = [sys.executable, "-m", "pip_audit", "--requirement", f"requirements/{name}.txt", "--disable-pip"]
        command += ["--no-deps", "--progress-spinner", "off", "--format", "json", "--output", str(answer)]
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if not answer.is_file():
            raise Unreachable((run.stderr.strip().splitlines() or ["pip-audit said nothing"])[-1])
        return holes_in(json.loads(answer.read_text(encoding="utf-8"))["dependencies"])


def holes_in(packages: list[dict[str, Any]]) -> list[str]:
    """What pip-audit says about these packages. A package that the list does not answer for is not a sound one."""
    skipped = [package["skip_reason"] for package in packages if "skip_reason" in package]
    if skipped:
        raise Unreachable(f"no answer for {len(skipped)} of {len(packages)} packages: {skipped[0]}")
    return [
        f"{package['name']} {package['version']}: {hole['id']}, fixed in {', '.join(hole['fix_versions']) or 'nothing'}"
        for package in packages
        for hole in package["vulns"]
    ]


def npm_holes(folder: str) -> list[str]:
    """What is known about the packages of the lock file in this folder."""
    _, npm = runpy.run_path(str(ROOT / "tools" / "client.py"))["commands"]()
    command = [*npm, "audit", "--package-lock-only", "--json"]
    run = subprocess.run(command, cwd=ROOT / folder, capture_output=True, text=True, check=False)
    try:
        answer: dict[str, Any] = json.loads(run.stdout)
    except ValueError as error:
        raise Unreachable((run.stderr.strip().splitlines() or ["npm said nothing"])[-1]) from error
    if "vulnerabilities" not in answer:
        raise Unreachable(str(answer.get("message") or answer.get("error")))
    return [f"{name}: {hole['severity']}, {hole['range']}" for name, hole in answer["vulnerabilities"].items()]


def main(arguments: list[str]) -> int:
    status = 0
    for what, ask, names in (("requirements", python_holes, SETS), ("npm", npm_holes, LOCKED)):
        for name in names:
            try:
                holes = ask(name)
            except Unreachable as reason:
                print(f"{what} {name}: skipped, the list of known vulnerabilities cannot be asked here ({reason})")
                status = status or ("--strict" in arguments)
            else:
                print(f"{what} {name}: {len(holes)} known vulnerabilities", *holes, sep="\n  ")
                status = status or bool(holes)
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
