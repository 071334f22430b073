"""Every reason for which an answer can be refused, and bad input of all kinds."""

from __future__ import annotations

import random
from typing import Any

import fuzz
import pytest
from rue_morgue.stories import given

from whitechapel.core.frames import BadAnswer
from whitechapel.games.rue_morgue import GAME

PLAYING = {"phase": "play"}

REASONS = [
    # at the start of a turn
    ("p0: ad | p1: rod | morgue: poe", {}, "1 draw file", "not-your-turn"),
    ("p0: ad | p1: rod | morgue: poe", {}, "0 discard ad", "turn-order"),
    ("p0: ad | p1: rod", {}, "0 draw morgue", "draw-empty-morgue"),
    ("p0: ad | p1: rod | morgue: poe", {"morgue_turns": 8}, "0 draw morgue", "draw-stalling"),
    ("p0: ad | p1: rod | morgue: poe", {}, "0 take poe", "search-needs-card"),
    ("p0: ad | p1: rod", {}, "0 feed file", "feed"),
    ("p0: ad | p1: rod", {"second_file": True}, "0 feed file", "escaped-not-fed"),
    ("p0: ad | p1: rod", {}, "0 pass ad", "pass-when"),
    ("p0: ad | p1: rod", {}, "0 hide ad", "hide-when"),
    # while playing
    ("p0: ad | p1: rod | morgue: poe", PLAYING, "0 draw morgue", "draw-one"),
    ("p0: ad | p1: rod", PLAYING, "0 discard poe", "card-in-hand"),
    ("p0: ad*3 | p1: rod", PLAYING, "0 meld ad 3", "keep-one-card"),
    ("p0: ad*2 poe | p1: rod | a1: ad*3", PLAYING, "0 meld ad 3", "meld-once"),
    ("p0: ad poe | p1: rod", PLAYING, "0 layoff ad", "layoff"),
    ("p0: dupin poe | p1: rod", PLAYING | {"event_played": True}, "0 play dupin", "one-event"),
    ("p0: prefect poe | p1: rod", PLAYING, "0 play prefect", "prefect-needs-le-bon"),
    ("p0: deduction-ad poe | p1: rod | a0: ad*3", PLAYING, "0 play deduction-ad-sailor", "deduction-needs-both"),
    ("p0: assistance poe | p1: rod", PLAYING, "0 play assistance search", "assistance-without-effect"),
    ("p0: assistance poe | p1: rod", PLAYING, "0 play assistance consult", "assistance-two-three"),
    ("p0: assistance poe | p1: rod | p2: rod | p3: rod", PLAYING, "0 play assistance draw", "assistance-teams"),
]


@pytest.mark.parametrize(("table", "named", "line", "reason"), REASONS)
def test_a_refusal_names_its_rule(table: str, named: dict[str, Any], line: str, reason: str) -> None:
    given(table, **named).refuses(line, reason)


TEAMS = "p0: assistance ad*3 rod | p1: rod | p2: poe sailor | p3: rod"
INSIDE = [
    # in the middle of a feeding, a search and an exchange
    ("0 meld ad 3", "0 discard rod", "feed-at-once"),
    ("0 meld ad 3", "0 feed morgue", "feed-empty-morgue"),
    ("0 play assistance consult", "0 discard rod", "pass"),
    ("0 play assistance consult", "2 pass ad", "card-in-hand"),
    ("0 play assistance consult", "0 hide rod", "hide-when"),
    ("0 play assistance search", "0 discard rod", "search-takes-one"),
    ("0 play assistance search", "0 take sailor", "search-takes-from-pile"),
]


@pytest.mark.parametrize(("before", "line", "reason"), INSIDE)
def test_a_refusal_in_the_middle_of_something_names_its_rule(before: str, line: str, reason: str) -> None:
    morgue = " | morgue: poe" if "search" in before else ""
    t = given(TEAMS + morgue, phase="play")
    t.say(before)
    t.refuses(line, reason)


BY_NAME = [
    ("meld ad 2", "meld-three"),
    ("meld assistance 3", "meld-three"),
    ("meld deduction-ad-sailor 3", "meld-three"),
    ("meld ad 6", "card-in-hand"),
    ("meld poe 5", "card-in-hand"),
    ("layoff dupin", "layoff"),
    ("take orang-utan", "orang-utan-card"),
    ("meld orang-utan 3", "orang-utan-card"),
    ("play dupin draw", "dupin-card"),
    ("discard ad rod", "discard-one"),
    ("look morgue", "closed-morgue"),
    ("look under", "under-hidden"),
]


@pytest.mark.parametrize(("text", "reason"), BY_NAME)
def test_what_the_book_forbids_by_name_is_refused_by_that_name(text: str, reason: str) -> None:
    for phase in ("draw", "play"):
        t = given("p0: ad*2 dupin poe | p1: rod | morgue: rod", phase=phase)
        t.refuses(f"0 {text}", reason)
        t.refuses(f"1 {text}", "not-your-turn")


def test_there_is_no_reason_but_these_and_each_is_a_rule() -> None:
    """All answers of all seats in random games: what is refused is refused for a reason tested above."""
    tested = {reason for *_, reason in REASONS} | {reason for *_, reason in INSIDE} | {"hide"}
    seen = fuzz.reasons(GAME, random.Random(1841), *[{"seats": seats} for seats in (2, 3, 4, 4)])
    assert seen <= tested
    assert tested <= GAME.rulebook.rules.keys()
    assert len(seen) > 15


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("draw flie", "draw file"),
        ("meld sailr 3", "meld sailor 3"),
        ("play deduction", "play deduction-"),
        ("play assistance serach", "play assistance search"),
    ],
)
def test_a_slip_of_the_pen_is_answered_with_what_was_probably_meant(text: str, near: str) -> None:
    with pytest.raises(BadAnswer, match=near):
        GAME.action(text)


@pytest.mark.parametrize(
    "text", ["", " ", "draw", "DRAW FILE", "draw file ", "shuffled poe", "dealer 0", "meld banana 2", "\0", "x" * 9999]
)
def test_anything_else_is_not_understood(text: str) -> None:
    with pytest.raises(BadAnswer, match="is not an answer in rue-morgue"):
        GAME.action(text)
