"""What there is, and how a game is set up."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from check_the_ripper.stories import CARDS_IN_ORDER, FILES_IN_ORDER, begin, set_up

from whitechapel.core.frames import BadAnswer
from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.material import CHIPS, DIE, EXTRA_CHIPS, FACES, FILE_CHIPS, FILES, SYMBOLS
from whitechapel.text import Words


@pytest.mark.rule("check-the-ripper/players")
def test_two_to_four_people_play() -> None:
    for seats in (2, 3, 4):
        assert begin(seats=seats).table.chips == (0,) * seats
    for seats in (1, 5):
        with pytest.raises(BadAnswer, match="it takes one of: 2, 3, 4"):
            begin(seats=seats)


@pytest.mark.rule("check-the-ripper/files")
def test_there_are_four_files_of_each_weapon_and_four_blank_ones() -> None:
    assert Counter(FACES[face] for face in FILES) == {"cleaver": 4, "knife": 4, "scissors": 4, "hammer": 4, "blank": 4}
    t = begin()
    t.refuses("* " + FILES_IN_ORDER.replace("blank", "hammer", 1), "files")
    t.say(f"* {FILES_IN_ORDER}")
    assert len(t.view(None).files) == 20


@pytest.mark.rule("check-the-ripper/murderers")
def test_each_murderer_has_one_card_and_a_name() -> None:
    t = set_up("a1", "a2")
    assert t.wanted == "cleaver"
    assert t.view(None).stack == 3
    for language in ("en", "de"):
        words = Words(language, GAME.id)
        assert len({words.name(f"murderer-{weapon}") for weapon in ("cleaver", "knife", "scissors", "hammer")}) == 4


@pytest.mark.rule("check-the-ripper/dice")
def test_a_double_falls_in_8_of_36_rolls_and_two_knights_in_4() -> None:
    rolls = list(product(DIE, repeat=2))
    assert [SYMBOLS[face] for face in DIE] == ["king", "queen", "rook", "bishop", "knight", "knight"]
    assert Fraction(sum(first == second for first, second in rolls), len(rolls)) == Fraction(2, 9)  # 22.2 %
    assert sum(SYMBOLS[first] == SYMBOLS[second] == "knight" for first, second in rolls) == 4
    t = set_up("a1", "a2")
    t.refuses("* duel king king", "dice")


@pytest.mark.rule("check-the-ripper/dice")
def test_the_dice_are_fair() -> None:
    t = set_up("a1", "a2")
    rng = Random(2)
    thrown = Counter(t.table.sample(rng).text for _ in range(18_000))
    assert len(thrown) == 25
    for text, times in thrown.items():
        expected = 500 * (2 if text.split()[1] == "knight" else 1) * (2 if text.split()[2] == "knight" else 1)
        assert abs(times - expected) < 6 * expected**0.5, text


@pytest.mark.rule("check-the-ripper/chips")
def test_files_and_extras_together_are_worth_the_sixty_chips_of_the_box() -> None:
    assert 4 * sum(FILE_CHIPS) == 40
    assert sum(EXTRA_CHIPS) == 20
    assert CHIPS == 60


@pytest.mark.rule("check-the-ripper/setup-order")
def test_files_then_the_first_seat_then_pieces_then_cards() -> None:
    t = begin(seats=3)
    asked = [t.question]
    for line in (f"* {FILES_IN_ORDER}", "* first 1", "1 place a1", "2 place a2", "0 place a3", f"* {CARDS_IN_ORDER}"):
        t.say(line)
        asked.append(t.question)
    assert asked == ["files", "first-seat", "place", "place", "place", "cards", "roll"]
    assert t.kinds() == ["files-laid", "first", "placed", "placed", "placed", "first-card"]


@pytest.mark.rule("check-the-ripper/setup-order")
def test_nobody_moves_before_all_is_set_up() -> None:
    t = begin()
    t.say(f"* {FILES_IN_ORDER}", "* first 0")
    t.refuses("0 king a2", "setup-order")
    t.refuses("* roll king king", "not-your-turn")


@pytest.mark.rule("check-the-ripper/first-double")
def test_the_seat_with_the_first_double_begins_and_the_double_changes_no_card() -> None:
    t = set_up("a1", "a2", "a3", first=2)
    assert (t.table.active, t.table.turn, t.wanted) == (2, 1, "cleaver")
    t.say("* roll king queen", "2 done")
    assert t.table.active == 0


@pytest.mark.rule("check-the-ripper/first-double")
def test_each_seat_begins_with_seven_ninths_of_the_chance_of_the_one_before() -> None:
    t = begin(seats=4)
    t.say(f"* {FILES_IN_ORDER}")
    assert [action.text for action in t.table.options()] == ["first 0", "first 1", "first 2", "first 3"]
    rng = Random(4)
    begun = Counter(t.table.sample(rng).text for _ in range(20_000))
    weights = [Fraction(7, 9) ** seat for seat in range(4)]
    for seat, weight in enumerate(weights):
        expected = 20_000 * float(weight / sum(weights))
        assert abs(begun[f"first {seat}"] - expected) < 5 * expected**0.5


@pytest.mark.rule("check-the-ripper/placing")
def test_pieces_start_on_free_squares_clockwise_from_the_first_seat() -> None:
    t = begin(seats=3)
    t.say(f"* {FILES_IN_ORDER}", "* first 2")
    t.refuses("0 place a1", "not-your-turn")
    t.refuses("2 place j3", "placing")  # London, where a file lies
    t.say("2 place a1")
    t.refuses("0 place a1", "placing")
    t.say("0 place a2", "1 place l15")
    assert t.where == ("a2", "l15", "a1")
    assert t.heard(1, "placed") == [{"square": "a1"}, {"square": "a2"}, {"square": "l15"}]


@pytest.mark.rule("check-the-ripper/placing")
def test_every_free_square_is_offered() -> None:
    t = begin()
    t.say(f"* {FILES_IN_ORDER}", "* first 0")
    assert len(t.options(0)) == 12 * 15 - 20
    t.say("0 place a1")
    assert len(t.options(1)) == 12 * 15 - 21


@pytest.mark.rule("check-the-ripper/first-card")
def test_the_top_card_is_opened_and_the_others_stay_hidden() -> None:
    t = begin()
    t.say(f"* {FILES_IN_ORDER}", "* first 0", "0 place a1", "1 place a2")
    t.refuses("* cards cleaver cleaver hammer knife", "first-card")
    t.say("* cards hammer scissors knife cleaver")
    assert t.wanted == "hammer"
    assert t.heard(0, "first-card") == [{"murderer": "hammer"}]
