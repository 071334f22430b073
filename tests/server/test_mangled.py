"""Bad input, in small: each kind once by hand, then a sample of what mangled.py sends."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from server import mangle, mangled
from server.house import House, house
from server.processes import ServerProcess
from starlette.routing import BaseRoute, Mount, Route

from whitechapel.server.web.app import Endpoints

ROOT = Path(__file__).resolve().parents[2]


@pytest_asyncio.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "parlour.db") as open_house:
        yield open_house


async def test_an_origin_that_is_not_an_address_counts_as_foreign(parlour: House) -> None:
    answer = await parlour.http.post("/api/players", json={"nickname": "Ines"}, headers={"origin": "http://["})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


@pytest.mark.parametrize("name", ["a" * 3000, "%00", "..%2f..%2fhome.py", "%2e%2e/%2e%2e/home.py"])
async def test_an_impossible_file_name_is_not_found(parlour: House, name: str) -> None:
    assert (await parlour.http.get(f"/assets/{name}")).status_code == 404


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", "GET, HEAD, POST"),
        ("GET", "/api/players", "POST"),
        ("POST", "/api/me", "DELETE, GET, HEAD, PUT"),
    ],
)
async def test_a_wrong_method_is_told_the_right_ones(parlour: House, method: str, path: str, allowed: str) -> None:
    answer = await parlour.http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (405, "not-allowed")
    assert ", ".join(sorted(answer.headers["allow"].split(", "))) == allowed


async def test_a_body_that_breaks_off_is_not_logged_as_an_error(
    parlour: House, caplog: pytest.LogCaptureFixture
) -> None:
    port = parlour.address.partition(":")[2]
    _, writer = await asyncio.open_connection("127.0.0.1", int(port))
    head = b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
    writer.write(head + b"{")
    await writer.drain()
    await parlour.http.get("/healthz")
    writer.close()
    await parlour.http.get("/healthz")
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_text_that_is_not_utf_8_is_refused_like_any_other_nonsense(tmp_path: Path) -> None:
    server = await ServerProcess.start(tmp_path)
    try:
        ines = await server.guest("Ines")
        await ines.socket.send(b'{"kind": "say", "table": "x", "text": "\xff\xfe"}', text=True)
        assert (await ines.hears("wrong"))["code"] == "not-understood"
        await ines.quiet()
    finally:
        await server.stop()


# -- the description of plain HTTP -----------------------------------------------------------------


def test_every_address_for_programs_is_described() -> None:
    described = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))["paths"]
    real = {
        (path, method.lower())
        for path, methods in addresses(Endpoints(None, None).routes())  # type: ignore[arg-type]  # nobody comes
        for method in methods - {"HEAD"}
    }
    assert real == {(path, method) for path, methods in described.items() for method in methods}


def addresses(routes: list[BaseRoute], prefix: str = "") -> Iterator[tuple[str, set[str]]]:
    """All addresses that are not for browsers, with their methods."""
    for route in routes:
        if isinstance(route, Mount) and route.path == "/api":
            yield from addresses(route.routes, "/api")
        elif isinstance(route, Route) and (prefix or route.path in ("/healthz", "/metrics")):
            yield prefix + route.path, set(route.methods or ())


# -- many at once -------------------------------------------------------------------------------------


def test_the_bad_input_is_really_bad_and_of_every_kind() -> None:
    rng = Random(1)
    records = [{"kind": "move", "table": "x", "seat": 0}]
    frames = [mangle.strange_frame(records, rng) for _ in range(40_000)]
    assert {frame[0] for frame in frames if frame} >= {0x81, 0x82, 0x01, 0x83, 0x89, 0x88}
    assert max(map(len, frames)) > 1_000_000
    requests = [mangle.strange_request(records, ["x"], ["t"], rng) for _ in range(3000)]
    for part in (b"DELETE ", b"..", b"Range:", b"Transfer-Encoding: chunked\r\nContent-Length", b"Bearer t\r\n"):
        assert any(part in request for request in requests), part


@pytest.mark.parametrize(
    "line", ['{"level": "error", "message": "Exception in ASGI application"}', "Traceback (most recent call last):"]
)
def test_an_error_in_the_log_is_noticed(line: str) -> None:
    with pytest.raises(mangled.Failure):
        mangled.check_log('{"level": "warning", "message": "Invalid HTTP request received."}\n' + line)


async def test_bad_input_disturbs_nobody() -> None:
    seen = await mangled.run(500, seed=7)
    assert seen["frames"] + seen["requests"] == 500
    assert seen["healthy games"] >= 4
    assert seen["schemathesis"] > 100
    assert seen.keys() >= {"told not-understood", "told not-your-seat", "told update", "status 404", "status 422"}
