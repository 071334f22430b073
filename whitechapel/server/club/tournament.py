"""A tournament: the fold of its log, as a table is of its own. The same entries give the same tournament.

`due` says what comes next. It is asked again whenever anything has happened or time has passed, by whichever process
notices; what it says is appended only if nobody else has written meanwhile. A round names its tables before they are
opened, so that it does not matter who opens them, or how often somebody tries.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from whitechapel.server.club import pairing
from whitechapel.server.club.pairing import Placed
from whitechapel.server.table.wire import Pace

System = Literal["swiss", "round-robin", "knockout", "duplicate"]
MOST: Final = {"swiss": 128, "round-robin": 24, "knockout": 128, "duplicate": 128}
"""How many can take part."""
MOST_ENTRIES: Final = 5000
"""How long a log can become by people who enter and withdraw: then nobody else enters."""
MOST_ROUNDS: Final = 15
MOST_DRAWN: Final = 3
"""A knockout game that is drawn so often is won by whoever was placed higher."""
SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
WIN: Final = 1.0
DRAW: Final = 0.5


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed about a tournament."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    system: System
    pace: Pace
    options: Annotated[dict[str, str | int | bool], Meta(max_length=40)] = {}
    """The game's own settings; there are always two at a table."""
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    """How many; 0: as many as it takes to find a winner. Round robin and knockout have as many as they need."""
    starts: Annotated[int, Meta(ge=0)] = 0
    """When it begins by itself; 0: when its host says so."""
    rest: Annotated[int, Meta(ge=0, le=86_400)] = 60
    """How many seconds lie between two rounds."""
    minutes: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """After how many minutes a round ends, whatever is unfinished; 0: when its last game is over."""
    late: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    """Until which round one can still enter, where the system allows it; 0: until the beginning."""
    rated: bool = False
    public: bool = True
    """Whether it is listed for everybody."""
    club: Annotated[str, Meta(max_length=32)] = ""
    """The club it belongs to."""


# -- what its log is made of -----------------------------------------------------------------------


class _Entry(Struct, tag_field="kind", frozen=True, omit_defaults=True):
    at: int


class Opened(_Entry, tag="opened", frozen=True):
    """The first entry."""

    terms: Terms
    host: str


class Entered(_Entry, tag="entered", frozen=True):
    """Somebody takes part: a player, or a bot."""

    name: str
    player: str = ""
    bot: str = ""
    rating: float = 0.0
    """How strong they were then: it decides who is placed where at the beginning."""


class Withdrawn(_Entry, tag="withdrawn", frozen=True):
    """Somebody takes part no longer."""

    entrant: int


class Returned(_Entry, tag="returned", frozen=True):
    """Somebody who had withdrawn takes part again, from the next round on."""

    entrant: int


class Game(Struct, frozen=True, array_like=True):
    """A game of a round."""

    table: str
    seats: tuple[int, int]
    """Who sits where, by the number of the entrant."""


class Paired(_Entry, tag="paired", frozen=True):
    """A round begins."""

    games: list[Game]
    free: list[int] = []
    """Who sits out, for a point."""
    seed: bytes = b""
    """The shuffles of all its tables, where they are the same."""


class Decided(_Entry, tag="decided", frozen=True):
    """A game of the round is over."""

    board: int
    points: tuple[float, float]
    scores: tuple[int, int] = (0, 0)
    how: str = ""
    """Why it was not played to its end: `absent`, `time` or `draw`; empty if it was."""


class Again(_Entry, tag="again", frozen=True):
    """A drawn game is played again, with changed seats."""

    board: int
    table: str


class Paused(_Entry, tag="paused", frozen=True):
    """No more rounds begin, and the time of the round stands still."""


class Resumed(_Entry, tag="resumed", frozen=True):
    """It goes on."""


class Ended(_Entry, tag="ended", frozen=True):
    """It is over."""


Entry = Opened | Entered | Withdrawn | Returned | Paired | Decided | Again | Paused | Resumed | Ended
decode = msgspec.json.Decoder(Entry).decode
encode = msgspec.json.Encoder().encode


def kind(entry: Entry) -> str:
    """The kind of an entry, as the store keeps it beside the entry."""
    return str(entry.__struct_config__.tag)


# -- the fold --------------------------------------------------------------------------------------


class Entrant:
    """Somebody who takes part."""

    __slots__ = ("bot", "gone", "name", "number", "player", "rating", "since")

    def __init__(self, number: int, entry: Entered, since: int) -> None:
        self.number = number
        self.name = entry.name
        self.player = entry.player
        self.bot = entry.bot
        self.rating = entry.rating
        self.gone = False
        self.since = since
        """How many rounds had begun by then."""


class Match:
    """A game of a round, and what has come of it."""

    __slots__ = ("board", "games", "how", "points", "scores", "seats", "table")

    def __init__(self, board: int, game: Game) -> None:
        self.board = board
        self.table = game.table
        self.seats = game.seats
        self.games = 1
        """How often it has been played: a drawn one may be played again."""
        self.points: tuple[float, float] | None = None
        self.scores = (0, 0)
        self.how = ""


