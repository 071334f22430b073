"""A companion for a physical table: type, or write into a small file, how a hand of Jack the Ripper ended, and get the
Ripper, the points and where they come from.

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

import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from rich.console import Console
from rich.padding import Padding

from whitechapel.core.frames import GameError
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
    MELD,
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
from whitechapel.terminal.jack_the_ripper import DRAWING, sheet
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.play import Ask
from whitechapel.text import Words

ENDINGS: Final = (OUT, LAST_CARD_LOST, ESCAPED, EXHAUSTED)
T = TypeVar("T")


class Mistake(GameError):
    """Something that cannot lie on a table, or was not understood: the message that says so, and its variables."""

    def __init__(self, message: str, **given: object) -> None:
        super().__init__(message)
        self.message = message
        self.given = given


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
    for word in text.replace(",", " ").casefold().split():
        name, _, times = word.partition("*")
        if times and not (times.isascii() and times.isdigit() and len(times) < 3):
            raise Mistake("mistake-card", card=word, cards=", ".join(NAMES))
        found = _add(found, name, int(times or 1), laid)
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
    found = count(cards, kind) + times
    if found > copies:
        raise Mistake("mistake-copies", found=found, card=NAMES[kind], copies=copies)
    return cards + times * UNIT[kind]


# -- what can lie on a table ----------------------------------------------------------------------


def judge(hand: Hand) -> Sheet:
    """The score sheet of a hand; a Mistake if it cannot have ended like this."""
    players = hand.players
    if not 2 <= len(players) <= 4 or len({player.name for player in players}) < len(players):
        raise Mistake("mistake-players")
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
        if found > COPIES[kind]:
            raise Mistake("mistake-copies", found=found, card=NAMES[kind], copies=COPIES[kind])


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
KINDS_OF_FIELD: Final = {str: "kind-text", bool: "kind-yes-no", list: "kind-players", dict: "kind-options"}


def read_file(text: str) -> Hand:
    """A hand from the text of a file."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Mistake("mistake-toml", reason=str(error)) from error
    _check_fields(data, FIELDS)
    players: list[Player] = []
    for entry in data.get("player", []):
        if not isinstance(entry, dict):
            raise Mistake("mistake-text", field="player", kind=KINDS_OF_FIELD[list])
        _check_fields(entry, PLAYER_FIELDS)
        players.append(
            Player(
                entry.get("name", str(len(players) + 1)),
                read_cards(entry.get("table", ""), laid=True),
                read_cards(entry.get("hand", ""), laid=False),
                read_vote(entry.get("vote", "")),
            )
        )
    return Hand(
        tuple(players),
        read_ending(data.get("ending", OUT)),
        read_edition(data.get("edition", PEGASUS)),
        data.get("file_empty", False),
        data.get("options", {}),
    )


def _check_fields(data: Mapping[str, Any], known: Mapping[str, type]) -> None:
    for field, value in data.items():
        if field not in known:
            raise Mistake("mistake-field", field=field, fields=", ".join(known))
        if not isinstance(value, known[field]):
            raise Mistake("mistake-text", field=field, kind=KINDS_OF_FIELD[known[field]])


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


def read_names(text: str) -> tuple[str, ...]:
    """The players' names."""
    names = tuple(text.replace(",", " ").split())
    if not 2 <= len(names) <= 4 or len(set(names)) < len(names):
        raise Mistake("mistake-players")
    return names


# -- questions and the answer ---------------------------------------------------------------------


class Companion:
    """Asks about a hand, or reads it from a file, and shows its score sheet."""

    def __init__(self, words: Words, console: Console, ask: Ask) -> None:
        self.words = words
        self.console = console
        self.ask = ask
        self._before: dict[str, str] = {}
        """What was typed when the same question was asked before."""

    def from_file(self, text: str) -> None:
        """Score a hand from the text of a file; whatever is wrong with it is raised as a sentence."""
        try:
            hand = read_file(text)
            self._show(hand, judge(hand))
        except Mistake as mistake:
            raise GameError(self._sentence(mistake)) from mistake

    def converse(self) -> None:
        """Ask for everything, one question after another, until the hand makes sense."""
        self.console.print(Padding(self.words.say("score-intro"), (0, 1)))
        while True:
            hand = self._ask_all()
            try:
                self._show(hand, judge(hand))
                return
            except Mistake as mistake:
                self._complain(mistake)
                self.console.print(Padding(self.words.say("score-again"), (0, 1)))

    def _ask_all(self) -> Hand:
        edition = self._question("score-edition", lambda text: read_edition(text or PEGASUS))
        names = self._question("score-players", read_names)
        ending = self._question("score-ending", lambda text: read_ending(text or OUT))
        file_empty = ending == EXHAUSTED
        if edition == US_GAMES and ending in (OUT, LAST_CARD_LOST):
            file_empty = self._question("score-file-empty", read_yes_no)
        laid = [self._question("score-table", lambda text: read_cards(text, laid=True), name) for name in names]
        held = [self._question("score-hand", lambda text: read_cards(text, laid=False), name) for name in names]
        votes = [self._question("score-vote", read_vote, names[0])]
        if votes[0] >= 0:
            votes += [self._question("score-vote", read_needed_vote, name) for name in names[1:]]
        votes += [-1] * (len(names) - len(votes))
        players = [Player(*player) for player in zip(names, laid, held, votes, strict=True)]
        return Hand(tuple(players), ending, edition, file_empty)

    def _question(self, message: str, read: Callable[[str], T], who: str = "") -> T:
        question = self.words.say(message, who=who)
        while True:
            before = self._before.get(question, "")
            typed = self.ask(f"{question} [{before}]: " if before else f"{question}: ").strip() or before
            typed = "" if typed == "-" else typed
            try:
                answer = read(typed)
                self._before[question] = typed
                return answer
            except Mistake as mistake:
                self._complain(mistake)

    def _complain(self, mistake: Mistake) -> None:
        self.console.print(Padding(self._sentence(mistake), (0, 1)))

    def _sentence(self, mistake: Mistake) -> str:
        """A mistake in the person's language: cards by their names, kinds of fields in words."""
        given = dict(mistake.given)
        for name in ("card", "victim", "scene", "colour"):
            if name in given and given[name] in KIND:
                given[name] = self.words.name(str(given[name]))
        if "kind" in given:
            given["kind"] = self.words.say(str(given["kind"]))
        return self.words.say(mistake.message, **given)

    def _show(self, hand: Hand, judged: Sheet) -> None:
        people = [player.name for player in hand.players]
        pen = Pen(self.words, GAME.rulebook, people, None, DRAWING.styles)
        self.console.print(sheet(judged, pen, self.words.say("sheet-title-alone"), None))
