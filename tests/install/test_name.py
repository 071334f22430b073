"""The package is distributed as `whitechapel-parlour`: `whitechapel` on the package index is somebody else's."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import whitechapel

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRA = re.compile(r"\bwhitechapel\[")
INSTALL = re.compile(
    r"\b(?:pip|pipx|uv|uvx)[\w. -]*\b(?:install|run|add|download)\b[^\n`&;|#\\]*?[\s'\"]whitechapel(?![-\w/.])"
)
LOOKUP = re.compile(r"\b(?:version|distribution|metadata|requires)\(\s*[\"']whitechapel[\"']")
HISTORY = ("CHANGELOG.md", "tests/install/test_name.py")


def written() -> list[Path]:
    """Every text of the repository that people read or run, apart from what tells of the past."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("this is no checkout")
    endings = (".md", ".py", ".toml", ".ftl", ".yml", ".yaml", ".ts", ".svelte", ".service", ".txt", "file", "run")
    return [ROOT / path for path in listed.stdout.splitlines() if path.endswith(endings) and path not in HISTORY]


def wrong_forms(text: str) -> list[str]:
    return [found[0] for form in (EXTRA, INSTALL, LOOKUP) for found in form.finditer(text)]


@pytest.mark.parametrize(
    "line",
    [
        'pip install "whitechapel[research]"',
        "pipx install whitechapel",
        ".venv/bin/pip install -c constraints.txt whitechapel",
        "python -m pip install 'whitechapel'",
        "uv tool install whitechapel",
        'importlib.metadata.version("whitechapel")',
    ],
)
def test_the_other_form_is_recognised(line: str) -> None:
    assert wrong_forms(line)


@pytest.mark.parametrize(
    "line",
    [
        'pip install "whitechapel-parlour[research]"',
        "pipx install whitechapel-parlour && whitechapel serve",
        "pip install -e whitechapel/pebbles",
        "make play  # installs whitechapel",
    ],
)
def test_our_own_form_is_not(line: str) -> None:
    assert wrong_forms(line) == []


def test_nobody_is_told_to_install_somebody_elses_package() -> None:
    for path in written():
        assert wrong_forms(path.read_text(encoding="utf-8")) == [], path.relative_to(ROOT)


def test_what_is_imported_and_the_command_keep_their_name() -> None:
    assert PROJECT["name"] == "whitechapel-parlour"
    assert PROJECT["scripts"] == {"whitechapel": "whitechapel.cli:main"}
    assert whitechapel.__name__ == "whitechapel"


def test_extras_refer_to_the_package_by_its_own_name() -> None:
    for extra in PROJECT["optional-dependencies"].values():
        assert not [each for each in extra if re.match(r"whitechapel(?!-parlour\[)", each)]


def test_the_version_is_written_once(capsys: pytest.CaptureFixture[str]) -> None:
    from whitechapel import cli

    assert PROJECT["dynamic"] == ["version"]
    assert "version" not in PROJECT
    with pytest.raises(SystemExit):
        cli.app(["--version"])
    assert capsys.readouterr().out.strip() == whitechapel.__version__


def test_the_placeholder_for_the_address_stands_in_one_place() -> None:
    assert set(PROJECT["urls"]) == {"Homepage", "Documentation", "Source", "Issues", "Changelog"}
    allowed = {"pyproject.toml", "tools/release.py"}
    named = {str(path.relative_to(ROOT)) for path in written() if "whitechapel.example" in path.read_text("utf-8")}
    assert named <= allowed