class Turn:
    """A round."""

    __slots__ = ("began", "free", "matches", "over", "seed")

    def __init__(self, entry: Paired) -> None:
        self.began = entry.at
        self.matches = [Match(board, game) for board, game in enumerate(entry.games)]
        self.free = entry.free
        self.seed = entry.seed
        self.over = 0 if entry.games else entry.at
        """When its last game was decided; 0: it is not over."""


class Tournament:
    """Everything about one tournament."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.terms = opened.terms
        self.host = opened.host
        self.at = opened.at
        self.length = 1
        self.entrants: list[Entrant] = []
        self.rounds: list[Turn] = []
        self.paused = 0
        """Since when it pauses; 0: it does not."""
        self.stood = 0
        """For how many milliseconds the time of the round, or of the rest after it, has stood still."""
        self.ended = 0

    def take(self, entry: Entry) -> None:
        """Take in the next entry. What has already happened changes nothing."""
        self.length += 1
        match entry:
            case Entered():
                self.entrants.append(Entrant(len(self.entrants), entry, len(self.rounds)))
            case Withdrawn():
                self.entrants[entry.entrant].gone = True
            case Returned():
                self.entrants[entry.entrant].gone = False
            case Paired():
                self.rounds.append(Turn(entry))
                self._clock_starts(entry.at)
            case Decided():
                turn = self.rounds[-1]
                one = turn.matches[entry.board]
                one.points, one.scores, one.how = entry.points, entry.scores, entry.how
                if not self.open():
                    turn.over = entry.at
                    self._clock_starts(entry.at)
            case Again():
                one = self.rounds[-1].matches[entry.board]
                one.table, one.seats = entry.table, (one.seats[1], one.seats[0])
                one.games += 1
            case Paused():
                self.paused = entry.at
            case Resumed():
                self.stood += entry.at - self.paused
                self.paused = 0
            case Ended():
                self.ended = entry.at
            case Opened():
                raise ValueError("A tournament is opened once.")

    def _clock_starts(self, now: int) -> None:
        """The time of a round, or of the rest after it, is counted from now; a pause counts from now too."""
        self.stood = 0
        if self.paused:
            self.paused = now

    # -- questions about it -----------------------------------------------------------------------

    def open(self) -> list[Match]:
        """The games of the round that are not decided."""
        return [one for one in self.rounds[-1].matches if one.points is None] if self.rounds else []

    def present(self) -> list[Entrant]:
        """Those who take part, the strongest first."""
        here = [one for one in self.entrants if not one.gone]
        return sorted(here, key=lambda one: (-one.rating, one.number))

    def entrant_of(self, player: str) -> Entrant | None:
        """What a player takes part as."""
        return next((one for one in self.entrants if player and one.player == player), None)

    @property
    def planned(self) -> int:
        """How many rounds there are."""
        late = [one for one in self.present() if one.since]
        count = len(self._seeded()) + len(late)
        if self.terms.system == "round-robin":
            return count - 1 + count % 2
        if self.terms.system == "knockout" or not self.terms.rounds:
            return max(1, ceil(log2(max(2, count))))
        return self.terms.rounds

    @property
    def may_enter(self) -> bool:
        """Whether somebody new can take part."""
        if self.ended or self.length >= MOST_ENTRIES or len(self.present()) >= MOST[self.terms.system]:
            return False
        if not self.rounds:
            return True
        return self.terms.system in ("swiss", "duplicate") and len(self.rounds) < self.terms.late

    def ends(self) -> int | None:
        """When the round ends at the latest; None: when its last game does."""
        if not self.terms.minutes or not self.open() or self.paused:
            return None
        return self.rounds[-1].began + self.terms.minutes * MINUTE + self.stood

    def next_round(self) -> int | None:
        """When the next round begins; None: not by itself."""
        if self.ended or self.paused or self.open():
            return None
        if not self.rounds:
            return self.terms.starts or None
        if len(self.rounds) >= self.planned:
            return None
        return self.rounds[-1].over + self.terms.rest * SECOND + self.stood

    def placed(self) -> dict[int, Placed]:
        """What is known of everybody for the next pairing."""
        found = {one.number: Placed(one.number) for one in self.entrants}
        points = self.points()
        for turn in self.rounds:
            for free in turn.free:
                found[free] = found[free]._replace(free=True)
            for match in turn.matches:
                for seat, who in enumerate(match.seats):
                    one, other = found[who], match.seats[1 - seat]
                    free_point = match.how == "absent" and match.points is not None and match.points[seat] > 0
                    found[who] = one._replace(
                        met=one.met | {other}, seats=(*one.seats, seat), free=one.free or free_point
                    )
        return {number: one._replace(points=points[number]) for number, one in found.items()}

    def points(self) -> dict[int, float]:
        """Everybody's points."""
        sums = dict.fromkeys(range(len(self.entrants)), 0.0)
        for turn in self.rounds:
            for number, gained in self.gained(turn).items():
                sums[number] += gained
        return sums

    def gained(self, turn: Turn) -> dict[int, float]:
        """What everybody got in a round, as far as it is decided: for a game won 1, for a drawn one 0.5. In a duplicate
        tournament it is the share of those at the same seat, with the same shuffles, who have done worse."""
        duplicate = self.terms.system == "duplicate"
        gained = dict.fromkeys(turn.free, DRAW if duplicate else WIN)
        for match in turn.matches:
            if match.points is not None:
                gained |= zip(match.seats, match.points, strict=True)
        played = [one for one in turn.matches if one.points is not None and one.how in ("", "draw")]
        if not duplicate or len(played) < 2:
            return gained
        for seat in range(2):
            results = [(one.points[seat], one.scores[seat] - one.scores[1 - seat]) for one in played if one.points]
            for one, mine in zip(played, results, strict=True):
                worse = sum([theirs < mine for theirs in results]) + (results.count(mine) - 1) / 2
                gained[one.seats[seat]] = round(worse / (len(results) - 1), 4)
        return gained

    def left(self) -> list[int | None]:
        """The places of a knockout after the rounds so far."""
        places = pairing.bracket([one.number for one in self._seeded()])
        for turn in self.rounds:
            gained = self.gained(turn)
            pairs = zip(places[::2], places[1::2], strict=True)
            places = [
                max((each for each in pair if each is not None), key=lambda each: gained.get(each, 0.0), default=None)
                for pair in pairs
            ]
        return places

    def _seeded(self) -> list[Entrant]:
        """Those who took part at the beginning, the strongest first."""
        first = self.rounds[0] if self.rounds else None
        if first is None:
            return self.present()
        here = {*first.free, *(who for one in first.matches for who in one.seats)}
        some = [one for one in self.entrants if one.number in here]
        return sorted(some, key=lambda one: (-one.rating, one.number))


