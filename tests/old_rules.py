"""Games that were played under the present version of each game's rules, and what everybody was asked in them.

`tests/test_rules_version.py` plays them again. When the rules of a game are meant to change so that an old game would
play differently, raise `rules` in its `__init__.py`, and record games under the new version:

    PYTHONPATH=tests python -m old_rules mr-jack

Nothing is recorded under a version that has recorded games already: those are what it means.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from whitechapel.core.frames import CHANCE, BadAnswer
from whitechapel.core.game import Game, find
from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES
from whitechapel.server.table.dice import chance

FOLDER = Path(__file__).with_name("rules_played")
RECORDED = 30
"""How many games are recorded of each game ..."""
LONGEST = 400
"""... and how many answers of each, at most."""


def file(game: Game) -> Path:
    return FOLDER / f"{game.id}-{game.rules}.json.gz"


def course(transcript: Transcript) -> str:
    """What was asked, of whom, and what could be answered, from the first answer to the last; and how it ended."""
    game = transcript.game
    digest = hashlib.sha256()
    state = game.start(transcript.settings)
    for seat, text in transcript.lines:
        if state.seat() != CHANCE:
            asked = {
                who: sorted(action.text for action in state.question(who).options(state)) for who in state.waiting()
            }
            digest.update(json.dumps(asked, sort_keys=True).encode())
        state.play(seat, game.chance(text) if seat == CHANCE else game.action(text))
    if state.over:
        digest.update(repr(tuple(game.result(state))).encode())
    return digest.hexdigest()


def settings(game: Game, dice: Random) -> Any:
    """What players may agree on, drawn by lot."""
    while True:
        given = {setting.name: dice.choice(list(setting.trials or setting.values)) for setting in game.setting_table}
        try:
            return game.read_settings(given)
        except BadAnswer:
            continue


def played(game: Game, dice: Random) -> Transcript:
    """A game of random answers."""
    transcript = Transcript(game, settings(game, dice))
    state, seed, asked = game.start(transcript.settings), dice.randbytes(32), Counter[str]()
    while not state.over and len(transcript.lines) < LONGEST:
        if state.seat() == CHANCE:
            seat, action = CHANCE, game.chance(chance(state, seed, asked))
        else:
            seat = dice.choice(list(state.waiting()))
            action = dice.choice(list(state.question(seat).options(state)))
        state.play(seat, action)
        transcript.add(seat, action)
    return transcript


def record(game: Game) -> None:
    """Write down games under the present version of the rules."""
    if file(game).exists():
        sys.exit(f"There are games under version {game.rules} of the rules of {game.id}: raise `rules` first.")
    dice = Random(1888)
    transcripts = [played(game, dice) for _ in range(RECORDED)]
    games = [{"transcript": transcript.write(), "course": course(transcript)} for transcript in transcripts]
    file(game).write_bytes(gzip.compress(json.dumps(games).encode(), mtime=0))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        record(find(name, GAMES))
