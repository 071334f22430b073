"""Reasons that are reasons: what speaks for a candidate is taken from the numbers that chose it."""

from __future__ import annotations

import pytest
from bots import reasons

import whitechapel
from whitechapel.bots import Candidate, adviser
from whitechapel.bots.rummy import CLOSE, Ends, expected, lacking
from whitechapel.core.game import Game
from whitechapel.text import LANGUAGES, Words, words_for


@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_candidates_have_reasons_of_their_own_and_none_looks_better_than_the_best(game: Game) -> None:
    found = list(reasons.hints(game, "inspector", 24))
    found += reasons.hints(game, adviser(game.id), 3)
    counted = reasons.count(found)
    assert counted.compared > 10
    assert counted.higher == counted.silent == 0
    assert counted.unexplained * 10 <= counted.compared
    for one in [one for hint in found for one in hint.candidates]:
        for language in LANGUAGES:
            assert words_for(language, game.id).reason(one.reason, one.facts)


def test_a_hint_is_counted_by_what_it_would_mislead_about() -> None:
    meld = Candidate("meld gull 3", 0.5, "meld", {"colour": "gull", "cards": 3})
    other = meld._replace(answer="meld eddy 3", value=0.6, facts={"colour": "eddy", "cards": 3})
    assert reasons.count([reasons.Advice(None, [meld, other])]) == (1, 1, 1, 1, 1, 0)
    more = other._replace(value=0.4, facts={"colour": "eddy", "cards": 4})
    assert reasons.count([reasons.Advice(None, [meld, more])]) == (1, 1, 0, 0, 0, 0)
    assert reasons.count([reasons.Advice(None, [Candidate("pass")])]) == (1, 0, 0, 0, 0, 1)


def test_an_answer_tried_in_fewer_worlds_is_compared_in_those() -> None:
    best = [(10.0, 4.0, 1.0), (0.0, 8.0, 0.0), (20.0, 0.0, 1.0), (30.0, 0.0, 1.0)]
    assert expected(best, best) == Ends(15, 3, 75)
    assert expected([(8.0, 5.0, 0.0), (0.0, 9.0, 0.0)], best) == Ends(14, 4, 25)


def test_what_an_answer_lacks_is_what_decided() -> None:
    best = Ends(15, 3, 75)
    assert lacking(Ends(11, 4, 75), best, 0.1) == ("costs", 4)
    assert lacking(Ends(14, 9, 75), best, 0.1) == ("gives", 6)
    assert lacking(Ends(16, 3, 20), best, 0.1) == ("match", 0)
    assert lacking(Ends(11, 4, 75), best, CLOSE / 2) == ("close", 0)


def test_several_reasons_are_said_one_after_the_other() -> None:
    words = Words("en", "jack-the-ripper")
    facts = {"card": "eddy", "mine": 14, "theirs": 9, "out": 52, "rivals": 1}
    assert words.reason("draw-yard ahead", facts) == (
        "Prince Eddy helps your hand. Played on, this hand ends at about 14 points to 9 against the other side, and "
        "you go out in 52 % of the cases."
    )
    assert words.reason("draw-yard nonsense", facts) is None
