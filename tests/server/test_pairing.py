"""Who meets whom, who stands where, and who waits for whom: all of it without a server."""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random

import pytest

from whitechapel.server.club import ladder, seeking
from whitechapel.server.club import tournament as rules
from whitechapel.server.club.ladder import Played, Week
from whitechapel.server.club.matching import most_pairs
from whitechapel.server.club.pairing import bracket, round_robin
from whitechapel.server.club.seeking import Queue, Seek
from whitechapel.server.club.standings import standings, table
from whitechapel.server.club.tournament import Decided, Entered, Opened, Terms, Tournament, Withdrawn
from whitechapel.server.table.wire import Clock

SECOND = 1000
IDS = count()


def begun(people: int, system: rules.System = "swiss", **more: object) -> Tournament:
    terms = Terms("The Friday Fog", "mr-jack", system, Clock(), **{"rest": 0, **more})  # type: ignore[arg-type]
    found = Tournament("fog", Opened(0, terms, "host"))
    for number in range(people):
        found.take(Entered(0, name=f"p{number}", player=f"p{number}", rating=2000.0 - number))
    return found


def pair(found: Tournament, now: int = 0) -> None:
    for entry in rules.begin(found, now, lambda: f"t{next(IDS)}", b"seed"):
        found.take(entry)


def decide(found: Tournament, board: int, points: tuple[float, float], **more: object) -> None:
    entry = Decided(found.rounds[-1].began, board, points, **more)  # type: ignore[arg-type]
    for one in rules.decided(found, board, entry, lambda: f"t{next(IDS)}"):
        found.take(one)


def play_round(found: Tournament, rng: Random) -> None:
    pair(found)
    for match in found.open():
        decide(found, match.board, rng.choice([(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)]))


# -- pairing ------------------------------------------------------------------------------------------------------


def test_as_many_are_paired_as_trying_everything_finds() -> None:
    def trying(people: list[int], met: dict[int, set[int]]) -> int:
        if len(people) < 2:
            return 0
        one, *rest = people
        with_one = [
            1 + trying([each for each in rest if each != other], met) for other in rest if other not in met[one]
        ]
        return max([trying(rest, met), *with_one])

    rng = Random(1888)
    for _ in range(300):
        people = list(range(rng.randint(0, 8)))
        met: dict[int, set[int]] = {one: set() for one in people}
        for one in people:
            for other in range(one):
                if rng.random() < 0.65:
                    met[one].add(other)
                    met[other].add(one)
        assert most_pairs(people, met) == trying(people, met)


def test_the_first_round_of_a_swiss_tournament_pairs_the_upper_half_with_the_lower() -> None:
    found = begun(8)
    pair(found)
    assert [sorted(one.seats) for one in found.rounds[0].matches] == [[0, 4], [1, 5], [2, 6], [3, 7]]


@pytest.mark.parametrize("people", [5, 8, 17, 32])
def test_nobody_meets_twice_or_sits_out_twice_and_seats_are_balanced(people: int) -> None:
    rng, found = Random(people), begun(people)
    for _ in range(min(people - 1, 7) if people > 5 else 4):
        play_round(found, rng)
    free = [who for turn in found.rounds for who in turn.free]
    assert len(set(free)) == len(free) == (len(found.rounds) if people % 2 else 0)
    for one in found.placed().values():
        assert len(one.met) == len(one.seats)
        assert abs(one.balance) <= 2


def test_equal_points_meet_as_long_as_they_can() -> None:
    found = begun(16)
    for _ in range(4):  # whoever is placed higher wins, so that score groups are 16, 8 + 8, 4 + 8 + 4 ...
        pair(found)
        points = found.points()
        for match in found.open():
            one, other = match.seats
            assert points[one] == points[other]
        for match in found.open():
            decide(found, match.board, (1.0, 0.0) if match.seats[0] < match.seats[1] else (0.0, 1.0))
    assert next(row.entrant for row in standings(found)) == 0
    assert sorted(found.points().values()) == [0, *[1] * 4, *[2] * 6, *[3] * 4, 4]


