"""The laws hold in every game of the house, and a law that is broken on purpose is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import whitechapel
from whitechapel.core import laws
from whitechapel.core.frames import Event, State
from whitechapel.core.game import Game, Hearing, Memory
from whitechapel.games.jack_the_ripper.state import Table

JACK_THE_RIPPER = whitechapel.game("jack-the-ripper")
FEWEST, MOST = 24, 60
"""How many random games of each kind there are in a test run; `whitechapel check` plays any number of them."""


def findings(game: Game, games: int = 40, **watch: Any) -> Iterator[laws.Finding]:
    """What the laws find in some games, over all the variants."""
    variants = laws.variants(game)
    for seed in range(games):
        finding = laws.check_game(game, variants[seed * 7 % len(variants)], seed, **watch)
        if finding is not None:
            yield finding


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in (1, 2, 3))])
@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_the_laws_hold_in_random_games(game: Game, part: int) -> None:
    variants = laws.variants(game)
    for seed in range(part, max(FEWEST, min(MOST, 2 * len(variants))), 4):
        finding = laws.check_game(game, variants[seed * 7 % len(variants)], seed)
        assert finding is None, f"law {finding.law}: {finding.sentence}\n{finding.transcript}"


@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_the_variants_use_every_value_on_trial(game: Game) -> None:
    variants = laws.variants(game)
    for option in game.setting_table:
        tried = {given[option.name] for given in variants}
        assert tried == set(option.values if option.trials is None else option.trials)


# -- planted defects: each is a thing somebody might really do --------------------------------------


def test_a_view_that_names_the_holder_in_the_window_breaks_law_5() -> None:
    def leaky(state: Any, seat: int | None) -> Any:
        view = JACK_THE_RIPPER.view(state, seat)
        if view.question != "window":
            return view
        holders = [holder for holder, cards in JACK_THE_RIPPER.census(state).items() if "escapes" in cards]
        return view._replace(ripper=f"{view.ripper}, while the table waits for {holders}")

    found = next(findings(replace(JACK_THE_RIPPER, view=leaky)))
    assert found.law == 5
    assert found.sentence.endswith("differ in: ripper.")


def test_a_view_that_shows_who_has_answered_a_sealed_question_breaks_law_7() -> None:
    def impatient(state: Any, seat: int | None) -> Any:
        return JACK_THE_RIPPER.view(state, seat)._replace(asked=state.waiting())

    assert any(found.law == 7 for found in findings(replace(JACK_THE_RIPPER, view=impatient)))


def test_a_sampler_that_returns_the_truth_breaks_law_8() -> None:
    truth: list[State] = []

    def start(options: Any) -> State:
        truth[:] = [JACK_THE_RIPPER.start(options)]
        return truth[0]

    cheat = replace(JACK_THE_RIPPER, start=start, sample=lambda view, memory, rng: truth[0].clone())
    assert {found.law for found in findings(cheat, games=20)} == {8}


def test_what_sixty_worlds_happen_not_to_show_breaks_no_law() -> None:
    """In this game a seat holds four sailors in all drawn worlds; that it may hold five was expected, and is rare."""
    game = whitechapel.game("rue-morgue")
    variants = laws.variants(game)
    assert laws.check_game(game, variants[19535 % len(variants)], 19535) is None


def test_a_sampler_that_forgets_what_it_was_told_breaks_a_law() -> None:
    def forgetful(view: Any, memory: Any, rng: Any) -> State:
        world = JACK_THE_RIPPER.sample(view, memory, rng)
        assert isinstance(world, Table)
        world.yard.reverse()
        return world

    assert next(findings(replace(JACK_THE_RIPPER, sample=forgetful))).law == 5


def test_an_event_told_too_widely_breaks_law_6() -> None:
    hearings = {**JACK_THE_RIPPER.hearings, "drew": Hearing(open=("count", "left", "cards"))}
    assert any(found.law == 6 for found in findings(replace(JACK_THE_RIPPER, hearings=hearings)))


def test_an_event_that_hides_what_everybody_sees_breaks_law_6() -> None:
    """Nobody is told where a character went, but all see it: told the same, they see different things."""
    game = whitechapel.game("mr-jack")
    found = next(findings(replace(game, hearings={**game.hearings, "moved": Hearing(open=("character", "at"))})))
    assert found.law == 6
    assert found.sentence.startswith("Two worlds should look alike to ")
    assert "where" in found.sentence


def test_a_sampler_that_trusts_a_memory_that_has_just_come_breaks_law_5() -> None:
    def trusting(view: Any, memory: Any, rng: Any) -> State:
        world = JACK_THE_RIPPER.sample(view, memory, rng)
        assert isinstance(world, Table)
        if memory.lost:
            world.yard = world.yard[::-1]
        return world

    assert next(findings(replace(JACK_THE_RIPPER, sample=trusting))).law == 5


@pytest.mark.interpreted
def test_a_game_whose_forgotten_events_are_not_understood_breaks_a_law() -> None:
    """Who cannot say which card was discarded must not guess it."""
    hearing = JACK_THE_RIPPER.hearings["discarded"]._replace(fleeting=("card",))
    forgetting = replace(JACK_THE_RIPPER, hearings={**JACK_THE_RIPPER.hearings, "discarded": hearing})
    assert not list(findings(forgetting, games=6))

    class Guessing(Memory):
        def __init__(self, options: Any, seat: int | None) -> None:
            self.memory = JACK_THE_RIPPER.memory(options, seat)

        def hear(self, event: Event) -> None:
            facts = {name: "druitt" if fact == "" and name == "card" else fact for name, fact in event.facts.items()}
            self.memory.hear(Event(event.kind, event.seat, facts))

        def clone(self) -> Any:
            return self.memory.clone()

    assert list(findings(replace(forgetting, memory=Guessing), games=6))


def test_a_seat_that_believes_the_truth_impossible_breaks_law_10() -> None:
    def forgetful(view: Any, memory: Any) -> Any:
        rows = JACK_THE_RIPPER.marginals(view, memory)
        return {holder: {name: n for name, n in row.items() if name != "escapes"} for holder, row in rows.items()}

    found = next(findings(replace(JACK_THE_RIPPER, marginals=forgetful)))
    assert found.law == 10


def test_a_seat_that_believes_the_impossible_breaks_law_10() -> None:
    def generous(view: Any, memory: Any) -> Any:
        rows = JACK_THE_RIPPER.marginals(view, memory)
        return {holder: {**row, "escapes": row.get("escapes", 0.0) + 0.1} for holder, row in rows.items()}

    found = next(findings(replace(JACK_THE_RIPPER, marginals=generous)))
    assert found.law == 10


def test_a_vote_told_to_everybody_breaks_law_6() -> None:
    hearings = {**JACK_THE_RIPPER.hearings, "voted": Hearing(open=("suspect",))}
    assert any(found.law == 6 for found in findings(replace(JACK_THE_RIPPER, hearings=hearings), games=80))


def test_an_event_that_is_news_but_declared_as_none_breaks_law_6() -> None:
    hearings = {**JACK_THE_RIPPER.hearings, "melded": JACK_THE_RIPPER.hearings["melded"]._replace(news=False)}
    found = next(findings(replace(JACK_THE_RIPPER, hearings=hearings)))
    assert found.law == 6
    assert found.sentence.endswith("though its events are declared to be none.")


def test_an_event_that_teaches_its_own_seat_but_is_declared_as_chosen_breaks_law_6() -> None:
    hearings = {**JACK_THE_RIPPER.hearings, "drew": JACK_THE_RIPPER.hearings["drew"]._replace(chosen=True)}
    found = next(findings(replace(JACK_THE_RIPPER, hearings=hearings)))
    assert found.law == 6
    assert found.sentence.endswith("though its events are declared to be none.")


def test_a_clone_that_shares_a_list_breaks_law_3() -> None:
    def shallow(state: State) -> State:
        assert isinstance(state, Table)
        copy = state.clone()
        copy.file = state.file
        return copy

    found = next(findings(JACK_THE_RIPPER, clone=shallow))
    assert (found.law, found.sentence) == (3, "Playing on a clone changed the original.")


def test_a_clone_that_forgets_something_breaks_law_3() -> None:
    def incomplete(state: State) -> State:
        assert isinstance(state, Table)
        copy = state.clone()
        copy.yard_turns = 0
        return copy

    found = next(findings(JACK_THE_RIPPER, clone=incomplete))
    assert (found.law, found.sentence) == (3, "A clone is not equal to its original.")


def test_a_table_that_loses_a_card_breaks_law_1() -> None:
    def careless(options: Any) -> State:
        state = JACK_THE_RIPPER.start(options)
        assert isinstance(state, Table)
        state.hand_number = 1
        state.yard = [0]
        return state

    found = next(findings(replace(JACK_THE_RIPPER, start=careless)))
    assert found.law == 1
    assert found.sentence == "There are 1 cards of druitt on the table instead of 5."


def test_a_game_that_does_not_end_breaks_law_1() -> None:
    found = next(findings(replace(JACK_THE_RIPPER, bound=lambda options: 50)))
    assert (found.law, found.sentence) == (1, "The game has taken more than 50 answers.")


def test_two_answers_with_one_text_break_law_2() -> None:
    actions = {**JACK_THE_RIPPER.actions, "discard druitt": JACK_THE_RIPPER.actions["discard eddy"]}
    assert {found.law for found in findings(replace(JACK_THE_RIPPER, actions=actions))} <= {2, 9}


def test_a_game_that_remembers_more_than_its_transcript_breaks_law_4() -> None:
    begun: list[State] = []

    def forgetful(options: Any) -> State:
        state = JACK_THE_RIPPER.start(options)
        assert isinstance(state, Table)
        begun.append(state)
        if len(begun) % 2:  # the game itself, but not its replay, starts with points on the sheet
            state.scores = (5,) * options.seats
        return state

    assert next(findings(replace(JACK_THE_RIPPER, start=forgetful))).law == 4


def test_a_reason_that_is_not_in_the_rulebook_breaks_law_9() -> None:
    rules = dict(JACK_THE_RIPPER.rulebook.rules)
    del rules["draw-one"]
    found = next(findings(replace(JACK_THE_RIPPER, rulebook=replace(JACK_THE_RIPPER.rulebook, rules=rules))))
    assert found.law == 9
    assert found.sentence.endswith("is refused by draw-one, which is not in the rulebook.")


def test_a_finding_carries_a_transcript_that_replays_to_the_place() -> None:
    found = next(findings(replace(JACK_THE_RIPPER, bound=lambda options: 50)))
    state = whitechapel.read(found.transcript).replay()
    assert not state.over


def test_an_event_nobody_has_declared_is_told_to_nobody() -> None:
    with pytest.raises(whitechapel.GameError, match="Nobody has said who may hear of 'whispered'"):
        JACK_THE_RIPPER.told(Event("whispered", 0, {"card": "druitt"}), 1)
