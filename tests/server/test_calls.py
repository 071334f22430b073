"""People are called when it is their turn and they are not at the table: once each way, never in quiet hours, and never
with anything of what they hold. Web server, push service and mail server are real ones on this machine."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import pytest_asyncio
from msgspec.structs import replace
from patience import until
from server.house import Guest, House, house
from server.outside import Browser, MailServer, WebServer, mail_server, web_server
from server.postgres_for_tests import postgres

from whitechapel.core.frames import GameError
from whitechapel.server.live.alerts import Letter, Parcel, Undelivered
from whitechapel.server.live.calls import HOUR, MINUTE, Calls, Push, Webhook, is_mail, is_url, when
from whitechapel.server.web import carriers, outward
from whitechapel.server.web.carriers import CallOptions
from whitechapel.server.web.webpush import decode, encode, encrypt, private_key

HERE = CallOptions(webhooks="any")
PUBLIC = "http://192.168.1.7:8000"


@pytest_asyncio.fixture
async def web() -> AsyncIterator[WebServer]:
    async with web_server() as server:
        yield server


@pytest_asyncio.fixture
async def post_office() -> AsyncIterator[MailServer]:
    async with mail_server() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    return tmp_path / "parlour.db" if request.param == "sqlite" else postgres().fresh()


def mailing(server: MailServer) -> CallOptions:
    return HERE._replace(mail=carriers.mail_server(server.address, "Parlour <parlour@example.org>", ""))


async def wish(parlour: House, guest: Guest, **wishes: Any) -> dict[str, Any]:
    answer = await parlour.http.put("/api/me/calls", json=wishes, headers=guest.bearer)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def game_of_two(parlour: House, one: Guest, other: Guest, **settings: Any) -> str:
    """Mr. Jack, two people; `other` has gone away after sitting down."""
    wanted = {"game": "mr-jack", "seats": ["open", "open"], **settings}
    answer = await parlour.http.post("/api/tables", json=wanted, headers=one.bearer)
    table = str(answer.json()["table"])
    await one.comes(table, 0)
    await other.comes(table, 1)
    await one.sees(table, 0)
    await other.send("unwatch", table=table)
    await until(lambda: not other_present(parlour, table, other))
    return table


def other_present(parlour: House, table: str, guest: Guest) -> bool:
    room = parlour.parlour.rooms.get(table)
    return room is None or guest.player in room.crowd.present()


async def play_until_other(guest: Guest, table: str, seat: int) -> None:
    """Answer, as soon as it is their turn, until it is somebody else's; nothing that could end the game."""
    await guest.until(lambda: guest.view(table, seat)["options"])
    answered = -1

    def news() -> bool:
        return bool(guest.last[table, seat]["number"] > answered)

    while guest.view(table, seat)["options"]:
        answered = guest.last[table, seat]["number"]
        options = guest.view(table, seat)["options"]
        await guest.move(table, seat, next(one for one in options if not one.startswith(("accuse", "leave"))))
        await guest.until(news)