def test_in_a_round_robin_everybody_meets_everybody_and_changes_seats() -> None:
    for people in (4, 5, 8):
        rounds = round_robin(range(people))
        pairs = [frozenset(one) for turn in rounds for one in turn.pairs]
        assert len(pairs) == len(set(pairs)) == people * (people - 1) // 2
        first = Counter(one for turn in rounds for one, _ in turn.pairs)
        assert max(first.values()) - min(first[one] for one in range(people)) <= 1


def test_in_a_knockout_the_best_two_can_only_meet_last() -> None:
    assert bracket(range(8)) == [0, 7, 3, 4, 1, 6, 2, 5]
    assert bracket(range(6)) == [0, None, 3, 4, 1, None, 2, 5]


def test_a_knockout_of_six_ends_with_one_winner_and_a_drawn_game_is_played_again() -> None:
    found = begun(6, "knockout")
    pair(found)
    assert sorted(found.rounds[0].free) == [0, 1]
    match = found.rounds[0].matches[0]
    seats, first = match.seats, match.table
    decide(found, 0, (0.5, 0.5))
    assert (match.points, match.seats, match.table == first) == (None, seats[::-1], False)
    decide(found, 0, (0.5, 0.5))
    decide(found, 0, (0.5, 0.5))  # the third one decides: whoever was placed higher
    assert (match.how, match.points) == ("draw", (1.0, 0.0) if match.seats[0] == 3 else (0.0, 1.0))
    decide(found, 1, (1.0, 0.0))
    for _ in range(2):
        pair(found)
        for one in found.open():
            decide(found, one.board, (1.0, 0.0) if one.seats[0] < one.seats[1] else (0.0, 1.0))
    assert rules.due(found, 1, str, b"") == [rules.Ended(at=1)]
    assert [(row.place, row.entrant) for row in standings(found)][:2] == [(1, 0), (2, 1)]


# -- what happens by itself ---------------------------------------------------------------------------------------


def test_the_next_round_begins_after_a_rest_and_not_during_a_pause() -> None:
    found = begun(4, rest=60)
    pair(found)
    assert rules.due(found, 10**9, str, b"") == []  # it is being played
    for match in found.open():
        decide(found, match.board, (1.0, 0.0))
    assert found.next_round() == 60 * SECOND
    assert rules.due(found, 59 * SECOND, str, b"") == []
    found.take(rules.Paused(30 * SECOND))
    assert rules.due(found, 10**9, str, b"") == []
    found.take(rules.Resumed(50 * SECOND))
    assert found.next_round() == 80 * SECOND
    assert isinstance(rules.due(found, 80 * SECOND, str, b"")[0], rules.Paired)


def test_a_round_with_a_limit_ends_in_time_but_not_during_a_pause() -> None:
    found = begun(4, minutes=10)
    pair(found)
    assert found.ends() == 600 * SECOND
    found.take(rules.Paused(100 * SECOND))
    assert rules.timed_out(found, 10**9) == []
    found.take(rules.Resumed(400 * SECOND))
    assert rules.timed_out(found, 899 * SECOND) == []
    assert len(rules.timed_out(found, 900 * SECOND)) == 2


def test_a_pause_during_a_round_does_not_make_the_rest_after_it_longer() -> None:
    found = begun(4, rest=60)
    pair(found)
    found.take(rules.Paused(10 * SECOND))
    found.take(rules.Resumed(500 * SECOND))
    for match in found.open():
        found.take(Decided(600 * SECOND, match.board, (1.0, 0.0)))
    assert found.next_round() == 660 * SECOND
    pair(found, 660 * SECOND)
    found.take(rules.Paused(700 * SECOND))
    for match in found.open():
        found.take(Decided(800 * SECOND, match.board, (1.0, 0.0)))
    found.take(rules.Resumed(900 * SECOND))  # of this pause, 100 seconds belong to the rest
    assert found.stood == 100 * SECOND


