"""What is asked by single requests about queue, clubs, tournaments and ladder; the other half of `api.py`."""

from __future__ import annotations

import csv
import hmac
import io
import re
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from whitechapel.server.club import bodies, clubs, ladder, standings, tournament
from whitechapel.server.club.clubs import Club
from whitechapel.server.club.ladder import Row
from whitechapel.server.club.seeking import FORGOTTEN, Meeting, Seek, width
from whitechapel.server.club.tournament import (
    MOST_ENTRIES,
    Entered,
    Entrant,
    Entry,
    Returned,
    Terms,
    Tournament,
    Withdrawn,
)
from whitechapel.server.live import club_houses, tournaments
from whitechapel.server.live.api import game_of
from whitechapel.server.live.asking import Answering, Asked, Reply, Route, Trouble, answer, body
from whitechapel.server.live.finding import Full
from whitechapel.server.live.ladders import Weekly
from whitechapel.server.live.limits import REPLAY_COST, TRY_COST, Guard
from whitechapel.server.live.parlour import Parlour
from whitechapel.server.live.players import A_YEAR, Identity, Person
from whitechapel.server.live.profiles import GONE
from whitechapel.server.live.tournaments import Decide as DecideTournament
from whitechapel.server.live.tournaments import Sitter
from whitechapel.server.table import bodies as table_bodies
from whitechapel.server.table import house, opening, wire

LISTED: Final = 30
CLUB_TABLES: Final = 30
MEMBERS: Final = 200
"""How many members of a club are shown."""
LADDER_ROWS: Final = 100
BOTS_FOR_A_TABLE: Final = 8
"""This many bots in a tournament cost as much as a table: they play at tables that nobody else opens."""
KEPT: Final = 200

FORMULA: Final = tuple("=+-@\t\r\N{FULLWIDTH EQUALS SIGN}\N{FULLWIDTH PLUS SIGN}\N{FULLWIDTH COMMERCIAL AT}")
"""How a cell begins that spreadsheets work out."""

T = TypeVar("T")


