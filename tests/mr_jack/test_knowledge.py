"""What each seat knows, what it can work out, and the worlds that programs may imagine."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from mr_jack.stories import JackStory, given

from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.belief import sample


def likely(t: JackStory, seat: int | None) -> dict[str, dict[str, float]]:
    """What a seat can say about the alibi cards, rounded."""
    table = GAME.marginals(t.view(seat), t.memory(seat))
    return {place: {name: round(chance, 4) for name, chance in row.items()} for place, row in table.items()}


@pytest.mark.rule("mr-jack/proved-innocent")
def test_at_the_start_anybody_can_be_jack() -> None:
    t = given("0 plays holmes")
    assert set(likely(t, 0)["jack"].values()) == {0.125}
    assert likely(t, 1)["jack"] == {"bert": 1.0}
    assert len(likely(t, None)["jack"]) == 8


@pytest.mark.rule("mr-jack/proved-innocent")
def test_jack_is_a_suspect_whose_alibi_card_one_has_not_drawn() -> None:
    t = given("0 plays gull | suspects: bert holmes smith gull | alibis0: gull watson")
    assert likely(t, 0)["jack"] == {"holmes": 0.3333, "smith": 0.3333, "bert": 0.3333}
    assert likely(t, None)["jack"] == {"holmes": 0.25, "smith": 0.25, "gull": 0.25, "bert": 0.25}


@pytest.mark.rule("mr-jack/proved-innocent")
def test_a_player_who_moves_first_with_nothing_but_a_way_out_is_jack() -> None:
    t = given(
        "1 plays smith | round: 2 | jack: smith | witness: unseen"
        "| at: smith l6, holmes l7, watson m8, gull k7, lestrade j6, stealthy m9, goodley a1, bert a2"
    )
    t.say("1 card smith")
    assert len(likely(t, 0)["jack"]) == 8
    t.say("1 move first")
    assert likely(t, 0)["jack"] == likely(t, None)["jack"] == {"smith": 1.0}


@pytest.mark.rule("mr-jack/alibis-unseen")
def test_cards_one_has_not_seen_lie_in_the_pile_or_before_the_other() -> None:
    t = given("0 plays gull | suspects: bert holmes | alibis0: gull | alibis1: watson smith")
    # Seven cards the detective has not seen: Jack's, two before Jack and four in the pile.
    assert likely(t, 0) == {
        "jack": {"holmes": 0.5, "bert": 0.5},
        "0": {"gull": 1.0},
        "1": {
            "holmes": 0.1667, "watson": 0.3333, "smith": 0.3333, "lestrade": 0.3333, "stealthy": 0.3333,
            "goodley": 0.3333, "bert": 0.1667,
        },
        "pile": {
            "holmes": 0.3333, "watson": 0.6667, "smith": 0.6667, "lestrade": 0.6667, "stealthy": 0.6667,
            "goodley": 0.6667, "bert": 0.3333,
        },
    }  # fmt: skip
    # Five cards Jack has not seen: one before the detective and four in the pile.
    assert likely(t, 1)["0"] == {"holmes": 0.2, "lestrade": 0.2, "stealthy": 0.2, "goodley": 0.2, "gull": 0.2}
    assert likely(t, 1)["pile"] == {"holmes": 0.8, "lestrade": 0.8, "stealthy": 0.8, "goodley": 0.8, "gull": 0.8}
    assert likely(t, 1)["1"] == {"watson": 1.0, "smith": 1.0}


def test_before_the_deal_nothing_is_known_of_anything() -> None:
    state = GAME.new()
    for seat in (0, 1, None):
        assert GAME.marginals(GAME.view(state, seat), GAME.memory(GAME.read_settings({}), seat)) == {}


@pytest.mark.rule("mr-jack/nothing-to-remember")
def test_a_fresh_memory_knows_as_much_as_one_that_has_heard_everything() -> None:
    t = given("0 plays holmes")
    t.say("0 card holmes", "0 move g4")
    fresh = GAME.memory(t.table.agreed, 0)
    assert GAME.marginals(t.view(0), fresh) == GAME.marginals(t.view(0), t.memory(0))
    assert t.memory(0).clone() is not None


@pytest.mark.rule("mr-jack/honest-sampling")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_imagined_world_looks_the_same_and_varies_as_it_should(seat: int | None) -> None:
    t = given("0 plays gull | suspects: bert holmes | alibis0: gull | alibis1: watson smith")
    rng = random.Random(3)
    worlds = [GAME.sample(t.view(seat), t.memory(seat), rng) for _ in range(2000)]
    found: Counter[tuple[str, str]] = Counter()
    for world in worlds:
        assert GAME.view(world, seat) == t.view(seat)
        assert GAME.audit(world) is None
        for place, row in GAME.census(world).items():
            found.update((place, name) for name in row)
    for place, row in GAME.marginals(t.view(seat), t.memory(seat)).items():
        assert {name for where, name in found if where == place} == set(row)
        for name, chance in row.items():
            assert abs(found[place, name] / 2000 - chance) < 0.05, (place, name)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_imagined_world_has_everybody_where_they_stand_and_nobody_where_jack_has_left(seat: int | None) -> None:
    t = given("1 plays smith | round: 2 | witness: unseen | jack: smith | at: smith b7")
    t.say("1 card smith", "1 move first", "1 leave nw")
    world = sample(t.view(seat), t.memory(seat), random.Random(1))
    assert (world.where, world.occupied) == (t.table.where, t.table.occupied)
    assert int(world.occupied).bit_count() == 7
    assert (world.left_by, world.accused, world.seen) == (t.table.left_by, -1, t.table.seen)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_imagined_world_keeps_calls_covers_cordons_and_the_accused(seat: int | None) -> None:
    t = given("0 plays holmes | at: gull g4 | covers: a5 c2 | cordons: nw se | jack: bert")
    t.say("0 card holmes", "0 accuse gull")
    world = sample(t.view(seat), t.memory(seat), random.Random(1))
    for name in ("where", "occupied", "facing", "lamps", "cordons", "covered", "called", "calls", "suspects", "seen"):
        assert getattr(world, name) == getattr(t.table, name), name
    assert (world.accused, world.left_by, world.ending) == (t.table.accused, -1, t.table.ending)


def test_nothing_the_detective_sees_or_hears_depends_on_who_jack_is() -> None:
    """The same answers with another Jack and another pile: as long as the witness says the same, all looks the same."""
    lines = ["0 card holmes", "0 move g4", "1 card gull", "1 swap watson", "1 face s", "1 card bert", "1 power first",
             "1 cover c2 to a5", "1 move j8", "0 card lestrade", "0 move first", "0 move e4",
             "0 cordon ne to nw"]  # fmt: skip
    stories = []
    for jack, pile in (("goodley", "gull smith"), ("stealthy", "gull bert")):
        t = given(f"0 plays holmes gull bert lestrade | jack: {jack} | pile: {pile}")
        for line in lines:
            t.say(line)
        stories.append(t)
    one, other = stories
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)
    for kind in {event.kind for event in one.events}:
        assert one.heard(0, kind) == other.heard(0, kind)
        assert one.heard(None, kind) == other.heard(None, kind)
