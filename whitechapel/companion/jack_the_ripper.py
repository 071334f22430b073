"""Jack the Ripper: the score sheet of a match with real cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.companion import Ending, Laid, LaidHand, Match, Row, Tally
from whitechapel.companion.rummy import AS, bare, entries, judged
from whitechapel.core.frames import BadAnswer
from whitechapel.games.jack_the_ripper.material import (
    COPIES,
    KIND,
    MATERIAL,
    NAMES,
    SUSPECTS,
    UNIT,
    WILD,
    Kind,
)
from whitechapel.games.jack_the_ripper.scoring import (
    ESCAPED,
    EXHAUSTED,
    LAST_CARD_LOST,
    OUT,
    Line,
    Sheet,
    Spread,
    melded,
    score,
)
from whitechapel.games.jack_the_ripper.settings import US_GAMES, Settings

WILD_AS: Final = f"{NAMES[WILD]}{AS}"


def _cards(*kinds: Kind) -> tuple[str, ...]:
    return tuple([card.name for card in MATERIAL.cards if card.kind in kinds])


def _for_whom(card: str) -> tuple[str, ...]:
    """A card before a player, for each suspect that it can stand for."""
    whom = SUSPECTS if card == NAMES[WILD] else MATERIAL.cards[KIND[card]].of if card in _cards("alibi") else ()
    return tuple([f"{card}{AS}{suspect}" for suspect in whom]) if len(whom) > 1 else (card,)


_HELD: Final = (
    _cards("evidence"), _cards("letters", "wild"), _cards("suspect"), _cards("alibi"), _cards("victim"),
    _cards("scene"), _cards("strikes", "commissioner", "escapes"),
)  # fmt: skip
_STAY: Final = frozenset([card.name for card in MATERIAL.cards if card.stays])
LAID: Final = Laid(
    (Ending(OUT, False), Ending(EXHAUSTED, False), Ending(ESCAPED, True), Ending(LAST_CARD_LOST, False)),
    tuple([tuple([one for card in group if card in _STAY for one in _for_whom(card)]) for group in _HELD]),
    _HELD,
    ("edition", "target", "vote", "max_hands", "at_large_penalty", "strict_wild", "out_on_empty_file"),
    SUSPECTS,
)


def tally(agreed: Settings, hand: LaidHand, match: Match) -> Tally:
    """The sheet of a hand."""
    asks = (*(["vote"] if agreed.vote else []), *(["file_empty"] if agreed.edition == US_GAMES else []))
    return judged(agreed, match, hand, dict(zip(NAMES, COPIES, strict=True)), LAID.endings, _judge, _rows, asks)


def _rows(line: Line) -> tuple[Row, ...]:
    vote = [Row("vote", line.vote, 1, line.bonus)] if line.vote else []
    return (*entries("table", line.table), *entries("hand", line.hand), *entries("aside", line.aside), *vote)


def _judge(agreed: Settings, hand: LaidHand) -> Sheet:
    areas = tuple([_pile(seat.table) for seat in hand.seats])
    wilds = tuple([_wilds(seat.table) for seat in hand.seats])
    votes = tuple([_suspect(seat.vote) if seat.vote else -1 for seat in hand.seats])
    spread = Spread(
        hand.ending,
        areas,
        wilds,
        tuple([_pile(seat.hand) for seat in hand.seats]),
        melded(areas, wilds),
        _alibi(hand),
        votes if agreed.vote and any(vote >= 0 for vote in votes) else (),
        hand.file_empty or hand.ending == EXHAUSTED,
        hand.seat if hand.ending == ESCAPED else -1,
    )
    return score(agreed, spread)


def _pile(cards: Mapping[str, int]) -> int:
    """Some cards as a set; wilds that stand for a suspect lie elsewhere."""
    return sum(UNIT[KIND[bare(card)]] * number for card, number in cards.items() if not card.startswith(WILD_AS))


def _wilds(cards: Mapping[str, int]) -> int:
    """Wilds, under the colour each stands for. [wild-as-evidence]"""
    return sum(
        UNIT[_suspect(card.removeprefix(WILD_AS))] * number
        for card, number in cards.items()
        if card.startswith(WILD_AS)
    )


def _suspect(name: str) -> int:
    if name not in SUSPECTS:
        raise BadAnswer("companion-suspect", "There is no suspect '{given}'.", given=name[:40])
    return SUSPECTS.index(name)


def _alibi(hand: LaidHand) -> int:
    """Whose alibi is in play, or -1. [alibi-protects]"""
    found = -1
    for card in [card for seat in hand.seats for card, number in seat.table.items() if number]:
        name, _, whom = card.partition(AS)
        if name in _cards("alibi"):
            of = MATERIAL.cards[KIND[name]].of
            if found >= 0 or (len(of) > 1 and whom not in of):
                raise BadAnswer("companion-alibi", "Say whose alibi it is: only one suspect can have one.")
            found = _suspect(whom or of[0])
    return found
