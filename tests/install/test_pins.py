"""What is installed is pinned: every version in constraints.txt, every file of it with its hash in requirements/."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SETS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def pins(path: Path) -> list[str]:
    """The requirements of a file, each in one line."""
    return [line.strip() for line in path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines() if line.strip()]


def version(pin: str) -> str:
    """`name==1.2` of a pin, without markers and hashes."""
    return pin.split(" ")[0]


def name(requirement: str) -> str:
    return re.split(r"[^A-Za-z0-9._-]", requirement)[0].lower().replace(".", "-").replace("_", "-")


def test_there_is_a_set_for_every_environment() -> None:
    assert [path.stem for path in SETS] == ["bench", "build", "dev", "node", "page", "play", "tools", "train"]


@pytest.mark.parametrize("path", SETS, ids=lambda path: path.stem)
def test_every_package_has_one_version_and_hashes(path: Path) -> None:
    chosen = {version(pin) for pin in pins(ROOT / "constraints.txt")}
    for pin in pins(path):
        assert re.match(r"[a-z0-9-]+==[0-9]", pin), pin
        assert HASH.search(pin), f"{version(pin)} has no hash"
        assert version(pin) in chosen, f"{version(pin)} is not what constraints.txt says: make constraints"


@pytest.mark.parametrize("path", [ROOT / "constraints.txt", *SETS], ids=lambda path: path.stem)
def test_nothing_says_where_it_was_fetched_from(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    assert " @ " not in text
    assert "--index" not in text


def test_who_plays_gets_all_that_the_package_needs_and_what_builds_it() -> None:
    needed = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
    play = {version(pin) for pin in pins(ROOT / "requirements" / "play.txt")}
    assert {name(each) for each in needed} <= {pin.split("==")[0] for pin in play}
    assert set(PROJECT["build-system"]["requires"]) <= play


def test_the_files_of_other_systems_are_pinned_too() -> None:
    # One line of msgspec has a file for each system, processor and Python: far more than the one installed here.
    play = pins(ROOT / "requirements" / "play.txt")
    (msgspec,) = [pin for pin in play if pin.startswith("msgspec==")]
    assert len(HASH.findall(msgspec)) > 20


@pytest.mark.parametrize("folder", ["client", "tools/chromium", "tools/page", "bench/boardgame"])
def test_npm_packages_have_hashes_and_no_addresses(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for place, package in packages.items():
        assert not place or package["integrity"].startswith("sha512-"), place
        assert "resolved" not in package, place


def test_make_installs_nothing_without_a_hash() -> None:
    recipes = (ROOT / "Makefile").read_text(encoding="utf-8")
    for line in recipes.splitlines():
        if "pip install" in line or "$(PIP) install" in line:
            assert "--require-hashes" in line or "--no-deps" in line or line.startswith("#"), line


def test_the_bill_of_materials_lists_what_is_pinned() -> None:
    make_bill = runpy.run_path(str(ROOT / "tools" / "bom.py"))["bill"]
    bill = make_bill(ROOT)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["purl"].startswith("pkg:pypi/whitechapel-parlour@")
    scopes = {part["purl"].rpartition("@")[0]: part["scope"] for part in bill["components"]}
    assert scopes["pkg:pypi/starlette"] == "required"
    assert scopes["pkg:pypi/pytest"] == "excluded"
    assert scopes["pkg:npm/%40fluent/bundle"] == "required"
    assert scopes["pkg:npm/vite"] == "excluded"
    assert all(part["hashes"] for part in bill["components"])
    references = [part["bom-ref"] for part in bill["components"]]
    assert len(references) == len(set(references))
    assert bill == make_bill(ROOT)


def test_a_package_nobody_answers_for_does_not_pass_the_audit() -> None:
    audit = runpy.run_path(str(ROOT / "tools" / "audit.py"))
    known = {"name": "jinja2", "version": "2.10", "vulns": [{"id": "PYSEC-2019-217", "fix_versions": ["2.10.1"]}]}
    sound = {"name": "rich", "version": "15.0.0", "vulns": []}
    assert audit["holes_in"]([known, sound]) == ["jinja2 2.10: PYSEC-2019-217, fixed in 2.10.1"]
    with pytest.raises(audit["Unreachable"], match="no answer for 1 of 2 packages: not found"):
        audit["holes_in"]([sound, {"name": "starlette", "skip_reason": "not found"}])


def test_no_lock_of_another_tool_is_kept() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("this is no checkout")
    assert not {"uv.lock", "pylock.toml", "poetry.lock"} & {Path(path).name for path in listed.stdout.splitlines()}
