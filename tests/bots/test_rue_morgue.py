"""Common sense in the Rue Morgue: what it advises in simple positions, and how it judges a hand."""

from __future__ import annotations

import pytest
from rue_morgue.stories import MorgueStory, given
from rummy_tables import sensible_hands

from whitechapel.bots.rue_morgue import SERGEANT, reason
from whitechapel.bots.rue_morgue.sense import advise, answers
from whitechapel.bots.rue_morgue.worth import totals
from whitechapel.core import laws
from whitechapel.core.frames import Action
from whitechapel.games.rue_morgue import GAME
from whitechapel.games.rue_morgue.scoring import Spread, score
from whitechapel.games.rue_morgue.state import Table


def advice(story: MorgueStory) -> str:
    """What a sergeant would answer to the question on top."""
    return advise(story.table, SERGEANT).text


@pytest.mark.parametrize("given_options", laws.variants(GAME)[::3])
def test_it_gives_only_legal_answers_and_judges_a_hand_as_the_sheet_does(given_options: dict[str, object]) -> None:
    def patient(table: Table) -> list[Action]:
        return answers(table, SERGEANT, 3, patient=True)

    for table in sensible_hands(GAME, given_options, lambda table: advise(table, SERGEANT), patient):
        spread = Spread(table.ending, table.winner, tuple(table.areas), tuple(table.hands))
        assert totals(table) == list(score(table.agreed, spread).totals)


def test_only_the_patient_ask_themselves_whether_a_meld_had_better_wait() -> None:
    story = given("p0: rod*3 ad poe | p1: ad", phase="play")
    table = story.table
    assert [answer.text for answer in answers(table, SERGEANT, 3, patient=False)] == ["meld rod 3"]
    texts = [answer.text for answer in answers(table, SERGEANT, 3, patient=True)]
    assert texts[0] == "meld rod 3"
    assert {"discard ad", "discard poe"} < set(texts)
    assert reason(story.view(0), "discard ad") == ("wait", {"card": "ad"})


def test_it_takes_a_card_that_completes_a_meld_or_fits_one() -> None:
    assert advice(given("p0: rod*2 ad | p1: poe | morgue: rod")) == "draw morgue"
    assert advice(given("p0: ad poe | p1: poe | a1: rod*3 | morgue: rod")) == "draw morgue"
    assert advice(given("p0: ad poe | p1: poe | morgue: rod")) == "draw file"


def test_it_melds_all_it_has_lays_off_and_then_plays_an_event() -> None:
    t = given("p0: rod*4 sailor prefect poe | p1: ad | a1: sailor*3 le-bon*3 | morgue: windows", phase="play")
    said = []
    while t.asked() == (0,):
        said.append(advice(t))
        t.say(f"0 {said[-1]}")
    assert said[0] == "meld rod 4"
    assert said[2:] == ["layoff sailor", "play prefect", "discard poe"]


def test_it_feeds_the_better_card_out_of_reach() -> None:
    for top, file, fed in (("sailor", "poe", "feed morgue"), ("poe", "sailor", "feed file")):
        t = given(f"p0: rod*3 ad | p1: ad | a1: sailor*3 | morgue: {top} | file: {file}", phase="play")
        t.say("0 meld rod 3")
        assert advice(t) == fed


def test_a_search_takes_what_completes_a_meld() -> None:
    t = given("p0: assistance rod*2 ad poe | p1: poe | morgue: sailor rod madame", phase="play")
    t.say("0 play assistance search")
    assert advice(t) == "take rod"
