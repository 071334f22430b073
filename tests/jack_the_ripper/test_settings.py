"""What the players agree on before a match."""

from __future__ import annotations

import pytest
from jack_the_ripper.stories import begin

from whitechapel.core.frames import BadAnswer
from whitechapel.games.jack_the_ripper import GAME


@pytest.mark.rule("jack-the-ripper/options-agreed")
def test_the_options_are_these_ten_and_no_others() -> None:
    assert [option.name for option in GAME.setting_table] == [
        "edition", "seats", "vote", "target", "max_hands", "first_dealer", "at_large_penalty", "strict_wild",
        "vote_any_meld", "out_on_empty_file",
    ]  # fmt: skip
    with pytest.raises(BadAnswer, match="has no option 'house_rules'"):
        begin(house_rules="on")


@pytest.mark.rule("jack-the-ripper/options-agreed")
@pytest.mark.rule("jack-the-ripper/vote-advanced")
def test_what_pegasus_players_play_when_they_agree_on_nothing() -> None:
    assert GAME.read_settings({})._asdict() == {
        "edition": "pegasus", "seats": 2, "vote": False, "target": 100, "max_hands": 50, "first_dealer": "random",
        "at_large_penalty": False, "strict_wild": False, "vote_any_meld": False, "out_on_empty_file": "caught",
    }  # fmt: skip


@pytest.mark.rule("jack-the-ripper/options-agreed")
@pytest.mark.rule("jack-the-ripper/vote-standard")
def test_what_us_games_players_play_when_they_agree_on_nothing() -> None:
    assert GAME.read_settings({"edition": "us-games"})._asdict() == {
        "edition": "us-games", "seats": 2, "vote": True, "target": 100, "max_hands": 50, "first_dealer": "random",
        "at_large_penalty": True, "strict_wild": True, "vote_any_meld": False, "out_on_empty_file": "at_large",
    }  # fmt: skip


@pytest.mark.rule("jack-the-ripper/options-agreed")
def test_options_can_be_given_as_texts() -> None:
    agreed = GAME.read_settings({"seats": "4", "vote": "on", "first_dealer": "3", "max_hands": "200"})
    assert (agreed.seats, agreed.vote, agreed.first_dealer, agreed.max_hands) == (4, True, 3, 200)


@pytest.mark.rule("jack-the-ripper/options-agreed")
@pytest.mark.parametrize("name", ["vote", "at_large_penalty", "strict_wild", "vote_any_meld"])
def test_each_of_the_four_switches_can_be_on_or_off(name: str) -> None:
    for text, value in (("on", True), ("off", False)):
        assert getattr(GAME.read_settings({"edition": "us-games", name: text}), name) is value


@pytest.mark.rule("jack-the-ripper/players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    t = begin(seats=seats, first_dealer=0)
    t.shuffles()
    assert len(t.view(None).sizes) == seats


@pytest.mark.rule("jack-the-ripper/players")
@pytest.mark.parametrize("seats", [0, 1, 5, "two", None, 2.0, True])
def test_nobody_else_can(seats: object) -> None:
    with pytest.raises(BadAnswer, match="one of: 2, 3, 4"):
        begin(seats=seats)


@pytest.mark.rule("jack-the-ripper/options-agreed")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "eagle"), ("vote", "perhaps"), ("vote", 1), ("target", 0), ("target", 1001), ("max_hands", 0),
        ("max_hands", 201), ("first_dealer", 4), ("first_dealer", "left"), ("out_on_empty_file", "escaped"),
        ("strict_wild", ""), ("vote_any_meld", "ON"),
    ],
)  # fmt: skip
def test_an_impossible_value_is_refused_with_the_possible_ones(name: str, value: object) -> None:
    with pytest.raises(BadAnswer, match=f"not a value for the setting {name}; it takes "):
        begin(**{"edition": "us-games", name: value})


@pytest.mark.rule("jack-the-ripper/first-dealer")
def test_the_first_dealer_must_have_a_seat() -> None:
    with pytest.raises(BadAnswer, match="There is no seat 2 to deal first: the seats are 0 to 1"):
        begin(seats=2, first_dealer=2)
    assert begin(seats=3, first_dealer=2).table.dealer == 2


@pytest.mark.rule("jack-the-ripper/options-us-games")
@pytest.mark.parametrize(
    ("name", "value"), [("at_large_penalty", True), ("strict_wild", True), ("out_on_empty_file", "at_large")]
)
def test_three_readings_exist_only_in_us_games(name: str, value: object) -> None:
    with pytest.raises(BadAnswer, match=f"{name} decides a reading of us-games"):
        begin(edition="pegasus", **{name: value})
    begin(edition="us-games", **{name: value})
