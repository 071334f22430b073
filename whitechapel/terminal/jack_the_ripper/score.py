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

Cards are names, short or as printed, in either language, with counts. A wild on the table says whom it stands for, and
so does the alibi that Eddy and Gull share: `alibi-eddy` or `alibi-gull`. A colour counts as melded if
anybody has three cards of it.
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
from whitechapel.games.jack_the_ripper.scoring import (
    ESCAPED,
    EXHAUSTED,
    LAST_CARD_LOST,
    OUT,
    Sheet,
    Spread,
    melded,
    score,
)
from whitechapel.games.jack_the_ripper.settings import PEGASUS, US_GAMES
from whitechapel.terminal.jack_the_ripper.drawing import DRAWING, SHEETS
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.score import Scorer
from whitechapel.terminal.score_reading import Cards as CardNames
from whitechapel.terminal.score_reading import (
    Choice,
    Draft,
    Field,
    Mistake,
    Place,
    check_copies,
    check_names,
    check_options,
    read_settings,
    read_yes_no,
)
from whitechapel.text import Name, Several, Words

ENDINGS: Final = (OUT, LAST_CARD_LOST, ESCAPED, EXHAUSTED)


class Cards(NamedTuple):
    """Cards as typed: which ones, the wilds by their colours, and the suspect an alibi is for."""

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

ALIBIS_OF_EITHER: Final = ("alibi-eddy", "alibi-gull")
"""The shared alibi with the suspect it is for."""
CARDS: Final = CardNames(GAME.id, [*NAMES, *ALIBIS_OF_EITHER, *[f"wild={suspect}" for suspect in SUSPECTS]], NAMES)


def read_laid(text: str) -> Cards:
    """Cards on the table, such as `druitt*3 wild=druitt victim-nichols`."""
    found = Cards(0)
    for key, times in CARDS.read(text):
        found = _lay(found, key, times)
    return found


def _lay(found: Cards, key: str, times: int) -> Cards:
    cards, wilds, alibi = found
    card, _, colour = key.partition("=")
    if colour:
        return Cards(cards, _plus(wilds, KIND[colour], times, COPIES[WILD]), alibi)
    if card == NAMES[WILD]:
        raise Mistake(
            "score-wild", "'{given}' must say which suspect the wild stands for, for example wild=druitt.", given=key
        )
    if card == NAMES[SHARED_ALIBI]:
        raise Mistake(
            "score-alibi", "'{given}' must say for whom the shared alibi lies: alibi-eddy or alibi-gull.", given=key
        )
    kind = _kind(card)
    if kind in ALIBI_OF:
        if alibi >= 0:
            raise two_alibis()
        alibi = SUSPECTS.index(card.removeprefix("alibi-"))
    if kind in (STRIKES, COMMISSIONER):
        raise Mistake("score-not-laid", "{card} never stays on the table; it goes to Scotland Yard.", card=Name(card))
    return Cards(_plus(cards, kind, times, COPIES[kind]), wilds, alibi)


def read_held(text: str) -> Cards:
    """Cards in hand, such as `eddy*2 wild`."""
    cards = 0
    for key, times in CARDS.read(text):
        if "=" in key:
            raise Mistake(
                "score-wild-in-hand",
                "'{given}' is in hand, where a wild does not stand for anybody yet: write wild.",
                given=key,
            )
        kind = _kind(key)
        cards = _plus(cards, kind, times, COPIES[kind])
    return Cards(cards)


def _kind(card: str) -> int:
    return SHARED_ALIBI if card in ALIBIS_OF_EITHER else KIND[card]


def _plus(cards: int, kind: int, times: int, copies: int) -> int:
    """The set with more cards of a kind, never more than exist: a set has no room for them."""
    check_copies(NAMES[kind], count(cards, kind) + times, copies)
    return cards + times * UNIT[kind]


