"""The command line: every command, and one clear sentence for every mistake."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from evening import LINES, transcript

import whitechapel
from whitechapel import cli
from whitechapel.cli.console import screen
from whitechapel.cli.playing import sit_down
from whitechapel.core import laws
from whitechapel.core.files import read_text
from whitechapel.core.game import Game
from whitechapel.games.jack_the_ripper import GAME
from whitechapel.terminal import rules
from whitechapel.text import spoken


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play chess", "'chess' is not a game we have"),
        ("play jack-the-ripper --seats 9", "'9' is not a value for the setting seats"),
        ("play jack-the-ripper --seats two", "--seats"),
        ("play jack-the-ripper --edition klingon", "'klingon' is not a value for the setting edition"),
        ("play jack-the-ripper --seat 2", "There is no seat 2"),
        ("play jack-the-ripper --lang fr", "--lang"),
        ("play jack-the-ripper --opponents clever", "'clever' does not play jack-the-ripper"),
        ("play jack-the-ripper --option vote", "'vote' is not an option as name=value"),
        ("play jack-the-ripper --option hats=on", "has no option 'hats'"),
        ("play jack-the-ripper --load nowhere.txt", "There is no file nowhere.txt"),
        ("replay nowhere.txt --lang de", "Die Datei nowhere.txt gibt es nicht"),
        ("check jack-the-ripper --games 0", "at least 1"),
        ("score mr-jack", "jack-the-ripper"),
        ("score jack-the-ripper nowhere.toml", "There is no file nowhere.toml"),
        ("rules chess", "'chess' is not a game we have"),
        ("dance", "'dance' means nothing here"),
    ],
)
def test_a_wrong_command_is_one_sentence_and_exit_code_2(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert cli.run(arguments.split()) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play", "Sag dazu, welches Spiel: jack-the-ripper, rue-morgue, mr-jack, check-the-ripper."),
        (
            "play chess",
            "„chess“ ist kein Spiel dieses Hauses; es gibt: jack-the-ripper, rue-morgue, mr-jack, check-the-ripper.",
        ),
        ("play mr-jack --hat 3", "--hat gibt es hier nicht; whitechapel play --help zeigt, was es gibt."),
        ("play mr-jack --seats two", "„two“ ist keine Zahl; --seats braucht eine."),
        ("play mr-jack --seats", "Bei --seats fehlt der Wert; whitechapel play --help zeigt, welcher."),
        ("play mr-jack --seats 2 --seats 2", "--seats ist doppelt angegeben."),
        ("play mr-jack --memory good", "„good“ ist kein Wert für --memory; möglich sind: strict, notebook, full."),
        ("play mr-jack --seat 2", "Den Platz 2 gibt es in diesem Spiel nicht; die Plätze sind 0 bis 1."),
        ("play mr-jack --option seats", "„seats“ ist keine Option in der Form Name=Wert."),
        ("replay", "FILE fehlt; whitechapel replay --help zeigt, was hierher gehört."),
        ("replay nowhere.txt", "Die Datei nowhere.txt gibt es nicht."),
        ("verify nowhere.txt", "Die Datei nowhere.txt gibt es nicht."),
        ("dance", "„dance“ bedeutet hier nichts; whitechapel --help zeigt, was geht."),
        (
            "serve --bots 0",
            "Es muss mindestens ein Bot-Prozess sein; limits geht von 1 bis 1000000, der Port von 0 bis 65535.",
        ),
    ],
)
def test_a_wrong_command_is_one_german_sentence_to_a_german(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert cli.run(arguments.split()) == 2
    assert capsys.readouterr().err == f"{sentence}\n"


@pytest.mark.parametrize("asked", ["--lang de", "--lang=de"])
def test_a_wrong_line_is_answered_in_the_language_it_asks_for(
    asked: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert cli.run(["play", "mr-jack", *asked.split(), "--hat"]) == 2
    assert capsys.readouterr().err == "--hat gibt es hier nicht; whitechapel play --help zeigt, was es gibt.\n"


def test_play_from_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    options = "--lang de --seed 3 --seats 3 --seat 1 --opponents random --option vote=on --edition us-games"
    assert cli.run(["play", "jack-the-ripper", *options.split()]) == 0
    said = capsys.readouterr().out
    assert "Durchgang 1 · US Games" in said
    assert "Du verlässt den Tisch" in said


def test_a_saved_game_is_played_on_with_its_own_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = sit_down(GAME, {"seats": 3, "edition": "us-games"}, 2, None, 1)
    session.go_on()
    file = tmp_path / "three.txt"
    file.write_text(session.transcript.write(), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("save again.txt\n"))
    monkeypatch.chdir(tmp_path)
    assert cli.run(["play", "jack-the-ripper", "--seat", "2", "--load", str(file), "--lang", "en"]) == 0
    assert "Hand 1 · US Games" in capsys.readouterr().out
    assert (tmp_path / "again.txt").read_text(encoding="utf-8") == session.transcript.write()
    assert cli.run(["play", "jack-the-ripper", "--seats", "2", "--load", str(file)]) == 2
    assert "A saved game has its options already" in capsys.readouterr().err


def test_the_same_seed_shuffles_the_same_cards() -> None:
    first, again, other = (sit_down(GAME, {}, 0, "random", seed) for seed in (3, 3, 4))
    for session in (first, again, other):
        session.go_on()
    assert first.transcript.write() == again.transcript.write() != other.transcript.write()


@pytest.mark.parametrize(("value", "language"), [("de_AT.UTF-8", "de"), ("en_GB.UTF-8", "en"), ("C", "en"), ("", "en")])
def test_the_language_is_that_of_the_environment(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", value)
    assert spoken() == language


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert screen().no_color
    monkeypatch.delenv("NO_COLOR")
    assert not screen().no_color


def test_rules_prints_the_rulebook_or_what_a_word_finds(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "jack-the-ripper", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert all(f"[{rule}]" in said.replace("\n", "").replace(" ", "") for rule in GAME.rulebook.rules)
    assert cli.run(["rules", "jack-the-ripper", "victim-first", "--lang", "de"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.count("[") == 1
    assert GAME.rulebook.sentence("victim-first", "de") in said
    assert cli.run(["rules", "jack-the-ripper", "qwertz", "--lang", "en"]) == 2


def test_rules_says_how_many_of_them_have_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "check-the-ripper", "--examples", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "80 of 80 rules that speak of playing have an example.\n"
    assert cli.run(["rules", "jack-the-ripper", "--examples", "--lang", "de"]) == 0
    assert capsys.readouterr().out == "161 von 161 Regeln, die vom Spielen handeln, haben ein Beispiel.\n"


def test_the_rulebook_of_one_edition_has_only_what_holds_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "jack-the-ripper", "--edition", "us-games", "--lang", "en"]) == 0
    said = capsys.readouterr().out.replace("\n", "").replace(" ", "")
    assert "[vote-standard]" in said
    assert "[vote-advanced]" not in said
    assert "[victim-first]" in said
    assert "MysteryRummy:JacktheRipper·USGames" in said
    assert "(only" not in said


def test_a_rule_of_another_edition_is_not_found_in_this_one(capsys: pytest.CaptureFixture[str]) -> None:
    cli.run(["rules", "jack-the-ripper", "vote-advanced", "--edition", "us-games", "--lang", "en"])
    assert "[vote-advanced]" not in capsys.readouterr().out
    assert cli.run(["rules", "jack-the-ripper", "vote-advanced", "--lang", "en"]) == 0
    assert "[vote-advanced]" in capsys.readouterr().out


def test_an_edition_that_does_not_exist_is_named_with_those_that_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "jack-the-ripper", "--edition", "klingon", "--lang", "de"]) == 2
    assert capsys.readouterr().err == "jack-the-ripper hat keine Ausgabe „klingon“; es gibt: pegasus, us-games.\n"


def test_a_word_finds_rules_by_text_whatever_its_case() -> None:
    found = [rule.id for rule in rules.find(GAME.rulebook, "scotland YARD", "en")]
    assert "draw-one" in found
    assert len(found) < len(GAME.rulebook.rules)


def test_replay_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(transcript(*LINES), encoding="utf-8")
    assert cli.run(["replay", str(file), "--seat", "0", "--at", "3", "--lang", "en"]) == 0
    assert "Line 3 of 7, as seen by Seat 1" in capsys.readouterr().out
    assert cli.run(["replay", str(file), "--open", "--lang", "en"]) == 0
    assert "Hand of Seat 2" in capsys.readouterr().out
    assert cli.run(["replay", str(file), "--at", "99", "--lang", "en"]) == 2


def test_check_says_that_no_law_was_broken(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def fine(game: Game, given: dict[str, Any], seed: int) -> None:
        played.append(seed)

    monkeypatch.setattr(laws, "check_game", fine)
    assert cli.run(["check", "jack-the-ripper", "--games", "25", "--jobs", "1", "--seed", "100", "--lang", "en"]) == 0
    assert "25 games of jack-the-ripper played: no law was broken." in capsys.readouterr().out
    assert played == list(range(100, 125))


def test_check_saves_the_first_game_that_breaks_a_law(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(game: Game, given: dict[str, Any], seed: int) -> laws.Finding | None:
        return laws.Finding(3, "A clone shares a list.", transcript()) if seed >= 17 else None

    monkeypatch.setattr(laws, "check_game", broken)
    monkeypatch.chdir(tmp_path)
    assert cli.run(["check", "jack-the-ripper", "--games", "40", "--jobs", "1", "--lang", "en"]) == 1
    assert "Law 3 was broken: A clone shares a list." in capsys.readouterr().out
    saved = whitechapel.read(read_text("jack-the-ripper-law-3-seed-17.txt"))
    assert saved.write().splitlines()[1:] == transcript().splitlines()[1:]


@pytest.mark.slow
def test_check_plays_real_games_in_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["check", "jack-the-ripper", "--games", "12", "--jobs", "2", "--lang", "en"]) == 0
    assert "played: no law was broken" in capsys.readouterr().out
