"""A game that was played elsewhere, such as in a page, as a table of this server: from its transcript, which must prove
itself. One that is not over goes on here. Its shuffles follow from the seed in the transcript, which its bringer has:
the table says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from whitechapel.bots import players
from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES
from whitechapel.server.table import log, opening, wire
from whitechapel.server.table.table import Table
from whitechapel.server.table.verify import play, read_proof

EARLY: Final = ("resigned", "agreed")
"""Why a game may have ended before its end."""


def table(id: str, text: str, player: str, named: Callable[[str], str], now: int) -> tuple[Table, list[log.Entry]]:
    """The table and its log, for the player who brings it; raises GameError or BadSettings. Whoever was no bot sits
    there under the name of that time, made fit to be shown by `named`; all of it is this player's."""
    remarks = dict(row[2:].partition(" ")[::2] for row in text.splitlines() if row.startswith("# "))
    transcript = Transcript.read(text, GAMES)
    proof = read_proof(remarks)
    _, over = play(transcript, proof.seed)
    game = transcript.game
    options = transcript.settings._asdict()
    names = [remarks.get(f"seat-{seat}", "") for seat in range(options["seats"])]
    seats = [f"bot:{name}" if name in players(game.id) else "person" for name in names]
    settings = wire.Settings(game=game.id, options=options, seats=seats)
    created = opening.create(settings, proof.secret, player, now, remarks.get("duplicate-of", ""), proof.key)
    created = replace(created, brought=True)
    people = [seat for seat, kind in enumerate(seats) if kind == "person"]
    entries: list[log.Entry] = [
        *[log.Sat(at=now, seat=seat, player=player, name=named(names[seat])) for seat in people],
        *[log.Promised(at=now, seat=seat, promise=promise) for seat, promise in proof.promises.items()],
        log.Fixed(at=now),
        *[log.Revealed(at=now, seat=seat, value=value) for seat, value in proof.values.items()],
        log.Started(at=now),
        *[log.Line(at=now, seat=seat, text=answer) for seat, answer in transcript.lines],
    ]
    if over:
        result = game.result(transcript.replay())
        entries.append(log.Ended(at=now, scores=list(result.scores), winners=list(result.winners)))
    else:
        entries += given_up(transcript, remarks, people, created.settings.takeover, now)
    found = Table(id, created)
    for entry in entries:
        found.apply(entry)
    return found, [created, *entries]


def given_up(
    transcript: Transcript, remarks: Mapping[str, str], people: Sequence[int], bot: str, now: int
) -> list[log.Entry]:
    """Who has resigned in a game that was not played to its end: for them this bot plays on, unless it ended there."""
    early = remarks.get("early", "")
    resigned = [seat for seat in people if f"resigned-{seat}" in remarks]
    if early not in EARLY:
        return [log.Resigned(at=now, seat=seat, bot=bot) for seat in resigned]
    winners = [1 - seat for seat in resigned] if transcript.settings.seats == 2 else []
    scores = list(transcript.game.result(transcript.replay()).scores)
    ended = log.Ended(at=now, scores=scores, winners=winners, early=early)
    return [*[log.Resigned(at=now, seat=seat) for seat in resigned], ended]
