"""OpenSpiel's own tests of our games, its search playing them, and what its tests do not ask."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable
from math import factorial
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from research.tables import TABLES, name

import whitechapel
from whitechapel.core.frames import CHANCE
from whitechapel.research import openspiel_games

with warnings.catch_warnings():  # OpenSpiel's own modules use what their libraries call old
    warnings.simplefilter("ignore")
    from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts
    from open_spiel.python.observation import make_observation
    from open_spiel.python.policy import UniformRandomPolicy

every_table = pytest.mark.parametrize("table", TABLES, ids=name)


def load(table: tuple[str, dict[str, Any]]) -> Any:
    """OpenSpiel's game for a table."""
    given = {
        option: f"_{value}" if isinstance(value, str) and value.isdigit() else value
        for option, value in table[1].items()
    }
    return pyspiel.load_game(openspiel_games.name_of(table[0]), given)


def chance(state: Any, rng: Random) -> None:
    """Let chance fall until a seat is asked or the game is over."""
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(rng.choices([one for one, _ in outcomes], [odds for _, odds in outcomes])[0])


def positions(game: Any, seed: int) -> list[Any]:
    """The positions of a random game at which a seat is asked."""
    rng = Random(seed)
    state = game.new_initial_state()
    found: list[Any] = []
    while True:
        chance(state, rng)
        if state.is_terminal():
            return found
        found.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))


# -- OpenSpiel's own judgement --------------------------------------------------------------------


@every_table
def test_openspiels_simulation_test_is_content(table: tuple[str, dict[str, Any]]) -> None:
    pyspiel.random_sim_test(load(table), num_sims=2, serialize=True, verbose=False)


def test_whole_matches_under_the_usual_options_are_simulated_too() -> None:
    for game in openspiel_games.NAMES:
        pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=False, verbose=False)


def test_an_explicit_observer_passes_the_simulation_test() -> None:
    game = load(("mr-jack", {}))
    for recall in (False, True):
        observer = game.make_observer(pyspiel.IIGObservationType(perfect_recall=recall), {})
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False, observer=observer)


def play(game: Any, players: list[Any], seed: int) -> list[float]:
    """A game between OpenSpiel's bots."""
    rng = Random(seed)
    state = game.new_initial_state()
    chance(state, rng)
    while not state.is_terminal():
        state.apply_action(int(players[state.current_player()].step(state)))
        chance(state, rng)
    returns: list[float] = state.returns()
    return returns


SHORT = [
    ("jack-the-ripper", {"edition": "pegasus", "max_hands": 1}),
    ("jack-the-ripper", {"edition": "us-games", "max_hands": 1}),
    ("rue-morgue", {"max_hands": 1}),
    ("mr-jack", {}),
    ("check-the-ripper", {"turn_limit": 10}),
]


@pytest.mark.parametrize("table", SHORT, ids=name)
def test_openspiels_mcts_plays_a_game(table: tuple[str, dict[str, Any]]) -> None:
    game = load(table)
    lots = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(random_state=lots)
    returns = play(game, [mcts.MCTSBot(game, 2, 2, evaluator, random_state=lots) for _ in range(2)], seed=1)
    assert sum(returns) == 0


@pytest.mark.parametrize("table", SHORT, ids=name)
def test_openspiels_information_set_search_plays_a_game(table: tuple[str, dict[str, Any]]) -> None:
    game = load(table)
    lots = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(random_state=lots)
    returns = play(game, [ismcts.ISMCTSBot(game, evaluator, 2, 2, random_state=lots) for _ in range(2)], seed=1)
    assert sum(returns) == 0


# -- chance is exact ------------------------------------------------------------------------------


def test_a_shuffle_is_as_likely_as_all_the_others() -> None:
    state = load(("mr-jack", {})).new_initial_state()
    likely = 1.0
    cards = 0
    while "alibis " not in str(state) or str(state).count(" ") < 9:
        outcome, odds = state.chance_outcomes()[0]
        likely *= odds
        cards += 1
        state.apply_action(outcome)
    assert likely == pytest.approx(1 / factorial(8))
    assert cards == 7  # the eighth lies where there is room
    assert str(state).splitlines()[0] == "* alibis holmes watson smith lestrade stealthy goodley gull bert"


