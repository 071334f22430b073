"""Write the rulebook of every game as a page to read: `docs/rules/<game>.md`.

    python tools/rulepages.py             write the pages
    python tools/rulepages.py --check     write nothing; exit with 1 if a page is missing or out of date

Under a rule stand its examples in words. `docs/rules/examples.md` says which rules have one.

A page has one table per chapter with a column for each printed edition. A rule that holds in all of them
spans the columns; a rule of one edition is in its column, beside its counterpart. HTML tables
are used because Markdown cells cannot span columns.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

import pages
from example_words import in_words

from whitechapel.core import examples, lessons
from whitechapel.core.examples import Example
from whitechapel.core.game import Game
from whitechapel.core.rulebook import Rule, Rulebook
from whitechapel.games import HOUSE

Row = dict[str, list[Rule]]
"""One row of a table: the rules in each edition's column; under "" a rule that spans all of them."""


def page(game: Game) -> str:
    """The whole page; the same rulebook always gives the same text."""
    book = game.rulebook
    shown = {rule: [_example(game, example) for example in found] for rule, found in by_rule(game).items()}
    chapters = {chapter: [rule for rule in book.rules.values() if rule.chapter == chapter] for chapter in book.chapters}
    parts = [_head(book), _contents(book)]
    for chapter, rules in chapters.items():
        table = _table(book, rows(rules), shown)
        lead = _lead(book, chapter)
        parts.append(f'<a id="chapter-{chapter}"></a>\n\n## {_both(book.chapters[chapter])}\n\n{lead}{table}')
    if any(rule.decisions for rule in book.rules.values()):
        parts.append(_decisions(book))
    return "\n\n".join(parts) + "\n"


def by_rule(game: Game) -> dict[str, list[Example]]:
    """The examples of each rule that has any."""
    found: dict[str, list[Example]] = {}
    for example in examples.of(game):
        for rule in example.rules:
            found.setdefault(rule, []).append(example)
    return found


def rows(rules: list[Rule]) -> list[Row]:
    """The rules of a chapter as rows, in order: counterparts share a row, at the place of the first."""
    home = {rule.id: rule.id for rule in rules}
    for rule in rules:
        if rule.edition and rule.instead_of in home:
            old, new = home[rule.id], home[rule.instead_of]
            home = {rule_id: new if row == old else row for rule_id, row in home.items()}
    found: dict[str, Row] = {}
    for rule in rules:
        found.setdefault(home[rule.id], {}).setdefault(rule.edition, []).append(rule)
    return list(found.values())


def _head(book: Rulebook) -> str:
    shared = sum(not rule.edition for rule in book.rules.values())
    lines = [
        f"# {_both(book.title)}",
        "<!-- Written by tools/rulepages.py from the game's rulebook.toml. Change the rulebook, not this page. -->",
        f"{len(book.rules)} rules, each with its title and its permanent name. English comes first, German below it in "
        "italics. Under a rule stand a ruling where the printed rules are silent, unclear or of two minds, and the "
        "headings it comes from, in the language of the printed book.",
        f"*{len(book.rules)} Regeln, jede mit ihrem Titel und ihrem festen Namen. Zuerst Englisch, darunter kursiv "
        "Deutsch. Unter einer Regel stehen eine Entscheidung, wo die gedruckten Anleitungen schweigen, unklar "
        "sind oder sich widersprechen, und die Überschriften, unter denen sie dort zu finden ist.*",
    ]
    if book.editions:
        names = " · ".join(f"**{_both(names)}** (`{edition}`)" for edition, names in book.editions.items())
        lines.append(
            f"{names}: {shared} rules hold in every edition and run across the table; the others stand in the column "
            f"of their edition, beside their counterpart. *{shared} Regeln gelten in allen Ausgaben und gehen über die "
            "ganze Breite; die anderen stehen in der Spalte ihrer Ausgabe neben ihrem Gegenstück.*"
        )
    return "\n\n".join(lines)


def _contents(book: Rulebook) -> str:
    lines = [f"- [{_both(names)}](#chapter-{chapter})" for chapter, names in book.chapters.items()]
    return "\n".join(lines)


def _lead(book: Rulebook, chapter: str) -> str:
    """What matters most in a chapter."""
    lead = book.leads.get(chapter)
    return f'**{lead["en"]}**<br>\n<i lang="de">{lead["de"]}</i>\n\n' if lead else ""


def _table(book: Rulebook, chapter: list[Row], shown: Mapping[str, list[str]]) -> str:
    columns = list(book.editions)
    lines = ["<table>"]
    if len(columns) > 1:
        width = f"{100 // len(columns)}%"
        cells = "".join(f'<th width="{width}">{_both(names)}</th>' for names in book.editions.values())
        lines.append(f"<tr>{cells}</tr>")
    for row in chapter:
        lines.append("<tr>")
        if "" in row:
            across = f' colspan="{len(columns)}"' if len(columns) > 1 else ""
            lines.append(_cell(book, row[""], across, shown))
        else:
            lines += [_cell(book, row.get(edition, []), "", shown) for edition in columns]
        lines.append("</tr>")
    return "\n".join([*lines, "</table>"])


def _cell(book: Rulebook, rules: list[Rule], attributes: str, shown: Mapping[str, list[str]]) -> str:
    body = "<hr>\n".join(_rule(book, rule) + "".join(shown.get(rule.id, [])) for rule in rules) or "–\n"
    return f'<td valign="top"{attributes}>\n{body}</td>'


