"""Reading the others: who could have laid a card down would have done so."""

from __future__ import annotations

from random import Random

from jack_the_ripper.stories import RipperStory, given

from whitechapel.bots.reading import Reading
from whitechapel.core.frames import Event
from whitechapel.games.jack_the_ripper.material import COLOURS, DRUITT, FIELD, SHIFT, count


def reading() -> Reading:
    return Reading(0, 2, COLOURS, FIELD, SHIFT)


def table() -> RipperStory:
    """In this world seat 1 holds two Druitts, and Druitts are melded."""
    return given("p0: eddy jill | p1: druitt*2 gull | a0: nichols druitt*3 | yard: letters")


def druitts(story: RipperStory, mind: Reading) -> int:
    """How many Druitts seat 1 still holds when the world has been revised."""
    world = story.table.clone()
    mind.revise(world, Random(1))
    assert sum(count(hand, DRUITT) for hand in world.hands) + world.file.count(DRUITT) == 2
    return count(world.hands[1], DRUITT)


def test_a_card_that_could_have_been_laid_off_goes_back_into_the_file() -> None:
    mind = reading()
    mind.hear(Event("melded", 0, {"colour": "druitt", "naturals": 3, "wilds": 0}))
    mind.hear(Event("discarded", 1, {"card": "letters"}))
    assert druitts(table(), mind) == 0


def test_before_his_next_discard_nothing_is_concluded() -> None:
    mind = reading()
    mind.hear(Event("discarded", 1, {"card": "letters"}))
    mind.hear(Event("melded", 0, {"colour": "druitt", "naturals": 3, "wilds": 0}))
    assert druitts(table(), mind) == 2


def test_a_card_taken_openly_stays_where_everybody_knows_it_is() -> None:
    mind = reading()
    mind.hear(Event("melded", 0, {"colour": "druitt", "naturals": 3, "wilds": 0}))
    mind.hear(Event("took", 1, {"card": "druitt"}))
    mind.hear(Event("discarded", 1, {"card": "letters"}))
    assert druitts(table(), mind) == 1


def test_a_new_hand_is_a_new_story() -> None:
    mind = reading()
    mind.hear(Event("melded", 0, {"colour": "druitt", "naturals": 3, "wilds": 0}))
    mind.hear(Event("discarded", 1, {"card": "letters"}))
    mind.hear(Event("hand-begins", -1, {"number": 2, "dealer": 0, "size": 10}))
    assert druitts(table(), mind) == 2
