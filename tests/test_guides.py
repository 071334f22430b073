"""The guides to the games name only what there is, and leave no question without an answer."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from whitechapel.core import examples, guide
from whitechapel.core.frames import GameError
from whitechapel.core.game import Game
from whitechapel.games import HOUSE
from whitechapel.server.table import guides
from whitechapel.text import LANGUAGES, own_words, words_for

NAMED = ("cards", "characters", "murderers", "symbols")
"""What lies on a table with a name, as the material calls it."""
every_game = pytest.mark.parametrize("game", HOUSE, ids=[game.id for game in HOUSE])


def questions(game: Game) -> list[str]:
    """Everything that is asked in a game, by its words."""
    return re.findall(r"^question-([\w-]+)", own_words("en", game.id), re.MULTILINE)


@every_game
def test_a_guide_names_only_what_there_is(game: Game) -> None:
    assert guide.faults(game, questions(game)) == []


@every_game
def test_the_two_pages_open_somewhere_for_every_question(game: Game) -> None:
    found = guide.of(game)
    assert found is not None
    answered = [asked for section in found.sections for asked in section.asked]
    assert sorted(answered) == sorted(questions(game))
    assert {section.page for section in found.sections} == {1, 2}


@every_game
def test_every_thing_has_a_name_and_no_two_share_a_form(game: Game) -> None:
    found = guide.of(game)
    assert found is not None
    for language in LANGUAGES:
        forms: dict[str, str] = {}
        for thing in found.things:
            assert thing.name or words_for(language, game.id).has(f"name-{thing.id}"), thing.id
            name = thing.name.get(language) or words_for(language, game.id).name(thing.id)
            for form in {name, *thing.forms.get(language, ())}:
                assert forms.setdefault(form, thing.id) == thing.id, form


@every_game
def test_the_name_of_every_card_figure_and_sign_opens_something(game: Game) -> None:
    found = guides.guide(game)
    assert found is not None
    material = import_module(f"{game.home}.material").MATERIAL
    named = [str(getattr(one, "name", one)) for kind in NAMED for one in getattr(material, kind, ())]
    assert named
    for language in LANGUAGES:
        forms = [re.escape(form) for thing in found.things for form in thing.forms[language]]
        opens = re.compile(rf"(?<!\w)({'|'.join(forms)})(?!\w)")
        names = [words_for(language, game.id).name(one) for one in named]
        assert [name for name in names if not opens.search(name)] == []


@every_game
def test_every_edition_has_its_own_two_pages_where_they_differ(game: Game) -> None:
    found = guide.of(game)
    assert found is not None
    named = {part.edition for section in found.sections for part in section.parts} - {""}
    assert named == (set(game.rulebook.editions) if len(game.rulebook.editions) > 1 else set())


@every_game
def test_every_rule_of_the_house_has_a_title_and_every_chapter_says_what_matters(game: Game) -> None:
    book = game.rulebook
    assert set(book.leads) == set(book.chapters)
    for rule in book.rules.values():
        for language in LANGUAGES:
            assert rule.title[language] != rule.id
            assert len(rule.title[language]) < 48, rule.title


@every_game
def test_the_rules_speak_of_people_not_of_seat_numbers(game: Game) -> None:
    for rule in game.rulebook.rules.values():
        assert not re.search(r"\b(seat|Platz) \d", " ".join([*rule.text.values(), *rule.ruling.values()]), re.I), (
            rule.id
        )


def test_english_players_get_us_games_and_germans_pegasus() -> None:
    ripper, jack = HOUSE[0].rulebook, next(game for game in HOUSE if game.id == "mr-jack").rulebook
    assert [ripper.edition_for(language, "pegasus") for language in LANGUAGES] == ["us-games", "pegasus"]
    assert [jack.edition_for(language, "2006") for language in LANGUAGES] == ["2006", "2006"]


# -- wrong guides -----------------------------------------------------------------------------------

GOOD = """
[goal]
en = "Win."
de = "Gewinne."
[group.cards]
en = "Cards"
de = "Karten"
[[thing]]
id = "ace"
group = "cards"
en = "The best."
de = "Das beste."
[[section]]
id = "turn"
page = 1
title = { en = "A turn", de = "Ein Zug" }
[[section.part]]
en = "Play a card."
de = "Spiel eine Karte."
"""


def test_a_guide_is_read_as_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "guide.toml"
    path.write_text(GOOD, encoding="utf-8")
    found = guide.load(path)
    assert (found.goal["de"], found.roles, found.groups["cards"]["en"]) == ("Gewinne.", (), "Cards")
    assert (found.things[0].id, found.things[0].drawn, found.things[0].name) == ("ace", "ace", {})
    assert found.sections[0].parts[0].text == {"en": "Play a card.", "de": "Spiel eine Karte."}


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        (GOOD.replace('de = "Gewinne."', ""), "goal"),
        (GOOD.replace("page = 1", "page = 3"), "section turn"),
        (GOOD.replace('de = "Ein Zug"', 'fr = "Un tour"'), "section turn"),
        (GOOD.replace('group = "cards"', 'group = "dice"'), "thing ace"),
        (GOOD + 'picture = "ace"', "section turn, picture"),
        (GOOD + 'show = "later"', "section turn"),
        (GOOD.replace('de = "Spiel eine Karte."', ""), "section turn"),
        (GOOD.replace('de = "Karten"', ""), "group.cards"),
    ],
)
def test_a_mistake_in_a_guide_names_the_place(tmp_path: Path, wrong: str, place: str) -> None:
    path = tmp_path / "guide.toml"
    path.write_text(wrong, encoding="utf-8")
    with pytest.raises(GameError, match=re.escape(f"guide.toml: something is missing or wrong at {place}.")):
        guide.load(path)


def test_every_rule_that_speaks_of_playing_can_be_seen_and_tried() -> None:
    for game in HOUSE:
        found = examples.coverage(game)
        assert found.played == found.shown, game.id
