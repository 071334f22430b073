"""What a view tells about what could be done: how far a card goes, and who would be seen after an answer."""

from __future__ import annotations

from random import Random

import pytest
from mr_jack.stories import given

from whitechapel.core.frames import CHANCE
from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.material import characters
from whitechapel.games.mr_jack.state import Table, in_sight


@pytest.mark.rule("mr-jack/odd-order")
@pytest.mark.rule("mr-jack/even-order")
def test_the_seats_of_the_four_turns_are_told() -> None:
    assert given("0 plays holmes").view(None).order == (0, 1, 1, 0)
    assert given("1 plays holmes | round: 2").view(None).order == (1, 0, 0, 1)


@pytest.mark.rule("mr-jack/seen-by-gaslight")
@pytest.mark.rule("mr-jack/seen-by-neighbour")
def test_before_a_card_is_chosen_everybody_sees_how_far_it_goes_and_into_which_light() -> None:
    t = given("0 plays holmes | round: 5 | at: holmes g3, stealthy m12")
    (reach,) = t.view(1).reach
    assert reach == t.view(0).reach[0]
    assert reach.character == "holmes"
    # Gaslights burn on f5 and h8; on the other hexes there is somebody beside him, through the manholes too.
    assert reach.seen == ("a4", "e4", "e6", "f7", "f10", "g5", "g6", "g7", "i7", "m9")
    t.say("0 card holmes")
    assert t.view(0).reach == ()
    assert sorted(reach.seen + reach.unseen) == sorted(t.destinations(0))


@pytest.mark.rule("mr-jack/watson-not-lit")
def test_watson_does_not_walk_into_his_own_light() -> None:
    t = given("0 plays watson | round: 5 | facing: ne | at: watson b1, stealthy m12")
    (reach,) = t.view(0).reach
    assert "d3" in t.view(0).lit
    assert "d3" in reach.unseen
    assert reach.seen == ("e4",)  # a gaslight lights it


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.rule("mr-jack/seen-by-lantern")
def test_who_would_be_seen_after_an_answer_is_who_is_seen_after_it(seed: int) -> None:
    rng = Random(seed)
    table = GAME.new()
    assert isinstance(table, Table)
    compared = 0
    while not table.over:
        seat = table.seat()
        if seat == CHANCE:
            table.apply(table.sample(rng))
            continue
        view = GAME.view(table, seat)
        assert len(view.sights) in (0, len(view.options))
        for answer, sight in zip(view.options, view.sights, strict=False):
            after = table.clone()
            after.stack[-1].resolve(after, GAME.action(answer))
            assert sight == (() if after.ending else characters(in_sight(after)))
            compared += 1
        assert GAME.view(table, 1 - seat).sights == ()
        quiet = [answer for answer in view.options if not answer.startswith("accuse")]
        table.play(seat, GAME.action(rng.choice(quiet or list(view.options))))
    assert compared > 300


@pytest.mark.rule("mr-jack/proved-innocent")
def test_only_the_detective_counts_on_the_alibi_cards() -> None:
    t = given("0 plays gull | suspects: bert holmes gull | alibis0: gull")
    assert t.view(0).possible == ("holmes", "bert")
    assert t.view(1).possible == t.view(None).possible == ("holmes", "gull", "bert")


@pytest.mark.rule("mr-jack/move-first-needs-way")
def test_one_who_moves_first_with_nowhere_to_go_is_known_to_all() -> None:
    t = given(
        "1 plays smith | round: 2 | jack: smith | witness: unseen"
        "| at: smith l6, holmes l7, watson m8, gull k7, lestrade j6, stealthy m9, goodley a1, bert a2"
    )
    t.say("1 card smith", "1 move first")
    assert t.view(0).possible == t.view(None).possible == ("smith",)
