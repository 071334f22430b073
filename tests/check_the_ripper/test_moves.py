"""Chess moves on the map: where they lead, and what stops them."""

from __future__ import annotations

import random

import pytest
from check_the_ripper.naive import compared, random_position
from check_the_ripper.stories import given

from whitechapel.games.check_the_ripper.material import SQUARE

POSITIONS = 400
"""Random positions in a test run; `python -m tests.check_the_ripper.naive 5000` compares as many as you like."""
NOWHERE = "gone: h15 g13 i13 g11 h11 i9 b8 e8 h7 j7 b6 e6 g5 i5 l5 b4"
"""Only four files are left, the blank ones in the south-east: h3 j3 l3 g1."""
ALL_FILED = "filed: cleaver*4 knife*4 scissors*4 hammer*4"


def alone(here: str, symbol: str) -> set[str]:
    """Where a piece can go on a board with hardly a file; the other piece stands in a corner."""
    text = f"0: {here} | 1: a15 | filed: cleaver*3 knife*4 scissors*4 hammer*4 | {NOWHERE.replace('h15 ', '')}"
    other = "queen" if symbol != "queen" else "king"
    return given(text, rolled=f"{symbol} {other}").targets(0, symbol)


@pytest.mark.rule("check-the-ripper/king-moves")
def test_a_king_goes_one_square_in_any_direction() -> None:
    assert alone("d10", "king") == {"c9", "c10", "c11", "d9", "d11", "e9", "e10", "e11"}
    assert alone("a1", "king") == {"a2", "b1", "b2"}


@pytest.mark.rule("check-the-ripper/rook-moves")
def test_a_rook_goes_any_distance_along_row_and_column() -> None:
    assert alone("d10", "rook") == {f"{column}10" for column in "abcefghijkl"} | {
        f"d{rank}" for rank in range(1, 16) if rank != 10
    }


@pytest.mark.rule("check-the-ripper/bishop-moves")
def test_a_bishop_goes_any_distance_diagonally() -> None:
    assert alone("d10", "bishop") == {
        *("e11", "f12", "g13", "h14", "i15"), *("c9", "b8", "a7"),
        *("e9", "f8", "g7", "h6", "i5", "j4", "k3", "l2"), *("c11", "b12", "a13"),
    }  # fmt: skip


@pytest.mark.rule("check-the-ripper/queen-moves")
def test_a_queen_goes_like_a_rook_or_a_bishop() -> None:
    assert alone("d10", "queen") == alone("d10", "rook") | alone("d10", "bishop")


@pytest.mark.rule("check-the-ripper/knight-moves")
def test_a_knight_goes_two_and_one_and_changes_the_colour_of_its_square() -> None:
    assert alone("d10", "knight") == {"b9", "b11", "c8", "c12", "e8", "e12", "f9", "f11"}
    for square in ("d10", "a1", "l1", "f8"):
        for target in alone(square, "knight"):
            assert (SQUARE[square] % 26 + SQUARE[square] // 26 + SQUARE[target] % 26 + SQUARE[target] // 26) % 2 == 1


@pytest.mark.rule("check-the-ripper/no-empty-move")
def test_staying_is_no_move() -> None:
    t = given("0: d10 | 1: a1", rolled="king rook")
    t.refuses("0 king d10", "no-empty-move")
    t.refuses("0 rook d10", "no-empty-move")


@pytest.mark.rule("check-the-ripper/slide-stops-at-files")
def test_a_slide_ends_on_the_first_file_of_its_line() -> None:
    t = given("0: g8 | 1: a1", rolled="rook bishop")  # Glasgow lies in the north, Aberystwyth in the south
    assert {square for square in t.targets(0, "rook") if square[0] == "g"} == {"g9", "g10", "g11", "g7", "g6", "g5"}
    t.refuses("0 rook g12", "slide-stops-at-files")
    t.refuses("0 rook g13", "slide-stops-at-files")
    t.say("0 rook g11")
    assert t.where[0] == "g11"


@pytest.mark.rule("check-the-ripper/slide-stops-at-files")
@pytest.mark.parametrize("rolled", ["rook queen", "rook rook"])
def test_files_stop_slides_after_any_roll(rolled: str) -> None:
    given("0: g8 | 1: a1", rolled=rolled).refuses("0 rook g12", "slide-stops-at-files")


@pytest.mark.rule("check-the-ripper/slide-stops-at-pieces")
def test_a_slide_ends_before_or_on_another_piece() -> None:
    t = given("0: a10 | 1: c10", rolled="rook queen")
    assert {"b10", "c10"} <= t.targets(0, "rook")
    t.refuses("0 rook d10", "slide-stops-at-pieces")
    t.refuses("0 queen d10", "slide-stops-at-pieces")


@pytest.mark.rule("check-the-ripper/knight-leaps")
def test_a_knight_leaps_pieces_and_files() -> None:
    t = given("0: g12 | 1: f12 | 2: g13 | 3: h12", rolled="knight king")  # files on g11, g13 and h11
    assert t.targets(0, "knight") == {"e11", "e13", "f10", "f14", "h10", "h14", "i11", "i13"}


@pytest.mark.rule("check-the-ripper/knight-blocked")
def test_where_it_is_agreed_files_on_both_routes_bar_a_knight() -> None:
    t = given("0: g12 | 1: a1", rolled="knight king", knight_over_files=False)
    # To h10 it would go over g11 or over h11, and both have a file; to f10 it can go over f11.
    assert t.targets(0, "knight") == {"e11", "e13", "f10", "f14", "h14", "i11", "i13"}
    t.refuses("0 knight h10", "knight-blocked")
    t.refuses("0 knight h11", "knight-moves")


@pytest.mark.rule("check-the-ripper/knight-blocked")
def test_pieces_never_bar_a_knight() -> None:
    t = given("0: d12 | 1: d11 | 2: e11", rolled="knight king", knight_over_files=False)
    assert "e10" in t.targets(0, "knight")


@pytest.mark.rule("check-the-ripper/cleared-towns")
def test_a_town_without_its_file_stops_nobody() -> None:
    t = given("0: g8 | 1: a1 | filed: cleaver | gone: g11", rolled="rook bishop")
    assert {"g11", "g12", "g13"} <= t.targets(0, "rook")
    t.say("0 rook g11")
    assert "revealed" not in t.kinds()


@pytest.mark.rule("check-the-ripper/piece-on-file")
def test_a_piece_on_a_file_stops_a_slide_and_is_challenged_first() -> None:
    t = given("0: g8 | 1: g11", rolled="rook bishop")
    assert "g11" in t.targets(0, "rook")
    t.refuses("0 rook g12", "slide-stops-at-pieces")
    t.say("0 rook g11")
    assert t.question == "duel"
    assert t.kinds() == ["moved", "challenged"]


@pytest.mark.slow
def test_all_moves_are_those_of_a_naive_generator() -> None:
    rng = random.Random(1888)
    moves = sum(compared(random_position(rng)) for _ in range(POSITIONS))
    assert moves > 40_000
