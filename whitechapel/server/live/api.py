"""What is asked by single requests: who somebody is, the games, tables, replays. There is no network here: a request
arrives as `Asked` and is answered by a `Reply` (`asking.py`), over HTTP (`web/app.py`) or inside a page (`page/`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import SystemRandom
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from whitechapel import companion
from whitechapel.bots import bots
from whitechapel.bots.judge import DEPTHS, QUICK
from whitechapel.core import lessons
from whitechapel.core.frames import BadAnswer, GameError
from whitechapel.core.game import Game
from whitechapel.core.plain_data import to_json
from whitechapel.games import GAMES
from whitechapel.review.puzzles import puzzles
from whitechapel.server.live.alerts import with_push
from whitechapel.server.live.asking import TEXT, Answering, Asked, Reply, Route, Trouble, answer, body, refusal
from whitechapel.server.live.calls import Calls, Mail, Push, Webhook, is_mail, is_url, zone
from whitechapel.server.live.devices import MOST_DEVICES
from whitechapel.server.live.limits import REPLAY_COST, REQUEST_BYTES, TRY_COST, Guard
from whitechapel.server.live.parlour import Parlour
from whitechapel.server.live.people_api import PeopleApi
from whitechapel.server.live.players import Identity, Person, is_player, tidy_nickname
from whitechapel.server.live.reviews import Busy, Case, TooLong
from whitechapel.server.live.shelf import NoSuchTable
from whitechapel.server.store import StoreError
from whitechapel.server.table import (
    bodies,
    branching,
    coach,
    examples,
    guides,
    house,
    keepsake,
    puzzling,
    say,
    show,
    trying,
    wire,
)
from whitechapel.server.table.branching import NoBranch
from whitechapel.server.table.opening import BadSettings
from whitechapel.server.table.table import OtherRules, Table, Unreadable
from whitechapel.text import LANGUAGES, own_words

MY_TABLES: Final = 100
PUBLIC_TABLES: Final = 30
BRANCHES: Final = 60
"""How many branches a game and its branches can have."""
LONGEST_QUESTION: Final = 200
BROUGHT_BYTES: Final = 500_000
"""How long a transcript may be."""

T = TypeVar("T")


class Api(Answering):
    """Everything below `/api`."""

    def __init__(self, parlour: Parlour, guard: Guard, owned: bool = False) -> None:
        """`owned`: whoever asks has everything that is kept here anyway, as in a page."""
        super().__init__(parlour, guard)
        self._owned = owned

    def routes(self) -> list[Route]:
        """All addresses, in one list."""
        return [
            Route("/games", self.games),
            Route("/games/{game}/rules", self.rules),
            Route("/games/{game}/examples", self.examples),
            Route("/games/{game}/examples/{rule}", self.examples_of_rule),
            Route("/games/{game}/try", self.try_out, ("POST",)),
            Route("/games/{game}/tally", self.tally, ("GET", "POST")),
            Route("/games/{game}/deal", self.deal, ("POST",)),
            Route("/games/{game}/search", self.search),
            Route("/games/{game}/guide", self.guide),
            Route("/games/{game}/puzzles", self.puzzles),
            Route("/games/{game}/puzzles/{puzzle}", self.puzzle, ("GET", "POST")),
            Route("/games/{game}/ratings", self.leaders),
            Route("/games/{game}/words/{language}", self.words),
            Route("/players", self.new_player, ("POST",)),
            Route("/players/{player}", self.profile),
            Route("/me", self.me, ("GET", "PUT", "DELETE")),
            Route("/me/everything", self.everything),
            Route("/me/statistics", self.statistics),
            Route("/me/devices", self.devices, ("GET", "POST", "DELETE")),
            Route("/me/devices/{device}", self.device, ("DELETE",)),
            Route("/me/back", self.ways_back, ("GET", "POST", "DELETE")),
            Route("/me/back/link", self.link_back, ("POST",)),
            Route("/back", self.back, ("POST",)),
            Route("/me/calls", self.calls, ("GET", "PUT")),
            Route("/me/calls/push", self.push, ("POST", "DELETE")),
            Route("/me/calls/test", self.test_call, ("POST",)),
            Route("/calls/stop", self.stop_calls, ("POST", "DELETE")),
            Route("/calls/confirm", self.confirm_mail, ("POST",)),
            Route("/tables", self.tables, ("GET", "POST")),
            Route("/tables/mine", self.mine),
            Route("/tables/brought", self.bring, ("POST",), BROUGHT_BYTES),
            Route("/tables/{table}", self.table),
            Route("/tables/{table}/transcript", self.transcript),
            Route("/tables/{table}/replay", self.replay),
            Route("/tables/{table}/review", self.review, ("GET", "POST", "DELETE")),
            Route("/tables/{table}/branches", self.branches, ("GET", "POST")),
            *PeopleApi(self._parlour, self._guard).routes(),
        ]

    async def reply(self, route: Route, asked: Asked) -> Reply:
        """Answer a request; what is refused is a reply too."""
        try:
            return await route.answer(asked)
        except (Trouble, Unreadable, StoreError) as error:
            return refusal(error)
        except BadSettings as error:
            return answer(bodies.Problem(code="bad-settings", sentence=error.sentence), 422)
        except GameError as error:
            sentence = wire.Sentence(en=say.ENGLISH.error(error), de=say.GERMAN.error(error))
            return answer(bodies.Problem(code=error.id, sentence=sentence), 422)

    # -- static information -----------------------------------------------------------------------

    async def games(self, asked: Asked) -> Reply:
        """All the games, with their settings and bots."""
        return answer(bodies.Games(games=[about(game) for game in GAMES]))

    async def rules(self, asked: Asked) -> Reply:
        """The rulebook of a game."""
        return Reply(_rulebook(game_of(asked)), lasting=True)

    async def examples(self, asked: Asked) -> Reply:
        """The examples of a game's rules."""
        return Reply(_examples(game_of(asked)), lasting=True)

    async def examples_of_rule(self, asked: Asked) -> Reply:
        """The examples of one rule, with what is seen before and after."""
        game, rule = game_of(asked), asked.path["rule"]
        if rule not in house.game(game).rulebook.rules:
            raise Trouble(404, "not-found")
        return Reply(_examples_of(game, rule), lasting=True)

    async def try_out(self, asked: Asked) -> Reply:
        """Answers on the table of an example; nothing of it is kept."""
        game = house.game(game_of(asked))
        self.pay(asked, TRY_COST)
        tried = trying.what_comes(game, await body(asked, bodies.Try))
        if tried is None:
            raise Trouble(404, "not-found")
        return answer(tried)

    async def tally(self, asked: Asked) -> Reply:
        """What the score sheet of a real table asks for; or a hand there, judged."""
        game = house.game(game_of(asked))
        if asked.method == "GET":
            return answer(to_json(companion.laid(game)))
        wanted = await body(asked, bodies.Tally)
        hand = wanted.hand
        seats = [companion.LaidSeat(one.table, one.hand, one.vote) for one in hand.seats]
        laid = companion.LaidHand(hand.ending, seats, hand.seat, hand.file_empty)
        match = companion.Match(tuple(wanted.scores), wanted.hands)
        return answer(to_json(companion.tally(game, wanted.options, laid, match)))

    async def deal(self, asked: Asked) -> Reply:
        """What chance decides in a game at a real table."""
        wanted = await body(asked, bodies.Deal)
        dealt = companion.deal(house.game(game_of(asked)), wanted.options, SystemRandom())
        return answer(bodies.Dealt(to_json(dealt)))

    async def search(self, asked: Asked) -> Reply:
        """The rules that speak of what is asked (`q=may I take a card back&language=en`)."""
        question, language = asked.query.get("q", "")[:LONGEST_QUESTION], asked.query.get("language", "")
        if language not in LANGUAGES:
            raise Trouble(422, "not-understood")
        self.pay(asked, TRY_COST)
        game = house.game(game_of(asked))
        found = await self._parlour.shelf.patiently(lambda: companion.search(game, question, language))
        return answer(bodies.Found(found))

    async def guide(self, asked: Asked) -> Reply:
        """A game explained: its goal, the rules on two pages, its cards and signs."""
        found = _guide(game_of(asked))
        if found is None:
            raise Trouble(404, "not-found")
        return Reply(found, lasting=True)

    async def puzzles(self, asked: Asked) -> Reply:
        """The puzzles of a game, by id and theme."""
        return Reply(_puzzles(game_of(asked)), lasting=True)

    async def puzzle(self, asked: Asked) -> Reply:
        """A puzzle as its seat sees it; or how good an answer to it is."""
        game = house.game(game_of(asked))
        found = puzzles(game).get(asked.path["puzzle"])
        if found is None:
            raise Trouble(404, "not-found")
        if asked.method != "POST":
            return Reply(_puzzle(game.id, found.id), lasting=True)
        solved = puzzling.solved(game, found, (await body(asked, bodies.Solve)).answer)
        if solved is None:
            raise Trouble(422, "not-understood")
        return answer(solved)

    async def words(self, asked: Asked) -> Reply:
        """A game's own texts in one language, for a browser whose client was built without this game."""
        language = asked.path["language"]
        if language not in LANGUAGES:
            raise Trouble(404, "not-found")
        return Reply(_words(game_of(asked), language), media_type=TEXT, lasting=True)

    # -- ratings ----------------------------------------------------------------------------------

    async def leaders(self, asked: Asked) -> Reply:
        """The leaderboards of a game."""
        self.pay(asked, TRY_COST)
        return answer(await self._parlour.profiles.leaders(game_of(asked)))

    async def profile(self, asked: Asked) -> Reply:
        """What a player has done in rated games."""
        self.pay(asked, REPLAY_COST)
        player = asked.path["player"]
        found = await self._parlour.profiles.of(player) if is_player(player) else None
        if found is None:
            raise Trouble(404, "not-found")
        return answer(found)

    # -- players ----------------------------------------------------------------------------------

    async def new_player(self, asked: Asked) -> Reply:
        """Somebody new: a nickname gets a token, once."""
        wanted = await body(asked, bodies.NewPlayer)
        nickname = tidy_nickname(wanted.nickname)
        if nickname is None:
            raise Trouble(422, "bad-nickname")
        if not self._guard.players.take(asked.origin, self._parlour.seconds()):
            raise Trouble(429, "too-many")
        identity, token = await self._parlour.players.new(nickname, asked.device, wanted.face)
        told = bodies.Player(player=identity.player, nickname=nickname, token=token, face=wanted.face)
        return answer(told, 201)._replace(token=token)

    async def me(self, asked: Asked) -> Reply:
        """Who the player is; or a new nickname and face, which are used from the next table on; or nobody any more."""
        who = await self.who(asked)
        players = self._parlour.players
        if asked.method == "DELETE":
            self.pay_player(asked)
            await self._parlour.leaving.erase(who.player)
            return answer(bodies.Done())._replace(token="")
        if asked.method == "PUT":
            wanted = await body(asked, bodies.NewPlayer)
            nickname = tidy_nickname(wanted.nickname)
            if nickname is None:
                raise Trouble(422, "bad-nickname")
            if not self._guard.talk.take(who.player, self._parlour.seconds()):
                raise Trouble(429, "too-many")
            await players.rename(who.player, nickname, wanted.face or who.face)
            await self._parlour.person_changed(who.player)
            who = who._replace(nickname=nickname, face=wanted.face or who.face)
        told = answer(bodies.Player(player=who.player, nickname=who.nickname, face=who.face))
        return told._replace(token=asked.token) if asked.kept else told  # for another year

    async def everything(self, asked: Asked) -> Reply:
        """Everything that is kept about the player, as one file."""
        who = await self.who(asked)
        self.pay_player(asked)
        self.pay(asked, REPLAY_COST)
        told = await self._parlour.leaving.everything(who.player)
        text = msgspec.json.format(msgspec.json.encode(told), indent=2)
        return Reply(text, file=f"whitechapel-{who.player}.json")

    async def statistics(self, asked: Asked) -> Reply:
        """The player's finished games, with what their reviews say."""
        player = (await self.who(asked)).player
        self.pay(asked, REPLAY_COST)
        return answer(await self._parlour.statistics.of(player))

    async def devices(self, asked: Asked) -> Reply:
        """Where the player is signed in; a token for another device; or sign out everywhere, which gives the device
        that asks a new token."""
        who = await self.who(asked)
        players = self._parlour.players
        if asked.method == "GET":
            return answer(await self.devices_of(who))
        if not self._guard.players.take(asked.origin, self._parlour.seconds()):
            raise Trouble(429, "too-many")
        if asked.method == "DELETE":
            await self._parlour.sign_out(who.player)
        elif len(await players.devices.of(who.player)) >= MOST_DEVICES:
            raise Trouble(429, "too-many-devices")
        person = Person(who.nickname, who.face)
        _, token = await players.sign_in(who.player, person, asked.device)
        if asked.kept and asked.method == "DELETE":  # then no script gets to see it
            return answer(bodies.Player(player=who.player, nickname=who.nickname))._replace(token=token)
        return answer(bodies.Player(player=who.player, nickname=who.nickname, token=token), 201)

    async def device(self, asked: Asked) -> Reply:
        """Sign out on one device."""
        who = await self.who(asked)
        device = asked.path["device"]
        if not await self._parlour.sign_out(who.player, [device]):
            raise Trouble(404, "no-such-device")
        told = answer(await self.devices_of(who))
        return told._replace(token="") if device == who.device else told

    async def devices_of(self, who: Identity) -> bodies.Devices:
        """Where a player is signed in."""
        return bodies.Devices(
            devices=[
                bodies.Device(
                    device=one.id, name=one.name, since=one.since, used=one.used, current=one.id == who.device
                )
                for one in await self._parlour.players.devices.of(who.player)
            ]
        )

    # -- ways back --------------------------------------------------------------------------------

    async def ways_back(self, asked: Asked) -> Reply:
        """Whether there is a recovery code; a new one, which replaces the old; or none any more."""
        who = await self.who(asked)
        ways = self._parlour.ways_back
        if asked.method == "POST":
            self.pay_player(asked)
            code = await ways.new_recovery(who.player, self._parlour.now())
            return answer(bodies.Code(code=code, link=f"{asked.base}/back#{code}"), 201)
        if asked.method == "DELETE":
            await ways.no_recovery(who.player)
        return answer(bodies.WaysBack(since=(await ways.of(who.player)).since))

    async def link_back(self, asked: Asked) -> Reply:
        """A link that signs the player in on another device, once and soon."""
        who = await self.who(asked)
        self.pay_player(asked)
        code = await self._parlour.ways_back.new_link(who.player, self._parlour.now())
        return answer(bodies.Code(code=code, link=f"{asked.base}/back#{code}"), 201)

    async def back(self, asked: Asked) -> Reply:
        """Be who one was: a recovery code or the code of a link becomes a token for this device. If there are too many
        devices, the one that was not used for longest is signed out."""
        wanted = await body(asked, bodies.ComeBack)
        self.pay_player(asked)
        player = await self._parlour.ways_back.redeem(wanted.code, self._parlour.now())
        if player is None:
            raise Trouble(404, "bad-code")
        return await self.come_back(asked, player)

    # -- calls ------------------------------------------------------------------------------------

    async def calls(self, asked: Asked) -> Reply:
        """How the player is called when it is their turn; or another way."""
        who = await self.who(asked)
        alerts = self._parlour.alerts
        if asked.method == "GET":
            return answer(self.calls_of(who, await alerts.of(who.player)))
        wanted = await body(asked, bodies.SetCalls)
        if zone(wanted.zone) is None:
            raise Trouble(422, "no-such-zone")
        if wanted.webhook and not (alerts.offers(Webhook) and is_url(wanted.webhook)):
            raise Trouble(422, "bad-webhook")
        if wanted.mail and not (alerts.offers(Mail) and is_mail(wanted.mail)):
            raise Trouble(422, "bad-mail")
        before = await alerts.of(who.player)
        new = wanted.mail != (before.mail.address if before and before.mail else "")
        self.pay_call(asked, who.player, *([f"mail {wanted.mail}"] if new and wanted.mail else []))

        def change(calls: Calls) -> Calls:
            kept = calls.mail if calls.mail and calls.mail.address == wanted.mail else Mail(wanted.mail)
            return replace(
                calls,
                language=wanted.language,
                base=asked.base,
                zone=wanted.zone,
                quiet=wanted.quiet,
                digest=wanted.digest,
                stopped=wanted.stopped,
                mail=kept if wanted.mail else None,
                webhook=Webhook(wanted.webhook, wanted.form) if wanted.webhook else None,
            )

        after = await alerts.set(who.player, change)
        assert after is not None
        if new and after.mail is not None and not after.mail.confirmed:
            alerts.ask_to_confirm(who.player, after)
        return answer(self.calls_of(who, after))

    def calls_of(self, who: Identity, calls: Calls | None) -> bodies.Calls:
        """What a player is told about their calls."""
        alerts, mine = self._parlour.alerts, calls or Calls()
        return bodies.Calls(
            push_key=alerts.push_key,
            mails=alerts.offers(Mail),
            webhooks=alerts.offers(Webhook),
            pushed=any(one.device == who.device for one in mine.push),
            browsers=len(mine.push),
            mail=mine.mail.address if mine.mail else "",
            confirmed=bool(mine.mail and mine.mail.confirmed),
            webhook=mine.webhook.url if mine.webhook else "",
            form=mine.webhook.form if mine.webhook else "json",
            quiet=None if mine.quiet is None else list(mine.quiet),
            digest=mine.digest,
            zone=mine.zone,
            stopped=mine.stopped,
        )

    async def push(self, asked: Asked) -> Reply:
        """The browser that asks is to be called, or no longer."""
        who = await self.who(asked)
        alerts = self._parlour.alerts
        if asked.method == "DELETE":
            here = [who.device]
            after = await alerts.set(
                who.player, lambda calls: replace(calls, push=[one for one in calls.push if one.device not in here])
            )
            return answer(self.calls_of(who, after))
        wanted = await body(asked, bodies.Subscribe)
        if not alerts.push_key or not is_url(wanted.endpoint) or zone(wanted.zone) is None:
            raise Trouble(422, "bad-push")
        self.pay_call(asked, who.player)
        push = Push(wanted.endpoint, wanted.p256dh, wanted.auth, who.device)

        def subscribe(calls: Calls) -> Calls:
            first = calls == Calls()
            own = replace(calls, language=wanted.language, zone=wanted.zone) if first else calls
            return replace(with_push(own, push), base=asked.base)

        return answer(self.calls_of(who, await alerts.set(who.player, subscribe)), 201)

    async def test_call(self, asked: Asked) -> Reply:
        """Call the player once, so that they see whether it works."""
        who = await self.who(asked)
        calls = await self._parlour.alerts.of(who.player)
        if calls is None or not calls.reachable:
            raise Trouble(409, "no-calls")
        self.pay_call(asked, who.player)
        self._parlour.alerts.try_out(who.player, calls)
        return answer(self.calls_of(who, calls), 202)

    async def stop_calls(self, asked: Asked) -> Reply:
        """End all calls of the player to whom a link was sent (`key=`), whoever asks; DELETE: they are called again."""
        self.pay(asked, TRY_COST)
        if not await self._parlour.alerts.stop(asked.query.get("key", ""), asked.method == "POST"):
            raise Trouble(404, "not-found")
        return answer(bodies.Done())

    async def confirm_mail(self, asked: Asked) -> Reply:
        """A mail address belongs to whoever was sent the link (`key=`)."""
        self.pay(asked, TRY_COST)
        if not await self._parlour.alerts.confirm(asked.query.get("key", "")):
            raise Trouble(404, "not-found")
        return answer(bodies.Done())

    def pay_call(self, asked: Asked, *keys: str) -> None:
        """Charge a change of how somebody is called: letters go out to addresses that a stranger has named."""
        now = self._parlour.seconds()
        if not all(self._guard.calls.take(key, now) for key in (asked.origin, *keys)):
            raise Trouble(429, "too-many")

    # -- tables -----------------------------------------------------------------------------------

    async def tables(self, asked: Asked) -> Reply:
        """The public tables; or a new one."""
        parlour = self._parlour
        if asked.method != "POST":
            return answer(bodies.Tables(tables=await parlour.tables_of(show.EVERYBODY, PUBLIC_TABLES)))
        player = (await self.who(asked)).player
        settings = await body(asked, wire.Settings)
        now = parlour.seconds()
        if not (self._guard.tables.take(player, now) and self._guard.tables.take(asked.origin, now)):
            raise Trouble(429, "too-many")
        table = await parlour.open_table(settings, player)
        link = f"{asked.base}/t/{table}"
        seats = await parlour.look(table, lambda one, crowd: [bool(chair.bot) for chair in one.chairs])
        keys = [
            "" if bot else f"{link}?seat={seat}&key={parlour.players.seat_key(table, seat)}"
            for seat, bot in enumerate(seats)
        ]
        return answer(bodies.Opened(table=table, link=link, seat_links=keys), 201)

    async def bring(self, asked: Asked) -> Reply:
        """A game from elsewhere, handed over as its transcript, becomes a table of its own."""
        player, nickname, _, _ = await self.who(asked)
        wanted = await body(asked, bodies.Bring)
        now = self._parlour.seconds()
        if not (self._guard.tables.take(player, now) and self._guard.tables.take(asked.origin, now)):
            raise Trouble(429, "too-many")
        self.pay(asked, REPLAY_COST)
        table = await self._parlour.bring(wanted.transcript, player, nickname)
        return answer(bodies.Opened(table=table, link=f"{asked.base}/t/{table}", seat_links=[]), 201)

    async def mine(self, asked: Asked) -> Reply:
        """The player's own tables, with a mark where it is their turn."""
        player = (await self.who(asked)).player
        return answer(bodies.Tables(tables=await self._parlour.tables_of(player, MY_TABLES)))

    async def table(self, asked: Asked) -> Reply:
        """What everybody may know about a table."""
        try:
            return answer(await self.look(asked, lambda table, crowd: show.info(table, crowd.present(), crowd.gone)))
        except OtherRules as error:
            return answer((await self.kept(asked, error)).info)

    async def transcript(self, asked: Asked) -> Reply:
        """A finished game as a text that proves its shuffles, as far as they are its own. Where everything is the
        asker's own, also one that goes on: it can move to a server."""

        def write(table: Table, crowd: object) -> Callable[[], str]:
            if not (table.over or (self._owned and table.state is not None and table.lesson is None)):
                raise Trouble(403, "not-over")
            try:
                return branching.writing(table)
            except NoBranch as error:
                raise Trouble(403, error.code) from None

        self.pay(asked, REPLAY_COST)
        try:
            text = await self._parlour.shelf.patiently(await self.look_back(asked, write))
        except OtherRules as error:
            text = (await self.kept(asked, error)).transcript
        return Reply(text.encode(), media_type=TEXT, file=f"whitechapel-{asked.path['table']}.txt")

    async def replay(self, asked: Asked) -> Reply:
        """Part of a finished game, answer by answer: as a seat saw it (`seat=0`), as a spectator did, or with all open
        (`seat=open`). With `instead` one moment: what the seat would have seen after another answer than number
        `start`."""
        instead = asked.query.get("instead", "")
        seat, start = asked.query.get("seat", ""), asked.query.get("start", "0")
        if not is_number(start) or not (seat in ("", "open") or is_number(seat)):
            raise Trouble(422, "not-understood")

        def turn_to(table: Table, crowd: object) -> show.Page | bodies.Replay:
            if not table.over:
                raise Trouble(403, "not-over")
            if is_number(seat) and int(seat) >= len(table.chairs):
                raise Trouble(404, "no-such-seat")
            if instead:
                moment = show.instead(table, int(seat), int(start), instead) if is_number(seat) else None
                if moment is None:
                    raise Trouble(422, "not-understood")
                return moment
            return show.Page(table, int(seat) if is_number(seat) else None, seat == "open", int(start))

        self.pay(asked, REPLAY_COST)
        try:
            page = await self.look_back(asked, turn_to)
        except OtherRules as error:
            head = await self.kept(asked, error)
        else:
            if isinstance(page, bodies.Replay):
                return answer(page)
            return Reply(await self._parlour.shelf.patiently(page.encode))
        if is_number(seat) and int(seat) >= len(head.info.seats):
            raise Trouble(404, "no-such-seat")
        whose = int(seat) if is_number(seat) else None
        return answer(await self._parlour.kept_replay(head, whose, seat == "open", int(start)))

    async def review(self, asked: Asked) -> Reply:
        """What the decisions of one seat cost in a finished game, as far as they are judged (`seat=0&depth=quick`).
        POST begins to judge them, in the background, or goes on; DELETE stops. Of a game under other rules there is
        what was kept."""
        seat, depth = asked.query.get("seat", ""), asked.query.get("depth", QUICK)
        if not is_number(seat) or depth not in DEPTHS:
            raise Trouble(422, "not-understood")

        def case(table: Table, crowd: object) -> Case:
            if not table.over:
                raise Trouble(403, "not-over")
            if int(seat) >= len(table.chairs):
                raise Trouble(404, "no-such-seat")
            if not table.whole:
                raise Trouble(403, "no-beginning")
            return Case(table.id, int(seat), depth, table.transcript(), table.settings.memory)

        if asked.method == "POST":
            self.pay(asked, REPLAY_COST)
        reviews = self._parlour.reviews
        try:
            found = await self.look_back(asked, case)
        except OtherRules:
            kept = await reviews.of_other_rules(asked.path["table"], int(seat), depth)
            if kept is None:
                raise
            return self.long_reply(asked, kept)
        try:
            if asked.method == "POST":
                await reviews.begin(found, asked.origin)
        except Busy:
            raise Trouble(429, "too-many") from None
        except TooLong:
            raise Trouble(422, "review-too-long") from None
        if asked.method == "DELETE":
            reviews.stop(found)
        return self.long_reply(asked, await reviews.show(found))

    def long_reply(self, asked: Asked, data: bytes) -> Reply:
        """A reply that costs by its length, at most as much as anybody has at once."""
        self.pay(asked, min(len(data) / REQUEST_BYTES, self._guard.limits.requests.burst / 2))
        return Reply(data)

    async def branches(self, asked: Asked) -> Reply:
        """The branches of a finished game and of its branches; or a new one, played on from one of its moments."""
        parlour = self._parlour
        if asked.method != "POST":
            self.pay(asked, REPLAY_COST)
            root = await self.look(asked, lambda table, crowd: branching.root(table))
            return answer(bodies.Tables(tables=await parlour.tables_of(show.TREE + root, BRANCHES)))
        who = await self.who(asked)
        wanted = await body(asked, bodies.NewBranch)

        def origin(table: Table, crowd: object) -> Table:
            if not table.over:
                raise Trouble(403, "not-over")
            return table

        found = await self.look_back(asked, origin)
        if len(await parlour.store.tables_of(show.TREE + branching.root(found), BRANCHES)) >= BRANCHES:
            raise Trouble(429, "branches-full")
        now = parlour.seconds()
        if not (self._guard.tables.take(who.player, now) and self._guard.tables.take(asked.origin, now)):
            raise Trouble(429, "too-many")
        try:
            table = await parlour.open_branch(found, wanted, who)
        except NoBranch as error:
            raise Trouble(422, error.code) from None
        return answer(bodies.Opened(table=table, link=f"{asked.base}/t/{table}", seat_links=[]), 201)

    async def kept(self, asked: Asked, error: OtherRules) -> keepsake.Head:
        """What was kept of a finished game that these rules cannot play again; if there is nothing, that is said."""
        head = await self._parlour.kept(asked.path["table"])
        if head is None:
            raise error
        return head

    async def look_back(self, asked: Asked, ask: Callable[[Table, Any], T]) -> T:
        """Ask about a finished game; refused while its shuffles are being played at another table."""

        def shared(table: Table) -> str:
            return table.created.event if table.created.shared else ""

        found, twins, event = await self.look(
            asked, lambda table, crowd: (ask(table, crowd), table.twins, shared(table))
        )
        if await self._parlour.twin_plays(*twins) or await self._parlour.meetings.in_play(event):
            raise Trouble(403, "twin-playing")
        return found

    async def look(self, asked: Asked, ask: Callable[[Table, Any], T]) -> T:
        """Ask the table a request is about; a problem raised by the question becomes the response."""

        def carefully(table: Table, crowd: Any) -> T | Trouble:
            try:
                return ask(table, crowd)
            except Trouble as problem:
                return problem

        try:
            found: T | Trouble = await self._parlour.look(asked.path["table"], carefully)
        except NoSuchTable:
            raise Trouble(404, "no-such-table") from None
        if isinstance(found, Trouble):
            raise found
        return found


