"""The small parts: buckets, nicknames, plain data, logs."""

from __future__ import annotations

import json
import logging
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game
from whitechapel.core.plain_data import to_json
from whitechapel.games import GAMES
from whitechapel.server.host.logs import JsonLines
from whitechapel.server.live.limits import Buckets, Guard, Limits, Rate
from whitechapel.server.live.players import tidy_nickname
from whitechapel.server.table.json_form import JsonForm


def test_a_bucket_is_emptied_at_once_and_filled_with_time() -> None:
    buckets = Buckets(Rate(3, 0.5))
    assert [buckets.take("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b", 0.0)
    assert not buckets.take("a", 1.0)
    assert buckets.take("a", 2.0)
    assert [buckets.take("a", 100.0) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_jumps_back_gives_nothing_and_takes_nothing() -> None:
    buckets = Buckets(Rate(1, 1))
    assert buckets.take("a", 10.0)
    assert not buckets.take("a", 5.0)
    assert buckets.take("a", 6.0)


def test_only_a_limited_number_of_keys_is_remembered() -> None:
    buckets = Buckets(Rate(1, 0))
    for number in range(30_000):
        buckets.take(str(number), 0.0)
    assert len(buckets._full) == 20_000


def test_sockets_are_counted_by_address() -> None:
    guard = Guard(Limits(sockets=2))
    assert [guard.enter("a"), guard.enter("a"), guard.enter("a"), guard.enter("b")] == [True, True, False, True]
    guard.leave("a")
    assert guard.enter("a")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ines", "Ines"),
        ("  Ines \t Müller ", "Ines Müller"),
        ("", None),
        ("   ", None),
        ("x" * 25, None),
        ("x" * 24, "x" * 24),
        ("a\u202eb", None),
        ("a\x00b", None),
        ("名探偵", "名探偵"),
        ("\ud800", None),
    ],
)
def test_nicknames_are_tidied(typed: str, shown: str | None) -> None:
    assert tidy_nickname(typed) == shown


class Card(NamedTuple):
    name: str
    points: int


class Look(NamedTuple):
    seat: int | None
    hand: tuple[str, ...]
    cards: tuple[Card, ...]
    best: Card
    pairs: tuple[tuple[str, int], ...]
    mixed: tuple[Any, ...]


def test_named_tuples_become_objects_however_deep_and_other_tuples_arrays() -> None:
    look = Look(None, ("a", "b"), (Card("x", 1),), Card("y", 2), (("p", 1),), ("text", Card("z", 3), 4))
    expected = {
        "seat": None,
        "hand": ["a", "b"],
        "cards": [{"name": "x", "points": 1}],
        "best": {"name": "y", "points": 2},
        "pairs": [["p", 1]],
        "mixed": ["text", {"name": "z", "points": 3}, 4],
    }
    keeper = JsonForm()
    for _ in range(3):
        assert msgspec.json.decode(msgspec.json.encode(keeper.view(look))) == expected
    assert to_json(look) == expected
    assert keeper.facts({"card": Card("x", 1), "seats": frozenset({2, 1})})["seats"] == [1, 2]


def test_each_view_has_its_own_form_whichever_view_came_before_it() -> None:
    first = Look(0, ("a",), (Card("x", 1), Card("y", 2)), Card("y", 2), (("p", 1),), ())
    keeper = JsonForm()
    for look in (
        first,
        first._replace(seat=None, hand=()),
        first._replace(cards=(Card("x", 1),), best=Card("z", 3)),
        first._replace(mixed=(Card("x", 1),)),
        first,
    ):
        assert msgspec.json.decode(msgspec.json.encode(keeper.view(look))) == to_json(look)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_views_of_whole_games_are_sent_as_they_are(game: Game) -> None:
    state, rng, keeper = game.new(**game.short), Random(1888), JsonForm()
    while not state.over:
        seat = rng.choice(state.waiting())
        state.play(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.question(seat).options(state)))
        for viewer in (None, 0, 1):
            view = game.view(state, viewer)
            assert msgspec.json.decode(keeper.view(view)) == to_json(view)


def test_a_value_without_a_json_form_is_not_sent_by_accident() -> None:
    with pytest.raises(TypeError, match="object has no form in JSON"):
        to_json({"x": object()})


def test_logs_are_json_and_say_of_an_error_only_where_it_happened() -> None:
    try:
        raise ValueError("the card is Druitt")
    except ValueError:
        import sys

        record = logging.LogRecord("whitechapel", logging.ERROR, "f", 1, "stumbled", (), sys.exc_info())
    record.table = "abc"
    record.cards = "druitt"
    line = JsonLines().format(record)
    assert "ruitt" not in line
    told = json.loads(line)
    assert (told["message"], told["table"], told["error"], told["level"]) == ("stumbled", "abc", "ValueError", "error")
    assert told["where"][0].startswith("test_parts.py:")