def test_equal_cards_are_one_outcome() -> None:
    state = load(("jack-the-ripper", {"first_dealer": "0"})).new_initial_state()
    outcomes = dict(state.chance_outcomes())
    assert len(outcomes) == 32
    assert outcomes[0] == pytest.approx(5 / 62)
    assert state.action_to_string(CHANCE, 0) == "next druitt"
    state.apply_action(0)
    assert dict(state.chance_outcomes())[0] == pytest.approx(4 / 61)


def test_two_knights_fall_four_times_as_often_as_two_kings() -> None:
    state = load(("check-the-ripper", {})).new_initial_state()
    rng = Random(1)
    while state.playthrough.state.stack[-1].name != "roll":
        chance_or_first = state.chance_outcomes() if state.is_chance_node() else [(state.legal_actions()[0], 1.0)]
        state.apply_action(rng.choice(chance_or_first)[0])
    odds = {state.action_to_string(CHANCE, outcome): part for outcome, part in state.chance_outcomes()}
    assert odds["roll king king"] == pytest.approx(1 / 36)
    assert odds["roll knight knight"] == pytest.approx(4 / 36)
    assert odds["roll king knight"] == pytest.approx(2 / 36)
    assert sum(odds.values()) == pytest.approx(1)


@every_table
def test_what_falls_by_itself_falls_as_often_as_the_odds_say(table: tuple[str, dict[str, Any]]) -> None:
    house = whitechapel.game(table[0])
    rng = Random(5)
    state = house.new(**table[1])
    seen = set()
    while not state.over:
        frame = state.stack[-1]
        if frame.seat == CHANCE and frame.options(state) and frame.name not in seen:
            seen.add(frame.name)
            fallen = [state.sample(rng) for _ in range(4000)]
            for action, part in zip(frame.options(state), frame.odds(state), strict=True):
                expected = part / sum(frame.odds(state))
                assert fallen.count(action) / 4000 == pytest.approx(expected, abs=0.03)
        state.apply(state.sample(rng) if frame.seat == CHANCE else rng.choice(state.options()))
    assert seen


# -- who knows what -------------------------------------------------------------------------------


@every_table
def test_another_world_drawn_for_a_seat_is_the_same_to_it(table: tuple[str, dict[str, Any]]) -> None:
    game = load(table)
    rng = Random(3)
    for state in rng.sample(positions(game, seed=3), 6):
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(seat) == state.legal_actions(seat)


@pytest.mark.parametrize("table", SHORT, ids=name)
def test_worlds_drawn_for_a_seat_differ_in_what_it_does_not_know(table: tuple[str, dict[str, Any]]) -> None:
    state = positions(load(table), seed=4)[0]
    seat = state.current_player()
    rng = Random(4)
    house = whitechapel.game(table[0])
    worlds = {str(house.census(state.resample_from_infostate(seat, rng.random).playthrough.state)) for _ in range(20)}
    assert len(worlds) > 5


@pytest.mark.parametrize("table", SHORT, ids=name)
def test_equal_information_means_equal_observations(table: tuple[str, dict[str, Any]]) -> None:
    game = load(table)
    rng = Random(6)
    seen: dict[tuple[int, str], tuple[str, list[float]]] = {}
    for state in positions(game, seed=6)[:30]:
        for world in (state, state.resample_from_infostate(state.current_player(), rng.random)):
            for _ in range(2):
                branch = world.clone()
                branch.apply_action(rng.choice(world.legal_actions()))
                for seat in range(2):
                    key = (seat, branch.information_state_string(seat))
                    sees = (branch.observation_string(seat), branch.observation_tensor(seat))
                    assert seen.setdefault(key, sees) == sees


def test_a_seat_remembers_its_own_answers() -> None:
    game = load(("jack-the-ripper", {"first_dealer": "1"}))
    state = game.new_initial_state()
    chance(state, Random(1))
    first, second = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[1])
    assert "> draw file\n" in first.information_state_string(0)
    assert "> draw yard\n" in second.information_state_string(0)
    assert "> draw" not in first.information_state_string(1)


