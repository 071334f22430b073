"""Mr. Jack in a terminal: the map, the notes beside it, and evenings on both sides of the law."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mr_jack.stories import JackStory, begin, given
from rich.console import Console
from scenario import Story

import whitechapel
from whitechapel.bots import bots
from whitechapel.cli.playing import sit_down
from whitechapel.core.frames import CHANCE
from whitechapel.core.transcript import Transcript
from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.material import CHARACTERS, EXITS, POSTS, TERRAIN
from whitechapel.games.mr_jack.steps import FRAMES
from whitechapel.games.mr_jack.view import View
from whitechapel.terminal.mr_jack.drawing import ARROWS, CELL, DRAWING, PITCH
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.play import PlayLoop
from whitechapel.terminal.replay import Replay
from whitechapel.terminal.session import Session
from whitechapel.text import LANGUAGES, Words

# -- drawing --------------------------------------------------------------------------------------


WORDS = {language: Words(language, GAME.id) for language in LANGUAGES}


def drawn(story: Story, seat: int | None, lang: str = "en", width: int = 80) -> str:
    """The table and what the seat knows alone, as they are printed without colours."""
    view = story.game.view(story.table, seat)
    pen = Pen(WORDS[lang], GAME.rulebook, ("You", "Ines"), seat, DRAWING.styles)
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None, highlight=False)
    console.print(DRAWING.table(view, pen))
    if seat is not None:
        console.print(DRAWING.hand(view, pen))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def cell(shown: str, name: str) -> str:
    """What stands on a hex of a drawn map, after its name."""
    column = ord(name[0]) - ord("a")
    line = shown.splitlines()[1 + 15 + column - 2 * int(name[1:])].ljust(80)
    found = line[column * PITCH : column * PITCH + CELL]
    assert TERRAIN[name] == "#" or found.startswith(name)
    return found[3:].rstrip()


OPENING = """\
Round 1 of 8 ◐○○○○○○○ · gaslight 1 goes out after it · First printing, 2006 ────
                    f10·  ○                 NE shut      Who      On  Now Jack?
NW open         e9 ·GU  g10·                             HOlmes   g5  *   1/8
    b7 *    ▒▒▒▒▒▒▒ f9  [ ] h10·            l12*  ●      WAtson   a3  ·   1/8
        c7  [3] e8 ·    g9 ·    i10·    k11*    m12*     SMith    g8  *   1/8
    b6 *    d7 *    ▒▒▒▒▒▒▒ ▒▒▒▒▒▒▒ j10·    l11 [2]      LEstrade e5  *   1/8
a5 ·  ○ c6 *    e7 ·    g8 *SM  i9 *    k10*    m11*     STealthy i4  ·   1/8
    ▒▒▒▒▒▒▒ ▒▒▒▒▒▒▒ f7 ·  ○ h8  [*] ▒▒▒▒▒▒▒ l10*         GOodley  m10 ·   1/8
a4 ·    ▒▒▒▒▒▒▒ e6 ·    g7 *    i8 *BE  k9 ·    m10·GO   GUll     e9  ·   1/8
    ▒▒▒▒▒▒▒ d5 ·    ▒▒▒▒▒▒▒ ▒▒▒▒▒▒▒ j8 ·    ▒▒▒▒▒▒▒      BErt     i8  *   1/8
a3 ·WA↗ c4 ·    e5 *LE  g6 *    i7 ·    ▒▒▒▒▒▒▒ m9 ·  ○  Now 4 seen, 4 unseen
    b3 *    ▒▒▒▒▒▒▒ f5  [*] h6 ·  ○ ▒▒▒▒▒▒▒ ▒▒▒▒▒▒▒      Jack seen: must stay
a2 *    c3 *    e4 *    g5 *HO  i6 ·    k7 *    m8 ·     Turns: ▸You Ines Ines
    b2  [1] d3 ·    ▒▒▒▒▒▒▒ ▒▒▒▒▒▒▒ j6 *    l7 *                You
