"""The software bill of materials: what is in the parlour and what it is built with, as CycloneDX.

    python tools/bom.py FILE

It reads the lock files and nothing else, so the same commit always gives the same bill. What runs or is shipped to
browsers is `required`; what only builds, tests or measures is `excluded`.
"""

from __future__ import annotations

import base64
import itertools
import json
import re
import sys
import uuid
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote

ROOT: Final = Path(__file__).resolve().parent.parent
RUNS: Final = "play"
"""The set of Python packages that a server runs on."""
VERSION: Final = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
PINNED: Final = re.compile(r"^([a-z0-9-]+)==([^ \\;]+)")
HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class Part(NamedTuple):
    """One package in one version."""

    kind: str
    name: str
    version: str

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{quote(self.name, safe='/')}@{self.version}"


def python_parts(path: Path) -> dict[Part, list[str]]:
    """The packages of a requirements file, each with the SHA-256 of all its files."""
    found: dict[Part, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if pinned := PINNED.match(line):
            hashes = found.setdefault(Part("pypi", *pinned.groups()), [])
        hashes += HASH.findall(line)
    return found


def npm_parts(path: Path) -> dict[Part, tuple[bool, str]]:
    """The packages of a lock file: whether they are shipped, and the SHA-512 of the file."""
    packages: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["packages"]
    found = {}
    for place, package in packages.items():
        if place:
            name = place.rpartition("node_modules/")[2]
            digest = package["integrity"].removeprefix("sha512-")
            part = Part("npm", name, package["version"])
            found[part] = (not package.get("dev", False), base64.b64decode(digest).hex())
    return found


def component(part: Part, required: bool, hashes: list[dict[str, str]]) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "purl": part.purl,
        "scope": "required" if required else "excluded",
        "hashes": hashes,
    }


def components(root: Path) -> list[dict[str, Any]]:
    """Every package of every lock file once, in a fixed order."""
    running = python_parts(root / "requirements" / f"{RUNS}.txt")
    python: dict[Part, list[str]] = {}
    for path in sorted((root / "requirements").glob("*.txt")):
        python |= python_parts(path)
    listed = {
        part: component(part, part in running, [{"alg": "SHA-256", "content": each} for each in hashes])
        for part, hashes in python.items()
    }
    locks = [root / folder / "package-lock.json" for folder in ("client", "tools/page")]
    for part, (shipped, digest) in itertools.chain.from_iterable(npm_parts(lock).items() for lock in locks):
        listed[part] = component(part, shipped, [{"alg": "SHA-512", "content": digest}])
    return [listed[part] for part in sorted(listed)]


def version(root: Path) -> str:
    """The version of the package, without importing it."""
    found = VERSION.search((root / "whitechapel" / "__init__.py").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def bill(root: Path) -> dict[str, Any]:
    """The whole bill."""
    own = Part("pypi", "whitechapel-parlour", version(root))
    parts = components(root)
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([own.purl, parts]))
    subject = {"type": "application", "bom-ref": own.purl, "name": own.name, "version": own.version, "purl": own.purl}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        "metadata": {"component": {**subject, "licenses": [{"license": {"id": "MIT"}}]}},
        "components": parts,
        "dependencies": [
            {"ref": own.purl, "dependsOn": [part["bom-ref"] for part in parts if part["scope"] == "required"]}
        ],
    }


def main(arguments: list[str]) -> None:
    out = Path(arguments[0])
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(bill(ROOT), indent=1) + "\n", encoding="utf-8")
    print(f"{out}: {len(bill(ROOT)['components'])} packages")


if __name__ == "__main__":
    main(sys.argv[1:])
