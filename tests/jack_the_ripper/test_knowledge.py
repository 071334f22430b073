"""What a seat sees and hears."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from jack_the_ripper.stories import given

from whitechapel.core.frames import CHANCE
from whitechapel.games.jack_the_ripper import GAME

TABLE = "p0: eddy*2 nichols | p1: gull*2 escapes | a0: druitt*3 wild=druitt kelly | yard: jill letters | file: wild"


@pytest.mark.rule("jack-the-ripper/hidden-hands")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    t = given(TABLE)
    assert t.view(0).hand == ("eddy", "eddy", "victim-nichols")
    assert t.view(1).hand == ("gull", "gull", "escapes")
    assert t.view(None).hand == ()


@pytest.mark.rule("jack-the-ripper/hidden-hands")
def test_two_tables_that_differ_only_in_what_is_hidden_look_the_same() -> None:
    other = given(TABLE.replace("gull*2 escapes", "jill*2 wild").replace("file: wild", "file: escapes"))
    assert given(TABLE).view(0) == other.view(0)
    assert given(TABLE).view(None) == other.view(None)
    assert given(TABLE).view(1) != other.view(1)


@pytest.mark.rule("jack-the-ripper/sizes-public")
def test_everybody_can_count_the_cards_in_hands_and_piles() -> None:
    t = given(TABLE)
    for seat in (0, 1, None):
        assert t.view(seat).sizes == (3, 3)
        assert t.view(seat).yard == 2
        assert t.view(seat).file == 62 - 3 - 3 - 5 - 2


@pytest.mark.rule("jack-the-ripper/play-area")
def test_what_was_played_lies_open_and_each_wild_with_its_colour() -> None:
    for seat in (0, 1, None):
        area = given(TABLE).view(seat).areas[0]
        assert area.cards == ("druitt", "druitt", "druitt", "victim-kelly")
        assert area.wilds == ("druitt",)


@pytest.mark.rule("jack-the-ripper/closed-yard")
def test_of_scotland_yard_only_the_top_card_is_seen() -> None:
    other = given(TABLE.replace("yard: jill letters", "yard: jill strikes"))
    for seat in (0, 1, None):
        assert given(TABLE).view(seat).top == "jill"
        assert given(TABLE).view(seat) == other.view(seat)


@pytest.mark.rule("jack-the-ripper/known-cards")
def test_everybody_hears_what_happens_face_up() -> None:
    t = given("p0: strikes eddy gull | p1: bucks-row gull*2 | yard: jill | file: eddy*4 chapman")
    t.say("0 draw yard", "0 play strikes", "0 discard gull")
    t.say("1 draw yard", "1 play scene bucks-row", "1 take strikes", "1 keep")
    for seat in (0, 1, None):
        assert t.heard(seat, "took") == [{"card": "jill"}, {"card": "gull"}]
        assert [told["card"] for told in t.heard(seat, "flipped")] == ["eddy", "eddy", "eddy", "eddy", "chapman"]
        assert t.heard(seat, "discarded") == [{"card": "gull"}]
        assert t.heard(seat, "fetched") == [{"card": "strikes"}]
        assert t.heard(seat, "kept") == [{"card": "strikes"}]


@pytest.mark.rule("jack-the-ripper/play-area")
@pytest.mark.rule("jack-the-ripper/wild-as-evidence")
def test_what_lies_before_a_seat_is_grouped_and_its_points_are_added_up() -> None:
    table = "a0: druitt*2 wild=druitt suspect-druitt letters alibi-eddy-gull=gull kelly millers-court | a1: eddy"
    first, second = given(f"p0: jill | p1: jill | {table} | melds: druitt gull | yard: jill").view(1).areas
    assert [tuple(group) for group in first.groups] == [
        ("druitt", False, ("druitt", "druitt", "wild", "suspect-druitt"), 3, 10),
        ("gull", False, ("alibi-eddy-gull",), 0, 3),
        ("letters", False, ("letters",), 1, 3),
        ("kelly", True, ("victim-kelly", "scene-millers-court"), 0, 2),
    ]
    assert (first.worth, second.worth) == (18, 2)


@pytest.mark.parametrize("seed", range(3))
def test_every_card_on_the_table_is_in_exactly_one_group(seed: int) -> None:
    rng = Random(seed)
    table: Any = GAME.new(seats=2 + seed)
    for _ in range(400):
        if table.over:
            break
        seat = table.seat()
        table.apply(table.sample(rng) if seat == CHANCE else rng.choice(table.options()))
        for area in GAME.view(table, None).areas:
            lying = sorted([*area.cards, *["wild"] * len(area.wilds)])
            assert sorted([card for group in area.groups for card in group.cards]) == lying
            assert area.worth == sum([group.points for group in area.groups])


@pytest.mark.rule("jack-the-ripper/suspect-points")
@pytest.mark.rule("jack-the-ripper/hidden-hands")
def test_a_seat_sees_what_its_best_meld_would_add_against_each_suspect() -> None:
    t = given("p0: druitt*3 eddy*2 wild letters*3 | p1: gull*3 | a1: nichols | yard: jill | file: jill")
    assert t.view(0).ready == ()
    t.say("0 draw file")
    assert t.view(0).ready == (8, 6, 0, 0, 0, 0)  # three Druitts and the wild, or two Eddies and the wild
    assert (t.view(1).ready, t.view(None).ready) == ((), ())


def test_a_sheet_has_what_table_and_hand_come_to_and_the_scores_after_it() -> None:
    t = given("p0: | p1: jill*2 eddy | a0: druitt*3 nichols | yard: gull", scores=(10, 20))
    t.say("0 draw yard", "0 discard gull")
    assert [(line.laid, line.cost, line.total) for line in t.sheet.lines] == [(13, 0, 13), (0, -6, -6)]
    assert (t.sheet.totals, t.sheet.scores) == ((13, -6), (23, 14))