a1 *    c2 *  ● e3 ·    g4 ·    i5 ·    k6  [4]          Cards: Holmes Watson
    b1 *            f3 ·    h4  [ ] ▒▒▒▒▒▒▒ l6 *                Smith Gull
                        g3 ·    i4 ·ST                   Next: Lestrade Stealthy
    SW shut                 h3 ·  ○         SE open            Goodley Bert
 * lit  + beside others  · dark  HO suspect  ho innocent  ○ manhole  ● covered
 You are the detective."""


def test_the_opening_is_drawn_with_all_that_lies_on_the_table() -> None:
    assert drawn(begin(cards="holmes watson smith gull"), 0) == OPENING


def test_the_later_printing_has_its_own_manholes_and_starts() -> None:
    shown = drawn(begin(cards="holmes watson smith gull", edition="later"), None)
    assert "Later printings" in shown
    assert [cell(shown, name) for name in ("i4", "a3", "a5", "k9", "b1")] == ["·WA↗", "·ST", "·", "·  ○", "*  ●"]


def test_where_the_seat_can_go_stands_the_number_of_the_answer() -> None:
    story = begin(cards="holmes watson smith gull")
    story.say("0 card gull")
    shown = drawn(story, 0)
    moves = {text.split(" ")[1]: number for number, text in enumerate(story.options(0), 1) if text[:5] == "move "}
    assert len(moves) > 20
    for name, number in moves.items():
        assert cell(shown, name)[1:].rstrip("○●").strip() == str(number)
    assert cell(shown, "a1") == "*"
    assert "Played: ▸Gull" in shown
    assert cell(drawn(story, 1), "e8") == "·"  # the other seat is asked nothing


def test_the_lantern_shows_where_it_points_and_what_it_lights() -> None:
    shown = drawn(given("0 plays holmes | at: watson g3 | facing: n"), None)
    assert cell(shown, "g3") == "·WA↑"
    assert [cell(shown, name) for name in ("g4", "g5", "g7", "g8", "g10")] == ["↑", "↑HO", "↑", "↑SM", "↑"]
    shown = drawn(given("0 plays holmes | at: watson h3 | facing: nw"), None)
    assert cell(shown, "h3") == "+WA○"
    assert "h3 +WA○↖" in shown  # on a manhole, the arrow stands beside the hex


def test_somebody_seen_by_a_neighbour_in_the_dark_has_their_own_sign() -> None:
    shown = drawn(given("0 plays holmes | at: goodley i5"), None)
    assert (cell(shown, "i5"), cell(shown, "i4"), cell(shown, "i6")) == ("+GO", "+ST", "·")
    assert "GOodley  i5  +" in shown
    assert "Now 6 seen, 2 unseen" in shown


def test_innocents_are_written_small_and_have_no_chance() -> None:
    shown = drawn(given("0 plays holmes | suspects: bert gull smith stealthy | alibis0: gull"), 0)
    assert (cell(shown, "e9"), cell(shown, "g5")) == ("·GU", "*ho")
    assert "holmes   g5  *   –" in shown
    assert "GUll     e9  ·   alibi" in shown
    assert shown.count("1/3") == 3
    assert "Now 2 seen, 1 unseen" in shown  # of those the detective still has to think about
    assert "Alibi cards you hold: Gull." in shown


def test_jack_finds_himself_and_what_the_detective_can_know() -> None:
    story = given("1 plays holmes | suspects: bert gull smith stealthy | alibis0: gull | alibis1: stealthy")
    shown = drawn(story, 1)
    assert "BErt     i8  *   Jack" in shown
    assert shown.count("1/4") == 3
    assert "You are Jack: Bert. You would be seen; 2 suspects would be left." in shown
    assert "Alibi cards you hold: Miss Stealthy." in shown
    assert "The detective holds one alibi card." in shown
    assert "Jack holds one alibi card." in drawn(story, 0)
    assert "You would not be seen; 2 suspects" in drawn(given("1 plays gull | jack: gull | suspects: gull goodley"), 1)


def test_the_detective_and_a_spectator_see_the_same_whoever_jack_is() -> None:
    one, two = (given(f"0 plays holmes gull | jack: {jack} | alibis0: smith") for jack in ("bert", "gull"))
    for seat in (0, None):
        assert drawn(one, seat) == drawn(two, seat)
    assert drawn(one, 1) != drawn(two, 1)


def test_cordons_and_the_witness_card_say_whether_jack_may_leave() -> None:
    story = given("1 plays bert | round: 2 | witness: unseen | cordons: nw se")
    shown = drawn(story, 1, "de")
    assert "NW zu" in shown
    assert "NO frei" in shown
    assert "SO zu" in shown
    assert "Ungesehen: Flucht frei" in shown
    assert "Gesehen: keine Flucht" in drawn(given("1 plays bert | round: 2"), 1, "de")


def test_rounds_and_gaslights_are_counted_down() -> None:
    shown = drawn(given("1 plays bert | round: 4 | lamps: f9=4 h4 b2"), None)
    assert shown.startswith("Round 4 of 8 ●●●◐○○○○ · gaslight 4 goes out after it")
    assert [cell(shown, name) for name in ("f9", "h4", "k6")] == [" [4]", " [*]", " [ ]"]
    shown = drawn(given("0 plays bert | round: 5"), None)
    assert shown.startswith("Round 5 of 8 ●●●●◐○○○ · First printing, 2006")


def test_the_notes_stand_below_the_map_on_a_narrow_screen() -> None:
    shown = drawn(begin(cards="holmes watson smith gull"), 0, width=60).splitlines()
    assert shown[17] == "    SW shut                 h3 ·  ○         SE open"
    assert shown[18].split() == ["Who", "On", "Now", "Jack?"]
    assert max(map(len, shown)) <= 60


def read_back(shown: str, view: View) -> None:
    """Everything on the map can be told without colours."""
    for name, sign in TERRAIN.items():
        found = cell(shown, name)
        if sign == "#":
            assert set(found) == {"▒"}
        elif sign == "*":
            lamp = view.lamps[POSTS.index(name)]
            assert found == f" [{ {0: ' ', 5: '*'}.get(lamp, lamp) }]"
        else:
            assert (found[0] in "*" + "".join(ARROWS.values())) == (name in view.lit)
            assert ("○" in found, "●" in found) == (
                name in view.manholes and name not in view.covers,
                name in view.covers,
            )
            who = [other for other, hex in zip(CHARACTERS, view.where, strict=True) if hex == name]
            if who and not view.accused:
                assert found[1:3] == (who[0][:2].upper() if who[0] in view.suspects else who[0][:2])
                assert (found[0] == "·") == (who[0] not in view.in_sight)


@pytest.mark.parametrize("edition", ["2006", "later"])
def test_the_map_can_be_read_back_without_colours(edition: str) -> None:
    rng = Random(1888)
    looked_at = 0
    for _ in range(4):
        story = JackStory(GAME, GAME.new(edition=edition))
        while not story.table.over:
            table: Any = story.table
            table.play(table.seat(), table.sample(rng) if table.seat() == CHANCE else rng.choice(table.options()))
            if rng.random() < 0.1:
                read_back(drawn(story, None), GAME.view(table, None))
                looked_at += 1
    assert looked_at > 20


# -- evenings -------------------------------------------------------------------------------------


def evening(
    *lines: str,
    seat: int = 0,
    lang: str = "en",
    width: int = 80,
    start: str = "",
    alone: bool = False,
    prompts: list[str] | None = None,
) -> tuple[str, Session]:
    """Somebody sits down, types lines (`alone`: plays like the simple bot to the end) and leaves."""
    words = Words(lang, GAME.id)
    session = sit_down(GAME, {}, seat, None, 7)
    if start:
        session.restore(Transcript.read(start, [GAME]))

    def like_a_bot() -> Iterator[str]:
        bot = bots(GAME.id)["constable"](GAME, session.transcript.settings, seat, Random(0))
        while not session.state.over:
            answer = bot.choose(session.view())
            numbered = [text for text in session.view().options if not text.startswith("accuse ")]
            if answer in numbered:
                yield str(numbered.index(answer) + 1)
            else:
                yield answer
                yield "ja" if lang == "de" else "yes"
        yield "scores"

    typed = like_a_bot() if alone else iter(lines)
    out = io.StringIO()

    def ask(prompt: str) -> str:
        if prompts is not None:
            prompts.append(prompt)
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    PlayLoop(session, words, Console(file=out, width=width, color_system=None, highlight=False), ask).run()
    return out.getvalue(), session


START = """\
mr-jack edition=2006 seats=2 rules=1
* alibis bert gull goodley stealthy lestrade smith watson holmes
* cards holmes smith goodley gull
"""


@pytest.mark.parametrize(
    ("lang", "seat", "width", "ended"),
    [("en", 0, 80, "has won"), ("en", 1, 120, "has won"), ("de", 0, 120, "gewonnen"), ("de", 1, 80, "gewonnen")],
)
def test_a_whole_game_is_played_by_numbers_on_either_side(lang: str, seat: int, width: int, ended: str) -> None:
    said, session = evening(seat=seat, lang=lang, width=width, alone=True)
    assert session.state.over
    assert ended in said
    assert max(map(len, said.splitlines())) <= width
    assert session.transcript.replay().parts() == session.state.parts()


def test_a_turn_is_told_as_a_story() -> None:
    said, _ = evening("card holmes", "move g4", start=START)
    assert "You play Holmes." in said
    assert "Holmes goes from g5 to g4." in said
    assert "You look at an alibi card: Gull is not Jack." in said
    assert "Ines draws an alibi card in secret and is Jack." in said
    said, _ = evening("log", seat=1, lang="de", start=START)
    assert "Du bist Jack und heißt heute Nacht Bert." in said


def test_the_witness_says_who_is_cleared() -> None:
    words = Words("en", GAME.id)
    facts = {"seen": True, "innocent": ("holmes", "stealthy")}
    assert words.event("witness", "Ines", facts, ()) == "The witness saw Jack. Cleared: Holmes, Miss Stealthy."
    nobody = {"seen": False, "innocent": ()}
    assert Words("de", GAME.id).event("witness", "Ines", nobody, ()) == (
        "Niemand hat Jack gesehen. Das entlastet niemanden."
    )


def test_a_refused_move_gets_its_rule() -> None:
    said, session = evening("card holmes", "move g5", "move f6", "accuse holmes", start=START)
    for rule in ("move-not-back", "move-streets", "accuse-suspect"):
        assert f"Rule {rule}" in said
    assert session.transcript.lines[-1] == (0, "card holmes")


@pytest.mark.parametrize(
    ("lang", "question", "yes", "left"),
    [
        ("en", "Accuse Smith? That ends the game, won or lost. (yes/no)", "yes", "Nothing was done."),
        ("de", "Smith anklagen? Das beendet die Partie, so oder so. (ja/nein)", "ja",
         "Dann bleibt alles, wie es ist."),
    ],
)  # fmt: skip
def test_an_accusation_has_no_number_and_is_asked_back_about(lang: str, question: str, yes: str, left: str) -> None:
    prompts: list[str] = []
    said, session = evening("card holmes", "accuse smith", "x", "24", start=START, lang=lang, prompts=prompts)
    assert f" {question} " in prompts
    assert left in said
    assert session.transcript.lines[-1] == (0, "card holmes")
    typed = "accuse" if lang == "en" else "anklagen"
    assert f"{typed} Smith, {typed} Stealthy" in said  # typed in full, below the numbers of the moves
    assert ("There is no number 24" if lang == "en" else "Die Nummer 24 gibt es nicht") in said
    _, session = evening("card holmes", "accuse smith", yes, start=START, lang=lang)
    assert session.state.over


def test_the_numbers_of_moves_stand_on_the_map_and_are_listed_on_request() -> None:
    said, _ = evening("card holmes", "list g10", start=START)
    after = said.split("The numbers are on the map.")[1]
    assert "14 to g10" in after
    assert "13 to g7" not in after
    said, _ = evening("card holmes", "move a1", start=START)
    assert "13 to g7" in said.split("Rule ")[1]  # after a refusal the map may be far away


def test_somebody_who_must_be_jack_is_called_jack() -> None:
    assert "BErt     i8  *   Jack" in drawn(given("0 plays holmes | suspects: bert gull | alibis0: gull"), 0)


def test_a_card_can_be_taken_back_and_an_alibi_cannot() -> None:
    said, session = evening("card gull", "undo", start=START)
    assert "Taken back: Gull (swap)." in said
    assert len(session.transcript.lines) == 2
    said, session = evening("card holmes", "move g4", "undo", start=START)
    assert "cannot be taken back" in said


def test_scores_says_that_the_game_goes_on() -> None:
    said, _ = evening("scores", start=START)
    assert "The game is not over yet." in said


def test_a_saved_game_goes_on_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    lines = "0 card smith\n0 power first\n0 light b2 to f9\n0 move g7\n1 card goodley\n"
    said, session = evening("1", start=START + lines, seat=0)
    assert session.transcript.lines[7][0] == 1  # the bot ended the turn that another had begun
    assert "You are the detective." in said


def test_replay_shows_a_spectator_no_secret() -> None:
    transcript = Transcript.read(START + "0 card holmes\n0 move g4\n", [GAME])

    def shown(seat: int | None, everything: bool = False) -> str:
        out = io.StringIO()
        Replay(transcript, Words("en", GAME.id), Console(file=out, width=80), seat, everything).show(None)
        return out.getvalue()

    assert "Alibi cards you hold: Gull." in shown(0)
    for secret in ("you hold", "You are Jack", "1/7"):
        assert secret not in shown(None)
    everything = shown(None, everything=True)
    assert "Seat 2 is Jack, and is called Bert tonight." in everything
    assert "Jack is Bert." in everything
    assert "Seat 1 looks at an alibi card: Gull is not Jack." in everything
    assert "Alibi cards of Seat 1: Gull\n" in re.sub(" +\n", "\n", everything)
    assert "Alibi cards of Seat 2: –" in everything
    assert "Alibi cards not drawn, top first: Goodley, Miss Stealthy, Lestrade, Smith," in everything
    assert "You look at an alibi card: Gull is not Jack." in shown(0)


# -- words ----------------------------------------------------------------------------------------


def test_answers_read_as_a_player_would_say_them() -> None:
    english, german = Words("en", GAME.id), Words("de", GAME.id)
    assert english.answer("card goodley") == "Goodley (whistle)"
    assert english.answer("move g10") == "to g10"
    assert english.answer("power first") == "First the power, then the move"
    assert english.answer("leave ne") == "Leave by the north-east exit"
    assert english.answer("cordon ne to se") == "Cordon from north-east to south-east"
    assert german.answer("whistle bert to i7") == "Bert nach i7"
    assert german.answer("accuse stealthy") == "Miss Stealthy anklagen"
    assert german.answer("face sw") == "Nach Südwesten leuchten"
    assert german.answer("light b2 to f9") == "Laterne von b2 nach f9"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_status_line(language: str) -> None:
    words = Words(language, GAME.id)
    for name, _ in FRAMES:
        assert words.has(f"question-{name}") or name in ("turn-over", "alibi"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_has_a_name_on_the_map_has_it_in_words(language: str) -> None:
    words = Words(language, GAME.id)
    assert len({words.name(value) for value in (*CHARACTERS, *ARROWS)}) == 14
    assert len({words.say(f"exit-{name}") for name in EXITS}) == 4


def test_no_message_is_left_over() -> None:
    own = set(Words("en", GAME.id).ids) - set(Words("en").ids)
    source = Path(whitechapel.__file__).parent.joinpath("terminal", "mr_jack", "drawing.py").read_text(encoding="utf-8")
    by_convention = (
        "name-",
        "event-",
        "question-",
        "do-",
        "ending-",
        "column-",
        "exit-",
        "sure-",
        "front-",
        "rank-",
        "style-",
        "reason-",
        "role",
    )
    for name in own:
        assert f'"{name}"' in source or f"'{name}'" in source or name.startswith(by_convention), name
