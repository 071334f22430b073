"""A transcript is the whole game as text: it round-trips, and what is wrong with one is said with its line."""

from __future__ import annotations

from random import Random

import pytest

import whitechapel
from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript

HEADER = (
    "jack-the-ripper edition=pegasus seats=2 vote=off target=100 max_hands=50 first_dealer=random"
    " at_large_penalty=off strict_wild=off vote_any_meld=off out_on_empty_file=caught rules=1"
)


def played(game: Game, answers: int, seed: int = 1) -> Transcript:
    """A transcript of some random answers."""
    options = game.read_settings({})
    state, transcript, rng = game.start(options), Transcript(game, options), Random(seed)
    for _ in range(answers):
        if state.over:
            break
        seat = state.seat()
        action = state.sample(rng) if seat == CHANCE else rng.choice(state.options())
        state.play(seat, action)
        transcript.add(seat, action)
    return transcript


@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_a_transcript_reads_back_to_the_same_text_and_the_same_state(game: Game) -> None:
    transcript = played(game, 40)
    again = whitechapel.read(transcript.write())
    assert again.write() == transcript.write()
    assert again.replay().parts() == transcript.replay().parts()


@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_the_state_after_some_answers_is_a_replay_of_so_many_lines(game: Game) -> None:
    long, short = played(game, 30), played(game, 12)
    assert long.replay(at=12).parts() == short.replay().parts()


def test_the_header_names_the_game_every_option_and_the_version_of_the_rules() -> None:
    assert played(whitechapel.game("jack-the-ripper"), 0).write() == HEADER + "\n"


def test_options_that_are_left_out_take_their_usual_values() -> None:
    assert whitechapel.read("jack-the-ripper rules=1\n").write() == HEADER + "\n"


def test_remarks_are_passed_over() -> None:
    transcript = whitechapel.read(HEADER + "\n# a fine evening\n* dealer 1\n# seed 00ff\n")
    assert transcript.lines == [(CHANCE, "dealer 1")]


def test_a_replay_tells_its_events_when_asked() -> None:
    state = whitechapel.read(HEADER + "\n* dealer 1\n").replay(told=True)
    assert state.events is not None
    assert [event.kind for event in state.events] == ["first-dealer"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The transcript is empty: its first line should name the game."),
        (
            "chess rules=1",
            "This is not a transcript: its first line should begin with a game. 'chess' is not a game we have; ",
        ),
        (
            "jack-the-ripper rules=7",
            "The transcript was played under version 7 of the rules of jack-the-ripper; this is version 1.",
        ),
        (
            "jack-the-ripper",
            "The first line of the transcript does not say under which rules of jack-the-ripper it was played: rules",
        ),
        (
            "jack-the-ripper rules=1 seats=9",
            "'9' is not a value for the setting seats; it takes one of: 2, 3, 4.",
        ),
        ("jack-the-ripper rules=1 seats", "'seats' in the first line of the transcript is not one option=value."),
        ("jack-the-ripper rules=1 moon=full", "jack-the-ripper has no option 'moon'; it has: edition, seats, vote, "),
        (HEADER + "\nwho draws", "Line 2 of the transcript is not a seat and an answer: 'who draws'."),
        (HEADER + "\n* dealer 1\n0", "Line 3 of the transcript is not a seat and an answer: '0'."),
    ],
)
def test_what_is_wrong_with_a_transcript_is_said(text: str, sentence: str) -> None:
    with pytest.raises(whitechapel.GameError) as error:
        whitechapel.read(text)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("* dealer 5", "Line 2 of the transcript cannot be played: 'dealer 5' is not a shuffle and names no dealer."),
        ("* dealer 3", "Line 2 of the transcript cannot be played: 'dealer 3' is not allowed now: rule first-dealer."),
        ("0 draw file", "Line 2 of the transcript cannot be played: Seat 0 has not been asked anything now."),
        ("0 fly away", "Line 2 of the transcript cannot be played: 'fly away' is not an answer in jack-the-ripper."),
    ],
)
def test_a_line_that_cannot_be_played_is_named(line: str, sentence: str) -> None:
    with pytest.raises(whitechapel.GameError) as error:
        whitechapel.read(f"{HEADER}\n{line}\n").replay()
    assert str(error.value).startswith(sentence)
