"""Calling a vote, and voting."""

from __future__ import annotations

from itertools import permutations

import pytest
from jack_the_ripper.stories import given

OWN_MELD = "p0: jill eddy | p1: gull eddy | p2: chapman gull | a0: druitt*3 nichols | yard: letters"
SUSPECTS = ("druitt", "eddy", "gull", "pedachenko", "chapman", "jill")


@pytest.mark.rule("jack-the-ripper/vote-agreed")
def test_in_pegasus_there_is_a_vote_only_if_the_players_agreed_on_it() -> None:
    t = given(OWN_MELD, edition="pegasus")
    assert not t.offers(0, "call vote")
    t.refuses("0 call vote", "vote-agreed")
    assert given(OWN_MELD, edition="pegasus", vote=True).offers(0, "call vote")


@pytest.mark.rule("jack-the-ripper/vote-agreed")
def test_in_us_games_there_is_a_vote_unless_the_players_agreed_on_none() -> None:
    assert given(OWN_MELD, edition="us-games").offers(0, "call vote")
    given(OWN_MELD, edition="us-games", vote=False).refuses("0 call vote", "vote-agreed")


@pytest.mark.rule("jack-the-ripper/vote-before-draw")
def test_a_vote_is_called_before_the_draw_and_the_turn_goes_on_with_the_draw() -> None:
    t = given(OWN_MELD, vote=True)
    t.say("0 call vote", "0 vote jill", "1 vote druitt", "2 vote druitt")
    assert t.asked() == (0,)
    assert t.offers(0, "draw file")
    t.say("0 draw file")
    t = given(OWN_MELD, vote=True)
    t.say("0 draw file")
    t.refuses("0 call vote", "vote-before-draw")


@pytest.mark.rule("jack-the-ripper/vote-before-draw")
def test_only_the_player_whose_turn_begins_may_call() -> None:
    given(OWN_MELD + " | a1: gull*3", vote=True).refuses("1 call vote", "not-your-turn")


@pytest.mark.rule("jack-the-ripper/vote-needs-meld")
@pytest.mark.parametrize(
    ("before_me", "elsewhere", "may"),
    [
        ("druitt*3", "", True),
        ("druitt*2 wild=druitt", "", True),
        ("druitt wild=druitt*2", "", True),
        ("letters*3", "", True),
        ("druitt*2", "druitt*3", False),  # a layoff is not a meld ...
        ("druitt*3", "druitt*2 wild=druitt", True),  # ... but three layoffs of one colour are as good as one
        ("druitt*2 eddy*2", "druitt*3 eddy*3", False),
        ("", "druitt*3", False),
        ("nichols bucks-row", "druitt*3", False),
    ],
)
def test_the_caller_needs_three_evidence_cards_of_one_colour_before_him(
    before_me: str, elsewhere: str, may: bool
) -> None:
    t = given(f"p0: jill | p1: gull | a0: {before_me} | a1: {elsewhere} | yard: gull", vote=True)
    assert t.offers(0, "call vote") is may
    if not may:
        t.refuses("0 call vote", "vote-needs-meld")


@pytest.mark.rule("jack-the-ripper/vote-any-meld")
def test_players_can_agree_that_any_meld_on_the_table_will_do() -> None:
    elsewhere = "p0: jill | p1: gull | a1: letters*3 | yard: gull"
    assert given(elsewhere, vote=True, vote_any_meld=True).offers(0, "call vote")
    given(elsewhere, vote=True).refuses("0 call vote", "vote-needs-meld")
    nowhere = given("p0: jill | p1: gull | a1: nichols | yard: gull", vote=True, vote_any_meld=True)
    nowhere.refuses("0 call vote", "vote-any-meld")


@pytest.mark.rule("jack-the-ripper/vote-once")
def test_there_is_one_vote_in_a_hand_whoever_called_it() -> None:
    t = given(OWN_MELD + " | a1: gull*3", vote=True)
    t.say("0 call vote", "0 vote jill", "1 vote jill", "2 vote jill")
    t.refuses("0 call vote", "vote-once")
    t.say("0 draw file", "0 discard eddy")
    t.refuses("1 call vote", "vote-once")


@pytest.mark.rule("jack-the-ripper/vote-any-turn")
def test_without_a_call_the_chance_stays_for_a_later_turn() -> None:
    t = given(OWN_MELD + " | a1: gull*3", vote=True)
    t.say("0 draw file", "0 discard eddy")
    assert t.offers(1, "call vote")


@pytest.mark.rule("jack-the-ripper/vote-once")
def test_the_next_hand_has_its_own_vote() -> None:
    t = given("p0: | p1: jill | a0: druitt*3 | yard: letters", vote=True, votes=("jill", "jill"))
    t.say("0 draw yard", "0 discard letters")
    t.shuffles()
    assert not t.view(0).voted


@pytest.mark.rule("jack-the-ripper/vote-all")
def test_everybody_votes_and_nobody_can_do_anything_else() -> None:
    t = given(OWN_MELD, vote=True)
    t.say("0 call vote")
    assert t.asked() == (0, 1, 2)
    t.refuses("0 draw file", "vote-all")
    t.refuses("1 call vote", "vote-all")
    t.refuses("2 discard gull", "vote-all")
    t.say("1 vote eddy")
    t.refuses("1 vote eddy", "not-your-turn")
    t.say("2 vote eddy", "0 vote eddy")
    assert t.view(2).voted


