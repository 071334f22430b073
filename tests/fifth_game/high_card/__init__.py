"""High Card, the whole game in one file: each of two players gets a card, and both decide in secret to stay or fold."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from whitechapel.core.frames import CHANCE, THEN, Action, Event, Frame, State
from whitechapel.core.game import Game, Hearing, Memory, Result, Setting
from whitechapel.core.rulebook import load

CARDS = ("ace", "king", "queen")
"""The best first; each player's card is drawn from a pack of its own."""


class Settings(NamedTuple):
    """What the players agree on."""

    seats: int
    rounds: int


class Table(State):
    """A game in progress."""

    __slots__ = ("agreed", "cards", "round", "scores")
    agreed: Settings
    cards: tuple[str, ...]
    round: int
    scores: tuple[int, ...]

    def clone(self) -> Table:
        new = Table()
        new.stack, new.sealed, new.events = self.stack[:], self.sealed[:], None
        new.agreed, new.cards, new.round, new.scores = self.agreed, self.cards, self.round, self.scores
        return new


class Deal(Frame[Table, Action]):
    """Chance gives each player a card. [deal]"""

    def options(self, state: Table) -> tuple[Action, ...]:
        return DEALS

    def resolve(self, state: Table, action: Action) -> None:
        state.cards = tuple(action.text.split(" ")[1:])
        state.round += 1
        for seat, card in enumerate(state.cards):
            state.say("dealt", seat, card=card)
        state.stack += [RECKON, *reversed(DECIDE)]

    def why(self, state: Table, action: Action) -> str:
        return "deal"


class Decide(Frame[Table, Action]):
    """Both decide in secret. [stay-or-fold]"""

    def options(self, state: Table) -> tuple[Action, ...]:
        return ANSWERS

    def resolve(self, state: Table, action: Action) -> None:
        state.say("decided", self.seat, answer=action.text)
        if action.text == "fold":
            state.cards = tuple(["" if seat == self.seat else card for seat, card in enumerate(state.cards)])

    def why(self, state: Table, action: Action) -> str:
        return "stay-or-fold"


class Reckon(Frame[Table, Action]):
    """Who stayed with the best card scores a point. [best-card-scores] [rounds]"""

    def resolve(self, state: Table, action: Action) -> None:
        best = min([CARDS.index(card) for card in state.cards if card], default=-1)
        gains = [int(bool(card) and CARDS.index(card) == best) for card in state.cards]
        state.scores = tuple([score + gain for score, gain in zip(state.scores, gains, strict=True)])
        for seat, card in enumerate(state.cards):
            if card:
                state.say("showed", seat, card=card)
        for seat, gain in enumerate(gains):
            if gain:
                state.say("scored", seat)
        state.cards = ()
        if state.round < state.agreed.rounds:
            state.stack.append(DEAL)


ANSWERS = (Action("stay"), Action("fold"))
DEALS = tuple([Action(f"deal {one} {other}") for one in CARDS for other in CARDS])
DEAL = Deal(CHANCE, "deal")
DECIDE = [Decide(seat, "decide", sealed=True) for seat in (0, 1)]
RECKON = Reckon(THEN, "reckon")


class View(NamedTuple):
    """The table as one seat sees it."""

    seat: int | None
    agreed: Settings
    round: int
    scores: tuple[int, ...]
    card: str
    answered: str
    question: str
    asked: tuple[int, ...]
    options: tuple[str, ...]


def start(agreed: Settings) -> Table:
    """A new game, at its first deal."""
    table = Table()
    table.lay_out()
    table.agreed, table.cards, table.round, table.scores = agreed, (), 0, (0,) * agreed.seats
    table.stack.append(DEAL)
    return table


def view(table: Table, seat: int | None) -> View:
    """What a seat sees: its own card and its own sealed answer, and what is open. [own-card-only]"""
    answered = "".join([action.text for frame, action in table.sealed if frame.seat == seat])
    waiting = seat is not None and seat in table.waiting()
    return View(
        seat=seat,
        agreed=table.agreed,
        round=table.round,
        scores=table.scores,
        card=table.cards[seat] if seat is not None and table.cards else "",
        answered=answered,
        question=table.stack[-1].name if table.stack else "",
        asked=table.asked(),
        options=tuple([action.text for action in ANSWERS]) if waiting else (),
    )


class Nothing(Memory):
    """There is nothing to remember: a round leaves nothing behind."""

    __slots__ = ()

    def hear(self, event: Event) -> None:
        """Nothing is worth it."""

    def clone(self) -> Nothing:
        return self


def sample(seen: View, memory: Nothing, rng: Random) -> Table:
    """A world that looks like this view: the other card can be any. [own-card-only]"""
    table = start(seen.agreed)
    table.round, table.scores = seen.round, seen.scores
    if seen.question == "decide":
        table.cards = tuple([seen.card if seat == seen.seat else rng.choice(CARDS) for seat in (0, 1)])
        done = seen.seat if seen.answered else None
        table.stack = [RECKON, *[frame for frame in reversed(DECIDE) if frame.seat != done]]
        table.sealed = [(DECIDE[seen.seat or 0], GAME.actions[seen.answered])] if seen.answered else []
    elif not seen.question:
        table.stack = []
    return table


def marginals(seen: View, memory: Nothing) -> Mapping[str, Mapping[str, float]]:
    """How likely each player's card is each card."""
    if seen.question != "decide":
        return {}
    alike = dict.fromkeys(CARDS, 1 / len(CARDS))
    return {str(seat): {seen.card: 1.0} if seat == seen.seat else alike for seat in (0, 1)}


def census(table: Table) -> Mapping[str, Mapping[str, float]]:
    """Which card each player has."""
    return {str(seat): {card: 1.0} for seat, card in enumerate(table.cards)}


def chance(text: str) -> Action:
    """A deal from its text."""
    return next(deal for deal in DEALS if deal.text == text)


GAME = Game(
    id="high-card",
    home=__name__,
    rules=1,
    setting_table=(Setting("seats", (2,), 2), Setting("rounds", range(1, 10), 3, trials=(3,))),
    settings=lambda given: Settings(2, given.get("rounds", 3)),
    start=start,
    actions={action.text: action for action in ANSWERS},
    chance=chance,
    view=view,
    hearings={
        "dealt": Hearing(secret=("card",)),
        "decided": Hearing(open=("answer",)),
        "showed": Hearing(open=("card",)),
        "scored": Hearing(),
    },
    memory=lambda agreed, seat: Nothing(),
    sample=sample,
    marginals=marginals,
    census=census,
    face_up=lambda table: [event for event in table.events or () if event.kind in ("decided", "showed")],
    windows={},
    result=lambda table: Result(table.scores, tuple([s for s in (0, 1) if table.scores[s] == max(table.scores)])),
    audit=lambda table: None if len(table.cards) in (0, 2) else "Somebody has no card.",
    bound=lambda agreed: 3 * agreed.rounds,
    rulebook=load(Path(__file__).with_name("rulebook.toml")),
    minutes=2,
)