def test_whoever_withdraws_is_not_paired_again_and_whoever_comes_late_is() -> None:
    found = begun(4, late=3)
    pair(found)
    assert found.may_enter
    found.take(Entered(1, name="late", player="late"))
    found.take(Withdrawn(1, entrant=0))
    for match in found.open():
        decide(found, match.board, (1.0, 0.0))
    pair(found)
    here = [who for one in found.rounds[1].matches for who in one.seats]
    assert sorted(here) == [1, 2, 3, 4]
    pair(found)
    assert not found.may_enter


def test_in_a_round_robin_games_of_those_who_have_gone_are_won_without_playing() -> None:
    found = begun(4, "round-robin")
    pair(found)
    for match in found.open():
        decide(found, match.board, (0.5, 0.5))
    found.take(Withdrawn(1, entrant=3))
    for _ in range(2):
        pair(found)
        (gone,) = [one for one in found.rounds[-1].matches if 3 in one.seats]
        assert (gone.how, sorted(gone.points or ())) == ("absent", [0.0, 1.0])
        for match in found.open():
            decide(found, match.board, (1.0, 0.0))
    assert rules.due(found, 2, str, b"") == [rules.Ended(at=2)]


# -- standings ----------------------------------------------------------------------------------------------------


def test_ties_are_broken_by_opponents_then_by_the_game_between_them() -> None:
    found = begun(4)
    for results in ([(1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (0.5, 0.5)]):
        pair(found)
        for match, points in zip(found.open(), results, strict=True):
            decide(found, match.board, points)
    rows = standings(found)
    assert [row.points for row in rows] == sorted([row.points for row in rows], reverse=True)
    ranked = [(row.points, row.buchholz, row.berger) for row in rows]
    assert ranked == sorted(ranked, reverse=True)
    for row in rows:
        met = [
            set(one.seats) - {row.entrant} for turn in found.rounds for one in turn.matches if row.entrant in one.seats
        ]
        assert row.buchholz == sum(found.points()[other] for others in met for other in others)
    sheet = table(found, [f"p{number}" for number in range(4)])
    assert sheet[0] == [
        "place", "name", "bot", "points", "round 1", "round 2", "buchholz", "sonneborn-berger", "wins", "withdrawn",
    ]  # fmt: skip
    assert sheet[1][4].split()[0] in ("won", "drawn", "lost")


def test_in_a_duplicate_tournament_one_is_compared_with_those_at_the_same_seat() -> None:
    found = begun(6, "duplicate")
    pair(found)
    for board, (points, scores) in enumerate([((1.0, 0.0), (50, 40)), ((1.0, 0.0), (90, 10)), ((0.0, 1.0), (30, 60))]):
        decide(found, board, points, scores=scores)
    gained = found.gained(found.rounds[0])
    first, second = [[gained[one.seats[seat]] for one in found.rounds[0].matches] for seat in range(2)]
    assert (first, second) == ([0.5, 1.0, 0.0], [0.5, 0.0, 1.0])
    assert found.rounds[0].seed == b"seed"


# -- the queue ----------------------------------------------------------------------------------------------------


def seek(
    player: str, rating: float = 1500, since: int = 0, within: int = 0, games: str = "mr-jack", **more: object
) -> Seek:
    strengths = dict.fromkeys(games.split(), rating)
    return Seek(player, player, strengths, "clock", within, False, since, **{"seen": since, **more})  # type: ignore[arg-type]


def paired(*seeks: Seek, now: int = 0) -> list[set[str]]:
    found = seeking.pair_up(Queue(list(seeks)), now, lambda: f"t{next(IDS)}").found
    return [set(one.players) for one in found]


def test_whoever_waits_longest_gets_the_closest_opponent() -> None:
    some = [seek("ann", 1500, 3), seek("ben", 1900, 2), seek("cid", 1550, 1), seek("dot", 1880, 4)]
    assert paired(*some, now=5) == [{"cid", "ann"}, {"ben", "dot"}]


def test_the_range_widens_with_waiting_and_counts_on_both_sides() -> None:
    ann, ben = seek("ann", 1500, within=100), seek("ben", 1800, since=10 * SECOND, within=100, seen=29 * SECOND)
    ann = seek("ann", 1500, within=100, seen=29 * SECOND)
    assert paired(ann, ben, now=29 * SECOND) == []  # ben has waited 19 seconds: 290 points
    assert paired(ann, ben, now=30 * SECOND) == [{"ann", "ben"}]


def test_only_those_who_want_the_same_are_paired_and_nobody_who_has_gone() -> None:
    rated = Seek("dot", "dot", {"mr-jack": 1500}, "clock", 0, True, 0, 0)
    assert paired(seek("ann"), seek("ben", games="rue-morgue"), rated) == []
    assert paired(seek("ann"), seek("ben", games="rue-morgue mr-jack")) == [{"ann", "ben"}]
    assert paired(seek("ann"), seek("ben", since=29 * SECOND), now=31 * SECOND) == []
    assert seeking.pair_up(Queue([seek("ann")]), 31 * SECOND, str).seeks == []


def test_those_who_are_kept_apart_are_never_paired_and_one_can_leave() -> None:
    queue = seeking.joined(seeking.joined(Queue(), seek("ann")), seek("ben"))
    assert seeking.pair_up(queue, 0, lambda: "t", lambda one, other: True).found == []
    assert [one.player for one in seeking.without(queue, "ann").seeks] == ["ben"]
    again = seeking.joined(queue, seek("ann", since=9))
    assert [one.since for one in again.seeks if one.player == "ann"] == [0]


def test_whoever_is_gone_for_good_is_not_named_in_the_queue() -> None:
    queue = seeking.pair_up(Queue([seek("ann"), seek("ben")]), 0, lambda: "t")
    queue = seeking.joined(queue, seek("ann", since=9))
    assert seeking.forgotten(queue, "ann") == Queue()


# -- the ladder ---------------------------------------------------------------------------------------------------


def test_a_week_begins_on_monday_and_thirteen_of_them_are_a_season() -> None:
    week = ladder.week_of(1_795_000_000_000)  # a Wednesday
    assert (week.name, ladder.week_named(week.name)) == ("2026-11-16", week)
    assert week.begins <= 1_795_000_000_000 < week.ends
    assert ladder.week_named("2026-11-17") is None
    assert ladder.week_named("nonsense") is None
    assert [len(Week(number).season) for number in (12, 13, 14)] == [13, 1, 2]


def test_the_ladder_ranks_by_errors_and_by_result_and_a_season_counts_the_best_weeks() -> None:
    def game(player: str, won: bool, margin: int) -> Played:
        return Played(0, player, f"table of {player}", won, margin)

    played = [game("ann", True, 5), game("ben", False, -20), game("cid", True, 30), game("ann", True, 99)]
    rows = ladder.rows(played, {"table of ann": 0.04, "table of ben": 0.02})
    told = [(row.played.player, row.by_errors, row.by_result) for row in rows]
    assert told == [("ben", 1, 3), ("ann", 2, 2), ("cid", 0, 1)]
    assert ladder.season([rows] * 10) == [(1, "ben", 800, 10), (2, "ann", 0, 10)]


def test_those_who_made_as_many_mistakes_share_a_place_and_its_points() -> None:
    played = [Played(0, player, player, True, 0) for player in ("ann", "ben", "cid", "dot")]
    rows = ladder.rows(played, {"ann": 0.02, "ben": 0.01, "cid": 0.02, "dot": 0.05})
    assert {row.played.player: row.by_errors for row in rows} == {"ben": 1, "ann": 2, "cid": 2, "dot": 4}
    assert {row.by_result for row in rows} == {1}
    assert ladder.season([rows]) == [(1, "ben", 100, 1), (2, "ann", 50, 1), (2, "cid", 50, 1), (4, "dot", 0, 1)]
