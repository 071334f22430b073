"""What proves a game: where its seed came from, and that nothing was dealt or answered anew afterwards."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest
from server.evening import KEY, SEED, Evening

from whitechapel.core.frames import GameError
from whitechapel.games import GAMES
from whitechapel.server.table import decide, log, proof, show, wire
from whitechapel.server.table.proof import commitment
from whitechapel.server.table.verify import NOTHING, Kept, verify

VALUES = {0: bytes([10] * 32), 1: bytes([11] * 32)}
PROMISES = {seat: hashlib.sha256(b"whitechapel" + value).hexdigest() for seat, value in VALUES.items()}


def told(evening: Evening, kept: Kept = NOTHING) -> list[str]:
    """What verify has to say about the game, in English."""
    return [sentence.en for sentence in verify(written(evening), GAMES, kept)]


def written(evening: Evening) -> str:
    return proof.write(evening.table.transcript(), evening.table.proof(), show.remarks(evening.table))


def lobby() -> Evening:
    """A table that nobody has come to yet."""
    return Evening(start=False, options={"max_hands": 1})


def sits(evening: Evening, seat: int, promise: str) -> decide.Decision:
    player = ("ines", "otto")[seat]
    return evening.do(evening.wants(player, wire.Sit(table="table", seat=seat, promise=promise)))


def reveals(evening: Evening, seat: int, value: bytes) -> decide.Decision:
    player = ("ines", "otto")[seat]
    return evening.do(evening.wants(player, wire.Reveal(table="table", seat=seat, value=value.hex())))


def started() -> Evening:
    """A game whose seed both browsers have a part in."""
    evening = lobby()
    for seat in (0, 1):
        sits(evening, seat, PROMISES[seat])
    for seat in (0, 1):
        reveals(evening, seat, VALUES[seat])
    return evening


def mixed() -> Evening:
    """The same, finished."""
    evening = started()
    evening.plays_on()
    return evening


def alone() -> Evening:
    """A finished game of people without browsers."""
    evening = Evening(options={"max_hands": 1})
    evening.plays_on()
    return evening


# -- before the game -------------------------------------------------------------------------------


def test_the_game_begins_when_the_last_promised_value_is_shown() -> None:
    evening = lobby()
    sits(evening, 0, PROMISES[0])
    assert (evening.info().promises, evening.info().fixed) == ([PROMISES[0], ""], False)
    assert reveals(evening, 0, VALUES[0]).reply.code == "not-promised"  # type: ignore[union-attr]
    sits(evening, 1, PROMISES[1])
    assert (evening.info().promises, evening.info().fixed) == ([PROMISES[0], PROMISES[1]], True)
    reveals(evening, 0, VALUES[0])
    assert not evening.info().started
    reveals(evening, 1, VALUES[1])
    assert evening.info().started
    assert evening.read_back().lines == evening.table.lines


def test_the_seed_is_the_hash_of_the_secret_and_the_values_in_seat_order() -> None:
    evening = mixed()
    parts = b"whitechapel shuffles" + SEED + b"\0" + VALUES[0] + b"\1" + VALUES[1]
    assert evening.table.seed == hashlib.sha256(parts).digest()
    assert proof.mix(SEED, {1: VALUES[1], 0: VALUES[0]}) == evening.table.seed
    assert evening.read_back().seed == evening.table.seed


def test_no_value_is_shown_to_anybody_before_the_end() -> None:
    evening = lobby()
    for seat in (0, 1):
        sits(evening, seat, PROMISES[seat])
    for seat in (0, 1):
        reveals(evening, seat, VALUES[seat])
        sent = wire.encode(evening.info()) + wire.encode(evening.shown(0)) + wire.encode(evening.shown(None))
        assert not any(value.hex().encode() in sent for value in VALUES.values())


def test_a_promise_cannot_be_changed() -> None:
    evening = lobby()
    sits(evening, 0, PROMISES[0])
    sits(evening, 0, PROMISES[1])
    assert evening.info().promises == [PROMISES[0], ""]
    sits(evening, 1, PROMISES[1])
    assert reveals(evening, 0, VALUES[1]).reply.code == "not-promised"  # type: ignore[union-attr]
    stands = evening.wants("otto", wire.Stand(table="table", seat=1))
    assert stands.reply.code == "already-started"  # type: ignore[union-attr]
    assert evening.wants("otto", wire.Reveal(table="table", seat=0, value=VALUES[0].hex())).reply is not None


def test_a_player_who_leaves_takes_their_promise_along() -> None:
    evening = lobby()
    sits(evening, 0, PROMISES[0])
    evening.do(evening.wants("ines", wire.Stand(table="table", seat=0)))
    assert evening.info().promises == ["", ""]


def test_a_table_without_browsers_begins_at_once() -> None:
    evening = lobby()
    sits(evening, 0, "")
    sits(evening, 1, "")
    assert evening.info().started
    assert evening.table.seed == SEED


def test_a_value_that_does_not_come_is_left_out_after_five_seconds() -> None:
    evening = lobby()
    for seat in (0, 1):
        sits(evening, seat, PROMISES[seat])
    reveals(evening, 1, VALUES[1])
    evening.waits(4.9)
    assert not evening.info().started
    evening.waits(0.1)
    assert evening.info().started
    assert evening.table.seed == proof.mix(SEED, {1: VALUES[1]})
    assert reveals(evening, 0, VALUES[0]).entries == ()
    evening.plays_on()
    assert told(evening)[1:3] == [
        "The seed mixes the server’s secret with the value of seat 2.",
        "Seat 1 promised a value and did not show it in time; the game began without it.",
    ]


def test_those_who_play_again_are_waited_for() -> None:
    evening = lobby()
    for seat, player in enumerate(("ines", "otto")):
        sat = log.Sat(at=evening.now, seat=seat, player=player, name=player, awaited=True)
        evening.do(decide.Decision([sat]))
    assert evening.do(decide.begin(evening.table, evening.now)).entries == []
    sits(evening, 0, PROMISES[0])
    assert not evening.info().fixed
    evening.waits(5)
    assert (evening.info().fixed, evening.info().started) == (True, False)
    reveals(evening, 0, VALUES[0])
    assert evening.info().started
    assert evening.read_back().lines == evening.table.lines


def test_where_the_same_shuffles_are_played_again_nobody_mixes_anything_in() -> None:
    twin = Evening(start=False, options={"max_hands": 1}, duplicate_of="first")
    for seat in (0, 1):
        sits(twin, seat, PROMISES[seat])
    assert twin.info().started
    assert (twin.info().promises, twin.table.seed) == (["", ""], SEED)
    twin.plays_on()
    assert told(twin)[1].startswith("The seed repeats that of table first;")


# -- after it --------------------------------------------------------------------------------------


def test_a_game_as_it_was_played_is_verified() -> None:
    evening = mixed()
    lines = len(evening.table.lines)
    kept = Kept([commitment(SEED), PROMISES[0], PROMISES[1]], VALUES[1].hex(), evening.table.head)
    assert told(evening, kept) == [
        "All 2 shuffles and rolls follow from the seed, every answer was legal, and the game is finished.",
        "The seed mixes the server’s secret with the values of seats 1, 2.",
        "The commitments are those you wrote down: nothing was dealt anew.",
        "The value of your browser is part of the seed.",
        f"Up to answer {lines} of {lines} the game is recorded as you were shown it.",
    ]


def test_it_is_said_when_the_server_chose_alone_and_nothing_was_compared() -> None:
    found = told(alone())
    assert found[1] == "The server chose the seed alone, before the game. No browser mixed anything into it."
    assert found[2].startswith("The file was compared only with itself.")


def test_a_commitment_is_taken_as_people_write_it_down() -> None:
    spaced = " ".join([commitment(SEED).upper()[:32], commitment(SEED)[32:]])
    assert told(alone(), Kept([spaced]))[2] == "The commitment is the one you wrote down: nothing was dealt anew."
    with pytest.raises(GameError, match="does not have 64 hexadecimal digits"):
        told(alone(), Kept([commitment(SEED)[:16]]))


def test_a_server_that_deals_anew_is_found_out() -> None:
    """It plays the same evening with a secret it likes better, and writes a file that agrees with itself."""
    promised = commitment(SEED)
    redealt = Evening(seed=bytes(32), options={"max_hands": 1})
    redealt.plays_on()
    assert told(redealt)[0].endswith("the game is finished.")
    with pytest.raises(GameError, match="it was dealt anew, or you wrote down another one"):
        told(redealt, Kept([promised]))


def test_a_server_that_swaps_the_value_of_a_browser_is_found_out() -> None:
    """It has seen Ines's value and takes another one for Otto's seat, so that the cards fall as it likes."""
    evening = lobby()
    other = bytes([12] * 32)
    sits(evening, 0, PROMISES[0])
    sits(evening, 1, commitment(other))
    reveals(evening, 0, VALUES[0])
    reveals(evening, 1, other)
    evening.plays_on()
    assert told(evening, Kept([commitment(SEED)], VALUES[0].hex()))
    with pytest.raises(GameError, match="it was dealt anew"):
        told(evening, Kept([commitment(SEED), PROMISES[1]], VALUES[0].hex()))
    with pytest.raises(GameError, match="not mixed into the seed"):
        told(evening, Kept([commitment(SEED)], VALUES[1].hex()))


def test_another_legal_answer_near_the_end_is_found_out() -> None:
    """A server writes down another answer for the last draw; whatever follows is legal too, and the file agrees with
    itself and with the commitment."""
    evening = mixed()
    last = max(number for number, (_, text) in enumerate(evening.table.lines) if text.startswith("draw "))
    forged = started()
    forged.plays_on(lambda table: len(table.lines) == last)
    seat, given = evening.table.lines[last]
    forged.answers(seat, next(option for option in forged.options(seat) if option != given))
    forged.plays_on()
    assert forged.table.lines[:last] == evening.table.lines[:last]
    assert told(forged, Kept([commitment(SEED)], VALUES[0].hex()))[0].endswith("the game is finished.")
    with pytest.raises(GameError, match="the record differs"):
        told(forged, Kept([commitment(SEED)], head=evening.table.head))


def test_the_head_goes_back_with_an_answer_that_is_taken_back() -> None:
    evening = Evening(options={"max_hands": 1})
    before, seat = evening.table.head, evening.table.wanted()[0]
    evening.answers(seat, "draw file")
    assert evening.table.head != before
    shown = evening.shown(seat)
    assert (shown["lines"], shown["head"]) == (len(evening.table.lines), evening.table.head)
    evening.undoes(seat)
    for player in ("ines", "otto"):
        evening.agrees(player)
    assert evening.table.head == before == evening.read_back().head


def test_the_head_of_the_record_follows_from_the_key_and_the_lines() -> None:
    evening = Evening(options={"max_hands": 1})
    head = bytes(32)
    for row in evening.table.transcript().write().splitlines()[1:]:
        head = hashlib.sha256(head + KEY + row.encode()).digest()
    assert evening.table.head == head.hex()


def wrong_seed(text: str) -> str:
    return text.replace(f"seed {SEED.hex()}", f"seed {bytes(32).hex()}")


def wrong_value(text: str) -> str:
    return text.replace(f"value-0 {VALUES[0].hex()}", f"value-0 {VALUES[1].hex()}")


def another_seed(text: str) -> str:
    return text.replace(f"seed {proof.mix(SEED, VALUES).hex()}", f"seed {bytes(32).hex()}")


@pytest.mark.parametrize(
    ("play", "change", "why"),
    [
        (alone, wrong_seed, "does not fit the commitment"),
        (mixed, wrong_value, "The value of seat 1 is not the one that was promised"),
        (mixed, another_seed, "does not follow from the server's secret and the players' values"),
        (alone, lambda text: text.replace(SEED.hex(), "zz"), "not a hexadecimal number"),
        (alone, lambda text: text[: text.index("#")], "no seed and commitment"),
    ],
)
def test_a_file_that_does_not_agree_with_itself_is_found_out(
    play: Callable[[], Evening], change: Callable[[str], str], why: str
) -> None:
    with pytest.raises(GameError, match=why):
        verify(change(written(play())), GAMES)


def test_a_shuffle_that_does_not_follow_from_the_seed_is_found_out() -> None:
    rows = written(alone()).splitlines()
    number = next(number for number, row in enumerate(rows) if row.startswith("* shuffled"))
    words = rows[number].split(" ")
    words[2], words[-1] = words[-1], words[2]
    rows[number] = " ".join(words)
    with pytest.raises(GameError, match=f"Line {number + 1} of the file: The shuffle or roll does not follow"):
        verify("\n".join(rows), GAMES)


def test_an_illegal_answer_is_found_out() -> None:
    rows = written(alone()).splitlines()
    number = next(number for number, row in enumerate(rows) if row.endswith("draw file"))
    rows[number] = rows[number][:2] + "done"
    with pytest.raises(GameError, match=f"Line {number + 1} of the file"):
        verify("\n".join(rows), GAMES)