def two_alibis(*places: Place) -> Mistake:
    """Only one alibi can be in play."""
    return Mistake("score-two-alibis", "Two alibis lie on the table; only one can be in play.").at(*places)


# -- what can lie on a table ----------------------------------------------------------------------


def judge(hand: Hand) -> Sheet:
    """The score sheet of a hand; a Mistake if it cannot have ended like this."""
    players = hand.players
    check_names([player.name for player in players])
    _check_copies(players)
    areas = tuple([player.table.cards for player in players])
    wilds = tuple([player.table.wilds for player in players])
    open = melded(areas, wilds)
    alibi = _check_table(players, open)
    _check_ending(hand)
    votes = tuple([player.vote for player in players if player.vote >= 0])
    if 0 < len(votes) < len(players):
        mistake = Mistake("score-votes", "Either everybody votes or nobody.")
        raise mistake.at(*[Place("vote", seat) for seat in range(len(players))])
    given = {**hand.options, "edition": hand.edition, "seats": len(players)}
    check_options(GAME, given)
    escapers = [seat for seat, player in enumerate(players) if count(player.table.cards, ESCAPES)]
    spread = Spread(
        ending=hand.ending,
        areas=areas,
        wilds=wilds,
        hands=tuple([player.hand.cards for player in players]),
        open=open,
        alibi=alibi,
        votes=votes,
        file_empty=hand.file_empty or hand.ending == EXHAUSTED,
        escaper=escapers[0] if escapers else -1,
    )
    return score(GAME.read_settings(given), spread)


def _check_copies(players: tuple[Player, ...]) -> None:
    """Nobody can have a sixth Druitt."""
    for kind in range(KINDS):
        found, places = 0, []
        for seat, player in enumerate(players):
            laid = count(player.table.cards, kind)
            if kind == WILD:
                laid += sum([count(player.table.wilds, colour) for colour in range(LETTERS)])
            held = count(player.hand.cards, kind)
            found += laid + held
            places += [Place(field, seat) for field, copies in (("table", laid), ("hand", held)) if copies]
        check_copies(NAMES[kind], found, COPIES[kind], *places)


def _check_table(players: tuple[Player, ...], open: int) -> int:
    """Check that this can lie on a table, and return the suspect who has an alibi, or -1."""
    areas = [player.table for player in players]
    alibis = [(area.alibi, Place("table", seat)) for seat, area in enumerate(areas) if area.alibi >= 0]
    if len(alibis) > 1:
        raise two_alibis(*[place for _, place in alibis])
    _check_melds(areas, open)
    for i in range(ALL_VICTIMS):
        pair = UNIT[VICTIM + i] | UNIT[SCENE + i]
        apart = [Place("table", seat) for seat, area in enumerate(areas) if area.cards & pair]
        if len(apart) > 1:
            mistake = Mistake(
                "score-pair",
                "{victim} and {scene} belong together, but lie before different players.",
                victim=Name(NAMES[VICTIM + i]),
                scene=Name(NAMES[SCENE + i]),
            )
            raise mistake.at(*apart)
    if any(count(area.cards, ESCAPES) for area in areas) and _victims(areas) < ALL_VICTIMS:
        mistake = Mistake(
            "score-escape-victims", "Ripper Escapes can be played only when all five victims are in play."
        )
        raise mistake.at(*_tables(len(players)))
    return alibis[0][0] if alibis else -1


