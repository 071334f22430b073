"""The board: what is drawn where, and what follows from it for light and distance."""

from __future__ import annotations

from itertools import pairwise

import pytest
from mr_jack import naive
from mr_jack.stories import begin, given, hex_names

from whitechapel.games.mr_jack.material import (
    BEAM,
    BOARDS,
    CHARACTERS,
    CORDONS,
    DISTANCE,
    EXITS,
    FACINGS,
    GATES,
    HALO,
    HEX,
    HEXES,
    LAMPS,
    LIT_BY,
    NEXT,
    POSTS,
    SNEAK,
    TERRAIN,
    WALK,
)

SIGNS = {"..": ".", "oo": ".", "##": "#", "**": "*"}


@pytest.mark.rule("mr-jack/board-hexes")
def test_there_are_86_hexes_and_one_can_stand_on_60_of_them() -> None:
    assert len(TERRAIN) == 86
    assert [list(TERRAIN.values()).count(sign) for sign in ".#*"] == [60, 18, 8]
    lengths = [sum(name[0] == column for name in TERRAIN) for column in "abcdefghijklm"]
    assert lengths == [5, 7, 6, 6, 7, 8, 8, 8, 7, 6, 6, 7, 5]
    assert (len(HEXES), HEXES[0], HEXES[59]) == (60, "a1", "m12")


@pytest.mark.rule("mr-jack/board-hexes")
def test_the_board_is_the_one_that_is_drawn() -> None:
    assert {name: SIGNS[naive.DRAWN[cell]] for name, cell in naive.HEXES.items()} == TERRAIN


@pytest.mark.rule("mr-jack/board-2006")
def test_the_first_printing_has_eight_manholes_two_of_them_covered() -> None:
    view = begin().view(None)
    assert view.manholes == ("a5", "c2", "f7", "f10", "h3", "h6", "l12", "m9")
    assert view.covers == ("c2", "l12")
    assert sorted(view.manholes) == sorted(naive.NAMES[cell] for cell, sign in naive.DRAWN.items() if sign == "oo")
    assert dict(zip(CHARACTERS, view.where, strict=True)) == {
        "holmes": "g5", "watson": "a3", "smith": "g8", "lestrade": "e5", "stealthy": "i4", "goodley": "m10",
        "gull": "e9", "bert": "i8",
    }  # fmt: skip


@pytest.mark.rule("mr-jack/board-later")
def test_later_printings_have_nine_manholes_and_two_other_start_hexes() -> None:
    view = begin(edition="later").view(None)
    assert view.manholes == ("b1", "b6", "c4", "f10", "g6", "h3", "k9", "l7", "l12")
    assert view.covers == ("b1", "l12")
    assert dict(zip(CHARACTERS, view.where, strict=True)) == {
        "holmes": "g5", "watson": "i4", "smith": "g8", "lestrade": "e5", "stealthy": "a3", "goodley": "m10",
        "gull": "e9", "bert": "i8",
    }  # fmt: skip


@pytest.mark.rule("mr-jack/board-later")
def test_in_later_printings_a_gate_can_be_a_manhole() -> None:
    t = given("0 plays bert", edition="later")
    assert {"b1", "l12"} <= set(t.view(0).covers) <= {HEXES[gate] for gate in GATES}
    t.say("0 card bert", "0 power first", "0 cover b1 to k9", "0 move i7")
    assert "b1" not in t.view(0).covers


def test_all_the_streets_hang_together_and_lie_beside_each_other_both_ways() -> None:
    for x in range(60):
        for y in range(60):
            assert DISTANCE[x][y] == DISTANCE[y][x] < 60
            assert (DISTANCE[x][y] == 1) == bool(NEXT[x] >> y & 1) == bool(NEXT[y] >> x & 1)
    assert max(max(row) for row in DISTANCE) == 15


def test_the_terrain_looks_the_same_when_the_board_is_turned_round() -> None:
    for name, (column, row) in naive.HEXES.items():
        assert TERRAIN[name] == TERRAIN[naive.NAMES[12 - column, 16 - row]]


def test_distances_and_light_are_those_one_counts_on_the_drawing() -> None:
    for name in HEXES:
        far = naive.distances(name)
        assert [far[other] for other in HEXES] == list(DISTANCE[HEX[name]])
    assert hex_names(HALO[POSTS.index("f5")]) == ["e4", "e5", "g5", "g6"]
    assert hex_names(HALO[POSTS.index("b2")]) == ["a1", "a2", "b1", "b3", "c2", "c3"]
    assert hex_names(LIT_BY[1 << POSTS.index("b2") | 1 << POSTS.index("f5")]) == [
        "a1", "a2", "b1", "b3", "c2", "c3", "e4", "e5", "g5", "g6",
    ]  # fmt: skip
    assert LIT_BY[0] == 0


