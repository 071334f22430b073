"""Whether this commit can be released under this tag: the release workflow asks before it builds anything.

    python tools/release.py v0.2.0

The tag, the package and the changelog must name the same version, and the publisher must have put the project's
address into pyproject.toml, where a placeholder stands.
"""

from __future__ import annotations

import runpy
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PLACEHOLDER: Final = "https://whitechapel.example"


def obstacles(tag: str, root: Path = ROOT) -> list[str]:
    """What is in the way, as sentences."""
    version = runpy.run_path(str(root / "tools" / "bom.py"))["version"](root)
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = []
    if tag != f"v{version}":
        found.append(f"The tag is {tag}, but whitechapel/__init__.py says {version}.")
    if f"\n## {version}" not in (root / "CHANGELOG.md").read_text(encoding="utf-8"):
        found.append(f"CHANGELOG.md has no section for {version}.")
    if any(url.startswith(PLACEHOLDER) for url in project["urls"].values()):
        found.append("[project.urls] in pyproject.toml still has the placeholder instead of the project's address.")
    return found


if __name__ == "__main__":
    sys.exit("\n".join(obstacles(sys.argv[1])) or 0)
