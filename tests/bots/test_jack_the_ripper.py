"""Common sense in Jack the Ripper: what it advises in simple positions, and how it judges a hand."""

from __future__ import annotations

import pytest
from jack_the_ripper.stories import RipperStory, given
from rummy_tables import sensible_hands

from whitechapel.bots.jack_the_ripper import SERGEANT, reason
from whitechapel.bots.jack_the_ripper.sense import advise, answers
from whitechapel.bots.jack_the_ripper.worth import totals
from whitechapel.core import laws
from whitechapel.core.frames import Action
from whitechapel.games.jack_the_ripper import GAME
from whitechapel.games.jack_the_ripper.scoring import score
from whitechapel.games.jack_the_ripper.state import Table
from whitechapel.games.jack_the_ripper.steps import spread


def advice(story: RipperStory) -> str:
    """What a sergeant would answer to the question on top."""
    return advise(story.table, SERGEANT).text


@pytest.mark.parametrize("given_options", laws.variants(GAME)[::3])
def test_it_gives_only_legal_answers_and_judges_a_hand_as_the_sheet_does(given_options: dict[str, object]) -> None:
    def patient(table: Table) -> list[Action]:
        return answers(table, SERGEANT, 3, patient=True)

    for table in sensible_hands(GAME, given_options, lambda table: advise(table, SERGEANT), patient):
        assert totals(table) == list(score(table.agreed, spread(table)).totals)


def test_only_the_patient_ask_themselves_whether_a_meld_had_better_wait() -> None:
    story = given("p0: druitt*3 eddy jill | p1: gull | a1: nichols", phase="play")
    table = story.table
    assert [answer.text for answer in answers(table, SERGEANT, 3, patient=False)] == ["meld druitt 3"]
    texts = [answer.text for answer in answers(table, SERGEANT, 3, patient=True)]
    assert texts[0] == "meld druitt 3"
    assert {"discard eddy", "discard jill"} < set(texts)
    assert reason(story.view(0), "discard eddy") == ("wait", {"card": "eddy"})


def test_it_takes_a_card_from_scotland_yard_that_completes_a_meld() -> None:
    story = given("p0: druitt*2 eddy | p1: gull jill | yard: druitt")
    assert advice(story) == "draw yard"


def test_it_takes_a_card_that_fits_a_meld_on_the_table() -> None:
    story = given("p0: eddy jill | p1: gull | a1: nichols druitt*3 | yard: druitt")
    assert advice(story) == "draw yard"


def test_it_leaves_a_card_that_fits_nothing() -> None:
    story = given("p0: druitt eddy jill | p1: gull | yard: pedachenko")
    assert advice(story) == "draw file"


def test_it_plays_a_victim_first_then_melds_then_lays_off() -> None:
    story = given("p0: nichols druitt*4 gull strikes letters | p1: jill eddy | file: eddy jill", phase="play")
    said = []
    while story.asked() == (0,):
        said.append(advice(story))
        story.say(f"0 {said[-1]}")
    assert said[:2] == ["play victim nichols", "meld druitt 4"]
    assert said[-1].startswith("discard ")


def test_it_spends_a_wild_only_where_a_meld_needs_it() -> None:
    story = given("p0: druitt*3 wild eddy jill | p1: gull | a1: nichols", phase="play")
    assert advice(story) == "meld druitt 3"
    story = given("p0: druitt*2 wild eddy jill | p1: gull | a1: nichols", phase="play")
    assert advice(story) == "meld druitt 2 +wild"


def test_it_plays_the_suspect_it_profits_from_and_not_the_other_ones() -> None:
    story = given("p0: suspect-druitt suspect-gull eddy | p1: jill | a0: nichols druitt*3 | a1: gull*3", phase="play")
    assert advice(story) == "play suspect druitt"
    story = given("p0: suspect-gull eddy jill | p1: jill eddy gull | a0: nichols druitt*3 | a1: gull*3", phase="play")
    assert advice(story) in ("discard eddy", "discard jill")


def test_it_gives_an_alibi_to_a_leading_suspect_who_pays_only_the_others() -> None:
    story = given("p0: alibi-chapman eddy | p1: jill | a0: nichols druitt*3 | a1: chapman*4", phase="play")
    assert advice(story) == "play alibi chapman"


def test_it_keeps_ripper_escapes_when_victims_pile_up_and_not_before() -> None:
    lying = "a1: victim-nichols victim-stride victim-kelly"
    story = given(f"p0: escapes druitt*2 | p1: jill eddy gull chapman | {lying}", phase="play")
    assert advice(story) == "discard druitt"
    story = given("p0: escapes druitt*2 eddy*2 | p1: jill", phase="play")
    assert advice(story) == "discard escapes"


def test_it_lays_the_fifth_victim_only_when_it_holds_ripper_escapes() -> None:
    four = "a1: victim-nichols victim-chapman victim-stride victim-eddowes"
    story = given(f"p0: victim-kelly druitt jill | p1: gull | {four}", phase="play")
    assert advice(story).startswith("discard ")
    story = given(f"p0: victim-kelly escapes jill | p1: gull | {four}", phase="play")
    assert advice(story) == "play victim kelly"
    story.say("0 play victim kelly")
    assert advice(story) == "play escapes"


def test_it_votes_for_the_leading_suspect_without_an_alibi() -> None:
    story = given(
        "p0: eddy jill | p1: chapman | a0: nichols druitt*3 | a1: gull*4 alibi-eddy-gull=gull | yard: letters",
        vote=True,
    )
    story.say("0 call vote")
    assert advice(story) == "vote druitt"


def test_a_scene_fetches_what_helps_most() -> None:
    story = given(
        "p0: scene-bucks-row druitt*2 eddy jill | p1: gull | a1: nichols | yard: letters druitt", phase="play"
    )
    story.say("0 play scene bucks-row")
    assert advice(story) == "take druitt"
