"""Bad input for any game: it must always be refused with a sentence, and change nothing.

`python -m tests.fuzz jack-the-ripper 100000` tries that many bad answers and damaged transcripts.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from whitechapel.core.frames import CHANCE, GameError, State
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript

STRANGE = ["", " ", "\n", "\0", "*", "0", "-1", "none", "draw", "🔪", "ß", "\u2028", "\udc80", "%s", "{0}", "a" * 5000]
"""Texts and pieces of texts that people and programs send by mistake."""
SEATS = [-7, -2, -1, 0, 1, 2, 3, 4, 99, 10**12]


class Failure(AssertionError):
    """Bad input led to something other than a clear refusal."""


def mutated(text: str, rng: random.Random) -> str:
    """The text with one thing wrong: a letter, a word, its case, its length."""
    words = text.split(" ")
    at = rng.randrange(len(text) + 1)
    match rng.randrange(9):
        case 0:
            return text[:at] + rng.choice("abcxyz 0123456789-+*_=") + text[at:]
        case 1:
            return text[:at] + text[at + 1 :]
        case 2:
            return text[:at]
        case 3:
            return text[:at] + rng.choice(STRANGE) + text[at:]
        case 4:
            rng.shuffle(words)
            return " ".join(words)
        case 5:
            return " ".join(words[:-1])
        case 6:
            return text.upper()
        case 7:
            return text + " " + rng.choice(words)
        case _:
            return rng.choice([" " + text, text + " ", text.replace(" ", "  "), text.replace(" ", "\t")])


def reasons(game: Game, rng: random.Random, *settings: Mapping[str, Any]) -> set[str]:
    """The rules by which answers of those who are asked are refused, in four random hands for each of the settings."""
    seen = set()
    for given in settings * 4:
        state = game.new(max_hands=1, **given)
        while not state.over:
            seat = state.seat()
            if seat != CHANCE and rng.random() < 0.2:
                seen |= {game.why(state, seat, action) for action in game.actions.values()}
            state.apply(state.sample(rng) if seat == CHANCE else rng.choice(state.options()))
    return {rule for rule in seen if rule is not None}


def bad_answer(game: Game, state: State, texts: Sequence[str], rng: random.Random) -> tuple[int, str]:
    """A seat and a text, usually wrong in one respect only."""
    seat = rng.choice(SEATS) if rng.random() < 0.5 else state.seat()
    kind = rng.random()
    if kind < 0.55:
        return seat, rng.choice(texts)  # a real answer, at the wrong moment or from the wrong seat
    if kind < 0.65:
        return CHANCE, mutated(rng.choice(texts), rng)
    if kind < 0.95:
        return seat, mutated(rng.choice(texts), rng)
    return seat, "".join(rng.choice(STRANGE) for _ in range(rng.randrange(4)))


def legal(game: Game, state: State, seat: int, text: str) -> bool:
    """Whether this is a good answer after all."""
    try:
        frame = state.question(seat)
        action = game.chance(text) if seat == CHANCE else game.action(text)
        return frame.allows(state, action)
    except GameError:
        return False


def refused(game: Game, state: State, seat: int, text: str) -> str:
    """Give a bad answer; the kind of error it got. Raises a Failure if anything is not as it must be."""
    before = state.parts()
    heard = len(state.events or ())
    try:
        state.play(seat, game.chance(text) if seat == CHANCE else game.action(text))
    except GameError as error:
        sentence, kind = str(error), type(error).__name__
        rule = getattr(error, "rule", None)
    except Exception as error:
        raise Failure(f"{seat} {text!r} raised {error!r}") from error
    else:
        raise Failure(f"{seat} {text!r} was accepted")
    if len(sentence) < 10 or sentence[-1] not in ".?!":
        raise Failure(f"{seat} {text!r} was refused without a sentence: {sentence!r}")
    if rule is not None and rule not in game.rulebook.rules:
        raise Failure(f"{seat} {text!r} was refused for '{rule}', which is no rule")
    if state.parts() != before or len(state.events or ()) != heard:
        raise Failure(f"{seat} {text!r} was refused, but changed the state")
    return kind


def bad_answers(game: Game, options: Mapping[str, Any], tries: int, rng: random.Random) -> Counter[str]:
    """Play random games and give bad answers between the good ones; how often each kind of error came."""
    found: Counter[str] = Counter()
    texts = list(game.actions)
    while True:
        state = game.new(**options)
        state.events = []
        while True:
            for _ in range(rng.randrange(5)):
                if found.total() >= tries:
                    return found
                seat, text = bad_answer(game, state, texts, rng) if not state.over else (0, rng.choice(texts))
                if not legal(game, state, seat, text):
                    found[refused(game, state, seat, text)] += 1
            if state.over:
                break
            seat = state.seat()
            state.apply(state.sample(rng) if seat == CHANCE else rng.choice(state.options()))


def transcript(game: Game, options: Mapping[str, Any], rng: random.Random) -> str:
    """A random game as text."""
    state = game.new(**options)
    written = Transcript(game, game.read_settings(options))
    while not state.over:
        seat = state.seat()
        action = state.sample(rng) if seat == CHANCE else rng.choice(state.options())
        written.add(seat, action)
        state.apply(action)
    return written.write()


def damaged(text: str, rng: random.Random) -> str:
    """A transcript with something wrong in it: cut off, lines lost, doubled, exchanged or changed."""
    lines = text.splitlines(keepends=True)
    at = min(int(rng.expovariate(0.05)), len(lines) - 1)  # mostly near the beginning: replaying it is quicker
    match rng.randrange(8):
        case 0:
            return text[: rng.randrange(len(text))]
        case 1:
            del lines[at]
        case 2:
            lines.insert(at, rng.choice(lines))
        case 3:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case 4:
            lines[0] = mutated(lines[0], rng)
        case 5:
            header = lines[0].split(" ")
            header[rng.randrange(len(header))] = rng.choice(["rules=0", "seats=9", "x=y", "=", "seats", *STRANGE])
            lines[0] = " ".join(header)
        case 6:
            lines.insert(at, "".join(rng.choice(STRANGE) for _ in range(rng.randrange(4))) + "\n")
        case _:
            lines[at] = mutated(lines[at].rstrip("\n"), rng) + "\n"
    return "".join(lines)


def bad_transcripts(game: Game, options: Mapping[str, Any], tries: int, rng: random.Random) -> Counter[str]:
    """Damage transcripts and read them: each is refused with a sentence, or happens to be a good one still."""
    found: Counter[str] = Counter()
    while True:
        whole = transcript(game, options, rng)
        for _ in range(50):
            if found["bad transcript"] >= tries:
                return found
            text = damaged(whole, rng)
            try:
                Transcript.read(text, [game]).replay()
            except GameError as error:
                if len(str(error)) < 10:
                    raise Failure(f"no sentence, but {error!r} for {text[:200]!r}") from error
                found["bad transcript"] += 1
            except Exception as error:
                raise Failure(f"{error!r} for a transcript:\n{text}") from error
            else:
                found["still a good transcript"] += 1


def any_options(game: Game, rng: random.Random) -> dict[str, Any]:
    """Options that go together, each value as likely as any; numbers as small as they can be, for short games."""
    while True:
        options = {
            option.name: option.values[0] if isinstance(option.values, range) else rng.choice(option.values)
            for option in game.setting_table
        }
        try:
            game.read_settings(options)
        except GameError:
            continue
        return options


def bad_input(game: Game, tries: int, seed: int, settings: int = 12) -> Counter[str]:
    """This many pieces of bad input, spread over some settings: nine in ten are answers, the others transcripts."""
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    each = -(-tries // settings)
    for _ in range(settings):
        options = any_options(game, rng)
        found += bad_answers(game, options, each - each // 10, rng)
        found += bad_transcripts(game, options, each // 10, rng)
    return found


if __name__ == "__main__":
    import whitechapel

    chosen = whitechapel.game(sys.argv[1])
    for kind, times in bad_input(chosen, int(sys.argv[2]), seed=1888).items():
        print(f"{kind}: {times}")
