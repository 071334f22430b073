"""The turn that the rulebook tells as an example: two melds of a pair, two feedings, and a Deduction that waits."""

from __future__ import annotations

import pytest
from rue_morgue.stories import given


@pytest.mark.rule("rue-morgue/feed-every-meld")
@pytest.mark.rule("rue-morgue/feed-returns")
@pytest.mark.rule("rue-morgue/bonus")
@pytest.mark.rule("rue-morgue/event-waits")
def test_the_sample_turn_of_the_rulebook() -> None:
    t = given(
        "p0: 3am*2 roch*3 madame poe | p1: ad windows le-bon | morgue: sailor rod windows"
        " | file: assistance 3am deduction-3am le-bon poe rod 3am | under: poe ad"
    )
    # The Sailor on the Rue Morgue is of no use, so the turn begins with the Case File.
    assert t.view(0).top == "sailor"
    t.say("0 draw file")
    assert t.heard(0, "drew") == [{"count": 1, "cards": ("assistance",), "left": t.view(0).file}]
    # Three of Quartier St. Roch are melded, and the Orang-Utan waits for its card.
    t.say("0 meld roch 3")
    assert t.view(0).peek == "3am"
    assert t.options(0) == ("feed file", "feed morgue")
    t.say("0 feed morgue")
    assert t.view(0).top == "rod"
    assert t.under == "ad sailor poe"
    # The 3 A.M. has gone back on top, so Dupin's Assistance is for drawing two.
    t.say("0 play assistance draw")
    assert t.heard(0, "drew")[1]["cards"] == ("3am", "deduction-3am-roch")
    t.say("0 meld 3am 3")
    assert t.view(0).peek == "le-bon"
    t.say("0 feed morgue")
    assert t.under == "rod ad sailor poe"
    assert t.file.startswith("le-bon poe ")
    # Both melds are on the table, but one event has been played already.
    t.refuses("0 play deduction-3am-roch", "one-event")
    t.say("0 discard madame")
    t.say("1 draw file", "1 discard windows")
    t.say("0 draw file", "0 play deduction-3am-roch")
    assert t.area(0) == "3am*3 roch*3 assistance deduction-3am-roch"
    # With a fourth 3 A.M. the hand is out: 14 for evidence, 7 for the Deduction, 10 for the pair.
    t.say("0 discard poe", "1 draw file", "1 discard rod", "0 draw file", "0 layoff 3am", "0 discard poe")
    assert t.sheet.ending == "caught"
    assert t.line(0).pairs == ("3am",)
    assert t.sheet.totals == (31, -6)


@pytest.mark.rule("rue-morgue/dupin-count")
def test_the_example_of_the_first_advanced_rule() -> None:
    """Monsieur Dupin and two Assistances in the player's own area, three in the opponents': 6 - 4 = +2."""
    t = given(
        "p0: | p1: prefect | a0: dupin assistance*2 | a1: assistance*3 | morgue: poe",
        dupin_count=True,
        second_file=True,
    )
    t.say("0 draw morgue", "0 discard poe")
    assert t.line(0).dupin == 2
    assert t.sheet.totals == (2, -4)
