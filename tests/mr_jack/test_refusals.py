"""Bad input of all kinds is refused with a sentence and a rule, and changes nothing; and the laws hold."""

from __future__ import annotations

import fuzz
import pytest
from mr_jack.stories import begin, given

from whitechapel.core.frames import BadAnswer, GameError
from whitechapel.core.transcript import Transcript
from whitechapel.games.mr_jack import GAME


def test_bad_answers_and_damaged_transcripts_are_always_refused() -> None:
    found = fuzz.bad_input(GAME, 2_000, seed=1888, settings=4)
    assert found["Illegal"] > 400
    assert found["NotAsked"] > 300
    assert found["BadAnswer"] > 500
    assert found["bad transcript"] > 150


def test_every_refusal_at_every_question_names_a_rule_that_exists() -> None:
    """All the answers there are, at each question of a game in which every kind of question comes up."""
    t = begin(cards="watson smith goodley bert")
    questions = set()
    lines = ["0 card goodley", "0 power first", "0 whistle watson to b3", "0 face s", "0 whistle bert to k9",
             "0 move m9",
             "1 card smith", "1 move first", "1 move g9", "1 light b2 to f9",
             "1 card bert", "1 power first", "1 cover c2 to a5", "1 move k10",
             "0 card watson", "0 move a3", "0 face n",
             "1 card lestrade", "1 power first", "1 cordon ne to nw", "1 move e4",
             "0 card holmes", "0 move g4", "0 card gull", "0 swap watson", "0 face s", "1 card stealthy"]  # fmt: skip
    for line in lines:
        seat = int(line[0])
        questions.add(t.view(seat).question)
        options = t.options(seat)
        for text, action in GAME.actions.items():
            rule = GAME.why(t.table, seat, action)
            assert (rule is None) == (text in options)
            assert rule is None or rule in GAME.rulebook.rules
        t.say(line)
    assert questions == {
        "choose-card", "power-or-move", "move", "move-first", "whistle", "face", "light", "cordon", "cover",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("move ne", "exits-outside"),
        ("pass", "power-compulsory"),
        ("light b2 to b2", "smith-moves-light"),
        ("light b2 to a1", "smith-moves-light"),
        ("cordon ne to ne", "lestrade-moves-cordon"),
        ("cover c2 to c2", "bert-moves-cover"),
        ("cover c2 to g5", "bert-moves-cover"),
        ("whistle goodley to a1", "whistle-each-once"),
        ("whistle bert to ne", "whistle-no-exit"),
        ("whistle bert to f6", "move-streets"),
    ],
)
def test_what_the_book_forbids_by_name_is_refused_by_that_name(text: str, reason: str) -> None:
    t = given("0 plays holmes")
    t.refuses(f"0 {text}", reason)
    t.say("0 card holmes")
    t.refuses(f"0 {text}", reason)
    t.refuses(f"1 {text}", "not-your-turn")


def test_an_answer_that_does_not_exist_gets_a_hint() -> None:
    with pytest.raises(BadAnswer, match="Did you mean: card watson"):
        GAME.action("card watsn")
    with pytest.raises(BadAnswer, match="is neither an order of the alibi cards"):
        GAME.chance("cards holmes")


def test_answers_have_texts_of_their_own() -> None:
    cards_and_moves = 8 + 2 + 86 + 8 + 4 + 8 + 1 + 6  # card, first, move, accuse, leave, swap, stay, face
    lights, cordons, covers = 8 * 7, 4 * 3, 8 * 7 + 9 * 8 - 3 * 2  # both printings have f10, h3 and l12
    assert len(GAME.actions) == cards_and_moves + lights + cordons + covers + 7 * 60 + 1
    assert all(GAME.action(text).text == text for text in GAME.actions)


def test_a_game_is_written_down_and_read_again() -> None:
    text = (
        "mr-jack edition=2006 seats=2 rules=1\n"
        "* alibis gull holmes watson smith lestrade stealthy goodley bert\n"
        "* cards holmes watson goodley gull\n"
        "0 card gull\n"
        "0 move e8\n"
        "1 card watson\n"
        "1 move a4\n"
        "1 face s\n"
        "1 card holmes\n"
        "1 move g4\n"
    )
    transcript = Transcript.read(text, [GAME])
    table = transcript.replay()
    assert transcript.write() == text
    assert GAME.view(table, 1).alibis == ("holmes",)
    with pytest.raises(GameError, match="Line 4 of the transcript cannot be played: 'move e8' is not allowed now"):
        Transcript.read(text.replace("0 card gull\n", ""), [GAME]).replay()


def test_a_wrong_option_is_refused() -> None:
    with pytest.raises(BadAnswer, match="it takes one of: 2006, later"):
        GAME.new(edition="2016")
    with pytest.raises(BadAnswer, match="mr-jack has no option 'vote'"):
        GAME.new(vote=True)


def test_the_audit_notices_what_is_wrong_with_a_table() -> None:
    def audited(**changes: object) -> str | None:
        table = given("0 plays holmes").table
        for name, value in changes.items():
            setattr(table, name, value)
        return GAME.audit(table)

    assert audited() is None
    assert audited(occupied=0) == "The occupied hexes are not those the characters stand on."
    assert audited(where=[0, 0, 1, 2, 3, 4, 5, 6]) == "Two characters stand on the same hex, and nobody was accused."
    assert audited(where=[-1, 0, 1, 2, 3, 4, 5, 6]) == "A character is missing, and nobody has left."
    assert audited(lamps=(0, 3, 5, 0, 0, 5, 4, 2)) == "In round 1 the gaslights [2, 3, 4, 5, 5] burn."
    assert audited(cordons=1) == "There are 1 cordons and 2 covers instead of two each."
    assert audited(covered=7) == "There are 2 cordons and 3 covers instead of two each."
    assert audited(pile=(0, 1)) == "The alibi cards are not eight different ones."
    assert audited(suspects=1) == "Jack is counted among the innocent."
    assert audited(cards=0b11000001) == "3 cards are left to play in turn 0 of round 1."
