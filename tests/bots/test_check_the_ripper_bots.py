"""The bots of Check the Ripper know what they remember, count what is worth a move or a risk, and say why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from check_the_ripper.players import played
from check_the_ripper.stories import ChaseStory, given

from whitechapel.bots import LEVELS, bots
from whitechapel.bots.check_the_ripper.outlook import Files, hit, outlook, prospects, series
from whitechapel.bots.check_the_ripper.player import CheckTheRipper, Mind
from whitechapel.bots.check_the_ripper.search import Scene, TurnSearch
from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.material import KING, ROOK, SQUARE, USUAL, board
from whitechapel.text import Words

BOARD = board(USUAL, land_only=False)
NOWHERE: frozenset[int] = frozenset()


def listening(t: ChaseStory, seat: int = 0, level: str = "superintendent") -> CheckTheRipper:
    """A bot that has listened to all of this story."""
    bot = bots(GAME.id)[level](GAME, t.table.agreed, seat, Random(0))
    assert isinstance(bot, CheckTheRipper)
    for event in t.events:
        bot.hear(GAME.told(event, seat))
    return bot


def choice(t: ChaseStory, seat: int = 0, level: str = "superintendent") -> str:
    return listening(t, seat, level).choose(t.view(seat))


def squares(*names: str) -> frozenset[int]:
    return frozenset([SQUARE[name] for name in names])


# -- moves ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS[:4])
def test_they_go_back_to_a_file_they_have_just_seen_when_it_is_wanted(level: str) -> None:
    t = given("0: g8 | 1: a1 | g11: hammer | cards: cleaver hammer", rolled="rook king")
    t.say("0 rook g11", "0 king g10", "* roll king king", "1 done", "* roll rook knight")
    assert t.wanted == "hammer"
    assert choice(t, level=level) == "rook g11"


def test_they_find_a_way_of_two_moves_to_a_file_that_is_wanted() -> None:
    # The king turns up a file nobody knows on the way, at i13; from there the knight leaps onto h11.
    t = given("0: h10 | 1: a1 | h11: hammer | i13: blank | cards: cleaver hammer", rolled="king rook")
    t.say("0 king h11", "0 rook h13", "* roll king king", "1 done", "* roll knight king")
    assert t.wanted == "hammer"
    assert choice(t) == "king i13"
    t.say("0 king i13")
    assert choice(t) == "knight h11"


# -- risks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS[:4])
def test_they_turn_up_what_they_know_to_fit(level: str) -> None:
    t = given("0: g8 | 1: a1 | g11: cleaver | g5: cleaver | cards: hammer cleaver", rolled="rook king")
    t.say("0 rook g11", "0 done", "* roll king king", "1 done", "* roll rook king", "0 rook g5")
    assert choice(t, level=level) == "turn g11"


def test_they_take_what_is_not_worth_the_risk() -> None:
    t = given("0: g8 | 1: a1 | g11: cleaver | cards: cleaver | filed: cleaver", rolled="rook king")
    t.say("0 rook g11")
    best = listening(t).weigh(t.view(0))[0]
    assert (best.answer, best.reason) == ("take", "take")
    assert best.facts == {"chips": 2, "percent": 11}  # two cleavers among eighteen files


def test_they_risk_when_the_chance_is_good_enough() -> None:
    # Four files are left and three of them are cleavers: the first chip is nothing beside the rest.
    files = Files(
        lying=squares("g5", "i5", "h7", "j7"),
        known=(NOWHERE,) * 4,
        mine=(NOWHERE,) * 4,
        other=NOWHERE,
        cabinet=(1, 4, 4, 4),
        order=(0,),
    )
    search = TurnSearch(GAME.read_settings({}), BOARD, 0, 1)
    scene = Scene(files, (SQUARE["g11"], SQUARE["a1"]), (), (20, 20), (2, 1))
    take, turn = search.risks(scene, 1, 0)
    assert turn[0] > take[0]


# -- duels and looks ------------------------------------------------------------------------------


def test_they_look_at_files_nobody_has_seen_and_put_losers_where_they_reach_little() -> None:
    t = given("0: g8 | 1: g9", rolled="king rook")
    t.say("0 king g9", "* duel king king")
    bot = listening(t)
    reach = {one.answer: one.value for one in bot.weigh(t.view(0))}
    put = bot.choose(t.view(0))
    assert reach[put] == max(value for value in reach.values() if value is not None)
    t.say(f"0 {put}")
    assert choice(t).startswith("look ")


# -- memory ---------------------------------------------------------------------------------------


def test_a_mind_keeps_the_last_files_it_saw() -> None:
    t = given("0: g8 | 1: a1 | g11: hammer | g5: knife | cards: cleaver", rolled="rook rook")
    t.say("0 rook g11", "0 rook g5", "* roll king queen")
    agreed = t.table.agreed
    wide, narrow = (CheckTheRipper(Mind(files, 99, 1), GAME, agreed, 0, Random(0)) for files in (2, 1))
    for event in t.events:
        wide.hear(GAME.told(event, 0))
        narrow.hear(GAME.told(event, 0))
    assert wide._files(t.view(0)).known[1:] == (squares("g5"), NOWHERE, squares("g11"))
    assert narrow._files(t.view(0)).known[1:] == (squares("g5"), NOWHERE, NOWHERE)


def test_a_mind_forgets_after_some_turns() -> None:
    t = given("0: g8 | 1: a1 | g11: hammer | cards: cleaver", rolled="rook king")
    t.say("0 rook g11", "0 done", "* roll king queen", "1 done", "* roll king queen")
    agreed = t.table.agreed
    long, short = (CheckTheRipper(Mind(9, turns, 1), GAME, agreed, 0, Random(0)) for turns in (2, 1))
    for event in t.events:
        long.hear(GAME.told(event, 0))
        short.hear(GAME.told(event, 0))
    assert long._files(t.view(0)).known[3] == squares("g11")
    assert short._files(t.view(0)).known[3] == NOWHERE


def test_what_a_bot_has_looked_at_alone_the_others_do_not_know() -> None:
    t = given("0: g8 | 1: g9 | g11: hammer", rolled="king rook")
    t.say("0 king g9", "* duel king king", "0 place a1", "0 look g11")
    mine = listening(t, 0)._files(t.view(0))
    assert (mine.known[3], mine.mine[3]) == (NOWHERE, squares("g11"))
    theirs = listening(t, 1)._files(t.view(1))
    assert (theirs.known[3], theirs.mine[3]) == (NOWHERE, NOWHERE)


# -- the outlook ----------------------------------------------------------------------------------


def test_a_piece_beside_a_file_reaches_it_with_most_rolls() -> None:
    lying = squares("g11")
    near = hit(BOARD, SQUARE["g10"], lying, lying, NOWHERE)
    far = hit(BOARD, SQUARE["a1"], lying, lying, NOWHERE)
    assert 0.2 < far < 0.5 < near <= 1.0
    assert hit(BOARD, SQUARE["g10"], NOWHERE, lying, NOWHERE) == 0.0


def test_a_series_brings_the_numbers_of_its_files_and_the_extra() -> None:
    files = Files(NOWHERE, (NOWHERE,) * 4, (NOWHERE,) * 4, NOWHERE, (1, 4, 0, 0), (0, 2, 3))
    assert series(files, 0, 1) == 2
    assert series(files, 0, 3) == 2 + 3 + 4 + 3
    assert series(files, 0, 9) == 2 + 3 + 4 + 3


def test_a_file_that_all_know_is_worth_most_to_the_next_player_and_nothing_to_the_bot_itself() -> None:
    files = Files(
        lying=squares("g11"),
        known=(squares("g11"), NOWHERE, NOWHERE, NOWHERE),
        mine=(NOWHERE,) * 4,
        other=NOWHERE,
        cabinet=(0, 0, 0, 0),
        order=(0, -1, -1, -1),
    )
    where = (SQUARE["g9"], SQUARE["h9"], SQUARE["i9"])
    mine, first, second = prospects(BOARD, files, where, seat=0)
    assert first > second > mine == 0


def test_more_chips_win_and_the_fewer_are_left_the_surer() -> None:
    early, late = outlook((10, 5), 40, (0.0, 0.0)), outlook((10, 5), 5, (0.0, 0.0))
    assert 0.5 < early[0] < late[0] < 1.0
    assert sum(early) == pytest.approx(1.0)
    assert outlook((5, 5, 5), 30, (0.0, 0.0, 0.0)) == pytest.approx([1 / 3, 1 / 3, 1 / 3])


def test_a_duel_is_worth_what_the_dice_make_of_it() -> None:
    files = Files(NOWHERE, (NOWHERE,) * 4, (NOWHERE,) * 4, NOWHERE, (4, 4, 4, 3), (3,))
    search = TurnSearch(GAME.read_settings({}), BOARD, 0, 1)
    scene = Scene(files, (SQUARE["g8"], SQUARE["g9"]), (KING, ROOK), (20, 20), (2, 1))
    assert search.move(scene, KING, SQUARE["g9"], 1) == pytest.approx(0.5 + 0.01 * (22 - 14) / 36, abs=0.02)


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS[:4])
def test_they_beat_the_random_bot_from_either_seat(level: str) -> None:
    assert GAME.result(played([level, "random"], 1)).winners == (0,)
    assert GAME.result(played(["random", level], 2)).winners == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_more_they_remember_the_better_they_play(seats: int) -> None:
    names = ["superintendent"] + ["constable"] * (seats - 1)
    assert sum(0 in GAME.result(played(names, seed)).winners for seed in range(3)) >= 2


@pytest.mark.parametrize(
    "options", [{"completed_card": "strict"}, {"land_only": True, "knight_over_files": False}, {"seats": 4}]
)
def test_they_play_by_every_agreement(options: dict[str, Any]) -> None:
    seats = int(str(options.get("seats", 2)))
    rest = {name: value for name, value in options.items() if name != "seats"}
    assert played(["inspector"] * seats, 3, turn_limit=40, **rest).over


def test_all_they_say_can_be_said_in_both_languages() -> None:
    said: dict[str, dict[str, object]] = {}
    t = given("0: g8 | 1: a1 | g11: cleaver | cards: cleaver", rolled="rook king")
    for one in listening(t).weigh(t.view(0)):
        said[one.reason] = dict(one.facts)
    t.say("0 rook g11")
    for one in listening(t).weigh(t.view(0)):
        said[one.reason] = dict(one.facts)
    assert {"try", "approach", "rest", "take", "risk"} <= said.keys()
    for language in ("en", "de"):
        words = Words(language, "check-the-ripper")
        for reason, facts in said.items():
            assert words.say(f"reason-{reason}", **facts)
