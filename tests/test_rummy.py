"""What holds in both rummy games alike."""

from __future__ import annotations

from collections.abc import Callable

import fuzz
import jack_the_ripper.stories
import pytest
import rue_morgue.stories
from rummy_tables import RummyStory

from whitechapel.core.frames import CHANCE, BadAnswer

Begin = Callable[..., RummyStory]

both_games = pytest.mark.parametrize(
    "begin", [jack_the_ripper.stories.begin, rue_morgue.stories.begin], ids=["jack-the-ripper", "rue-morgue"]
)


@both_games
def test_players_do_not_shuffle_and_chance_does_not_play(begin: Begin) -> None:
    t = begin(first_dealer=0)
    shuffle = t.game.chance(t.shuffle())
    assert t.game.why(t.table, 0, shuffle) == "not-your-turn"
    t.shuffles()
    assert t.game.why(t.table, 1, shuffle) == "turn-order"
    assert t.game.why(t.table, CHANCE, shuffle) == "not-your-turn"
    t.say("1 draw file")
    assert t.game.why(t.table, 1, shuffle) == "turn-order"


@both_games
@pytest.mark.parametrize("text", ["", "shuffled ", "shuffled jack", "dealer 4", "dealer", "draw file"])
def test_chance_is_not_understood_unless_it_shuffles_or_names_a_dealer(begin: Begin, text: str) -> None:
    t = begin(first_dealer=0)
    for wrong in (text, t.shuffle().replace(" ", "  ")):
        with pytest.raises(BadAnswer, match="is not a shuffle and names no dealer"):
            t.game.chance(wrong)


@both_games
def test_five_thousand_pieces_of_bad_input_are_refused_with_a_sentence_and_change_nothing(begin: Begin) -> None:
    found = fuzz.bad_input(begin().game, 5_000, seed=7)
    found.pop("still a good transcript", None)
    assert found.total() >= 5_000
    assert set(found) == {"BadAnswer", "Illegal", "NotAsked", "Over", "bad transcript"}