async def test_somebody_is_called_once_by_push_mail_and_webhook_when_it_is_their_turn(
    place: str | Path, web: WebServer, post_office: MailServer
) -> None:
    async with house(place, public_url=PUBLIC, calls=mailing(post_office)) as parlour, web_server() as service:
        ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
        browser = Browser(service)
        told = await wish(parlour, otto, mail="otto@example.org", webhook=f"{web.url}/hook", language="de")
        assert (told["mail"], told["confirmed"], told["pushed"]) == ("otto@example.org", False, False)
        (mail,) = await post_office.came(1)
        assert mail["subject"] == "Ist das deine Adresse?"
        link = re.search(r"/calls/confirm(\?key=\S+)", mail.get_content())
        assert link is not None
        assert (await parlour.http.post(f"/api/calls/confirm{link[1]}")).status_code == 200
        answer = await parlour.http.post("/api/me/calls/push", json=browser.subscription, headers=otto.bearer)
        assert (answer.status_code, answer.json()["pushed"], answer.json()["confirmed"]) == (201, True, True)

        table = await game_of_two(parlour, ines, otto)
        await play_until_other(ines, table, 0)
        (hook,) = await web.came(1)
        (push,) = await service.came(1)
        _, mail = await post_office.came(2)
        line, where = "Mr. Jack, mit Ines", f"{PUBLIC}/t/{table}"
        assert hook.json["text"] == hook.json["content"] == f"Du bist am Zug\n{line}: {where}"
        assert (hook.path, hook.json["link"]) == ("/hook", where)
        read = browser.read(push)
        assert (read["title"], read["text"], read["link"], read["tag"]) == ("Du bist am Zug", line, where, table)
        claims, key = Browser.claims(push)
        assert claims["aud"] == service.url
        assert key == answer.json()["push_key"]
        assert (mail["subject"], mail["to"]) == ("Du bist am Zug", "otto@example.org")
        assert where in mail.get_content()
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert mail["list-unsubscribe"].startswith(f"<{PUBLIC}/api/calls/stop?key=")

        # Whatever comes after is about the next turn: there was no second letter for this one.
        await otto.comes(table, sit=False)
        await otto.sees(table, 1)
        await play_until_other(otto, table, 1)
        await otto.send("unwatch", table=table)
        await until(lambda: not other_present(parlour, table, otto))
        await play_until_other(ines, table, 0)
        await web.came(2)
        await service.came(2)
        await post_office.came(3)
        await drained(parlour)
        assert (len(web.requests), len(service.requests), len(post_office.mails)) == (2, 2, 3)


async def drained(parlour: House) -> None:
    """Wait until no call is on its way."""
    alerts = parlour.parlour.alerts
    await until(lambda: not alerts._turns and not any(alerts._open.values()))


async def test_nobody_is_called_who_is_at_the_table(tmp_path: Path, web: WebServer) -> None:
    async with house(tmp_path / "parlour.db", calls=HERE) as parlour:
        ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
        for guest in (ines, otto):
            await wish(parlour, guest, webhook=f"{web.url}/{guest.player}")
        table = await game_of_two(parlour, ines, otto)
        await play_until_other(ines, table, 0)
        await web.came(1)
        await otto.comes(table, sit=False)
        await otto.sees(table, 1)
        await play_until_other(otto, table, 1)  # Ines is there
        await play_until_other(ines, table, 0)  # and so is Otto
        await otto.until(lambda: otto.view(table, 1)["options"])
        await drained(parlour)
        assert [request.path for request in web.requests] == [f"/{otto.player}"]


async def test_in_quiet_hours_nobody_is_called_and_afterwards_once_for_all_tables(
    place: str | Path, web: WebServer
) -> None:
    async with house(place, calls=HERE) as parlour:
        night = clock(parlour, "2026-03-02 23:30")
        ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
        await wish(parlour, otto, webhook=web.url, zone="Europe/Berlin", quiet=[22 * 60, 7 * 60])
        tables = [await game_of_two(parlour, ines, otto) for _ in range(3)]
        for table in tables:
            await play_until_other(ines, table, 0)
        await waiting(parlour, otto, 3)
        await drained(parlour)
        assert web.requests == []
        # One of them is settled before the morning.
        await ines.send("resign", table=tables[0], seat=0)
        await ines.until(lambda: ines.over(tables[0]))
        night(7 * HOUR)  # it is 6:30
        await asyncio.sleep(5 * parlour.parlour.alerts.tick)
        assert web.requests == []
        night(31 * MINUTE)
        (hook,) = await web.came(1)
        assert hook.json["title"] == "It is your turn at 2 tables"
        assert {one["link"].rpartition("/")[2] for one in hook.json["tables"]} == set(tables[1:])
        await waiting(parlour, otto, 0)


