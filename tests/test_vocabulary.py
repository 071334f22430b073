"""What is on the screen can be typed, in the language of the screen."""

from __future__ import annotations

from functools import cache

import pytest

import whitechapel
from whitechapel.core.game import Game
from whitechapel.games.jack_the_ripper.material import NAMES
from whitechapel.text import LANGUAGES, Words
from whitechapel.text.vocabulary import Vocabulary

COMMANDS = ("why", "help", "table", "list", "log", "note", "scores", "undo", "save", "load", "quit")


@cache
def vocabulary(game: str, language: str = "de") -> Vocabulary:
    return Vocabulary(language, game, whitechapel.game(game).actions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_every_answer_can_be_typed_as_it_is_printed_in_short_and_by_its_text(game: Game, language: str) -> None:
    words, known = Words(language, game.id), vocabulary(game.id, language)
    for text in game.actions:
        assert known.meant(words.answer(text)) == [text]
        assert known.meant(known.short(text)) == [text]
        assert known.meant(text) == known.meant(text.upper()) == [text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_no_command_is_also_an_answer(game: Game, language: str) -> None:
    known = vocabulary(game.id, language)
    for command in COMMANDS:
        assert known.command(command) == (command, "")
        assert known.command(known.orders[command].upper()) == (command, "")
    for text in game.actions:
        assert known.command(text)[0] == known.command(known.short(text))[0] == ""


GERMAN = {
    "jack-the-ripper": {
        "ablegen letters": "discard letters",
        "Lege die Briefe ab": "discard letters",
        "wirf den Polizeipraesidenten ab": "discard commissioner",
        "lege „Der Ripper schlägt zu“ ab": "discard strikes",
        "Verdaechtigen Druitt ablegen": "discard suspect-druitt",
        "ziehe Akte": "draw file",
        "Zieh eine Karte aus der Fallakte": "draw file",
        "nimm die oberste Karte von Scotland Yard": "draw yard",
        "melde druitt 3": "meld druitt 3",
        "ich melde 3x Druitt": "meld druitt 3",
        "melde drei Briefe": "meld letters 3",
        "lege 3 Montague Druitt aus": "meld druitt 3",
        "melde zwei Druitt mit einem Joker": "meld druitt 2 +wild",
        "melde Druitt 2 Joker": "meld druitt 2 +wild",
        "melde 1 Prinz Eddy und zwei Joker": "meld eddy 1 +2wild",
        "lege Gull an": "layoff gull",
        "Sir Gull anlegen": "layoff gull",
        "ergänze Gull": "layoff gull",
        "lege den Joker als Jill an": "layoff wild as jill",
        "spiele Mary Nichols aus": "play victim nichols",
        "Opfer Annie Chapman": "",
        "spiele Annie Chapman": "play victim chapman",
        "lege Tatort Miller's Court aus": "play scene millers-court",
        "spiele Bucks Row": "play scene bucks-row",
        "spiele das Alibi für Prinz Eddy": "play alibi eddy",
        "nimm Alibi Eddy/Gull": "take alibi-eddy-gull",
        "Ripper entkommt ausspielen": "play escapes",
        "rufe zur Tippabgabe auf": "call vote",
        "tippe auf Jill": "vote jill",
        "behalte sie": "keep",
        "fertig": "done",
        "nicht ablegen": "",
        "melde Druitt 9": "",
    },
    "rue-morgue": {
        "nimm die oberste Karte der Rue Morgue": "draw morgue",
        "melde 3 × 3 Uhr nachts": "meld 3am 3",
        "melde drei Uhr nachts 4": "meld 3am 4",
        "lege drei Fenster aus": "meld windows 3",
        "füttere den Affen aus der Rue Morgue": "feed morgue",
        "spiele Dupins Hilfe und ziehe zwei Karten": "play assistance draw",
        "Dupins Hilfe: konsultiere den Partner": "play assistance consult",
        "gib dem Partner Poe": "pass poe",
        "lege den Seemann unter den Orang-Utan": "hide sailor",
        "lege Folgerung 3 Uhr/St. Roch ab": "discard deduction-3am-roch",
        "spiele den Präfekten": "play prefect",
    },
    "mr-jack": {
        "nimm Watson": "card watson",
        "erst die Fähigkeit": "power first",
        "erst die Stärke": "power first",
        "Bewegung zuerst": "move first",
        "gehe nach f7": "move f7",
        "pfeife Watson nach f7": "whistle watson to f7",
        "Pfeife, und niemand kommt": "whistle nobody",
        "klage Miss Stealthy an": "accuse stealthy",
        "fliehe nach NO": "leave ne",
        "versetze die Laterne von b2 nach c7": "light b2 to c7",
        "Laterne c7 b2": "light c7 to b2",
        "Sperre vom Nordwesten in den Südosten": "cordon nw to se",
        "leuchte nach Suedwesten": "face sw",
    },
    "check-the-ripper": {
        "Turm g11": "rook g11",
        "ziehe den Koenig nach B3": "king b3",
        "stelle die Figur auf a1": "place a1",
        "sieh die Akte auf g5 an": "look g5",
        "sieh keine Akte an": "pass",
        "riskiere g5": "turn g5",
        "nimm die Chips": "take",
        "verzichte auf den Bonuszug": "decline",
        "lege die Akte zurück": "put back",
    },
}


@pytest.mark.parametrize(
    ("game", "line", "text"), [(game, line, text) for game, lines in GERMAN.items() for line, text in lines.items()]
)
def test_german_is_understood_as_a_player_types_it(game: str, line: str, text: str) -> None:
    found = vocabulary(game).meant(line)
    assert found == [text] if text else len(found) != 1


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("discard Ripper Letters", "discard letters"),
        ("Discard the “Commissioner Resigns”", "discard commissioner"),
        ("melds 3 Druitt", "meld druitt 3"),
        ("meld two Prince Eddy with a Wild", "meld eddy 2 +wild"),
        ("play Mary Jane Kelly", "play victim kelly"),
        ("lay off a wild as Gull", "layoff wild as gull"),
    ],
)
def test_english_names_are_understood_too(line: str, text: str) -> None:
    assert vocabulary("jack-the-ripper", "en").meant(line) == [text]


