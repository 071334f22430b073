"""The parlour in a terminal: what is typed, what is shown, and what is not."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from evening import HIDDEN, LINES, MINE, THEIRS, Evening, first_option, replayed, sensible, transcript
from jack_the_ripper.stories import given
from rich.console import Console
from rich.text import Text

from whitechapel.core.frames import GameError
from whitechapel.core.transcript import Transcript
from whitechapel.games.jack_the_ripper import GAME
from whitechapel.terminal.flow import Flow
from whitechapel.terminal.jack_the_ripper import DRAWING
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.replay import Replay
from whitechapel.terminal.session import Session
from whitechapel.text import Words

# -- playing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "sheet", "end"), [("en", "Score sheet", "wins."), ("de", "Abrechnung", "gewinnt.")])
def test_a_whole_match_is_played_by_numbers(lang: str, sheet: str, end: str) -> None:
    evening = Evening(typed=first_option, lang=lang, seats=3, target=40)
    assert evening.session.state.over
    assert evening.text.count(sheet) == len(evening.session.view().sheets)
    assert end in evening.text or evening.session.game.result(evening.session.state).winners == (0,)
    replayed = evening.session.transcript.replay()
    assert replayed.parts() == evening.session.state.parts()


@pytest.mark.parametrize("width", [40, 80, 120])
def test_nothing_is_wider_than_the_screen(width: int) -> None:
    evening = Evening(typed=sensible, width=width, edition="us-games", seats=4, target=30)
    prompts = ("Your answer (? for help):",)
    assert max(len(line) for line in evening.raw.splitlines() if not line.startswith(prompts)) <= width


def test_the_table_shows_hand_areas_piles_scores_and_suspects() -> None:
    evening = Evening("play victim nichols", "meld druitt 3", start=transcript("0 draw file"))
    assert "▸You 9 0 3 × Montague Druitt · Victim Mary Nichols" in evening.text
    assert " Ines (dealer) 10 0 –" in evening.text
    assert "Suspects: Montague Druitt 6 · Montague Druitt would be the Ripper" in evening.text
    assert "Case File 38 Scotland Yard 1, on top: Dr. Pedachenko Victims ●○○○○" in evening.text
    assert "Your hand (9)" in evening.text
    assert "Prince Eddy   2 × Sir Gull   George Chapman   Jill the Ripper   2 × Letters" in evening.raw
    assert "You meld 3 Montague Druitt." in evening.text


def test_an_answer_may_be_typed_as_text_in_any_case_and_with_any_spaces() -> None:
    evening = Evening("  Draw   FILE ", start=transcript())
    assert evening.session.transcript.lines[-1] == (0, "draw file")


def test_enter_plays_the_only_option_and_nothing_else() -> None:
    evening = Evening("", "1", "", start=transcript())
    assert [line for line in evening.session.transcript.lines if line[0] == 0] == [(0, "draw file")]
    five = "victim-nichols victim-chapman victim-stride victim-eddowes victim-kelly commissioner letters eddy gull jill"
    evening = Evening("draw file", "play commissioner", "", start=transcript(mine=five.split()))
    assert (0, "pass") in evening.session.transcript.lines


@pytest.mark.parametrize(
    ("lang", "sentence", "id", "options"),
    [
        ("en", "Your turn: play cards, or discard one.", "Rule draw-one", "You can"),
        ("de", "Du bist am Zug: Spiel Karten aus oder leg eine ab.", "Regel draw-one", "Du kannst"),
    ],
)
def test_a_refused_answer_gets_the_rule_and_the_options_and_changes_nothing(
    lang: str, sentence: str, id: str, options: str
) -> None:
    evening = Evening("draw file", start=transcript("0 draw file"), lang=lang)
    assert sentence in evening.text
    assert " ".join(GAME.rulebook.sentence("draw-one", lang).split()) in evening.text
    assert id in evening.text
    assert options in evening.text.split(id)[1]
    assert len(evening.session.transcript.lines) == 2


def test_nonsense_gets_near_answers_or_the_options() -> None:
    evening = Evening("draw fiel", "99", "0", "xyzzy", "\x00\x1b[2J", "9" * 5000, "[bold]", start=transcript())
    assert "“draw fiel” is not an answer of this game. Did you mean: draw file" in evening.text
    assert "There is no number 99; the options are numbered 1 to 2." in evening.text
    assert "“[bold]” is not an answer" in evening.text
    assert len(evening.session.transcript.lines) == 1


def test_what_the_book_forbids_by_name_gets_its_rule() -> None:
    evening = Evening("meld gull 2", "why layoff wild as letters", start=transcript("0 draw file"))
    assert "Rule meld-three" in evening.text
    assert "Rule wild-never-letters" in evening.text
    assert "not an answer" not in evening.text
    assert "Did you mean" not in evening.text


def test_nothing_is_suggested_that_cannot_be_done_now() -> None:
    evening = Evening("meld gul 3", "play commissoner", start=transcript("0 draw file"))
    assert "“meld gul 3” is not an answer of this game. You can answer" in evening.text
    assert "Did you mean: play Commissioner?" in evening.text


def test_the_table_says_that_nobody_will_be_the_ripper_of_an_empty_case_file() -> None:
    t = given("p0: eddy | p1: gull | a0: druitt*3 nichols | file: jill | rest: yard", edition="us-games")
    t.say("0 draw file")
    for width in (60, 120):
        out = io.StringIO()
        pen = Pen(Words("en", GAME.id), GAME.rulebook, ["You", "Ines"], 0, DRAWING.styles)
        Console(file=out, width=width, highlight=False).print(DRAWING.table(t.view(0), pen))
        assert "nobody would be the Ripper" in out.getvalue()


def test_why_says_whether_an_answer_is_possible_and_by_which_rule_not() -> None:
    evening = Evening("why", "why meld druitt 3", "why 3", "why nonsense", start=transcript("0 draw file"))
    assert "Say which answer, for example: why play Commissioner" in evening.text
    assert " ".join(GAME.rulebook.sentence("victim-first", "en").split()) in evening.text
    assert "Rule victim-first" in evening.text
    assert "“play Commissioner” is possible now: Play “Commissioner Resigns”." in evening.text
    assert "“nonsense” is not an answer" in evening.text
    assert len(evening.session.transcript.lines) == 2


def test_question_mark_lists_commands_and_finds_rules() -> None:
    evening = Evening("?", "? victim-first", "?victim-first", "? qwertz")
    assert "why ANSWER why an answer is possible or not" in evening.text
    assert evening.text.count("[victim-first]") == 2
    assert "No rule contains “qwertz”." in evening.text


def test_log_tells_only_what_the_seat_was_told() -> None:
    evening = Evening("log", start=transcript("0 draw file", "0 discard eddy", "1 draw file"))
    log = evening.text.rsplit("log", 1)[1]
    assert "You draw Scene Buck’s Row." in log
    assert "Ines draws a card." in log
    assert "Ines picks up 10 cards." in log
    assert "You discard Prince Eddy." in log


def test_scores_shows_every_sheet_so_far() -> None:
    evening = Evening("scores", start=transcript())
    assert "No hand has been scored yet." in evening.text

    def until_third_hand(session: Session) -> Iterator[str]:
        bot = sensible(session)
        while session.view().hand_number < 3:
            yield next(bot)
        yield "scores"

    evening = Evening(typed=until_third_hand, target=1000)
    assert "Score sheet of hand 1" in evening.text
    assert "Score sheet of hand 2" in evening.text


# -- lists ----------------------------------------------------------------------------------------


def test_what_is_picked_up_and_what_can_be_played_stands_in_the_order_of_the_hand() -> None:
    mine = ["druitt", "gull", "letters", "wild", "suspect-druitt", "alibi-druitt", "jill", "eddy", "strikes", "chapman"]
    theirs = [card for card in THEIRS if card != "strikes"] + ["letters"]
    evening = Evening("log", start=transcript("0 draw yard", mine=mine, theirs=theirs))
    order = ("Montague Druitt", "Suspect Druitt", "Alibi Druitt", "Prince Eddy", "Sir Gull", "Dr. Pedachenko",
             "George Chapman", "Jill the Ripper", "Letters", "Wild", "“Ripper Strikes”")  # fmt: skip
    held = [card for card in order if card != "Dr. Pedachenko"]
    assert f"You pick up {', '.join(held)}." in evening.text
    for number, card in enumerate(order, evening.text.count("Play ") + 1):
        assert f"{number} Discard {card}" in evening.text


def test_of_three_the_table_says_that_they_sit_in_the_order_of_their_turns() -> None:
    assert "Turn order Cards Points On the table" in Evening(seats=3).text
    assert "Zugfolge Karten Punkte Auf dem Tisch" in Evening(seats=3, lang="de").text
    assert "Player Cards Points On the table" in Evening(start=transcript()).text


def test_a_list_with_a_word_has_only_what_has_the_word() -> None:
    evening = Evening("list gull", "list xyzzy", start=transcript("0 draw file"))
    listed = evening.text.rsplit("list gull", 1)[1]
    assert listed.startswith(" 6 Discard Sir Gull Your answer")
    assert "None of the answers contains “xyzzy”." in listed


def test_the_end_of_an_answer_is_enough_if_only_one_ends_so() -> None:
    evening = Evening("yard", "letters", start=transcript())
    assert [text for seat, text in evening.session.transcript.lines if seat == 0] == ["draw yard", "discard letters"]


@pytest.mark.parametrize("width", range(12, 40))
def test_what_stands_between_pieces_never_stands_alone(width: int) -> None:
    out = io.StringIO()
    pieces = [Text(name) for name in ("Letters", "Sir Gull", "Jill", "Wild", "Prince Eddy", "Sir Gull")]
    Console(file=out, width=width).print(Flow(pieces, " · "))
    lines = [line.strip() for line in out.getvalue().splitlines()]
    assert not [line for line in lines if line.startswith("·")]
    assert max(map(len, lines)) <= width


# -- undo -----------------------------------------------------------------------------------------


def test_an_answer_that_taught_nothing_can_be_taken_back() -> None:
    evening = Evening("draw yard", "undo", start=transcript())
    assert "Taken back: Take the top card of Scotland Yard." in evening.text
    assert evening.hand == Counter(MINE)
    assert len(evening.session.transcript.lines) == 1
    evening = Evening("play victim nichols", "meld druitt 3", "undo", start=transcript("0 draw file"))
    assert "Taken back: Meld 3 Montague Druitt." in evening.text
    assert evening.hand["druitt"] == 3
    assert evening.session.transcript.lines[-1] == (0, "play victim nichols")


def test_several_answers_can_be_taken_back_one_by_one() -> None:
    lines = ("meld druitt 3", "layoff druitt", "undo", "undo")
    evening = Evening(*lines, start=transcript("0 draw yard", "0 play victim nichols", mine=["druitt", *MINE[:-1]]))
    assert evening.text.count("Taken back:") == 2
    assert evening.hand["druitt"] == 4


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (("undo",), "There is nothing to take back"),
        (("draw file", "undo"), "it has shown you something you did not know before"),
        (("draw yard", "play victim nichols", "undo"), "it has shown you something you did not know before"),
        (("draw yard", "play commissioner", "undo"), "it has shown you something you did not know before"),
        (("draw yard", "discard eddy", "undo"), "somebody else has answered since"),
    ],
)
def test_an_answer_that_taught_something_stays(lines: tuple[str, ...], sentence: str) -> None:
    evening = Evening(*lines, start=transcript())
    assert sentence in evening.text
    assert "Taken back" not in evening.text
    given = [text for seat, text in evening.session.transcript.lines if seat == 0]
    assert given == list(lines[:-1])


def test_a_scene_that_looked_through_scotland_yard_stays() -> None:
    start = transcript("0 draw file", "0 discard eddy", "1 draw file", "1 discard jill", "0 draw file")
    evening = Evening("play scene bucks-row", "undo", start=start)
    assert "You look through Scotland Yard" in evening.text
    assert "it has shown you something" in evening.text


def test_what_was_followed_by_a_shuffle_stays() -> None:
    def until_going_out(session: Session) -> Iterator[str]:
        bot = sensible(session)
        hand = 1
        while session.no_undo() != "undo-chance":
            hand = session.view().hand_number
            yield next(bot)
        assert session.view().hand_number == hand + 1
        yield "undo"

    evening = Evening(typed=until_going_out, target=1000)
    assert "cards have been shuffled or dice rolled since" in evening.text


# -- save, load, leave ----------------------------------------------------------------------------


def test_a_saved_game_is_loaded_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    first = Evening("draw yard", "discard eddy", f"save {file}", start=transcript())
    assert "Saved as" in first.text
    second = Evening(f"load {file}", seats=3, width=300)
    assert f"Loaded {file}: {len(first.session.transcript.lines)} answers played so far." in second.text
    assert second.session.transcript.write() == first.session.transcript.write() == file.read_text(encoding="utf-8")
    assert second.session.view() == first.session.view()
    assert second.session.log == first.session.log
    assert not second.session.unsaved


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "The transcript is empty"),
        ("chess seats=2 rules=1\n", "'chess' is not a game we have"),
        (
            transcript("0 draw file").replace("rules=1", "rules=99"),
            "The transcript was played under version 99 of the rules",
        ),
        (transcript("0 draw file", "0 draw file"), "Line 4 of the transcript cannot be played"),
        (transcript("0 draw file", "nonsense"), "Line 4 of the transcript is not a seat and an answer"),
        (transcript()[:200], "Line 2 of the transcript cannot be played"),
    ],
)
def test_a_bad_transcript_is_one_sentence_and_the_game_goes_on(content: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(content, encoding="utf-8")
    evening = Evening(f"load {file}", "1", start=transcript())
    assert sentence in evening.text
    assert evening.session.transcript.lines[-1] == (0, "draw file")


def test_files_that_are_not_there_or_cannot_be_written_are_named(tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b"\xff\xfe")
    evening = Evening("load nowhere.txt", f"save {tmp_path}", f"load {tmp_path / 'latin'}", "save", "load", width=300)
    assert "There is no file nowhere.txt." in evening.text
    assert f"{tmp_path} is a folder, not a file." in evening.text
    assert f"{tmp_path / 'latin'} is written in UTF-16; save it as UTF-8." in evening.text
    assert "Say where to save it: save FILE" in evening.text
    assert "Say which file to load: load FILE" in evening.text


def test_a_seat_that_the_loaded_game_does_not_have_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    file.write_text(transcript(), encoding="utf-8")
    evening = Evening(f"load {file}", seats=3, seat=2)
    assert "There is no seat 2 in this game; the seats are 0 to 1." in evening.text


def test_quit_reminds_of_saving_once() -> None:
    evening = Evening("quit", "quit", "1", start=transcript("0 draw file"))
    assert "The game is not saved." not in evening.text  # a restored game is as its file has it
    evening = Evening("1", "quit", "quit", "1", start=transcript())
    assert "“save FILE” keeps it; “quit” again leaves anyway." in evening.text
    assert evening.text.endswith("You leave the table.")
    evening = Evening("1", "quit", "table", "quit", "1", start=transcript())
    assert evening.text.count("The game is not saved.") == 2


def test_the_end_of_input_and_an_interrupt_leave_cleanly() -> None:
    assert Evening("1").text.endswith("You leave the table; this game was not saved.")

    def interrupted(session: Session) -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    assert Evening(typed=interrupted).text.endswith("this game was not saved.")


# -- secrets --------------------------------------------------------------------------------------

FIVE = [
    "victim-nichols",
    "victim-chapman",
    "victim-stride",
    "victim-eddowes",
    "commissioner",
    "letters",
    "eddy",
    "gull",
    "jill",
    "druitt",
]


def test_the_window_looks_the_same_whoever_could_answer() -> None:
    holder = [*THEIRS[:-2], "victim-kelly", "escapes"]
    other = [*THEIRS[:-2], "victim-kelly", "chapman"]
    lines = ("draw file", "play commissioner")
    one, two = (Evening(*lines, start=transcript(mine=FIVE, theirs=theirs)) for theirs in (holder, other))
    assert one.session.view().question == "window"
    assert "Everybody is asked: does the Ripper escape?" in one.text
    assert one.raw == two.raw


@pytest.mark.parametrize("seat", [0, None])
def test_replay_never_shows_what_the_seat_could_not_see(seat: int | None) -> None:
    one, two = transcript(*LINES), transcript(*LINES, theirs=HIDDEN)
    assert replayed(one, seat) == replayed(two, seat)
    assert "Alibi Druitt" not in replayed(two, seat)
    assert "Alibi Druitt" in replayed(two, 1)
    assert "Alibi Druitt" in replayed(two, None, everything=True)


def test_replay_for_a_seat_tells_what_it_drew() -> None:
    shown = replayed(transcript(*LINES), 0)
    assert "You draw Scene Buck’s Row." in shown
    assert "Seat 2 draws a card." in shown
    assert "Du ziehst Tatort Buck’s Row." in replayed(transcript(*LINES), 0, lang="de")


def test_open_means_open() -> None:
    shown = " ".join(replayed(transcript(*LINES), None, everything=True).split())
    assert "Seat 1 draws Scene Buck’s Row." in shown
    assert "Seat 2 draws Jill the Ripper." in shown
    assert "Your hand" not in shown
    assert "Hand of Seat 1 (11)" in shown
    assert "Hand of Seat 2 (10)" in shown
    assert "Scotland Yard, top first: George Chapman · Prince Eddy · Dr. Pedachenko" in shown
    assert "The Case File, top first: Letters · " in shown


def test_open_shows_sealed_answers_before_they_are_opened() -> None:
    start = transcript("0 draw file", "0 play commissioner", "0 pass", mine=FIVE, theirs=[*THEIRS[:-1], "victim-kelly"])
    shown = " ".join(replayed(start, None, everything=True).split())
    assert "Seat 1, not opened yet: Pass" in shown
    assert "not opened yet" not in replayed(start, 1)


def test_replay_stops_at_a_line_and_counts_lines_as_the_file_does() -> None:
    text = transcript(*LINES)
    shown = replayed(text, 0, line=4)
    assert "Line 4 of 7, as seen by Seat 1" in shown
    assert "4  You discard Prince Eddy." in shown
    assert "Seat 2 draws" not in shown
    assert "Line 1 of 7, as seen by a spectator" in replayed(text, None, line=1)
    with pytest.raises(GameError, match="lines 1 to 7; there is no line 8"):
        replayed(text, 0, line=8)
    with pytest.raises(GameError, match="There is no seat 2"):
        replayed(text, 2)


def test_replay_shows_the_score_sheet_of_every_hand_in_german_too() -> None:
    evening = Evening(typed=sensible, target=30)
    shown = replayed(evening.session.transcript.write(), None, lang="de")
    assert shown.count("Abrechnung") == len(evening.session.view().sheets)
    assert "Die Partie ist zu Ende." in shown


def test_a_game_can_be_replayed_step_by_step() -> None:
    out = io.StringIO()
    shown = Replay(Transcript.read(transcript(*LINES), [GAME]), Words("en", GAME.id), Console(file=out), 0, False)
    keys = iter(["", "", "q"])
    shown.step(lambda prompt: next(keys))
    assert "Line 3 of 7" in out.getvalue()
    assert "Line 4 of 7" not in out.getvalue()


# -- other games ----------------------------------------------------------------------------------


def test_a_game_without_drawing_and_words_can_still_be_played() -> None:
    evening = Evening("draw file", "meld druitt 3", start="", game=replace(GAME, id="unknown", home="nowhere"))
    assert "hand number" in evening.text
    assert "1 draw file 2 draw yard" in evening.text
    assert evening.session.transcript.lines[-1][1] == "draw file"
