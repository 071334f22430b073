"""How a hand of Jack the Ripper at a physical table is written down and judged.

The file is TOML:

    edition = "pegasus"            # or "us-games"
    ending = "out"                 # out, last-card-lost, escaped or exhausted
    file_empty = false             # whether the Case File is empty; only us-games asks, and may be left out

    [options]                      # other options of the game, may be left out
    strict_wild = true

    [[player]]                     # once for each player
    name = "Ines"
    table = "druitt*3 wild=druitt alibi-gull victim-nichols letters*3"
    hand = "eddy*2 escapes"        # may be left out
    vote = "druitt"                # everybody's or nobody's

Cards are short names with counts. A wild on the table says for whom it stands, and the alibi that Eddy and Gull share
says for whom it lies: `alibi-eddy` or `alibi-gull`. A colour counts as melded if anybody has three cards of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.console import RenderableType

from whitechapel.games.jack_the_ripper import GAME
from whitechapel.games.jack_the_ripper.material import (
    ALIBI_OF,
    ALL_VICTIMS,
    COLOURS,
    COMMISSIONER,
    COPIES,
    ESCAPES,
    KIND,
    KINDS,
    LETTERS,
    NAMES,
    SCENE,
    SHARED_ALIBI,
    STRIKES,
    SUSPECT,
    SUSPECTS,
    UNIT,
    VICTIM,
    WILD,
    count,
)
from whitechapel.games.jack_the_ripper.options import PEGASUS, US_GAMES
from whitechapel.games.jack_the_ripper.scoring import ESCAPED, EXHAUSTED, LAST_CARD_LOST, OUT, Sheet, Spread, score
from whitechapel.games.rummy import MELD
from whitechapel.terminal.jack_the_ripper import DRAWING, sheet
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.score import (
    Companion,
    Mistake,
    Scorer,
    check_copies,
    check_fields,
    check_names,
    player_tables,
    read_names,
    words_and_copies,
)
from whitechapel.text import Words

ENDINGS: Final = (OUT, LAST_CARD_LOST, ESCAPED, EXHAUSTED)


class Cards(NamedTuple):
    """Cards as they were typed: what there is, the wilds under their colours, and the suspect an alibi is for."""

    cards: int
    wilds: int = 0
    alibi: int = -1


class Player(NamedTuple):
    """One player when the hand is over."""

    name: str
    table: Cards
    hand: Cards
    vote: int = -1


class Hand(NamedTuple):
    """A hand that has ended, as somebody describes it."""

    players: tuple[Player, ...]
    ending: str
    edition: str = PEGASUS
    file_empty: bool = False
    options: Mapping[str, Any] = {}


# -- reading cards --------------------------------------------------------------------------------


def read_cards(text: str, laid: bool) -> Cards:
    """Cards such as `druitt*3 wild=druitt victim-nichols`, on the table (`laid`) or in hand."""
    found = Cards(0)
    for name, times in words_and_copies(text, NAMES):
        found = _add(found, name, times, laid)
    return found


def _add(found: Cards, name: str, times: int, laid: bool) -> Cards:
    cards, wilds, alibi = found
    card, _, colour = name.partition("=")
    if card == "wild" and (laid or colour):
        if colour not in SUSPECTS or not laid:
            raise Mistake("mistake-wild", typed=name)
        return Cards(cards, _plus(wilds, KIND[colour], times, COPIES[WILD]), alibi)
    person = name.removeprefix("alibi-")
    if name.startswith("alibi-") and person in SUSPECTS:
        if laid and alibi >= 0:
            raise Mistake("mistake-two-alibis")
        alibi = SUSPECTS.index(person)
        name = NAMES[ALIBI_OF[alibi]]
    if name not in KIND:
        raise Mistake("mistake-card", card=name, cards=", ".join(NAMES))
    kind = KIND[name]
    if laid and kind == SHARED_ALIBI and alibi < 0:
        raise Mistake("mistake-alibi")
    if laid and kind in (STRIKES, COMMISSIONER):
        raise Mistake("mistake-not-laid", card=name)
    return Cards(_plus(cards, kind, times, COPIES[kind]), wilds, alibi)


def _plus(cards: int, kind: int, times: int, copies: int) -> int:
    """The set with more cards of a kind, never more than there are: a set has no room for them."""
    check_copies(NAMES[kind], count(cards, kind) + times, copies)
    return cards + times * UNIT[kind]


# -- what can lie on a table ----------------------------------------------------------------------


def judge(hand: Hand) -> Sheet:
    """The score sheet of a hand; a Mistake if it cannot have ended like this."""
    players = hand.players
    check_names([player.name for player in players])
    _check_copies(players)
    open = melded(players)
    alibi = _check_table(players, open)
    _check_ending(hand)
    votes = tuple([player.vote for player in players if player.vote >= 0])
    if 0 < len(votes) < len(players):
        raise Mistake("mistake-votes")
    agreed = GAME.read_options({**hand.options, "edition": hand.edition, "seats": len(players)})
    escapers = [seat for seat, player in enumerate(players) if count(player.table.cards, ESCAPES)]
    spread = Spread(
        ending=hand.ending,
        areas=tuple([player.table.cards for player in players]),
        wilds=tuple([player.table.wilds for player in players]),
        hands=tuple([player.hand.cards for player in players]),
        open=open,
        alibi=alibi,
        votes=votes,
        file_empty=hand.file_empty or hand.ending == EXHAUSTED,
        escaper=escapers[0] if escapers else -1,
    )
    return score(agreed, spread)


def melded(players: tuple[Player, ...]) -> int:
    """A bit for each colour of which anybody has three cards on the table."""
    found = 0
    for _, (cards, wilds, _), _, _ in players:
        for colour in range(len(COLOURS)):
            if count(cards, colour) + count(wilds, colour) >= MELD:
                found |= 1 << colour
    return found


def _check_copies(players: tuple[Player, ...]) -> None:
    """Nobody can have a sixth Druitt."""
    for kind in range(KINDS):
        found = sum([count(player.table.cards, kind) + count(player.hand.cards, kind) for player in players])
        if kind == WILD:
            found += sum([count(player.table.wilds, colour) for player in players for colour in range(LETTERS)])
        check_copies(NAMES[kind], found, COPIES[kind])


def _check_table(players: tuple[Player, ...], open: int) -> int:
    """Whether this can lie on a table: the suspect who has an alibi, or -1."""
    areas = [player.table for player in players]
    alibis = [area.alibi for area in areas if area.alibi >= 0]
    if len(alibis) > 1:
        raise Mistake("mistake-two-alibis")
    victims = sum([count(area.cards, VICTIM + i) for area in areas for i in range(ALL_VICTIMS)])
    for colour in range(len(COLOURS)):
        for area in areas:
            evidence = count(area.cards, colour) + count(area.wilds, colour)
            if evidence and not victims:
                raise Mistake("mistake-no-victim")
            suspect = colour < LETTERS and count(area.cards, SUSPECT + colour)
            if not open >> colour & 1 and (evidence or suspect or area.alibi == colour):
                card = NAMES[colour] if evidence else NAMES[SUSPECT + colour if suspect else ALIBI_OF[colour]]
                raise Mistake("mistake-no-meld", card=card, colour=COLOURS[colour])
    for i in range(ALL_VICTIMS):
        pair = UNIT[VICTIM + i] | UNIT[SCENE + i]
        if len([area for area in areas if area.cards & pair]) > 1:
            raise Mistake("mistake-pair", victim=NAMES[VICTIM + i], scene=NAMES[SCENE + i])
    if any(count(area.cards, ESCAPES) for area in areas) and victims < ALL_VICTIMS:
        raise Mistake("mistake-escape-victims")
    return alibis[0] if alibis else -1


def _check_ending(hand: Hand) -> None:
    if (hand.ending == ESCAPED) != any(count(player.table.cards, ESCAPES) for player in hand.players):
        raise Mistake("mistake-escape-card")
    if hand.ending in (OUT, LAST_CARD_LOST) and all(player.hand.cards for player in hand.players):
        raise Mistake("mistake-empty-hand")


# -- a file ---------------------------------------------------------------------------------------

FIELDS: Final = {"edition": str, "ending": str, "file_empty": bool, "options": dict, "player": list}
PLAYER_FIELDS: Final = {"name": str, "table": str, "hand": str, "vote": str}


def read(data: Mapping[str, Any]) -> Hand:
    """A hand from the fields of a file."""
    check_fields(data, FIELDS)
    players = [
        Player(
            entry["name"],
            read_cards(entry.get("table", ""), laid=True),
            read_cards(entry.get("hand", ""), laid=False),
            read_vote(entry.get("vote", "")),
        )
        for entry in player_tables(data, PLAYER_FIELDS)
    ]
    return Hand(
        tuple(players),
        read_ending(data.get("ending", OUT)),
        read_edition(data.get("edition", PEGASUS)),
        data.get("file_empty", False),
        data.get("options", {}),
    )


def read_edition(text: str) -> str:
    """An edition by its name."""
    if text not in (PEGASUS, US_GAMES):
        raise Mistake("mistake-edition", value=text)
    return text


def read_ending(text: str) -> str:
    """How the hand ended, by its name."""
    if text not in ENDINGS:
        raise Mistake("mistake-ending", value=text)
    return text


def read_vote(text: str) -> int:
    """The suspect somebody voted for, or -1."""
    if text and text not in SUSPECTS:
        raise Mistake("mistake-vote", value=text, suspects=", ".join(SUSPECTS))
    return SUSPECTS.index(text) if text else -1


def read_needed_vote(text: str) -> int:
    """A vote, where others have voted."""
    if not text:
        raise Mistake("mistake-votes")
    return read_vote(text)


def read_yes_no(text: str) -> bool:
    """A yes or a no, in either language."""
    if text.casefold() not in ("yes", "no", "y", "n", "ja", "nein", "j"):
        raise Mistake("mistake-yes-no")
    return text[0].casefold() in "yj"


# -- questions ------------------------------------------------------------------------------------


def ask(companion: Companion) -> Hand:
    """A hand, one question after another."""
    question = companion.question
    edition = question("score-edition", lambda text: read_edition(text or PEGASUS))
    names = question("score-players", read_names)
    ending = question("score-ending", lambda text: read_ending(text or OUT))
    file_empty = ending == EXHAUSTED
    if edition == US_GAMES and ending in (OUT, LAST_CARD_LOST):
        file_empty = question("score-file-empty", read_yes_no)
    laid = [question("score-table", lambda text: read_cards(text, laid=True), name) for name in names]
    held = [question("score-hand", lambda text: read_cards(text, laid=False), name) for name in names]
    votes = [question("score-vote", read_vote, names[0])]
    if votes[0] >= 0:
        votes += [question("score-vote", read_needed_vote, name) for name in names[1:]]
    votes += [-1] * (len(names) - len(votes))
    players = [Player(*player) for player in zip(names, laid, held, votes, strict=True)]
    return Hand(tuple(players), ending, edition, file_empty)


def _people(hand: Hand) -> Sequence[str]:
    return [player.name for player in hand.players]


def _sheet(hand: Hand, pen: Pen) -> RenderableType:
    return sheet(judge(hand), pen, pen.words.say("sheet-title-alone"), None)


def _pen(words: Words, people: Sequence[str]) -> Pen:
    return Pen(words, GAME.rulebook, people, None, DRAWING.styles)


SCORER: Final = Scorer(read, ask, _people, _sheet, _pen)