def test_what_is_said_in_part_means_every_option_it_is_a_part_of() -> None:
    known = vocabulary("jack-the-ripper")
    options = ["meld druitt 3", "meld druitt 2 +wild", "discard druitt", "discard letters"]
    assert known.meant("ablegen", options) == ["discard druitt", "discard letters"]
    assert known.meant("Briefe", options) == ["discard letters"]
    assert known.meant("Druitt", options) == ["meld druitt 3", "meld druitt 2 +wild", "discard druitt"]
    assert known.meant("3 Druitt", options) == ["meld druitt 3"]


def test_nothing_that_was_not_said_is_added_to_a_number() -> None:
    assert vocabulary("jack-the-ripper").meant("melde Druitt 2", ["meld druitt 2 +wild"]) == []


def test_what_is_said_completely_is_not_taken_for_a_part_of_something_else() -> None:
    assert vocabulary("jack-the-ripper").meant("Druitt ablegen", ["discard suspect-druitt"]) == ["discard druitt"]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("melde Druitt 2", "meld druitt 2"),
        ("melde 9 Druitt", "meld druitt 9"),
        ("melde drei Joker", "meld wild 3"),
        ("melde 2 Briefe mit Joker", "meld letters 2 +wild"),
        ("melde drei Verdacht Druitt", "meld suspect-druitt 3"),
        ("lege den Joker als Briefe an", "layoff wild as letters"),
        ("tippe auf Briefe", "vote letters"),
        ("spiele Alibi Eddy/Gull", "play alibi-eddy-gull"),
    ],
)
def test_what_is_no_answer_is_spelt_like_one(line: str, text: str) -> None:
    known = vocabulary("jack-the-ripper")
    assert known.meant(line) == []
    assert text in known.spellings(line)


def test_who_acts_now_may_be_named_and_nobody_else() -> None:
    known = vocabulary("mr-jack")
    assert known.meant("bewege Watson f7", ["move f7", "move f8"], "watson") == ["move f7"]
    assert known.meant("bewege Holmes f7", ["move f7", "move f8"], "watson") == ["whistle holmes to f7"]


def test_cards_are_understood_by_all_their_names() -> None:
    cards = Vocabulary("de", "jack-the-ripper", NAMES)
    words = Words("de", "jack-the-ripper")
    for card in NAMES:
        assert cards.meant(words.name(card)) == [card] == cards.meant(card)
    assert cards.meant("Mary Nichols") == ["victim-nichols"]
    assert cards.meant("Brief") == ["letters"]
    assert cards.meant("Alibi Chapman") == ["alibi-chapman"]
    assert cards.meant("Tatort Nirgendwo") == []


def test_very_long_lines_are_not_read() -> None:
    assert vocabulary("jack-the-ripper").meant("lege aus " * 500) == []
    assert vocabulary("jack-the-ripper").meant("aus an ab nimm " * 5) == []
