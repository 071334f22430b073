"""A second scorer, written plainly from the two rulebooks, and a comparison of both on random hands.

It knows nothing of the engine: cards are their names, sets of cards are lists. A wild on the table is
`wild=druitt`. `python -m tests.jack_the_ripper.naive_scorer 50000` compares that many hands.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import product
from typing import Any, NamedTuple

PEOPLE = ["druitt", "eddy", "gull", "pedachenko", "chapman", "jill"]
"""In the order of their numbers."""
PAIRS = {
    "victim-nichols": "scene-bucks-row",
    "victim-chapman": "scene-hanbury-street",
    "victim-stride": "scene-berner-street",
    "victim-eddowes": "scene-mitre-square",
    "victim-kelly": "scene-millers-court",
}
ALIBI_CARDS = {
    "alibi-druitt": ["druitt"],
    "alibi-eddy-gull": ["eddy", "gull"],
    "alibi-pedachenko": ["pedachenko"],
    "alibi-chapman": ["chapman"],
    "alibi-jill": ["jill"],
}


class Hand(NamedTuple):
    """A hand that has ended, as somebody would write it down who walks round the table."""

    edition: str
    ending: str
    """`out`, `last-card-lost`, `escaped` or `exhausted`."""
    file_empty: bool
    areas: list[list[str]]
    hands: list[list[str]]
    alibi: str
    """Whose alibi lies on the table, or empty."""
    votes: list[str]
    """One name per seat, or none at all."""
    at_large_penalty: bool
    strict_wild: bool
    out_on_empty_file: str


class Score(NamedTuple):
    """What must come out."""

    ripper: str
    against: list[int]
    """The points against each suspect."""
    points: list[int]
    """What each seat gets."""


# -- the scorer -------------------------------------------------------------------------------------------


def printed(card: str) -> int:
    """The number in the corner of the card."""
    if card in PEOPLE or card.startswith("wild"):
        return 2
    if card == "letters" or card.startswith("alibi-"):
        return 3
    if card.startswith("suspect-"):
        return 4
    if card.startswith(("victim-", "scene-")):
        return 1
    return 35 if card == "escapes" else 0


def speaks_against(card: str, suspect: str, alibi: str) -> bool:
    """Whether the card has this suspect's colour."""
    if card.startswith("alibi-"):
        return suspect == alibi
    return card in (suspect, f"wild={suspect}", f"suspect-{suspect}")


def melded(hand: Hand) -> list[str]:
    """The colours of which somebody has three before him: nobody can have three without a meld."""
    found = []
    for colour in [*PEOPLE, "letters"]:
        for area in hand.areas:
            if area.count(colour) + area.count(f"wild={colour}") >= 3:
                found.append(colour)
                break
    return found


def naive_score(hand: Hand) -> Score:
    """Judge a hand, step by step as the books do."""
    against = [
        sum(printed(card) for area in hand.areas for card in area if speaks_against(card, suspect, hand.alibi))
        for suspect in PEOPLE
    ]
    possible = [suspect for suspect in PEOPLE if suspect in melded(hand) and suspect != hand.alibi]
    most = max([against[PEOPLE.index(suspect)] for suspect in possible], default=0)
    ripper = ""
    for suspect in possible:
        if against[PEOPLE.index(suspect)] == most:
            ripper = suspect
            break  # of equals the lowest number
    escaped = hand.ending == "escaped"
    if hand.edition == "pegasus":
        found = hand.ending in ("out", "last-card-lost") and ripper != ""
        full_score = found
    else:
        file_counts_as_empty = hand.file_empty and not (hand.ending == "out" and hand.out_on_empty_file == "caught")
        found = not escaped and not file_counts_as_empty and ripper != ""
        full_score = not escaped
    if not found:
        ripper = ""
    points = []
    for seat, area in enumerate(hand.areas):
        if not full_score:
            total = sum(printed(card) for card in area if card.startswith(("victim-", "scene-")) or card == "escapes")
        else:
            total = sum(printed(card) for card in area)
            total += sum(printed(card) for card in area if found and speaks_against(card, ripper, hand.alibi))
            if found or hand.at_large_penalty:
                total -= sum(cost(card, hand, seat) for card in hand.hands[seat])
        if found and hand.votes and hand.votes[seat] == ripper:
            total += 10
        points.append(total)
    return Score(ripper, against, points)


def cost(card: str, hand: Hand, seat: int) -> int:
    """What a card costs that is still in hand."""
    if card == "escapes":
        return 2 * sum(lying.startswith("victim-") for area in hand.areas for lying in area)
    on_table = melded(hand)
    if card == "wild":
        if hand.strict_wild:
            fits = any(lying in PEOPLE or lying.startswith("wild") for lying in hand.areas[seat])
        else:
            fits = any(colour in PEOPLE for colour in on_table)
    elif card.startswith("alibi-"):
        fits = any(suspect in on_table for suspect in ALIBI_CARDS[card])
    else:
        fits = card.removeprefix("suspect-") in on_table
    return 0 if fits else printed(card)


# -- random hands -----------------------------------------------------------------------------------------


