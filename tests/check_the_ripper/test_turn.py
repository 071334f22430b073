"""The turn: roll, change the card, move in any order or not at all."""

from __future__ import annotations

import pytest
from check_the_ripper.stories import given, set_up


@pytest.mark.rule("check-the-ripper/clockwise")
def test_turns_go_round() -> None:
    t = set_up("a1", "a2", "a3", first=1)
    seats = []
    for _ in range(6):
        seats.append(t.table.active)
        t.say("* roll king queen", f"{t.table.active} done")
    assert seats == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("check-the-ripper/not-your-turn")
def test_a_player_who_is_not_asked_cannot_answer() -> None:
    t = given("0: a1 | 1: l1", rolled="rook king")
    t.refuses("1 done", "not-your-turn")
    t.refuses("1 king k1", "not-your-turn")


@pytest.mark.rule("check-the-ripper/roll")
def test_a_piece_moves_only_with_what_was_rolled_each_die_once() -> None:
    t = given("0: a1 | 1: l15")
    t.say("* roll rook king")
    assert t.heard(1, "rolled") == [{"first": "rook", "second": "king"}]
    t.refuses("0 bishop b2", "roll")
    t.say("0 rook a5")
    t.refuses("0 rook a6", "roll")
    t.say("0 king b5")
    assert (t.question, t.table.active) == ("roll", 1)


@pytest.mark.rule("check-the-ripper/moves-any-order")
def test_either_die_may_come_first() -> None:
    for first, second in (("rook a5", "king b6"), ("king b2", "rook b3")):
        t = given("0: a1 | 1: l15", rolled="rook king")
        t.say(f"0 {first}", f"0 {second}")
        assert t.where[0] == second.split()[1]


@pytest.mark.rule("check-the-ripper/moves-any-order")
def test_the_second_move_is_chosen_after_the_first_file_was_seen() -> None:
    t = given("0: g8 | 1: a1 | g11: hammer | cards: cleaver", rolled="rook king")
    t.say("0 rook g11")
    assert t.view(0).shown == ("g11", "Glasgow", "hammer")
    assert t.question == "move"
    assert t.moves == ("king",)


@pytest.mark.rule("check-the-ripper/moves-any-order")
def test_other_answers_wait_until_they_are_asked_for() -> None:
    t = given("0: a1 | 1: l15", rolled="rook king")
    for line, rule in (
        ("0 take", "risk-or-take"),
        ("0 turn j3", "risk-or-take"),
        ("0 look j3", "peek"),
        ("0 place a9", "loser-relocated"),
        ("0 put back", "peek-until-put-back"),
        ("0 change", "double-knights"),
    ):
        t.refuses(line, rule)


@pytest.mark.rule("check-the-ripper/done")
def test_to_pass_or_to_decline_a_rolled_move_one_says_done() -> None:
    t = given("0: a1 | 1: l15", rolled="rook king")
    t.refuses("0 pass", "done")
    t.refuses("0 decline", "done")


@pytest.mark.rule("check-the-ripper/moves-optional")
@pytest.mark.parametrize("rolled", ["rook king", "rook rook", "knight knight"])
def test_no_move_must_be_made(rolled: str) -> None:
    t = given("0: a1 | 1: l15", rolled=rolled)
    t.say("0 done")
    assert t.where[0] == "a1"
    assert t.table.active == 1


@pytest.mark.rule("check-the-ripper/moves-optional")
def test_one_of_two_moves_may_be_made_alone_even_the_second() -> None:
    t = given("0: a1 | 1: l15", rolled="rook king")
    t.say("0 king b2", "0 done")
    assert (t.where[0], t.table.active) == ("b2", 1)


@pytest.mark.rule("check-the-ripper/done")
def test_done_gives_up_the_rolled_moves_but_not_the_bonus_moves() -> None:
    t = given("0: a1 | 1: a3", rolled="rook king")
    t.say("0 rook a3", "* duel king rook", "0 place l15", "0 pass", "0 done")
    assert t.heard(1, "gave-up") == [{"count": 1}]
    assert (t.question, t.bonus) == ("bonus", ("king",))
    t.refuses("0 done", "bonus-declined")
    t.refuses("0 pass", "bonus-declined")


@pytest.mark.rule("check-the-ripper/doubles-change-card")
def test_a_double_puts_the_open_card_under_the_others_before_the_moves() -> None:
    t = given("0: a1 | 1: l15 | cards: hammer knife scissors cleaver")
    t.say("* roll queen queen")
    assert t.wanted == "knife"
    assert t.heard(None, "card-changed") == [{"murderer": "knife"}]
    assert t.moves == ("queen", "queen")
    t.say("0 queen a2", "0 queen a3")
    assert t.table.active == 1


@pytest.mark.rule("check-the-ripper/doubles-change-card")
def test_two_different_symbols_change_no_card() -> None:
    t = given("0: a1 | 1: l15 | cards: hammer knife")
    t.say("* roll queen king")
    assert t.wanted == "hammer"


@pytest.mark.rule("check-the-ripper/double-knights")
@pytest.mark.parametrize(("answer", "wanted"), [("change", "knife"), ("keep", "hammer")])
def test_two_knights_may_change_the_card_before_the_first_move(answer: str, wanted: str) -> None:
    t = given("0: a1 | 1: l15 | cards: hammer knife")
    t.say("* roll knight knight")
    assert t.options(0) == ("change", "keep")
    t.refuses("0 knight b3", "double-knights")
    t.say(f"0 {answer}")
    assert t.wanted == wanted
    t.refuses("0 change", "double-knights")


@pytest.mark.rule("check-the-ripper/four-knight-moves")
def test_two_knights_are_worth_four_moves_and_each_is_settled_at_once() -> None:
    t = given("0: a1 | 1: l15 | b6: blank | cards: hammer knife")
    t.say("* roll knight knight", "0 keep", "0 knight b3", "0 knight c5", "0 knight d7")
    assert t.moves == ("knight",)
    t.say("0 knight b6")
    assert t.heard(1, "revealed")[0]["face"] == "blank"
    assert t.table.active == 1


@pytest.mark.rule("check-the-ripper/four-knight-moves")
def test_one_may_stop_after_any_knight_move() -> None:
    t = given("0: a1 | 1: l15", rolled="knight knight")
    t.say("0 knight b3", "0 knight c5", "0 done")
    assert (t.where[0], t.table.active) == ("c5", 1)
