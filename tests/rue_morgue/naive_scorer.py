"""A second scorer, written plainly from the rulebook, and a comparison of both on random hands.

It knows nothing of the engine: cards are their names, sets of cards are lists. It also lays out the catch
by itself. `python -m tests.rue_morgue.naive_scorer 50000` compares that many hands.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

PARTNER = {"3am": "roch", "mademoiselle": "madame", "windows": "rod", "ad": "sailor"}
EVIDENCE = [*PARTNER, *PARTNER.values(), "le-bon", "poe"]
DEDUCTIONS = {f"deduction-{one}-{other}": [one, other] for one, other in PARTNER.items()}
ALL = [card for card in EVIDENCE for _ in range(4 if card == "poe" else 5)]
ALL += ["assistance"] * 6 + ["dupin", "prefect", *DEDUCTIONS]


class Hand(NamedTuple):
    """A hand that has ended, as somebody would write it down who walks round the table, before the catch."""

    seats: int
    ending: str
    """`caught`, `solved` or `unsolved`."""
    winner: int
    areas: list[list[str]]
    """One for each player, or for each team of four."""
    hands: list[list[str]]
    under: list[str]
    values: dict[str, int]
    """What was agreed on for the four uncertain cards."""
    dupin_count: bool
    shut_out: bool


# -- the scorer -------------------------------------------------------------------------------------------


def value(card: str, hand: Hand) -> int:
    """The number in the corner of the card."""
    if card in hand.values:
        return hand.values[card]
    if card == "prefect":
        return 4
    return 7 if card in DEDUCTIONS else 2


def is_melded(colour: str, areas: list[list[str]]) -> bool:
    """Whether three of it lie together anywhere."""
    return max(area.count(colour) for area in areas) >= 3


def with_catch(hand: Hand) -> list[list[str]]:
    """The areas after the winner has looked under the Orang-Utan."""
    areas = [list(area) for area in hand.areas]
    if hand.ending != "caught":
        return areas
    mine = areas[hand.winner % len(areas)]
    left = list(hand.under)
    for colour in EVIDENCE:
        if left.count(colour) >= 3:
            while colour in left:
                left.remove(colour)
                mine.append(colour)
    for card in list(left):
        if card in EVIDENCE and is_melded(card, areas):
            left.remove(card)
            mine.append(card)
    for card in left:
        if card == "prefect" and is_melded("le-bon", areas):
            mine.append(card)
        if card in DEDUCTIONS and all(is_melded(colour, areas) for colour in DEDUCTIONS[card]):
            mine.append(card)
    return areas


def complete(area: list[str]) -> bool:
    """Both melds of a pair and the Deduction that names them."""
    return any(card in area and all(area.count(colour) >= 3 for colour in pair) for card, pair in DEDUCTIONS.items())


def cost(card: str, areas: list[list[str]], hand: Hand) -> int:
    """What a card costs that is still in hand."""
    if card in EVIDENCE:
        fits = is_melded(card, areas)
    elif card == "prefect":
        fits = is_melded("le-bon", areas)
    else:
        fits = any(is_melded(colour, areas) for colour in DEDUCTIONS.get(card, []))
    return 0 if fits else value(card, hand)


def naive_score(hand: Hand) -> list[int]:
    """What every player or team gets."""
    if hand.ending == "unsolved":
        return [0] * len(hand.areas)
    areas = with_catch(hand)
    winners = hand.winner % len(areas)
    points = []
    for side, area in enumerate(areas):
        total = sum(value(card, hand) for card in area)
        for one, other in PARTNER.items():
            if area.count(one) >= 3 and area.count(other) >= 3:
                total += 10
        if hand.dupin_count and "dupin" in area:
            for owner, lying in enumerate(areas):
                total += lying.count("assistance") * (-2 if owner == side else 2)
        for seat, held in enumerate(hand.hands):
            if seat % len(areas) == side and side != winners:
                total -= sum(cost(card, areas, hand) for card in held)
        points.append(total)
    if hand.shut_out and hand.ending == "caught" and complete(areas[winners]):
        others = [area for side, area in enumerate(areas) if side != winners]
        if not any(complete(area) for area in others):
            return [total if side == winners else 0 for side, total in enumerate(points)]
    return points


# -- random hands -----------------------------------------------------------------------------------------


def random_hand(rng: random.Random) -> Hand:
    """A hand as it can have ended, with everything that matters often enough."""
    seats = rng.choice([2, 3, 4])
    sides = 3 if seats == 3 else 2
    loose = Counter(ALL)
    areas: list[list[str]] = [[] for _ in range(sides)]

    def lay(area: list[str], card: str, copies: int) -> None:
        copies = min(copies, loose[card])
        loose[card] -= copies
        area.extend([card] * copies)

    favourite = rng.choice(areas)
    for colour in rng.sample(EVIDENCE, rng.randint(0, 7)):
        lay(favourite if rng.random() < 0.5 else rng.choice(areas), colour, rng.choice([3, 3, 3, 4, 5]))
        while loose[colour] and rng.random() < 0.4:
            lay(rng.choice(areas), colour, 1)
    for card, pair in DEDUCTIONS.items():
        if all(is_melded(colour, areas) for colour in pair) and rng.random() < 0.6:
            lay(favourite if rng.random() < 0.6 else rng.choice(areas), card, 1)
    if is_melded("le-bon", areas) and rng.random() < 0.5:
        lay(rng.choice(areas), "prefect", 1)
    if rng.random() < 0.5:
        lay(rng.choice(areas), "dupin", 1)
    for _ in range(rng.randint(0, 5)):
        lay(rng.choice(areas), "assistance", 1)
    rest = list(loose.elements())
    rng.shuffle(rest)
    under = []
    if rng.random() < 0.5:  # a good catch: three of something and a Deduction
        wanted = rng.choice(EVIDENCE)
        under = [card for card in rest if card == wanted or card in DEDUCTIONS][: rng.randint(0, 7)]
        for card in under:
            rest.remove(card)
    under += [rest.pop() for _ in range(min(len(rest), rng.randint(0, 6)))]
    hands = [[rest.pop() for _ in range(min(len(rest), rng.randint(1, 8)))] for _ in range(seats)]
    ending = rng.choice(["caught", "caught", "caught", "solved", "unsolved"])
    winner = -1 if ending == "unsolved" else rng.randrange(seats)
    if winner >= 0:
        hands[winner] = []
    usual = {"poe": 3, "le-bon": 2, "dupin": 0, "assistance": 0}
    values = usual if rng.random() < 0.5 else {card: rng.randint(0, 10) for card in usual}
    return Hand(
        seats, ending, winner, areas, hands, under if ending == "caught" else [], values,
        dupin_count=rng.random() < 0.5, shut_out=rng.random() < 0.7,
    )  # fmt: skip


# -- the comparison ---------------------------------------------------------------------------------------


def engine_score(hand: Hand) -> list[int]:
    """The same hand through the engine's scorer."""
    from whitechapel.games.rue_morgue import GAME, scoring
    from whitechapel.games.rue_morgue.material import KIND, UNIT

    agreed = GAME.read_settings(
        {
            "seats": hand.seats,
            "dupin_count": hand.dupin_count,
            "shut_out": hand.shut_out,
            **{f"{card.replace('-', '_')}_points": points for card, points in hand.values.items()},
        }
    )

    def as_set(cards: list[str]) -> int:
        return sum(UNIT[KIND[card]] for card in cards)

    areas = [as_set(area) for area in hand.areas]
    if hand.ending == "caught":
        found = scoring.catch(as_set(hand.under), scoring.melded(tuple(areas)))
        areas[hand.winner % len(areas)] += found.melds + found.layoffs + found.kept
        assert found.melds + found.layoffs + found.kept + found.dropped == as_set(hand.under)
    spread = scoring.Spread(hand.ending, hand.winner, tuple(areas), tuple(as_set(cards) for cards in hand.hands))
    return list(scoring.score(agreed, spread).totals)


def compare(hands: int, seed: int, scorer: Callable[[Hand], list[int]] = naive_score) -> dict[str, Any]:
    """Score random hands both ways; the first that differs ends it. Counts what the hands had in them."""
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    for number in range(hands):
        hand = random_hand(rng)
        naive, engine = scorer(hand), engine_score(hand)
        if naive != engine:
            return {"hands": number, "differs": hand, "naive": naive, "engine": engine}
        seen[f"{hand.seats} {hand.ending}"] += 1
        seen["shut out"] += hand.ending == "caught" and naive != naive_score(hand._replace(shut_out=False))
    return {"hands": hands, "differs": None, **dict(sorted(seen.items()))}


if __name__ == "__main__":
    for name, value_ in compare(int(sys.argv[1]) if len(sys.argv) > 1 else 50_000, seed=1841).items():
        print(f"{name}: {value_}")