def test_a_secret_answer_changes_nothing_for_the_others() -> None:
    game = pyspiel.load_game("python_whitechapel_rue_morgue", {"seats": 4, "max_hands": 1})
    state = game.new_initial_state()
    chance(state, Random(1))
    assert state.current_player() == 0
    before = [state.information_state_string(seat) for seat in range(4)]
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1
    assert [state.information_state_string(seat) == before[seat] for seat in range(4)] == [False, True, True, True]
    again = state.resample_from_infostate(1, Random(2).random)
    assert again.current_player() == 1
    assert again.information_state_string(1) == before[1]


def test_in_a_world_drawn_for_one_seat_nobody_knows_what_another_remembers() -> None:
    state = positions(load(("jack-the-ripper", {"max_hands": 1})), seed=1)[20]
    other = state.resample_from_infostate(0, Random(1).random)
    assert other.information_state_string(1) != state.information_state_string(1)
    with pytest.raises(Exception, match="does not say what seat 1 remembers"):
        other.information_state_tensor(1)


def test_a_drawn_world_is_played_on_and_serialised_like_any_other() -> None:
    game = load(("rue-morgue", {"max_hands": 1}))
    rng = Random(8)
    state = positions(game, seed=8)[10].resample_from_infostate(0, rng.random)
    for _ in range(10):
        chance(state, rng)
        state.apply_action(rng.choice(state.legal_actions()))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.legal_actions() == state.legal_actions()


def test_an_observer_without_private_information_sees_what_a_spectator_sees() -> None:
    game = load(("jack-the-ripper", {"max_hands": 1}))
    state = positions(game, seed=1)[0]
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observation = make_observation(game, public)
    observation.set_from(state, 0)
    assert observation.dict["hand"].sum() == 0
    assert observation.dict["sizes"].tolist() == [0.5, 0.5]
    assert observation.string_from(state, 0) == observation.string_from(state, 1)
    private = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    private.set_from(state, 0)
    assert private.dict["hand"].sum() == 10
    assert private.dict["belief"].shape == (3, 32)
    assert private.dict["belief"].sum() == pytest.approx(61)


def test_nobody_sees_all_hands_at_once() -> None:
    game = load(("mr-jack", {}))
    with pytest.raises(ValueError, match="all hands at once"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )


# -- OpenSpiel's history, which is written when somebody asks for it -------------------------------


def both_ways(game: Any, seed: int, steps: int) -> tuple[Any, Any]:
    """The same game twice: its answers given by way of Python, and by way of C++."""
    rng = Random(seed)
    ours, theirs = game.new_initial_state(), game.new_initial_state()
    for step in range(steps):
        if ours.is_terminal():
            break
        action = rng.choice(ours.legal_actions())
        ours.apply_action(np.int64(action) if step % 7 == 6 else action)
        pyspiel.State.apply_action(theirs, action)
    return ours, theirs


def said(state: Any, method: str) -> str:
    """What a method without arguments says, as text."""
    try:
        found = getattr(state, method)()
    except Exception as error:
        return f"{type(error).__name__}: {str(error)[:40]}"
    if method == "full_history":
        found = [(one.player, one.action) for one in found]
    return type(found).__name__ if method in ("clone", "get_game") else str(found)


@pytest.mark.parametrize("method", [name for name in dir(pyspiel.State) if not name.startswith("_")])
def test_every_method_says_the_same_whoever_gave_the_answers(method: str) -> None:
    for steps in (0, 1, 40):
        ours, theirs = both_ways(load(("jack-the-ripper", {"max_hands": 1})), 1, steps)
        assert said(ours, method) == said(theirs, method)


