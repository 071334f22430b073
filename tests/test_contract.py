"""The browser client is typed by what the games declare; here games are played to see that they keep to it."""

from __future__ import annotations

import importlib
import types
import typing
from random import Random
from typing import Any

import pytest

from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game
from whitechapel.games import GAMES, jack_the_ripper, mr_jack, rue_morgue
from whitechapel.games.jack_the_ripper.scoring import spared
from whitechapel.games.rue_morgue.material import NAMES, VALUE_OPTIONS

pytestmark = pytest.mark.interpreted

HOUSE = [game for game in GAMES if game.home.startswith("whitechapel.games.")]
"""Games of other packages have no types in the client: they are played at the plain table."""


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is of this type."""
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple and inner[1:] == (...,):
        return type(value) is tuple and all(fits(one, inner[0]) for one in value)
    if origin is tuple:
        return type(value) is tuple and all(fits(*both) for both in zip(value, inner, strict=True))
    if origin in (typing.Union, types.UnionType):
        return any(fits(value, one) for one in inner)
    if origin is typing.Literal:
        return value in inner
    if hasattr(kind, "_fields"):
        return type(value) is kind and not misfits(value)
    return type(value) is kind


def misfits(record: Any) -> list[str]:
    """The fields of a record that are not of their type."""
    return [
        f"{type(record).__name__}.{name}: {kind} is {getattr(record, name)!r}"
        for name, kind in typing.get_type_hints(type(record)).items()
        if not fits(getattr(record, name), kind)
    ]


def declared(game: Game) -> dict[str, Any]:
    """The types of the facts, by name."""
    return typing.get_type_hints(importlib.import_module(f"{game.home}.view").Facts)


def agreements(game: Game) -> list[dict[str, Any]]:
    """The usual options, and the first three values of each option, where they go with the rest."""
    found: list[dict[str, Any]] = [{}]
    for option in game.setting_table:
        for value in list(option.values if option.trials is None else option.trials)[:3]:
            try:
                game.read_settings({option.name: value})
            except Exception:
                continue
            found.append({option.name: value})
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_views_and_events_are_as_the_types_for_the_browser_say(game: Game) -> None:
    kinds = declared(game)
    wrong: set[str] = set()
    for seed, agreed in enumerate(agreements(game)):
        rng = Random(seed)
        state: Any = game.new(**agreed)
        state.events = []
        for _ in range(200):
            if state.over:
                break
            seat = state.seat()
            if seat == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.play(seat, rng.choice(list(state.question(seat).options(state))))
            for event in state.events:
                hearing = game.hearings[event.kind]
                if set(event.facts) != {*hearing.open, *hearing.secret}:
                    wrong.add(f"{event.kind} has {sorted(event.facts)}")
                wrong.update([f"{event.kind}: {k}" for k, v in event.facts.items() if not fits(v, kinds[k])])
            state.events.clear()
            for eyes in (None, seat if seat >= 0 else 0):
                wrong.update(misfits(game.view(state, eyes)))
    assert not wrong


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_no_fact_is_declared_that_nobody_tells(game: Game) -> None:
    told = {name for hearing in game.hearings.values() for name in (*hearing.open, *hearing.secret)}
    assert set(declared(game)) == told


def test_the_box_of_jack_the_ripper_says_what_is_printed() -> None:
    box = jack_the_ripper.material.MATERIAL
    cards = {card.name: card for card in box.cards}
    assert list(cards) == list(jack_the_ripper.material.NAMES)
    assert cards["letters"] == ("letters", "letters", 3, False, True, ("letters",))
    assert cards["alibi-eddy-gull"] == ("alibi-eddy-gull", "alibi", 3, True, True, ("eddy", "gull"))
    assert cards["scene-mitre-square"] == ("scene-mitre-square", "scene", 1, True, True, ("eddowes",))
    assert cards["escapes"] == ("escapes", "escapes", 35, False, True, ("escapes",))
    assert [card.name for card in box.cards if not card.stays] == ["strikes", "commissioner"]
    assert box.meld == 3


@pytest.mark.rule("rue-morgue/card-points-open")
def test_the_box_of_the_rue_morgue_names_the_option_that_sets_a_value() -> None:
    assert {NAMES[kind]: option for kind, option in VALUE_OPTIONS.items()} == {
        "poe": "poe_points", "le-bon": "le_bon_points", "dupin": "dupin_points", "assistance": "assistance_points",
    }  # fmt: skip
    for kind, option in VALUE_OPTIONS.items():
        assert rue_morgue.GAME.read_settings({option: 9}).points[kind] == 9
    box = rue_morgue.material.MATERIAL
    assert (box.bonus, box.meld) == (10, 3)
    cards = {card.name: card for card in box.cards}
    assert cards["deduction-ad-sailor"] == ("deduction-ad-sailor", "deduction", 7, "", ("ad", "sailor"))


def test_the_box_of_mr_jack_has_the_whole_district() -> None:
    district = mr_jack.material.MATERIAL
    assert len(district.hexes) == 86
    assert (district.hexes[0].name, district.hexes[0].sign) == ("a1", ".")
    assert [tuple(exit) for exit in district.exits] == [("nw", "b7"), ("ne", "l12"), ("sw", "b1"), ("se", "l6")]


@pytest.mark.rule("mr-jack/seen-by-gaslight")
@pytest.mark.rule("mr-jack/seen-by-neighbour")
@pytest.mark.rule("mr-jack/beam-stops")
def test_the_box_of_mr_jack_says_what_each_light_lights() -> None:
    hexes = {hex.name: hex for hex in mr_jack.material.MATERIAL.hexes}
    assert hexes["b2"].lights == ("a1", "a2", "b1", "b3", "c2", "c3")
    assert hexes["b1"].beams == ((), ("c2", "d3", "e4"), (), (), (), ("a1",))
    assert hexes["b1"].sees == ("a1", "c2")
    assert (hexes["b2"].sees, hexes["b2"].beams, hexes["b1"].lights, hexes["b4"].lights) == ((), (), (), ())


@pytest.mark.rule("mr-jack/move-one-to-three")
@pytest.mark.rule("mr-jack/lights-out")
def test_the_box_of_mr_jack_says_how_far_each_walks_and_which_lamp_goes_out() -> None:
    district = mr_jack.material.MATERIAL
    assert dict(zip(district.characters, district.walks, strict=True))["stealthy"] == (1, 4)
    assert dict(zip(district.characters, district.walks, strict=True))["holmes"] == (1, 3)
    assert district.lamps_out == (1, 2, 3, 4, 0, 0, 0, 0)


@pytest.mark.rule("jack-the-ripper/alibi-protects")
@pytest.mark.rule("jack-the-ripper/ripper-needs-meld")
@pytest.mark.rule("jack-the-ripper/ripper-tie")
def test_a_view_says_who_is_spared_and_why() -> None:
    druitt, eddy, jill = 0, 1, 5
    open = 1 << druitt | 1 << eddy | 1 << jill  # Gull has six points, but no meld
    assert spared((6, 11, 6, 0, 4, 6), open, alibi=eddy, found=druitt) == (
        ("eddy", "alibi", 11), ("gull", "no-meld", 6), ("jill", "tie", 6),
    )  # fmt: skip
    # When the hand cannot be solved any more, nobody ties with nobody.
    assert spared((6, 11, 6, 0, 4, 6), open, alibi=eddy, found=-1) == (
        ("eddy", "alibi", 11), ("gull", "no-meld", 6), ("chapman", "no-meld", 4),
    )  # fmt: skip
