"""Every reason for which an answer can be refused, bad input of all kinds, and what is agreed beforehand."""

from __future__ import annotations

import random

import fuzz
import pytest
from check_the_ripper.stories import begin, given, set_up

from whitechapel.core.frames import CHANCE, BadAnswer, GameError
from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.settings import SMALL

MOVING = "0: g8 | 1: a1 | 2: d8"
DUEL = ["0 king g9", "* duel king king"]
REASONS: list[tuple[str, str, list[str], str, str]] = [
    # while moving
    (MOVING, "rook king", [], "1 done", "not-your-turn"),
    (MOVING, "rook king", [], "0 queen g9", "roll"),
    (MOVING, "rook king", [], "0 rook z9", "inside-board"),
    (MOVING, "rook king", [], "0 rook g8", "no-empty-move"),
    (MOVING, "rook king", [], "0 rook h9", "rook-moves"),
    (MOVING, "rook king", [], "0 king g10", "king-moves"),
    (MOVING, "queen king", [], "0 queen h10", "queen-moves"),
    (MOVING, "bishop king", [], "0 bishop g9", "bishop-moves"),
    (MOVING, "knight king", [], "0 knight g9", "knight-moves"),
    (MOVING, "rook king", [], "0 rook g12", "slide-stops-at-files"),
    ("0: g8 | 1: f8", "rook king", [], "0 rook d8", "slide-stops-at-pieces"),
    (MOVING, "rook king", [], "0 take", "risk-or-take"),
    (MOVING, "rook king", [], "0 look j3", "peek"),
    (MOVING, "rook king", [], "0 place a9", "loser-relocated"),
    (MOVING, "rook king", [], "0 put back", "peek-until-put-back"),
    (MOVING, "rook king", [], "0 change", "double-knights"),
    (MOVING, "rook king", [], "0 decline", "done"),
    (MOVING, "rook king", [], "0 take 2", "all-or-nothing"),
    (MOVING, "rook king", [], "0 rook cabinet", "cabinet-beside-board"),
    # in a duel and after it
    ("0: g8 | 1: g9", "king rook", DUEL, "0 place j3", "relocation-free"),
    ("0: g8 | 1: g9", "king rook", DUEL, "0 done", "loser-relocated"),
    ("0: g8 | 1: g9", "king rook", [*DUEL, "0 place a1"], "0 look a1", "peek-any-file"),
    ("0: g8 | 1: g9", "king rook", [*DUEL, "0 place a1"], "0 look z9", "peek-any-file"),
    ("0: g8 | 1: g9", "king rook", [*DUEL, "0 place a1"], "0 done", "peek"),
    ("0: g8 | 1: g9", "king rook", [*DUEL, "0 place a1"], "0 rook g10", "peek"),
    ("0: g8 | 1: g9", "king rook", [*DUEL, "0 place a1", "0 look j3"], "0 done", "peek-until-put-back"),
    ("0: g8 | 1: g9", "king rook", [*DUEL, "0 place a1", "0 pass", "0 done"], "0 rook g10", "bonus-move"),
    ("0: g8 | 1: g9", "king rook", [*DUEL, "0 place a1", "0 pass", "0 done"], "0 done", "bonus-declined"),
    # with a file just found
    ("0: g8 | 1: a1 | g11: cleaver", "rook king", ["0 rook g11"], "0 turn a1", "risk-any-file"),
    ("0: g8 | 1: a1 | g11: cleaver", "rook king", ["0 rook g11"], "0 turn z9", "risk-any-file"),
    ("0: g8 | 1: a1 | g11: cleaver", "rook king", ["0 rook g11"], "0 done", "risk-or-take"),
    ("0: g8 | 1: a1 | g11: cleaver", "rook king", ["0 rook g11"], "0 take 1", "all-or-nothing"),
    ("0: g8 | 1: a1 | g11: cleaver", "rook king", ["0 rook g11"], "0 king g12", "risk-or-take"),
]


@pytest.mark.parametrize(("table", "rolled", "before", "line", "reason"), REASONS)
def test_a_refusal_names_its_rule(table: str, rolled: str, before: list[str], line: str, reason: str) -> None:
    t = given(table, rolled=rolled)
    t.say(*before)
    t.refuses(line, reason)


OTHERS = {"setup-order", "placing", "land-only", "knight-blocked"}
"""Reasons that have their own tests: before the first turn, and with some options."""