@pytest.mark.rule("jack-the-ripper/vote-all")
def test_a_player_without_anything_on_the_table_votes_too() -> None:
    t = given(OWN_MELD, vote=True)
    t.say("0 call vote", "0 vote jill", "1 vote gull")
    assert t.area(2) == ""
    assert t.options(2) == tuple(f"vote {name}" for name in SUSPECTS)


@pytest.mark.rule("jack-the-ripper/vote-six-names")
def test_a_vote_names_one_of_the_six_suspects_with_cards_or_an_alibi_or_neither() -> None:
    t = given(
        "p0: jill | p1: gull | a0: druitt*3 nichols letters*3 | a1: eddy*3 alibi-eddy-gull=eddy | yard: gull",
        vote=True,
    )
    t.say("0 call vote")
    assert t.options(0) == tuple(f"vote {name}" for name in SUSPECTS)
    assert t.options(1) == tuple(f"vote {name}" for name in SUSPECTS)
    assert "vote letters" not in t.game.actions
    assert "vote escapes" not in t.game.actions


@pytest.mark.rule("jack-the-ripper/vote-when-called")
def test_nobody_votes_when_no_vote_was_called() -> None:
    t = given(OWN_MELD, vote=True)
    t.refuses("0 vote jill", "vote-when-called")
    t.say("0 draw file")
    t.refuses("0 vote jill", "vote-when-called")


@pytest.mark.rule("jack-the-ripper/vote-secret")
def test_votes_stay_secret_until_the_hand_is_scored() -> None:
    t = given("p0: eddy | p1: gull | a0: druitt*3 nichols | yard: letters", vote=True)
    t.say("0 call vote", "0 vote jill")
    assert t.view(0).answered == "vote jill"
    assert t.view(1).answered == ""
    assert t.view(1).asked == (0, 1)  # who has voted is not shown
    assert t.heard(1, "voted") == []
    t.say("1 vote druitt")
    assert (t.view(0).vote, t.view(1).vote, t.view(None).vote) == ("jill", "druitt", "")
    assert t.heard(0, "voted") == [{"suspect": "jill"}, {}]
    assert t.heard(1, "voted") == [{}, {"suspect": "druitt"}]
    assert t.heard(None, "voted") == [{}, {}]
    t.say("0 draw yard", "0 discard eddy", "1 draw file", "1 discard gull")
    assert t.view(1).vote == "druitt"
    assert t.heard(1, "voted") == [{}, {"suspect": "druitt"}]


@pytest.mark.rule("jack-the-ripper/vote-revealed")
@pytest.mark.parametrize(("melds", "bonus"), [("druitt*3 nichols", 10), ("letters*3 nichols", 0)])
def test_votes_are_opened_at_every_scoring_even_if_they_count_for_nothing(melds: str, bonus: int) -> None:
    t = given(f"p0: | p1: gull | a0: {melds} | yard: eddy", vote=True, votes=("druitt", "jill"))
    t.say("0 draw yard", "0 discard eddy")
    assert [line.vote for line in t.sheet.lines] == ["druitt", "jill"]
    assert [line.bonus for line in t.sheet.lines] == [bonus, 0]
    assert t.heard(None, "scored")[0]["sheet"] == t.sheet


@pytest.mark.rule("jack-the-ripper/vote-all")
def test_the_order_in_which_they_vote_changes_nothing() -> None:
    ballots = ["0 vote jill", "1 vote gull", "2 vote eddy"]
    ends = []
    for order in permutations(ballots):
        t = given(OWN_MELD, vote=True)
        t.say("0 call vote", *order)
        ends.append((t.table.parts(), t.heard(0, "voted"), t.heard(None, "voted")))
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("jack-the-ripper/vote-points")
def test_the_caller_who_keeps_the_chapman_alibi_votes_for_jill_and_is_right() -> None:
    """The story of the German book: 14 points speak against Chapman and 6 against Jill, but an alibi is coming."""
    t = given(
        "p0: alibi-chapman | p1: gull pedachenko | a0: jill*3 nichols | a1: chapman*5 suspect-chapman"
        " | yard: letters | file: eddy",
        vote=True,
    )
    t.say("0 call vote", "0 vote jill", "1 vote chapman")
    t.say("0 draw file", "0 play alibi chapman", "0 discard eddy")
    assert t.sheet.suspects == (0, 0, 0, 0, 17, 6)  # 14 for Chapman, and 3 for the alibi that clears him
    assert t.sheet.ripper == "jill"
    assert [line.bonus for line in t.sheet.lines] == [10, 0]
    assert t.scores == (26, 10)  # 12 + 1 + 3 + 10, and 14 - 4: a wrong vote costs nothing


@pytest.mark.rule("jack-the-ripper/vote-points")
def test_everybody_who_named_the_ripper_gets_ten_points() -> None:
    t = given("p0: | p1: | p2: gull | a0: druitt*3 nichols | yard: eddy", vote=True, votes=("druitt", "jill", "druitt"))
    t.say("0 draw yard", "0 discard eddy")
    assert [line.bonus for line in t.sheet.lines] == [10, 0, 10]
    assert t.scores == (12 + 1 + 10, 0, -2 + 10)
