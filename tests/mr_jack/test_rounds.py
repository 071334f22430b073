"""Setting up, and the course of the eight rounds."""

from __future__ import annotations

import pytest
from mr_jack.stories import JackStory, begin, given

from whitechapel.core.frames import CHANCE, BadAnswer, Illegal
from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.actions import CARD_SETS

# -- before the game ------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/seats")
def test_two_play_the_detective_and_jack() -> None:
    assert GAME.read_settings({}) == ("2006", 2)
    assert GAME.read_settings({"edition": "later", "seats": "2"}) == ("later", 2)
    with pytest.raises(BadAnswer, match="'3' is not a value for the setting seats"):
        GAME.new(seats=3)
    t = begin(cards="holmes watson smith lestrade")
    assert t.view(0).jack == ""
    assert t.view(1).jack == "bert"


@pytest.mark.rule("mr-jack/start-suspects")
def test_at_the_start_everybody_is_a_suspect() -> None:
    everybody = ("holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert")
    assert begin().view(None).suspects == everybody


@pytest.mark.rule("mr-jack/witness-starts-seen")
def test_the_witness_card_starts_as_if_jack_had_been_seen() -> None:
    assert begin().view(None).seen is True


@pytest.mark.rule("mr-jack/alibi-deal")
def test_jack_draws_the_first_alibi_card_and_the_other_seven_are_the_pile() -> None:
    t = begin("gull holmes watson smith lestrade stealthy goodley bert")
    assert t.view(1).jack == "gull"
    assert t.view(1).pile == t.view(0).pile == 7
    assert t.table.pile[-1] == 0  # Holmes's card is the top


@pytest.mark.rule("mr-jack/alibi-deal")
@pytest.mark.parametrize("cards", ["gull", "gull gull watson smith lestrade stealthy goodley bert"])
def test_all_eight_alibi_cards_are_dealt_and_each_once(cards: str) -> None:
    table = GAME.new()
    with pytest.raises(Illegal) as refusal:
        table.play(CHANCE, GAME.chance(f"alibis {cards}"))
    assert refusal.value.rule == "alibi-deal"
    with pytest.raises(BadAnswer):
        GAME.chance("alibis druitt")


@pytest.mark.rule("mr-jack/jack-secret")
def test_only_jack_hears_and_sees_who_jack_is() -> None:
    t = begin(cards="holmes watson smith lestrade")
    assert t.heard(1, "identity") == [{"jack": "bert"}]
    assert t.heard(0, "identity") == t.heard(None, "identity") == [{}]
    assert (t.view(1).jack, t.view(0).jack, t.view(None).jack) == ("bert", "", "")


def test_every_numbered_decision_is_taken_by_a_rule() -> None:
    taken = {number for rule in GAME.rulebook.rules.values() for number in rule.decisions}
    assert taken == {f"M{number}" for number in range(1, 15)}


# -- cards and turns ------------------------------------------------------------------------------


def play_out(t: JackStory, turns: int) -> None:
    """Play turns with the first answers there are, without ending the game."""
    for _ in range(turns):
        turn = (t.table.round, t.table.turn)
        while not t.over and (t.table.round, t.table.turn) == turn and t.asked() != (CHANCE,):
            seat = t.asked()[0]
            t.say(f"{seat} " + next(text for text in t.options(seat) if not text.startswith(("accuse", "leave"))))


@pytest.mark.rule("mr-jack/odd-rounds")
def test_an_odd_round_turns_up_any_four_of_the_eight_cards() -> None:
    t = begin()
    assert t.asked() == (CHANCE,)
    assert len(t.table.options()) == len(CARD_SETS) == 70
    t.say("* cards watson smith goodley bert")
    assert t.view(None).cards == ("watson", "smith", "goodley", "bert")
    with pytest.raises(BadAnswer):
        GAME.chance("cards bert goodley smith watson")  # a set is written in one way only
    with pytest.raises(BadAnswer):
        GAME.chance("cards watson smith goodley")


@pytest.mark.rule("mr-jack/odd-rounds")
def test_only_chance_turns_up_cards_and_nothing_else() -> None:
    t = begin()
    t.refuses("0 card holmes", "not-your-turn")
    t.refuses("* alibis holmes watson smith lestrade stealthy goodley gull bert", "odd-rounds")


@pytest.mark.rule("mr-jack/even-rounds")
def test_an_even_round_has_the_other_four_cards_without_any_chance() -> None:
    t = begin(cards="holmes watson smith lestrade")
    assert t.view(0).next == ("stealthy", "goodley", "gull", "bert")
    play_out(t, 4)
    assert t.view(None).round == 2
    assert t.view(None).cards == ("stealthy", "goodley", "gull", "bert")
    assert t.view(None).next == ()
    play_out(t, 4)
    assert t.asked() == (CHANCE,)
    assert t.view(None).round == 3