@pytest.mark.parametrize("board", ["british-isles", SMALL])
def test_there_is_no_reason_but_these_and_each_is_a_rule(board: str) -> None:
    """Many answers of all seats in random games: what is refused is refused for a reason tested here."""
    tested = OTHERS | {reason for *_, reason in REASONS}
    rng = random.Random(4)
    actions = list(GAME.actions.values())
    seen = set()
    for seed in range(4):
        state = GAME.new(turn_limit=40, seats=3, land_only=seed % 2 == 0, knight_over_files=seed < 2, board=board)
        while not state.over:
            seat = state.seat()
            if seat != CHANCE:
                for action in rng.sample(actions, 30):
                    seen.add(GAME.why(state, seat, action))
            state.apply(state.sample(rng) if seat == CHANCE else rng.choice(state.options()))
    assert seen - {None} <= tested
    assert seen <= {*GAME.rulebook.rules, None}


@pytest.mark.parametrize(
    "text", ["", "files", "roll king", "roll king pawn", "duel knight", "first 9", "cards x", "files \0"]
)
def test_a_text_that_is_not_a_chance_answer_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadAnswer, match="is not a roll, a duel or a shuffle, and names no first seat"):
        GAME.chance(text)


def test_a_seat_that_does_not_exist_never_begins() -> None:
    t = begin(seats=2)
    t.say("* files " + " ".join(["cleaver", "knife", "scissors", "hammer", "blank"] * 4))
    t.refuses("* first 2", "first-double")


def test_bad_input_is_refused_with_a_sentence() -> None:
    found = fuzz.bad_input(GAME, tries=600, seed=1888, settings=6)
    assert found["Illegal"] > 50
    assert found["NotAsked"] > 50
    assert found["BadAnswer"] > 100
    assert found["bad transcript"] == 60


def test_damaged_headers_with_a_board_of_their_own_are_refused_with_a_sentence() -> None:
    found = fuzz.bad_transcripts(GAME, {"board": SMALL, "turn_limit": 10}, 150, random.Random(2))
    assert found["bad transcript"] == 150


@pytest.mark.rule("check-the-ripper/options-agreed")
def test_the_options_and_their_usual_values() -> None:
    assert GAME.read_settings({})._asdict() == {
        "seats": 2,
        "turn_limit": 400,
        "land_only": False,
        "knight_over_files": True,
        "completed_card": "next",
        "failed_risk_ends_turn": False,
        "tie_break": "shared",
        "board": "british-isles",
    }


@pytest.mark.rule("check-the-ripper/options-agreed")
@pytest.mark.parametrize(
    ("given_", "sentence"),
    [
        ({"turn_limit": 9}, "it takes a number from 10 to 1000"),
        ({"completed_card": "away"}, "it takes one of: next, strict"),
        ({"tie_break": "dice"}, "it takes one of: shared, completions"),
        ({"land_only": "maybe"}, "it takes one of: off, on"),
        ({"hats": "on"}, "check-the-ripper has no option 'hats'"),
    ],
)
def test_other_options_and_values_are_refused(given_: dict[str, object], sentence: str) -> None:
    with pytest.raises(GameError, match=sentence):
        GAME.read_settings(given_)


SPOILT = [
    ({"lying": 1}, "It is not rightly noted whether a file lies in town 1."),
    ({"chips": (1, 0)}, "1 chips are paid, staked or forfeited; the cabinet is worth 0."),
    ({"convictions": (1, 0)}, "0 murderers are convicted; (1, 0) are noted."),
    ({"cards": (0, 1)}, "The murderer cards (0, 1) are in play instead of [0, 1, 2, 3]."),
    ({"where": [0, 0]}, "Two pieces share a square, or should: ['a1', 'a1']."),
    ({"where": [0, 25]}, "A piece stands on z1, where none may stand."),
    ({"bonus": (1,)}, "1 bonus moves are open, 0 were won."),
    ({"files": (0,) * 20}, "There are 20 files of cleaver on the table instead of 4."),
    ({"cabinet": (1, 0, 0, 0)}, "There are 5 files of cleaver on the table instead of 4."),
]


@pytest.mark.parametrize(("wrong", "sentence"), SPOILT)
def test_the_audit_says_what_is_wrong_with_a_table(wrong: dict[str, object], sentence: str) -> None:
    t = set_up("a1", "a2")
    assert GAME.audit(t.table) is None
    for field, value in wrong.items():
        setattr(t.table, field, value)
    assert GAME.audit(t.table) == sentence


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("king z99", "king z9; king z19; king z8"),
        ("kign h8", "king h8; king h18; knight h8"),
        ("look j33", "look j3; look j23; look j13"),
        ("take it", "take"),
    ],
)
def test_of_five_thousand_answers_the_nearest_are_named(typed: str, meant: str) -> None:
    with pytest.raises(BadAnswer) as refusal:
        GAME.action(typed)
    assert str(refusal.value) == f"'{typed}' is not an answer in check-the-ripper. Did you mean: {meant}?"
