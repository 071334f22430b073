"""What happens on the project's own machines: checks, releases, pages."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest
import yaml

import whitechapel

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = {path.stem: path for path in sorted((ROOT / ".github" / "workflows").glob("*.yml"))}
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def workflow(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(WORKFLOWS[name].read_text(encoding="utf-8"))
    return loaded


def runs(name: str) -> list[str]:
    return [step["run"] for job in workflow(name)["jobs"].values() for step in job["steps"] if "run" in step]


def test_there_are_three() -> None:
    assert sorted(WORKFLOWS) == ["checks", "pages", "release"]


@pytest.mark.parametrize("name", WORKFLOWS)
def test_every_action_is_pinned_by_its_commit_with_its_version_beside_it(name: str) -> None:
    used = re.findall(r"uses: *(.*)", WORKFLOWS[name].read_text(encoding="utf-8"))
    assert used
    for action in used:
        assert re.fullmatch(r"[\w/.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


@pytest.mark.parametrize("name", WORKFLOWS)
def test_no_workflow_has_more_rights_than_it_needs(name: str) -> None:
    loaded = workflow(name)
    assert loaded["permissions"] == {"contents": "read"}
    assert "secrets." not in WORKFLOWS[name].read_text(encoding="utf-8")
    writing = {job: each["permissions"] for job, each in loaded["jobs"].items() if "permissions" in each}
    assert set(writing) <= {"publish"}
    assert all("timeout-minutes" in job for job in loaded["jobs"].values())


@pytest.mark.parametrize("name", WORKFLOWS)
def test_what_the_workflows_run_is_there(name: str) -> None:
    for command in runs(name):
        for target in re.findall(r"^make ([a-z-]+)", command):
            assert target in TARGETS, command
        for path in re.findall(r"(?:^|\s)((?:tools|tests|requirements|\.ci)/[\w./-]+)", command):
            assert (ROOT / path).is_file(), command
        for module in re.findall(r"-m (install\.\w+)", command):
            assert (ROOT / "tests" / f"{module.replace('.', '/')}.py").is_file(), command


def test_the_checks_run_on_every_python_and_system_we_promise() -> None:
    jobs = workflow("checks")["jobs"]
    matrix = jobs["test"]["strategy"]["matrix"]
    promised = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert matrix["python"] == promised == ["3.11", "3.12", "3.13", "3.14"]
    systems = {*matrix["system"], *[each["system"] for each in matrix["include"]], jobs["windows"]["runs-on"]}
    assert systems == {"ubuntu-latest", "macos-latest", "windows-latest"}
    assert jobs["test"]["steps"][-1]["run"] == ".ci/run"


def test_a_release_is_published_without_a_password() -> None:
    publish = workflow("release")["jobs"]["publish"]
    assert publish["permissions"] == {"id-token": "write"}
    assert publish["environment"] == "pypi"
    assert set(publish["needs"]) == {"archive", "wheels"}


def test_a_release_is_refused_under_another_tag_or_without_an_address() -> None:
    obstacles = runpy.run_path(str(ROOT / "tools" / "release.py"))["obstacles"]
    said = obstacles("v9.9.9")
    assert f"The tag is v9.9.9, but whitechapel/__init__.py says {whitechapel.__version__}." in said
    assert "[project.urls] in pyproject.toml still has the placeholder instead of the project's address." in said


@pytest.mark.parametrize("path", sorted((ROOT / ".github").rglob("*.yml")), ids=lambda path: path.stem)
def test_the_forms_and_settings_can_be_read(path: Path) -> None:
    assert yaml.safe_load(path.read_text(encoding="utf-8"))
