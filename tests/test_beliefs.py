"""Beliefs of the rummy games are exact or a fair sample: a slice of what `python -m beliefs` compares at length."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import beliefs
import pytest

import whitechapel
from whitechapel.core.frames import CHANCE, Event, State
from whitechapel.core.game import Game
from whitechapel.games import jack_the_ripper, rue_morgue
from whitechapel.games.jack_the_ripper import belief as jack
from whitechapel.games.rue_morgue import belief as morgue
from whitechapel.games.rummy import branched, chances, thin

RUMMY = (jack_the_ripper.GAME, rue_morgue.GAME)
FULL_HAND = {"jack-the-ripper": 37, "rue-morgue": 4}
"""A hand with a second Case File in which there is much to keep apart: more than 3,000 scenarios for a spectator."""


@pytest.mark.rule("jack-the-ripper/honest-sampling")
@pytest.mark.rule("rue-morgue/honest-sampling")
@pytest.mark.parametrize("game", RUMMY, ids=lambda game: game.id)
def test_beliefs_agree_with_a_twin_that_keeps_everything_apart_and_with_the_truth(game: Game) -> None:
    found = list(beliefs.compared(game, FULL_HAND[game.id]))
    assert len(found) > 10
    for one in found:
        assert one.difference < (1e-9 if one.exact else 0.05)
        assert not one.believes
        assert not one.denies


def test_what_is_claimed_with_a_chance_happens_that_often() -> None:
    assert beliefs.miscalibrated(beliefs.all_claims(jack_the_ripper.GAME, 40)) == []


def test_claims_that_are_far_off_are_noticed() -> None:
    game = jack_the_ripper.GAME

    def too_sure(view: Any, memory: Any) -> Any:
        rows = game.marginals(view, memory)
        return {holder: {name: min(0.99, 50 * chance) for name, chance in row.items()} for holder, row in rows.items()}

    assert beliefs.miscalibrated(beliefs.all_claims(replace(game, marginals=too_sure), 40)) != []


# -- planted: pools that are mixed, as they once were -----------------------------------------------------


def test_mixing_the_pools_of_jack_the_ripper_is_noticed() -> None:
    def mixing(view: Any, memory: Any) -> Any:
        if len(memory.scenarios) > 2000 and memory.most != beliefs.TWIN:
            memory = memory.clone()
            some = next(iter(memory.scenarios))
            for holder in range(jack.HOLDERS):
                for sort in (2, 3):
                    slots = jack._slots(some, holder, sort)
                    some += slots * (jack.SLOT[holder][sort - 2] - jack.SLOT[holder][sort])
            second = jack._pool(some, 1)
            some += (second << jack._POOL) - (second << jack._POOL + jack._CARDS)
            memory.scenarios = {some: 1}
        return jack_the_ripper.GAME.marginals(view, memory)

    found = list(beliefs.compared(replace(jack_the_ripper.GAME, marginals=mixing), 37))
    assert any(one.believes for one in found)
    assert max(one.difference for one in found) > 0.5


def test_mixing_the_cards_of_the_rue_morgue_is_noticed() -> None:
    def mixing(view: Any, memory: Any) -> Any:
        if len(memory.scenarios) > 500 and memory.most != beliefs.TWIN:
            memory = memory.clone()
            after: Counter[int] = Counter()
            for scenario, chance in zip(memory.scenarios, memory.chances(), strict=True):
                after[morgue._unsorted(scenario)] += chance
            memory.scenarios = after
        return rue_morgue.GAME.marginals(view, memory)

    found = list(beliefs.compared(replace(rue_morgue.GAME, marginals=mixing), 4))
    assert max(one.difference for one in found) > 0.05


# -- where there are too many scenarios -------------------------------------------------------------------


def test_a_sample_keeps_every_expectation_on_average() -> None:
    """A hundred scenarios of the weights 1 to 100, each the number of a place; ten stay, many times over."""
    total: Counter[int] = Counter()
    for offset in range(2000):
        scenarios = {(offset << 20) + (1 << 19) + place: place for place in range(1, 101)}
        likely = chances(scenarios, 0, lambda part: 1)
        sample = thin(scenarios, likely, 10)
        assert sample.keys() <= scenarios.keys()
        assert 8 <= len(sample) <= 20
        for scenario, weight in sample.items():
            total[scenario & 127] += weight
    mean = {place: weight / 2000 / (1 << 32) for place, weight in total.items()}
    assert sum(mean.values()) == pytest.approx(5050, rel=0.02)
    assert sum(place * weight for place, weight in mean.items()) == pytest.approx(338_350, rel=0.02)


def test_no_card_and_no_slot_is_lost_in_a_sample() -> None:
    scenarios = {1 << bit: 1 if bit else 10**9 for bit in range(40)}
    sample = thin(scenarios, list(scenarios.values()), 5)
    assert sum(sample) == (1 << 40) - 1


def test_equal_scenarios_become_one_with_the_sum_of_their_weights() -> None:
    assert branched({4: 2, 5: 3}, 1, lambda part: [(-part, 1), (1 - part, 10)]) == {4: 5, 5: 50}


@pytest.mark.parametrize("game", RUMMY, ids=lambda game: game.id)
def test_a_sample_that_was_too_small_hears_the_hand_again_with_a_larger_one(game: Game) -> None:
    """With room for six scenarios evidence soon contradicts them all; nothing impossible is believed even then."""
    found = list(beliefs.compared(game, FULL_HAND[game.id], limit=6))
    assert any(not one.exact for one in found)
    assert not any(one.believes for one in found)


@pytest.mark.parametrize("game", RUMMY, ids=lambda game: game.id)
def test_a_replay_leads_to_the_same_sample(game: Game) -> None:
    one, other = [list(beliefs.compared(game, FULL_HAND[game.id], limit=50)) for _ in range(2)]
    assert one == other


# -- memories that have lost track ------------------------------------------------------------------------


def told_in(game: Game, seed: int, steps: int) -> tuple[State, list[Event]]:
    """A random hand of four, some answers long."""
    rng = Random(seed)
    state = game.new(**beliefs.SETTINGS[game.id])
    state.events = []
    for _ in range(steps):
        state.apply(state.sample(rng) if state.seat() == CHANCE else rng.choice(state.options()))
    return state, list(state.events)


@pytest.mark.parametrize("game", RUMMY, ids=lambda game: game.id)
def test_a_memory_whose_cards_were_forgotten_goes_by_the_view_alone(game: Game) -> None:
    state, events = told_in(game, 3, 60)
    forgetful, newcomer = (game.memory(game.read_settings(beliefs.SETTINGS[game.id]), 0) for _ in range(2))
    for event in events:
        told = game.told(event, 0)
        forgetful.hear(Event("discarded", told.seat, {"card": ""}) if told.kind == "discarded" else told)
    view = game.view(state, 0)
    expected = game.marginals(view, forgetful)
    assert expected == game.marginals(view, newcomer)
    assert Counter(view.hand) == expected["0"]
    hidden = "yard" if game.id == "jack-the-ripper" else "morgue"
    assert sum(expected[hidden].values()) == pytest.approx(getattr(view, hidden))
    assert expected[hidden][view.top] >= 1
    for _ in range(20):
        world = game.sample(view, forgetful, Random(1))
        assert game.view(world, 0) == view
        assert game.audit(world) is None


@pytest.mark.parametrize("game", RUMMY, ids=lambda game: game.id)
def test_whoever_has_lost_track_listens_again_in_the_next_hand(game: Game) -> None:
    rng = Random(5)
    state = game.new(**{**beliefs.SETTINGS[game.id], "max_hands": 2, "target": 1000})
    assert isinstance(state, jack_the_ripper.state.Table | rue_morgue.state.Table)
    state.events = []
    memory, newcomer = (game.memory(game.read_settings(beliefs.SETTINGS[game.id]), 0) for _ in range(2))
    heard = 0
    while state.hand_number < 2:
        state.apply(state.sample(rng) if state.seat() == CHANCE else rng.choice(state.options()))
        events = state.events[heard:]
        heard = len(state.events)
        for event in events:
            memory.hear(game.told(event, 0))
            if event.kind != "discarded":
                newcomer.hear(game.told(event, 0))
            else:
                newcomer.hear(Event("discarded", event.seat, {"card": ""}))
    assert game.marginals(game.view(state, 0), memory) == game.marginals(game.view(state, 0), newcomer)


def test_forgotten_events_are_heard_in_every_game() -> None:
    for game in whitechapel.GAMES:
        state, rng = game.new(), Random(2)
        state.events = []
        while not state.over and len(state.events) < 200:
            state.apply(state.sample(rng) if state.seat() == CHANCE else rng.choice(state.options()))
        memory = game.memory(game.read_settings({}), 0)
        for event in state.events:
            memory.hear(game.forgotten(game.told(event, 0)))
        assert memory.exact()