class ClubApi(Answering):
    """The addresses at which people meet."""

    def __init__(self, parlour: Parlour, guard: Guard) -> None:
        super().__init__(parlour, guard)
        self._standings: OrderedDict[str, tuple[int, list[standings.Row]]] = OrderedDict()

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            Route("/queue", self.queue, ("GET", "POST", "DELETE")),
            Route("/clubs", self.clubs, ("GET", "POST")),
            Route("/clubs/{club}", self.club, ("GET", "PUT")),
            Route("/clubs/{club}/members", self.members, ("POST", "DELETE")),
            Route("/clubs/{club}/members/{player}", self.member, ("DELETE",)),
            Route("/clubs/{club}/tables", self.club_tables, ("POST",)),
            Route("/tournaments", self.tournaments, ("GET", "POST")),
            Route("/tournaments/{tournament}", self.tournament),
            Route("/tournaments/{tournament}/length", self.length),
            Route("/tournaments/{tournament}/csv", self.csv),
            Route("/tournaments/{tournament}/entry", self.entry, ("POST", "DELETE")),
            Route("/tournaments/{tournament}/bots", self.bots, ("POST",)),
            Route("/tournaments/{tournament}/direct", self.direct, ("POST",)),
            Route("/tournaments/{tournament}/entrants/{entrant}", self.entrant, ("DELETE",)),
            Route("/ladder/{game}", self.ladder, ("GET", "POST")),
        ]

    # -- who asks ---------------------------------------------------------------------------------

    async def maybe(self, asked: Asked) -> Identity | None:
        """Who asks, if anybody knows."""
        return await self._parlour.players.recognise(asked.token) if asked.token else None

    def pay_table(self, asked: Asked, player: str, cost: float = 1.0) -> None:
        """Charge for something that costs as much as `cost` tables."""
        now = self._parlour.seconds()
        if not (self._guard.tables.take(player, now, cost) and self._guard.tables.take(asked.origin, now, cost)):
            raise Trouble(429, "too-many")

    async def name(self, player: str) -> str:
        """What somebody is called now; empty: a guest whom nobody knows any more."""
        return (await self.person(player)).nickname

    async def person(self, player: str) -> Person:
        """Name and face of somebody now; a guest if nobody knows them any more."""
        return await self._parlour.players.person(player) or GONE

    # -- the queue --------------------------------------------------------------------------------

    async def queue(self, asked: Asked) -> Reply:
        """How many look for an opponent; look for one, or keep looking; or stop."""
        finder, now = self._parlour.meetings.finder, self._parlour.now()
        if asked.method == "GET":
            identity = await self.maybe(asked)
            me = identity.player if identity is not None else ""
            return answer(await self._looking(await finder.waits(me), "", me))
        who = await self.who(asked)
        if asked.method == "DELETE":
            await finder.leave(who.player)
            return answer(await self._looking(None, "", who.player))
        wanted = await body(asked, bodies.FindOpponent)
        self.pay(asked, TRY_COST)
        games = {game: await self._strength(game, who.player) for game in dict.fromkeys(wanted.games)}
        seek = Seek(who.player, who.nickname, games, wanted.pace, wanted.within, wanted.rated, now, now)
        try:
            found = await finder.seek(seek, wanted.since)
        except Full:
            raise Trouble(429, "queue-full") from None
        if isinstance(found, Meeting):
            return answer(await self._looking(None, found.table, who.player))
        return answer(await self._looking(found, "", who.player))

    async def _strength(self, game: str, player: str) -> float:
        if game not in house.names():
            raise Trouble(422, "not-understood")
        return await self._parlour.meetings.tournaments.strength(game, player, "")

    async def _looking(self, mine: Seek | None, table: str, me: str) -> bodies.Looking:
        now = self._parlour.now()
        others = [
            one
            for one in (await self._parlour.meetings.finder.queue()).seeks
            if one.player != me and now - one.seen < FORGOTTEN[one.pace]
        ]
        far = width(mine, now) if mine is not None and mine.within else 0.0
        return bodies.Looking(
            table=table,
            since=0 if mine is None else mine.since,
            now=now,
            within=round(far),
            pace="" if mine is None else mine.pace,
            waiting=dict(Counter([game for one in others for game in one.games])),
        )

    # -- clubs ------------------------------------------------------------------------------------

    async def clubs(self, asked: Asked) -> Reply:
        """One's own clubs and the open ones; or a new one."""
        houses = self._parlour.meetings.clubs
        if asked.method == "POST":
            who = await self.who(asked)
            wanted = await body(asked, bodies.NewClub)
            self.pay_table(asked, who.player)
            id = await houses.found(who.player, tidy(wanted.name), wanted.about.strip(), wanted.open)
            return answer(bodies.OpenedClub(club=id), 201)
        self.pay(asked, REPLAY_COST)
        identity = await self.maybe(asked)
        mine = await houses.listed(club_houses.of_player(identity.player)) if identity is not None else []
        known = {one.id for one in mine}
        others = [one for one in await houses.listed(club_houses.OPEN) if one.id not in known]
        return answer(bodies.Clubs(mine=[club_line(one) for one in mine], open=[club_line(one) for one in others]))

    async def club(self, asked: Asked) -> Reply:
        """A club, as far as the one who asks may see it; or what its owner calls it."""
        if asked.method == "PUT":
            who = await self.who(asked)
            wanted = await body(asked, bodies.NewClub)
            self.pay_talk(who.player)

            def rename(found: Club) -> Sequence[clubs.Entry]:
                if found.owner != who.player:
                    raise Trouble(403, "owner-only")
                name = tidy(wanted.name)
                return [clubs.Changed(self._parlour.now(), name=name, about=wanted.about.strip(), open=wanted.open)]

            return answer(await self._club(await self._change_club(asked, rename), asked))
        self.pay(asked, REPLAY_COST)
        found = await self._parlour.meetings.clubs.folds.get(asked.path["club"])
        if found is None or not found.members:
            raise Trouble(404, "not-found")
        return answer(await self._club(found, asked))

    async def _change_club(self, asked: Asked, decide: club_houses.Decide) -> Club:
        found = await self._parlour.meetings.clubs.change(asked.path["club"], decide)
        if found is None:
            raise Trouble(404, "not-found")
        return found

    async def _club(self, found: Club, asked: Asked) -> bodies.Club:
        identity = await self.maybe(asked)
        me = identity.player if identity is not None else ""
        member = me in found.members
        seen = member or found.open
        key = self._parlour.players.sign("club", found.id)
        link = f"{asked.base}/club/{found.id}" + ("" if found.open else f"?key={key}")
        listed = list(found.members.items())[:MEMBERS] if seen else []
        people = [(one, await self.person(one), since) for one, since in listed]
        event = club_houses.CLUB + found.id
        club_tournaments = tournaments.of_club(found.id)
        return bodies.Club(
            club=found.id,
            name=found.name,
            about=found.about,
            open=found.open,
            owner=found.owner if seen else "",
            member=member,
            link=link if member else "",
            count=len(found.members),
            members=[bodies.Member(one, person.nickname, since, person.face) for one, person, since in people],
            tables=await self._parlour.tables_of(event, CLUB_TABLES) if seen else [],
            tournaments=await self._tournaments(club_tournaments, me) if seen else [],
        )

    async def members(self, asked: Asked) -> Reply:
        """Join a club, or leave it."""
        who = await self.who(asked)
        self.pay_talk(who.player)
        now = self._parlour.now()
        key = (await body(asked, bodies.JoinClub)).key if asked.method == "POST" else ""

        def join(found: Club) -> Sequence[clubs.Entry]:
            invited = hmac.compare_digest(key.encode(), self._parlour.players.sign("club", found.id).encode())
            if who.player in found.members:
                return []
            if who.player in found.removed or not (found.open or invited) or not found.members:
                raise Trouble(403, "club-private")
            if len(found.members) >= clubs.MOST_MEMBERS or found.length >= clubs.MOST_ENTRIES:
                raise Trouble(429, "club-full")
            return [clubs.Joined(now, player=who.player)]

        def leave(found: Club) -> Sequence[clubs.Entry]:
            return [clubs.Left(now, player=who.player)] if who.player in found.members else []

        found = await self._change_club(asked, join if asked.method == "POST" else leave)
        return answer(await self._club(found, asked))

    async def member(self, asked: Asked) -> Reply:
        """The owner removes somebody."""
        who = await self.who(asked)
        self.pay_talk(who.player)
        player = asked.path["player"]

        def remove(found: Club) -> Sequence[clubs.Entry]:
            if found.owner != who.player:
                raise Trouble(403, "owner-only")
            gone = player in found.members and player != who.player
            return [clubs.Left(self._parlour.now(), player=player, removed=True)] if gone else []

        return answer(await self._club(await self._change_club(asked, remove), asked))

    async def club_tables(self, asked: Asked) -> Reply:
        """Open a table that is listed on the page of a club."""
        who = await self.who(asked)
        settings = await body(asked, wire.Settings)
        found = await self._parlour.meetings.clubs.folds.get(asked.path["club"])
        if found is None or who.player not in found.members:
            raise Trouble(403, "members-only")
        self.pay_table(asked, who.player)
        table = await self._parlour.open_club_table(settings, who.player, club_houses.CLUB + found.id)
        return answer(table_bodies.Opened(table=table, link=f"{asked.base}/t/{table}", seat_links=[]), 201)

    def pay_talk(self, player: str) -> None:
        """Charge what is written down."""
        if not self._guard.talk.take(player, self._parlour.seconds()):
            raise Trouble(429, "too-many")

    # -- tournaments ------------------------------------------------------------------------------

    async def tournaments(self, asked: Asked) -> Reply:
        """One's own tournaments and those that everybody may see; or a new one."""
        if asked.method == "POST":
            who = await self.who(asked)
            terms = await self._terms(await body(asked, Terms), who)
            self.pay_table(asked, who.player)
            if await self._parlour.meetings.tournaments.opened_by(who.player) >= tournaments.OF_ONE_HOST:
                raise Trouble(429, "too-many")
            id = await self._parlour.meetings.tournaments.open(terms, who.player)
            return answer(bodies.OpenedTournament(tournament=id, link=f"{asked.base}/tournament/{id}"), 201)
        self.pay(asked, TRY_COST)
        identity = await self.maybe(asked)
        me = identity.player if identity is not None else ""
        mine = await self._tournaments(tournaments.of_player(me), me) if me else []
        known = {one.tournament for one in mine}
        others = [one for one in await self._tournaments(tournaments.PUBLIC, me) if one.tournament not in known]
        return answer(bodies.Tournaments(tournaments=[*mine, *others]))

    async def _terms(self, wanted: Terms, who: Identity) -> Terms:
        """What somebody wants, made sure that it can be played. Raises BadSettings."""
        if isinstance(wanted.pace, wire.Untimed):
            raise Trouble(422, "tournament-pace")
        if wanted.starts > self._parlour.now() + A_YEAR * 1000:
            raise Trouble(422, "not-understood")
        game = opening.find_game(wanted.game)
        bot = f"bot:{house.default_bot(game.id)}"
        opening.complete(tournaments.settings_of(wanted, [bot, bot]))
        public = wanted.public
        if wanted.club:
            found = await self._parlour.meetings.clubs.folds.get(wanted.club)
            if found is None or who.player not in found.members:
                raise Trouble(403, "members-only")
            public = public and found.open
        return replace(wanted, name=tidy(wanted.name), public=public)

    async def _tournaments(self, listed: str, me: str) -> list[bodies.TournamentLine]:
        lines = []
        for sitting in await self._parlour.store.tables_of(listed, LISTED):
            found = await self._parlour.meetings.tournaments.folds.get(
                sitting.table.removeprefix(tournaments.TOURNAMENT)
            )
            if found is not None:
                lines.append(tournament_line(found, me))
        return lines

    async def found(self, asked: Asked) -> Tournament:
        """The tournament a request is about; that of a private club is its members' affair."""
        found = await self._parlour.meetings.tournaments.folds.get(asked.path["tournament"])
        if found is None:
            raise Trouble(404, "not-found")
        club = await self._parlour.meetings.clubs.folds.get(found.terms.club) if found.terms.club else None
        if club is not None and not club.open:
            identity = await self.maybe(asked)
            me = identity.player if identity is not None else ""
            if me not in club.members and me != found.host and found.entrant_of(me) is None:
                raise Trouble(403, "members-only")
        return found

    async def tournament(self, asked: Asked) -> Reply:
        """Everything about a tournament."""
        self.pay(asked, TRY_COST)
        return answer(await self._shown(await self.found(asked), asked))

    async def length(self, asked: Asked) -> Reply:
        """Whether anything has happened."""
        return answer(bodies.Length(length=(await self.found(asked)).length))

    async def csv(self, asked: Asked) -> Reply:
        """The standings for a spreadsheet."""
        self.pay(asked, REPLAY_COST)
        found = await self.found(asked)
        names = [await self._entrant_name(one) for one in found.entrants]
        text = io.StringIO()
        csv.writer(text).writerows([[harmless(cell) for cell in row] for row in standings.table(found, names)])
        return Reply(text.getvalue().encode("utf-8-sig"), media_type="text/csv", file=f"whitechapel-{found.id}.csv")

    async def _entrant_name(self, one: Entrant) -> str:
        return one.name if one.bot else await self.name(one.player)

    async def _shown(self, found: Tournament, asked: Asked) -> bodies.Tournament:
        identity = await self.maybe(asked)
        mine = found.entrant_of(identity.player if identity is not None else "")
        people = [GONE if one.bot else await self.person(one.player) for one in found.entrants]
        club = await self._parlour.meetings.clubs.folds.get(found.terms.club) if found.terms.club else None
        return bodies.Tournament(
            tournament=found.id,
            length=found.length,
            terms=found.terms,
            host=found.host,
            host_name=await self.name(found.host),
            club_name="" if club is None else club.name,
            now=self._parlour.now(),
            planned=found.planned,
            paused=bool(found.paused),
            over=bool(found.ended),
            may_enter=found.may_enter,
            next_round=found.next_round(),
            round_ends=found.ends(),
            mine=None if mine is None else mine.number,
            my_table=next((one.table for one in found.open() if mine is not None and mine.number in one.seats), ""),
            entrants=[
                bodies.Entrant(
                    name=one.name if one.bot else person.nickname,
                    player=one.player,
                    bot=one.bot,
                    rating=round(one.rating),
                    gone=one.gone,
                    face=person.face,
                )
                for one, person in zip(found.entrants, people, strict=True)
            ],
            rounds=[
                bodies.TournamentRound(
                    games=[
                        bodies.TournamentGame(
                            table=one.table,
                            seats=list(one.seats),
                            points=None if one.points is None else list(one.points),
                            how=one.how,
                        )
                        for one in turn.matches
                    ],
                    free=turn.free,
                )
                for turn in found.rounds
            ],
            standings=[bodies.TournamentRow(**row._asdict()) for row in self._rows(found)],
        )

    def _rows(self, found: Tournament) -> list[standings.Row]:
        """The standings, worked out once."""
        length, rows = self._standings.get(found.id, (0, []))
        if length != found.length:
            rows = standings.standings(found)
            self._standings[found.id] = (found.length, rows)
            if len(self._standings) > KEPT:
                self._standings.popitem(last=False)
        return rows

    async def entry(self, asked: Asked) -> Reply:
        """Take part, or withdraw."""
        who = await self.who(asked)
        self.pay_talk(who.player)
        terms = (await self.found(asked)).terms
        now = self._parlour.now()
        strength = await self._parlour.meetings.tournaments.strength(terms.game, who.player, "")
        if terms.club and asked.method == "POST":
            club = await self._parlour.meetings.clubs.folds.get(terms.club)
            if club is None or who.player not in club.members:
                raise Trouble(403, "members-only")

        def enter(found: Tournament) -> Sequence[Entry]:
            mine = found.entrant_of(who.player)
            if mine is not None and not mine.gone:
                return []
            again = mine is not None and found.terms.system in ("swiss", "duplicate") and found.length < MOST_ENTRIES
            if found.ended or not (found.may_enter or again):
                raise Trouble(403, "entry-closed")
            if mine is not None:
                return [Returned(now, entrant=mine.number)]
            return [Entered(now, name=who.nickname, player=who.player, rating=strength)]

        def withdraw(found: Tournament) -> Sequence[Entry]:
            mine = found.entrant_of(who.player)
            return [Withdrawn(now, entrant=mine.number)] if mine is not None and not (mine.gone or found.ended) else []

        return await self._change(asked, enter if asked.method == "POST" else withdraw)

    async def _change(self, asked: Asked, decide: DecideTournament) -> Reply:
        found = await self._parlour.meetings.tournaments.change(asked.path["tournament"], decide)
        if found is None:
            raise Trouble(404, "not-found")
        return answer(await self._shown(found, asked))

    async def bots(self, asked: Asked) -> Reply:
        """The host lets bots take part."""
        who = await self.who(asked)
        wanted = await body(asked, bodies.EnterBots)
        self.pay_talk(who.player)
        self.pay_table(asked, who.player, wanted.count / BOTS_FOR_A_TABLE)
        terms, now = (await self.found(asked)).terms, self._parlour.now()
        opening.check_bot(house.game(terms.game), wanted.bot, plain=True)
        strength = await self._parlour.meetings.tournaments.strength(terms.game, "", wanted.bot)

        def enter(found: Tournament) -> Sequence[Entry]:
            host_only(found, who)
            if not found.may_enter:
                raise Trouble(403, "entry-closed")
            most = tournament.MOST[terms.system] - len(found.present())
            before = sum([one.bot == wanted.bot for one in found.entrants])
            return [
                Entered(now, name=f"{wanted.bot} {before + number}", bot=wanted.bot, rating=strength)
                for number in range(1, min(wanted.count, most) + 1)
            ]

        return await self._change(asked, enter)

    async def direct(self, asked: Asked) -> Reply:
        """The host lets it begin, pause, or go on."""
        who = await self.who(asked)
        wanted = await body(asked, bodies.Direct)
        self.pay_talk(who.player)
        now = self._parlour.now()
        found = await self.found(asked)
        host_only(found, who)
        if wanted.what == "begin":
            if len(found.present()) < 2:
                raise Trouble(409, "too-few")
            await self._parlour.meetings.tournaments.begin(found.id)
            return await self._change(asked, lambda one: [])

        def switch(one: Tournament) -> Sequence[Entry]:
            if one.ended or bool(one.paused) == (wanted.what == "pause"):
                return []
            return [tournament.Paused(now) if wanted.what == "pause" else tournament.Resumed(now)]

        return await self._change(asked, switch)

    async def entrant(self, asked: Asked) -> Reply:
        """The host takes somebody out."""
        who = await self.who(asked)
        self.pay_talk(who.player)
        number = asked.path["entrant"]
        now = self._parlour.now()

        def take_out(found: Tournament) -> Sequence[Entry]:
            host_only(found, who)
            if not (number.isascii() and number.isdigit() and int(number) < len(found.entrants)):
                raise Trouble(404, "not-found")
            gone = found.entrants[int(number)].gone or bool(found.ended)
            return [] if gone else [Withdrawn(now, entrant=int(number))]

        return await self._change(asked, take_out)

    # -- the ladder -------------------------------------------------------------------------------

    async def ladder(self, asked: Asked) -> Reply:
        """This week's shuffles, and how others have done with them; or play them."""
        game = house.game(game_of(asked))
        ladders = self._parlour.meetings.ladders
        if asked.method == "POST":
            who = await self.who(asked)
            self.pay_table(asked, who.player)
            table = await ladders.play(game, Sitter(who.player, who.nickname))
            return answer(table_bodies.Opened(table=table, link=f"{asked.base}/t/{table}", seat_links=[]), 201)
        self.pay(asked, REPLAY_COST)
        named = asked.query.get("week", "")
        this = ladders.this_week(game)
        week = ladder.week_named(named) if named else this.week
        if week is None or week > this.week:
            raise Trouble(404, "not-found")
        identity = await self.maybe(asked)
        me = identity.player if identity is not None else ""
        return answer(await self._ladder(Weekly(week, game), me, this.week != week))

    async def _ladder(self, weekly: Weekly, me: str, over: bool) -> bodies.Ladder:
        ladders = self._parlour.meetings.ladders
        rows = await ladders.rows(weekly)
        before = [await ladders.rows(Weekly(week, weekly.game)) for week in weekly.week.season[:-1]]
        best = ladder.season([*before, rows])
        return bodies.Ladder(
            game=weekly.game.id,
            week=weekly.week.name,
            ends=weekly.week.ends,
            now=self._parlour.now(),
            seat=weekly.seat,
            bot=house.default_bot(weekly.game.id),
            mine=await ladders.table_of(weekly, me),
            over=over,
            count=len(rows),
            rates=sorted([row.rate for row in rows if row.rate is not None]),
            rows=[
                await self._ladder_row(row, over)
                for row in rows
                if row.by_errors <= LADDER_ROWS or row.played.player == me
            ],
            season=[
                bodies.SeasonRow(
                    place=one.place, player=one.player, name=await self.name(one.player), points=one.points,
                    weeks=one.weeks,
                )
                for one in best[:LADDER_ROWS]
            ],
            before=ladder.Week(weekly.week.number - 1).name if weekly.week.number else "",
        )  # fmt: skip

    async def _ladder_row(self, row: Row, over: bool) -> bodies.LadderRow:
        played = row.played
        return bodies.LadderRow(
            player=played.player,
            name=await self.name(played.player),
            won=played.won,
            margin=played.margin,
            rate=row.rate,
            by_errors=row.by_errors,
            by_result=row.by_result,
            table=played.table if over else "",
        )


