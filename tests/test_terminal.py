"""The parlour in a terminal: typed lines in, printed text out."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from whitechapel import cli
from whitechapel.bots import bots
from whitechapel.core import laws
from whitechapel.core.frames import GameError
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.games.jack_the_ripper import GAME
from whitechapel.games.jack_the_ripper.material import DECK, NAMES
from whitechapel.terminal import files, rules
from whitechapel.terminal.play import Parlour
from whitechapel.terminal.replay import Replay
from whitechapel.terminal.session import Session
from whitechapel.text import Words

MINE = "druitt druitt druitt victim-nichols letters letters eddy gull chapman commissioner".split()
THEIRS = "jill jill eddy gull pedachenko suspect-jill alibi-jill scene-mitre-square strikes chapman".split()
TOP = ["pedachenko", "scene-bucks-row", "jill", "gull", "letters"]
"""The first card of Scotland Yard, and what is then on top of the Case File."""


def shuffle(mine: list[str], theirs: list[str], top: list[str]) -> str:
    """A shuffle after which seat 0, dealt first, holds `mine` and seat 1 `theirs`; `top` comes next."""
    left = Counter(NAMES[kind] for kind in DECK)
    dealt = [card for pair in zip(mine, theirs, strict=True) for card in pair] + top
    left.subtract(dealt)
    assert min(left.values()) >= 0
    return "shuffled " + " ".join([*dealt, *left.elements()])


def transcript(*lines: str, mine: list[str] = MINE, theirs: list[str] = THEIRS, top: list[str] = TOP) -> str:
    """A match of two in which seat 0 begins, up to some line."""
    header = "jack-the-ripper edition=pegasus seats=2 first_dealer=1 rules=1"
    return "\n".join([header, "* " + shuffle(mine, theirs, top), *lines]) + "\n"


class Evening:
    """Somebody sits down in the parlour and types lines; `text` is all that was printed."""

    def __init__(
        self,
        *lines: str,
        lang: str = "en",
        width: int = 80,
        seat: int = 0,
        start: str = "",
        game: Game = GAME,
        typed: Callable[[Session], Iterator[str]] | None = None,
        **given: Any,
    ) -> None:
        words = Words(lang, game.id)
        self.session = cli.sit_down(game, {"first_dealer": 1, **given}, seat, None, 7, words)
        if start:
            self.session.restore(Transcript.read(start, [game]))
        self._lines = typed(self.session) if typed else iter(lines)
        self._out = io.StringIO()
        self.parlour = Parlour(self.session, words, Console(file=self._out, width=width, highlight=False), self._ask)
        self.parlour.run()

    def _ask(self, prompt: str) -> str:
        self._out.write(prompt)
        try:
            line = next(self._lines)
        except StopIteration:
            raise EOFError from None
        self._out.write(line + "\n")
        return line

    @property
    def text(self) -> str:
        """Everything printed, with line breaks and runs of spaces taken as one space."""
        return " ".join(self._out.getvalue().split())

    @property
    def raw(self) -> str:
        return self._out.getvalue()

    @property
    def hand(self) -> Counter[str]:
        return Counter(self.session.view().hand)


def first_option(session: Session) -> Iterator[str]:
    """Somebody who always takes the first option, until the match is over."""
    while not session.state.over:
        yield "1"


def sensible(session: Session) -> Iterator[str]:
    """Somebody who plays like the simple bot."""
    bot = bots(GAME.id)["simple"](GAME, session.transcript.options, session.seat, Random(0))
    while not session.state.over:
        yield bot.choose(session.view())


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
    assert "There is no number 99; the options have the numbers 1 to 2." in evening.text
    assert "“[bold]” is not an answer" in evening.text
    assert len(evening.session.transcript.lines) == 1


def test_why_says_whether_an_answer_is_possible_and_by_which_rule_not() -> None:
    evening = Evening("why", "why meld druitt 3", "why 1", "why nonsense", start=transcript("0 draw file"))
    assert "Say which answer, for example: why draw file" in evening.text
    assert " ".join(GAME.rulebook.sentence("victim-first", "en").split()) in evening.text
    assert "Rule victim-first" in evening.text
    assert "“play commissioner” is possible now: Play Commissioner Resigns." in evening.text
    assert "“nonsense” is not an answer" in evening.text
    assert len(evening.session.transcript.lines) == 2


def test_question_mark_lists_commands_and_finds_rules() -> None:
    evening = Evening("?", "? victim-first", "?victim-first", "? qwertz")
    assert "why ANSWER why an answer is possible or not" in evening.text
    assert evening.text.count("[victim-first]") == 2
    assert "No rule has “qwertz” in it." in evening.text


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
        (("draw file", "undo"), "it has shown you something you could not know before"),
        (("draw yard", "play victim nichols", "undo"), "it has shown you something you could not know before"),
        (("draw yard", "play commissioner", "undo"), "it has shown you something you could not know before"),
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
    assert "cards were shuffled or dice rolled since" in evening.text


# -- save, load, leave ----------------------------------------------------------------------------


def test_a_saved_game_is_loaded_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    first = Evening("draw yard", "discard eddy", f"save {file}", start=transcript())
    assert "Saved as" in first.text
    second = Evening(f"load {file}", seats=3)
    assert f"Loaded {file}: {len(first.session.transcript.lines)} answers" in second.text.replace("\n", "")
    assert second.session.transcript.write() == first.session.transcript.write() == file.read_text(encoding="utf-8")
    assert second.session.view() == first.session.view()
    assert second.session.log == first.session.log
    assert not second.session.unsaved


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "The transcript is empty"),
        ("chess seats=2 rules=1\n", "'chess' is not a game of this house"),
        (transcript("0 draw file").replace("rules=1", "rules=99"), "The transcript was played under version 99 of the rules"),
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
    assert f"{tmp_path} cannot be written: Is a directory." in evening.text
    assert f"{tmp_path / 'latin'} cannot be read" in evening.text
    assert "Say where to: save FILE" in evening.text
    assert "Say from where: load FILE" in evening.text


def test_a_seat_that_the_loaded_game_does_not_have_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    file.write_text(transcript(), encoding="utf-8")
    evening = Evening(f"load {file}", seats=3, seat=2)
    assert "There is no seat 2 in this game; the seats are 0 to 1." in evening.text


def test_quit_reminds_of_saving_once() -> None:
    evening = Evening("quit", "quit", "1", start=transcript("0 draw file"))
    assert "The game is not saved." not in evening.text  # a restored game is as its file has it
    evening = Evening("1", "quit", "quit", "1", start=transcript())
    assert "“save FILE” keeps it, “quit” once more leaves it." in evening.text
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

FIVE = "victim-nichols victim-chapman victim-stride victim-eddowes commissioner letters eddy gull jill druitt".split()


def test_the_window_looks_the_same_whoever_could_answer() -> None:
    holder = [*THEIRS[:-2], "victim-kelly", "escapes"]
    other = [*THEIRS[:-2], "victim-kelly", "chapman"]
    lines = ("draw file", "play commissioner")
    one, two = (Evening(*lines, start=transcript(mine=FIVE, theirs=theirs)) for theirs in (holder, other))
    assert one.session.view().question == "window"
    assert "Everybody is asked: does the Ripper escape?" in one.text
    assert one.raw == two.raw


def replayed(text: str, seat: int | None, everything: bool = False, line: int | None = None, lang: str = "en") -> str:
    out = io.StringIO()
    words = Words(lang, GAME.id)
    console = Console(file=out, width=100, highlight=False)
    Replay(Transcript.read(text, [GAME]), words, console, seat, everything).show(line)
    return out.getvalue()


LINES = ("0 draw file", "0 discard eddy", "1 draw file", "1 discard chapman", "0 draw file")
HIDDEN = [*THEIRS[:-2], "alibi-druitt", "chapman"]
"""Another hand for seat 1 that shows the same."""


@pytest.mark.parametrize("seat", [0, None])
def test_replay_never_shows_what_the_seat_could_not_see(seat: int | None) -> None:
    one, two = transcript(*LINES), transcript(*LINES, theirs=HIDDEN)
    assert replayed(one, seat) == replayed(two, seat)
    assert "Alibi Druitt" not in replayed(two, seat)
    assert "Alibi Druitt" in replayed(two, 1)
    assert "Alibi Druitt" in replayed(two, None, everything=True)


def test_replay_stops_at_a_line_and_counts_lines_as_the_file_does() -> None:
    text = transcript(*LINES)
    shown = replayed(text, 0, line=4)
    assert "Line 4 of 7, as seen by Seat 0" in shown
    assert "4  Seat 0 discards Prince Eddy." in shown
    assert "Seat 1 draws" not in shown
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
    evening = Evening("draw file", "meld druitt 3", start="", game=GAME._replace(id="unknown"))
    assert "hand_number" in evening.text
    assert "1 draw file 2 draw yard" in evening.text
    assert evening.session.transcript.lines[-1][1] == "draw file"


# -- the command line -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play chess", "'chess' is not a game of this house"),
        ("play jack-the-ripper --seats 9", "'9' is no value for the option seats"),
        ("play jack-the-ripper --seats two", "--seats"),
        ("play jack-the-ripper --edition klingon", "'klingon' is no value for the option edition"),
        ("play jack-the-ripper --seat 2", "There is no seat 2"),
        ("play jack-the-ripper --lang fr", "--lang"),
        ("play jack-the-ripper --opponents clever", "'clever' does not play jack-the-ripper"),
        ("play jack-the-ripper --option vote", "'vote' is not one option as name=value"),
        ("play jack-the-ripper --option hats=on", "has no option 'hats'"),
        ("play jack-the-ripper --load nowhere.txt", "There is no file nowhere.txt"),
        ("replay nowhere.txt --lang de", "Die Datei nowhere.txt gibt es nicht"),
        ("check jack-the-ripper --games 0", "at least 1"),
        ("score mr-jack", "jack-the-ripper"),
        ("score jack-the-ripper nowhere.toml", "There is no file nowhere.toml"),
        ("rules chess", "'chess' is not a game of this house"),
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


def test_play_from_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    options = "--lang de --seed 3 --seats 3 --seat 1 --opponents random --option vote=on --edition us-games"
    assert cli.run(["play", "jack-the-ripper", *options.split()]) == 0
    said = capsys.readouterr().out
    assert "Durchgang 1 · US Games" in said
    assert "Du verlässt den Tisch" in said


def test_the_same_seed_shuffles_the_same_cards() -> None:
    first, again, other = (cli.sit_down(GAME, {}, 0, "random", seed, Words("en")) for seed in (3, 3, 4))
    for session in (first, again, other):
        session.go_on()
    assert first.transcript.write() == again.transcript.write() != other.transcript.write()


@pytest.mark.parametrize(("value", "language"), [("de_AT.UTF-8", "de"), ("en_GB.UTF-8", "en"), ("C", "en"), ("", "en")])
def test_the_language_is_that_of_the_environment(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", value)
    assert cli.spoken() == language


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert cli.screen().no_color
    monkeypatch.delenv("NO_COLOR")
    assert not cli.screen().no_color


def test_rules_prints_the_rulebook_or_what_a_word_finds(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "jack-the-ripper", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert all(f"[{rule}]" in said.replace("\n", "").replace(" ", "") for rule in GAME.rulebook.rules)
    assert cli.run(["rules", "jack-the-ripper", "victim-first", "--lang", "de"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.count("[") == 1
    assert GAME.rulebook.sentence("victim-first", "de") in said
    assert cli.run(["rules", "jack-the-ripper", "qwertz", "--lang", "en"]) == 2


def test_a_word_finds_rules_by_text_whatever_its_case() -> None:
    found = [rule.id for rule in rules.find(GAME.rulebook, "scotland YARD", "en")]
    assert "draw-one" in found
    assert len(found) < len(GAME.rulebook.rules)


def test_replay_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(transcript(*LINES), encoding="utf-8")
    assert cli.run(["replay", str(file), "--seat", "0", "--at", "3", "--lang", "en"]) == 0
    assert "Line 3 of 7, as seen by Seat 0" in capsys.readouterr().out
    assert cli.run(["replay", str(file), "--open", "--lang", "en"]) == 0
    assert "In the hand of Seat 1" in capsys.readouterr().out
    assert cli.run(["replay", str(file), "--at", "99", "--lang", "en"]) == 2


def test_check_says_that_no_law_was_broken(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def fine(game: Game, given: dict[str, Any], seed: int) -> None:
        played.append(seed)

    monkeypatch.setattr(laws, "check_game", fine)
    assert cli.run("check jack-the-ripper --games 25 --jobs 1 --seed 100 --lang en".split()) == 0
    assert "25 games of jack-the-ripper played: no law was broken." in capsys.readouterr().out
    assert played == list(range(100, 125))


def test_check_saves_the_first_game_that_breaks_a_law(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(game: Game, given: dict[str, Any], seed: int) -> laws.Finding | None:
        return laws.Finding(3, "A clone shares a list.", transcript()) if seed >= 17 else None

    monkeypatch.setattr(laws, "check_game", broken)
    monkeypatch.chdir(tmp_path)
    assert cli.run("check jack-the-ripper --games 40 --jobs 1 --lang en".split()) == 1
    assert "Law 3 was broken: A clone shares a list." in capsys.readouterr().out
    saved = files.read_transcript("jack-the-ripper-law-3-seed-17.txt", Words("en"))
    assert saved.write().splitlines()[1:] == transcript().splitlines()[1:]


def test_check_plays_real_games_in_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run("check jack-the-ripper --games 12 --jobs 2 --lang en".split()) == 0
    assert "played: no law was broken" in capsys.readouterr().out
