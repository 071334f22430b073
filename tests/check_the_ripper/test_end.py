"""How a game ends, who wins, and what the bank has paid."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from check_the_ripper.players import played
from check_the_ripper.stories import given

from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.scoring import earned, winners

LAST = "0: g8 | 1: a1 | cards: cleaver | g11: cleaver | filed: cleaver*3 knife*4 hammer*4 scissors*4"


@pytest.mark.rule("check-the-ripper/end-by-cabinet")
def test_the_sixteenth_file_ends_the_game_and_the_rest_of_the_turn_lapses() -> None:
    t = given(LAST, rolled="rook king", chips=(20, 30))
    t.say("0 rook g11")
    assert t.over
    assert (t.chips, t.moves) == ((34, 30), ())
    assert t.heard(1, "game-over") == [{"ending": "cabinet", "scores": (34, 30)}]
    assert GAME.result(t.table) == ((34, 30), (0,))
    assert (t.wanted, t.view(0).question, t.view(0).options) == ("", "", ())


@pytest.mark.rule("check-the-ripper/end-by-cabinet")
def test_a_game_may_end_in_a_risk_and_with_bonus_moves_open() -> None:
    text = "0: g8 | 1: g9 | cards: cleaver | g11: cleaver | j3: cleaver | filed: cleaver*2 knife*4 hammer*4 scissors*4"
    t = given(text, rolled="king rook", completed_card="strict")
    t.say("0 king g9", "* duel queen queen", "0 place a1", "0 pass", "0 rook g11", "0 turn j3")
    assert (t.over, t.chips, t.bonus) == (True, (3 + 4 + 10, 0), ())


@pytest.mark.rule("check-the-ripper/game-over")
def test_nobody_answers_after_the_end() -> None:
    t = given(LAST, rolled="rook king")
    t.say("0 rook g11")
    t.refuses("0 king g12", "game-over")
    t.refuses("1 done", "game-over")


@pytest.mark.rule("check-the-ripper/turn-limit")
def test_the_last_turn_is_played_to_its_end() -> None:
    t = given("0: g8 | 1: a1 | g11: cleaver | cards: cleaver", number=10, turn_limit=10)
    t.say("* roll rook king", "0 rook g11", "0 take")
    assert t.asked() == (0,)
    t.say("0 king g12")
    assert t.over
    assert t.heard(None, "game-over") == [{"ending": "turns", "scores": (1, 0)}]
    assert GAME.result(t.table).winners == (0,)


@pytest.mark.rule("check-the-ripper/turn-limit")
def test_all_seats_together_count_and_the_usual_limit_is_400() -> None:
    assert GAME.read_settings({}).turn_limit == 400
    t = given("0: a1 | 1: l15", number=9, turn_limit=10)
    t.say("* roll rook king", "0 done", "* roll rook king", "1 done")
    assert t.over


@pytest.mark.rule("check-the-ripper/most-chips")
def test_the_most_chips_win() -> None:
    assert winners((3, 12, 7), (2, 0, 1), "shared") == (1,)
    assert winners((3, 12, 7), (2, 0, 1), "completions") == (1,)


@pytest.mark.rule("check-the-ripper/shared-win")
def test_equal_chips_share_the_win() -> None:
    t = given(LAST, rolled="rook king", chips=(16, 30))
    t.say("0 rook g11")
    assert GAME.result(t.table) == ((30, 30), (0, 1))
    assert winners((5, 5, 5, 1), (4, 0, 0, 0), "shared") == (0, 1, 2)


@pytest.mark.rule("check-the-ripper/tie-break")
def test_where_it_is_agreed_convictions_decide_between_equal_chips() -> None:
    t = given(LAST, rolled="rook king", chips=(16, 30), convictions=(0, 3), tie_break="completions")
    t.say("0 rook g11")
    assert GAME.result(t.table) == ((30, 30), (1,))
    assert winners((5, 5, 5, 1), (1, 2, 2, 4), "completions") == (1, 2)


@pytest.mark.slow
@pytest.mark.rule("check-the-ripper/chips-paid")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_without_a_failed_risk_pays_sixty_chips_and_any_other_36_to_60(seats: int) -> None:
    """Whole games of the simple bot, with the bank counted at the end of each."""
    paid = []
    for seed in range(16):
        state = played(["constable"] * seats, seed, failed_risk_ends_turn=seed % 2 == 1)
        assert state.ending == "cabinet"
        total = sum(state.chips)
        failed = state.forfeited > 0
        assert total == 60 - state.forfeited
        assert 36 <= total < 60 if failed else total == 60
        paid.append(failed)
    assert True in paid
    assert False in paid


@pytest.mark.rule("check-the-ripper/chips-paid")
def test_whatever_fails_and_in_whatever_order_murderers_are_convicted_36_to_60_chips_are_paid() -> None:
    """Every way to lose the first three files of each murderer, in every order of convictions."""
    totals = set()
    for lost in product(range(4), repeat=4):  # how many of each murderer's first three files went in failed series
        chips = sum(10 - sum((1, 2, 3)[:files]) for files in lost) + 20
        totals.add(chips)
    assert (min(totals), max(totals)) == (36, 60)
    assert earned((4, 4, 4, 4)) == 60


@pytest.mark.rule("check-the-ripper/chips-paid")
def test_a_game_in_which_every_possible_risk_fails_pays_36_chips() -> None:
    t = given(
        "0: g8 | 1: a1 | cards: cleaver | g11: cleaver | filed: cleaver*3 knife*4 hammer*4 scissors*4",
        rolled="rook king",
        chips=(22, 0),
    )
    assert t.table.forfeited == 46 - 22  # 24 chips of the first three files of all four
    t.say("0 rook g11")
    assert sum(t.chips) == 36


def test_random_games_seldom_end_by_the_cabinet_but_always_by_the_limit() -> None:
    rng = Random(5)
    for seed in range(6):
        state = played(["random"] * rng.choice((2, 3, 4)), seed, turn_limit=40)
        assert state.ending == "turns"
        assert state.turn == 40
