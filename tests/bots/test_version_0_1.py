"""The superintendent of version 0.1 is today's: it finds answers worth the same, and gives those that were clear.

`version_0_1/` has a game of each kind as that version played it (`python bench/version_0_1.py record`). What is sampled
and shuffled has got another order since, so one game cannot be told from the other by a single answer.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from whitechapel.bots import bots
from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES

RECORDS = Path(__file__).with_name("version_0_1")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_superintendent_thinks_and_answers_as_in_version_0_1(game: Game) -> None:
    text = (RECORDS / f"{game.id}.txt").read_text(encoding="utf-8")
    rows = text.splitlines()
    transcript = Transcript.read(text, GAMES)
    agreed = transcript.settings
    players = [bots(game.id)["superintendent"](game, agreed, seat, Random(seat)) for seat in range(agreed.seats)]
    state = game.start(agreed)
    state.events = []
    differences: list[float] = []
    clear: list[str] = []
    given: list[str] = []
    for (seat, answer), row in zip(transcript.lines, transcript.rows, strict=True):
        remark = rows[row - 2].split()
        if remark[0] == "#":
            best = players[seat].weigh(game.view(state, seat))[0]
            assert best.value is not None
            differences.append(best.value - float(remark[1]))
            if remark[-1] == "surely":
                clear.append(answer)
                given.append(best.answer)
        state.play(seat, game.chance(answer) if seat == CHANCE else game.action(answer))
        events, state.events = state.events, []
        for event in events:
            for listener, player in enumerate(players):
                player.hear(game.told_to_bot(event, listener))
    assert state.over
    assert len(differences) > 40
    assert abs(sum(differences)) / len(differences) < 0.02
    assert sum([abs(one) for one in differences]) / len(differences) < 0.05
    assert len(clear) > 10
    same = sum([one == other for one, other in zip(clear, given, strict=True)])
    assert same >= 0.8 * len(clear)  # five can agree by luck, too