async def test_a_letter_that_is_tried_again_keeps_to_quiet_hours_and_to_what_its_reader_wants(
    tmp_path: Path, web: WebServer
) -> None:
    async with house(tmp_path / "parlour.db", calls=HERE) as parlour:
        alerts = parlour.parlour.alerts
        alerts.pauses = (0.0, 0.0, 0.0)
        evening = clock(parlour, "2026-03-02 21:59")
        ines = await parlour.guest("Ines")
        called = {}
        for name in ("Otto", "Ruth", "Emma"):
            guest = await parlour.guest(name)
            hook = f"{web.url}/{name}"
            await wish(parlour, guest, webhook=hook, zone="Europe/Berlin", quiet=[22 * 60, 7 * 60])
            called[name] = guest
        tables = {name: await game_of_two(parlour, ines, guest) for name, guest in called.items()}
        carry, fell = alerts._carriers[Webhook], asyncio.Event()

        async def nothing_arrives(address: Webhook, letter: Letter) -> None:
            await fell.wait()
            raise Undelivered("it is down")

        alerts._carriers = {Webhook: nothing_arrives}
        for table in tables.values():
            await play_until_other(ines, table, 0)
        await until(lambda: alerts._open[Webhook] == 3 and not alerts._turns)
        evening(2 * MINUTE)
        fell.set()
        await until(lambda: len(alerts._put_off) == 3)
        assert alerts._open[Webhook] == 0
        alerts._carriers = {Webhook: carry}
        # In the night Ruth ends all calls, and Emma looks in and plays.
        await parlour.http.post(f"/api/calls/stop?key={alerts.stop_key(called['Ruth'].player)}")
        await called["Emma"].comes(tables["Emma"], sit=False)
        await called["Emma"].sees(tables["Emma"], 1)
        await play_until_other(called["Emma"], tables["Emma"], 1)
        evening(9 * HOUR)
        await web.came(1)
        await until(lambda: not alerts._put_off)
        await drained(parlour)
        assert [request.path for request in web.requests] == ["/Otto"]


def clock(parlour: House, local: str) -> Any:
    """Set the clock of the calls to a time in Berlin; the result lets time go by."""
    desk = parlour.parlour
    shift = int(datetime.fromisoformat(local).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp() * 1000) - desk.now()

    class Desk:
        def __init__(self) -> None:
            self.shift = shift

        def now(self) -> int:
            return desk.now() + self.shift

        def __getattr__(self, name: str) -> Any:
            return getattr(desk, name)

    shifted = Desk()
    desk.alerts._desk = shifted

    def pass_by(time: int) -> None:
        shifted.shift += time

    return pass_by


async def waiting(parlour: House, guest: Guest, count: int) -> None:
    """Wait until this many calls wait for somebody."""

    async def those() -> int:
        data = await parlour.parlour.store.get(f"calls/{guest.player}")
        return len(json.loads(data or b"{}").get("waiting", []))

    async with asyncio.timeout(60):
        while await those() != count:
            await asyncio.sleep(0.02)


async def test_a_digest_tells_all_tables_of_days_once_a_day(tmp_path: Path, web: WebServer) -> None:
    async with house(tmp_path / "parlour.db", calls=HERE) as parlour:
        day = clock(parlour, "2026-03-02 12:00")
        ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
        await wish(parlour, otto, webhook=web.url, zone="Europe/Berlin", digest=18 * 60)
        slow = [await game_of_two(parlour, ines, otto, pace={"kind": "days", "days": 3}) for _ in range(2)]
        quick = await game_of_two(parlour, ines, otto)
        for table in (*slow, quick):
            await play_until_other(ines, table, 0)
        (hook,) = await web.came(1)
        assert hook.json["link"].endswith(quick)
        await waiting(parlour, otto, 2)
        day(6 * HOUR)
        _, hook = await web.came(2)
        assert hook.json["title"] == "It is your turn at 2 tables"


async def test_what_waits_is_called_by_another_process_when_the_first_is_gone(web: WebServer) -> None:
    database = postgres().fresh()
    async with house(database, calls=HERE) as first:
        clock(first, "2026-03-02 23:30")
        ines, otto = await first.guest("Ines"), await first.guest("Otto")
        await wish(first, otto, webhook=web.url, zone="Europe/Berlin", quiet=[22 * 60, 7 * 60])
        table = await game_of_two(first, ines, otto)
        await play_until_other(ines, table, 0)
        await waiting(first, otto, 1)
    async with house(database, calls=HERE) as second, house(database, calls=HERE) as third:
        for one in (second, third):
            clock(one, "2026-03-03 07:01")
            one.parlour.alerts._due[otto.player] = 0
        (hook,) = await web.came(1)
        assert hook.json["link"].endswith(table)
        await until(lambda: not second.parlour.alerts._due and not third.parlour.alerts._due)
        for one in (second, third):
            await drained(one)
        assert len(web.requests) == 1


