"""Reading the others: would they have discarded this card, holding that hand?"""

from __future__ import annotations

from jack_the_ripper.stories import RipperStory, given

from whitechapel.bots.jack_the_ripper import SERGEANT
from whitechapel.bots.jack_the_ripper.sense import sensible
from whitechapel.bots.reading import Reading
from whitechapel.core.frames import CHANCE, Event
from whitechapel.games.jack_the_ripper.material import COLOURS, NAMES
from whitechapel.games.jack_the_ripper.state import Table


def reading() -> Reading:
    return Reading(0, COLOURS, NAMES, lambda table, seat, card, open: sensible(table, seat, card, open, SERGEANT))


def world(hand: str) -> Table:
    """A world in which seat 1 holds this, after its discard of Letters; Druitts are melded."""
    story: RipperStory = given(f"p0: eddy jill | p1: {hand} | a0: nichols druitt*3 | yard: letters")
    return story.table


def heard(*events: Event) -> Reading:
    mind = reading()
    for event in events:
        mind.hear(event)
    return mind


MELDED = Event("melded", 0, {"colour": "druitt", "naturals": 3, "wilds": 0})
DISCARDED = Event("discarded", 1, {"card": "letters"})


def test_nobody_keeps_a_card_that_could_have_been_laid_off() -> None:
    mind = heard(MELDED, DISCARDED)
    assert mind.doubts(world("druitt gull*2 jill*2")) == 1
    assert mind.doubts(world("gull*2 jill*2 eddy*2")) == 0


def test_what_was_melded_only_after_their_turn_proves_nothing() -> None:
    assert heard(DISCARDED, MELDED).doubts(world("druitt*2 gull*2 jill*2")) == 0


def test_nobody_keeps_a_lone_card_and_throws_away_one_of_a_pair() -> None:
    mind = heard(MELDED, Event("discarded", 1, {"card": "gull"}))
    assert mind.doubts(world("gull pedachenko chapman jill")) == 1
    assert mind.doubts(world("jill*2 chapman*2")) == 0


def test_a_new_hand_is_a_new_story() -> None:
    mind = heard(MELDED, DISCARDED, Event("hand-begins", CHANCE, {"number": 2, "dealer": 0, "size": 10}))
    assert mind.doubts(world("druitt gull*2 jill*2")) == 0


def test_of_a_few_worlds_the_first_without_doubts_is_taken() -> None:
    drawn = [world("druitt gull*2 jill*2"), world("druitt eddy*2"), world("gull*2 jill*2"), world("gull*2")]
    left = iter(drawn)
    assert heard(MELDED, DISCARDED).likeliest(lambda: next(left)) is drawn[2]


def test_where_all_are_doubtful_one_is_taken_all_the_same() -> None:
    doubtful = world("druitt gull*2 jill*2")
    assert heard(MELDED, DISCARDED).likeliest(lambda: doubtful) is doubtful