@pytest.mark.rule("mr-jack/odd-order")
def test_in_odd_rounds_the_detective_plays_first_and_last() -> None:
    t = begin(cards="holmes watson smith lestrade")
    seats = []
    for _ in range(4):
        seats.append(t.asked()[0])
        play_out(t, 1)
    assert seats == [0, 1, 1, 0]


@pytest.mark.rule("mr-jack/even-order")
def test_in_even_rounds_jack_plays_first_and_last() -> None:
    t = begin(cards="holmes watson smith lestrade")
    play_out(t, 4)
    seats = []
    for _ in range(4):
        seats.append(t.asked()[0])
        play_out(t, 1)
    assert seats == [1, 0, 0, 1]


@pytest.mark.rule("mr-jack/cards-face-up")
def test_only_a_card_of_this_round_can_be_played() -> None:
    t = begin(cards="holmes watson smith lestrade")
    assert t.options(0) == ("card holmes", "card watson", "card smith", "card lestrade")
    assert t.view(1).cards == t.view(0).cards == t.view(None).cards
    t.refuses("0 card gull", "cards-face-up")


@pytest.mark.rule("mr-jack/card-once")
def test_a_card_is_played_once_in_a_round() -> None:
    t = begin(cards="holmes watson smith lestrade")
    t.say("0 card holmes", "0 move g4")
    assert t.view(1).played == ("holmes",)
    assert t.options(1) == ("card watson", "card smith", "card lestrade")
    t.refuses("1 card holmes", "card-once")


@pytest.mark.rule("mr-jack/choose-card")
def test_a_turn_begins_with_a_card_and_has_only_one() -> None:
    t = begin(cards="holmes watson smith lestrade")
    for answer in ("move g4", "power first", "light b2 to f9", "face n", "stay", "whistle nobody", "accuse gull"):
        t.refuses(f"0 {answer}", "choose-card")
    t.say("0 card holmes")
    t.refuses("0 card watson", "choose-card")
    t.say("0 move g4", "1 card watson", "1 move a4")
    t.refuses("1 card smith", "choose-card")


@pytest.mark.rule("mr-jack/not-your-turn")
def test_nobody_answers_for_another() -> None:
    t = begin(cards="holmes watson smith lestrade")
    t.refuses("1 card holmes", "not-your-turn")
    t.say("0 card watson")
    t.refuses("1 move a4", "not-your-turn")
    t.say("0 move a4")
    t.refuses("1 face n", "not-your-turn")


@pytest.mark.rule("mr-jack/innocents-play-on")
def test_an_innocent_character_moves_and_uses_its_power() -> None:
    t = given("1 plays smith | suspects: bert gull")
    t.say("1 card smith", "1 move first", "1 move g7", "1 light b2 to f9")
    assert t.where("smith") == "g7"
    assert t.view(0).lamps == (0, 3, 5, 1, 0, 5, 4, 2)


@pytest.mark.rule("mr-jack/round-order")
def test_after_the_fourth_card_come_the_witness_the_gaslight_and_the_next_round() -> None:
    t = given("0 plays gull | turn: 3")
    t.say("0 card gull", "0 move e8")
    kinds = [event.kind for event in t.events]
    assert kinds == ["card", "moved", "called", "witness", "light-out", "round"]
    assert (t.view(0).round, t.view(0).turn) == (2, 0)


@pytest.mark.rule("mr-jack/eight-rounds")
def test_a_game_that_nobody_ends_lasts_eight_rounds() -> None:
    t = begin(cards="holmes watson smith lestrade")
    for number in range(1, 9):
        assert t.view(None).round == number
        if t.asked() == (CHANCE,):
            t.say("* cards holmes watson smith lestrade")
        assert not t.over
        play_out(t, 4)
    assert t.over
    assert len([event for event in t.events if event.kind == "card"]) == 32


# -- the witness ----------------------------------------------------------------------------------


def call(text: str, *, jack: str) -> JackStory:
    """The end of round 1, when Gull has moved from e9 to e8 as the last of the round."""
    t = given(f"0 plays gull | turn: 3 | jack: {jack} | {text}".rstrip("| "))
    t.say("0 card gull", "0 move e8")
    return t


@pytest.mark.rule("mr-jack/witness-call")
def test_the_witness_tells_the_truth_and_nobody_is_asked() -> None:
    t = call("", jack="bert")  # beside the gaslight on h8
    assert t.heard(0, "called") == [{"sight": ("holmes", "smith", "lestrade", "bert")}]
    assert t.heard(0, "witness") == [{"seen": True, "innocent": ("watson", "stealthy", "goodley", "gull")}]
    t = call("", jack="goodley")
    assert t.heard(0, "witness") == [{"seen": False, "innocent": ("holmes", "smith", "lestrade", "bert")}]
    assert t.view(0).seen is False


@pytest.mark.rule("mr-jack/innocents-turned")
def test_characters_unlike_jack_in_the_light_turn_out_innocent() -> None:
    t = call("", jack="bert")
    assert t.view(0).suspects == ("holmes", "smith", "lestrade", "bert")
    t = call("", jack="goodley")
    assert t.view(0).suspects == ("watson", "stealthy", "goodley", "gull")


