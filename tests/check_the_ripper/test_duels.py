"""Duels: who wins, what the winner may do, and the bonus moves."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest
from check_the_ripper.stories import ChaseStory, given

from whitechapel.games.check_the_ripper.material import DIE, SYMBOLS

STRENGTH = ["knight", "bishop", "rook", "queen", "king"]


def challenged(text: str = "0: a1 | 1: a3", rolled: str = "rook king", **options: Any) -> ChaseStory:
    """Seat 0 has just moved onto the square of seat 1."""
    t = given(text, rolled=rolled, **options)
    t.say(f"0 {rolled.split()[0]} {t.where[1]}")
    return t


@pytest.mark.rule("check-the-ripper/duel-on-landing")
def test_moving_onto_a_piece_is_a_challenge_and_never_forced() -> None:
    t = given("0: a1 | 1: a3 | 2: c1", rolled="rook king")
    assert {"a2", "a3", "b1", "c1"} <= t.targets(0, "rook")
    assert t.offers(0, "done")
    t.say("0 rook c1")
    assert (t.question, t.view(1).rival) == ("duel", 2)
    assert t.heard(1, "challenged") == [{"rival": 2, "square": "c1"}]


@pytest.mark.rule("check-the-ripper/duel-dice")
@pytest.mark.parametrize(("first", "second"), list(product(STRENGTH, repeat=2)))
def test_the_stronger_symbol_wins(first: str, second: str) -> None:
    t = challenged()
    t.refuses("* roll king king", "duel-dice")
    t.say(f"* duel {first} {second}")
    winner = 0 if STRENGTH.index(first) >= STRENGTH.index(second) else 1
    assert t.heard(None, "duel") == [{"rival": 1, "first": first, "second": second, "winner": winner}]
    assert t.asked() == (winner,)
    assert t.view(None).duel == (first, second)
    assert t.view(None).loser == 1 - winner


@pytest.mark.rule("check-the-ripper/duel-tie")
def test_the_attacker_wins_22_of_36_duels_because_ties_go_to_the_attacker() -> None:
    outcomes = []
    for first, second in product(DIE, repeat=2):
        t = challenged()
        t.say(f"* duel {SYMBOLS[first]} {SYMBOLS[second]}")
        outcomes.append(t.asked() == (0,))
    assert Fraction(sum(outcomes), len(outcomes)) == Fraction(22, 36)  # 61.1 %
    t = challenged()
    t.say("* duel bishop bishop")
    assert t.asked() == (0,)


@pytest.mark.rule("check-the-ripper/duel-tie")
def test_dice_in_duels_are_fair() -> None:
    t = challenged()
    rng = Random(7)
    won = Counter(t.table.sample(rng).text.split()[1] for _ in range(6000))
    assert all(abs(won[symbol] - 1000) < 200 for symbol in ("king", "queen", "rook", "bishop"))
    assert abs(won["knight"] - 2000) < 250


@pytest.mark.rule("check-the-ripper/loser-relocated")
def test_the_winner_must_put_the_loser_elsewhere_even_out_of_turn() -> None:
    t = challenged()
    t.say("* duel knight king")
    assert t.asked() == (1,)
    t.refuses("0 done", "not-your-turn")
    t.refuses("1 pass", "loser-relocated")
    t.refuses("1 done", "loser-relocated")
    t.refuses("1 king a4", "loser-relocated")
    t.say("1 place l15")
    assert t.where == ("l15", "a3")
    assert t.heard(None, "relocated") == [{"other": 0, "square": "l15"}]


@pytest.mark.rule("check-the-ripper/relocation-free")
def test_the_loser_goes_to_any_free_square_even_back_to_the_last_one() -> None:
    t = challenged("0: a1 | 1: a3 | 2: c9")
    t.say("* duel knight king")
    assert len(t.options(1)) == 12 * 15 - 20 - 2
    t.refuses("1 place j3", "relocation-free")  # a file
    t.refuses("1 place c9", "relocation-free")  # a piece
    t.refuses("1 place a3", "relocation-free")  # the square they fought for
    t.refuses("1 place z9", "inside-board")
    t.say("1 place a1")
    assert t.where == ("a1", "a3", "c9")
    assert "revealed" not in t.kinds()


@pytest.mark.rule("check-the-ripper/peek")
def test_after_that_the_winner_may_look_at_one_file_or_pass() -> None:
    t = challenged("0: a1 | 1: a3 | j3: hammer")
    t.say("* duel king king", "0 place l15")
    assert t.question == "peek"
    assert (t.offers(0, "pass"), t.offers(0, "look j3")) == (True, True)
    t.say("0 look j3")
    assert t.options(0) == ("put back",)
    t.say("0 put back")
    assert t.question == "move"
    t = challenged()
    t.say("* duel king king", "0 place l15", "0 pass")
    assert t.heard(1, "no-peek") == [{}]
    assert t.question == "move"


@pytest.mark.rule("check-the-ripper/peek-any-file")
def test_any_file_may_be_looked_at_also_one_under_a_piece() -> None:
    t = challenged("0: a1 | 1: a3 | 2: j3 | filed: cleaver | gone: h3")
    t.say("* duel king king", "0 place l15")
    assert len(t.options(0)) == 1 + 19
    t.refuses("0 look h3", "peek-any-file")
    t.refuses("0 look a1", "peek-any-file")
    t.say("0 look j3")


@pytest.mark.rule("check-the-ripper/peek-private")
def test_all_see_which_file_is_looked_at_and_only_the_winner_what_it_shows() -> None:
    t = challenged("0: a1 | 1: a3 | 2: c9 | j3: hammer")
    t.say("* duel knight king", "1 place l15", "1 look j3")
    assert t.heard(1, "peeked") == [{"square": "j3", "town": "London", "face": "hammer"}]
    assert t.view(1).peeked == ("j3", "London", "hammer")
    for seat in (0, 2, None):
        assert t.heard(seat, "peeked") == [{"square": "j3", "town": "London"}]
        assert t.view(seat).peeked == ("j3", "London", "")


@pytest.mark.rule("check-the-ripper/duel-attacker-wins")
def test_an_attacker_who_wins_stays_and_goes_on() -> None:
    t = challenged()
    t.say("* duel rook rook", "0 place l15", "0 pass")
    assert (t.where, t.question, t.moves, t.table.active) == (("a3", "l15"), "move", ("king",), 0)


@pytest.mark.rule("check-the-ripper/duel-then-reveal")
def test_an_attacker_who_wins_on_a_file_turns_it_up_after_the_look() -> None:
    t = challenged("0: g8 | 1: g11 | g11: cleaver | j3: cleaver | cards: cleaver")
    t.say("* duel king king", "0 place l15", "0 look j3")
    assert "revealed" not in t.kinds()
    t.say("0 put back")
    assert t.heard(1, "revealed") == [{"square": "g11", "town": "Glasgow", "face": "cleaver"}]
    assert t.question == "risk"
    t.say("0 turn j3", "0 take")
    assert t.chips == (3, 0)
    assert t.moves == ("king",)


@pytest.mark.rule("check-the-ripper/duel-attacker-loses")
def test_an_attacker_who_loses_has_no_moves_left_and_nothing_is_turned_up() -> None:
    t = challenged("0: g8 | 1: g11 | g11: cleaver | cards: cleaver")
    t.say("* duel knight king", "1 place l15", "1 pass")
    assert (t.question, t.table.active, t.moves) == ("roll", 1, ())
    assert "revealed" not in t.kinds()
    assert t.cabinet == {}


@pytest.mark.rule("check-the-ripper/duel-attacker-loses")
def test_a_lost_duel_costs_the_bonus_moves_won_before_it() -> None:
    t = given("0: a1 | 1: a3 | 2: b4", rolled="rook king")
    t.say("0 rook a3", "* duel king king", "0 place l15", "0 pass")
    assert t.view(0).bonus == ("king",)
    t.say("0 king b4", "* duel knight queen", "2 place l14", "2 pass")
    assert (t.question, t.table.active, t.bonus) == ("roll", 1, ())


@pytest.mark.rule("check-the-ripper/duel-defender-wins")
def test_a_defender_who_wins_stays_turns_up_nothing_and_gets_no_bonus_move() -> None:
    t = challenged("0: g8 | 1: g11 | g11: cleaver | cards: cleaver")
    t.say("* duel knight king", "1 place l15", "1 look g11", "1 put back")
    assert t.where[1] == "g11"
    assert "bonus" not in t.kinds()
    assert "revealed" not in t.kinds()


# -- bonus moves ----------------------------------------------------------------------------------


def wins(t: ChaseStory, symbol: str, elsewhere: str) -> None:
    """The attacker wins with this symbol, puts the loser somewhere and looks at nothing."""
    t.say(f"* duel {symbol} knight", f"0 place {elsewhere}", "0 pass")


@pytest.mark.rule("check-the-ripper/bonus-move")
def test_a_duel_won_with_a_symbol_brings_a_move_with_that_symbol() -> None:
    t = challenged()
    wins(t, "bishop", "l15")
    assert t.heard(1, "bonus") == [{"symbol": "bishop"}]
    t.say("0 king b4")
    assert t.question == "bonus"
    t.refuses("0 king b5", "bonus-move")
    t.refuses("0 bishop b9", "bishop-moves")
    t.say("0 bishop d6")
    assert (t.where[0], t.table.active) == ("d6", 1)


@pytest.mark.rule("check-the-ripper/bonus-move")
def test_a_knight_that_wins_is_worth_one_knight_move() -> None:
    t = challenged()
    wins(t, "knight", "l15")
    t.say("0 done")
    assert t.bonus == ("knight",)
    t.say("0 knight b5")
    assert t.table.active == 1


@pytest.mark.rule("check-the-ripper/rolled-then-bonus")
def test_bonus_moves_wait_for_the_rest_of_four_knight_moves() -> None:
    t = given("0: a1 | 1: b3", rolled="knight knight")
    t.say("0 knight b3")
    wins(t, "queen", "l15")
    t.refuses("0 queen b5", "roll")
    t.say("0 knight c5", "0 knight d7", "0 knight c9")
    assert (t.question, t.bonus) == ("bonus", ("queen",))


@pytest.mark.rule("check-the-ripper/bonus-order")
def test_several_bonus_moves_come_in_the_order_they_were_won() -> None:
    t = given("0: a1 | 1: a3 | 2: a4", rolled="rook king")
    t.say("0 rook a3")
    wins(t, "bishop", "l15")
    t.say("0 king a4")
    wins(t, "rook", "l14")
    assert (t.question, t.bonus) == ("bonus", ("bishop", "rook"))
    t.refuses("0 rook a9", "bonus-move")
    t.say("0 bishop b5", "0 rook a5")
    assert (t.where[0], t.table.active) == ("a5", 1)


@pytest.mark.rule("check-the-ripper/bonus-declined")
def test_each_bonus_move_may_be_declined_and_the_next_is_offered() -> None:
    t = given("0: a1 | 1: a3 | 2: a4", rolled="rook king")
    t.say("0 rook a3")
    wins(t, "bishop", "l15")
    t.say("0 king a4")
    wins(t, "rook", "l14")
    t.say("0 decline")
    assert t.heard(2, "declined") == [{"symbol": "bishop"}]
    assert (t.question, t.bonus) == ("bonus", ("rook",))
    t.say("0 decline")
    assert t.table.active == 1


@pytest.mark.rule("check-the-ripper/bonus-like-any")
def test_a_bonus_move_may_turn_up_a_file_or_win_another_bonus_move() -> None:
    t = challenged("0: g8 | 1: g9 | g11: cleaver | cards: cleaver", rolled="king bishop")
    wins(t, "rook", "a1")
    t.say("0 done", "0 rook g11")
    assert t.cabinet == {"cleaver": 1}
    t = challenged("0: g8 | 1: g9", rolled="king bishop")
    wins(t, "rook", "g10")
    t.say("0 done", "0 rook g10")
    wins(t, "king", "a1")
    assert (t.question, t.bonus) == ("bonus", ("king",))


@pytest.mark.rule("check-the-ripper/bonus-limit")
def test_no_more_than_sixteen_bonus_moves_are_won_in_a_turn() -> None:
    t = given("0: a1 | 1: a2", rolled="king king")
    here, there = "a1", "a2"
    for duel in range(1, 19):
        t.say(f"0 king {there}", "* duel king king", f"0 place {here}", "0 pass")
        here, there = there, here
        assert t.kinds().count("bonus") == min(duel, 16)
        assert t.table.active == (0 if duel < 18 else 1)  # after two rolled moves and sixteen bonus moves
    assert t.kinds().count("relocated") == 18
    assert t.table.bonuses == 0
