"""Goodley's whistle."""

from __future__ import annotations

import random

import pytest
from mr_jack import naive
from mr_jack.stories import JackStory, given

CORNER = "at: goodley l6, holmes l7, watson m8, smith k7, lestrade j6, stealthy m9, gull {}, bert {}"
"""Goodley in the blind alley l6, with the five hexes next to him taken; the last two stand where the test says."""
LINE = "at: goodley m12, holmes m10, watson m9, smith a1, lestrade a2, stealthy a3, gull b1, bert b3"
"""Goodley, and at two and three steps from him Holmes and Watson, one behind the other."""


def whistling(text: str, seat: int = 0) -> JackStory:
    """Goodley has been played and whistles before he moves."""
    t = given(f"{seat} plays goodley | {text}")
    t.say(f"{seat} card goodley", f"{seat} power first")
    return t


@pytest.mark.rule("mr-jack/whistle-three")
@pytest.mark.parametrize(
    "calls",
    [
        ["bert to l10"],
        ["bert to k9", "gull to f10"],
        ["bert to j8", "gull to f10", "smith to g9"],
    ],
)
def test_three_points_go_to_one_two_or_three_characters(calls: list[str]) -> None:
    t = whistling("at: goodley m10")
    for call in calls:
        assert t.view(0).question == "whistle"
        t.say(f"0 whistle {call}")
    assert t.view(0).question == "move"
    assert (t.view(0).calls, t.view(0).called) == (0, ())


@pytest.mark.rule("mr-jack/whistle-three")
def test_nobody_is_called_farther_than_the_points_reach() -> None:
    t = whistling("at: goodley m10")
    t.refuses("0 whistle bert to m9", "whistle-three")
    t.say("0 whistle smith to g10")  # two points, one is left
    t.refuses("0 whistle bert to k9", "whistle-three")


@pytest.mark.rule("mr-jack/whistle-each-once")
def test_nobody_is_called_twice_and_goodley_never() -> None:
    t = whistling("at: goodley m10")
    t.say("0 whistle bert to j8")
    t.refuses("0 whistle bert to k9", "whistle-each-once")
    assert not any("goodley" in text for text in t.options(0))
    assert "whistle goodley to m11" not in t.game.actions
    t.refuses("0 whistle goodley to m11", "whistle-each-once")


@pytest.mark.rule("mr-jack/whistle-nearer")
def test_a_character_who_is_called_ends_nearer_to_goodley() -> None:
    t = whistling("at: goodley m10")
    t.refuses("0 whistle bert to i7", "whistle-nearer")  # farther
    t.refuses("0 whistle bert to i9", "whistle-nearer")  # just as far
    t.refuses("0 whistle bert to i8", "whistle-nearer")  # where he stands


@pytest.mark.rule("mr-jack/whistle-street-distance")
def test_nearer_is_counted_along_the_streets_and_not_as_the_crow_flies() -> None:
    # From b6 the hex b3 is three steps south over the houses; along the streets it is five.
    t = whistling("at: goodley b1, stealthy b6, watson m12")
    t.refuses("0 whistle stealthy to b3", "whistle-three")
    assert t.offers(0, "whistle stealthy to a4")


@pytest.mark.rule("mr-jack/whistle-street-distance")
def test_the_whistle_uses_no_sewers() -> None:
    t = whistling("at: goodley m8, watson a5")  # from a5 it is one hop to m9, but a long walk
    t.refuses("0 whistle watson to m9", "whistle-three")
    t.refuses("0 whistle watson to f7", "whistle-three")


@pytest.mark.rule("mr-jack/whistle-street-distance")
def test_no_points_are_burned_by_detours() -> None:
    t = whistling("at: goodley m10")
    t.say("0 whistle bert to j8")  # one step: it costs one point, however it is walked
    assert (t.view(0).calls, t.view(0).steps_left) == (2, 2)


@pytest.mark.rule("mr-jack/whistle-through")
def test_a_call_leads_over_others() -> None:
    t = whistling(LINE)
    assert t.offers(0, "whistle watson to m11")  # past Holmes on m10
    t.say("0 whistle watson to m11", "0 face n")
    assert t.where("watson") == "m11"


