"""Every lesson can be played to its end by the real rules, and says everything in both languages; mistakes in a
file are named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from whitechapel.core import lessons
from whitechapel.core.frames import GameError
from whitechapel.core.game import Game
from whitechapel.core.lessons import Chapter, Lesson, Step
from whitechapel.games import HOUSE
from whitechapel.text import Words, message_ids, own_files

LESSONS = [pytest.param(game, one, id=f"{game.id}: {one.name}") for game in HOUSE for one in lessons.of(game)]
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS)


def said(lesson: Lesson) -> set[str]:
    """Everything that a lesson says, by its ids."""
    steps = [step for _, step in lessons.steps(lesson)]
    names = [f"chapter-{chapter.name}" for chapter in lesson.chapters]
    names += [name for step in steps for name in (step.say, *step.replies.values())]
    return {f"lesson-{lesson.name}", *[f"lesson-{lesson.name}-{name}" for name in names]}


def test_there_is_a_first_case_of_every_game_and_two_of_mr_jack() -> None:
    assert {game.id: [lesson.name for lesson in lessons.of(game)] for game in HOUSE} == {
        "jack-the-ripper": ["first-case"],
        "rue-morgue": ["first-case"],
        "mr-jack": ["detective", "jack"],
        "check-the-ripper": ["first-case"],
    }


@every_lesson
def test_it_can_be_played_as_it_says(game: Game, lesson: Lesson) -> None:
    assert lessons.faults(game, lesson) == []


@every_lesson
def test_it_begins_with_the_goal_and_takes_three_to_ten_minutes(game: Game, lesson: Lesson) -> None:
    assert lesson.chapters[0].steps[0].say == "goal"
    assert 3 <= lesson.minutes <= 10
    assert 3 <= len(lesson.chapters) <= 6


@pytest.mark.parametrize("language", ["en", "de"])
@every_lesson
def test_it_says_everything_in_both_languages(game: Game, lesson: Lesson, language: str) -> None:
    words = Words(language, game.id, part="lessons")
    for message in said(lesson):
        text = words.say(message)
        assert text
        assert text.count("*") % 2 == 0, message
        assert len(text) <= 320, f"{message} is too long to be read while playing"


@pytest.mark.parametrize("language", ["en", "de"])
@every_lesson
def test_the_first_move_comes_after_few_words(game: Game, lesson: Lesson, language: str) -> None:
    words = Words(language, game.id, part="lessons")
    first = next(step for step in lesson.chapters[0].steps if step.wants)
    steps = lesson.chapters[0].steps[: lesson.chapters[0].steps.index(first) + 1]
    assert sum([len(words.say(f"lesson-{lesson.name}-{step.say}").split()) for step in steps]) <= 42


@pytest.mark.parametrize("game", HOUSE, ids=[game.id for game in HOUSE])
def test_nothing_is_written_that_nobody_says(game: Game) -> None:
    used = set().union(*[said(lesson) for lesson in lessons.of(game)])
    for language in ("en", "de"):
        (path,) = own_files(language, game.id, "lessons")
        assert set(message_ids(path.read_text(encoding="utf-8"))) == used


@pytest.mark.parametrize("game", HOUSE, ids=[game.id for game in HOUSE])
def test_a_rule_that_is_taught_exists_and_speaks_of_playing_or_its_aim(game: Game) -> None:
    assert lessons.taught(game) <= set(game.rulebook.rules)
    assert len(lessons.taught(game)) >= 15


def test_a_lesson_that_does_not_work_is_noticed() -> None:
    ripper = HOUSE[0]
    table = {"hand0": "druitt*3 eddy", "hand1": "gull", "phase": "draw"}
    wrong = Chapter("wrong", table, (), (Step("meld", wants=("meld druitt 3",), rules=("no-rule",)), Step("end")))
    assert lessons.faults(ripper, Lesson("trial", 0, 3, {}, (wrong,))) == [
        "meld: 'meld druitt 3' is forbidden by turn-order.",
        "meld: there is no rule no-rule.",
        "meld: " + str(_refusal(ripper, table, "meld druitt 3")),
    ]


def _refusal(game: Game, table: dict[str, str], answer: str) -> GameError:
    assert game.position is not None
    state = game.position(game.read_settings({}), table)
    with pytest.raises(GameError) as error:
        state.play(0, game.action(answer))
    return error.value


# -- mistakes in a file ---------------------------------------------------------------------------

GOOD = """
seat = 0
minutes = 4
settings = { seats = 2 }

