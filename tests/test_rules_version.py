"""The number of a game's rules: it changes when, and only when, an old game would play differently."""

from __future__ import annotations

import gzip
import json

import old_rules
import pytest

from whitechapel.core.frames import GameError
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.games import HOUSE

RAISE = "Raise `rules` in {home}/__init__.py, and record games: PYTHONPATH=tests python -m old_rules {game}"


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_games_recorded_under_these_rules_still_play_as_they_did(game: Game) -> None:
    what_to_do = RAISE.format(home=game.home.replace(".", "/"), game=game.id)
    assert old_rules.file(game).exists(), f"No games of these rules are recorded. {what_to_do}"
    games = json.loads(gzip.decompress(old_rules.file(game).read_bytes()))
    assert len(games) == old_rules.RECORDED
    for recorded in games:
        transcript = Transcript.read(recorded["transcript"], [game])
        try:
            course = old_rules.course(transcript)
        except GameError as error:
            pytest.fail(f"A recorded game can no longer be played: {error} {what_to_do}")
        assert course == recorded["course"], f"A recorded game plays differently now. {what_to_do}"


def test_every_version_that_ever_was_has_its_recorded_games() -> None:
    found = {path.name for path in old_rules.FOLDER.iterdir()}
    assert found == {f"{game.id}-{rules}.json.gz" for game in HOUSE for rules in range(1, game.rules + 1)}


def test_a_transcript_says_under_which_rules_it_was_played() -> None:
    game = HOUSE[0]
    transcript = Transcript(game, game.read_settings({}))
    assert transcript.write().splitlines()[0].endswith(f" rules={game.rules}")
    other = transcript.write().replace(f" rules={game.rules}", " rules=99")
    with pytest.raises(GameError, match="was played under version 99 of the rules of"):
        Transcript.read(other, HOUSE)