async def test_one_click_stops_all_calls_without_signing_in(tmp_path: Path, web: WebServer) -> None:
    async with house(tmp_path / "parlour.db", calls=HERE) as parlour:
        otto = await parlour.guest("Otto")
        await wish(parlour, otto, webhook=web.url)
        assert (await parlour.http.post("/api/me/calls/test", headers=otto.bearer)).status_code == 202
        (hook,) = await web.came(1)
        assert hook.json["title"] == "This is what an alert looks like"
        key = hook.json["stop"].partition("?key=")[2]
        answer = await parlour.http.post(f"/api/calls/stop?key={key[:-1]}x")
        assert answer.status_code == 404
        for nonsense in ("", "x", "%00" * 36, "A" * 36, "%F0%9F%98%80" * 30):
            for what in ("stop", "confirm"):
                assert (await parlour.http.post(f"/api/calls/{what}?key={nonsense}")).status_code == 404
        # As a mail program does it (RFC 8058): a form, and nobody is signed in.
        answer = await parlour.http.post(f"/api/calls/stop?key={key}", data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        assert (await parlour.http.get("/api/me/calls", headers=otto.bearer)).json()["stopped"]
        answer = await parlour.http.post("/api/me/calls/test", headers=otto.bearer)
        assert (answer.status_code, answer.json()["code"]) == (409, "no-calls")
        assert (await parlour.http.delete(f"/api/calls/stop?key={key}")).status_code == 200
        assert not (await parlour.http.get("/api/me/calls", headers=otto.bearer)).json()["stopped"]


async def test_what_does_not_arrive_is_tried_again_and_no_address_is_logged(
    tmp_path: Path, web: WebServer, post_office: MailServer, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path / "parlour.db", calls=mailing(post_office)) as parlour:
        otto = await parlour.guest("Otto")
        post_office.busy = 2
        web.answers = [500, 302]
        await wish(parlour, otto, webhook=f"{web.url}/secret-topic", mail="otto@example.org")
        await post_office.came(1)
        await parlour.http.post("/api/me/calls/test", headers=otto.bearer)
        requests = await web.came(3)
        assert {request.path for request in requests} == {"/secret-topic"}  # redirections are not followed
        await until(lambda: parlour.parlour.counted["alerts_sent"] == 2)
        logged = [f"{one.getMessage()} {one.__dict__.get('error', '')}" for one in caplog.records]
        assert sorted(line for line in logged if "arrived" in line) == [
            "a letter has not arrived mail: not taken now",
            "a letter has not arrived mail: not taken now",
            "a letter has not arrived webhook: status 302",
            "a letter has not arrived webhook: status 500",
        ]
        assert not any(word in line for line in logged for word in ("secret-topic", "otto@", otto.player))


async def test_a_browser_that_is_gone_or_signed_out_is_no_longer_called(tmp_path: Path, web: WebServer) -> None:
    async with house(tmp_path / "parlour.db", calls=HERE) as parlour:
        otto = await parlour.guest("Otto")
        browser = Browser(web)
        for status in (410, 404):
            await parlour.http.post("/api/me/calls/push", json=browser.subscription, headers=otto.bearer)
            web.answers = [status]
            await parlour.http.post("/api/me/calls/test", headers=otto.bearer)
            async with asyncio.timeout(60):
                while (await parlour.http.get("/api/me/calls", headers=otto.bearer)).json()["browsers"]:
                    await asyncio.sleep(0.02)
        await parlour.http.post("/api/me/calls/push", json=browser.subscription, headers=otto.bearer)
        phone = (await parlour.http.post("/api/me/devices", headers=otto.bearer)).json()["token"]
        elsewhere = {"authorization": f"Bearer {phone}"}
        told = (await parlour.http.get("/api/me/calls", headers=elsewhere)).json()
        assert (told["pushed"], told["browsers"]) == (False, 1)
        device = next(
            one["device"]
            for one in (await parlour.http.get("/api/me/devices", headers=otto.bearer)).json()["devices"]
            if one["current"]
        )
        await parlour.http.delete(f"/api/me/devices/{device}", headers=elsewhere)
        assert (await parlour.http.get("/api/me/calls", headers=elsewhere)).json()["browsers"] == 0


async def test_a_wish_counts_in_all_processes_at_once(web: WebServer) -> None:
    database = postgres().fresh()
    async with house(database, calls=HERE) as here, house(database, calls=HERE) as there:
        otto = await here.guest("Otto")
        assert await there.parlour.alerts.of(otto.player) is None
        await wish(here, otto, webhook=web.url)
        async with asyncio.timeout(60):
            while await there.parlour.alerts.of(otto.player) is None:
                await asyncio.sleep(0.02)


async def test_ntfy_is_called_in_its_own_way(web: WebServer) -> None:
    stop = "https://a.example/calls/stop?key=1"
    letter = Letter("Züge: 2", "Mr. Jack", [], "https://a.example/t/1", stop, "Halt", "1")
    await carriers.WebhookCarrier(private=True)(Webhook(f"{web.url}/my-topic", "ntfy"), letter)
    (request,) = web.requests
    assert request.body == b"Mr. Jack"
    assert request.headers["click"] == "https://a.example/t/1"
    assert request.headers["title"] == "=?utf-8?b?WsO8Z2U6IDI=?="
    assert request.headers["actions"] == "view, Halt, https://a.example/calls/stop?key=1"


@pytest.mark.parametrize(
    "name",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1",
        "2002:7f00:1::", "localhost",
    ],
)  # fmt: skip
async def test_no_address_of_the_hosts_own_network_is_called(name: str, web: WebServer) -> None:
    port = int(web.url.rpartition(":")[2])
    host = f"[{name}]" if ":" in name else name
    with pytest.raises(Undelivered, match="not a public one"):
        await outward.post(f"http://{host}:{port}/", b"", {})
    assert web.requests == []


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses_are_public(address: str) -> None:
    assert outward.is_public(address)


