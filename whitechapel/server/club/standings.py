"""Who stands where in a tournament, and what decides between equal points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from whitechapel.server.club.tournament import Match, Tournament

FREE = "free"
WON = "won"
DRAWN = "drawn"
LOST = "lost"
PLAYING = "playing"
AWAY = ""


class Row(NamedTuple):
    """One line of the standings."""

    place: int
    """Those who are equal in everything share a place."""
    entrant: int
    points: float
    buchholz: float
    """The points of all opponents they have met."""
    berger: float
    """The points of those they have beaten, and half of those they have drawn with."""
    wins: int
    rounds: list[str]
    """What came of each round."""


def standings(tournament: Tournament) -> list[Row]:
    """All who have taken part, the best first: by points, then Buchholz, then the game between those who are equal,
    then Sonneborn and Berger, then games won; in a knockout by how far they came."""
    points = tournament.points()
    rows = {number: _row(tournament, number, points) for number in points}
    kept = [row for row in rows.values() if not (tournament.entrants[row.entrant].gone and not any(row.rounds))]

    def key(row: Row) -> tuple[float, ...]:
        if tournament.terms.system == "knockout":
            return (-row.points, 0.0, 0.0, 0.0, 0.0)
        tied = [one for one in kept if (one.points, one.buchholz) == (row.points, row.buchholz)]
        return (-row.points, -row.buchholz, -_between(tournament, row, tied), -row.berger, -float(row.wins))

    ranked = sorted(((key(row), row) for row in kept), key=lambda one: (one[0], *_seed(tournament, one[1])))
    found: list[Row] = []
    for place, (mine, row) in enumerate(ranked, 1):
        same = found and ranked[place - 2][0] == mine
        found.append(row._replace(place=found[-1].place if same else place))
    return found


def _seed(tournament: Tournament, row: Row) -> tuple[float, int]:
    return (-tournament.entrants[row.entrant].rating, row.entrant)


def _row(tournament: Tournament, number: int, points: dict[int, float]) -> Row:
    buchholz = berger = 0.0
    wins = 0
    rounds = []
    for turn in tournament.rounds:
        match = next((one for one in turn.matches if number in one.seats), None)
        if match is None:
            rounds.append(FREE if number in turn.free else AWAY)
            continue
        rounds.append(outcome(match, number))
        if match.points is None or match.how == "absent":
            continue
        seat = match.seats.index(number)
        theirs = points[match.seats[1 - seat]]
        buchholz += theirs
        berger += theirs * match.points[seat]
        wins += match.points[seat] > match.points[1 - seat]
    return Row(0, number, points[number], round(buchholz, 4), round(berger, 4), wins, rounds)


def outcome(match: Match, number: int) -> str:
    """What a game was for somebody who played it."""
    if match.points is None:
        return PLAYING
    seat = match.seats.index(number)
    mine, theirs = match.points[seat], match.points[1 - seat]
    if mine == theirs:
        return DRAWN if mine else LOST
    return WON if mine > theirs else LOST


def _between(tournament: Tournament, row: Row, tied: list[Row]) -> float:
    """The points somebody has from games against those who are equal with them, if all of these have met."""
    if len(tied) < 2:
        return 0.0
    others = {one.entrant for one in tied} - {row.entrant}
    games = {
        match.seats[1 - match.seats.index(row.entrant)]: match.points[match.seats.index(row.entrant)]
        for turn in tournament.rounds
        for match in turn.matches
        if match.points is not None and row.entrant in match.seats
    }
    return sum([games[other] for other in others]) if others <= games.keys() else 0.0


def table(tournament: Tournament, names: Sequence[str]) -> list[list[str]]:
    """The standings as rows of text, for a spreadsheet; `names`: of all entrants."""
    rounds = [f"round {number}" for number in range(1, len(tournament.rounds) + 1)]
    head = ["place", "name", "bot", "points", *rounds, "buchholz", "sonneborn-berger", "wins", "withdrawn"]
    rows = []
    for row in standings(tournament):
        one = tournament.entrants[row.entrant]
        figures = [f"{row.buchholz:g}", f"{row.berger:g}", str(row.wins)]
        met = [_met(tournament, number, row.entrant, said, names) for number, said in enumerate(row.rounds)]
        rows.append(
            [str(row.place), names[row.entrant], one.bot, f"{row.points:g}", *met, *figures, "yes" if one.gone else ""]
        )
    return [head, *rows]


def _met(tournament: Tournament, number: int, entrant: int, said: str, names: Sequence[str]) -> str:
    """What a round was for somebody, with their opponent."""
    match = next((one for one in tournament.rounds[number].matches if entrant in one.seats), None)
    if match is None:
        return said
    other = match.seats[1 - match.seats.index(entrant)]
    return f"{said} {names[other]}"
