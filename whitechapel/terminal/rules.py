"""The rulebook on the screen, whole or searched for a word."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule as Heading
from rich.text import Text

from whitechapel.core.examples import coverage
from whitechapel.core.game import Game
from whitechapel.core.rulebook import Rule, Rulebook
from whitechapel.text import Words
from whitechapel.text.stems import mentions


def find(rulebook: Rulebook, word: str, language: str) -> list[Rule]:
    """The rules a word refers to: the one with this id or, failing that, all that contain the word, in any of its
    forms, in their id or text."""
    if word in rulebook.rules:
        return [rulebook.rules[word]]
    return [
        rule
        for rule in rulebook.rules.values()
        if mentions(f"{rule.id} {rule.text[language]} {rule.ruling.get(language, '')}", word, language)
    ]


def show(console: Console, rulebook: Rulebook, words: Words, word: str = "") -> bool:
    """Print the rules, chapter by chapter; with a word, only those it finds. False if it finds none."""
    found = find(rulebook, word, words.language)
    if not found:
        console.print(words.say("rules-none", word=word))
        return False
    if not word:
        console.print(Text(rulebook.title[words.language], "bold"))
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            title = Text(rulebook.chapters[chapter][words.language], "bold")
            console.print(Padding(Heading(title, align="left", style="dim"), (1, 0, 0, 0)))
        console.print(Padding(_rule(rule, rulebook, words), (0, 1)))
    return True


def show_coverage(console: Console, game: Game, words: Words) -> None:
    """Print how many rules that speak of playing have an example, and which of them have none."""
    played, shown = coverage(game)
    console.print(words.say("rules-examples", shown=len(shown), played=len(played)))
    for rule in played:
        if rule not in shown:
            console.print(Padding(_rule(game.rulebook.rules[rule], game.rulebook, words), (0, 1)))


def _rule(rule: Rule, rulebook: Rulebook, words: Words) -> Text:
    text = Text.assemble(rule.text[words.language], " ", (f"[{rule.id}]", "dim"))
    if rule.edition and len(rulebook.editions) > 1:
        edition = rulebook.editions[rule.edition][words.language]
        text.append(f" ({words.say('rules-only', edition=edition)})", "italic")
    if rule.ruling:
        text.append(f"\n  {words.say('rules-ruling')}: {rule.ruling[words.language]}", "dim")
    return text