@pytest.mark.rule("mr-jack/innocents-turned")
def test_nobody_becomes_a_suspect_again() -> None:
    t = call("suspects: goodley stealthy smith", jack="goodley")
    assert t.view(0).suspects == ("stealthy", "goodley")
    assert t.heard(None, "witness") == [{"seen": False, "innocent": ("smith",)}]


@pytest.mark.rule("mr-jack/seen-by-gaslight")
def test_beside_a_burning_gaslight_one_is_seen_and_beside_a_dark_one_not() -> None:
    t = given("0 plays smith | at: gull g10")  # beside the dark post f9
    assert "gull" not in t.view(0).in_sight
    t.say("0 card smith", "0 power first", "0 light b2 to f9")
    assert "gull" in t.view(0).in_sight
    assert "g10" in t.view(0).lit


@pytest.mark.rule("mr-jack/seen-by-lantern")
def test_in_the_beam_of_the_lantern_one_is_seen() -> None:
    t = given("0 plays watson | at: stealthy a1")
    t.say("0 card watson", "0 move a4", "0 face s")
    assert "stealthy" in t.view(0).in_sight
    assert t.view(0).facing == "s"


@pytest.mark.rule("mr-jack/seen-by-neighbour")
def test_beside_anybody_else_one_is_seen_even_in_the_dark() -> None:
    t = given("0 plays gull | at: goodley m10, gull m11, stealthy m12 | lamps: b2=1 c7=3 f5 f9=2 h8 k6=4")
    assert t.view(0).lit == given("0 plays gull | lamps: b2=1 c7=3 f5 f9=2 h8 k6=4").view(0).lit
    assert {"goodley", "gull", "stealthy"} <= set(t.view(0).in_sight)
    t = given("0 plays gull | at: goodley m10, gull m12, stealthy i4 | lamps: b2=1 c7=3 f5 f9=2 h8 k6=4")
    assert not {"goodley", "gull"} & set(t.view(0).in_sight)


@pytest.mark.rule("mr-jack/witness-stays")
def test_the_witness_card_keeps_its_side_for_the_whole_next_round() -> None:
    t = given("0 plays gull | turn: 3 | jack: goodley | at: stealthy m8")
    t.say("0 card gull", "0 move e8")
    assert t.view(0).seen is False
    t.say("1 card stealthy", "1 move m9")
    assert "goodley" in t.view(0).in_sight  # but that is only asked at the end of the round
    for _ in range(3):
        assert t.view(0).seen is False
        play_out(t, 1)
    assert t.view(0).round == 3


# -- gaslights ------------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/lights-out")
@pytest.mark.parametrize(("number", "post"), [(1, "b2"), (2, "l11"), (3, "c7"), (4, "k6")])
def test_at_the_end_of_rounds_1_to_4_the_gaslight_of_that_number_goes_out(number: int, post: str) -> None:
    t = given(f"{1 - number % 2} plays gull | round: {number} | turn: 3 | jack: bert")
    t.say(f"{1 - number % 2} card gull", f"{1 - number % 2} move e8")
    assert t.heard(None, "light-out") == [{"number": number, "post": post}]
    assert sorted(lamp for lamp in t.view(0).lamps if lamp) == [*range(number + 1, 5), 5, 5]


@pytest.mark.rule("mr-jack/lights-out")
@pytest.mark.rule("mr-jack/smith-number-stays")
def test_a_gaslight_that_smith_has_moved_goes_out_where_it_is_then() -> None:
    t = given("0 plays smith | turn: 3")
    t.say("0 card smith", "0 move first", "0 move g7", "0 light b2 to h4")
    assert t.heard(1, "light-moved") == [{"at": "b2", "to": "h4"}]
    assert t.heard(1, "light-out") == [{"number": 1, "post": "h4"}]
    assert t.view(1).lamps == (0, 3, 5, 0, 0, 5, 4, 2)


@pytest.mark.rule("mr-jack/lights-out")
def test_the_witness_is_called_before_the_light_goes_out() -> None:
    t = given("0 plays gull | turn: 3 | jack: watson | at: watson a2")  # beside gaslight 1
    t.say("0 card gull", "0 move e8")
    assert t.heard(0, "witness")[0]["seen"] is True
    assert "watson" not in t.view(0).in_sight


@pytest.mark.rule("mr-jack/lights-plain-stay")
@pytest.mark.parametrize("number", [5, 6, 7])
def test_in_later_rounds_no_gaslight_goes_out(number: int) -> None:
    seat = 1 - number % 2
    t = given(f"{seat} plays gull | round: {number} | turn: 3")
    t.say(f"{seat} card gull", f"{seat} move e8")
    assert t.heard(None, "light-out") == []
    assert sorted(lamp for lamp in t.view(0).lamps if lamp) == [5, 5]
    assert t.view(0).round == number + 1