@pytest.mark.rule("mr-jack/exits-outside")
def test_each_exit_lies_outside_and_touches_one_hex() -> None:
    assert [(exit, HEXES[gate]) for exit, gate in zip(EXITS, GATES, strict=True)] == [
        ("nw", "b7"), ("ne", "l12"), ("sw", "b1"), ("se", "l6"),
    ]  # fmt: skip
    for exit, gate in zip(EXITS, GATES, strict=True):
        assert naive.EXITS[exit] not in naive.DRAWN
        drawn_beside = [naive.NAMES[cell] for cell in naive.touching(naive.EXITS[exit]) if cell in naive.DRAWN]
        assert drawn_beside == [HEXES[gate]]


@pytest.mark.rule("mr-jack/start-cordons")
def test_two_exits_are_closed_at_the_start() -> None:
    assert begin().view(None).cordons == ("ne", "sw")
    assert CORDONS.bit_count() == 2


@pytest.mark.rule("mr-jack/start-lamps")
def test_six_gaslights_burn_at_the_start_four_of_them_numbered() -> None:
    assert dict(zip(POSTS, LAMPS, strict=True)) == {
        "b2": 1, "c7": 3, "f5": 5, "f9": 0, "h4": 0, "h8": 5, "k6": 4, "l11": 2,
    }  # fmt: skip
    assert begin(edition="later").view(None).lamps == LAMPS


@pytest.mark.rule("mr-jack/start-characters")
@pytest.mark.parametrize(
    ("edition", "seen"),
    [("2006", ("holmes", "smith", "lestrade", "bert")), ("later", ("holmes", "smith", "lestrade", "bert"))],
)
def test_four_are_seen_at_the_start_and_four_are_not(edition: str, seen: tuple[str, ...]) -> None:
    assert begin(edition=edition).view(None).in_sight == seen


@pytest.mark.rule("mr-jack/watson-starts-ne")
@pytest.mark.parametrize(("edition", "hex"), [("2006", "a3"), ("later", "i4")])
def test_watson_faces_north_east_at_the_start_and_lights_nobody(edition: str, hex: str) -> None:
    t = begin(edition=edition)
    assert t.view(None).facing == "ne"
    assert not BEAM[HEX[hex]][FACINGS.index("ne")] & sum(1 << start for start in BOARDS[edition].start)


def test_from_a3_no_facing_lights_anybody() -> None:
    starts = sum(1 << start for start in BOARDS["2006"].start)
    assert [hex_names(BEAM[HEX["a3"]][facing]) for facing in range(6)] == [["a4", "a5"], [], ["b3", "c3", "d3", "e3",
        "f3", "g3", "h3"], ["a1", "a2"], [], []]  # fmt: skip
    assert not any(beam & starts for beam in BEAM[HEX["a3"]])


# -- moves that players of the first board have written about -------------------------------------


@pytest.mark.parametrize(
    ("who", "path"),
    [
        ("bert", ["i8", "i7", "h6", "f10"]),
        ("watson", ["a3", "a4", "a5", "f10"]),
        ("goodley", ["m10", "l10", "k10", "j10"]),
        ("holmes", ["g5", "g4", "g3"]),
        ("lestrade", ["e5", "e4", "e3", "f3"]),
    ],
)
def test_every_opening_move_in_print_can_be_played(who: str, path: list[str]) -> None:
    for here, there in pairwise(path):
        hop = {here, there} <= {"a5", "f7", "f10", "h3", "h6", "m9"}
        assert hop or NEXT[HEX[here]] >> HEX[there] & 1
    t = given(f"0 plays {who}")
    t.say(f"0 card {who}")
    if t.offers(0, "move first"):
        t.say("0 move first")
    t.say(f"0 move {path[-1]}")
    assert t.where(who) == path[-1]


def test_goodley_calls_bert_from_f10_to_i10_with_all_three_points() -> None:
    assert DISTANCE[HEX["f10"]][HEX["i10"]] == 3
    t = given("0 plays goodley | at: bert f10")
    t.say("0 card goodley", "0 power first", "0 whistle bert to i10")
    assert t.view(0).question == "move"


def test_with_l12_open_and_ne_free_gull_and_goodley_can_leave_from_where_they_start() -> None:
    for who in ("gull", "goodley"):
        t = given(f"1 plays {who} | round: 2 | jack: {who} | witness: unseen | covers: c2 a5 | cordons: sw nw")
        t.say(f"1 card {who}")
        if who == "goodley":
            t.say("1 move first")
        assert "leave ne" in t.endings(1)


def test_miss_stealthy_leaves_from_her_first_hex_in_2006_and_nobody_else_does() -> None:
    assert SNEAK[3][HEX["i4"]] >> HEX["l6"] & 1
    assert not SNEAK[2][HEX["i4"]] >> HEX["l6"] & 1
    assert not WALK[3][HEX["i4"]] >> HEX["l6"] & 1
    ways_out = {
        (edition, who): out
        for edition in ("2006", "later")
        for who in CHARACTERS
        if (out := ways_out_from_the_start(edition, who))
    }
    assert ways_out == {("2006", "stealthy"): ["leave se"]}


def ways_out_from_the_start(edition: str, who: str) -> list[str]:
    t = given(f"1 plays {who} | round: 2 | jack: {who} | witness: unseen", edition)
    t.say(f"1 card {who}")
    if t.offers(1, "move first"):
        t.say("1 move first")
    return t.endings(1)
