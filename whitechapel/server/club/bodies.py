"""What is sent and received over plain HTTP about queue, clubs, tournaments and ladder."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from whitechapel.server.club.clubs import About, ClubName
from whitechapel.server.club.seeking import Range
from whitechapel.server.club.tournament import System, Terms
from whitechapel.server.table.bodies import Listed
from whitechapel.server.table.wire import BotName, Face

GameName = Annotated[str, Meta(min_length=1, max_length=40)]

# -- the queue -------------------------------------------------------------------------------------


class FindOpponent(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/queue`: look for an opponent, or keep looking: whoever wants to play now asks again every few
    seconds."""

    games: Annotated[list[GameName], Meta(min_length=1, max_length=40)]
    pace: Literal["clock", "days"] = "clock"
    within: Range = 0
    """How many points an opponent may be stronger or weaker, to begin with; 0: as many as you like."""
    rated: bool = False
    since: Annotated[int, Meta(ge=0)] = 0
    """What the last answer said, for whoever keeps looking; 0: a new search."""


class Looking(Struct, frozen=True):
    """How it goes."""

    table: str
    """Where the opponent sits; empty: there is none yet."""
    since: int
    """Since when one has been waiting; 0: one is not."""
    now: int
    within: int
    """How far an opponent may be apart by now; 0: as far as you like."""
    pace: str
    """`clock` or `days`; empty: one is not waiting."""
    waiting: dict[str, int]
    """How many others wait for each game."""


# -- clubs -----------------------------------------------------------------------------------------


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs`, or `PUT /api/clubs/CLUB` by its owner."""

    name: ClubName
    about: About = ""
    open: bool = True


class JoinClub(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs/CLUB/members`: join, with the key of its link if it is private."""

    key: Annotated[str, Meta(max_length=64)] = ""


class Member(Struct, frozen=True):
    """A member of a club."""

    player: str
    name: str
    since: int
    face: Face = ""


class ClubLine(Struct, frozen=True):
    """A club in a list."""

    club: str
    name: str
    about: str
    open: bool
    members: int


class Clubs(Struct, frozen=True):
    """`GET /api/clubs`: one's own, and those that are open."""

    mine: list[ClubLine]
    open: list[ClubLine]


class TournamentLine(Struct, frozen=True):
    """A tournament in a list."""

    tournament: str
    name: str
    game: str
    system: System
    entrants: int
    round: int
    """How many rounds have begun."""
    rounds: int
    """How many rounds there are."""
    starts: int
    over: bool
    entered: bool
    """Whether the one who asks takes part."""
    may_enter: bool
    """Whether somebody new can enter."""


class Tournaments(Struct, frozen=True):
    """`GET /api/tournaments`."""

    tournaments: list[TournamentLine]


class Club(Struct, frozen=True):
    """`GET /api/clubs/CLUB`."""

    club: str
    name: str
    about: str
    open: bool
    owner: str
    member: bool
    """Whether one is a member."""
    link: str
    """What others join by; only members are told."""
    count: int
    """How many members it has."""
    members: list[Member]
    """Those of a private club are told its members only."""
    tables: list[Listed]
    tournaments: list[TournamentLine]


# -- tournaments -----------------------------------------------------------------------------------


class EnterBots(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tournaments/TOURNAMENT/bots`: the host lets bots take part."""

    bot: BotName
    count: Annotated[int, Meta(ge=1, le=128)] = 1


class Direct(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tournaments/TOURNAMENT/direct`: the host lets it begin, or its next round; pause; or go on."""

    what: Literal["begin", "pause", "resume"]


class Entrant(Struct, frozen=True):
    """Somebody who takes part."""

    name: str
    player: str
    bot: str
    rating: int
    gone: bool
    face: Face = ""


class TournamentGame(Struct, frozen=True):
    """A game of a round."""

    table: str
    seats: list[int]
    """Who sits where, by the number of the entrant."""
    points: list[float] | None
    """None: it is being played."""
    how: str
    """Why it was not played to its end: `absent`, `time` or `draw`; empty if it was."""


class TournamentRound(Struct, frozen=True):
    """A round."""

    games: list[TournamentGame]
    free: list[int]
    """Who sits out, for a point."""


class TournamentRow(Struct, frozen=True):
    """A line of the standings."""

    place: int
    entrant: int
    points: float
    buchholz: float
    berger: float
    wins: int
    rounds: list[str]
    """What each round was: `won`, `drawn`, `lost`, `free`, `playing`, or empty."""


class Tournament(Struct, frozen=True):
    """`GET /api/tournaments/TOURNAMENT`."""

    tournament: str
    length: int
    """It grows with everything that happens: `.../length` says it alone."""
    terms: Terms
    host: str
    host_name: str
    club_name: str
    now: int
    planned: int
    """How many rounds there are, or will be."""
    paused: bool
    over: bool
    may_enter: bool
    next_round: int | None
    """When the next round begins; none: not by itself, or one is going on."""
    round_ends: int | None
    """When the round ends at the latest."""
    mine: int | None
    """What one takes part as."""
    my_table: str
    """Where one is expected now."""
    entrants: list[Entrant]
    rounds: list[TournamentRound]
    standings: list[TournamentRow]


class Length(Struct, frozen=True):
    """`GET /api/tournaments/TOURNAMENT/length`: asked often, by pages that show it."""

    length: int


class OpenedTournament(Struct, frozen=True):
    """A new tournament."""

    tournament: str
    link: str


class OpenedClub(Struct, frozen=True):
    """A new club."""

    club: str


# -- the ladder ------------------------------------------------------------------------------------


class LadderRow(Struct, frozen=True):
    """Somebody's game of the week."""

    player: str
    name: str
    won: bool
    margin: int
    rate: float | None
    """How much their answers cost on average; none: the game has not been looked at yet."""
    by_errors: int
    by_result: int
    table: str
    """Where it can be seen, once the week is over."""


class SeasonRow(Struct, frozen=True):
    """Somebody in the standings of a season."""

    place: int
    player: str
    name: str
    points: int
    weeks: int


class Ladder(Struct, frozen=True):
    """`GET /api/ladder/GAME`: this week's shuffles, or another week's (`week=2026-11-16`)."""

    game: str
    week: str
    """The day it begins on."""
    ends: int
    now: int
    seat: int
    bot: str
    """Who sits across."""
    mine: str
    """One's own table; empty: one has not played yet."""
    over: bool
    """Whether the week is over, so that its games can be seen."""
    count: int
    """How many have played."""
    rates: list[float]
    """What their mistakes cost, as far as it is known, the best first."""
    rows: list[LadderRow]
    season: list[SeasonRow]
    before: str
    """The week before."""