async def test_a_name_that_stands_for_one_private_address_among_public_ones_is_not_called() -> None:
    loop = asyncio.get_running_loop()
    real = loop.getaddrinfo

    async def lie(name: str, port: int, **how: Any) -> Any:
        return [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", ("10.0.0.1", port))]

    loop.getaddrinfo = lie  # type: ignore[assignment]
    try:
        with pytest.raises(outward.NotPublic):
            await outward.post("http://example.com/", b"", {})
    finally:
        loop.getaddrinfo = real  # type: ignore[method-assign]


@pytest.mark.parametrize(
    "url",
    [
        "ftp://a.example/", "https://", "https://user:word@a.example/", "http://a.example:25/", "http://a.example:99999/",
        "http://a.example/ x", "http://a.example/\r\nX: y", "file:///etc/passwd", "https://ä.example/", "",
    ],
)  # fmt: skip
def test_only_addresses_of_the_web_are_taken(url: str) -> None:
    assert not is_url(url)


def test_addresses_of_the_web_and_of_mail_are_told_from_others() -> None:
    assert is_url("https://ntfy.example:8443/topic?x=1")
    assert is_mail("otto@example.org")
    for text in ("otto", "otto@", "@b", "a b@c.example", "a@b.example, c@d.example", "a@b\r\nBcc: c@d", "ö@b.example"):
        assert not is_mail(text)


async def test_a_server_that_calls_nobody_says_so(tmp_path: Path) -> None:
    async with house(tmp_path / "parlour.db", calls=CallOptions(webhooks="none")) as parlour:
        otto = await parlour.guest("Otto")
        told = (await parlour.http.get("/api/me/calls", headers=otto.bearer)).json()
        assert (told["mails"], told["webhooks"]) == (False, False)
        for wrong, code in (
            ({"mail": "otto@example.org"}, "bad-mail"),
            ({"webhook": "https://ntfy.example/x"}, "bad-webhook"),
            ({"zone": "Europe/Atlantis"}, "no-such-zone"),
            ({"zone": "../../etc/passwd"}, "no-such-zone"),
        ):
            answer = await parlour.http.put("/api/me/calls", json=wrong, headers=otto.bearer)
            assert (answer.status_code, answer.json()["code"]) == (422, code)
        assert (await parlour.http.get("/api/me/calls")).status_code == 401


async def test_strangers_cannot_have_many_mails_sent_to_one_address(tmp_path: Path, post_office: MailServer) -> None:
    from whitechapel.server.live.limits import Limits, Rate

    few = Limits(calls=Rate(3, 0), players=Rate(99, 99))
    async with house(tmp_path / "parlour.db", few, calls=mailing(post_office)) as parlour:
        codes = []
        for number in range(5):
            guest = await parlour.guest(f"Otto {number}")
            answer = await parlour.http.put("/api/me/calls", json={"mail": "o@example.org"}, headers=guest.bearer)
            codes.append(answer.status_code)
        assert codes == [200, 200, 200, 429, 429]


async def test_the_queue_of_letters_is_bounded_and_what_is_too_much_is_counted(tmp_path: Path) -> None:
    async with house(tmp_path / "parlour.db", calls=HERE) as parlour:
        alerts = parlour.parlour.alerts
        await alerts.close()  # nobody carries anything
        letter = Letter("", "", [], "", "", "", "")
        for _ in range(2005):
            alerts._send(Parcel("otto", Webhook("http://127.0.0.1:1/"), letter, []))
        assert parlour.parlour.counted["alerts_dropped"] == 5


def test_a_mail_server_needs_an_address_of_its_own() -> None:
    for url, sender in (("mail.example", "a@b.example"), ("smtp://mail.example", "nobody"), ("smtp://x:y:z", "a@b.c")):
        with pytest.raises(GameError):
            carriers.mail_server(url, sender, "")
    found = carriers.mail_server("smtps://me%40home@mail.example", "P <a@b.example>", "word")
    assert found == ("mail.example", 465, True, "me@home", "word", "P <a@b.example>")


# -- when ---------------------------------------------------------------------------------------------------------


def berlin(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp() * 1000)


NIGHT = Calls(zone="Europe/Berlin", quiet=(22 * 60, 7 * 60))
NOON = Calls(zone="Europe/Berlin", quiet=(12 * 60, 14 * 60))
DAILY = replace(NIGHT, digest=6 * 60)


@pytest.mark.parametrize(
    ("calls", "now", "due"),
    [
        (NIGHT, "2026-03-02 21:59", "2026-03-02 21:59"),
        (NIGHT, "2026-03-02 22:00", "2026-03-03 07:00"),
        (NIGHT, "2026-03-03 06:59", "2026-03-03 07:00"),
        (NIGHT, "2026-03-03 07:00", "2026-03-03 07:00"),
        (NIGHT, "2026-03-28 23:00", "2026-03-29 07:00"),  # the clocks go forward in that night
        (NOON, "2026-03-02 13:00", "2026-03-02 14:00"),
        (NOON, "2026-03-02 11:00", "2026-03-02 11:00"),
        (DAILY, "2026-03-02 12:00", "2026-03-03 07:00"),  # the digest would be in the quiet hours
    ],
)  # fmt: skip
def test_quiet_hours_and_digests_go_by_the_players_own_clock(calls: Calls, now: str, due: str) -> None:
    assert when(calls, berlin(now), in_days=calls is DAILY, deadline=None) == berlin(due)


def test_a_digest_is_not_waited_for_if_time_would_be_up() -> None:
    daily = Calls(zone="Europe/Berlin", digest=18 * 60)
    now = berlin("2026-03-02 19:00")
    assert when(daily, now, True, now + 48 * HOUR) == berlin("2026-03-03 18:00")
    assert when(daily, now, True, now + 24 * HOUR) == now
    assert when(daily, now, False, None) == now


# -- push ---------------------------------------------------------------------------------------------------------


def test_a_push_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    key = private_key(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        key=key,
        salt=decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_a_browser_whose_values_make_no_sense_is_forgotten(tmp_path: Path, web: WebServer) -> None:
    async with house(tmp_path / "parlour.db", calls=HERE) as parlour:
        otto = await parlour.guest("Otto")
        broken = {**Browser(web).subscription, "p256dh": "AAAA"}
        assert Push(**broken, device="").p256dh == "AAAA"
        await parlour.http.post("/api/me/calls/push", json=broken, headers=otto.bearer)
        await parlour.http.post("/api/me/calls/test", headers=otto.bearer)
        async with asyncio.timeout(60):
            while (await parlour.http.get("/api/me/calls", headers=otto.bearer)).json()["browsers"]:
                await asyncio.sleep(0.02)
        assert web.requests == []
