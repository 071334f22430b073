"""A wheel and the source archive, as they are built here, bring everything with them.

`python -m install.bare` is the same in bare environments, with every package fetched anew.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from install.bare import bare_path
from install.smoke import visit

import whitechapel

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "whitechapel" / "server" / "static" / "index.html"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.interpreted,
    pytest.mark.skipif(not STATIC.is_file(), reason="the client is not built: make client"),
]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive and a pure wheel, with the client that lies in the tree."""
    out = tmp_path_factory.mktemp("dist")
    environment = {**os.environ, "WHITECHAPEL_CLIENT": "built", "WHITECHAPEL_PURE": "1"}
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(out)], cwd=ROOT, env=environment, check=True)
    return out


def test_the_wheel_opens_the_parlour_without_node_and_compiler(dist: Path, tmp_path: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    assert wheel.name == f"whitechapel_parlour-{whitechapel.__version__}-py3-none-any.whl"
    home = tmp_path / "home"
    with zipfile.ZipFile(wheel) as files:
        files.extractall(home)
    environment = {**os.environ, "PATH": bare_path(tmp_path / "path"), "CC": "none", "PYTHONPATH": str(home)}
    start = "import sys; from whitechapel.cli import main; sys.argv[0] = 'whitechapel'; sys.exit(main())"
    seen = visit([sys.executable, "-P", "-c", start], environment)
    assert seen["version"] == whitechapel.__version__
    assert seen["games"] == ["jack-the-ripper", "rue-morgue", "mr-jack", "check-the-ripper"]


def test_the_archive_carries_the_client_and_nothing_that_is_made(dist: Path) -> None:
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    assert "whitechapel/server/static/index.html" in names
    assert {"pyproject.toml", "hatch_build.py", "tools/native.py", "requirements/build.txt", "LICENSE"} <= names
    assert "tests/install/smoke.py" in names
    made = ("node_modules/", ".venv", "__pycache__", "client/fixtures/", ".mypy_cache", "site/")
    assert not [name for name in names if any(part in name for part in made)]
