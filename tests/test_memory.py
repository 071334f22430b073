"""What is in sight only for a moment is forgotten where the players have agreed on that: in every game, by the log, the
screen and the bots. Check the Ripper, which is about remembering, has more in its own folder."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from evening import gone_on_with, transcript

from whitechapel.bots import Bot, bots, ranks
from whitechapel.core.frames import CHANCE, Event
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES
from whitechapel.games.check_the_ripper import GAME as CHECK
from whitechapel.games.jack_the_ripper import GAME as JACK
from whitechapel.games.jack_the_ripper.material import NAMES as JACK_CARDS
from whitechapel.games.mr_jack import GAME as MR_JACK
from whitechapel.games.rue_morgue import GAME as RUE
from whitechapel.games.rue_morgue.material import NAMES as RUE_CARDS
from whitechapel.terminal.play import CLEAR_SCROLLBACK
from whitechapel.terminal.session import Session
from whitechapel.text import LANGUAGES, ME, Words

RUMMY = (JACK, RUE)
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
rummy = pytest.mark.parametrize("game", RUMMY, ids=lambda game: game.id)
from_memory = pytest.mark.parametrize("memory", ["strict", "notebook"])


def played(game: Game, seed: int, answers: int, **options: Any) -> Iterator[list[Event]]:
    """Random play, game after game: what happens with each of this many answers."""
    rng = Random(seed)
    state = game.new(**options)
    for _ in range(answers):
        if state.over:
            state = game.new(**options)
        state.events = []
        seat = rng.choice(state.waiting())
        state.play(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.question(seat).options(state)))
        yield state.events


# -- what is forgotten -----------------------------------------------------------------------------


@games
def test_only_facts_that_are_told_can_be_forgotten(game: Game) -> None:
    for kind, hearing in game.hearings.items():
        assert set(hearing.fleeting) <= {*hearing.open, *hearing.secret}, kind


KEPT = {
    JACK.id: {"escaped", "laid-off", "laid-victim", "melded", "scored", "took-along"},
    RUE.id: {"caught", "fetched", "laid-off", "looked", "melded", "played", "scored"},
}
"""The kinds of events that still name cards or piles when they are forgotten: what lies open on the table, which pile
was searched, and what belongs to the score sheet of a hand that is over."""


@rummy
@pytest.mark.rule("jack-the-ripper/closed-yard")
@pytest.mark.rule("rue-morgue/closed-morgue")
def test_what_lies_in_a_closed_pile_is_named_by_no_event_that_was_forgotten(game: Game) -> None:
    named = {*JACK_CARDS, *RUE_CARDS, "morgue", "under"}
    naming: set[str] = set()
    for seats in (2, 4):
        for events in played(game, 5, 9000, seats=seats):
            for event in events:
                if event.kind not in naming:
                    told = [game.forgotten(game.told(event, seat)) for seat in (None, *range(seats))]
                    text = repr([dict(one.facts) for one in told])
                    if any(f"'{name}'" in text for name in named):
                        naming.add(event.kind)
    assert naming == KEPT[game.id]


SAID = {
    JACK.id: {
        "dealt": ("You pick up 10 cards.", "Du nimmst 10 Karten auf."),
        "upcard": ("Scotland Yard opens with a card.", "Scotland Yard beginnt mit einer Karte."),
        "drew": ("You draw a card.", "Du ziehst eine Karte."),
        "took": ("You take a card from Scotland Yard.", "Du nimmst eine Karte aus Scotland Yard."),
        "played": ("You play a card.", "Du spielst eine Karte aus."),
        "alibi-replaced": (
            "The alibi that was in play goes to Scotland Yard.",
            "Das bisherige Alibi wandert nach Scotland Yard.",
        ),
        "looked": ("You look through Scotland Yard.", "Du siehst Scotland Yard durch."),
        "fetched": ("You fetch a card from it.", "Du suchst eine Karte heraus."),
        "kept": ("You keep a card in hand.", "Du nimmst eine Karte auf die Hand."),
        "flipped": ("The Case File shows a card.", "Die Fallakte zeigt eine Karte."),
        "discarded": ("You discard a card.", "Du legst eine Karte ab."),
    },
    RUE.id: {
        "dealt": ("You pick up 8 cards.", "Du nimmst 8 Karten auf."),
        "upcard": ("The Rue Morgue opens with a card.", "Die Rue Morgue beginnt mit einer Karte."),
        "exchanged": ("You give Max a card and get a card.", "Du gibst Max eine Karte und bekommst eine Karte."),
        "hid": ("You put a card under the Orang-Utan.", "Du legst eine Karte unter den Orang-Utan."),
        "drew": ("You draw a card.", "Du ziehst eine Karte."),
        "took": ("You take a card from the Rue Morgue.", "Du nimmst eine Karte aus der Rue Morgue."),
        "peeked": ("You look at the top of the Case File.", "Du siehst dir die oberste Karte der Fallakte an."),
        "fed-file": (
            "You feed the Orang-Utan with a card from the Case File.",
            "Du fütterst den Orang-Utan mit einer Karte aus der Fallakte.",
        ),
        "fed-morgue": (
            "You feed the Orang-Utan with a card from the Rue Morgue.",
            "Du fütterst den Orang-Utan mit einer Karte aus der Rue Morgue.",
        ),
        "looked": ("You look through the Rue Morgue.", "Du siehst die Rue Morgue durch."),
        "fetched": ("You take a card from the Rue Morgue.", "Du nimmst eine Karte aus der Rue Morgue."),
        "discarded": ("You discard a card.", "Du legst eine Karte ab."),
    },
}  # fmt: skip
"""What is said of each kind of event that was forgotten."""


@rummy
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forgotten_card_is_a_card(game: Game, language: str) -> None:
    """The first event of each kind that is about seat 0 or nobody, and is of one card or of the first hand."""
    words = Words(language, game.id)
    said: dict[str, str] = {}
    for events in played(game, 8, 60_000, seats=4 if game is RUE else 2):
        for event in events:
            one = event.facts.get("count", 1) == 1 or event.kind == "dealt"
            if event.seat <= 0 and event.kind not in said and one and event.facts.get("pile") != "under":
                forgotten = game.forgotten(game.told(event, 0))
                if event.kind in SAID[game.id]:
                    said[event.kind] = words.event(event.kind, ME, forgotten.facts, [ME, "Ines", "Max", "Theo"])
        if len(said) == len(SAID[game.id]):
            break
    assert {kind for kind, hearing in game.hearings.items() if hearing.fleeting} == set(SAID[game.id])
    assert said == {kind: both[LANGUAGES.index(language)] for kind, both in SAID[game.id].items()}


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_forgotten_can_still_be_said(game: Game, language: str) -> None:
    words = Words(language, game.id)
    seats = 4 if game is RUE else 2
    people = [ME, "Ines", "Max", "Theo"][:seats]
    forgotten = set()
    for events in played(game, 3, 3000, seats=seats):
        for event in events:
            told = game.told(event, 0)
            facts = game.forgotten(told).facts
            text = words.event(event.kind, people[event.seat] if event.seat >= 0 else "", facts, people)
            assert not any(slip in text for slip in ("  ", " .", ": .", "..", " ,")), text
            for name in game.hearings[event.kind].fleeting:
                lost = told.facts.get(name, ())
                for one in lost if isinstance(lost, tuple) else (lost,):
                    forgotten.add(event.kind)
                    assert not one or words.name(one) not in text, text
    assert len(forgotten) >= (0 if game is MR_JACK else 5)


# -- in the terminal -------------------------------------------------------------------------------

RUE_START = "rue-morgue seats=2 rules=1 first_dealer=1\n"


def evening(game: Game, memory: str | None, *lines: str) -> tuple[Session, str]:
    """Seat 0 begins a game against a bot and types lines at a terminal: the session, and all that was printed."""
    text = transcript() if game is JACK else RUE_START
    return gone_on_with(text, game, memory, *lines)


def cards_in(log: list[Event], game: Game) -> list[object]:
    """Whatever the log still has of what is fleeting."""
    return [event.facts[name] for event in log for name in game.hearings[event.kind].fleeting if event.facts.get(name)]


@from_memory
@rummy
@pytest.mark.rule("jack-the-ripper/closed-yard")
@pytest.mark.rule("rue-morgue/closed-morgue")
def test_what_was_drawn_and_discarded_is_in_the_log_until_the_next_answer(game: Game, memory: str) -> None:
    session, _ = evening(game, memory, "draw file")
    drawn = session.log[-1]
    assert drawn.kind == "drew"
    assert cards_in(session.log, game) == [drawn.facts["cards"]]
    discard = f"discard {session.view().hand[0]}"
    session, _ = evening(game, memory, "draw file", discard)
    mine = [event.kind for event in session.log].index("discarded")
    assert f"discard {session.log[mine].facts['card']}" == discard
    assert cards_in(session.log[:mine], game) == []
    session, printed = evening(game, memory, "draw file", discard, "draw file", "log")
    assert cards_in(session.log[: mine + 1], game) == []
    assert "You discard a card." in printed.split(CLEAR_SCROLLBACK)[-1]
    assert "You draw a card." in printed.split(CLEAR_SCROLLBACK)[-1]


@rummy
def test_the_screen_is_wiped_with_each_answer_unless_all_is_kept(game: Game) -> None:
    hand = evening(game, "strict")[0].view().hand
    _, printed = evening(game, "strict", "draw file", f"discard {hand[0]}")
    assert printed.count(CLEAR_SCROLLBACK) == 3
    _, printed = evening(game, "full", "draw file", f"discard {hand[0]}")
    assert CLEAR_SCROLLBACK not in printed


@rummy
def test_with_full_memory_the_log_keeps_every_card(game: Game) -> None:
    hand = evening(game, "full")[0].view().hand
    session, _ = evening(game, None, "draw file", f"discard {hand[0]}", "draw file")
    assert session.policy == "full"
    assert "" not in [event.facts["card"] for event in session.log if event.kind == "discarded"]


@rummy
def test_a_notebook_is_for_whatever_one_writes_into_it(game: Game) -> None:
    session, printed = evening(game, "notebook", "note Max collects Letters", "notes")
    assert session.notes == ["Max collects Letters"]
    assert "1 Max collects Letters" in printed
    session, printed = evening(game, "strict", "note Max collects Letters")
    assert session.notes == []
    assert "there is no notebook" in printed


@games
def test_what_can_be_taken_back_does_not_depend_on_the_memory(game: Game) -> None:
    """Also a second time in a row, when what was told before has been forgotten."""
    found = []
    for memory in ("full", "strict"):
        session = Session(game, game.read_settings({}), 0, bots(game.id)["random"], Random(4), memory)
        rng, replies = Random(6), []
        for _ in range(40):
            session.go_on()
            if session.state.over:
                break
            session.answer(game.action(rng.choice(session.view().options)))
            replies.append(session.no_undo())
            if replies[-1] == "" and rng.random() < 0.5:
                session.undo()
                replies.append(session.no_undo())
        found.append(replies)
    assert found[0] == found[1]


# -- bots ------------------------------------------------------------------------------------------


@games
@from_memory
def test_a_bot_hears_what_the_house_keeps_but_where_remembering_is_the_game_everything(game: Game, memory: str) -> None:
    for events in played(game, 2, 400):
        for event in events:
            told = game.told(event, 0)
            assert game.told_to_bot(event, 0, memory) == (told if game is CHECK else game.forgotten(told))
            assert game.told_to_bot(event, 0, "full") == told
            assert game.told_to_bot(event, 0) == told  # as in the arena: as the game is usually played


class Listens:
    """A bot that keeps what it hears, and says the first thing it can."""

    def __init__(self, game: Game, agreed: Any, seat: int, rng: Random) -> None:
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, view: Any) -> str:
        answer: str = view.options[-1]
        return answer

    def weigh(self, view: Any) -> list[Any]:
        raise NotImplementedError


@rummy
@from_memory
def test_the_bots_of_the_terminal_hear_no_more_than_the_person_can_read(game: Game, memory: str) -> None:
    made: list[Listens] = []

    def maker(game: Game, agreed: Any, seat: int, rng: Random) -> Bot:
        made.append(Listens(game, agreed, seat, rng))
        return made[-1]

    session = Session(game, game.read_settings({"seats": 2}), 0, maker, Random(4), memory)
    for _ in range(20):
        session.go_on()
        session.answer(session.game.action(session.view().options[-1]))
    (bot,) = made
    assert len(bot.heard) == len(session.log) > 20
    assert cards_in(bot.heard, game) == []


def twins(game: Game) -> tuple[Transcript, Transcript]:
    """Two matches of which seat 1 sees the same at its second turn, though it has seen another card covered since:
    first seat 0 discards another one of its cards, then in both matches the same."""
    options = game.read_settings({"seats": 2, "first_dealer": 1})
    begun = Transcript(game, options)
    begun.add(CHANCE, game.start(options).sample(Random(3)))
    hands = [game.view(begun.replay(), seat).hand for seat in range(2)]
    first, other, last = sorted(set(hands[0]))[:3]
    found = []
    for card in (first, other):
        story = Transcript(game, options)
        story.lines = begun.lines[:]
        for seat, discard in ((0, card), (1, hands[1][0]), (0, last)):
            story.lines += [(seat, "draw file"), (seat, f"discard {discard}")]
        found.append(story)
    return found[0], found[1]


def thinks(story: Transcript, level: str, memory: str) -> list[Any]:
    """What a bot of this rank thinks at seat 1, told this story at a table with this memory."""
    game = story.game
    state = story.replay(told=True)
    bot = bots(game.id)[level](game, story.settings, 1, Random(1888))
    for event in state.events or ():
        bot.hear(game.told_to_bot(event, 1, memory))
    return list(bot.weigh(game.view(state, 1)))


@pytest.mark.parametrize(("game", "level"), [(game, level) for game in RUMMY for level in ranks(game.id)])
@pytest.mark.rule("jack-the-ripper/yard-is-remembered")
@pytest.mark.rule("rue-morgue/morgue-is-remembered")
def test_a_bot_without_memory_thinks_the_same_of_two_stories_that_now_look_alike(game: Game, level: str) -> None:
    one, other = twins(game)
    assert game.view(one.replay(), 1) == game.view(other.replay(), 1)
    assert thinks(one, level, "strict") == thinks(other, level, "strict")


@rummy
def test_a_bot_with_memory_makes_use_of_it(game: Game) -> None:
    one, other = twins(game)
    assert thinks(one, "inspector", "full") != thinks(other, "inspector", "full")
