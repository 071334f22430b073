"""What a seat sees and hears."""

from __future__ import annotations

import pytest
from rue_morgue.stories import given

from whitechapel.games.rue_morgue import GAME

TABLE = "p0: 3am*2 ad | p1: poe*2 dupin | a0: rod*3 prefect | morgue: sailor roch | under: madame poe | file: windows"


@pytest.mark.rule("rue-morgue/hidden-hands")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    t = given(TABLE)
    assert t.view(0).hand == ("3am", "3am", "ad")
    assert t.view(1).hand == ("poe", "poe", "dupin")
    assert t.view(None).hand == ()


@pytest.mark.rule("rue-morgue/hidden-hands")
@pytest.mark.rule("rue-morgue/under-hidden")
@pytest.mark.rule("rue-morgue/closed-morgue")
def test_two_tables_that_differ_only_in_what_is_hidden_look_the_same() -> None:
    other = given(
        TABLE.replace("poe*2 dupin", "madame*2 assistance")
        .replace("madame poe", "le-bon poe")
        .replace("file: windows", "file: dupin")
        .replace("sailor roch", "sailor windows")
    )
    for seat in (0, None):
        assert given(TABLE).view(seat) == other.view(seat)
    assert given(TABLE).view(1) != other.view(1)
    assert given(TABLE).view(0).top == "sailor"


@pytest.mark.rule("rue-morgue/hidden-hands")
def test_partners_do_not_see_each_others_hands() -> None:
    table = "p0: 3am ad | p1: poe | p2: {} | p3: rod | morgue: sailor"
    assert given(table.format("roch")).view(0) == given(table.format("madame")).view(0)


@pytest.mark.rule("rue-morgue/sizes-public")
def test_everybody_can_count_hands_and_piles() -> None:
    t = given(TABLE)
    for seat in (0, 1, None):
        seen = t.view(seat)
        assert (seen.sizes, seen.morgue, seen.under) == ((3, 3), 2, 2)
        assert seen.file == 61 - 3 - 3 - 4 - 2 - 2


@pytest.mark.rule("rue-morgue/play-area")
def test_what_was_played_lies_open() -> None:
    for seat in (0, 1, None):
        assert given(TABLE).view(seat).areas == (("rod", "rod", "rod", "prefect"), ())


@pytest.mark.rule("rue-morgue/under-hidden")
def test_not_even_the_feeder_sees_the_cards_under_the_orang_utan_again() -> None:
    t = given("p0: 3am*3 ad | p1: poe | morgue: sailor | file: windows", phase="play")
    t.say("0 meld 3am 3", "0 feed file")
    assert "windows" not in str(t.view(0)._replace(sheets=()))


@pytest.mark.rule("rue-morgue/known-cards")
def test_everybody_hears_what_happens_face_up() -> None:
    t = given("p0: 3am*4 assistance ad | p1: poe rod | a1: sailor*3 | morgue: sailor windows | file: madame")
    t.say("0 draw morgue", "0 layoff sailor", "0 meld 3am 3", "0 feed morgue", "0 play assistance draw", "0 discard ad")
    for seat in (0, 1, None):
        assert t.heard(seat, "took") == [{"card": "sailor"}]
        assert t.heard(seat, "laid-off") == [{"colour": "sailor"}]
        assert t.heard(seat, "melded") == [{"colour": "3am", "count": 3}]
        assert t.heard(seat, "fed-morgue") == [{"card": "windows"}]
        assert t.heard(seat, "played") == [{"card": "assistance", "aim": "draw"}]
        assert t.heard(seat, "discarded") == [{"card": "ad"}]


@pytest.mark.rule("rue-morgue/passed-cards-known")
@pytest.mark.rule("rue-morgue/no-table-talk")
def test_of_an_exchange_partners_hear_both_cards_and_nobody_else_hears_any() -> None:
    t = given("p0: assistance 3am ad | p1: poe | p2: rod windows | p3: sailor", phase="play")
    t.say("0 play assistance consult", "0 pass 3am", "2 pass rod")
    for seat in (0, 2):
        assert t.heard(seat, "exchanged") == [{"partner": 2, "gave": "3am", "got": "rod"}]
    for other in (1, 3, None):
        assert t.heard(other, "exchanged") == [{"partner": 2}]


@pytest.mark.rule("rue-morgue/no-table-talk")
def test_no_secret_of_one_partner_is_told_to_the_other_but_by_an_exchange() -> None:
    assert [kind for kind, hearing in GAME.hearings.items() if hearing.also] == ["exchanged"]


@pytest.mark.rule("rue-morgue/bonus")
@pytest.mark.rule("rue-morgue/bonus-same-area")
@pytest.mark.rule("rue-morgue/table-points")
def test_everybody_sees_who_has_melded_what_and_what_it_is_worth_so_far() -> None:
    t = given("p0: poe | p1: ad | a0: 3am*3 roch*3 rod | a1: rod*3 windows*2 assistance | morgue: sailor")
    for seat in (0, 1, None):
        assert t.view(seat).melds == (("3am", "roch"), ("rod",))
        assert t.view(seat).worth == (24, 10)


@pytest.mark.rule("rue-morgue/bonus")
@pytest.mark.rule("rue-morgue/bonus-layoffs")
def test_everybody_sees_which_side_has_which_half_of_a_pair_and_its_deduction() -> None:
    areas = "a0: 3am*3 roch*3 deduction-3am rod windows*3 | a1: rod*3 madame*3"
    t = given(f"p0: poe | p1: ad | {areas} | morgue: sailor")
    for seat in (0, 1, None):
        assert [tuple(pair) for pair in t.view(seat).pairs] == [
            ((0, 0), 0, 0),  # 3 A.M. and Rue St. Roch
            ((-1, 1), -1, -1),  # the two ladies
            ((0, 1), -1, -1),  # windows and rod
            ((-1, -1), -1, -1),  # advertisement and sailor
        ]


@pytest.mark.rule("rue-morgue/teams")
def test_everybody_sees_who_plays_for_which_side() -> None:
    hands = ["p0: poe", "p1: ad", "p2: rod", "p3: roch"]
    sides = [given(" | ".join([*hands[:seats], "morgue: sailor"])).view(None).sides for seats in (2, 3, 4)]
    assert sides == [(0, 1), (0, 1, 2), (0, 1, 0, 1)]


def test_a_sheet_has_what_table_and_hands_come_to_and_the_scores_after_it() -> None:
    t = given("p0: | p1: ad*2 poe | a0: 3am*3 | morgue: sailor", scores=(10, 20))
    t.say("0 draw morgue", "0 discard sailor")
    assert [(line.laid, [held.cost for held in line.hands]) for line in t.sheet.lines] == [(6, [0]), (0, [-7])]
    assert (t.sheet.totals, t.sheet.scores) == ((6, -7), (16, 13))