def _check_melds(areas: Sequence[Cards], open: int) -> None:
    """Evidence needs a victim, and every colour needs a meld."""
    tables = _tables(len(areas))
    for colour in range(len(COLOURS)):
        for seat, area in enumerate(areas):
            evidence = count(area.cards, colour) + count(area.wilds, colour)
            if evidence and not _victims(areas):
                mistake = Mistake("score-no-victim", "Evidence lies on the table, but no victim: that cannot happen.")
                raise mistake.at(*tables)
            suspect = colour < LETTERS and count(area.cards, SUSPECT + colour)
            if not open >> colour & 1 and (evidence or suspect or area.alibi == colour):
                card = NAMES[colour] if evidence else NAMES[SUSPECT + colour if suspect else ALIBI_OF[colour]]
                mistake = Mistake(
                    "score-no-meld",
                    "{card} lies on the table, but nobody has three cards of {colour}.",
                    card=Name(card),
                    colour=Name(COLOURS[colour]),
                )
                raise mistake.at(Place("table", seat), *[place for place in tables if place.player != seat])


def _victims(areas: Sequence[Cards]) -> int:
    return sum([count(area.cards, VICTIM + i) for area in areas for i in range(ALL_VICTIMS)])


def _tables(players: int) -> list[Place]:
    return [Place("table", seat) for seat in range(players)]


def _check_ending(hand: Hand) -> None:
    if (hand.ending == ESCAPED) != any(count(player.table.cards, ESCAPES) for player in hand.players):
        mistake = Mistake(
            "score-escape-card", "The hand ended with Ripper Escapes exactly if that card lies on the table."
        )
        raise mistake.at(Place("ending"), *_tables(len(hand.players)))
    if hand.ending in (OUT, LAST_CARD_LOST) and all(player.hand.cards for player in hand.players):
        mistake = Mistake(
            "score-empty-hand", "The hand ended because somebody had no card left, but everybody holds cards."
        )
        raise mistake.at(Place("ending"), *[Place("hand", seat) for seat in range(len(hand.players))])


# -- what is asked --------------------------------------------------------------------------------


def read_vote(text: str) -> int:
    """The suspect somebody voted for, or -1."""
    suspect = CARDS.find(text) if text else ""
    if text and suspect not in SUSPECTS:
        raise Mistake(
            "score-vote",
            "'{given}' is not a suspect; there are: {suspects}.",
            given=text[:40],
            suspects=Several([Name(name) for name in SUSPECTS]),
        )
    return SUSPECTS.index(suspect) if text else -1


def _asks_for_file(draft: Draft, place: Place) -> bool:
    ending = draft.read(Place("ending"))
    return draft.read(Place("edition")) == US_GAMES and ending in (OUT, LAST_CARD_LOST)


def _asks_for_vote(draft: Draft, place: Place) -> bool:
    """If the first player did not vote, nobody did."""
    return place.player == 0 or draft.read(Place("vote", 0)) >= 0


EDITIONS: Final = (PEGASUS, US_GAMES)

FIELDS: Final = (
    Field("edition", Choice(GAME.id, EDITIONS), usual=PEGASUS, choices=EDITIONS),
    Field("ending", Choice(GAME.id, ENDINGS), usual=OUT, choices=ENDINGS),
    Field("file_empty", read_yes_no, kind=bool, usual="no", asked=_asks_for_file),
    Field("options", lambda given: read_settings(given, GAME), kind=dict, asked=lambda draft, place: False),
    Field("table", read_laid, each=True),
    Field("hand", read_held, each=True),
    Field("vote", read_vote, each=True, asked=_asks_for_vote),
)


def read(draft: Draft) -> Hand:
    """A hand from what was written down."""
    laid, held, votes = draft.all("table"), draft.all("hand"), draft.all("vote")
    return Hand(
        tuple([Player(*player) for player in zip(draft.names, laid, held, votes, strict=True)]),
        draft.read(Place("ending")),
        draft.read(Place("edition")),
        draft.read(Place("file_empty")),
        draft.read(Place("options")),
    )


def _sheet(hand: Hand, pen: Pen) -> RenderableType:
    return SHEETS.alone(judge(hand), pen)


def _pen(words: Words, people: Sequence[str]) -> Pen:
    return Pen(words, GAME.rulebook, people, None, DRAWING.styles)


SCORER: Final = Scorer(FIELDS, read, _sheet, _pen)
