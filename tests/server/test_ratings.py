"""Ratings: the published formulas, what counts of a game, and that nothing counts twice; the same games always give the
same ratings, and known strengths are found again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace
from patience import until
from server.evening import Evening
from server.house import Guest, House, house
from server.postgres_for_tests import postgres

from whitechapel import game
from whitechapel.bots import LEVELS, ranks, rating
from whitechapel.games import GAMES
from whitechapel.server.host import upkeep
from whitechapel.server.live import ratings as live_ratings
from whitechapel.server.store import Entry
from whitechapel.server.table import decide, glicko, wire
from whitechapel.server.table.glicko import Met, Rating
from whitechapel.server.table.rated import RatedGame, RatedSeat, Ratings, against, pools
from whitechapel.server.table.rated import counted as counted_of

DAY = 86_400_000


# -- the formulas -------------------------------------------------------------------------------------------------


def test_the_example_of_the_published_paper_comes_out() -> None:
    met = [Met(Rating(1400, 30), 1), Met(Rating(1550, 100), 0), Met(Rating(1700, 300), 0)]
    after = glicko.after(Rating(1500, 200, 0.06), met)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_rating_grows_less_sure_with_time_but_never_less_than_that_of_a_stranger() -> None:
    sure = Rating(1700, 50)
    assert glicko.aged(sure, 0) == sure
    assert 50 < glicko.aged(sure, 4).deviation < glicko.aged(sure, 40).deviation
    assert glicko.aged(sure, 1e9) == (1700, 350, 0.06)


def test_every_upset_is_survived() -> None:
    for value in (100.0, 1500.0, 3500.0):
        for other in (100.0, 1500.0, 3500.0):
            for score in (0.0, 0.5, 1.0):
                for deviation in (30.0, 350.0):
                    after = glicko.after(Rating(value, deviation), [Met(Rating(other, 30), score)])
                    assert 0 < after.deviation <= 350
                    assert 0 < after.volatility < 1


def test_all_ranks_have_ratings_that_grow_and_others_have_none() -> None:
    for one in GAMES:
        for seat in range(2):
            values = [rating(one.id, rank, seat) for rank in ranks(one.id)]
            assert values == sorted(values, key=lambda value: value or 0)
            assert None not in values
        assert rating(one.id, "random", 0) is None


# -- what counts --------------------------------------------------------------------------------------------------


def seat(player: str, side: int, score: int = 0, won: bool = False, **more: Any) -> RatedSeat:
    return RatedSeat(player, "" if player else "inspector", side, score, won, **more)


def test_between_two_seats_the_winner_wins_and_then_the_points_decide() -> None:
    winner, second, third = seat("a", 0, 50, won=True), seat("b", 1, 40), seat("c", 2, 30)
    assert [against(winner, second), against(second, winner), against(second, third)] == [1, 0, 1]
    assert against(third, replace(third, player="d")) == 0.5


def test_whoever_left_has_lost_against_all_who_stayed_even_with_the_most_points() -> None:
    gone, stayed = seat("a", 0, 90, won=True, left=True), seat("b", 1, 10)
    assert [against(gone, stayed), against(stayed, gone), against(gone, gone)] == [0, 1, None]


def test_partners_win_and_lose_together_and_bots_never_change() -> None:
    rue, ratings = game("rue-morgue"), Ratings()
    seats = [seat("ann", 0, 80, won=True), seat("ben", 1, 20), seat("cid", 0, 80, won=True), seat("", 1, 20)]
    ratings.take(RatedGame(at=DAY, table="t1", game="rue-morgue", seats=seats), rue)
    standing = ratings.pools["rue-morgue"]
    assert standing["ann"] == standing["cid"]
    assert set(standing) == {"ann", "ben", "cid"}
    assert standing["ann"].value > 1500 > standing["ben"].value
    assert [(one.games, one.won, one.lost) for one in (standing["ann"], standing["ben"])] == [(1, 1, 0), (1, 0, 1)]


def test_mr_jack_has_a_rating_for_each_role() -> None:
    jack, ratings = game("mr-jack"), Ratings()
    assert pools(jack) == ["mr-jack/0", "mr-jack/1"]
    ratings.take(RatedGame(DAY, "t1", "mr-jack", [seat("ann", 0, 1, won=True), seat("ben", 1)]), jack)
    assert (set(ratings.pools["mr-jack/0"]), set(ratings.pools["mr-jack/1"])) == ({"ann"}, {"ben"})
    assert ratings.of("mr-jack/1", "ann").games == 0


def test_a_game_that_is_counted_again_changes_nothing() -> None:
    ripper, ratings = game("jack-the-ripper"), Ratings()
    one = RatedGame(DAY, "t1", "jack-the-ripper", [seat("ann", 0, 9, won=True), seat("ben", 1)])
    ratings.take(one, ripper)
    before = dict(ratings.pools["jack-the-ripper"])
    ratings.take(one, ripper)
    assert (ratings.pools["jack-the-ripper"], ratings.length) == (before, 2)


def test_known_strengths_are_found_again() -> None:
    """Twelve players and the bots' anchors meet at random for a while, and win as their true strengths say."""
    ripper, rng, ratings = game("jack-the-ripper"), Random(1888), Ratings()
    true = {f"player {number}": 1150.0 + 70 * number for number in range(12)}
    for number in range(3000):
        one, other = rng.sample(sorted(true), 2)
        bot = rng.choice(LEVELS[:4]) if rng.random() < 0.3 else ""
        theirs = rating(ripper.id, bot, 1) if bot else true[other]
        assert theirs is not None
        won = rng.random() < 1 / (1 + 10 ** ((theirs - true[one]) / 400))
        seats = [RatedSeat(one, "", 0, int(won), won), RatedSeat("" if bot else other, bot, 1, int(not won), not won)]
        ratings.take(RatedGame(number * 600_000, f"t{number}", ripper.id, seats), ripper)
    found = ratings.pools[ripper.id]
    errors = [found[name].value - value for name, value in true.items()]
    assert max(abs(error) for error in errors) < 130
    assert abs(sum(errors) / len(errors)) < 40  # the anchors hold the scale
    within = [abs(found[name].value - value) < 2.5 * found[name].deviation for name, value in true.items()]
    assert within.count(True) >= 11
    assert Ratings.decode(ratings.encode()).encode() == ratings.encode()


