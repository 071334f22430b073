"""The rulebook a player reads, the code, the refusals and the tests cannot drift apart.

Code and tests are parsed, not imported: a citation counts where it is written down. Code cites a rule in
square brackets in a docstring, or returns its id from a `why`; a test carries it as a mark.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import whitechapel
from whitechapel import Game, GameError
from whitechapel.core.frames import GAME_OVER, NOT_YOUR_TURN, Forbidden
from whitechapel.core.rulebook import Rulebook, load

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
RULEPAGES = ROOT / "tools" / "rulepages.py"

DECISIONS = {
    "jack-the-ripper": [f"A{number}" for number in range(1, 70)],
    "rue-morgue": [f"B{number}" for number in range(1, 56)],
    "mr-jack": [f"M{number}" for number in range(1, 15)],
    "check-the-ripper": [f"C{number}" for number in range(1, 55)],
}
"""The numbered decisions about unclear rules that a game must have taken."""

CITED = re.compile(r"(?<![\w\]])\[([a-z0-9]+(?:-[a-z0-9]+)*)\]")
"""An id in brackets. Not `MELDS[colour][naturals]`: what follows a word or a bracket is an index."""

every_game = pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)


# -- who cites what -------------------------------------------------------------------------------


def cited_in_docstrings(tree: ast.AST) -> set[str]:
    """The ids in docstrings, those under a constant or a field included."""
    texts = [
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    return {rule for text in texts for rule in CITED.findall(text)}


def returned_as_reasons(tree: ast.AST, *, all_functions: bool) -> set[str]:
    """The texts that functions called `why`, or all of them, can return: each is the id of a rule."""
    return {
        node.value
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and (all_functions or function.name == "why")
        for answer in ast.walk(function)
        if isinstance(answer, ast.Return) and answer.value is not None
        for node in ast.walk(answer.value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def cited_by_code(game: Game) -> set[str]:
    """Every id that the game's folder names, and the two of the engine."""
    cited = {NOT_YOUR_TURN, GAME_OVER}
    for path in sorted((ROOT / "whitechapel" / "games" / game.id.replace("-", "_")).glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        cited |= cited_in_docstrings(tree) | returned_as_reasons(tree, all_functions=path.name == "why.py")
    return cited


def marks(tree: ast.AST) -> Iterator[str]:
    """The ids in `pytest.mark.rule(...)`, on a test, a parameter or a list of marks."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for part in (part for argument in node.args for part in ast.walk(argument)):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def marked_in_tests() -> set[str]:
    """Every `game/rule` some test says it proves."""
    return {mark for path in sorted(TESTS.rglob("*.py")) for mark in marks(ast.parse(path.read_text(encoding="utf-8")))}


@every_game
def test_every_rule_the_code_cites_exists(game: Game) -> None:
    unknown = sorted(cited_by_code(game) - set(game.rulebook.rules))
    assert not unknown, " ".join(unknown)


@every_game
def test_every_rule_is_cited_by_code(game: Game) -> None:
    without_code = sorted(set(game.rulebook.rules) - cited_by_code(game))
    assert not without_code, " ".join(without_code)


@every_game
def test_every_rule_is_proved_by_a_test(game: Game) -> None:
    without_test = sorted({f"{game.id}/{rule}" for rule in game.rulebook.rules} - marked_in_tests())
    assert not without_test, " ".join(without_test)


def test_every_rule_a_test_proves_exists() -> None:
    known = {f"{game.id}/{rule}" for game in whitechapel.GAMES for rule in game.rulebook.rules}
    unknown = sorted(marked_in_tests() - known)
    assert not unknown, " ".join(unknown)


def test_a_citation_is_found_in_a_docstring_and_in_a_reason_but_not_in_an_index() -> None:
    tree = ast.parse(
        '''
def draw():
    """Draw a card. [draw-one]
    [draw-empty-yard]"""
    return yard[top]

MELDS = 1
"""MELDS[colour][naturals]: a table. [meld-three]"""

class Frame:
    def why(self):
        """[vote-all]"""
        return "one-gavel" if self.gavel else elsewhere("turn-order")
'''
    )
    assert cited_in_docstrings(tree) == {"draw-one", "draw-empty-yard", "meld-three", "vote-all"}
    assert returned_as_reasons(tree, all_functions=False) == {"one-gavel", "turn-order"}


def test_a_mark_is_found_on_a_test_and_on_a_parameter() -> None:
    tree = ast.parse(
        """
@pytest.mark.rule("mr-jack/whistle")
@pytest.mark.rule("mr-jack/escape", "mr-jack/lights")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("mr-jack/manhole")), "mr-jack/not-a-mark"])
def test_it(n): ...
"""
    )
    assert set(marks(tree)) == {"mr-jack/whistle", "mr-jack/escape", "mr-jack/lights", "mr-jack/manhole"}


# -- what the rulebook refuses --------------------------------------------------------------------


def texts_in_tests(game: Game) -> set[str]:
    """Every text that stands in the tests of a game."""
    return {
        node.value
        for path in sorted((TESTS / game.id.replace("-", "_")).glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@every_game
def test_every_reason_is_given_in_a_test_of_its_game(game: Game) -> None:
    why = ROOT / "whitechapel" / "games" / game.id.replace("-", "_") / "why.py"
    reasons = returned_as_reasons(ast.parse(why.read_text(encoding="utf-8")), all_functions=True)
    by_name = {rule.id for rule in game.rulebook.rules.values() if rule.refuses}
    assert sorted((reasons | by_name) - texts_in_tests(game)) == []


@every_game
def test_whatever_is_forbidden_by_name_is_understood_and_never_offered(game: Game) -> None:
    for rule in game.rulebook.rules.values():
        for pattern in rule.refuses:
            texts = [text for text in spelt_out(pattern, game) if text not in game.actions]
            assert rule.id in [game.rulebook.refusing(text, game.actions) for text in texts], pattern
            for text in texts:
                action = game.action(text)
                assert isinstance(action, Forbidden)
                assert (action.text, action.rule in game.rulebook.rules) == (text, True)


def spelt_out(pattern: str, game: Game) -> list[str]:
    """Some texts that a pattern stands for: each part in turn filled with every word that fits."""
    words = sorted({word for text in game.actions for word in text.split()} | set("123456789"))
    parts = pattern.split(" ")
    choices = [[part] if part.isalpha() else [word for word in words if fnmatchcase(word, part)] for part in parts]
    choices = [found or [part] for found, part in zip(choices, parts, strict=True)]
    longest = max(len(found) for found in choices)
    return [" ".join([found[i % len(found)] for found in choices]) for i in range(longest)]


def test_of_two_rules_that_refuse_an_answer_the_one_that_names_more_of_it_speaks() -> None:
    game = whitechapel.game("jack-the-ripper")
    assert game.rulebook.refusing("meld gull 2", game.actions) == "meld-three"
    assert game.rulebook.refusing("meld suspect-gull 2", game.actions) == "gavel-alone"
    assert game.rulebook.refusing("meld pears 2", game.actions) == ""
    assert game.rulebook.refusing("meld gull 2 3", game.actions) == ""


# -- what the rulebook says -----------------------------------------------------------------------


@pytest.mark.parametrize(("name", "numbers"), DECISIONS.items())
def test_every_decision_is_taken_by_a_rule(name: str, numbers: list[str]) -> None:
    taken = {number for rule in whitechapel.game(name).rulebook.rules.values() for number in rule.decisions}
    assert [number for number in numbers if number not in taken] == []
    assert sorted(taken - set(numbers)) == []


@every_game
def test_every_sentence_is_whole_and_stands_once(game: Game) -> None:
    for language in ("en", "de"):
        sentences = [rule.text[language] for rule in game.rulebook.rules.values()]
        assert [text for text in sentences if not re.fullmatch(r"[A-ZÄÖÜ“„].*[^ ]\.", text)] == []
        assert sorted({text for text in sentences if sentences.count(text) > 1}) == []


@every_game
def test_counterparts_belong_to_different_editions_and_stand_in_one_chapter(game: Game) -> None:
    rules = game.rulebook.rules
    for rule in rules.values():
        if rule.instead_of:
            other = rules[rule.instead_of]
            assert rule.edition, f"{rule.id} stands against {other.id} but holds in every edition"
            assert other.edition, f"{other.id} holds in every edition, {rule.id} against it included"
            assert (rule.edition != other.edition, rule.chapter) == (True, other.chapter), rule.id


@every_game
def test_a_rule_of_one_edition_names_no_heading_of_another(game: Game) -> None:
    for rule in game.rulebook.rules.values():
        assert not rule.edition or set(rule.sources) <= {rule.edition}, rule.id


@every_game
def test_no_chapter_is_empty_and_rules_of_a_chapter_stand_together(game: Game) -> None:
    order = list(dict.fromkeys(rule.chapter for rule in game.rulebook.rules.values()))
    assert order == list(game.rulebook.chapters)
    chapters = [rule.chapter for rule in game.rulebook.rules.values()]
    assert chapters == sorted(chapters, key=order.index)


def test_a_rule_is_read_in_either_language() -> None:
    book = whitechapel.game("jack-the-ripper").rulebook
    assert book.sentence("letters-never-double", "en") == "Letters never count double."
    assert book.sentence("letters-never-double", "de") == "Briefe zählen nie doppelt."


def test_a_rule_that_is_read_alone_says_all_it_means() -> None:
    shown = whitechapel.game("check-the-ripper").rulebook.sentence("shown-until-next-answer", "de")
    assert shown.endswith("liegt offen, bis irgendjemand die nächste Antwort gibt.")
    book = whitechapel.game("jack-the-ripper").rulebook
    assert "when the Ripper escapes" in book.sentence("unsolved-conditions", "en")
    assert "without anybody going out" in book.sentence("unsolved-conditions", "en")
    assert "wenn der Ripper entkommt" in book.sentence("unsolved-conditions", "de")
    assert "ohne dass in diesem Zug jemand die letzte Handkarte ablegt" in book.sentence("unsolved-conditions", "de")


# -- the page -------------------------------------------------------------------------------------


def rulepages(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(RULEPAGES), *arguments], capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_the_pages_are_up_to_date() -> None:
    run = rulepages("--check")
    assert (run.returncode, run.stderr) == (0, "")


def test_a_page_that_was_changed_by_hand_is_noticed(tmp_path: Path) -> None:
    assert rulepages("--out", str(tmp_path)).returncode == 0
    assert rulepages("--check", "--out", str(tmp_path)).returncode == 0
    page = tmp_path / "jack-the-ripper.md"
    page.write_text(page.read_text(encoding="utf-8").replace("62 cards", "63 cards"), encoding="utf-8")
    run = rulepages("--check", "--out", str(tmp_path))
    assert run.returncode == 1
    assert "jack-the-ripper.md" in run.stderr
    assert "63 cards" in page.read_text(encoding="utf-8")


def test_a_missing_page_is_noticed(tmp_path: Path) -> None:
    assert rulepages("--check", "--out", str(tmp_path)).returncode == 1
    assert list(tmp_path.iterdir()) == []


@every_game
def test_the_page_shows_every_rule_once_in_both_languages(game: Game) -> None:
    page = (ROOT / "docs" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")
    assert re.findall(r'<a id="(?!chapter-)([^"]+)">', page) == shown(game.rulebook)
    for names in game.rulebook.chapters.values():
        assert names["en"] in page
        assert names["de"] in page


def shown(book: Rulebook) -> list[str]:
    """The ids in the order of a page: chapter by chapter, in a row by edition, at the place of the first of the row."""
    order: list[str] = []
    for rule in book.rules.values():
        if rule.id not in order:
            row = [rule, *(other for other in book.rules.values() if other.instead_of == rule.id)]
            row.sort(key=lambda rule: list(book.editions).index(rule.edition) if rule.edition else 0)
            order += [rule.id for rule in row]
    return order


def test_counterparts_stand_side_by_side_on_the_page() -> None:
    page = (ROOT / "docs" / "rules" / "jack-the-ripper.md").read_text(encoding="utf-8")
    row = next(row for row in page.split("<tr>") if '<a id="second-file"></a>' in row)
    left, right = row.split("<td")[1:]
    assert "the dealer shuffles all of Scotland Yard into a second Case File" in left
    assert '<a id="one-file"></a>' in right
    assert "Es gibt nur eine Fallakte pro Durchgang" in right


# -- mistakes in a rulebook -----------------------------------------------------------------------

BOOK = """
game = "whist"
title = { en = "Whist", de = "Whist" }
edition.old = { en = "Old", de = "Alt" }
edition.new = { en = "New", de = "Neu" }
chapter.play = { en = "Play", de = "Spiel" }
"""
RULE = """
[[rule]]
id = "follow-suit"
chapter = "play"
en = "Follow suit if you can."
de = "Farbe muss bedient werden."
source.old = ["Play"]
"""


def test_a_rulebook_without_mistakes_is_read(tmp_path: Path) -> None:
    path = tmp_path / "rulebook.toml"
    path.write_text(BOOK + RULE + 'ruling = { en = "Always.", de = "Immer." }\ndecisions = ["W1"]\n', encoding="utf-8")
    rule = load(path).rules["follow-suit"]
    assert rule.text == {"en": "Follow suit if you can.", "de": "Farbe muss bedient werden."}
    assert rule.sources == {"old": ("Play",)}
    assert (rule.ruling["de"], rule.decisions, rule.edition, rule.instead_of) == ("Immer.", ("W1",), "", "")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (RULE + 'colour = "red"', "rulebook.toml: follow-suit has a field 'colour' that no rule has."),
        (RULE.replace("de = ", "# "), "rulebook.toml: follow-suit needs the field 'de'."),
        (RULE.replace('"Follow suit if you can."', '" "'), "rulebook.toml: follow-suit needs the field 'en'."),
        (RULE.replace('"Follow suit if you can."', "7"), "rulebook.toml: follow-suit needs the field 'en'."),
        (RULE.replace("id = ", "# "), "rulebook.toml: a rule without id needs the field 'id'."),
        (RULE.replace("chapter = ", "# "), "rulebook.toml: follow-suit needs the field 'chapter'."),
        (
            RULE.replace('"play"', '"bidding"'),
            "rulebook.toml: follow-suit is in the chapter 'bidding', which does not exist.",
        ),
        (
            RULE + 'ruling.en = "Always."',
            "rulebook.toml: the ruling of follow-suit needs the field 'de'.",
        ),
        (
            RULE.replace("source.old", "source.ancient"),
            "rulebook.toml: follow-suit names the edition 'ancient', which does not exist.",
        ),
        (
            RULE + 'edition = "ancient"',
            "rulebook.toml: follow-suit names the edition 'ancient', which does not exist.",
        ),
        (RULE + 'refuses = "pass"', "rulebook.toml: the field 'refuses' of follow-suit must be a list."),
        (RULE.replace("source.old = ", "# "), "rulebook.toml: follow-suit has neither a source nor a ruling."),
        (RULE + RULE, "rulebook.toml: the rule follow-suit occurs twice."),
        (
            RULE + 'edition = "new"\ninstead_of = "lead-trumps"',
            "rulebook.toml: follow-suit replaces lead-trumps, which does not exist.",
        ),
    ],
)
def test_a_mistake_in_a_rulebook_is_named_with_its_rule_and_field(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "rulebook.toml"
    path.write_text(BOOK + text, encoding="utf-8")
    with pytest.raises(GameError, match=f"^{re.escape(sentence)}$"):
        load(path)
