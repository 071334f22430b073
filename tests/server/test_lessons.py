"""Lessons at a table: the coach says what to do, takes the right answer and gives every other one back, and the others
play their parts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.evening import Evening
from server.house import house

from whitechapel.core import lessons
from whitechapel.core.game import Game
from whitechapel.core.lessons import ANY, Lesson
from whitechapel.games import HOUSE
from whitechapel.server.table import coach, decide, log, opening, wire
from whitechapel.server.table.snapshot import Draft, restore

LESSONS = [pytest.param(game, one, id=f"{game.id}: {one.name}") for game in HOUSE for one in lessons.of(game)]
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS)
GO_ON = wire.GoOn(table="table")


class Class(Evening):
    """A table at which a lesson is given to Ines."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        super().__init__(start=False, game=game.id, lesson=lesson.name)
        self.lesson = lesson
        self.sits("ines", lesson.seat)
        self.others_play()

    def others_play(self) -> None:
        while coach.next_line(self.table) is not None:
            assert self.do(decide.prompted(self.table, self.now)).entries
            assert not isinstance(self.log[-1], log.Chapter), "the script was impossible"

    @property
    def coach(self) -> Any:
        return self.shown(self.lesson.seat)["coach"]

    @property
    def step(self) -> lessons.Step:
        found = coach.step(self.table)
        assert found is not None
        return found

    def goes_on(self) -> None:
        self.do(self.wants("ines", GO_ON))
        self.others_play()

    def says(self, answer: str) -> decide.Decision:
        decision = self.answers(self.lesson.seat, answer)
        self.others_play()
        return decision

    def accepted(self) -> list[str]:
        """All answers that the coach takes now."""
        return [option for option in self.options(self.lesson.seat) if self.step.takes(option)]

    def to_chapter(self, chapter: int) -> None:
        self.do(self.wants("ines", wire.ToChapter(table="table", chapter=chapter)))
        self.others_play()

    def does_it(self) -> None:
        """What the coach asks for."""
        if not self.step.wants:
            self.goes_on()
            return
        at = (self.table.chapter, self.table.step)
        self.says(self.accepted()[0] if ANY in self.step.wants else self.step.wants[0])
        assert (self.table.chapter, self.table.step) == (at[0], at[1] + 1)


@every_lesson
def test_it_is_played_to_its_end_with_a_word_in_both_languages_at_every_step(game: Game, lesson: Lesson) -> None:
    ines, seen = Class(game, lesson), []
    while not ines.table.over:
        coach = ines.coach
        assert coach["sentence"]["en"]
        assert coach["sentence"]["de"]
        seen.append((coach["chapter"], coach["step"]))
        ines.does_it()
    assert seen == [(n, k) for n, chapter in enumerate(lesson.chapters) for k in range(len(chapter.steps))]
    assert ines.info().result == wire.Outcome(ines.info().result.scores, [], "lesson")  # type: ignore[union-attr]
    again = ines.read_back()
    assert (again.chapter, again.step, again.lines, again.over) == (
        ines.table.chapter, ines.table.step, ines.table.lines, True,
    )  # fmt: skip


@every_lesson
def test_other_answers_are_given_back_with_a_word_and_refused_ones_with_their_rule(game: Game, lesson: Lesson) -> None:
    ines = Class(game, lesson)
    while not ines.table.over:
        before, seat = ines.shown(lesson.seat), lesson.seat
        options = ines.options(seat)
        unwanted = [option for option in options if not ines.step.takes(option)]
        forbidden = next(text for text in game.actions if text not in options)
        for answer in [*unwanted, forbidden]:
            reply = ines.says(answer).reply
            assert isinstance(reply, wire.Refused)
            if answer == forbidden:
                assert reply.rule in game.rulebook.rules
                assert reply.coach is not None
                assert reply.coach.de
            else:
                assert reply.rule == "lesson"
                assert reply.sentence.de
            assert ines.shown(seat) == before
        ines.does_it()


@every_lesson
def test_whichever_answer_the_coach_takes_the_chapter_can_be_finished(game: Game, lesson: Lesson) -> None:
    for number, chapter in enumerate(lesson.chapters):
        for step in range(len(chapter.steps)):
            ines = Class(game, lesson)
            ines.to_chapter(number)
            while ines.table.step < step:
                ines.does_it()
            for answer in ines.accepted()[1:]:
                other = Class(game, lesson)
                other.to_chapter(number)
                while other.table.step < step:
                    other.does_it()
                other.says(answer)
                while other.step.wants:
                    other.does_it()
                assert other.table.chapter == number


