"""Somebody types German into a German terminal."""

from __future__ import annotations

import io

import pytest
from evening import Evening, transcript
from rich.console import Console

from whitechapel.cli.playing import sit_down
from whitechapel.games.jack_the_ripper import GAME
from whitechapel.games.mr_jack import GAME as MR_JACK
from whitechapel.games.mr_jack.material import CHARACTERS
from whitechapel.terminal.play import PlayLoop
from whitechapel.text import Words


def german(*lines: str, start: str = "") -> Evening:
    return Evening(*lines, lang="de", start=start or transcript("0 draw file"))


def answers(evening: Evening) -> list[str]:
    """What the person has answered."""
    return [text for seat, text in evening.session.transcript.lines if seat == 0]


def test_a_turn_is_typed_in_german() -> None:
    evening = german(
        "zieh eine Karte aus der Fallakte", "spiele Opfer Mary Nichols", "melde 3 Druitt", start=transcript()
    )
    assert answers(evening) == ["draw file", "play victim nichols", "meld druitt 3"]


def test_the_sentence_on_the_screen_is_an_answer() -> None:
    sentence = Words("de", GAME.id).answer("play commissioner")
    evening = german(sentence)
    assert sentence in evening.text.split("Deine Antwort")[0]
    assert answers(evening)[1] == "play commissioner"


def test_a_line_that_fits_several_options_is_asked_back_with_their_numbers() -> None:
    evening = german("ablegen", "Chapman ablegen")
    asked = evening.text.split("„ablegen“ ist nicht eindeutig. Welche Nummer?")[1].split("Deine Antwort")[0]
    options = evening.session.game.view(Evening(start=transcript("0 draw file")).session.state, 0).options
    assert f" {options.index('discard letters') + 1} Briefe ablegen" in asked
    assert asked.count("ablegen") == 8
    assert "ausspielen" not in asked
    assert answers(evening)[1] == "discard chapman"


def test_a_refusal_names_its_rule_however_it_was_typed() -> None:
    evening = german(
        "lege den Joker ab", "ziehe Fallakte", "melde 3 Druitt", "melde zwei Gull", "lege Joker als Briefe an"
    )
    assert "Regel card-in-hand" in evening.text
    assert "Regel draw-one" in evening.text
    assert "Regel victim-first" in evening.text
    assert "Regel meld-three" in evening.text
    assert "Regel wild-never-letters" in evening.text
    assert answers(evening) == ["draw file"]


def test_what_is_not_understood_gets_suggestions_in_the_same_language() -> None:
    evening = german("ablegen Chapmann", "blabla")
    assert "„ablegen Chapmann“ ist keine Antwort in diesem Spiel. Meinst du: ablegen Chapman?" in evening.text
    assert "„blabla“ ist keine Antwort in diesem Spiel. Du kannst antworten" in evening.text


@pytest.mark.rule("jack-the-ripper/victim-first")
def test_warum_explains_a_german_answer() -> None:
    evening = german("warum melde druitt 3", "wieso", "weshalb lege Briefe ab")
    assert " ".join(GAME.rulebook.sentence("victim-first", "de").split()) in evening.text
    assert "Sag dazu, welche Antwort, zum Beispiel: warum spiele " in evening.text
    assert "„ablegen Briefe“ ist jetzt möglich: Briefe ablegen." in evening.text


def test_commands_have_german_names_and_the_help_shows_them() -> None:
    evening = german(
        "?", "Hilfe Fallakten", "protokoll", "tisch", "punkte", "notiz Ines sammelt Gull", "zurück", "ENDE"
    )
    assert "warum ANTWORT warum eine Antwort möglich ist oder nicht" in evening.text
    assert "ANTWORT eine Antwort in Worten, kurz oder wie in der Liste, zum Beispiel: spiele " in evening.text
    assert "speichern DATEI die Partie in einer Datei aufbewahren" in evening.text
    assert "[draw-one]" in evening.text
    assert "Noch wurde kein Durchgang gewertet." in evening.text
    assert "1 Ines sammelt Gull" in evening.text
    assert "Das lässt sich nicht zurücknehmen" in evening.text
    assert evening.text.endswith("Du verlässt den Tisch.")


def test_english_commands_and_answers_work_in_german_too() -> None:
    evening = german("draw file", "discard eddy", "log", start=transcript())
    assert answers(evening)[:2] == ["draw file", "discard eddy"]


def test_a_line_that_goes_on_after_a_command_that_stands_alone_is_no_command() -> None:
    evening = Evening("zurück auf Los", lang="de", start=transcript())
    assert "„zurück auf Los“ ist keine Antwort" in evening.text


def test_who_is_moved_may_be_named() -> None:
    words = Words("de", MR_JACK.id)
    session = sit_down(MR_JACK, {}, 0, "random", 1)
    session.go_on()
    who = session.view().cards[0]
    session.answer(MR_JACK.action(f"card {who}"))
    while not any(text.startswith("move ") and text != "move first" for text in session.view().options):
        session.answer(MR_JACK.action(session.view().options[-1]))
    goal = next(text for text in session.view().options if text.startswith("move "))
    other = next(name for name in CHARACTERS if name != who)
    lines = iter([f"bewege {other} nach {goal[5:]}", f"bewege {who.upper()} {goal[5:]}", "ende", "ende"])
    out = io.StringIO()
    PlayLoop(session, words, Console(file=out, width=80), lambda prompt: next(lines)).run()
    given = [text for seat, text in session.transcript.lines if seat == 0]
    assert goal in given
    assert "Das geht jetzt nicht." in out.getvalue()
