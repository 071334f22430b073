"""Every error is a sentence in both languages: in English where it is raised, in German with the texts of the only game
that raises it or else in errors.de.ftl."""

from __future__ import annotations

import ast
import pickle
import pydoc
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest
from fluent.syntax import ast as fluent
from test_text import messages, variables

import whitechapel
from whitechapel import cli, text
from whitechapel.core.files import read_text, write_text
from whitechapel.core.frames import BadAnswer, GameError, Illegal, NotAsked, Over
from whitechapel.games.check_the_ripper.material import from_file
from whitechapel.games.jack_the_ripper import GAME
from whitechapel.text import FOLDER, Name, Words, files

SOURCES = sorted((FOLDER.parent).rglob("*.py"))


class Raised(NamedTuple):
    """One place in the source where an error is made."""

    place: str
    id: str
    sentence: str
    facts: frozenset[str]


def family(trees: dict[Path, ast.Module]) -> set[str]:
    """The names of GameError and all its special cases."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"GameError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def raised(tree: ast.Module, place: str, errors: set[str]) -> Iterator[Raised | str]:
    """Every error that a source makes; a place that does not say its id, sentence and facts plainly is only named."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name in errors:
            own = [
                call
                for call in ast.walk(node)
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__"
            ]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in errors:
            own = [node] if node.func.id not in OWN_SENTENCE else []
        else:
            own = []
        for call in own:
            here = f"{place}:{call.lineno}"
            texts = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            if len(texts) != 2 or len(call.args) != 2 or any(keyword.arg is None for keyword in call.keywords):
                if ast.unparse(call) != "super().__init__(sentence.format(**facts))":
                    yield here
                continue
            yield Raised(here, texts[0], texts[1], frozenset(str(keyword.arg) for keyword in call.keywords))


OWN_SENTENCE = {"Illegal", "NotAsked", "Over"}
"""Errors whose class knows their sentence."""


@cache
def all_raised() -> list[Raised | str]:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}
    errors = family(trees)
    return [
        one
        for path, tree in trees.items()
        for one in raised(tree, path.relative_to(FOLDER.parent).with_suffix("").as_posix(), errors)
    ]


GAMES = {game.home.rpartition(".")[2]: files("de", game.id)[1] for game in whitechapel.GAMES}
GAMES["skeleton"] = FOLDER.parent / "skeleton" / "text" / "de.ftl"
"""What the folders of the games are called on every floor, and where their German words are."""


def german() -> dict[tuple[str, str], fluent.Message]:
    """The German sentences of errors, by the game they are with (none: errors.de.ftl) and by id."""
    own = {
        (game, name.removeprefix("error-")): message
        for game, file in GAMES.items()
        for name, message in messages(file).items()
        if name.startswith("error-")
    }
    return own | {("", name): message for name, message in messages(FOLDER / "errors.de.ftl").items()}


def homes(found: list[Raised]) -> dict[str, str]:
    """For the id of each error, the game it belongs to: the only one whose folders raise it."""
    rooms: dict[str, set[str]] = {}
    for one in found:
        owner = GAMES.keys() & set(one.place.partition(":")[0].split("/"))
        rooms.setdefault(one.id, set()).add("".join(owner))
    return {id: next(iter(where)) if len(where) == 1 else "" for id, where in rooms.items()}


def test_every_error_in_the_source_says_its_id_its_sentence_and_its_facts() -> None:
    assert [place for place in all_raised() if isinstance(place, str)] == []


def test_a_bare_sentence_would_be_found() -> None:
    bare = list(raised(ast.parse('raise BadAnswer(f"{x} is wrong.")'), "core/x", {"BadAnswer"}))
    assert bare == ["core/x:1"]


def test_every_error_has_a_german_sentence_with_the_same_facts_and_none_is_left_over() -> None:
    found = [one for one in all_raised() if isinstance(one, Raised)]
    assert len(found) > 100
    sentences, home = german(), homes(found)
    for one in found:
        named = {field for _, field, _, _ in Formatter().parse(one.sentence) if field}
        assert named == one.facts, one
        assert (home[one.id], one.id) in sentences, one
        assert variables(sentences[home[one.id], one.id]) == one.facts, one
    assert {(home[one.id], one.id) for one in found} == set(sentences)


def test_an_error_is_looked_for_where_it_belongs() -> None:
    home = homes([one for one in all_raised() if isinstance(one, Raised)])
    belongs = {id: home[id] for id in ("chance-mr-jack", "board-sign", "score-under", "chance-rummy", "over")}
    assert belongs == {
        "chance-mr-jack": "mr_jack", "board-sign": "check_the_ripper", "score-under": "rue_morgue",
        "chance-rummy": "", "over": "",
    }  # fmt: skip


def test_an_id_has_one_sentence() -> None:
    said: dict[str, str] = {}
    for one in all_raised():
        if isinstance(one, Raised):
            assert said.setdefault(one.id, one.sentence) == one.sentence, one


