"""Every reason for which an answer can be refused, and bad input of all kinds."""

from __future__ import annotations

import random
from typing import Any

import fuzz
import pytest
from jack_the_ripper.stories import given

from whitechapel.core.frames import BadAnswer
from whitechapel.games.jack_the_ripper import GAME

FIVE = "nichols victim-chapman stride eddowes kelly"
PLAYING = {"phase": "play"}
US_GAMES = {"phase": "play", "edition": "us-games"}
VOTING = {"vote": True}
VOTED = {"vote": True, "votes": ("eddy", "eddy")}

REASONS = [
    # at the start of a turn
    ("p0: eddy | p1: gull | yard: jill", {}, "1 draw file", "not-your-turn"),
    ("p0: eddy | p1: gull | yard: jill", {}, "0 discard eddy", "turn-order"),
    ("p0: eddy | p1: gull", {}, "0 draw yard", "draw-empty-yard"),
    ("p0: eddy | p1: gull | yard: jill", {"yard_turns": 8}, "0 draw yard", "draw-stalling"),
    ("p0: eddy | p1: gull | a0: jill*3", {}, "0 call vote", "vote-agreed"),
    ("p0: eddy | p1: gull | a0: jill*3", VOTED, "0 call vote", "vote-once"),
    ("p0: eddy | p1: gull | a1: jill*3", VOTING, "0 call vote", "vote-needs-meld"),
    ("p0: eddy | p1: gull", VOTING | {"vote_any_meld": True}, "0 call vote", "vote-any-meld"),
    ("p0: eddy | p1: gull", VOTING, "0 vote eddy", "vote-when-called"),
    ("p0: eddy escapes | p1: gull", {}, "0 play escapes", "escapes-needs-five"),
    (f"p0: eddy | p1: gull | a0: {FIVE}", {}, "0 play escapes", "card-in-hand"),
    # while playing
    ("p0: eddy | p1: gull | yard: jill", PLAYING, "0 draw yard", "draw-one"),
    ("p0: eddy | p1: gull | a0: jill*3", PLAYING | VOTING, "0 call vote", "vote-before-draw"),
    ("p0: eddy | p1: gull | a0: jill*3", PLAYING, "0 call vote", "vote-agreed"),
    ("p0: eddy | p1: gull | a0: jill*3", PLAYING | VOTED, "0 call vote", "vote-once"),
    ("p0: eddy | p1: gull", PLAYING, "0 done", "window-every-turn"),
    (f"p0: eddy | p1: gull | a0: {FIVE}", PLAYING, "0 discard eddy", "window-every-turn"),
    ("p0: eddy | p1: gull", PLAYING, "0 discard jill", "card-in-hand"),
    ("p0: eddy | p1: gull", PLAYING, "0 pass", "window-asks-all"),
    ("p0: eddy | p1: gull", PLAYING, "0 keep", "scene-plays-gavel"),
    ("p0: eddy | p1: gull | yard: jill", PLAYING, "0 take jill", "scene-looks"),
    ("p0: eddy*3 gull | p1: gull", PLAYING, "0 meld eddy 3", "victim-first"),
    ("p0: eddy*3 | p1: gull | a0: kelly", PLAYING, "0 meld eddy 3", "keep-one-card"),
    ("p0: eddy gull | p1: gull | a0: kelly", PLAYING, "0 layoff eddy", "layoff"),
    ("p0: wild gull | p1: gull | a1: kelly eddy*3", US_GAMES, "0 layoff wild as eddy", "wild-layoff-strict"),
    ("p0: kelly gull | p1: gull", PLAYING | {"gavel_played": True}, "0 play victim kelly", "one-gavel"),
    ("p0: suspect-jill gull | p1: gull", PLAYING, "0 play suspect jill", "suspect-needs-meld"),
    ("p0: alibi-jill gull | p1: gull", PLAYING, "0 play alibi jill", "alibi-needs-meld"),
]


@pytest.mark.parametrize(("table", "named", "line", "reason"), REASONS)
def test_a_refusal_names_its_rule(table: str, named: dict[str, Any], line: str, reason: str) -> None:
    given(table, **named).refuses(line, reason)


