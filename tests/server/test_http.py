"""Plain HTTP: players, tables, lists, and everything that is refused."""

from __future__ import annotations

import asyncio
import dataclasses
import gzip
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
from server.house import GENEROUS, House, house
from starlette.applications import Starlette
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from whitechapel.bots import ranks
from whitechapel.games import GAMES
from whitechapel.server.live.limits import Rate
from whitechapel.server.table import say, wire
from whitechapel.server.web.previews import Previews
from whitechapel.server.web.static_files import pages
from whitechapel.text import Words, message_ids

JACK = {"game": "jack-the-ripper"}


@pytest_asyncio.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "parlour.db") as open_house:
        yield open_house


async def test_a_nickname_gives_a_token_and_a_cookie_that_no_script_can_read(parlour: House) -> None:
    answer = await parlour.http.post("/api/players", json={"nickname": "  Ines   from  Berlin "})
    assert answer.status_code == 201
    assert answer.json()["nickname"] == "Ines from Berlin"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    me = (await parlour.http.get("/api/me")).json()  # the client has kept the cookie
    assert (me["nickname"], me["token"]) == ("Ines from Berlin", "")


async def test_the_cookie_of_a_server_behind_https_is_secure(tmp_path: Path) -> None:
    async with house(tmp_path / "p.db", public_url="https://parlour.example") as secure:
        answer = await secure.http.post("/api/players", json={"nickname": "Ines"})
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        bearer = {"authorization": f"Bearer {answer.json()['token']}"}
        table = (await secure.http.post("/api/tables", json=JACK, headers=bearer)).json()
        assert table["link"] == f"https://parlour.example/t/{table['table']}"


@pytest.mark.parametrize("token", ["x", "AAAA", "A" * 44, "A" * 4000, "ÄÖÜ", "../../etc", "A" * 43 + "="])
async def test_a_token_we_did_not_issue_opens_nothing(parlour: House, token: str) -> None:
    headers = {b"authorization": f"Bearer {token}".encode()}
    assert (await parlour.http.get("/api/me", headers=headers)).status_code == 401
    assert (await parlour.http.post("/api/tables", json=JACK, headers=headers)).status_code == 401
    assert (await parlour.http.get("/api/tables/mine", headers=headers)).status_code == 401


