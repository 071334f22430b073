"""At a terminal: the map, the log, the board command, and the simple bot."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from check_the_ripper.players import played
from check_the_ripper.stories import ChaseStory, given
from rich.console import Console

import whitechapel
from whitechapel import cli
from whitechapel.bots import bots
from whitechapel.cli.playing import sit_down
from whitechapel.games.check_the_ripper import GAME, material
from whitechapel.games.check_the_ripper.settings import SMALL
from whitechapel.terminal.check_the_ripper import drawing as drawn
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.play import PlayLoop
from whitechapel.text import LANGUAGES, ME, Words

BOARD = Path(material.__file__).with_name("board.json")


def picture(t: ChaseStory, seat: int | None = 0, lang: str = "en", width: int = 80) -> str:
    """The table as a seat sees it in a terminal."""
    words = Words(lang, GAME.id)
    out = io.StringIO()
    people = [f"P{number}" for number in range(t.table.agreed.seats)]
    pen = Pen(words, GAME.rulebook, people, seat, drawn.STYLES)
    Console(file=out, width=width, highlight=False).print(drawn.table(t.view(seat), pen))
    return out.getvalue()


def test_the_map_shows_files_cleared_towns_and_pieces() -> None:
    t = given("0: g8 | 1: j3 | filed: cleaver | gone: h3", rolled="rook king")
    lines = picture(t).splitlines()
    assert lines[8].startswith(" 8 · ■ # # ■ · 0 # # # · ·")
    assert lines[13].startswith(" 3 · · · · · · # □ # 1▪# ■")
    assert lines[16].strip() == "a b c d e f g h i j k l"


def test_the_table_shows_who_is_wanted_the_cabinet_the_dice_and_the_chips() -> None:
    t = given("0: g8 | 1: a1 | cards: hammer | filed: hammer*2 knife", rolled="rook king", chips=(3, 1), number=12)
    shown = picture(t, width=110)
    assert "Turn 12 of 400" in shown
    assert "Wanted: Hammer Horatio – Hammer · 3 cards below · the next file is worth 3 chips" in shown
    assert "Cabinet: Cleaver ○○○○  Butcher’s knife ●○○○  Scissors ○○○○  Hammer ●●○○" in shown
    assert "Dice: Rook, King · still to move: Rook, King" in shown
    assert "0   ▸P0      g8       3   –" in shown


def evening(t: ChaseStory, *typed: str, lang: str = "en") -> tuple[str, ChaseStory]:
    """What is shown to somebody at seat 0 of this table who types these lines, and the table afterwards."""
    words = Words(lang, GAME.id)
    session = sit_down(GAME, t.table.agreed._asdict(), 0, "constable", 3)
    session.state = t.table
    lines = iter(typed)
    out = io.StringIO()

    def ask(prompt: str) -> str:
        out.write(prompt)
        return next(lines, "quit")

    PlayLoop(session, words, Console(file=out, width=80, highlight=False), ask).run()
    return " ".join(out.getvalue().split()), t


def test_a_bare_square_is_a_move_if_only_one_leads_there() -> None:
    start = "0: g8 | 1: a1"
    said, t = evening(given(start, rolled="rook king"), "i8")
    assert t.where[0] == "i8"
    assert "You move from g8 to i8 (Rook)." in said
    said, t = evening(given(start, rolled="rook king"), "H8")
    assert t.where[0] == "g8"
    assert "“H8” can mean several answers. Which number?" in said
    assert "Rook to h8" in said.split("Which number?")[1]
    assert "King to h8" in said.split("Which number?")[1]
    said, t = evening(given(start, rolled="rook king"), "a9", lang="de")
    assert "„a9“ ist keine Antwort in diesem Spiel." in said


def test_a_long_list_shows_towns_files_and_duels_and_the_rest_on_request() -> None:
    said, _ = evening(given("0: g8 | 1: g10", rolled="queen rook"), "list", "list manchester")
    shown, listed, manchester = said.split("Your answer (? for help):")[:3]
    assert "answers are possible. Type one, such as “queen g9”, or just its last word." in shown
    assert "Queen to g10 (duel: Ines)" in shown
    assert "(Belfast, file)" in shown
    assert "Make no more moves" in shown
    assert "Queen to h8" not in shown
    assert "Queen to h8" in listed
    assert manchester.split() == ["18", "Queen", "to", "h7", "(Manchester,", "file)"]
    said, _ = evening(given("0: g8 | 1: g10", rolled="queen rook"), lang="de")
    assert "Dame nach g10 (Duell: Ines)" in said
    assert "„liste“ zeigt alle" in said


def test_open_means_open() -> None:
    t = given("0: g8 | 1: g9 | j3: scissors | cards: hammer knife scissors cleaver", rolled="king rook")
    t.say("0 king g9", "* duel king king", "0 place a1", "0 look j3")
    pen = Pen(Words("en", GAME.id), GAME.rulebook, ["P0", "P1"], None, drawn.STYLES, everything=True)
    out = io.StringIO()
    Console(file=out, width=80, highlight=False).print(drawn.secrets(t.table, pen))
    shown = " ".join(out.getvalue().split())
    assert "London – Scissors" in shown
    assert shown.count(" – ") == 20
    assert shown.endswith(
        "Murderer cards, the open one first: Hammer Horatio, Butcher Blythe, Scissors Selwyn, Cuthbert Cleaver"
    )
    assert pen.event(GAME.told(t.events[-1], 0)).plain == "P0 looks at the file in London (j3): Scissors."


def test_an_open_file_is_shown_and_a_look_only_to_the_one_who_looks() -> None:
    t = given("0: g8 | 1: a1 | g11: knife | cards: hammer", rolled="rook king")
    t.say("0 rook g11")
    assert "Open: Glasgow (g11) – Butcher’s knife" in picture(t, 1)
    assert "Offen: Glasgow (g11) – Fleischmesser" in picture(t, 1, "de")
    t = given("0: g8 | 1: g9 | j3: scissors", rolled="king rook")
    t.say("0 king g9")
    assert "01" in picture(t).splitlines()[7]
    t.say("* duel king king", "0 place a1", "0 look j3")
    assert "You see: London (j3) – Scissors" in picture(t, 0)
    assert "London (j3) is being looked at" in picture(t, 1)
    assert "S" not in picture(t, 1).splitlines()[13]
    assert picture(t, 0).splitlines()[13].count("S") == 1


def test_a_stake_is_shown() -> None:
    t = given("0: g8 | 1: a1 | g11: cleaver | cards: cleaver", rolled="rook king")
    t.say("0 rook g11")
    assert "At stake: one chip" in picture(t)
    assert "Auf dem Spiel: ein Chip" in picture(t, lang="de")


@pytest.mark.parametrize("width", [40, 80, 120])
def test_nothing_is_wider_than_the_screen(width: int) -> None:
    t = given("0: g8 | 1: g9 | 2: a1 | 3: a2", rolled="king knight")
    assert max(len(line) for line in picture(t, width=width).splitlines()) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_every_event_and_every_name_is_put_into_words(language: str) -> None:
    words = Words(language, GAME.id)
    names = [*material.FACES, *material.SYMBOLS, *(f"murderer-{weapon}" for weapon in material.WEAPONS)]
    assert all(words.name(name) != name for name in names)
    asked = {"files", "first-seat", "place", "cards", "roll", "change", "move", "bonus", "risk", "duel", "relocate"}
    for question in asked | {"peek", "close"}:
        assert words.has(f"question-{question}")
    for kind in GAME.hearings:
        assert words.has(f"event-{kind}"), kind


def test_events_read_as_a_player_would_say_them() -> None:
    t = given("0: g8 | 1: g9 | g11: cleaver | j3: blank | cards: cleaver", rolled="king rook")
    t.say("0 king g9", "* duel queen queen", "0 place a1", "0 look j3", "0 put back", "0 rook g11", "0 turn j3")
    said = []
    for event in t.events:
        told = GAME.told(event, 1)
        people = ("Ines", ME)
        said.append(Words("en", GAME.id).event(told.kind, people[told.seat], told.facts, people))
    assert said == [
        "Ines moves from g8 to g9 (King).",
        "Ines challenges you on g9.",
        "Queen against Queen: Ines wins the duel.",
        "Ines wins a bonus move with Queen.",
        "Ines puts you on a1.",
        "Ines looks at the file in London (j3).",
        "Ines puts the file back.",
        "Ines moves from g9 to g11 (Rook).",
        "Ines turns up the file in Glasgow (g11): Cleaver.",
        "Into the cabinet: file 1 against Cuthbert Cleaver; the series is worth one chip.",
        "Ines risks the file in London (j3): nothing.",
        "That was wrong: Ines loses one chip.",
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_is_played_at_a_terminal(lang: str) -> None:
    words = Words(lang, GAME.id)
    session = sit_down(GAME, {"turn_limit": "12", "board": SMALL}, 0, "constable", 3)
    rng = Random(1)

    def typed() -> Iterator[str]:
        while not session.state.over:
            yield str(rng.randint(1, len(session.view().options)))
        yield "scores"

    lines = typed()
    out = io.StringIO()
    PlayLoop(session, words, Console(file=out, width=80, highlight=False), lambda prompt: next(lines, "quit")).run()
    assert session.state.over
    assert session.transcript.replay().parts() == session.state.parts()
    assert ("The game is over" if lang == "en" else "Die Partie ist zu Ende") in out.getvalue()


# -- boards ---------------------------------------------------------------------------------------


def test_the_board_command_prints_the_board_of_the_house(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["board", "check-the-ripper", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert " 8 · □ # # □ · · # # # · ·" in said
    assert "12 columns, 15 rows, 85 land squares, 20 towns" in said
    assert "10 towns on dark squares, 10 on light ones" in said
    assert "It can also be played on land only." in said
    assert "This is the usual board." in said
    assert "London j3" in said


def test_the_board_command_checks_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"map_north_to_south": ["C" * 20, "." * 20]}), encoding="utf-8")
    assert cli.run(["board", "check-the-ripper", str(file), "--lang", "de"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "20 Spalten, 2 Reihen, 20 Landfelder, 20 Städte" in said
    assert "Nur an Land lässt sich darauf nicht spielen" in said
    assert "Plan des Hauses" not in said
    file.write_text("[]", encoding="utf-8")
    assert cli.run(["board", "check-the-ripper", str(file)]) == 2
    assert "must be a JSON object" in capsys.readouterr().err
    assert cli.run(["board", "check-the-ripper", str(tmp_path / "none.json"), "--lang", "en"]) == 2
    assert "There is no file" in capsys.readouterr().err
    file.write_text(json.dumps({"map_north_to_south": ["C" * 20 + "."]}), encoding="utf-8")
    assert cli.run(["board", "check-the-ripper", str(file)]) == 2
    assert "2 players need 3" in capsys.readouterr().err


def test_a_game_on_another_board_is_saved_and_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = SMALL.split("/")
    file = tmp_path / "small.json"
    file.write_text(json.dumps({"map_north_to_south": rows}), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("save game.txt\n"))
    assert cli.run(["play", "check-the-ripper", "--board", str(file), "--seed", "1", "--lang", "en"]) == 0
    header = (tmp_path / "game.txt").read_text(encoding="utf-8").splitlines()[0]
    assert header.endswith(f"board={SMALL} rules=1")
    file.unlink()
    monkeypatch.setattr("sys.stdin", io.StringIO("table\n"))
    assert cli.run(["play", "check-the-ripper", "--load", "game.txt", "--lang", "en"]) == 0
    assert "a b c d e f" in capsys.readouterr().out
    assert cli.run(["replay", "game.txt", "--lang", "en"]) == 0


def test_the_board_switch_belongs_to_games_that_have_boards(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["play", "jack-the-ripper", "--board", str(BOARD)]) == 2
    assert "jack-the-ripper has no option 'board'" in capsys.readouterr().err
    assert cli.run(["play", "check-the-ripper", "--board", str(BOARD), "--option", "board=british-isles"]) == 2
    assert "The option board is given twice." in capsys.readouterr().err


# -- the simple bot -------------------------------------------------------------------------------


def choice(t: ChaseStory, seat: int = 0) -> str:
    """What the simple bot answers after listening to all of this story."""
    bot = bots(GAME.id)["constable"](GAME, t.table.agreed, seat, Random(0))
    for event in t.events:
        bot.hear(GAME.told(event, seat))
    return bot.choose(t.view(seat))


def test_it_beats_the_random_bot_from_either_seat() -> None:
    for seed in range(6):
        assert GAME.result(played(["constable", "random"], seed)).winners == (0,)
        assert GAME.result(played(["random", "constable"], seed)).winners == (1,)


def test_it_goes_back_to_a_file_it_has_seen_when_that_is_wanted() -> None:
    t = given("0: g11 | 1: a1 | g11: hammer | cards: cleaver hammer", rolled="rook king")
    t.say("0 rook g10", "0 king g11", "* roll king king", "1 done", "* roll rook bishop")
    assert t.wanted == "hammer"
    t.say("0 rook g10")
    t = given("0: g8 | 1: a1 | g11: hammer | cards: cleaver hammer", rolled="rook king")
    t.say("0 rook g11", "0 king g10", "* roll king king", "1 done", "* roll rook knight")
    assert choice(t) == "rook g11"


def test_it_risks_what_it_knows_and_takes_what_it_does_not() -> None:
    t = given("0: g8 | 1: a1 | g11: cleaver | g5: cleaver | cards: hammer cleaver", rolled="rook king")
    t.say("0 rook g11", "0 done", "* roll king king", "1 done", "* roll rook king", "0 rook g5")
    assert choice(t) == "turn g11"
    t = given("0: g8 | 1: a1 | g11: cleaver | cards: cleaver | filed: cleaver", rolled="rook king")
    t.say("0 rook g11")
    assert choice(t) == "take"


def test_it_looks_at_files_it_has_not_seen_and_puts_losers_where_they_reach_little() -> None:
    t = given("0: g8 | 1: g9", rolled="king rook")
    t.say("0 king g9", "* duel king king")
    put = choice(t)
    t.say(f"0 {put}")
    assert choice(t).startswith("look ")


def test_the_game_is_in_the_house() -> None:
    assert GAME in whitechapel.GAMES
