"""Hints: as detailed as requested, for the player who asks alone, and without a trace in the log."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from patience import until
from server.evening import Evening
from server.house import GENEROUS, Guest, House, house

from whitechapel.bots import Candidate
from whitechapel.games import GAMES
from whitechapel.review import Decision, Option
from whitechapel.server.live.bot_processes import BotSeat, Request, answer
from whitechapel.server.live.hints import PLAIN, blunder, hint, judgement, looks_bad, question
from whitechapel.server.live.limits import Rate
from whitechapel.server.table import decide, wire
from whitechapel.text import words_for

OPTIONS = ("draw file", "draw yard", "call vote", "discard gull")
THOUGHTS = [
    Candidate("discard gull", 0.625), Candidate("draw file", 0.5), Candidate("draw yard"), Candidate("call vote"),
]  # fmt: skip


def asked(depth: Any, **other: Any) -> wire.AskHint:
    return wire.AskHint(**{"table": "t", "seat": 0, "revision": 7, "depth": depth, **other})


# -- how much is told ------------------------------------------------------------------------------


def test_the_first_hint_names_no_answer() -> None:
    told = hint("jack-the-ripper", asked(1), THOUGHTS, OPTIONS)
    assert told.candidates == []
    assert told.sentence == wire.Sentence(
        en="I cannot put a reason into words.", de="Warum, kann ich nicht in Worte fassen."
    )


def test_the_second_hint_names_the_best_three_in_the_order_of_the_options() -> None:
    told = hint("jack-the-ripper", asked(2), THOUGHTS, OPTIONS)
    assert told.candidates == [wire.Candidate(answer=text) for text in ("draw file", "draw yard", "discard gull")]


def test_the_second_hint_never_names_all_answers_there_are() -> None:
    told = hint("jack-the-ripper", asked(2), THOUGHTS[1:3], ["draw file", "draw yard"])
    assert told.candidates == [wire.Candidate(answer="draw file")]


def test_the_third_hint_tells_what_to_think_of_the_same_three_the_best_first() -> None:
    told = hint("jack-the-ripper", asked(3), THOUGHTS, OPTIONS)
    assert [(one.answer, one.value) for one in told.candidates] == [
        ("discard gull", 0.625), ("draw file", 0.5), ("draw yard", None),
    ]  # fmt: skip


def test_the_same_reason_is_said_once_whatever_card_it_speaks_of() -> None:
    thoughts = [Candidate(f"discard {card}", 0.5, "discard", {"card": card}) for card in ("gull", "jill", "eddy")]
    told = hint("jack-the-ripper", asked(3), thoughts, OPTIONS)
    assert told.sentence.en == "Sir Gull is the card you can best do without."
    assert [one.sentence for one in told.candidates] == [told.sentence, None, None]
    meld = Candidate("meld gull 3", 0.5, "meld", {"colour": "gull", "cards": 3})
    more = meld._replace(answer="meld gull 4", facts={"colour": "gull", "cards": 4})
    first, second = hint("jack-the-ripper", asked(3), [meld, more], OPTIONS).candidates
    assert first.sentence != second.sentence is not None


def test_a_reason_is_said_in_both_languages_with_the_names_of_the_game() -> None:
    candidate = Candidate("draw yard", reason="draw-yard", facts={"card": "eddy", "chance": 0.25})
    told = hint("jack-the-ripper", asked(1), [candidate], OPTIONS)
    assert told.sentence.en == words_for("en", "jack-the-ripper").say("reason-draw-yard", card="Prince Eddy")
    assert told.sentence.de == words_for("de", "jack-the-ripper").say("reason-draw-yard", card="Prinz Eddy")


def test_a_reason_that_the_game_has_no_words_for_is_not_given() -> None:
    guest = Candidate("discard gull", 0.5, "a-feeling", {"card": "gull"})
    told = hint("jack-the-ripper", asked(3), [guest], OPTIONS)
    assert [one.sentence for one in told.candidates] == [None]


# -- who gets one ----------------------------------------------------------------------------------


def test_a_hint_is_for_the_owner_of_a_seat_that_is_asked_at_a_running_table_that_allows_it() -> None:
    evening = Evening(hints=True, options={"max_hands": 1})
    seat = evening.table.wanted()[0]
    owner, other = (evening.table.chairs[one].player for one in (seat, 1 - seat))
    revision = evening.table.revision

    def code(table: Evening, player: str, **fields: Any) -> str | None:
        wanted = asked(1, **{"seat": seat, "revision": revision, **fields})
        refused = decide.no_hint(table.table, wanted, player)
        if refused is None:
            return None
        assert refused.entries == ()
        return refused.reply.code if isinstance(refused.reply, wire.Wrong) else type(refused.reply).__name__

    assert code(evening, owner) is None
    assert code(evening, other) == "no-hints"
    assert code(evening, other, seat=1 - seat) == "no-hints"
    assert code(evening, owner, seat=7) == "no-hints"
    assert code(evening, "emma") == "no-hints"
    assert code(evening, owner, revision=revision - 1) == "Stale"
    assert code(Evening(hints=False), owner) == "no-hints"
    assert code(Evening(hints=True, start=False), "ines", seat=0) == "no-hints"
    evening.plays_on()
    assert code(evening, owner, revision=evening.table.revision) == "no-hints"


# -- at real tables --------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "parlour.db") as open_house:
        yield open_house


async def against_a_bot(house: House, game: str, **settings: Any) -> tuple[Guest, str]:
    """Ines at seat 0, and it is her turn."""
    ines = await house.guest("Ines")
    answer = await house.http.post(
        "/api/tables", json={"game": game, "seats": ["open", "bot:constable"], **settings}, headers=ines.bearer
    )
    table = str(answer.json()["table"])
    await ines.comes(table, 0)
    await ines.until(lambda: ines.last.get((table, 0), {}).get("view", {}).get("options"))
    return ines, table


async def asked_again(guest: Guest, table: str, before: int) -> None:
    """Wait until the bot has answered and seat 0 is asked once more."""
    await guest.until(lambda: guest.last[table, 0]["revision"] > before and guest.view(table, 0)["options"])


async def ask(guest: Guest, table: str, depth: int) -> dict[str, Any]:
    revision = guest.last[table, 0]["revision"]
    await guest.send("hint", table=table, seat=0, revision=revision, depth=depth)
    told = await guest.hears("hint")
    assert (told["table"], told["seat"], told["revision"], told["depth"]) == (table, 0, revision, depth)
    return told


@pytest.mark.parametrize("game", ["jack-the-ripper", "rue-morgue", "mr-jack", "check-the-ripper"])
async def test_a_person_who_plays_against_bots_is_advised_in_every_game(parlour: House, game: str) -> None:
    ines, table = await against_a_bot(parlour, game)
    for _ in range(4):
        options = ines.view(table, 0)["options"]
        first, second, third = [await ask(ines, table, depth) for depth in (1, 2, 3)]
        assert first["candidates"] == []
        answers = [one["answer"] for one in third["candidates"]]
        assert set(answers) <= set(options)
        named = [one["answer"] for one in second["candidates"]]
        fewer = answers[: max(1, len(options) - 1)]
        assert named == [option for option in options if option in fewer]
        assert all(one["value"] is None and one["sentence"] is None for one in second["candidates"])
        revision = ines.last[table, 0]["revision"]
        await ines.move(table, 0, answers[0])
        await asked_again(ines, table, revision)
    assert not any(message["kind"] in ("wrong", "refused", "stale") for message in ines.heard)


async def test_nobody_else_hears_of_a_hint_and_the_log_does_not_know(parlour: House) -> None:
    ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
    table = await parlour.table(ines, hints=True)
    await ines.comes(table, 0)
    await otto.comes(table, 1)
    for guest, seat in ((ines, 0), (otto, 1)):
        await guest.sees(table, seat)
    who, seat, other = (ines, 0, otto) if ines.view(table, 0)["options"] else (otto, 1, ines)
    before = await other.quiet()
    entries = len(await parlour.parlour.store.read(f"table/{table}"))
    await who.send("hint", table=table, seat=seat, revision=who.last[table, seat]["revision"], depth=3)
    assert (await who.hears("hint"))["candidates"]
    assert await other.quiet() == before + 1  # the pong
    assert len(await parlour.parlour.store.read(f"table/{table}")) == entries
    await other.send("hint", table=table, seat=1 - seat, revision=other.last[table, 1 - seat]["revision"])
    assert (await other.hears("wrong"))["code"] == "no-hints"


@pytest.mark.parametrize(("memory", "remembers"), [("full", True), ("notebook", False), ("strict", False)])
async def test_where_people_play_from_memory_the_adviser_remembers_nothing_either(
    parlour: House, memory: str, remembers: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests: list[Request] = []

    async def weigh(request: Request, retell: Any, errand: Any) -> list[Candidate]:
        requests.append(request)
        return [Candidate(request.view.options[0])]

    monkeypatch.setattr(parlour.parlour.bots, "weigh", weigh)
    ines, table = await against_a_bot(parlour, "check-the-ripper", memory=memory)
    for depth in (1, 2, 3):
        await ask(ines, table, depth)
    assert len(requests) == 1  # one moment, one thought
    assert bool(requests[0].events) is remembers
    assert requests[0].key == f"{table}/0/hint"


async def test_an_adviser_who_fails_is_no_hint_and_the_table_goes_on(
    parlour: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ines, table = await against_a_bot(parlour, "jack-the-ripper", options={"max_hands": 1})
    honest = parlour.parlour.bots._ask

    async def fails(request: Request, retell: Any, errand: Any) -> Any:
        return await honest(request._replace(view=None) if request.weigh else request, retell, errand)

    monkeypatch.setattr(parlour.parlour.bots, "_ask", fails)
    await ines.send("hint", table=table, seat=0, revision=ines.last[table, 0]["revision"])
    assert (await ines.hears("wrong"))["code"] == "no-hints"
    await ines.plays(table, (0,), Random(3))
    assert ines.over(table)


async def test_hints_are_limited(tmp_path: Path) -> None:
    async with house(tmp_path / "p.db", GENEROUS._replace(hints=Rate(1, 0))) as parlour:
        ines, table = await against_a_bot(parlour, "mr-jack")
        await ask(ines, table, 1)
        await ines.send("hint", table=table, seat=0, revision=ines.last[table, 0]["revision"])
        assert (await ines.hears("wrong"))["code"] == "too-many"


# -- the coach -------------------------------------------------------------------------------------


def decision(given: str, best: str, loss: float, mistake: bool = True) -> Decision:
    """What a judge says who knows of two answers."""
    answers = (Option(best, 0.5, 0.0, 9, "draw-yard", {"card": "eddy"}), Option(given, 0.5 - loss, 0.0, 9))
    return Decision(0, 0, "draw", given, best, 0.5, 0.0, loss, 0.0, loss, loss, mistake, answers)


def test_the_judge_is_asked_about_what_the_adviser_counts_much_lower_or_not_at_all() -> None:
    thoughts = [Candidate("draw file", 0.5), Candidate("draw yard", 0.49), Candidate("call vote", 0.25)]
    assert [looks_bad(thoughts, one.answer) for one in thoughts] == [False, False, True]
    assert looks_bad(thoughts, "discard gull")
    assert looks_bad([Candidate("draw file")], "draw yard")


def test_the_judge_knows_what_the_adviser_knew_and_nothing_else() -> None:
    evening = Evening(hints=True)
    asked_for, tell = question(evening.table, evening.table.wanted()[0])
    told = asked_for._replace(events=tell())
    judged = judgement(told, "draw yard")
    assert judged.judging is not None
    assert (judged.judging.moment.view, judged.judging.moment.told) == (told.view, ())
    assert judged._replace(key=told.key, judging=None) == told


def test_a_blunder_is_told_with_what_would_have_been_better_and_why() -> None:
    given = wire.Move(table="t", id="m1", revision=7, seat=0, answer="draw file")
    assert blunder("jack-the-ripper", given, decision("draw file", "draw yard", 0.25)) == wire.Blunder(
        table="t",
        seat=0,
        revision=7,
        answer="draw file",
        value=0.25,
        better=wire.Candidate(
            answer="draw yard",
            value=0.5,
            sentence=wire.Sentence(en="Prince Eddy helps your hand.", de="Bringt die Hand voran: Prinz Eddy."),
        ),
    )


def test_three_chips_put_at_risk_for_a_guess_are_a_plain_blunder() -> None:
    game = next(game for game in GAMES if game.id == "check-the-ripper")
    agreed = game.read_settings({"seats": 2})
    assert game.position is not None
    table = game.position(agreed, {
        "piece0": "g2", "piece1": "c12", "rolled": "rook knight", "cards": "knife scissors cleaver hammer",
        "filed": "hammer*2 knife*2", "gone": "h3 g1 j3 l3", "chips": "9 9", "g5": "knife",
    })  # fmt: skip
    table.play(0, game.action("rook g5"))
    seat = BotSeat(game.id, agreed._asdict(), 0, "inspector")
    told = Request("t/0/hint", seat, 0, [], game.view(table, 0), anew=True)
    _, thoughts = answer(OrderedDict(), told._replace(weigh=True))
    assert looks_bad(thoughts, "turn h15")
    _, found = answer(OrderedDict(), judgement(told, "turn h15"))
    assert (found.best, found.mistake) == ("take", True)
    assert found.loss >= PLAIN


class Judged:
    """A table against a bot, where adviser and judge say what the test wants them to say."""

    def __init__(self, parlour: House, monkeypatch: pytest.MonkeyPatch, loss: float, mistake: bool = True) -> None:
        self.judged: list[str] = []

        async def weigh(request: Request, retell: Any, errand: Any) -> list[Candidate]:
            return [Candidate("draw yard", 0.5), Candidate("draw file", 0.25)]

        async def judge(request: Request, retell: Any, errand: Any) -> Decision:
            assert request.judging is not None
            self.judged.append(request.judging.moment.given)
            return decision(request.judging.moment.given, "draw yard", loss, mistake)

        monkeypatch.setattr(parlour.parlour.bots, "weigh", weigh)
        monkeypatch.setattr(parlour.parlour.bots, "judge", judge)


async def answers_under_the_coachs_eyes(ines: Guest, table: str, given: str, coach: bool = True) -> dict[str, Any]:
    """What was shown before."""
    before = ines.last[table, 0]
    await ines.send("hint", table=table, seat=0, revision=before["revision"], depth=1, coach=coach)
    await ines.hears("hint")
    await ines.move(table, 0, given)
    await ines.hears("update", lambda message: message["seat"] == 0 and message["revision"] != before["revision"])
    return before


async def test_a_plain_blunder_against_bots_is_told_and_can_be_taken_back(
    parlour: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Judged(parlour, monkeypatch, loss=0.25)
    ines, table = await against_a_bot(parlour, "jack-the-ripper")
    before = await answers_under_the_coachs_eyes(ines, table, "draw file")
    told = await ines.hears("blunder")
    assert (told["seat"], told["revision"], told["answer"], told["value"]) == (0, before["revision"], "draw file", 0.25)
    assert told["better"]["answer"] == "draw yard"
    await ines.send("undo", table=table, seat=0)
    await ines.until(lambda: ines.view(table, 0)["options"] == before["view"]["options"])
    await answers_under_the_coachs_eyes(ines, table, "draw yard")
    assert judge.judged == ["draw file"]


@pytest.mark.parametrize(
    ("loss", "mistake", "coach"), [(0.01, True, True), (0.25, False, True), (0.25, True, False)],
    ids=["little was lost", "it may have been luck", "nobody wants a coach"],
)  # fmt: skip
async def test_nothing_is_said_of_what_is_not_plain_or_not_wanted(
    parlour: House, monkeypatch: pytest.MonkeyPatch, loss: float, mistake: bool, coach: bool
) -> None:
    judge = Judged(parlour, monkeypatch, loss, mistake)
    ines, table = await against_a_bot(parlour, "jack-the-ripper")
    await answers_under_the_coachs_eyes(ines, table, "draw file", coach)
    if coach:
        await until(lambda: judge.judged)
    await ines.quiet()
    assert bool(judge.judged) is coach
    assert "blunder" not in [message["kind"] for message in ines.heard]


async def test_there_is_no_coach_where_people_play_against_each_other(
    parlour: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Judged(parlour, monkeypatch, loss=0.25)
    ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
    table = await parlour.table(ines, hints=True, options={"first_dealer": 1})
    await ines.comes(table, 0)
    await otto.comes(table, 1)
    await ines.until(lambda: ines.last.get((table, 0), {}).get("view", {}).get("options"))
    await answers_under_the_coachs_eyes(ines, table, "draw file")
    await ines.quiet()
    assert judge.judged == []