INSIDE = [
    # in the middle of a vote, a scene, a window, and after it
    (VOTING, "a0: jill*3", ["0 call vote"], "0 draw file", "vote-all"),
    (VOTING, "a0: jill*3", ["0 call vote"], "0 pass", "vote-all"),
    (PLAYING, "yard: jill", ["0 play scene bucks-row"], "0 discard eddy", "scene-takes-one"),
    (PLAYING, "yard: jill", ["0 play scene bucks-row"], "0 take gull", "scene-takes-from-yard"),
    (PLAYING, "yard: jill", ["0 play scene bucks-row"], "0 call vote", "vote-agreed"),
    (PLAYING, "yard: strikes", ["0 play scene bucks-row", "0 take strikes"], "0 discard eddy", "scene-plays-gavel"),
    (PLAYING, "yard: strikes", ["0 play scene bucks-row", "0 take strikes"], "0 pass", "scene-plays-gavel"),
    (PLAYING, f"a1: {FIVE}", ["0 done"], "0 discard eddy", "window-asks-all"),
    (PLAYING, f"a1: {FIVE}", ["0 done"], "0 play escapes", "card-in-hand"),
    (PLAYING, f"a1: {FIVE}", ["0 done", "0 pass", "1 pass"], "0 done", "window-every-turn"),
    (PLAYING, f"a1: {FIVE}", ["0 done", "0 pass", "1 pass"], "0 discard jill", "card-in-hand"),
    (PLAYING, f"a1: {FIVE}", ["0 done", "0 pass", "1 pass"], "0 draw file", "draw-one"),
]


@pytest.mark.parametrize(("named", "table", "before", "line", "reason"), INSIDE)
def test_a_refusal_in_the_middle_of_something_names_its_rule(
    named: dict[str, Any], table: str, before: list[str], line: str, reason: str
) -> None:
    t = given(f"p0: bucks-row eddy | p1: gull | {table}", **named)
    t.say(*before)
    t.refuses(line, reason)


BY_NAME = [
    ("meld gull 2", "meld-three"),
    ("meld gull 1 +wild", "meld-three"),
    ("meld gull 0 +2wild", "wild-in-meld"),
    ("meld wild 2", "wild-in-meld"),
    ("meld letters 2 +wild", "wild-never-letters"),
    ("layoff wild as letters", "wild-never-letters"),
    ("meld gull 6", "card-in-hand"),
    ("meld letters 5", "card-in-hand"),
    ("meld suspect-gull 3", "gavel-alone"),
    ("layoff victim-kelly", "gavel-alone"),
    ("meld escapes 3", "escapes-no-gavel"),
    ("layoff escapes", "escapes-no-gavel"),
    ("play alibi eddy-gull", "shared-alibi"),
    ("vote letters", "vote-six-names"),
    ("vote escapes", "vote-six-names"),
    ("take scene-bucks-row", "scene-no-scene"),
    ("discard eddy gull", "discard-one"),
    ("look yard", "closed-yard"),
]


@pytest.mark.parametrize(("text", "reason"), BY_NAME)
def test_what_the_book_forbids_by_name_is_refused_by_that_name(text: str, reason: str) -> None:
    for phase in ("draw", "play"):
        t = given("p0: eddy gull letters*2 wild | p1: gull | a0: kelly jill*3 | yard: jill", phase=phase)
        t.refuses(f"0 {text}", reason)
        t.refuses(f"1 {text}", "not-your-turn")


@pytest.mark.rule("jack-the-ripper/scene-no-scene")
def test_a_scene_that_lies_in_scotland_yard_is_refused_as_a_scene() -> None:
    t = given("p0: bucks-row eddy | p1: gull | yard: jill mitre-square", phase="play")
    t.say("0 play scene bucks-row")
    t.refuses("0 take scene-mitre-square", "scene-no-scene")
    t.refuses("0 take gull", "scene-takes-from-yard")


def test_there_is_no_reason_but_these_and_each_is_a_rule() -> None:
    """All answers of all seats in random games: what is refused is refused for a reason tested above."""
    tested = {reason for *_, reason in (*REASONS, *INSIDE)} | {"escapes-own-turn"}  # see test_window.py
    us_games = {"edition": "us-games", "seats": 3, "vote_any_meld": True}
    seen = fuzz.reasons(GAME, random.Random(1888), {"edition": "pegasus", "vote": True}, us_games)
    assert seen <= tested
    assert seen <= GAME.rulebook.rules.keys()
    assert tested <= GAME.rulebook.rules.keys()
    assert len(seen) > 15


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("draw flie", "draw file"), ("meld druit 3", "meld druitt 3"), ("play victim nicols", "play victim nichols"),
        ("layoff wild as gul", "layoff wild as gull"),
    ],
)  # fmt: skip
def test_a_slip_of_the_pen_is_answered_with_what_was_probably_meant(text: str, near: str) -> None:
    with pytest.raises(BadAnswer, match=near):
        GAME.action(text)


@pytest.mark.parametrize(
    "text", ["", " ", "draw", "DRAW FILE", "draw file ", "shuffled eddy", "dealer 0", "meld pears 2", "\0", "x" * 9999]
)
def test_anything_else_is_not_understood(text: str) -> None:
    with pytest.raises(BadAnswer, match="is not an answer in jack-the-ripper"):
        GAME.action(text)