def test_words_say_an_error_with_its_names_and_the_errors_in_it() -> None:
    inner = NotAsked(3)
    error = GameError(
        "transcript-unplayable", "Line {line} of the transcript cannot be played: {why}", line=1234, why=inner
    )
    assert str(error) == "Line 1234 of the transcript cannot be played: Seat 3 has not been asked anything now."
    assert Words("en").error(error) == str(error)
    assert (
        Words("de").error(error)
        == "Zeile 1234 der Mitschrift lässt sich nicht spielen: Platz 3 ist gerade nicht gefragt."
    )
    named = GameError(
        "score-not-laid", "{card} never stays on the table; it goes to Scotland Yard.", card=Name("strikes")
    )
    assert Words("en", GAME.id).error(named) == "Ripper Strikes never stays on the table; it goes to Scotland Yard."
    assert Words("de", GAME.id).error(named).startswith("Der Ripper schlägt zu bleibt nie auf dem Tisch")


def test_an_error_of_one_game_is_said_in_german_wherever_it_turns_up() -> None:
    with pytest.raises(BadAnswer) as told:
        whitechapel.game("mr-jack").chance("nonsense")
    sentence = Words("de", "mr-jack").say("error-chance-mr-jack", given="nonsense")
    assert [Words("de", game).error(told.value) for game in ("mr-jack", "", "rue-morgue")] == [sentence] * 3


def test_a_game_s_own_sentence_comes_before_that_of_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "de.ftl").write_text("error-over = Feierabend.", encoding="utf-8")
    monkeypatch.setattr(text, "folder", lambda game: tmp_path)
    assert Words("de", "mr-jack").error(Over()) == "Feierabend."
    assert Words("de").error(Over()) == "Die Partie ist zu Ende."
    assert Words("de", "mr-jack").error(GameError("tilt", "Somebody leant on the {thing}.", thing="table")) == (
        "Somebody leant on the table."
    )


@pytest.mark.parametrize(
    "error",
    [
        GameError("over", "The game is over."),
        BadAnswer("option-twice", "The option {option} is given twice.", option="seats"),
        Illegal("victim-first", "meld druitt 3"),
        NotAsked(2),
        Over(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_whole_out_of_another_process(error: GameError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.id, again.facts) == (str(error), error.id, error.facts)


# -- files ----------------------------------------------------------------------------------------

HEADER = "jack-the-ripper rules=1\n"


def test_a_byte_order_mark_before_a_file_is_not_part_of_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xef\xbb\xbf" + HEADER.encode())
    assert read_text(str(file)) == HEADER
    assert cli.run(["replay", str(file)]) == 0


def test_texts_with_a_byte_order_mark_are_read_from_anywhere() -> None:
    board = (FOLDER.parent / "games" / "check_the_ripper" / "board.json").read_text(encoding="utf-8")
    assert from_file("\ufeff" + board) == from_file(board)
    assert whitechapel.read("\ufeff" + HEADER).write() == whitechapel.read(HEADER).write()


def test_board_and_score_files_with_a_byte_order_mark_are_read(tmp_path: Path) -> None:
    for name, command in (("board.json", "board check-the-ripper"), ("score.toml", "score jack-the-ripper")):
        known = FOLDER.parent / "games" / "check_the_ripper" / name
        source = known if known.exists() else Path(__file__).parent.parent / "docs" / "examples" / name
        (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + source.read_bytes())
        assert cli.run([*command.split(), str(tmp_path / name)]) == 0


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (HEADER.encode("utf-16"), "ist in UTF-16 geschrieben; speichere die Datei als UTF-8."),
        (b"\x80\x81", "ist kein Text in UTF-8."),
    ],
)
def test_a_file_in_another_encoding_is_refused(
    data: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(data)
    assert cli.run(["replay", str(file), "--lang", "de"]) == 2
    assert capsys.readouterr().err == f"{file} {sentence}\n"


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="its folder does not exist"):
        write_text(str(tmp_path / "nowhere" / "game.txt"), "")
    with pytest.raises(GameError, match="is a folder, not a file"):
        write_text(str(tmp_path), "")


def test_a_wrong_line_is_named_as_it_stands_in_the_file_whatever_remarks_stand_before_it() -> None:
    text = HEADER + "# a remark\n\n* dealer 1\n# another\n0 fly away\n"
    with pytest.raises(GameError, match=r"^Line 6 of the transcript cannot be played"):
        whitechapel.read(text).replay()


# -- help -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in whitechapel.__all__ if isinstance(getattr(whitechapel, name), type)])
def test_everything_the_package_exports_has_help(name: str) -> None:
    kind = getattr(whitechapel, name)
    assert name in pydoc.render_doc(kind)
    for attribute in [one for one in dir(kind) if not one.startswith("_")]:
        if not isinstance(getattr(kind, attribute), str):  # the usual value of a field
            assert pydoc.plain(pydoc.render_doc(getattr(kind, attribute)))


def test_the_methods_of_a_game_and_of_its_records_have_help() -> None:
    for method in (
        GAME.new,
        GAME.action,
        GAME.read_settings,
        GAME.why,
        GAME.told,
        GAME.rulebook.sentence,
        GAME.setting_table[0].read,
    ):
        assert method.__name__ in pydoc.plain(pydoc.render_doc(method))