[[chapter]]
name = "first"
table.hand0 = "eddy"

[[chapter.step]]
say = "draw"
before = ["* shuffled ..."]
points = ["pile file"]
wants = ["draw file"]
replies = { "draw yard" = "other" }

[[chapter.step]]
say = "end"
"""


def test_a_file_without_mistakes_is_read(tmp_path: Path) -> None:
    path = tmp_path / "trial.toml"
    path.write_text(GOOD, encoding="utf-8")
    lesson = lessons.load(path)
    assert (lesson.name, lesson.seat, lesson.minutes, lesson.settings) == ("trial", 0, 4, {"seats": "2"})
    step = lesson.chapters[0].steps[0]
    assert step.takes("draw file")
    assert not step.takes("draw yard")
    assert (step.reply("draw yard"), step.reply("discard eddy")) == ("other", "")


@pytest.mark.parametrize(
    ("given", "instead", "sentence"),
    [
        ("[[chapter]]", "[[chapter", "trial.toml is not a TOML file: "),
        ("minutes = 4", "", "trial.toml: the field 'minutes' of the lesson is missing or wrong."),
        ("seat = 0", 'seat = "0"', "trial.toml: the field 'seat' of the lesson is missing or wrong."),
        ("seat = 0", "seat = 0\nhour = 1", "trial.toml: the lesson has a field 'hour' that does not belong there."),
        ('name = "first"', "", "trial.toml: the field 'name' of chapter ? is missing or wrong."),
        ('table.hand0 = "eddy"', "table = 1", "trial.toml: the field 'table' of chapter first is missing or wrong."),
        ('say = "draw"', "", "trial.toml: the field 'say' of step ? is missing or wrong."),
        ('["* shuffled ..."]', '["shuffled"]', "trial.toml: 'shuffled' in step draw is not a seat and an answer."),
        ('["* shuffled ..."]', "1", "trial.toml: the field 'before' of step draw is missing or wrong."),
        ('wants = ["draw file"]', 'wants = "any"', "trial.toml: the field 'wants' of step draw is missing or wrong."),
        ('"pile file"', '"heap file"', "trial.toml: nobody can point at 'heap file' in step draw; a thing begins with"),
        ('"pile file"', '"pile"', "trial.toml: nobody can point at 'pile' in step draw; a thing begins with one of: "),
        ('= "other"', "= 1", "trial.toml: the field 'replies' of step draw is missing or wrong."),
        ('say = "end"', 'say = "end"\nwants = ["any"]', "trial.toml: the field 'wants' of step end is missing or"),
        ('say = "end"', 'say = "end"\nnext = 1', "trial.toml: step end has a field 'next' that does not belong there."),
    ],
)
def test_a_mistake_in_a_file_is_named_with_its_step(tmp_path: Path, given: str, instead: str, sentence: str) -> None:
    path = tmp_path / "trial.toml"
    assert given in GOOD
    path.write_text(GOOD.replace(given, instead), encoding="utf-8")
    with pytest.raises(GameError) as error:
        lessons.load(path)
    assert str(error.value).startswith(sentence)


def test_a_game_without_lessons_simply_has_none(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "bare_game.py").write_text("", encoding="utf-8")
    from dataclasses import replace

    assert lessons.of(replace(HOUSE[0], home="bare_game")) == ()
