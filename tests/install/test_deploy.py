"""The files a host installs with: an image, several containers, a service. No engine is needed to read them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from install.image import ROOT, sent, steps

DOCKERFILE = steps((ROOT / "Dockerfile").read_text(encoding="utf-8"))
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
UNIT = ROOT / "deploy" / "parlour.service"


def in_stage(stage: int, name: str) -> list[str]:
    return [step.rest for step in DOCKERFILE if step.stage == stage and step.name == name]


# -- the image ------------------------------------------------------------------------------------


def test_the_dockerfile_has_only_instructions_that_exist() -> None:
    known = {"ARG", "FROM", "RUN", "WORKDIR", "ENV", "COPY", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL"}
    assert {step.name for step in DOCKERFILE} <= known | {"HEALTHCHECK", "ENTRYPOINT", "CMD"}


def test_the_image_keeps_nothing_of_what_builds_it() -> None:
    assert [from_ for stage in (0, 1) for from_ in in_stage(stage, "FROM")] == [
        "python:${PYTHON}-slim AS build",
        "python:${PYTHON}-slim",
    ]
    assert in_stage(1, "COPY") == ["--from=build /opt/parlour /opt/parlour"]
    assert not [run for run in in_stage(1, "RUN") if re.search("apt|pip|npm", run)]


def test_the_image_runs_as_nobody_special() -> None:
    assert in_stage(1, "USER") == ["10001"]
    assert in_stage(1, "VOLUME") == ["/data"]
    assert in_stage(1, "STOPSIGNAL") == ["SIGINT"]
    assert "/healthz" in in_stage(1, "HEALTHCHECK")[0]


def test_every_package_of_the_image_is_checked_against_its_hash() -> None:
    installing = [run for run in in_stage(0, "RUN") if re.search(r"pip (install|wheel)", run)]
    assert len(installing) == 4
    assert all("--require-hashes" in run or "--no-deps" in run for run in installing)


def test_the_image_is_built_from_what_the_package_is_built_from() -> None:
    files = sent(ROOT)
    for needed in ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", "tools/client.py", "tools/native.py"):
        assert needed in files
    assert "requirements/node.txt" in files
    assert "client/package-lock.json" in files
    assert not [path for path in files if path.startswith(("tests/", ".git", "docs/", "bench/"))]


# -- the containers -------------------------------------------------------------------------------


def test_caddy_postgresql_and_two_processes() -> None:
    assert sorted(SERVICES) == ["caddy", "database", "server-1", "server-2"]
    assert SERVICES["server-1"] == SERVICES["server-2"]


@pytest.mark.parametrize("name", SERVICES)
def test_every_container_is_read_only_and_has_no_rights_to_spare(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["restart"] == "unless-stopped"
    assert "privileged" not in service


def test_only_caddy_can_be_reached() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert [name for name, service in SERVICES.items() if service["networks"] != ["inside"]] == ["caddy"]


def test_caddy_knows_both_processes_and_hides_the_figures() -> None:
    caddyfile = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy server-1:8000 server-2:8000" in caddyfile
    assert "health_uri /healthz" in caddyfile
    assert "respond /metrics 404" in caddyfile
    assert caddyfile.count("{") == caddyfile.count("}")


def test_the_servers_believe_only_their_own_network_who_is_asking() -> None:
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert SERVICES["server-1"]["environment"]["FORWARDED_ALLOW_IPS"] == network["subnet"]


def test_no_password_is_written_down_or_seen_in_a_list_of_processes() -> None:
    assert not [argument for argument in SERVICES["server-1"]["command"] if "PASSWORD" in argument]
    for service, key in (("server-1", "PGPASSWORD"), ("database", "POSTGRES_PASSWORD")):
        assert SERVICES[service]["environment"][key].startswith("${DATABASE_PASSWORD:?")


def test_every_volume_and_network_is_declared() -> None:
    for service in SERVICES.values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        named = [volume.split(":")[0] for volume in service.get("volumes", [])]
        assert all(name in COMPOSE["volumes"] or (ROOT / name).is_file() for name in named)


def test_the_servers_are_started_with_options_that_exist() -> None:
    from whitechapel import cli

    command = [re.sub(r"\$\{\w+:\?[^}]*\}", "parlour.example", part) for part in SERVICES["server-1"]["command"]]
    _, bound, _ = cli.app.parse_args(command, print_error=False, exit_on_error=False)
    assert bound.arguments["public_url"] == "https://parlour.example"
    assert bound.arguments["database"] == "postgresql://parlour@database/parlour"


# -- the service ----------------------------------------------------------------------------------


def test_the_service_is_started_with_options_that_exist() -> None:
    from whitechapel import cli

    (start,) = re.findall(r"^ExecStart=\S+ (.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    _, bound, _ = cli.app.parse_args(start, print_error=False, exit_on_error=False)
    assert str(bound.arguments["data"]) == "/var/lib/parlour"
    assert bound.arguments["open"] is False


def test_the_service_has_its_own_user_and_one_folder() -> None:
    unit = UNIT.read_text(encoding="utf-8")
    for line in ("DynamicUser=yes", "StateDirectory=parlour", "ProtectSystem=strict", "NoNewPrivileges=yes"):
        assert f"\n{line}\n" in unit
    assert "\nKillSignal=SIGINT\n" in unit


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    # The command is not installed here; anything that can be run takes its place.
    text = UNIT.read_text(encoding="utf-8").replace("/opt/parlour/bin/whitechapel", "/bin/true")
    unit = tmp_path / "parlour.service"
    unit.write_text(text, encoding="utf-8")
    said = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert "parlour.service" not in said.stderr
