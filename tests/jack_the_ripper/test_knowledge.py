"""What a seat sees and hears."""

from __future__ import annotations

import pytest
from jack_the_ripper.stories import given

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