def random_hand(rng: random.Random) -> Hand:
    """A hand as it can have ended, with everything that matters often enough."""
    edition = rng.choice(["pegasus", "us-games"])
    american = edition == "us-games"
    seats = rng.choice([2, 3, 4])
    ending = rng.choice(["out", "out", "last-card-lost", "escaped", "exhausted"])
    areas: list[list[str]] = [[] for _ in range(seats)]
    hands: list[list[str]] = [[] for _ in range(seats)]
    loose = [name for name in PEOPLE for _ in range(5)] + ["letters"] * 4 + ["wild"] * 2
    loose += [f"suspect-{name}" for name in PEOPLE] + list(ALIBI_CARDS) + ["strikes", "commissioner"] * 2

    def lay(card: str, as_card: str = "") -> None:
        loose.remove(card)
        rng.choice(areas).append(as_card or card)

    open_colours = rng.sample([*PEOPLE, "letters"], rng.choice([0, 1, 1, 2, 3, 4, 5]))
    for colour in open_colours:
        owner = rng.choice(areas)
        wilds = 0 if colour == "letters" else min(loose.count("wild"), rng.choice([0, 0, 0, 1, 2]))
        naturals = rng.randint(max(1, 3 - wilds), loose.count(colour))
        for card, lies_as, copies in ((colour, colour, naturals), ("wild", f"wild={colour}", wilds)):
            for _ in range(copies):
                loose.remove(card)
                owner.append(lies_as)
        while colour in loose and rng.random() < 0.4:
            lay(colour)
    suspects = [colour for colour in open_colours if colour != "letters"]
    alibi = ""
    for suspect in suspects:
        if "wild" in loose and rng.random() < 0.15:
            lay("wild", f"wild={suspect}")
        if rng.random() < 0.4:
            lay(f"suspect-{suspect}")
    if suspects and rng.random() < 0.6:
        alibi = rng.choice(suspects)
        lay(next(card for card, meant in ALIBI_CARDS.items() if alibi in meant))
    lying = 5 if ending == "escaped" else rng.randint(0, 5)
    for i, (victim, scene) in enumerate(rng.sample(sorted(PAIRS.items()), 5)):
        area = rng.choice(areas)
        for card, lies in ((victim, i < lying), (scene, rng.random() < 0.5)):
            if lies:
                area.append(card)
            else:
                loose.append(card)
    if ending == "escaped":
        rng.choice(areas).append("escapes")
    else:
        loose.append("escapes")
    rng.shuffle(loose)
    for cards in hands:
        for _ in range(rng.randint(1, 9)):
            if loose:
                cards.append(loose.pop())
    if ending in ("out", "last-card-lost"):
        rng.choice(hands).clear()
    return Hand(
        edition=edition,
        ending=ending,
        file_empty=ending == "exhausted" or rng.random() < 0.25,
        areas=areas,
        hands=hands,
        alibi=alibi,
        votes=[rng.choice(PEOPLE) for _ in range(seats)] if rng.random() < 0.5 else [],
        at_large_penalty=american and rng.random() < 0.7,
        strict_wild=american and rng.random() < 0.7,
        out_on_empty_file=rng.choice(["at_large", "caught"]) if american else "caught",
    )


# -- the comparison ---------------------------------------------------------------------------------------


def engine_score(hand: Hand) -> Score:
    """The same hand through the engine's scorer."""
    from whitechapel.games.jack_the_ripper import GAME, scoring
    from whitechapel.games.jack_the_ripper.material import COLOURS, KIND, SUSPECTS, UNIT

    agreed = GAME.read_settings(
        {
            "edition": hand.edition,
            "seats": len(hand.areas),
            "vote": True,
            "at_large_penalty": hand.at_large_penalty,
            "strict_wild": hand.strict_wild,
            "out_on_empty_file": hand.out_on_empty_file,
        }
    )

    def as_set(cards: list[str]) -> int:
        return sum(UNIT[KIND[card]] for card in cards)

    def number(name: str) -> int:
        return SUSPECTS.index(name) if name else -1

    escapers = [seat for seat, area in enumerate(hand.areas) if "escapes" in area]
    sheet = scoring.score(
        agreed,
        scoring.Spread(
            ending=hand.ending,
            areas=tuple(as_set([card for card in area if "=" not in card]) for area in hand.areas),
            wilds=tuple(as_set([card.partition("=")[2] for card in area if "=" in card]) for area in hand.areas),
            hands=tuple(as_set(cards) for cards in hand.hands),
            open=sum(1 << COLOURS.index(colour) for colour in melded(hand)),
            alibi=number(hand.alibi),
            votes=tuple(number(name) for name in hand.votes),
            file_empty=hand.file_empty,
            escaper=escapers[0] if escapers else -1,
        ),
    )
    return Score(sheet.ripper, list(sheet.suspects), list(sheet.totals))


def compare(hands: int, seed: int, scorer: Callable[[Hand], Score] = naive_score) -> dict[str, Any]:
    """Score random hands both ways; the first that differs ends it. Counts what the hands had in them."""
    rng = random.Random(seed)
    seen = {f"{edition} {end}": 0 for edition, end in product(("pegasus", "us-games"), ("found", "not found"))}
    for number in range(hands):
        hand = random_hand(rng)
        naive, engine = scorer(hand), engine_score(hand)
        if naive != engine:
            return {"hands": number, "differs": hand, "naive": naive, "engine": engine}
        seen[f"{hand.edition} {'found' if naive.ripper else 'not found'}"] += 1
    return {"hands": hands, "differs": None, **seen}


if __name__ == "__main__":
    for name, value in compare(int(sys.argv[1]) if len(sys.argv) > 1 else 50_000, seed=1888).items():
        print(f"{name}: {value}")
