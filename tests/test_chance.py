"""The quick random numbers: each draws what `random.Random` would have drawn, so that a seed keeps its games."""

from __future__ import annotations

from random import Random

from whitechapel.core.chance import below, drawn, shuffle


def test_a_number_is_the_one_randrange_draws() -> None:
    ours, pythons = Random(1), Random(1)
    limits = [1, 2, 6, 8, 70, 1000] * 20
    assert [below(limit, ours) for limit in limits] == [pythons.randrange(limit) for limit in limits]


def test_a_shuffle_is_the_one_shuffle_makes() -> None:
    ours, pythons = Random(2), Random(2)
    for size in range(12):
        cards, others = list(range(size)), list(range(size))
        shuffle(cards, ours)
        pythons.shuffle(others)
        assert cards == others


def test_things_are_drawn_in_the_order_in_which_sample_draws_them() -> None:
    ours, pythons = Random(3), Random(3)
    for size in range(12):
        assert drawn(list(range(size)), ours) == pythons.sample(range(size), size)
    assert ours.random() == pythons.random()
