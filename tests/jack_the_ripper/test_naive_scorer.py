"""The engine's scorer against a second one that was written from the books alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from jack_the_ripper.naive_scorer import Hand, Score, compare, naive_score


def test_both_scorers_agree_on_two_thousand_random_hands() -> None:
    found = compare(2_000, seed=7)
    assert found["differs"] is None
    assert all(found[f"{edition} {end}"] > 200 for edition in ("pegasus", "us-games") for end in ("found", "not found"))


def blind_to_alibis(hand: Hand) -> Score:
    """A wrong scorer: it sees no alibi."""
    return naive_score(hand._replace(alibi=""))


def free_letters(hand: Hand) -> Score:
    """A wrong scorer: Letters in hand cost nothing."""
    return naive_score(hand._replace(hands=[[card for card in cards if card != "letters"] for cards in hand.hands]))


def blind_to_the_file(hand: Hand) -> Score:
    """A wrong scorer: it never looks whether the Case File is empty."""
    return naive_score(hand._replace(file_empty=False))


@pytest.mark.parametrize("wrong", [blind_to_alibis, free_letters, blind_to_the_file])
def test_a_scorer_with_one_mistake_is_found_out(wrong: Callable[[Hand], Score]) -> None:
    assert compare(500, seed=7, scorer=wrong)["differs"] is not None