# -- what comes next -------------------------------------------------------------------------------


def due(tournament: Tournament, now: int, new_table: Callable[[], str], seed: bytes) -> list[Entry]:
    """What happens by itself, now that games have been decided and time has passed."""
    if tournament.ended or tournament.paused or tournament.open():
        return []
    if tournament.rounds and len(tournament.rounds) >= tournament.planned:
        return [Ended(at=now)]
    begins = tournament.next_round()
    if begins is None or begins > now:
        return []
    return begin(tournament, now, new_table, seed)


def begin(tournament: Tournament, now: int, new_table: Callable[[], str], seed: bytes) -> list[Entry]:
    """The next round, whatever the time; the end, if nobody is left who could play."""
    here = {one.number for one in tournament.present()}
    if len(here) < 2:
        return [Ended(at=now)] if tournament.rounds else []
    found = _next(tournament, here)
    games = [Game(new_table(), pair) for pair in found.pairs]
    shared = seed if tournament.terms.system == "duplicate" else b""
    paired = Paired(at=now, games=games, free=found.free, seed=shared)
    gone = [
        Decided(at=now, board=board, points=_walkover(game.seats, here), how="absent")
        for board, game in enumerate(games)
        if not here.issuperset(game.seats)
    ]
    return [paired, *gone]


def _walkover(seats: tuple[int, int], here: set[int]) -> tuple[float, float]:
    return (WIN if seats[0] in here else 0.0, WIN if seats[1] in here else 0.0)


def _next(tournament: Tournament, here: set[int]) -> pairing.Round:
    placed = tournament.placed()
    if tournament.terms.system == "round-robin":
        order = [one.number for one in tournament._seeded()]
        found = pairing.round_robin(order)[len(tournament.rounds)]
        return found._replace(free=[one for one in found.free if one in here])
    if tournament.terms.system == "knockout":
        return pairing.knockout(tournament.left(), placed)
    order = [one.number for one in tournament.present()]
    return pairing.swiss([placed[number] for number in order])


def decided(tournament: Tournament, board: int, entry: Decided, new_table: Callable[[], str]) -> list[Entry]:
    """What follows from the result of a game: a drawn game of a knockout is played again."""
    match = tournament.rounds[-1].matches[board]
    if match.points is not None:
        return []
    if tournament.terms.system != "knockout" or entry.points[0] != entry.points[1]:
        return [entry]
    if match.games < MOST_DRAWN and not entry.how:
        return [Again(at=entry.at, board=board, table=new_table())]
    order = [one.number for one in tournament._seeded()]
    first = order.index(match.seats[0]) < order.index(match.seats[1])
    points = (WIN, 0.0) if first else (0.0, WIN)
    return [msgspec.structs.replace(entry, points=points, how="draw")]


def timed_out(tournament: Tournament, now: int) -> Sequence[Match]:
    """The games that the end of the round's time has overtaken."""
    ends = tournament.ends()
    return tournament.open() if ends is not None and now >= ends else []
