"""What if: branches of finished games, in the true world and in others that look the same."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from server.house import Guest
from server.page_house import TRANSPORTS, AnyHouse, any_house

from whitechapel.bots import bots
from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game
from whitechapel.games import GAMES
from whitechapel.server.table import bodies, decide, log, opening, wire
from whitechapel.server.table.branching import NoBranch, Opener, branched
from whitechapel.server.table.table import Table, fold

SEED, KEY = bytes(range(32)), bytes(32)
WHO = Opener("ines", "Ines", SEED, KEY, 1000)


def played(game: Game, seed: int, ended: bool = True) -> Table:
    """A table at which people have given random answers to its end, or almost."""
    options = dict(game.short.items())
    settings = wire.Settings(game=game.id, options=options, seats=[])
    seats = game.read_settings(options).seats
    table = Table("origin", opening.create(settings, SEED, "max", 0, key=KEY))
    for seat in range(seats):
        table.apply(log.Sat(at=0, seat=seat, player=f"player-{seat}", name=f"Player {seat}"))
    table.apply(log.Started(at=0))
    rng = Random(seed)
    while table.state is not None and not table.state.over:
        state = table.state
        seat = state.seat()
        if seat == CHANCE:
            table.apply(log.Line(at=0, seat=seat, text=state.sample(rng).text))
            continue
        for asked in state.waiting():
            answer = rng.choice(list(state.question(asked).options(state))).text
            sealed = state.question(asked).sealed
            table.apply((log.Held if sealed else log.Line)(at=0, seat=asked, text=answer))
        if table.held:
            table.apply(log.Opened(at=0))
    if ended:
        result = game.result(table.state)
        table.apply(log.Ended(at=0, scores=list(result.scores), winners=list(result.winners)))
    return table


def to_its_end(table: Table, rng: Random) -> None:
    """Random answers until the game is over."""
    state = table.state
    assert state is not None
    state = state.clone()
    while not state.over:
        seat = state.waiting()[0]
        state.play(seat, state.sample(rng) if seat == CHANCE else rng.choice(list(state.question(seat).options(state))))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_branch_begins_with_the_answers_of_the_other_game(game: Game) -> None:
    origin = played(game, 1)
    for part in (0, 3, 7, 9):
        lines = len(origin.lines) * part // 10
        wanted = bodies.NewBranch(lines=lines, seat=1, name=" Three and three ")
        table, entries = branched(origin, "branch", wanted, WHO)
        branch = table.created.branch
        assert branch is not None
        assert branch.lines <= lines
        assert table.lines[: branch.lines] == origin.lines[: branch.lines]
        assert (branch.table, branch.root, branch.name, branch.world) == ("origin", "origin", "Three and three", "true")
        assert table.chairs[1].player == "ines"
        assert all(chair.bot for seat, chair in enumerate(table.chairs) if seat != 1)
        assert not table.over
        assert all(seat >= 0 for seat in table.wanted())
        assert table.wanted()
        again = fold("branch", [log.decode(log.encode(entry)) for entry in entries])
        assert again.state is not None
        assert table.state is not None
        assert again.state.parts() == table.state.parts()
        assert again.lines == table.lines
        to_its_end(table, Random(part))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_another_world_looks_the_same_to_the_seat_and_can_be_played_to_its_end(game: Game) -> None:
    origin = played(game, 2)
    different = 0
    for part in range(10):
        lines = origin.units[len(origin.lines) * part // 10]
        truth = origin.state_after(lines)[0]
        if truth.over or truth.seat() == CHANCE:
            continue
        for seat in range(len(origin.chairs)):
            wanted = bodies.NewBranch(lines=lines, seat=seat, world="like")
            table, entries = branched(origin, "branch", wanted, WHO._replace(seed=bytes([part] * 32)))
            assert table.state is not None
            assert game.view(table.state, seat) == game.view(truth, seat)
            different += table.state.parts() != truth.parts()
            assert table.lines == []
            assert not table.whole
            again = fold("branch", [log.decode(log.encode(entry)) for entry in entries])
            assert again.state is not None
            assert again.state.parts() == table.state.parts()
            for asked in table.wanted():  # a bot that has been told nothing goes by what it sees
                bot = bots(game.id)["constable"](game, table.agreed, asked, Random(0))
                assert bot.choose(game.view(table.state, asked)) in decide.options(table, asked)
            to_its_end(table, Random(part))
    assert different


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_was_really_hidden_plays_no_part_in_another_world(game: Game) -> None:
    """The branch of a branch: two true worlds that look the same to a seat lead to the same other worlds."""
    origin = played(game, 3)
    lines = origin.units[len(origin.lines) // 2]
    like = bodies.NewBranch(lines=lines, seat=0, world="like")
    worlds = []
    for number in range(2):
        table, _ = branched(origin, "one", like, WHO._replace(seed=bytes([number] * 32)))
        table.apply(log.Ended(at=0, scores=[], winners=[], early="agreed"))
        other, _ = branched(table, "two", bodies.NewBranch(lines=0, seat=0, world="like"), WHO)
        assert other.state is not None
        assert other.created.branch is not None
        assert (other.created.branch.table, other.created.branch.root) == ("one", "origin")
        worlds.append(other.state.parts())
    assert worlds[0] == worlds[1]


def test_a_game_that_is_being_played_is_never_branched() -> None:
    table = played(GAMES[0], 1, ended=False)
    with pytest.raises(NoBranch) as error:
        branched(table, "branch", bodies.NewBranch(lines=0, seat=0), WHO)
    assert error.value.code == "not-over"


# -- over the wire -----------------------------------------------------------------------------------


@pytest_asyncio.fixture(params=TRANSPORTS)
async def parlour(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[AnyHouse]:
    async with any_house(request.param, tmp_path) as open_house:
        yield open_house


async def bots_play(parlour: AnyHouse, ines: Guest) -> str:
    settings = {"game": "check-the-ripper", "seats": ["bot:constable", "bot:constable"]}
    opened = await parlour.http.post("/api/tables", json=settings, headers=ines.bearer)
    table = str(opened.json()["table"])
    await ines.send("watch", table=table)
    await ines.hears("table", lambda message: message["table"] == table and bool(message["result"]))
    return table


async def test_somebody_plays_on_from_a_moment_and_the_tree_has_it(parlour: AnyHouse) -> None:
    ines = await parlour.guest("Ines")
    table = await bots_play(parlour, ines)
    path = f"/api/tables/{table}/branches"
    tree: list[dict[str, Any]] = (await parlour.http.get(path)).json()["tables"]
    assert tree == []

    async def branch(**wanted: Any) -> str:
        given = {"lines": 30, "seat": 0, "bot": "constable", **wanted}
        opened = await parlour.http.post(path, json=given, headers=ines.bearer)
        assert opened.status_code == 201, opened.text
        return str(opened.json()["table"])

    mine = await branch(name="The other file")
    await ines.send("watch", table=mine)
    info = await ines.hears("table", lambda message: message["table"] == mine)
    assert info["branch"] == {
        "table": table, "root": table, "lines": 30, "seat": 0, "world": "true", "name": "The other file",
    }  # fmt: skip
    assert (info["started"], [seat["bot"] for seat in info["seats"]]) == (True, ["", "constable"])
    refused = await parlour.http.post(f"/api/tables/{mine}/branches", json={"lines": 3, "seat": 0}, headers=ines.bearer)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-over")
    await ines.send("resign", table=mine, seat=0)
    await ines.hears("table", lambda message: message["table"] == mine and bool(message["result"]))
    text = (await parlour.http.get(f"/api/tables/{mine}/transcript")).text
    whole = (await parlour.http.get(f"/api/tables/{table}/transcript")).text
    assert text.splitlines()[1:31] == whole.splitlines()[1:31]
    assert f"# branch-of {table} 30" in text
    assert "seed" not in text

    other = await branch(world="like", name="Another night", lines=31)
    tree = (await parlour.http.get(f"/api/tables/{mine}/branches")).json()["tables"]
    found = {one["table"]: one for one in tree}
    assert found.keys() == {mine, other}
    assert (found[mine]["over"], found[mine]["winners"], found[mine]["branch"]["name"]) == (True, [1], "The other file")
    assert (found[other]["over"], found[other]["branch"]["world"]) == (False, "like")
    await ines.send("watch", table=other)
    await ines.send("resign", table=other, seat=0)
    await ines.hears("table", lambda message: message["table"] == other and bool(message["result"]))
    for what in ("transcript", "review?seat=0"):
        reply = await parlour.http.get(f"/api/tables/{other}/{what}")
        assert (reply.status_code, reply.json()["code"]) == (403, "no-beginning")


async def test_nobody_branches_a_running_game_or_its_end(parlour: AnyHouse) -> None:
    ines = await parlour.guest("Ines")
    running = await parlour.table(ines, seats=["open", "bot:constable"])
    finished = await bots_play(parlour, ines)
    lines = (await parlour.http.get(f"/api/tables/{finished}/replay")).json()["lines"]
    for table, wanted, status, code in (
        (running, {"lines": 0, "seat": 0}, 403, "not-over"),
        (finished, {"lines": lines, "seat": 0}, 422, "branch-over"),
        (finished, {"lines": lines + 1, "seat": 0}, 422, "no-branch"),
        (finished, {"lines": 0, "seat": 5}, 422, "no-such-seat"),
        (finished, {"lines": 0, "seat": 0, "bot": "moriarty"}, 422, "bad-settings"),
    ):
        reply = await parlour.http.post(f"/api/tables/{table}/branches", json=wanted, headers=ines.bearer)
        assert (reply.status_code, reply.json()["code"]) == (status, code)
    assert (
        await parlour.http.post(f"/api/tables/{finished}/branches", json={"lines": 0, "seat": 0})
    ).status_code == 401


async def test_what_would_have_been_seen_after_another_answer(parlour: AnyHouse) -> None:
    ines = await parlour.guest("Ines")
    table = await bots_play(parlour, ines)
    replay = f"/api/tables/{table}/replay?seat=0"
    moments = (await parlour.http.get(replay)).json()["moments"]
    asked = [
        (one["line"], options, after["answer"])
        for one, after in itertools.pairwise(moments)
        if after["seat"] == 0 and len(options := one["view"]["options"]) > 1
    ]
    line, options, given = asked[3]
    same = (await parlour.http.get(f"{replay}&start={line + 1}&instead={given}")).json()["moments"]
    assert same == [moments[line + 1]]
    other = next(one for one in options if one != given)
    (moment,) = (await parlour.http.get(f"{replay}&start={line + 1}&instead={other}")).json()["moments"]
    assert (moment["answer"], moment["view"] == moments[line + 1]["view"]) == (other, False)
    for query in (
        f"start={line + 1}&instead=nonsense",
        f"start={line}&instead={given}",
        "start=9999&instead=pass",
    ):
        assert (await parlour.http.get(f"{replay}&{query}")).status_code == 422


# -- statistics --------------------------------------------------------------------------------------


async def test_statistics_count_what_was_played_in_earnest_and_know_its_reviews(parlour: AnyHouse) -> None:
    ines = await parlour.guest("Ines")
    assert (await parlour.http.get("/api/me/statistics")).status_code == 401
    table = await parlour.table(ines, seats=["person", "bot:constable"])
    await ines.send("watch", table=table)
    await ines.send("sit", table=table, seat=0)
    await ines.hears("table", lambda message: message["table"] == table and message["started"])
    await ines.send("resign", table=table, seat=0)
    await ines.hears("table", lambda message: message["table"] == table and bool(message["result"]))
    path = f"/api/tables/{table}/branches"
    branch = (await parlour.http.post(path, json={"lines": 1, "seat": 0}, headers=ines.bearer)).json()["table"]
    await ines.send("watch", table=branch)
    await ines.send("resign", table=branch, seat=0)
    await ines.hears("table", lambda message: message["table"] == branch and bool(message["result"]))

    async def games() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await parlour.http.get("/api/me/statistics", headers=ines.bearer)).json()[
            "games"
        ]
        return found

    (one,) = await games()
    assert (one["table"], one["seat"], one["opponents"], one["won"]) == (table, 0, ["bot:constable"], False)
    assert (one["rate"], one["luck"]) == (None, None)
    await parlour.parlour.store.put(f"review/{table}/0/quick", b'{"table": "", "rate": 0.25, "luck": -0.5}')
    (one,) = await games()
    assert (one["rate"], one["luck"]) == (0.25, -0.5)