@every_table
def test_copies_know_the_whole_history(table: tuple[str, dict[str, Any]]) -> None:
    game = load(table)
    ways: list[Callable[[Any], Any]] = [
        lambda state: state,
        lambda state: state.clone(),
        lambda state: pickle.loads(pickle.dumps(state)),
        lambda state: game.deserialize_state(state.serialize()),
        lambda state: pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    for copied in ways:
        ours, theirs = both_ways(game, 2, 60)
        copy = copied(ours)
        for action in copy.legal_actions()[:1]:  # none if the game is over
            pyspiel.State.apply_action(copy, action)
            pyspiel.State.apply_action(theirs, action)
        assert copy.history_str() == theirs.history_str()
        assert copy.move_number() == theirs.move_number()
        assert str(copy) == str(theirs)


def test_a_choice_that_does_not_exist_is_refused_and_changes_nothing() -> None:
    for steps in (3, 100):  # in the shuffle, and in play
        ours, theirs = both_ways(load(("jack-the-ripper", {"max_hands": 1})), 3, steps)
        for wrong in (-1, 10**6, 1.5, "draw"):
            with pytest.raises((IndexError, TypeError, pyspiel.SpielError)):
                ours.apply_action(wrong)
        assert ours.history() == theirs.history()
        assert ours.legal_actions() == theirs.legal_actions()
        assert str(ours) == str(theirs)


# -- parameters -----------------------------------------------------------------------------------


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_whitechapel_jack_the_ripper(edition=us-games,seats=3,max_hands=2)")
    assert game.num_players() == 3
    agreed = game.new_initial_state().playthrough.encoding.agreed
    assert (agreed.edition, agreed.seats, agreed.max_hands, agreed.vote) == ("us-games", 3, 2, True)
    first = pyspiel.load_game("python_whitechapel_mr_jack(edition=_2006)")
    assert first.new_initial_state().playthrough.encoding.agreed.edition == "2006"


def test_the_state_is_the_transcript() -> None:
    state = positions(load(("mr-jack", {})), seed=2)[-1]
    house = whitechapel.game("mr-jack")
    again = whitechapel.read(f"mr-jack edition=2006 seats=2 rules=1\n{state}\n").replay()
    assert again.parts() == state.playthrough.state.parts()
    assert house.view(again, 0) == house.view(state.playthrough.state, 0)


# -- small ends of games ---------------------------------------------------------------------------

every_game = pytest.mark.parametrize("game", [house.id for house in whitechapel.GAMES])


def mccfr(game: Any, iterations: int) -> Any:
    """The policy that external sampling has found after a while."""
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    np.random.seed(1888)  # the solver draws from numpy's own generator
    for _ in range(iterations):
        solver.iteration()
    return solver.average_policy()


@every_game
def test_external_sampling_finishes_on_a_small_end(game: str) -> None:
    small = openspiel_games.small(game)
    state = small.new_initial_state()
    state.apply_action(0)
    chosen = mccfr(small, 4).action_probabilities(state)
    assert set(chosen) == set(state.legal_actions())
    assert sum(chosen.values()) == pytest.approx(1)


def test_external_sampling_learns_on_a_small_end() -> None:
    small = openspiel_games.small("rue-morgue")
    guessing = exploitability.nash_conv(small, UniformRandomPolicy(small))
    assert exploitability.nash_conv(small, mccfr(small, 20)) < guessing / 2


@every_game
def test_openspiels_simulation_test_is_content_with_a_small_end(game: str) -> None:
    pyspiel.random_sim_test(openspiel_games.small(game), num_sims=3, serialize=True, verbose=False)


def test_the_deals_of_an_end_look_the_same_to_a_spectator_and_differ_for_the_seats() -> None:
    small = openspiel_games.small("jack-the-ripper")
    deals = []
    for deal, likely in small.new_initial_state().chance_outcomes():
        assert likely == 1 / 4
        state = small.new_initial_state()
        state.apply_action(deal)
        deals.append(state)
    sight = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    spectator = make_observation(small, sight)
    assert len({spectator.string_from(state, 0) for state in deals}) == 1
    assert len({state.information_state_string(0) for state in deals}) > 1
    assert [str(state) for state in deals] == [f"* deal {deal}" for deal in range(4)]


def test_an_end_can_be_pickled_on_its_way() -> None:
    small = openspiel_games.small("mr-jack")
    state = small.new_initial_state()
    for action in (2, 0):
        state.apply_action(action if state.is_chance_node() else state.legal_actions()[action])
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    playthrough = pickle.loads(pickle.dumps(state.playthrough))
    assert str(playthrough) == str(state.playthrough)
    assert playthrough.told().texts == state.playthrough.told().texts
    with pytest.raises(ValueError, match="only its deals"):
        state.resample_from_infostate(0, Random(1).random)
