"""Games as numbers."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from research.tables import TABLES, name, positions

import whitechapel
from whitechapel.core.game import Game
from whitechapel.research.encode import encoding, payoffs
from whitechapel.research.planes import Plane


def planes_of(game: str, observation: Any, **options: Any) -> dict[str, dict[str, float]]:
    """An observation taken apart: by plane, what is not zero."""
    house = whitechapel.game(game)
    found = {}
    at = 0
    for plane in encoding(house, house.read_settings(options)).planes:
        numbers = observation[at : at + len(plane.entries)].tolist()
        found[plane.name] = {entry: number for entry, number in zip(plane.entries, numbers, strict=True) if number}
        at += len(plane.entries)
    return found


def dealt(game: str, seed: int, **options: Any) -> Any:
    """A new game at its first question to a seat."""
    state = whitechapel.game(game).new(**options)
    rng = Random(seed)
    while state.seat() == whitechapel.CHANCE:
        state.apply(state.sample(rng))
    return state


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_every_position_fits_the_bounds_and_every_option_has_its_bit(table: tuple[str, dict[str, Any]]) -> None:
    game, options = table
    house = whitechapel.game(game)
    settings = house.read_settings(options)
    numbers = encoding(house, settings)
    low, high = numbers.bounds()
    for state, _ in positions(game, options, seed=1):
        for seat in (None, *range(settings.seats)):
            view = house.view(state, seat)
            observation = numbers.observe(view)
            assert observation.dtype == np.float32
            assert observation.shape == (numbers.size,)
            assert (observation >= low).all()
            assert (observation <= high).all()
            legal = [numbers.actions[i].text for i in np.flatnonzero(numbers.mask(view))]
            assert sorted(legal) == sorted(view.options)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_worlds_that_look_alike_to_a_seat_are_the_same_numbers(table: tuple[str, dict[str, Any]]) -> None:
    game, options = table
    house = whitechapel.game(game)
    numbers = encoding(house, house.read_settings(options))
    rng = Random(2)
    for state, memories in rng.sample(positions(game, options, seed=2), 5):
        for seat, memory in enumerate(memories):
            view = house.view(state, seat)
            other = house.view(house.sample(view, memory, rng), seat)
            assert numbers.observe(view).tobytes() == numbers.observe(other).tobytes()
            assert numbers.mask(view).tobytes() == numbers.mask(other).tobytes()


def test_a_hand_of_jack_the_ripper_stands_in_its_plane() -> None:
    game = whitechapel.game("jack-the-ripper")
    state = game.new(first_dealer=1)
    cards = ["druitt", "eddy", "druitt", "eddy", "druitt", "wild", "gull", "wild", "escapes", "jill"]
    shuffled = state.sample(Random(3)).text.split(" ")[1:]
    for card in cards:
        shuffled.remove(card)
    others = shuffled[:10]
    order = [card for pair in zip(cards, others, strict=True) for card in pair] + shuffled[10:]
    state.play(whitechapel.CHANCE, game.chance(" ".join(["shuffled", *order])))
    view = game.view(state, 0)
    found = planes_of("jack-the-ripper", encoding(game, view.agreed).observe(view), first_dealer=1)
    assert found["hand"] == {"druitt": 3, "eddy": 2, "gull": 1, "jill": 1, "wild": 2, "escapes": 1}
    assert found["sizes"] == {"me": 0.5, "1 to my left": 0.5}
    assert found["question"] == {"draw": 1}
    assert found["active"] == {"me": 1}
    assert found["dealer"] == {"1 to my left": 1}


def test_everybody_comes_first_in_their_own_numbers() -> None:
    game = whitechapel.game("check-the-ripper")
    state = dealt("check-the-ripper", 5, seats=3)
    first = state.seat()
    state.play(first, game.action("place a1"))
    numbers = encoding(game, state.agreed)
    seen = [planes_of("check-the-ripper", numbers.observe(game.view(state, seat)), seats=3) for seat in range(3)]
    assert seen[first]["where"] == {"me on a1": 1}
    assert seen[(first + 1) % 3]["where"] == {"2 to my left on a1": 1}
    assert seen[(first + 2) % 3]["where"] == {"1 to my left on a1": 1}


def test_only_the_numbers_of_jack_say_who_jack_is() -> None:
    game = whitechapel.game("mr-jack")
    state = game.new()
    state.play(whitechapel.CHANCE, game.chance("alibis bert holmes watson smith lestrade stealthy goodley gull"))
    numbers = encoding(game, game.read_settings({}))
    detective, jack = [planes_of("mr-jack", numbers.observe(game.view(state, seat))) for seat in range(2)]
    assert jack["jack"] == {"bert": 1}
    assert detective["jack"] == {}
    assert len(detective["possible"]) == 8


def test_beliefs_are_the_exact_expectations() -> None:
    game = whitechapel.game("mr-jack")
    state = dealt("mr-jack", 1)
    numbers = encoding(game, state.agreed)
    belief = numbers.believe(game.view(state, 0), game.memory(state.agreed, 0))
    assert numbers.holders[0] == ("jack", "0", "1", "pile")
    assert belief.shape == (4, 8)
    assert belief[0].tolist() == [0.125] * 8
    assert belief[3].tolist() == [0.875] * 8


def test_a_board_of_ones_own_has_the_answers_of_its_squares_only() -> None:
    game = whitechapel.game("check-the-ripper")
    small = "CC#CC#/C#CC.C/.CC#.C/C#C#C./#C.CC#/CC#..C"
    numbers = encoding(game, game.read_settings({"board": small}))
    squares = 36
    assert len(numbers.actions) == 7 + 8 * squares
    assert "king f6" in numbers.index_of_text
    assert "king g6" not in numbers.index_of_text


def test_no_index_of_mr_jack_is_wasted_on_houses() -> None:
    game = whitechapel.game("mr-jack")
    numbers = encoding(game, game.read_settings({}))
    moves = [text for text in numbers.index_of_text if text.startswith("move ") and text != "move first"]
    assert len(moves) == 60


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_planes_have_names_and_sentences(table: tuple[str, dict[str, Any]]) -> None:
    game, options = table
    house = whitechapel.game(game)
    planes: tuple[Plane, ...] = encoding(house, house.read_settings(options)).planes
    assert len({plane.name for plane in planes}) == len(planes)
    for plane in planes:
        assert plane.meaning.endswith(".")
        assert len(set(plane.entries)) == len(plane.entries) > 0


def test_winners_share_what_all_have_paid() -> None:
    def finished(scores: tuple[int, ...], winners: tuple[int, ...]) -> Game:
        """A game that always ends in this way."""
        return replace(whitechapel.game("mr-jack"), result=lambda state: whitechapel.Result(scores, winners))

    assert payoffs(finished((3, 9), (1,)), None) == [-1, 1]
    assert payoffs(finished((9, 9), (0, 1)), None) == [0, 0]
    assert payoffs(finished((3, 9, 3, 9), (1, 3)), None) == [-1, 1, -1, 1]
    assert payoffs(finished((3, 9, 1), (1,)), None) == [-1, 2, -1]