def _rule(book: Rulebook, rule: Rule) -> str:
    """A rule as it appears in its cell."""
    name = f'<a id="{rule.id}"></a><b>{escape(_both(rule.title), quote=False)}</b>'
    name += f' <sub><a href="#{rule.id}"><code>{rule.id}</code></a></sub>'
    if rule.decisions:
        name += f" <sub>{', '.join(rule.decisions)}</sub>"
    lines = [f"{name}<br>", f"{_text(rule.text['en'])}<br>", f'<i lang="de">{_text(rule.text["de"])}</i>']
    if rule.ruling:
        english, german = ("Ruling", "Entscheidung") if rule.decisions else ("Note", "Anmerkung")
        lines.append(f"<br><br><b>{english}:</b> {_text(rule.ruling['en'])}<br>")
        lines.append(f'<i lang="de"><b>{german}:</b> {_text(rule.ruling["de"])}</i>')
    if rule.sources:
        lines.append(f"<br><br><sub>{_sources(book, rule)}</sub>")
    return "\n".join(lines) + "\n"


def _example(game: Game, example: Example) -> str:
    """Before, answer, after, in both languages."""
    (table, answers, outcome), german = (in_words(game, example, language) for language in ("en", "de"))
    lines = ["<details><summary>Example · Beispiel</summary>"]
    lines += [f"{escape(table, quote=False)}<br>"] if table else []
    lines += [f"<b>{escape(answers, quote=False)}</b><br>", f"→ {escape(outcome, quote=False)}<br>"]
    in_german = " — ".join(escape(part, quote=False) for part in german if part)
    return "\n".join([*lines, f'<i lang="de">{in_german}</i>', "</details>"]) + "\n"


def coverage() -> str:
    """Which rules have an example and which are taught in a lesson, game by game."""
    parts = [
        "# Which rules have examples and lessons",
        "<!-- Written by tools/rulepages.py. Change examples.toml or the rulebook, not this page. -->",
        "A rule that speaks of playing should have an example: a position, an answer, and what comes of it. "
        "[How to write one](../examples.md). What a game is about is taught by its first case as well: "
        "[how to write a lesson](../lessons.md).",
        "| game | rules | of playing | with an example | | taught in a lesson |\n|---|--:|--:|--:|--:|--:|\n"
        + "\n".join(_figures(game) for game in HOUSE),
    ]
    for game in HOUSE:
        found, taught = by_rule(game), _taught(game)
        lines = ["| rule | example | lesson |", "|---|---|---|"]
        for rule in game.rulebook.rules.values():
            learned = ", ".join(taught.get(rule.id, []))
            lines.append(f"| [`{rule.id}`]({game.id}.md#{rule.id}) | {_kinds(rule, found)} | {learned} |")
        parts.append(f"## {_both(game.rulebook.title)}\n\n" + "\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _figures(game: Game) -> str:
    played, shown = examples.coverage(game)
    percent = 100 * len(shown) // len(played)
    counts = f"{len(game.rulebook.rules)} | {len(played)} | {len(shown)} | {percent} % | {len(_taught(game))}"
    return f"| {game.id} | {counts} |"


def _taught(game: Game) -> dict[str, list[str]]:
    """By rule, the chapters of lessons that teach it."""
    found: dict[str, list[str]] = {}
    for lesson in lessons.of(game):
        for chapter, step in lessons.steps(lesson):
            for rule in step.rules:
                name = f"{lesson.name}: {chapter.name}"
                if name not in found.setdefault(rule, []):
                    found[rule].append(name)
    return found


def _kinds(rule: Rule, found: Mapping[str, list[Example]]) -> str:
    if not rule.played:
        return "does not speak of playing"
    return ", ".join("refused" if example.refused else "played" for example in found.get(rule.id, [])) or "–"


def _sources(book: Rulebook, rule: Rule) -> str:
    """The headings it comes from; the edition is named where a reader could not tell."""
    texts = []
    for edition in (name for name in book.editions if name in rule.sources):
        language = next(iter(book.printed.get(edition, ())), "en")
        headings = " · ".join(f'<i lang="{language}">{_text(heading)}</i>' for heading in rule.sources[edition])
        texts.append(headings if rule.edition else f"{_text(_both(book.editions[edition]))}: {headings}")
    return "<br>".join(texts)


def _decisions(book: Rulebook) -> str:
    """An index from the number of a decision to the rules that follow it."""
    found: dict[str, list[str]] = {}
    for rule in book.rules.values():
        for number in rule.decisions:
            found.setdefault(number, []).append(f"[`{rule.id}`](#{rule.id})")
    lines = ["## Decisions · Entscheidungen", "", "| | |", "|---|---|"]
    lines += [f"| {number} | {', '.join(found[number])} |" for number in sorted(found, key=_by_number)]
    return "\n".join(lines)


def _by_number(decision: str) -> tuple[str, int]:
    """A2 comes before A10."""
    letters = decision.rstrip("0123456789")
    return letters, int(decision[len(letters) :] or 0)


def _both(names: Mapping[str, str]) -> str:
    """A title in both languages, once if it is the same."""
    return " · ".join(dict.fromkeys(names.values()))


def _text(sentence: str) -> str:
    """A sentence for a cell: the names of settings look like the code they are."""
    return re.sub(r"\b[a-z]+(?:_[a-z]+)+\b", r"<code>\g<0></code>", escape(sentence, quote=False))


if __name__ == "__main__":
    more = {"examples": coverage}
    pages.main("rulepages", "rules", "Write the rulebook of every game as a page.", page, more)
