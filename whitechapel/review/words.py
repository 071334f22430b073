"""A review in words."""

from __future__ import annotations

from typing import Final, NamedTuple

from whitechapel.core.transcript import Transcript
from whitechapel.review.grades import grade
from whitechapel.review.reviewing import Review
from whitechapel.review.walk import Walk
from whitechapel.review.weighing import Decision, Option
from whitechapel.text import Words

COSTLIEST: Final = 5
Z: Final = 1.96


def percent(chance: float) -> str:
    """A chance or a difference as a number of per cent, with a real minus sign instead of a hyphen."""
    return f"{100 * chance:.0f}".replace("-0", "0").replace("-", "−")


def signed(chance: float) -> str:
    """A difference with its sign."""
    said = percent(chance)
    return said if said.startswith("−") or said == "0" else f"+{said}"


def fine(rate: float, words: Words) -> str:
    """An error rate in per cent, with two digits after the point."""
    said = f"{100 * rate:.2f}"
    return said.replace(".", ",") if words.language == "de" else said


def reason(option: Option, words: Words) -> str:
    """Why one would give an answer, or an empty text if the judge gave no reason or the game has no words for it."""
    return words.reason(option.reason, option.facts) or ""


def why(decision: Decision, words: Words) -> list[tuple[str, str]]:
    """What speaks for the better answer and for the given one: each in words, with its reason. A reason that both
    share is said once."""
    options = {one.answer: one for one in decision.answers}
    rows = [(words.answer(name), reason(options[name], words)) for name in (decision.best, decision.given)]
    if rows[0][1] == rows[1][1]:
        rows[1] = (rows[1][0], "")
    return [row for row in rows if row[1]]


class Whole(NamedTuple):
    """The sum in whole per cent, as chances."""

    start: float
    luck: float
    lost: float
    end: float


def whole(review: Review) -> Whole:
    """What a review adds up to, rounded so that it still does: luck takes what rounding leaves over."""
    end = review.start + review.luck - review.lost if review.result is None else review.result
    start, lost, last = (round(100 * each) for each in (review.start, review.lost, end))
    return Whole(start / 100, (last - start + lost) / 100, lost / 100, last / 100)


def sums(review: Review, words: Words) -> list[str]:
    """How it ended, and what it adds up to."""
    ended = {None: "review-unfinished", 0.0: "review-lost", 1.0: "review-won"}.get(review.result, "review-shared")
    start, luck, lost, _ = whole(review)
    told = words.say(
        "review-sum",
        start=percent(start),
        luck="up" if luck >= 0 else "down",
        lucky=percent(abs(luck)),
        lost=percent(lost),
    )
    return [words.say(ended), told]


def equation(review: Review) -> str:
    """The identity in whole per cent: result - start = luck - losses."""
    start, luck, lost, end = whole(review)
    return f"{percent(end)} − {percent(start)} = {signed(luck)} − {percent(lost)}"


def rate(review: Review, words: Words) -> str:
    """The error rate with its interval."""
    reach = Z * review.rate_error
    return words.say(
        "review-rate",
        rate=fine(review.rate, words),
        answers=len(review.decisions),
        low=fine(max(0.0, review.rate - reach), words),
        high=fine(review.rate + reach, words),
    )


class Stamp(NamedTuple):
    """A grade in words."""

    rank: str
    explained: str


def stamp(review: Review, words: Words) -> Stamp | None:
    """The grade, and where the next one begins; None if the ranks of the game have not been measured."""
    found = grade(review)
    if found is None:
        return None
    following = words.say("review-grade-top")
    if found.better is not None:
        above = words.say(f"bot-{found.above}")
        following = words.say("review-grade-next", rank=above, rate=fine(found.better, words))
    return Stamp(words.say(f"bot-{found.rank}"), f"{words.say('review-grade-why')} {following}")


def figures(steps: Walk) -> dict[str, dict[int, str]]:
    """What a game shows of each stage besides, by message: see its room, such as `whitechapel/review/mr_jack`."""
    count = getattr(steps.transcript.game.room("review"), "figures", None)
    found: dict[str, dict[int, str]] = {} if count is None else count(steps)
    return found


def stage(counted: str, number: int, words: Words) -> str:
    """A round, a hand or a turn by its number."""
    return words.say("review-stage", counted=counted, number=number)


def people(transcript: Transcript, words: Words) -> list[str]:
    """What the seats are called: for people they count from 1."""
    return [words.say("seat", number=number + 1) for number in range(transcript.settings.seats)]