async def test_a_token_with_one_bit_changed_is_not_ours(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    for position in range(len(ines.token)):
        other = "B" if ines.token[position] == "A" else "A"
        forged = ines.token[:position] + other + ines.token[position + 1 :]
        answer = await parlour.http.get("/api/me", headers={"authorization": f"Bearer {forged}"})
        assert answer.status_code == 401


async def test_a_player_can_take_another_nickname(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    answer = await parlour.http.put("/api/me", json={"nickname": "Inès"}, headers=ines.bearer)
    assert answer.json()["nickname"] == "Inès"
    assert (await parlour.http.get("/api/me", headers=ines.bearer)).json()["nickname"] == "Inès"


async def test_a_table_has_a_link_and_each_seat_for_people_its_own(parlour: House) -> None:
    ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
    settings = {**JACK, "options": {"seats": 3}, "seats": ["person", "person", "bot:constable"]}
    opened = (await parlour.http.post("/api/tables", json=settings, headers=ines.bearer)).json()
    table, links = opened["table"], opened["seat_links"]
    assert opened["link"] == f"http://{parlour.address}/t/{table}"
    assert links[2] == ""
    assert links[1].startswith(f"{opened['link']}?seat=1&key=")
    key = links[1].rpartition("=")[2]
    await otto.comes(table, sit=False)
    await otto.send("sit", table=table, seat=1, key="wrong")
    assert (await otto.hears("wrong"))["code"] == "seat-kept"
    await otto.send("sit", table=table, seat=0, key=key)
    assert (await otto.hears("wrong"))["code"] == "seat-kept"
    await otto.send("sit", table=table, seat=1, key=key)
    assert (await otto.hears("table"))["seats"][1]["name"] == "Otto"


async def test_the_keys_in_links_can_be_typed_after_a_command(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    tables = [await parlour.table(ines) for _ in range(40)]
    assert [id for id in tables if not id.isalnum()] == []
    assert [id for id in tables if not parlour.parlour.players.seat_key(id, 1).isalnum()] == []
    assert len(set(tables)) == 40


async def test_public_tables_are_listed_and_others_are_not(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    public = await parlour.table(ines, visibility="public")
    private = await parlour.table(ines)
    listed = (await parlour.http.get("/api/tables")).json()["tables"]
    assert [(line["table"], line["game"], line["free"]) for line in listed] == [(public, "jack-the-ripper", 2)]
    assert (await parlour.http.get(f"/api/tables/{private}")).json()["table"] == private
    mine = (await parlour.http.get("/api/tables/mine", headers=ines.bearer)).json()["tables"]
    assert {line["table"] for line in mine} == {public, private}


async def test_my_tables_show_where_it_is_my_turn(parlour: House) -> None:
    ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
    table = await parlour.table(ines)
    await ines.comes(table, 0)
    await otto.comes(table, 1)
    await ines.until(lambda: ines.last.get((table, 0), {}).get("view"))
    turns = [
        (await parlour.http.get("/api/tables/mine", headers=guest.bearer)).json()["tables"][0]["your_turn"]
        for guest in (ines, otto)
    ]
    assert sorted(turns) == [False, True]
    assert turns[0] is bool(ines.view(table, 0)["options"])


@pytest.mark.parametrize(
    ("settings", "status", "code"),
    [
        ({"game": "chess"}, 422, "bad-settings"),
        ({**JACK, "options": {"seats": 9}}, 422, "bad-settings"),
        ({**JACK, "seats": ["open"] * 20}, 422, "not-understood"),
        ({**JACK, "pace": {"kind": "hurry"}}, 422, "not-understood"),
        ({**JACK, "colour": "red"}, 422, "not-understood"),
        ({}, 422, "not-understood"),
        ([1, 2], 422, "not-understood"),
    ],
)
async def test_a_table_with_impossible_settings_is_refused_with_a_reason(
    parlour: House, settings: object, status: int, code: str
) -> None:
    ines = await parlour.guest("Ines")
    answer = await parlour.http.post("/api/tables", json=settings, headers=ines.bearer)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()["sentence"]) == {"en", "de"}


async def test_a_body_that_is_too_large_or_not_json_is_refused(parlour: House) -> None:
    large = {"nickname": "x" * 20_000}
    assert (await parlour.http.post("/api/players", json=large)).status_code == 413
    assert (await parlour.http.post("/api/players", content=b"nickname=Ines")).status_code == 415
    deep = b"[" * 15_000
    answer = await parlour.http.post("/api/players", content=deep, headers={"content-type": "application/json"})
    assert answer.status_code == 422


async def test_an_address_with_nothing_behind_it_says_so(parlour: House) -> None:
    games = ("/api/games/chess/rules", "/api/games/chess/words/en", "/api/games/mr-jack/words/fr")
    for path in ("/nowhere", "/api/tables/nowhere", "/api/tables/nowhere/replay", *games):
        answer = await parlour.http.get(path)
        assert answer.status_code == 404, path
        assert set(answer.json()) == {"code", "sentence"}
    assert (await parlour.http.delete("/api/tables")).status_code == 405


async def test_a_running_game_has_no_transcript_and_no_replay_yet(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines, seats=["open", "bot:constable"])
    await ines.comes(table, 0)
    for what in ("transcript", "replay"):
        answer = await parlour.http.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-over")


async def test_each_game_says_what_its_card_on_the_front_page_shows(parlour: House) -> None:
    games = {one["game"]: one for one in (await parlour.http.get("/api/games")).json()["games"]}
    assert list(games) == [game.id for game in GAMES]
    morgue = games["rue-morgue"]
    assert morgue["name"] == {"en": "Murders in the Rue Morgue", "de": "Doppelmord in der Rue Morgue"}
    assert morgue["above"]["en"] == "Mystery Rummy"
    assert morgue["pitch"]["en"] == "A locked room, a lightning rod, a witness with very long arms."
    assert [(one["players"], one["minutes"]) for one in games.values()] == [
        ([2, 4], 45), ([2, 4], 45), ([2, 2], 30), ([2, 4], 60),
    ]  # fmt: skip


def test_a_game_without_words_of_its_own_is_called_by_its_title() -> None:
    fifth = dataclasses.replace(GAMES[0], id="fifth")
    assert say.front(fifth, "front-name", {"en": "Fifth", "de": "Fünf"}) == wire.Sentence(en="Fifth", de="Fünf")
    assert say.front(fifth, "front-pitch", {}) == wire.Sentence(en="", de="")


async def test_the_games_come_with_their_options_bots_and_rules(parlour: House) -> None:
    games = (await parlour.http.get("/api/games")).json()["games"]
    jack = next(game for game in games if game["game"] == "jack-the-ripper")
    assert jack["bots"] == ["random", *ranks("jack-the-ripper")]
    ripper = next(game for game in games if game["game"] == "check-the-ripper")
    assert ripper["bots"] == ["random", "constable", "sergeant", "inspector", "superintendent", "commissioner"]
    assert {option["name"] for option in jack["options"]} >= {"edition", "seats", "vote"}
    rules = (await parlour.http.get("/api/games/jack-the-ripper/rules")).json()
    assert rules["rules"]["not-your-turn"]["text"]["en"].startswith("Only those who are being asked")


async def test_rules_come_with_examples(parlour: House) -> None:
    every = (await parlour.http.get("/api/games/jack-the-ripper/examples")).json()["examples"]
    needs_meld = next(example for example in every if "suspect-needs-meld" in example["rules"])
    assert (needs_meld["seat"], needs_meld["refused"], needs_meld["events"]) == (0, "suspect-needs-meld", [])
    assert needs_meld["views"] == []
    path = "/api/games/jack-the-ripper/examples/victim-draws-two"
    (draws_two,) = (await parlour.http.get(path)).json()["examples"]
    assert draws_two["answer"] == "0 play victim nichols"
    assert draws_two["events"][1]["facts"] == {"count": 2, "left": 57, "cards": ["jill", "letters"]}
    assert [view["hand"] for view in draws_two["views"]] == [["eddy", "victim-nichols"], ["eddy", "jill", "letters"]]
    assert (await parlour.http.get("/api/games/jack-the-ripper/examples/no-such-rule")).status_code == 404
    assert (await parlour.http.get("/api/games/chess/examples")).status_code == 404


async def test_the_table_of_an_example_can_be_played_on(parlour: House) -> None:
    async def tried(*answers: str, **more: object) -> dict[str, Any]:
        wanted = {"rule": "victim-draws-two", "answers": answers, **more}
        return dict((await parlour.http.post("/api/games/jack-the-ripper/try", json=wanted)).json())

    first = await tried()
    assert (first["seat"], first["seats"], first["asked"], first["refused"]) == (0, 2, [0], "")
    assert "play victim nichols" in first["view"]["options"]
    played = await tried("0 play victim nichols")
    assert [event["kind"] for event in played["events"]] == ["played", "drew"]
    assert played["view"]["hand"] == ["eddy", "jill", "letters"]
    forbidden = await tried("0 play victim nichols", "0 meld jill 3")
    assert (forbidden["refused"], forbidden["events"]) == ("card-in-hand", [])
    assert forbidden["view"] == played["view"]
    assert forbidden["sentence"]["de"].startswith("Ausspielen und ablegen")
    assert (await tried("0 sing"))["refused"] == "unknown-answer"
    assert (await tried("1 discard gull"))["refused"] == "not-your-turn"
    other = await tried("0 play victim nichols", "0 discard eddy", seat=1)
    assert (other["seat"], other["asked"], other["view"]["hand"]) == (1, [1], ["gull"])


async def test_a_try_is_bounded_and_names_an_example_that_exists(parlour: House) -> None:
    path = "/api/games/jack-the-ripper/try"
    for wanted, status in (
        ({"rule": "victim-draws-two", "answers": ["0 draw file"] * 25}, 422),
        ({"rule": "victim-draws-two", "answers": ["0 " + "x" * 200]}, 422),
        ({"rule": "victim-draws-two", "number": 7}, 404),
        ({"rule": "no-such-rule"}, 404),
    ):
        assert (await parlour.http.post(path, json=wanted)).status_code == status, wanted
    assert (await parlour.http.post("/api/games/chess/try", json={"rule": "castling"})).status_code == 404


async def test_equal_numbers_roll_equal_dice_on_the_table_of_an_example(parlour: House) -> None:
    async def rolled(chance: int) -> Any:
        wanted = {"rule": "clockwise", "chance": chance}
        tried = await parlour.http.post("/api/games/check-the-ripper/try", json=wanted)
        return [event for event in tried.json()["events"] if event["kind"] == "rolled"]

    assert await rolled(1) == await rolled(1)
    assert len({str(await rolled(chance)) for chance in range(12)}) > 1


async def test_a_game_says_what_its_seats_play_and_which_edition_is_for_whom(parlour: House) -> None:
    games = {game["game"]: game for game in (await parlour.http.get("/api/games")).json()["games"]}
    assert games["jack-the-ripper"]["edition"] == {"en": "us-games", "de": "pegasus"}
    assert games["mr-jack"]["edition"] == {"en": "2006", "de": "2006"}
    assert [role["de"] for role in games["mr-jack"]["roles"]] == ["Ermittler", "Jack"]
    assert games["rue-morgue"]["roles"] == []
    for game in games.values():
        assert tuple(game["ranks"]) == ranks(game["game"])
        assert game["guide"] is True
        guide = (await parlour.http.get(f"/api/games/{game['game']}/guide")).json()
        assert guide["goal"]["de"]
        assert {section["page"] for section in guide["sections"]} == {1, 2}
    assert (await parlour.http.get("/api/games/chess/guide")).status_code == 404


async def test_a_page_runs_no_scripts_of_others(parlour: House) -> None:
    for path in ("/", "/t/some-table", "/replay/some-table", "/review/some-table", "/rules/jack-the-ripper", "/tables"):
        answer = await parlour.http.get(path)
        assert answer.status_code == 200
        assert "<title>Whitechapel</title>" in answer.text
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self';")
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


async def test_only_workers_may_run_webassembly_and_they_nothing_else(parlour: House) -> None:
    policy = (await parlour.http.get("/workers/server-x.js")).headers["content-security-policy"]
    assert policy == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
    for path in ("/", "/assets/x.js", "/page/x/parlour.zip"):
        assert "wasm" not in (await parlour.http.get(path)).headers["content-security-policy"]


def browser(folder: Path, **more: Any) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(Starlette(routes=pages(folder, **more)))
    return httpx.AsyncClient(transport=transport, base_url="http://parlour")


async def test_without_the_client_a_page_tells_where_the_interface_is(tmp_path: Path) -> None:
    async with browser(tmp_path / "nothing") as client:
        assert "/api/games" in (await client.get("/t/some-table")).text


PAGE = {"accept": "text/html,*/*"}


def built(folder: Path) -> Path:
    """A client as the build leaves it."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the client")
    (folder / "index.html.gz").write_bytes(gzip.compress(b"the client"))
    (folder / "assets" / "main-1a2b.js").write_text("run()")
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"brotli")
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"run()"))
    (folder / "icon.png").write_bytes(b"PNG")
    return folder


async def test_the_client_is_served_with_its_files_and_nothing_beside_them(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    async with browser(built(tmp_path / "static")) as client:
        assert (await client.get("/t/some-table")).text == "the client"
        script = await client.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (await client.get("/index.html")).headers["cache-control"] == "no-cache"
        for path in ("/nowhere", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets"):
            assert (await client.get(path)).status_code == 404
            assert "secret" not in (await client.get(path, headers=PAGE)).text


@pytest.mark.parametrize(
    ("path", "accepted", "coding", "length", "kind"),
    [
        ("/assets/main-1a2b.js", "gzip, deflate, br, zstd", "br", "6", "text/javascript; charset=utf-8"),
        ("/assets/main-1a2b.js", "gzip, br;q=0", "gzip", "25", "text/javascript; charset=utf-8"),
        ("/assets/main-1a2b.js", "identity", None, "5", "text/javascript; charset=utf-8"),
        ("/t/some-table", "gzip, br", "gzip", "30", "text/html; charset=utf-8"),
        ("/icon.png", "gzip, br", None, "3", "image/png"),
    ],
)
async def test_a_file_comes_in_the_smallest_form_that_the_browser_understands(
    tmp_path: Path, path: str, accepted: str, coding: str | None, length: str, kind: str
) -> None:
    async with browser(built(tmp_path / "static")) as client:
        answer = await client.head(path, headers={"accept-encoding": accepted})
        assert answer.status_code == 200
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["content-length"] == length
        assert answer.headers["content-type"] == kind
        assert answer.headers["vary"] == "accept-encoding"


async def test_an_address_without_anything_shows_a_person_the_client_and_tells_a_program_the_problem(
    tmp_path: Path,
) -> None:
    async with browser(built(tmp_path / "static")) as client:
        for path in ("/nowhere", "/t", "/t/some-table/else"):
            answer = await client.get(path, headers=PAGE)
            assert (answer.status_code, answer.text) == (404, "the client")
            assert answer.headers["cache-control"] == "no-cache"
            known = await client.get(path, headers={**PAGE, "if-none-match": answer.headers["etag"]})
            assert (known.status_code, known.text) == (304, "")
            assert (await client.get(path)).text == "Not Found"
        for path in ("/api/nowhere", "/assets/main-9z9z.js"):
            answer = await client.get(path, headers=PAGE)
            assert (answer.status_code, answer.text) == (404, "Not Found")


@pytest.mark.parametrize(
    ("language", "named"), [("en", "Murders in the Rue Morgue"), ("de", "Doppelmord in der Rue Morgue")]
)
async def test_a_messenger_reads_what_a_link_leads_to_and_a_browser_gets_the_page_as_it_was_built(
    parlour: House, tmp_path: Path, language: str, named: str
) -> None:
    await parlour.http.post("/api/players", json={"nickname": "Ines"})
    table = (await parlour.http.post("/api/tables", json={"game": "rue-morgue"})).json()["table"]
    folder = built(tmp_path / "static")
    (folder / "index.html").write_text("<head></head>the client")
    async with browser(folder, tags=Previews(parlour.parlour, "https://parlour.example").tags) as client:
        for path, title in (
            (f"/t/{table}", f"{named} · Whitechapel"),
            ("/rules/rue-morgue", f"{named} · Whitechapel"),
            ("/t/nowhere", "Whitechapel"),
            ("/", "Whitechapel"),
        ):
            page = (await client.get(path, headers={"accept-language": language})).text
            assert f'<meta property="og:title" content="{title}">' in page
            assert '<meta property="og:image" content="https://parlour.example/icon-512.png"></head>' in page
            shown = await client.get(path, headers={"sec-fetch-mode": "navigate", "accept-encoding": "identity"})
            assert shown.text == "<head></head>the client"


async def test_an_address_with_a_slash_too_many_leads_to_the_page(tmp_path: Path) -> None:
    async with browser(built(tmp_path / "static")) as client:
        answer = await client.get("/rules/mr-jack/?lang=de", headers=PAGE)
        assert (answer.status_code, answer.headers["location"]) == (307, "/rules/mr-jack?lang=de")
        assert (await client.get("/", headers=PAGE)).status_code == 200


async def test_a_rulebook_comes_compressed(parlour: House) -> None:
    path = "/api/games/jack-the-ripper/rules"
    whole = await parlour.http.get(path, headers={"accept-encoding": "identity"})
    small = await parlour.http.get(path, headers={"accept-encoding": "gzip"})
    assert small.headers["content-encoding"] == "gzip"
    assert 3 * int(small.headers["content-length"]) < int(whole.headers["content-length"])
    assert small.json() == whole.json()


async def test_a_browser_can_ask_for_the_words_of_a_game(parlour: House) -> None:
    answer = await parlour.http.get("/api/games/mr-jack/words/de")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    told = set(message_ids(answer.text))
    assert told >= {"name-holmes", "reason-split", "brief-holmes"}
    assert not told & set(Words("de").ids)


@pytest.mark.parametrize(
    "path", ["/api/games/mr-jack/words/de", "/api/games/mr-jack/rules", "/api/games/mr-jack/examples"]
)
async def test_files_that_never_change_are_not_sent_again(parlour: House, path: str) -> None:
    answer = await parlour.http.get(path)
    assert answer.headers["cache-control"] == "no-cache"
    known = await parlour.http.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (known.status_code, known.content, known.headers["etag"]) == (304, b"", answer.headers["etag"])
    other = await parlour.http.get(path, headers={"if-none-match": '"another"'})
    assert other.content == answer.content


async def test_answers_that_may_hold_secrets_are_never_compressed(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    headers = {**ines.bearer, "accept-encoding": "gzip, br"}
    for path in ("/api/tables/mine", "/api/me", "/api/games"):
        assert "content-encoding" not in (await parlour.http.get(path, headers=headers)).headers
    assert ines.socket.protocol.extensions == []


async def test_a_foreign_page_can_neither_post_nor_open_a_socket(parlour: House) -> None:
    evil = {"origin": "https://evil.example"}
    answer = await parlour.http.post("/api/players", json={"nickname": "Ines"}, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    with pytest.raises(InvalidStatus):
        await connect(f"ws://{parlour.address}/ws", additional_headers=evil)
    own = {"origin": f"http://{parlour.address}"}
    assert (await parlour.http.post("/api/players", json={"nickname": "Ines"}, headers=own)).status_code == 201
    async with connect(f"ws://{parlour.address}/ws", additional_headers=own):
        pass


async def test_a_socket_knows_the_player_from_cookie_or_header(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    for headers in (ines.bearer, {"cookie": f"whitechapel={ines.token}"}):
        async with connect(f"ws://{parlour.address}/ws", additional_headers=headers) as socket:
            assert f'"player":"{ines.player}"'.encode() in await socket.recv(decode=False)


async def test_health_and_figures(parlour: House) -> None:
    assert (await parlour.http.get("/healthz")).text == "well\n"
    figures = (await parlour.http.get("/metrics")).text
    assert "# TYPE whitechapel_moves_total counter\nwhitechapel_moves_total 0\n" in figures


async def test_a_web_server_in_front_is_believed_when_it_says_who_asks(parlour: House) -> None:
    passed_on = {"x-forwarded-for": "203.0.113.9"}
    assert (await parlour.http.get("/metrics", headers=passed_on)).status_code == 403


async def test_a_client_that_asks_for_too_much_is_told_to_wait(tmp_path: Path) -> None:
    strict = GENEROUS._replace(
        players=Rate(2, 0), tables=Rate(1, 0), messages=Rate(20, 0), talk=Rate(1, 0), sockets=2, watched=1
    )
    async with house(tmp_path / "p.db", strict) as parlour:
        ines = await parlour.guest("Ines")
        table = await parlour.table(ines)
        answer = await parlour.http.post("/api/tables", json=JACK, headers=ines.bearer)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert (await parlour.http.post("/api/players", json={"nickname": "Otto"})).status_code == 201
        assert (await parlour.http.post("/api/players", json={"nickname": "Emma"})).status_code == 429
        await ines.comes(table, sit=False)
        await ines.send("watch", table="another")
        assert (await ines.hears("wrong"))["code"] == "too-many"
        await ines.send("say", table=table, text="one")
        await ines.hears("talk")
        await ines.send("say", table=table, text="two")
        assert (await ines.hears("wrong"))["code"] == "too-many"
        for _ in range(20):
            await ines.send("ping")
        assert (await ines.hears("wrong"))["code"] == "too-many"
        async with connect(f"ws://{parlour.address}/ws"):
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{parlour.address}/ws")


async def test_messages_after_a_hello_wait_until_their_sender_is_known(parlour: House) -> None:
    async with connect(f"ws://{parlour.address}/ws") as line:
        for message in ('{"kind": "hello", "nickname": "Ines"}', '{"kind": "watch", "table": "nowhere"}'):
            await line.send(message)
        kinds = [json.loads(await line.recv())["kind"] for _ in range(2)]
        assert kinds == ["welcome", "wrong"]
        await line.send('{"kind": "ping"}')
        assert json.loads(await line.recv())["kind"] == "pong"


async def test_a_message_may_come_in_pieces(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    await ines.socket.send(['{"kind": ', '"pi', 'ng"}'])
    await ines.hears("pong")


async def test_a_client_that_never_reads_is_let_go_and_the_table_plays_on(parlour: House) -> None:
    ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
    table = await parlour.table(ines)
    await ines.comes(table, sit=False)
    await otto.comes(table, sit=False)
    deaf = next(connection for connection in parlour.parlour.connections.values() if connection.player == otto.player)
    otto.socket.transport.pause_reading()
    for _ in range(400):
        deaf.send(bytes(100_000))  # the system takes some of it, for a while
    while deaf.conn in parlour.parlour.connections:
        await asyncio.sleep(0.01)
    await ines.send("say", table=table, text="Is anybody there?")
    await ines.hears("talk")
