"""Puzzles: every one that is shipped can be played, has one right answer, and says why in both languages."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from whitechapel.cli import app
from whitechapel.core.game import Game
from whitechapel.games import GAMES
from whitechapel.review import mining
from whitechapel.review.puzzles import puzzles, read_file, scene, themes, write
from whitechapel.server.table import puzzling
from whitechapel.text import LANGUAGES, Words

SHIPPED = 60


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_sixty_puzzles_are_shipped_and_each_explains_itself(game: Game) -> None:
    found = puzzles(game)
    assert len(found) >= SHIPPED
    assert len(themes(found.values())) >= 2
    for puzzle in found.values():
        _transcript, view, told = scene(game, puzzle)
        assert view.seat == puzzle.seat
        assert set(view.options) == {one.answer for one in puzzle.answers}
        best, *others = puzzle.answers
        assert best.chance - max([one.chance for one in others]) >= mining.MARGIN - 0.0002  # they are rounded
        assert puzzle.given != best.answer
        assert told
        solved = puzzling.solved(game, puzzle, best.answer)
        assert solved is not None
        assert (solved.right, solved.lost) == (True, 0.0)
        assert solved.answers[0].sentence is not None
        assert all([solved.answers[0].sentence.en, solved.answers[0].sentence.de])
    for language in LANGUAGES:
        words = Words(language, game.id)
        assert all(words.has(f"puzzle-theme-{theme}") for theme in themes(found.values()))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_was_really_hidden_does_not_make_an_answer_right(game: Game) -> None:
    """The right answer stays right in every world that looks the same: what is shown of a puzzle is all there is."""
    different = 0
    for puzzle in list(puzzles(game).values())[:5]:  # in some of them nothing is hidden any more
        transcript, view, told = scene(game, puzzle)
        memory = game.memory(transcript.settings, puzzle.seat)
        for event in told:
            memory.hear(event)
        state = transcript.replay()
        worlds = [game.sample(view, memory, Random(number)) for number in range(4)]
        assert all(game.view(world, puzzle.seat) == view for world in worlds)
        different += sum([world.parts() != state.parts() for world in worlds])
    assert different
    wrong = puzzling.solved(game, puzzle, puzzle.given)
    assert wrong is not None
    assert not wrong.right
    assert wrong.lost > 0.0
    assert puzzling.solved(game, puzzle, "no such answer") is None


def test_a_second_deeper_search_with_another_seed_agrees() -> None:
    """All of them are checked by `whitechapel puzzles check GAME`; here a few of the quickest game."""
    game = next(one for one in GAMES if one.id == "check-the-ripper")
    for puzzle in list(puzzles(game).values())[:4]:
        assert mining.confirm(mining.Check(game.id, puzzle, 99)) == (puzzle.id, puzzle.best.answer)


def test_a_search_that_disagrees_is_seen() -> None:
    game = next(one for one in GAMES if one.id == "check-the-ripper")
    puzzle = next(iter(puzzles(game).values()))
    spoiled = puzzle._replace(answers=(puzzle.answers[-1], *puzzle.answers[:-1]))
    assert mining.confirm(mining.Check(game.id, spoiled, 99))[1] != spoiled.best.answer


def test_what_a_new_search_says_of_each_answer_can_take_the_place_of_what_was_said() -> None:
    game = next(one for one in GAMES if one.id == "check-the-ripper")
    puzzle = next(iter(puzzles(game).values()))
    silent = puzzle._replace(answers=tuple([one._replace(reason="", chance=0.5) for one in puzzle.answers]))
    renewed = mining.renewed(mining.Check(game.id, silent, 99))
    assert renewed._replace(answers=()) == puzzle._replace(answers=())
    assert renewed.best.answer == puzzle.best.answer
    assert {one.answer for one in renewed.answers} == {one.answer for one in puzzle.answers}
    assert all(one.reason for one in renewed.answers)
    # Where it does not find the right answer ahead, nothing changes.
    spoiled = puzzle._replace(answers=(puzzle.answers[-1], *puzzle.answers[:-1]))
    assert mining.renewed(mining.Check(game.id, spoiled, 99)) == spoiled


@pytest.mark.slow
def test_puzzles_are_mined_by_one_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mined.json"
    made = mining.dig(mining.Task("check-the-ripper", 1, 1888))
    assert made
    assert made == mining.dig(mining.Task("check-the-ripper", 1, 1888))
    file.write_text(write(made), encoding="utf-8")
    assert [one.id for one in read_file(str(file))] == [one.id for one in made]
    code = app(
        ["puzzles", "check", "check-the-ripper", "--file", str(file), "--jobs", "1", "--lang", "en"],
        result_action="return_value",
    )
    assert code == 0
    assert f"agrees on {len(made)} of {len(made)}" in capsys.readouterr().out


def test_chosen_puzzles_come_from_all_themes() -> None:
    game = next(one for one in GAMES if one.id == "jack-the-ripper")
    picked = mining.chosen(list(puzzles(game).values()), 9)
    assert {name: len(ids) for name, ids in themes(picked).items()} == {"risk": 3, "holds": 3, "out": 3}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_not_too_many_puzzles_are_alike(game: Game) -> None:
    """A kind that is easy to find does not crowd out the others."""
    alike = Counter([mining.kind(one)[:2] for one in puzzles(game).values()])
    assert max(alike.values()) <= mining.ALIKE
    assert len(alike) >= 5


def test_the_list_does_not_say_what_is_right() -> None:
    game = next(one for one in GAMES if one.id == "mr-jack")
    assert puzzling.every(game).puzzles[0].__struct_fields__ == ("puzzle", "theme")
    shown = puzzling.shown(game, next(iter(puzzles(game).values())))
    assert not {"best", "given", "answers"} & set(shown.__struct_fields__)
