"""Attacks on a server process, in small."""

from __future__ import annotations

import pytest
from server.attacks import attack, cheat
from server.house import PATIENCE

pytestmark = pytest.mark.slow


async def test_more_half_sent_requests_than_there_are_files_lock_nobody_out() -> None:
    siege = await attack("half-open", connections=320, files=512, newcomers=5, patience=PATIENCE)
    assert siege.seen["let in"] == 5
    assert siege.seen["locked out"] == 0
    assert siege.pings


async def test_a_page_whose_name_points_here_gets_nothing() -> None:
    siege = await attack("rebinding")
    assert siege.seen == {"metrics 421": 1, "player 421": 1, "socket refused": 1}


async def test_a_household_cannot_walk_through_its_addresses() -> None:
    siege = await attack("walk", addresses=40)
    assert siege.seen["player 429"] >= 15


async def test_one_player_gets_one_seat_of_a_strangers_table() -> None:
    assert (await attack("seats")).seen == {"seats taken": 1}


async def test_spectators_cannot_drown_out_a_table() -> None:
    siege = await attack("talk", spectators=6, lines=4)
    assert siege.seen["lines heard"] <= 16  # eight in ten seconds, whichever ten they are


async def test_hints_are_given_only_as_often_as_is_fair() -> None:
    siege = await attack("hints", tables=1, seconds=1)
    assert siege.seen["asked"] == 20
    assert siege.seen["refused"] >= 7  # twelve at once, then one every two seconds
    assert siege.pings


async def test_games_that_strangers_bots_play_out_make_nobody_wait() -> None:
    siege = await attack("random", number=2)
    assert 0 < siege.seen["ms at most"] < 60_000
    assert siege.pings


async def test_while_a_twin_is_played_its_shuffles_are_known_to_nobody() -> None:
    seen = await cheat("twin")
    assert seen["refused"] == 10
    assert seen["shown"] == seen["seeds"] == 0


async def test_a_copied_token_and_a_forgotten_one_are_worth_nothing() -> None:
    seen = await cheat("tokens")
    assert seen["devices listed"] == 1
    assert seen["thief's socket open"] == seen["thief's token counts"] == seen["old token counts"] == 0


async def test_the_log_has_no_tokens_notes_talk_or_answers_at_any_level() -> None:
    seen = await cheat("debug")
    assert seen["secrets"] > 20
    assert seen["in the log"] == 0


async def test_one_torn_entry_holds_up_no_other_table() -> None:
    assert await cheat("unreadable", tables=3) == {
        "of 2 tables go on": 2,
        "health: well, but tables that cannot be read: 1": 1,
        "the torn one: 409": 1,
        "times named by the log": 1,
        "named by doctor": 1,
    }


async def test_a_clock_that_is_set_back_keeps_no_window_open() -> None:
    seen = await cheat("clock", window=2)
    assert seen["closed"] == 1
    assert seen["seconds that it shows"] <= 2


async def test_a_forged_game_is_found_out_by_whoever_kept_what_they_were_shown() -> None:
    assert await cheat("forged") == {"true game: passes": 1, "dealt anew: found out": 1, "changed answer: found out": 1}
