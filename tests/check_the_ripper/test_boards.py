"""The board of the house, other boards, and files that are not boards."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from check_the_ripper.naive import random_board
from check_the_ripper.stories import FILES_IN_ORDER, begin, given

import whitechapel
from whitechapel.core.frames import BadAnswer, GameError
from whitechapel.core.transcript import Transcript
from whitechapel.games.check_the_ripper import GAME, material
from whitechapel.games.check_the_ripper.material import SIDE, SQUARES, Chart, chart, check_room, from_file, word
from whitechapel.games.check_the_ripper.settings import SMALL

FILE = Path(material.__file__).with_name("board.json").read_text(encoding="utf-8")
LONG = ".C" * 13 + "/" + "C." * 7 + "." * 12
"""Two rows of 26 squares with twenty towns."""


def changed(**fields: Any) -> str:
    """The text of the usual board file with some fields changed; None takes a field away."""
    data = {**json.loads(FILE), **fields}
    return json.dumps({name: value for name, value in data.items() if value is not None})


@pytest.mark.rule("check-the-ripper/board")
def test_the_board_has_12_columns_and_15_rows_named_from_the_south_west() -> None:
    view = begin().view(None)
    assert (len(view.map), {len(row) for row in view.map}) == (15, {12})
    assert ("h15", "Wick") in view.towns
    assert ("j3", "London") in view.towns
    assert ("g1", "Plymouth") in view.towns


@pytest.mark.rule("check-the-ripper/towns")
def test_twenty_towns_ten_on_each_colour_and_only_two_touch() -> None:
    board = begin().table.board
    assert len(set(board.towns)) == 20
    assert sum((square % SIDE + square // SIDE) % 2 for square in board.towns) == 10
    touching = [
        (SQUARES[one], SQUARES[other])
        for one in board.towns
        for other in board.towns
        if one < other and max(abs(one % SIDE - other % SIDE), abs(one // SIDE - other // SIDE)) == 1
    ]
    assert touching == [("g11", "h11")]
    assert chart("british-isles").names[:2] == ("Wick", "Inverness")


@pytest.mark.rule("check-the-ripper/cabinet-beside-board")
def test_the_cabinet_takes_no_square_of_the_board() -> None:
    t = given("0: a15 | 1: l1", rolled="rook king")
    assert len(t.table.board.squares) == 12 * 15
    assert {"b15", "a14"} <= t.targets(0, "king")


@pytest.mark.rule("check-the-ripper/sea")
def test_a_piece_may_stand_and_stop_at_sea() -> None:
    t = given("0: a15 | 1: l1", rolled="rook king")
    t.say("0 rook a8")
    assert t.where[0] == "a8"
    assert t.view(None).map[15 - 8][0] == "."


@pytest.mark.rule("check-the-ripper/land-only")
def test_on_land_only_pieces_keep_to_the_land() -> None:
    t = begin(land_only=True)
    t.say(f"* {FILES_IN_ORDER}", "* first 0")
    assert len(t.options(0)) == 85 - 20
    t.refuses("0 place a15", "land-only")
    t = given("0: d7 | 1: f2", rolled="queen knight", land_only=True)
    assert t.targets(0, "queen") == {
        *("c7", "b7", "a7"), *("c8",), *("d8", "d9"), *("e8",), *("e6",), *("d6", "d5"), *("c6", "b5", "a4"),
    }  # fmt: skip
    t.refuses("0 queen h10", "queen-moves")
    t.refuses("0 queen h7", "land-only")  # e7, f7 and g7 are sea
    t.refuses("0 queen e7", "land-only")
    assert t.targets(0, "knight") == {"b8", "c9", "e9", "b6", "c5"}


@pytest.mark.rule("check-the-ripper/land-only")
def test_on_land_only_a_knight_leaps_the_sea_and_a_loser_stays_ashore() -> None:
    t = given("0: c4 | 1: g6", rolled="knight king", land_only=True)
    assert t.targets(0, "knight") == {"b6", "d6"}
    t = given("0: d5 | 1: c4", rolled="king rook", land_only=True)
    t.say("0 king c4", "* duel king king")
    assert len(t.options(0)) == 85 - 20 - 1
    t.refuses("0 place a15", "land-only")


@pytest.mark.rule("check-the-ripper/inside-board")
def test_nobody_leaves_the_board() -> None:
    t = given("0: l1 | 1: a15", rolled="rook knight")
    assert {square[0] for square in t.targets(0, "rook")} == set("ghijkl")
    t.refuses("0 rook m1", "inside-board")
    t.refuses("0 rook l16", "inside-board")
    t.refuses("0 knight m3", "inside-board")
    assert t.targets(0, "knight") == {"k3", "j2"}


# -- other boards ---------------------------------------------------------------------------------


@pytest.mark.rule("check-the-ripper/board-file")
def test_the_board_file_of_the_house_is_a_board_file() -> None:
    assert word(from_file(FILE)) == "british-isles"
    assert word(from_file(changed(columns=12, rows=15, anything=["for", "people"]))) == "british-isles"


@pytest.mark.rule("check-the-ripper/board-file")
def test_a_board_with_other_names_or_none_is_another_board_in_one_word() -> None:
    rows = "/".join(chart("british-isles").rows)
    assert word(from_file(changed(cities=None))) == rows
    cities = json.loads(FILE)["cities"]
    cities[0]["name"] = "John o' Groats"
    other = word(from_file(changed(cities=cities)))
    assert other.startswith(f"{rows}:John_o'_Groats,Inverness,")
    assert " " not in other
    assert chart(other).names[0] == "John o' Groats"


@pytest.mark.rule("check-the-ripper/board-file")
def test_a_transcript_carries_its_board_and_replays_anywhere() -> None:
    names = ",".join(f"Town_{number}" for number in range(20))
    written = Transcript(GAME, GAME.read_settings({"board": f"{SMALL}:{names}", "land_only": "on", "turn_limit": 12}))
    state = GAME.start(written.settings)
    rng = random.Random(8)
    while not state.over:
        seat = state.seat()
        action = state.sample(rng) if seat == -1 else rng.choice(state.options())
        written.add(seat, action)
        state.apply(action)
    text = written.write()
    assert f"board={SMALL}:Town_0,Town_1," in text.splitlines()[0]
    again = whitechapel.read(text) if GAME in whitechapel.GAMES else Transcript.read(text, [GAME])
    assert again.replay().parts() == state.parts()
    assert again.write() == text
    assert GAME.view(again.replay(), 0).towns[0] == ("a6", "Town 0")


@pytest.mark.rule("check-the-ripper/board-file")
def test_the_usual_board_is_one_short_word_however_it_is_given() -> None:
    usual = chart("british-isles")
    rows, names = "/".join(usual.rows), ",".join(usual.names)
    assert GAME.read_settings({"board": f"{rows}:{names}"}).board == "british-isles"
    assert GAME.read_settings({}).board == "british-isles"


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        (5, "'5' is not a board; it takes british-isles or a map written out."),
        ("", "A board has 2 to 26 columns; this one has 0."),
        ("atlantis", "Row 1 of the board has 'a'; a square is . (sea), # (land) or C (town)."),
        ("C\n" * 20, "Row 1 of the board has '\\n'; a square is . (sea), # (land) or C (town)."),
        ("/".join("C" * 20), "A board has 2 to 26 columns; this one has 1."),
        ("C" * 20 + "." * 7, "A board has 2 to 26 columns; this one has 27."),
        ("C" * 20 + "/" + "." * 19, "Row 1 of the board has 19 squares; the northernmost row has 20."),
        ("/".join(["CC"] * 10 + [".."] * 17), "A board has at most 26 rows; this one has 27."),
        ("CCC/CC.", "A board has exactly 20 towns; this one has 5."),
        ("C" * 21 + ".....", "A board has exactly 20 towns; this one has 21."),
        ("C" * 20 + "..", "The board has 2 squares without a town; 2 players need 3."),
        (f"{LONG}:Wick", "The board has 20 towns, but names for 1."),
        (f"{LONG}:" + ",".join(["Wick"] * 20), "Two towns of the board have the same name."),
        (f"{LONG}:" + "," * 19, "'' cannot name a town: a name has 1 to 30 signs, no comma and no _."),
        (
            f"{LONG}:a\u2028b" + ",c" * 19,
            "'a\\u2028b' cannot name a town: a name has 1 to 30 signs, no comma and no _.",
        ),
    ],
)
@pytest.mark.rule("check-the-ripper/board-file")
def test_an_impossible_board_is_refused_with_a_sentence(board: object, sentence: str) -> None:
    with pytest.raises(BadAnswer) as refusal:
        GAME.read_settings({"board": board})
    assert str(refusal.value) == sentence


@pytest.mark.rule("check-the-ripper/board-room")
def test_a_board_needs_room_for_the_pieces_and_for_a_loser() -> None:
    narrow = "C" * 20 + "..."
    assert GAME.read_settings({"board": narrow, "seats": 2}).board == narrow
    with pytest.raises(BadAnswer, match="The board has 3 squares without a town; 3 players need 4"):
        GAME.read_settings({"board": narrow, "seats": 3})
    with pytest.raises(BadAnswer, match="The board has 0 land squares without a town; 2 players need 3"):
        GAME.read_settings({"board": narrow, "land_only": True})


@pytest.mark.rule("check-the-ripper/board-room")
def test_land_must_be_connected_where_pieces_keep_to_it() -> None:
    torn = "C" * 10 + "##.##" + "C" * 10
    assert GAME.read_settings({"board": torn}).board == torn
    with pytest.raises(BadAnswer, match="The land of the board is not connected"):
        GAME.read_settings({"board": torn, "land_only": True})
    sewn = torn + "/" + "." * 12 + "#" + "." * 12
    assert GAME.read_settings({"board": sewn, "land_only": True}).board == sewn
    edges = "C" * 10 + "##" + "." * 14 + "/" + "." * 14 + "##" + "C" * 10
    with pytest.raises(BadAnswer, match="not connected"):  # the right edge does not touch the left one
        check_room(Chart(tuple(edges.split("/")), ("",) * 20), 2, land_only=True)


# -- board files ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The board file is not JSON: line 1 cannot be read from column 1 on, ''."),
        ("[" * 100_000, "The board file is not JSON"),
        ("[1, 2]", "The board file must be a JSON object, with the map under map_north_to_south."),
        ("{}", "The board file needs a list of texts under map_north_to_south, one for each row."),
        ('{"map_north_to_south": []}', "The board file needs a list of texts under map_north_to_south"),
        ('{"map_north_to_south": [7]}', "The board file needs a list of texts under map_north_to_south"),
        ('{"map_north_to_south": ["C#", "C"]}', "Row 1 of the board has 1 squares; the northernmost row has 2."),
        (changed(columns=11), "The board file says that there are 11 columns; its map has 12."),
        (changed(rows="many"), "The board file says that there are 'many' rows; its map has 15."),
        (changed(cities="none"), "The board file must have a list under cities, each with a name and a square"),
        (changed(cities=[{"name": "Wick"}]), "The board file must have a list under cities"),
        (changed(cities=[{"name": "Wick", "square": "a1"}]), "names a town on 'a1', but its map has no town there."),
        (changed(cities=[{"name": "W", "square": "h15"}] * 2), "The board file names the town on h15 twice."),
        (changed(cities=[{"name": "W", "square": "h15"}]), "has names for 1 of its towns; g13 has none."),
        (changed(cities=[{"name": "a_b", "square": "h15"}]), "'a_b' cannot name a town"),
    ],
)
@pytest.mark.rule("check-the-ripper/board-file")
def test_a_file_that_is_not_a_board_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadAnswer) as refusal:
        from_file(text)
    assert sentence in str(refusal.value)


@pytest.mark.rule("check-the-ripper/board-file")
def test_a_thousand_damaged_board_files_are_refused_with_a_sentence_or_are_boards_still() -> None:
    rng = random.Random(1888)
    boards = 0
    for _ in range(1000):
        text = FILE
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(text))
            piece = rng.choice(["", "C", "#", ".", '"', "{", "[", ",", "null", "\\ud800", "\0", "9", "🔪"])
            text = text[:at] + piece + text[at + rng.randrange(3) :]
        refusal = ""
        try:
            found = from_file(text)
        except GameError as error:
            refusal = str(error)
        else:
            assert chart(word(found)) == found
            boards += 1
        assert refusal == "" or refusal.endswith(".")
    assert 100 < boards < 900


def test_any_random_board_is_written_and_read_again() -> None:
    rng = random.Random(3)
    for _ in range(100):
        board = random_board(rng)
        assert word(chart(board)) == board
        assert len(chart(board).names) == 20