def game_of(asked: Asked) -> str:
    """The id of the game that a request is about; without such a game there is nothing at this address."""
    try:
        return house.game(asked.path["game"]).id
    except BadAnswer:
        raise Trouble(404, "not-found") from None


@lru_cache
def _rulebook(game: str) -> bytes:
    return wire.encode(to_json(house.game(game).rulebook))


@lru_cache
def _examples(game: str) -> bytes:
    return wire.encode(examples.every(house.game(game)))


@lru_cache(maxsize=1024)
def _examples_of(game: str, rule: str) -> bytes:
    return wire.encode(examples.of_rule(house.game(game), rule))


@lru_cache
def _guide(game: str) -> bytes | None:
    found = guides.guide(house.game(game))
    return wire.encode(found) if found else None


@lru_cache
def _puzzles(game: str) -> bytes:
    return wire.encode(puzzling.every(house.game(game)))


@lru_cache(maxsize=1024)
def _puzzle(game: str, id: str) -> bytes:
    return wire.encode(puzzling.shown(house.game(game), puzzles(house.game(game))[id]))


@lru_cache
def _words(game: str, language: str) -> bytes:
    return own_words(language, game).encode()


def is_number(text: str) -> bool:
    """Whether this is a small whole number."""
    return text.isascii() and text.isdigit() and len(text) < 7