@every_lesson
def test_the_coach_can_show_everything(game: Game, lesson: Lesson) -> None:
    ines = Class(game, lesson)
    for _ in lessons.steps(lesson):
        assert not ines.table.over
        ines.goes_on()
    assert ines.table.over


def test_a_chapter_can_be_taken_up_again_where_it_was_left() -> None:
    ines = Class(HOUSE[0], lessons.of(HOUSE[0])[0])
    ines.to_chapter(1)
    ines.does_it()
    again = ines.read_back()
    assert (again.chapter, again.step) == (1, 1)
    assert ines.shown(0)["coach"]["points"] == ["card druitt"]
    data = Draft(ines.table).encode()
    assert data is not None
    kept = restore("table", data)
    assert kept is not None
    assert (kept.chapter, kept.step, kept.cue) == (1, 1, 0)
    assert kept.transcript().lines == [(0, "draw yard")]
    ines.to_chapter(1)
    assert (ines.table.chapter, ines.table.step, ines.table.lines) == (1, 0, [])
    assert ines.read_back().lines == []


def test_only_the_learner_goes_on_and_there_is_no_chapter_beyond_the_last() -> None:
    ines = Class(HOUSE[0], lessons.of(HOUSE[0])[0])
    for command in (GO_ON, wire.ToChapter(table="table", chapter=1)):
        assert isinstance(ines.wants("otto", command).reply, wire.Wrong)
    beyond = ines.wants("ines", wire.ToChapter(table="table", chapter=5)).reply
    assert isinstance(beyond, wire.Wrong)
    assert beyond.code == "no-chapter"
    plain = Evening()
    nothing = plain.wants("ines", wire.ToChapter(table="table", chapter=0)).reply
    assert isinstance(nothing, wire.Wrong)
    assert nothing.code == "no-chapter"


def test_what_is_agreed_follows_from_the_lesson() -> None:
    wanted = msgspec.convert({"game": "mr-jack", "lesson": "jack", "seats": ["open", "open"]}, wire.Settings)
    agreed = opening.complete(wanted)
    assert agreed.seats == ["bot:inspector", "person"]
    assert (agreed.undo, agreed.hints, agreed.window) == (False, False, 0)
    with pytest.raises(opening.BadSettings, match="mr-jack has no lesson “ripper”; there are: detective, jack"):
        opening.complete(msgspec.convert({"game": "mr-jack", "lesson": "ripper"}, wire.Settings))


async def test_over_the_wire_the_others_play_by_themselves(tmp_path: Path) -> None:
    async with house(tmp_path / "parlour.db") as parlour:
        parlour.parlour.bot_pause = 0.0
        ines = await parlour.guest("Ines")
        table = await parlour.table(ines, lesson="first-case", options={})
        await ines.send("watch", table=table)
        await ines.send("sit", table=table, seat=0)
        coach: dict[str, Any] = {}

        def at(step: int) -> bool:
            found = ines.last.get((table, 0), {}).get("coach")
            coach.update(found or {})
            return bool(found and found["step"] == step and found["sentence"])

        await ines.until(lambda: at(0))
        await ines.send("go-on", table=table)
        for step, answer in enumerate(["draw file", "play victim nichols", "discard letters"], 1):
            await ines.until(lambda step=step: at(step))  # type: ignore[misc]
            assert coach["answers"] == [answer]
            await ines.move(table, 0, answer)
        await ines.until(lambda: at(4))
        assert ines.view(table, 0)["top"] == "gull"
        await ines.send("chapter", table=table, chapter=2)
        await ines.until(lambda: coach["chapter"] == 2 or (at(0) and coach["chapter"] == 2))
        mine = await parlour.http.get("/api/tables/mine", headers=ines.bearer)
        (listed,) = mine.json()["tables"]
        assert (listed["lesson"], listed["chapter"]) == ("first-case", 2)
        games = (await parlour.http.get("/api/games")).json()["games"]
        (lesson,) = games[0]["lessons"]
        assert (lesson["lesson"], lesson["seat"], lesson["steps"]) == ("first-case", 0, [5, 5, 7, 5, 5])
        while not ines.over(table):
            await ines.send("go-on", table=table)
            await ines.quiet()
        reply = await parlour.http.get(f"/api/tables/{table}/transcript")
        assert (reply.status_code, reply.json()["code"]) == (403, "no-beginning")
