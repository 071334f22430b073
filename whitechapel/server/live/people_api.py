"""What is asked by single requests about people: passkeys, friends, reports, and the host's desk."""

from __future__ import annotations

import os
from typing import Any, Final

from whitechapel.server.live import company
from whitechapel.server.live.asking import Answering, Asked, Reply, Route, Trouble, answer, body
from whitechapel.server.live.company import Full
from whitechapel.server.live.limits import REPLAY_COST, TRY_COST
from whitechapel.server.live.orders import Rename, Shut
from whitechapel.server.live.passkeys import BadPasskey, Site
from whitechapel.server.live.players import Identity, is_player, tidy_nickname
from whitechapel.server.live.reports import Reported
from whitechapel.server.live.shelf import NoSuchTable
from whitechapel.server.table import bodies, people, show
from whitechapel.server.table.table import Table, Unreadable

CREDENTIAL_BYTES: Final = 20_000
"""How long the answer of a device may be."""
SAID: Final = 5
"""How many of the last things somebody has said go with a report."""
DESK_TABLES: Final = 100
RUNNING: Final = 500
"""At how many running tables somebody is renamed."""


class PeopleApi(Answering):
    """All of it."""

    def routes(self) -> list[Route]:
        """All addresses, in one list."""
        return [
            Route("/me/passkeys", self.passkeys, ("GET", "POST"), CREDENTIAL_BYTES),
            Route("/me/passkeys/new", self.new_passkey, ("POST",)),
            Route("/me/passkeys/{passkey}", self.passkey, ("DELETE",)),
            Route("/back/passkey", self.use_passkey, ("POST",), CREDENTIAL_BYTES),
            Route("/back/passkey/new", self.ask_passkey, ("POST",)),
            Route("/me/friends", self.friends, ("GET", "POST")),
            Route("/me/friends/link", self.new_link, ("POST",)),
            Route("/me/friends/{player}", self.friend, ("POST", "DELETE")),
            Route("/me/blocked/{player}", self.blocked, ("PUT", "DELETE")),
            Route("/reports", self.report, ("POST",)),
            Route("/desk", self.desk, ("GET", "POST", "DELETE")),
            Route("/desk/people/{player}", self.desk_person, ("PUT",)),
            Route("/desk/tables/{table}", self.desk_table, ("DELETE",)),
            Route("/desk/reports/{report}", self.desk_report, ("DELETE",)),
        ]

    # -- passkeys -----------------------------------------------------------------------------------

    async def passkeys(self, asked: Asked) -> Reply:
        """The player's passkeys; or one more, which a browser has just made."""
        who = await self.who(asked)
        site, kept = Site(asked.base), self._parlour.passkeys
        if asked.method == "POST":
            wanted = await body(asked, people.UsePasskey)
            self.pay_player(asked)
            try:
                await kept.make(who.player, wanted.credential, self._offered(site), asked.device, self._parlour.now())
            except BadPasskey:
                raise Trouble(422, "bad-passkey") from None
        return answer(await self._passkeys(who, site), 201 if asked.method == "POST" else 200)

    async def _passkeys(self, who: Identity, site: Site) -> people.Passkeys:
        kept = await self._parlour.passkeys.of(who.player)
        return people.Passkeys(site.offered, [people.Passkey(one.id, one.name, one.since, one.used) for one in kept])

    def _offered(self, site: Site) -> Site:
        if not site.offered:
            raise Trouble(404, "no-passkeys")
        return site

    async def new_passkey(self, asked: Asked) -> Reply:
        """What the player's browser must know to make a passkey."""
        who = await self.who(asked)
        self.pay_player(asked)
        site, now = self._offered(Site(asked.base)), self._parlour.now()
        options = await self._parlour.passkeys.options_to_make(who.player, who.nickname, site, now)
        return answer(people.PasskeyOptions(options))

    async def passkey(self, asked: Asked) -> Reply:
        """A passkey no longer counts."""
        who = await self.who(asked)
        if not await self._parlour.passkeys.revoke(who.player, asked.path["passkey"]):
            raise Trouble(404, "no-such-passkey")
        return answer(await self._passkeys(who, Site(asked.base)))

    async def ask_passkey(self, asked: Asked) -> Reply:
        """What any browser must know to use a passkey."""
        self.pay(asked, TRY_COST)
        return answer(
            people.PasskeyOptions(
                self._parlour.passkeys.options_to_use(self._offered(Site(asked.base)), self._parlour.now())
            )
        )

    async def use_passkey(self, asked: Asked) -> Reply:
        """Be who one was, by a passkey."""
        wanted = await body(asked, people.UsePasskey)
        self.pay_player(asked)
        site = self._offered(Site(asked.base))
        try:
            player = await self._parlour.passkeys.use(wanted.credential, site, self._parlour.now())
        except BadPasskey:
            raise Trouble(404, "bad-passkey") from None
        return await self.come_back(asked, player)

    # -- friends, and those one does not want to meet --------------------------------------------------

    async def friends(self, asked: Asked) -> Reply:
        """Whom the player knows; or a new friend, by a link of theirs."""
        who = await self.who(asked)
        known = self._parlour.company
        if asked.method == "GET":
            return answer(await self._company(asked, who))
        wanted = await body(asked, people.Befriend)
        self.pay_player(asked)
        other = await known.whose(wanted.code)
        found = await self._somebody(other or "", 0)
        if other is None or not found.name or other == who.player:
            raise Trouble(404, "bad-code")
        if await known.apart(who.player, other):
            raise Trouble(403, "blocked")
        if wanted.sure:
            try:
                await known.befriend(who.player, other, self._parlour.now())
            except Full:
                raise Trouble(429, "too-many") from None
            await self._changed(who.player, other)
        return answer(found, 201 if wanted.sure else 200)

    async def _company(self, asked: Asked, who: Identity) -> people.Acquaintances:
        known = self._parlour.company
        kept, now = await known.of(who.player), self._parlour.now()
        invitations = [await self._invitation(one) for one in kept.invited if now - one.at < company.INVITATION_LASTS]
        return people.Acquaintances(
            link=f"{asked.base}/friends#{await known.code(who.player)}",
            friends=await self._everybody(kept.friends),
            blocked=await self._everybody(kept.blocked),
            invitations=[one for one in invitations if one is not None],
        )

    async def _invitation(self, one: company.Invited) -> people.Invitation | None:
        """An invitation, as long as there is a free seat."""
        try:
            listed: bodies.Listed = await self._parlour.look(one.table, lambda table, crowd: show.listed(table))
        except (NoSuchTable, Unreadable):
            return None
        if listed.over or not listed.free:
            return None
        return people.Invitation(one.table, listed.game, one.at, await self._somebody(one.by, 0))

    async def _everybody(self, some: dict[str, int]) -> list[people.Somebody]:
        return [await self._somebody(player, since) for player, since in some.items()]

    async def _somebody(self, player: str, since: int) -> people.Somebody:
        person = await self._parlour.players.person(player) if is_player(player) else None
        return people.Somebody(player, person.nickname if person else "", person.face if person else "", since)

    async def _changed(self, *players: str) -> None:
        for player in players:
            await self._parlour.person_changed(player)

    async def new_link(self, asked: Asked) -> Reply:
        """Another link for friends; the one before no longer counts."""
        who = await self.who(asked)
        self.pay_player(asked)
        await self._parlour.company.new_code(who.player)
        return answer(await self._company(asked, who))

    async def friend(self, asked: Asked) -> Reply:
        """Ask a friend to a table; or be friends no longer."""
        who, friend = await self.who(asked), asked.path["player"]
        known = self._parlour.company
        if asked.method == "DELETE":
            await known.unfriend(who.player, friend)
            await self._changed(who.player, friend)
            return answer(await self._company(asked, who))
        wanted = await body(asked, people.Invite)
        if not self._guard.calls.take(who.player, self._parlour.seconds()):
            raise Trouble(429, "too-many")

        def inside(table: Table, crowd: Any) -> bool:
            people = {table.created.host, *table.people()}
            return who.player in people and table.state is None and any(chair.free for chair in table.chairs)

        try:
            may = await self._parlour.look(wanted.table, inside)
        except (NoSuchTable, Unreadable):
            raise Trouble(404, "no-such-table") from None
        if not may or friend not in (await known.of(who.player)).friends:
            raise Trouble(403, "no-invitation")
        if await known.invite(who.player, friend, wanted.table, self._parlour.now()):
            await self._parlour.alerts.invite(friend, who.nickname, wanted.table)
        return answer(bodies.Done())

    async def blocked(self, asked: Asked) -> Reply:
        """Somebody the player does not want to play with; or does again."""
        who, other = await self.who(asked), asked.path["player"]
        if not is_player(other) or other == who.player:
            raise Trouble(404, "not-found")
        self.pay(asked, TRY_COST)
        try:
            if asked.method == "PUT":
                await self._parlour.company.block(who.player, other, self._parlour.now())
            else:
                await self._parlour.company.unblock(who.player, other)
        except Full:
            raise Trouble(429, "too-many") from None
        await self._changed(who.player, other)
        return answer(await self._company(asked, who))

    # -- the host's desk -------------------------------------------------------------------------------

    async def report(self, asked: Asked) -> Reply:
        """Something the host should know about somebody."""
        who = await self.who(asked)
        wanted = await body(asked, people.Report)
        now = self._parlour.seconds()
        if not (self._guard.calls.take(asked.origin, now) and self._guard.calls.take(who.player, now)):
            raise Trouble(429, "too-many")
        if not is_player(wanted.player) or await self._parlour.players.person(wanted.player) is None:
            raise Trouble(404, "not-found")
        said: list[str] = []
        if wanted.table:
            self.pay(asked, REPLAY_COST)

            def spoken(table: Table, crowd: Any) -> list[str]:
                return [line.text for line in table.talk if line.player == wanted.player and line.what == "said"]

            try:
                said = (await self._parlour.look(wanted.table, spoken))[-SAID:]
            except (NoSuchTable, Unreadable):
                raise Trouble(404, "no-such-table") from None
        await self._parlour.reports.report(
            Reported(
                self._parlour.now(), who.player, wanted.player, wanted.why, wanted.table, wanted.text.strip(), said
            )
        )
        return answer(bodies.Done(), 201)

    async def host(self, asked: Asked) -> Identity:
        """The host behind a request; anybody else is refused."""
        who = await self.who(asked)
        if who.player not in (await self._parlour.hosting.now()).hosts:
            raise Trouble(403, "desk-only")
        return who

    async def desk(self, asked: Asked) -> Reply:
        """What the host is to look at; to become a host, by the link of `whitechapel desk`; or to be none any more."""
        hosting = self._parlour.hosting
        if asked.method == "POST":
            who = await self.who(asked)
            wanted = await body(asked, people.EnterDesk)
            self.pay_player(asked)
            if not await hosting.enter(who.player, wanted.key, self._parlour.now()):
                raise Trouble(404, "bad-code")
        else:
            who = await self.host(asked)
        if asked.method == "DELETE":
            await hosting.leave(who.player)
            return answer(bodies.Done())
        return answer(await self._desk(), 201 if asked.method == "POST" else 200)

    async def _desk(self) -> people.Desk:
        parlour = self._parlour
        kept = await parlour.hosting.now()
        reports = [
            people.DeskReport(
                number,
                one.at,
                await self._somebody(one.by, 0),
                await self._somebody(one.player, 0),
                one.player in kept.muted,
                one.why,
                one.table,
                one.text,
                one.said,
            )
            for number, one in (await parlour.reports.open()).items()
        ]
        tables = []
        for id, room in list(parlour.rooms.items())[:DESK_TABLES]:
            if room.table is not None and not room.table.over:
                listed = show.listed(room.table)
                tables.append(people.DeskTable(id, listed.game, listed.names, len(room.crowd.present())))
        return people.Desk(
            load=self._load(),
            reports=reports,
            muted=await self._everybody(kept.muted),
            tables=tables,
            hosts=await self._everybody(kept.hosts),
        )

    def _load(self) -> people.Load:
        parlour = self._parlour
        counted = parlour.counted
        memory, busy = 0, 0.0
        try:
            import resource

            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
            busy = os.getloadavg()[0]
        except (ImportError, AttributeError, OSError):  # not every system says
            pass
        return people.Load(
            up=int(parlour.up()),
            sockets=len(parlour.connections),
            awake=len(parlour.rooms),
            moves=counted["moves"],
            messages=counted["messages"],
            requests=counted["requests"],
            refused=counted["limited"],
            alerts=counted["alerts_sent"],
            failed=counted["alerts_failed"],
            unreadable=len(parlour.unreadable),
            memory=memory,
            busy=round(busy, 2),
        )

    async def desk_person(self, asked: Asked) -> Reply:
        """Give somebody another name, here and at the tables where they play; or forbid them to talk, or allow it."""
        await self.host(asked)
        player, wanted = asked.path["player"], await body(asked, people.DeskChange)
        nickname = tidy_nickname(wanted.nickname)
        if wanted.nickname and nickname is None:
            raise Trouble(422, "bad-nickname")
        parlour = self._parlour
        muted = wanted.muted
        person = await parlour.players.person(player) if is_player(player) else None
        if person is None:
            raise Trouble(404, "not-found")
        if muted is not None:
            await parlour.players.mute(player, muted)
            await parlour.hosting.note_muted(player, muted, parlour.now())
        if nickname is not None:
            await parlour.players.rename(player, nickname)
            for sitting in await parlour.store.tables_of(player, RUNNING):
                if not sitting.over:
                    parlour.send(sitting.table, Rename(player, nickname, person.face))
        await parlour.person_changed(player)
        return answer(await self._desk())

    async def desk_table(self, asked: Asked) -> Reply:
        """End a game: nobody wins, and it does not go on."""
        await self.host(asked)
        table = asked.path["table"]
        try:
            await self._parlour.look(table, lambda one, crowd: None)
        except NoSuchTable:
            raise Trouble(404, "no-such-table") from None
        self._parlour.send(table, Shut())
        return answer(bodies.Done())

    async def desk_report(self, asked: Asked) -> Reply:
        """The host has seen to a report."""
        await self.host(asked)
        number = asked.path["report"]
        settled = number.isascii() and number.isdigit() and len(number) < 10
        if not settled or not await self._parlour.reports.settle(int(number), self._parlour.now()):
            raise Trouble(404, "not-found")
        return answer(await self._desk())
