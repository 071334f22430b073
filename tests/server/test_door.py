"""The front door: who may connect, for how long, from where, and under which name."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest
import pytest_asyncio
from server.house import GENEROUS, House, house
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from whitechapel.server.live.limits import Limits, Rate, neighbours
from whitechapel.server.web import door as doors
from whitechapel.server.web.door import ANSWER, BODY, HEAD, IDLE, PLAYER, STRANGER, Door
from whitechapel.server.web.hosts import Hosts


class Line:
    """A connection that only notes whether it was cut, and what waits on it."""

    def __init__(self) -> None:
        self.cuts = 0
        self.waits = 0

    def abort(self) -> None:
        self.cuts += 1

    def get_write_buffer_size(self) -> int:
        return self.waits


class TimedDoor:
    """A door with a clock that goes only when told to."""

    def __init__(self, per_address: int = 100, most: int = 100, proxies: tuple[str, ...] = ()) -> None:
        self.now = 0.0
        self.door = Door(lambda: self.now, per_address, most, proxies)

    def comes(self, address: str = "203.0.113.9", phase: int = HEAD) -> Line | None:
        line = Line()
        if not self.door.enter(cast(Any, line), address):
            return None
        self.moves(line, phase)
        return line

    def moves(self, line: Line, phase: int) -> None:
        self.door.move(cast(Any, line), phase)

    def waits(self, seconds: float) -> None:
        self.now += seconds
        self.door.sweep()


@pytest.mark.parametrize(("phase", "seconds"), [(HEAD, 10), (BODY, 15), (IDLE, 10), (STRANGER, 30)])
def test_a_connection_that_keeps_us_waiting_is_cut_off(phase: int, seconds: float) -> None:
    door = TimedDoor()
    line = door.comes(phase=phase)
    assert line is not None
    door.waits(seconds - 0.1)
    assert line.cuts == 0
    door.waits(0.1)
    assert line.cuts == 1
    assert len(door.door) == 0


def test_a_drip_of_bytes_does_not_buy_more_time() -> None:
    door = TimedDoor()
    line = door.comes()
    assert line is not None
    for _ in range(9):
        door.moves(line, HEAD)
        door.waits(1)
    assert line.cuts == 0
    door.moves(line, HEAD)
    door.waits(1)
    assert line.cuts == 1


def test_a_player_may_be_silent_for_ever() -> None:
    door = TimedDoor()
    line = door.comes(phase=PLAYER)
    assert line is not None
    door.waits(86_400)
    assert line.cuts == 0


def test_an_answer_may_take_its_time_as_long_as_it_is_read() -> None:
    door = TimedDoor()
    line = door.comes(phase=ANSWER)
    assert line is not None
    door.waits(31)  # it is still being made
    assert line.cuts == 0
    for line.waits in (5000, 4000, 3000):
        door.waits(31)
        assert line.cuts == 0
    door.waits(31)
    assert line.cuts == 1


def test_an_answer_that_was_given_but_is_not_read_keeps_no_connection_open() -> None:
    door = TimedDoor()
    line = door.comes(phase=IDLE)
    assert line is not None
    for line.waits in (9000, 8000):
        door.waits(11)
        assert line.cuts == 0
    door.waits(11)
    assert line.cuts == 1


def test_newcomers_take_the_place_of_the_connection_that_has_waited_longest_without_a_request() -> None:
    door = TimedDoor(most=4)
    player, idle, old, new = (door.comes(phase=phase) or Line() for phase in (PLAYER, IDLE, HEAD, HEAD))
    assert door.comes(phase=ANSWER)
    assert (player.cuts, idle.cuts, old.cuts, new.cuts) == (0, 0, 1, 0)
    assert door.comes(phase=ANSWER)
    assert door.comes(phase=ANSWER)
    assert (player.cuts, idle.cuts, new.cuts) == (0, 1, 1)
    assert door.comes() is None  # all who are left are being served
    assert len(door.door) == 4


def test_a_crowd_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    door = TimedDoor(most=3)
    with caplog.at_level(logging.WARNING):
        for _ in range(20):
            assert door.comes()
    assert [record.message for record in caplog.records] == [
        "all connections are taken; those that have not sent a whole request make room for newcomers"
    ]


def test_the_connections_of_one_address_are_limited() -> None:
    door = TimedDoor(per_address=2)
    first = door.comes("2001:db8::1")
    assert first is not None
    assert door.comes("2001:db8::2") is not None
    assert door.comes("2001:db8::3") is None
    assert door.comes("2001:db8:0:1::3") is not None
    door.door.leave(cast(Any, first))
    assert door.comes("2001:db8::3") is not None


def test_a_web_server_in_front_has_as_many_as_it_needs() -> None:
    door = TimedDoor(per_address=1, proxies=("127.0.0.1", "10.1.0.0/16"))
    assert [door.comes(address) is not None for address in ("127.0.0.1", "127.0.0.1", "10.1.2.3", "10.1.2.3", "")]
    assert [door.comes(address) is not None for address in ("10.2.2.3", "10.2.2.3")] == [True, False]


def test_some_files_are_kept_free_for_the_store_and_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    for files, places in ((1024, 800), (65_536, 65_312), (256, 64)):
        monkeypatch.setattr(resource, "getrlimit", lambda which, files=files: (files, files))
        assert doors.places() == places


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("local", "local"),
    ],
)
def test_an_ipv6_address_is_counted_with_its_household(address: str, counted: str) -> None:
    assert neighbours(address) == counted


@pytest.mark.parametrize(
    ("host", "at_home", "in_public"),
    [
        (b"localhost:8000", True, True),
        (b"127.0.0.1:8000", True, True),
        (b"[::1]:8000", True, True),
        (b"192.168.1.7:8000", True, False),
        (b"[fe80::1]", True, False),
        (b"203.0.113.9", True, False),
        (b"nas", True, False),
        (b"nas.local:8000", True, False),
        (b"NAS.Local.", True, False),
        (b"parlour.example", False, True),
        (b"PARLOUR.example:443", False, True),
        (b"parlour.example.", False, True),
        (b"evil.example", False, False),
        (b"127.0.0.1.evil.example", False, False),
        (b"parlour.example.evil.example", False, False),
        (b"local", True, False),
        (b"evil.example:80@localhost", True, True),
        (b"[", False, False),
        (b"", False, False),
    ],
)
def test_the_server_answers_only_to_its_own_names(host: bytes, at_home: bool, in_public: bool) -> None:
    assert Hosts().allows(host) is at_home
    assert Hosts("https://parlour.example").allows(host) is in_public


@pytest_asyncio.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "parlour.db") as open_house:
        yield open_house


async def test_a_page_whose_name_points_to_our_address_reaches_nothing(parlour: House) -> None:
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    for method, path in (("GET", "/metrics"), ("GET", "/"), ("POST", "/api/players")):
        answer = await parlour.http.request(method, path, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
        assert set(answer.json()["sentence"]) == {"en", "de"}
    host, _, port = parlour.address.partition(":")
    for address in (f"ws://evil.example:{port}/ws", f"ws://{parlour.address}/ws"):
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=evil, host=host)
    assert (await parlour.http.get("/healthz", headers={"host": "app-1:8000"})).text == "well\n"


async def connected(parlour: House, data: bytes) -> socket.socket:
    """Connect and send this much; returns once the server has read it."""
    host, _, port = parlour.address.partition(":")
    line = socket.create_connection((host, int(port)))
    line.setblocking(False)
    line.sendall(data)
    await parlour.http.get("/healthz")
    return line


async def is_cut(line: socket.socket) -> bool:
    """Whether the server has closed the connection, and not said anything more."""
    try:
        return await asyncio.get_running_loop().sock_recv(line, 1) == b""
    except ConnectionResetError:
        return True


POST = b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n"
GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize(
    ("sent", "seconds"),
    [(b"", 10), (b"GET / HTTP/1.1\r\nHost: loc", 10), (POST + b'{"nick', 15), (GET, 10), (GET + b"GET / HT", 10)],
    ids=["nothing", "half a head", "half a body", "nothing more", "half of a second head"],
)
async def test_half_a_request_is_not_waited_for(parlour: House, sent: bytes, seconds: float) -> None:
    now = 1000.0
    parlour.door.clock = lambda: now
    ines = await parlour.guest("Ines")
    with await connected(parlour, sent) as line:
        if sent.startswith(GET):
            assert line.recv(10_000).endswith(b"well\n")
        now += seconds - 0.1
        parlour.door.sweep()
        await ines.quiet()
        with pytest.raises(BlockingIOError):
            line.recv(1)
        now += 0.1
        parlour.door.sweep()
        assert await is_cut(line)


async def test_a_socket_whose_owner_stays_silent_is_closed_and_a_players_is_not(parlour: House) -> None:
    now = 1000.0
    parlour.door.clock = lambda: now
    ines = await parlour.guest("Ines")
    async with connect(f"ws://{parlour.address}/ws") as stranger:
        now += 31
        parlour.door.sweep()
        await stranger.wait_closed()
    await ines.quiet()


async def test_a_closed_connection_leaves_its_place(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    before = len(parlour.door)
    await ines.leave()
    while len(parlour.door) >= before:
        await asyncio.sleep(0.01)


async def test_people_who_stand_in_the_doorway_do_not_lock_newcomers_out(parlour: House) -> None:
    parlour.door.most = 20
    ines = await parlour.guest("Ines")
    lines = [await connected(parlour, b"GET / HTTP/1.1\r\n") for _ in range(60)]
    assert (await parlour.http.get("/healthz")).text == "well\n"
    otto = await parlour.guest("Otto")
    await ines.quiet()
    await otto.quiet()
    assert len(parlour.door) <= 20
    assert parlour.door.evicted >= 40
    for line in lines:
        line.close()


async def test_a_household_shares_its_limits_however_many_addresses_it_uses(tmp_path: Path) -> None:
    strict = GENEROUS._replace(players=Rate(3, 0))
    async with house(tmp_path / "p.db", strict) as parlour:
        statuses = []
        for number in range(6):
            passed_on = {"x-forwarded-for": f"2001:db8:1:2::{number}"}
            answer = await parlour.http.post("/api/players", json={"nickname": "Ines"}, headers=passed_on)
            statuses.append(answer.status_code)
        assert statuses == [201, 201, 201, 429, 429, 429]


def in_words(limit: Rate | int) -> list[str]:
    """A limit as the hosting page says it: how many at once, and what then."""
    if isinstance(limit, int):
        return [str(limit), ""]
    seconds = 1 / limit.per_second
    then = "one in a minute" if seconds == 60 else f"one in {seconds:.0f} s"
    return [str(limit.burst), then if seconds >= 1 else f"{limit.per_second} a second"]


def test_the_hosting_page_names_the_limits_in_their_order() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    table = page.partition("| what | for each | at once | then |\n")[2].splitlines()[1:]
    said = [[cell.strip() for cell in line.split("|")[3:5]] for line in table[: len(Limits())]]
    assert said == [in_words(limit) for limit in Limits()]
