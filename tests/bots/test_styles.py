"""Superintendents of three styles answer differently where it hardly matters, and are as honest as the others."""

from __future__ import annotations

from random import Random

import pytest
from bots.honesty import positions
from check_the_ripper.stories import ChaseStory, given

from whitechapel.bots import contenders
from whitechapel.bots.check_the_ripper import STYLES
from whitechapel.games.check_the_ripper import GAME


def choice(t: ChaseStory, style: str) -> str:
    bot = contenders(GAME.id)[f"superintendent-{style}"](GAME, t.table.agreed, 0, Random(0))
    for event in t.events:
        bot.hear(GAME.told(event, 0))
    return bot.choose(t.view(0))


def test_only_the_bold_risk_a_first_chip_for_a_chance_of_one_in_six() -> None:
    t = given("0: g8 | 1: a1 | g11: cleaver | cards: cleaver", rolled="rook king")
    t.say("0 rook g11")
    assert [choice(t, style) for style in ("bold", "patient", "sly")] == ["turn g1", "take", "take"]


def test_the_bold_and_the_sly_seek_a_duel_and_the_patient_do_not() -> None:
    t = given("0: g8 | 1: g9", rolled="king rook")
    assert [choice(t, style) for style in ("bold", "patient", "sly")] == ["king g9", "king h7", "king g9"]


@pytest.mark.parametrize("style", STYLES)
def test_they_choose_the_same_in_every_world_that_looks_the_same(style: str) -> None:
    seen = 0
    for seed in range(4):
        for position in positions(GAME, seed):
            found = []
            for view in (position.view, position.other_view):
                bot = contenders(GAME.id)[f"superintendent-{style}"](GAME, position.agreed, position.seat, Random(1888))
                for event in position.told:
                    bot.hear(event)
                found.append(bot.choose(view))
            assert found[0] == found[1]
            seen += 1
    assert seen > 20
