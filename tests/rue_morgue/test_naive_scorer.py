"""The engine's scorer against a second one that was written from the book alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rue_morgue.naive_scorer import Hand, compare, naive_score


def test_both_scorers_agree_on_two_thousand_random_hands() -> None:
    found = compare(2_000, seed=7)
    assert found["differs"] is None
    assert all(found[f"{seats} {end}"] > 50 for seats in (2, 3, 4) for end in ("caught", "solved", "unsolved"))
    assert found["shut out"] > 20


def without_a_catch(hand: Hand) -> list[int]:
    """A wrong scorer: it leaves the cards under the Orang-Utan where they are."""
    return naive_score(hand._replace(under=[]))


def forgiving(hand: Hand) -> list[int]:
    """A wrong scorer: Deductions in hand cost nothing."""
    return naive_score(
        hand._replace(hands=[[card for card in cards if "deduction" not in card] for cards in hand.hands])
    )


def without_a_count(hand: Hand) -> list[int]:
    """A wrong scorer: Dupin counts nothing."""
    return naive_score(hand._replace(dupin_count=False))


def everybody_scores(hand: Hand) -> list[int]:
    """A wrong scorer: nobody is ever shut out."""
    return naive_score(hand._replace(shut_out=False))


@pytest.mark.parametrize("wrong", [without_a_catch, forgiving, without_a_count, everybody_scores])
def test_a_scorer_with_one_mistake_is_found_out(wrong: Callable[[Hand], list[int]]) -> None:
    assert compare(500, seed=7, scorer=wrong)["differs"] is not None
