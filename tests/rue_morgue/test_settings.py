"""What the players agree on before a match."""

from __future__ import annotations

import pytest
from rue_morgue.stories import begin

from whitechapel.core.frames import BadAnswer
from whitechapel.games.rue_morgue import GAME


@pytest.mark.rule("rue-morgue/options-agreed")
def test_the_options_are_these_ten_and_no_others() -> None:
    assert GAME.read_settings({})._asdict() == {
        "seats": 2, "target": 100, "max_hands": 50, "first_dealer": "random", "dupin_count": False, "shut_out": False,
        "poe_points": 3, "le_bon_points": 2, "dupin_points": 0, "assistance_points": 0,
    }  # fmt: skip
    assert [option.name for option in GAME.setting_table] == list(GAME.read_settings({})._asdict())
    with pytest.raises(BadAnswer, match="has no option 'edition'"):
        begin(edition="pegasus")


@pytest.mark.rule("rue-morgue/options-agreed")
@pytest.mark.rule("rue-morgue/advanced-separate")
def test_options_can_be_given_as_texts() -> None:
    agreed = GAME.read_settings({"seats": "4", "shut_out": "on", "first_dealer": "3", "poe_points": "2"})
    assert (agreed.seats, agreed.shut_out, agreed.dupin_count) == (4, True, False)
    assert (agreed.first_dealer, agreed.poe_points) == (3, 2)


@pytest.mark.rule("rue-morgue/players")
@pytest.mark.rule("rue-morgue/teams")
@pytest.mark.parametrize(("seats", "sides"), [(2, 2), (3, 3), (4, 2)])
def test_two_and_three_play_for_themselves_and_four_in_two_teams(seats: int, sides: int) -> None:
    t = begin(seats=seats, first_dealer=0)
    t.shuffles()
    assert len(t.view(None).sizes) == seats
    assert (len(t.view(None).areas), len(t.view(None).scores)) == (sides, sides)


@pytest.mark.rule("rue-morgue/players")
@pytest.mark.parametrize("seats", [0, 1, 5, "two", None, 2.0, True])
def test_nobody_else_can_play(seats: object) -> None:
    with pytest.raises(BadAnswer, match="one of: 2, 3, 4"):
        begin(seats=seats)


@pytest.mark.rule("rue-morgue/options-agreed")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 0), ("target", 1001), ("max_hands", 0), ("max_hands", 201), ("first_dealer", 4),
        ("dupin_count", "perhaps"), ("shut_out", 1), ("poe_points", 11), ("le_bon_points", -1), ("dupin_points", "x"),
        ("assistance_points", ""),
    ],
)  # fmt: skip
def test_an_impossible_value_is_refused_with_the_possible_ones(name: str, value: object) -> None:
    with pytest.raises(BadAnswer, match=f"not a value for the setting {name}; it takes "):
        begin(**{name: value})


@pytest.mark.rule("rue-morgue/first-dealer")
def test_the_first_dealer_must_have_a_seat() -> None:
    with pytest.raises(BadAnswer, match="There is no seat 2 to deal first: the seats are 0 to 1"):
        begin(seats=2, first_dealer=2)