def host_only(found: Tournament, who: Identity) -> None:
    """Refuse whoever is not the host of a tournament."""
    if found.host != who.player:
        raise Trouble(403, "host-only")


def club_line(found: Club) -> bodies.ClubLine:
    """A club in a list."""
    members = len(found.members)
    return bodies.ClubLine(club=found.id, name=found.name, about=found.about, open=found.open, members=members)


def tournament_line(found: Tournament, me: str) -> bodies.TournamentLine:
    """A tournament in a list."""
    mine = found.entrant_of(me)
    return bodies.TournamentLine(
        tournament=found.id,
        name=found.terms.name,
        game=found.terms.game,
        system=found.terms.system,
        entrants=len(found.present()),
        round=len(found.rounds),
        rounds=found.planned,
        starts=found.terms.starts,
        over=bool(found.ended),
        entered=mine is not None and not mine.gone,
        may_enter=found.may_enter,
    )


def tidy(text: str) -> str:
    """A name on one line, without anything invisible; if nothing is left of it, it is refused."""
    name = " ".join("".join([sign if sign.isprintable() else " " for sign in text]).split())
    if not name:
        raise Trouble(422, "not-understood")
    return name


def harmless(cell: str) -> str:
    """Text that no spreadsheet takes for a formula. Figures are none, and a name that only begins like one is not a
    figure."""
    return f"'{cell}" if cell[:1] in FORMULA and not re.fullmatch(r"[+-]?\d+(\.\d+)?", cell) else cell
