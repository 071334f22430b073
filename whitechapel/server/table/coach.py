"""The lesson that is given at a table: where it stands, what its coach says, and what the others do next."""

from __future__ import annotations

from collections.abc import Sequence

from whitechapel.core.game import Game
from whitechapel.core.lessons import Lesson, Step
from whitechapel.server.table import bodies, log, say, wire
from whitechapel.server.table.table import Table


def step(table: Table) -> Step | None:
    """The step that waits for the learner; None where no lesson is given, or while the others play."""
    found = _step(table)
    return found if found is not None and table.cue >= len(found.before) else None


def next_line(table: Table) -> str | None:
    """What one of the others does next, with its seat; None: nothing."""
    found = _step(table)
    if found is None or table.cue >= len(found.before) or of_chance(found.before[table.cue]):
        return None
    return found.before[table.cue]


def of_chance(line: str) -> bool:
    """Whether a line of the script is an answer of chance."""
    return line.startswith("*")


def _step(table: Table) -> Step | None:
    if table.lesson is None or table.state is None or table.over:
        return None
    return table.lesson.chapters[table.chapter].steps[table.step]


# -- answers ---------------------------------------------------------------------------------------


def takes(table: Table, answer: str) -> bool:
    """Whether the coach, if there is one, waits for this answer."""
    found = step(table)
    return table.lesson is None or (found is not None and found.takes(answer))


def steps_on(table: Table, player: str, now: int) -> list[log.Entry]:
    """The lesson goes on to its next step with an answer of the learner."""
    return [log.Step(at=now, step=table.step + 1)] if table.lesson is not None and player else []


def script(table: Table, player: str) -> Sequence[str]:
    """What the lesson has for chance and the others, once somebody has answered: a player, or one of the others."""
    if table.lesson is None:
        return ()
    now, *later = table.lesson.chapters[table.chapter].steps[table.step :]
    if player:
        return later[0].before if later else ()
    return now.before[table.cue + 1 :]


def word(table: Table, answer: str) -> wire.Sentence | None:
    """What the coach says to an answer that a rule forbids."""
    if table.lesson is None:
        return None
    return _reply(table, answer) or say.plain_sentence("lesson-refused")


def unwanted(table: Table, id: str, answer: str, options: list[str]) -> wire.Refused:
    """The answer is allowed, but the coach waits for another: it is not taken, and the coach says why."""
    found = step(table)
    general = "lesson-other" if found is not None and found.wants else "lesson-read"
    sentence = _reply(table, answer) or say.plain_sentence(general)
    return wire.Refused(table=table.id, id=id, rule="lesson", sentence=sentence, options=options)


def _reply(table: Table, answer: str) -> wire.Sentence | None:
    found = step(table)
    name = found.reply(answer) if found is not None else ""
    return _said(table, name) if name else None


# -- what is said ----------------------------------------------------------------------------------


def says(table: Table, seat: int | None) -> wire.Coach | None:
    """Where the lesson stands, for the learner."""
    if table.lesson is None or table.state is None or seat != table.lesson.seat:
        return None
    found = step(table)
    return wire.Coach(
        chapter=table.chapter,
        step=table.step,
        sentence=None if found is None else _said(table, found.say),
        points=[] if found is None else list(found.points),
        answers=[] if found is None else list(found.wants),
    )


def about(game: Game, lesson: Lesson) -> bodies.LessonInfo:
    """A lesson as it is offered."""
    return bodies.LessonInfo(
        lesson=lesson.name,
        title=say.taught(game.id, message(lesson)),
        minutes=lesson.minutes,
        seat=lesson.seat,
        chapters=[say.taught(game.id, message(lesson, f"chapter-{chapter.name}")) for chapter in lesson.chapters],
        steps=[len(chapter.steps) for chapter in lesson.chapters],
    )


def message(lesson: Lesson, name: str = "") -> str:
    """The id of something that a lesson says; without a name, of its title."""
    return f"lesson-{lesson.name}-{name}" if name else f"lesson-{lesson.name}"


def _said(table: Table, name: str) -> wire.Sentence:
    assert table.lesson is not None
    return say.taught(table.game.id, message(table.lesson, name))
