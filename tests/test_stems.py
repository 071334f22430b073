"""Words are found in all their forms, in both languages."""

from __future__ import annotations

import pytest

import whitechapel
from whitechapel.core.game import Game
from whitechapel.terminal.rules import find
from whitechapel.text.stems import mentions, plain, stem

GERMAN = [
    "Karte Karten",
    "ablegen ablegt abgelegt abgelegte abgelegten",
    "legen legt gelegt",
    "Opfer Opfers Opfern",
    "Fallakte Fallakten",
    "Zug Zuges Züge Zügen",
    "ziehen zieht gezogen gezogene gezogenen",
    "nehmen nimmt genommen",
    "Punkt Punkte Punkten",
    "melden meldet gemeldet gemeldeten",
    "ausspielen ausspielt ausgespielt",
    "aufdecken aufgedeckt aufgedecktes",
    "Verdächtige Verdächtiger Verdächtigen verdaechtige",
    "Hinweis Hinweise Hinweisen",
    "Spieler Spielers Spielern",
    "gewinnen gewinnt gewonnen Gewinner",
    "sehen sieht gesehen gesehenen",
    "Würfel Würfeln würfelt gewürfelt",
    "Schacht Schächte",
    "Joker Jokern",
    "Regel Regeln",
    "Alibi Alibis",
]
ENGLISH = [
    "meld melds melded melding",
    "discard discards discarded discarding",
    "victim victims",
    "card cards",
    "move moves moved moving",
    "pass passes passed",
    "file files",
    "take takes taken took",
    "draw draws drawn drew",
    "shuffle shuffles shuffled",
    "witness witnesses",
    "alibi alibis",
]


@pytest.mark.parametrize(
    ("forms", "language"), [(forms, "de") for forms in GERMAN] + [(forms, "en") for forms in ENGLISH]
)
def test_all_forms_of_a_word_have_one_stem(forms: str, language: str) -> None:
    assert len({stem(plain(word)[0], language) for word in forms.split()}) == 1


def test_words_that_only_look_alike_stay_apart() -> None:
    for one, other in [("Nacht", "nach"), ("Wert", "wer"), ("Tat", "Tatort"), ("Karte", "kann")]:
        assert stem(plain(one)[0], "de") != stem(plain(other)[0], "de")


def test_capitals_accents_umlauts_and_quotation_marks_make_no_difference() -> None:
    assert plain("„ZURÜCK!“") == plain("zurueck") == plain("Zurück") == ["zuruck"]
    assert plain("Buck’s Row, 3 A.M.") == ["bucks", "row", "3", "am"]


@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("de", "Karten", "Karte"),
        ("de", "Akte", "Akten"),
        ("de", "gespielt", "spielen"),
        ("de", "Züge", "Zug"),
        ("de", "zuege", "ZUGES"),
        ("en", "cards", "card"),
        ("en", "turns", "turn"),
        ("en", "played", "plays"),
    ],
)
def test_the_rulebook_is_searched_by_any_form_of_a_word(game: Game, language: str, one: str, other: str) -> None:
    found = find(game.rulebook, one, language)
    assert found == find(game.rulebook, other, language)
    if any(one.casefold() in rule.text[language].casefold() for rule in game.rulebook.rules.values()):
        assert found


def test_search_finds_what_is_written_in_another_form() -> None:
    book = whitechapel.game("jack-the-ripper").rulebook
    assert book.sentence("discard-one", "de").endswith("offen auf Scotland Yard abgelegt wird.")
    assert book.rules["discard-one"] in find(book, "ablegen", "de")
    assert book.sentence("draw-one", "en").startswith("Each turn begins with drawing exactly one card")
    assert book.rules["draw-one"] in find(book, "drew", "en")
    assert find(book, "Fallakten", "de") == find(book, "fallakte", "de")
    assert find(book, "Opfers", "de") == find(book, "Opfer", "de")
    assert find(book, "discarding", "en") == find(book, "discarded", "en")
    assert find(book, "qwertz", "de") == []


def test_of_several_words_all_must_be_there_and_long_words_are_found_by_a_part() -> None:
    assert mentions("Die Handkarten zählen am Ende", "Karte", "de")
    assert mentions("Die Handkarten zählen am Ende", "Ende Karten", "de")
    assert not mentions("Die Handkarten zählen am Ende", "Karten Alibi", "de")
    assert not mentions("Ein Kopf", "Opfer", "de")


def test_a_word_with_hyphens_is_found_as_one() -> None:
    assert mentions("Füttere den Orang-Utan", "Orang-Utans", "de")
    assert not mentions("whoever votes first; the advanced rule", "vote-advanced", "en")