@pytest.mark.rule("mr-jack/whistle-free-hex")
def test_a_call_ends_on_a_free_hex() -> None:
    t = whistling(LINE)
    t.refuses("0 whistle watson to m10", "whistle-free-hex")
    t.refuses("0 whistle holmes to m12", "whistle-free-hex")  # Goodley's own hex


@pytest.mark.rule("mr-jack/whistle-order")
def test_a_hex_somebody_was_called_from_is_free_for_the_next() -> None:
    t = whistling(LINE)
    t.say("0 whistle holmes to m11", "0 whistle watson to m10")
    assert (t.where("holmes"), t.where("watson")) == ("m11", "m10")


@pytest.mark.rule("mr-jack/whistle-order")
def test_any_order_of_calls_leads_to_the_results_of_calling_the_nearest_first() -> None:
    rng = random.Random(8)
    for _ in range(20):
        position = naive.random_position(rng)
        table = naive.laid_out(position)
        assert naive.outcomes_by_question(table) == set(naive.outcomes_at_once(table))


@pytest.mark.rule("mr-jack/whistle-spends-all")
def test_a_call_that_would_waste_points_is_not_allowed() -> None:
    t = whistling(CORNER.format("i7", "m10"))  # two points can be spent: Gull to i5
    assert t.options(0) == ("whistle gull to i5",)
    t.refuses("0 whistle gull to i6", "whistle-spends-all")


@pytest.mark.rule("mr-jack/whistle-spends-all")
def test_goodley_does_not_stop_before_all_is_spent() -> None:
    t = whistling("at: goodley m10")
    t.say("0 whistle bert to j8")
    t.refuses("0 move m11", "halves-whole")
    t.refuses("0 stay", "power-compulsory")
    t.refuses("0 whistle nobody", "whistle-nobody")


@pytest.mark.rule("mr-jack/whistle-fewer")
def test_when_three_points_cannot_be_spent_as_many_as_possible_are() -> None:
    t = whistling(CORNER.format("l10", "m11"))  # both could come to m10, but not both at once
    assert t.options(0) == ("whistle gull to m10", "whistle bert to m10")
    t.say("0 whistle gull to m10")
    assert t.view(0).question == "move"
    t = whistling(CORNER.format("i4", "i7"))
    t.say("0 whistle gull to i5", "0 whistle bert to i6")
    assert t.view(0).question == "move"


@pytest.mark.rule("mr-jack/whistle-nobody")
def test_when_nothing_can_be_spent_goodley_whistles_for_nobody() -> None:
    t = whistling(CORNER.format("i5", "i6"))
    assert t.options(0) == ("whistle nobody",)
    t.say("0 whistle nobody")
    assert t.heard(1, "whistled-for-nobody") == [{}]
    t = whistling("at: goodley m10")
    t.refuses("0 whistle nobody", "whistle-nobody")


@pytest.mark.rule("mr-jack/whistle-from-where-he-stands")
def test_nearer_means_nearer_to_where_goodley_whistles() -> None:
    t = whistling("at: goodley m10")
    assert t.offers(0, "whistle bert to j10")
    assert not t.offers(0, "whistle bert to i7")
    t = given("0 plays goodley | at: goodley m10")
    t.say("0 card goodley", "0 move first", "0 move g7")  # through the sewers, west of Bert
    assert t.offers(0, "whistle bert to i7")
    assert not t.offers(0, "whistle bert to j10")


@pytest.mark.rule("mr-jack/whistle-no-accusation")
def test_nobody_is_called_onto_a_suspect() -> None:
    t = whistling("at: goodley m12, holmes m10, bert m11 | jack: bert")
    t.refuses("0 whistle holmes to m11", "whistle-free-hex")
    t = whistling("at: goodley m12, holmes m11, bert m10 | jack: bert")
    t.refuses("0 whistle bert to m11", "whistle-free-hex")
    assert t.endings(0) == []


@pytest.mark.rule("mr-jack/whistle-no-exit")
def test_nobody_is_called_out_of_the_district() -> None:
    t = whistling("round: 2 | at: goodley l7, bert l6, watson a1 | jack: bert | witness: unseen", seat=1)
    assert t.endings(1) == []
    t.refuses("1 whistle bert to se", "whistle-no-exit")
    t.refuses("1 leave se", "halves-whole")