def players(game: Game) -> list[int]:
    """The fewest and the most players of a game."""
    seats = next(option.values for option in game.setting_table if option.name == "seats")
    return [min(seats), max(seats)]


def about(game: Game) -> bodies.GameInfo:
    """A game as it appears to somebody opening a table."""
    return bodies.GameInfo(
        game=game.id,
        rules=game.rules,
        title=wire.Sentence(**game.rulebook.title),
        name=say.front(game, "front-name", game.rulebook.title),
        above=say.front(game, "front-above", {}),
        pitch=say.front(game, "front-pitch", {}),
        players=players(game),
        minutes=game.minutes,
        options=[
            bodies.OptionInfo(
                name=option.name,
                values=None if isinstance(option.values, range) else list(option.values),
                default=option.default,
                least=option.values[0] if isinstance(option.values, range) else 0,
                most=option.values[-1] if isinstance(option.values, range) else 0,
            )
            for option in game.setting_table
        ],
        bots=list(bots(game.id)),
        usual=house.default_bot(game.id),
        memory=game.memory_policy,
        editions={
            name: wire.Sentence(en=texts["en"], de=texts["de"]) for name, texts in game.rulebook.editions.items()
        },
        rests=bool(game.rests),
        lessons=[coach.about(game, lesson) for lesson in lessons.of(game)],
        edition=guides.editions(game),
        ranks=guides.ranks(game, bots(game.id)),
        styled=list(house.styled(game.id)),
        styles=guides.styles(game, house.styles(game.id)),
        roles=guides.roles(game),
        guide=guides.has(game),
        companion=companion.kind(game),
    )