# -- who has left -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [{}, {"pace": {"kind": "days", "days": 3}}], ids=["live", "days"])
def test_whoever_lets_their_time_run_out_and_stays_away_has_left_a_rated_table(settings: dict[str, Any]) -> None:
    evening = Evening(game="mr-jack", rated=True, **settings)
    if not settings:  # then somebody's time can be up all the same
        assert evening.table.settings.pace == wire.Clock(per_move=45, bank=300, grace=60)
    gone, due = evening.table.wanted()[0], evening.table.due()
    assert due is not None
    evening.waits((due - evening.now) / 1000)
    assert evening.table.chairs[gone].stand_in
    while evening.table.playing:
        seat = evening.table.wanted()[0]
        answer, revision = evening.rng.choice(evening.options(seat)), evening.table.revision
        if seat == gone:
            evening.do(decide.bot_move(evening.table, seat, revision, answer, evening.now))
        else:
            evening.answers(seat, answer)
    game = counted_of(evening.table)
    assert game is not None
    assert [one.left for one in game.seats] == [seat == gone for seat in (0, 1)]
    assert against(game.seats[gone], game.seats[1 - gone]) == 0


# -- at the tables ------------------------------------------------------------------------------------------------


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def parlour(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    place = tmp_path / "parlour.db" if request.param == "sqlite" else postgres().fresh()
    async with house(place) as open_house:
        yield open_house


async def opens(parlour: House, host: Guest, **settings: Any) -> str:
    wanted = {"game": "mr-jack", "rated": True, "seats": ["open", "open"], **settings}
    answer = await parlour.http.post("/api/tables", json=wanted, headers=host.bearer)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def ends_by_resigning(parlour: House, one: Guest, other: Guest, seat: int = 1, **settings: Any) -> str:
    """A game of two that one of them, usually the second, gives up at once."""
    table = await opens(parlour, one, **settings)
    await one.comes(table, 0)
    await other.comes(table, 1)
    await one.sees(table, 0)
    await other.sees(table, 1)
    await (one, other)[seat].send("resign", table=table, seat=seat)
    await one.until(lambda: one.over(table))
    return table


async def counted(parlour: House, count: int) -> Ratings:
    async with asyncio.timeout(60):
        while len((await parlour.parlour.ratings.now()).tables) < count:
            await asyncio.sleep(0.02)
    return await parlour.parlour.ratings.now()


async def test_a_rated_game_counts_once_and_is_shown_on_leaderboard_and_profile(parlour: House) -> None:
    ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
    tables = [await ends_by_resigning(parlour, ines, otto, int(number % 3 > 0)) for number in range(12)]
    await ends_by_resigning(parlour, ines, otto, rated=False)
    await counted(parlour, 12)
    for table in tables:
        parlour.parlour.finished(table)  # as after a start
    await until(lambda: not parlour.parlour._to_rate)
    boards = (await parlour.http.get("/api/games/mr-jack/ratings")).json()["boards"]
    assert [board["role"]["en"] for board in boards] == ["detective", "Jack"]
    (row,) = boards[0]["rows"]
    assert (row["name"], row["games"], row["won"], row["lost"]) == ("Ines", 12, 8, 4)
    assert row["value"] > 1500 > boards[1]["rows"][0]["value"]
    assert {"bot": "inspector", "value": 1533} in boards[0]["bots"]
    profile = (await parlour.http.get(f"/api/players/{otto.player}")).json()
    assert profile["nickname"] == "Otto"
    assert [(one["game"], one["rated"]["lost"]) for one in profile["ratings"]] == [("mr-jack", 8)]
    assert {one["table"] for one in profile["games"]} == set(tables)
    assert profile["favourites"] == [{"player": ines.player, "name": "Ines", "games": 12, "face": ""}]
    assert set(profile["best"]) <= {tables[number] for number in (0, 3, 6, 9)}
    assert len(profile["best"]) == 3
    for nobody in ("nobody", "AAAAAAAAAAAA", "%00", "*"):
        assert (await parlour.http.get(f"/api/players/{nobody}")).status_code == 404


async def test_at_a_rated_table_nothing_is_taken_back_and_nobody_is_advised(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    table = await opens(parlour, ines, seats=["open", "bot:constable"], hints=True, undo=True)
    told = (await parlour.http.get(f"/api/tables/{table}")).json()["settings"]
    assert (told["rated"], told["hints"], told["undo"]) == (True, False, False)
    assert told["pace"] == {"kind": "clock", "per_move": 45, "bank": 300, "grace": 60}
    for seats in (["open", "bot:random"], ["bot:constable", "bot:inspector"]):
        wanted = {"game": "mr-jack", "rated": True, "seats": seats}
        answer = await parlour.http.post("/api/tables", json=wanted, headers=ines.bearer)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-settings")
    table = await opens(parlour, ines)
    await ines.comes(table, 0)
    await ines.send("fill", table=table, seat=1, bot="random")
    assert (await ines.hears("wrong"))["code"] == "unrated-bot"


async def test_games_that_end_by_agreement_repeat_another_or_lose_a_guest_do_not_count(parlour: House) -> None:
    ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
    table = await opens(parlour, ines)
    await ines.comes(table, 0)
    await otto.comes(table, 1)
    await otto.sees(table, 1)
    await ines.send("offer-end", table=table, seat=0)
    await otto.hears("table", lambda message: message["end_wish"] is not None)
    await otto.send("agree", table=table, yes=True)
    await ines.until(lambda: ines.over(table))
    await ines.send("again", table=table, duplicate=True)
    twin = (await ines.hears("table", lambda message: bool(message["duplicate"])))["duplicate"]
    assert not (await parlour.http.get(f"/api/tables/{twin}")).json()["settings"]["rated"]
    await until(lambda: not parlour.parlour._to_rate)
    counting = await ends_by_resigning(parlour, ines, otto)
    assert (await counted(parlour, 1)).tables == {counting}


async def test_ratings_counted_again_from_the_logs_equal_the_stored_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_ratings, "EVERY", 2)
    place = tmp_path / "parlour.db"
    async with house(place) as parlour:
        ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
        for number in range(5):
            pair = (ines, otto) if number % 3 else (otto, ines)
            await ends_by_resigning(parlour, *pair)
        before = (await counted(parlour, 5)).encode()
        await until(lambda: not parlour.parlour._to_rate)
    finding = await upkeep.ratings(place)
    assert finding == (True, "5 rated games of 2 players were counted again without a difference.")
    async with house(place) as parlour:
        assert (await parlour.parlour.ratings.now()).encode() == before
        # A dishonest entry is found.
        store = parlour.parlour.store
        log = [entry.data for entry in await store.read("ratings")]
        await store.append("ratings", 5, [Entry("rated", log[0].replace(b"true,false]", b"false,true]"))])
    assert not (await upkeep.ratings(place)).healthy


async def test_a_game_that_ended_when_its_process_died_is_counted_after_the_next_start(tmp_path: Path) -> None:
    place = tmp_path / "parlour.db"
    async with house(place) as parlour:
        ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
        parlour.parlour.finished = lambda table: None  # type: ignore[method-assign]
        table = await ends_by_resigning(parlour, ines, otto)
    async with house(place) as parlour:
        assert (await counted(parlour, 1)).tables == {table}


async def test_two_processes_count_the_same_games_once() -> None:
    database = postgres().fresh()
    async with house(database) as here, house(database) as there:
        ines, otto = await here.guest("Ines"), await here.guest("Otto")
        tables = [await ends_by_resigning(here, ines, otto) for _ in range(3)]
        for table in tables:
            for one in (here, there):
                one.parlour.finished(table)
        await counted(there, 3)
        await until(lambda: not here.parlour._to_rate and not there.parlour._to_rate)
        ratings = await there.parlour.ratings.now()
        assert (ratings.length, ratings.tables) == (3, set(tables))
