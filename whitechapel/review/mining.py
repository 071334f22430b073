"""Mining puzzles from bot games: where a bot erred, and one answer is better than every other by a margin that a
deeper search with another seed confirms."""

from __future__ import annotations

import math
import multiprocessing
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from whitechapel.bots import LEVELS, bots
from whitechapel.bots.judge import DEEP, QUICK, Compared, Judge
from whitechapel.bots.search import stop_the_clocks
from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game, find
from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES
from whitechapel.review.puzzles import Puzzle, theme
from whitechapel.review.reviewing import new_judge
from whitechapel.review.walk import Moment, walk
from whitechapel.review.weighing import Option, against, weigh

MARGIN: Final = 0.03
"""How much better than all others the best answer must be, after what luck in the sample would explain is taken off."""
SURE: Final = 0.02
"""A chance closer to 0 or 1 than this leaves nothing to decide."""
FEWEST: Final = 3
"""How many answers there must be."""
LONGEST: Final = 150
"""How many answers of a game are played, chance included: what comes later is too long a story for a puzzle."""
EACH: Final = 2
"""How many puzzles one seat of a game gives at most."""
SPARE: Final = 20
"""How many times more are looked for than are wanted, as far as time allows: some kinds are rare."""
ALIKE: Final = 30
"""How many puzzles of a theme may have the same reason for their best answers."""
MOST_GAMES: Final = 20_000
ID: Final = 8
"""How many letters an id has."""


class Task(NamedTuple):
    """One game, as plain data."""

    game: str
    number: int
    seed: int


def played(
    game: Game, ranks: Sequence[str], seed: str, options: Mapping[str, Any], longest: float = math.inf
) -> Transcript:
    """A match between bots of these ranks, in turn; or only its first answers, chance included."""
    agreed = game.read_settings(options)
    transcript = Transcript(game, agreed)
    state = game.start(agreed)
    state.events = []
    seats = range(agreed.seats)
    known = bots(game.id)
    players = [known[ranks[seat % len(ranks)]](game, agreed, seat, Random(f"{seed} {seat}")) for seat in seats]
    chance = Random(seed)
    while not state.over and len(transcript.lines) < longest:
        seat = state.waiting()[0]
        if seat == CHANCE:
            action = state.sample(chance)
        else:
            action = game.action(players[seat].choose(game.view(state, seat)))
        state.play(seat, action)
        transcript.add(seat, action)
        events, state.events = state.events or [], []
        for event in events:
            for listener in seats:
                players[listener].hear(game.told_to_bot(event, listener))
    return transcript


def dig(task: Task) -> list[Puzzle]:
    """The puzzles in one game. The two lower ranks play, in turn: they err where a person might."""
    stop_the_clocks(True)
    game = find(task.game, GAMES)
    rank = LEVELS[task.number % 2]
    transcript = played(game, [rank], f"puzzles {task.seed} {task.number}", {}, LONGEST)
    found: list[Puzzle] = []
    for seat in range(transcript.settings.seats):
        found += _at_seat(transcript, seat, rank, task.seed)
    return found


def _at_seat(transcript: Transcript, seat: int, rank: str, seed: int) -> list[Puzzle]:
    game = transcript.game
    judge = new_judge(game, transcript.settings, seat, seed)
    found: list[Puzzle] = []
    for moment in walk(transcript, seat).moments:
        for event in moment.told:
            judge.hear(event)
        if len(found) < EACH and len(moment.view.options) >= FEWEST:
            puzzle = _puzzle(transcript, judge, moment, seed)
            if puzzle is not None:
                found.append(puzzle._replace(seat=seat, rank=rank))
    return found


def _puzzle(transcript: Transcript, judge: Judge, moment: Moment, seed: int) -> Puzzle | None:
    """The puzzle at a moment, if it is one."""
    compared = judge.compare(moment.view, moment.given, QUICK, Random(f"{seed} {moment.key}"))
    decision = weigh(moment, compared, judge.doubt())
    if decision.best == moment.given or not SURE < decision.chance < 1 - SURE:
        return None
    if _lead(against(decision.best, compared, judge.doubt()).options) < MARGIN:
        return None
    answers = _everything(judge, moment, decision.best, seed)
    if moment.given not in {one.answer for one in answers}:
        return None
    before = Transcript(transcript.game, transcript.settings)
    before.lines = transcript.lines[: moment.line]
    return Puzzle(
        id=moment.key[:ID],
        theme=theme(transcript.game, decision),
        seat=0,
        given=moment.given,
        rank="",
        case=tuple(before.write().splitlines()),
        answers=answers,
    )


def _everything(judge: Judge, moment: Moment, best: str, seed: int) -> tuple[Option, ...]:
    """Every possible answer as a deep search sees it, the best first; empty if that is not far enough ahead."""
    confirmed = judge.compare(moment.view, best, DEEP, Random(f"{seed} deeper {moment.key}"))
    options = against(best, confirmed, judge.doubt()).options
    if _lead(options) < MARGIN:
        return ()
    known = {one.answer for one in options}
    for answer in moment.view.options:
        if answer not in known:  # the judge left it out; whoever gives it wants to know what it is worth
            again = judge.compare(moment.view, answer, QUICK, Random(f"{seed} {moment.key}"))
            if all(one.answer != best for one in again):
                return ()
            options.append(_other(best, options[0].chance, answer, judge, again))
    first, *others = options
    return (first, *sorted(others, key=lambda one: -one.chance)) if _lead(options) >= MARGIN else ()


def _other(best: str, chance: float, answer: str, judge: Judge, again: Sequence[Compared]) -> Option:
    """An answer that was not compared before, as far below the best as this comparison says."""
    options = against(best, again, judge.doubt()).options
    found = next(one for one in options if one.answer == answer)
    return found._replace(chance=max(0.0, chance + found.chance - options[0].chance))


def _lead(options: Sequence[Option]) -> float:
    """How far the first of these is ahead of all others."""
    return options[0].chance - max([one.chance for one in options[1:]], default=1.0)


# -- many games ------------------------------------------------------------------------------------


def mine(game: str, count: int, seed: int, jobs: int, seconds: float) -> Iterator[Puzzle]:
    """Puzzles of a game, until there are `count` or the time is up. The same seed finds the same ones."""
    began = perf_counter()
    seen: set[str] = set()
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        digging = pool.imap_unordered(dig, (Task(game, number, seed) for number in range(MOST_GAMES)))
        while len(seen) < count:
            left = seconds - (perf_counter() - began)
            try:
                found = digging.next(max(0.0, left))
            except (multiprocessing.TimeoutError, StopIteration):
                break
            for one in found:
                if one.id not in seen:
                    seen.add(one.id)
                    yield one
        pool.terminate()


def kind(puzzle: Puzzle) -> tuple[str, str, str]:
    """What a puzzle is about: those with the same theme, the same reason for the best answer and the same one for what
    the bot answered are much alike."""
    given = puzzle.worth(puzzle.given)
    return puzzle.theme, puzzle.best.reason, given.reason if given is not None else ""


def chosen(found: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """As many puzzles as are wanted, evenly from their themes, and within a theme by turns from its kinds, those with
    the greatest lead first; but not too many with the same reason."""
    ranked = sorted(found, key=lambda one: (-_lead(one.answers), one.id))
    reasons: Counter[Hashable] = Counter()
    some: list[Puzzle] = []
    for one in _by_turns(ranked, kind):
        reasons[kind(one)[:2]] += 1
        if reasons[kind(one)[:2]] <= ALIKE:
            some.append(one)
    return _by_turns(some, lambda one: one.theme)[:count]


def _by_turns(found: Sequence[Puzzle], group: Callable[[Puzzle], Hashable]) -> list[Puzzle]:
    """The first of each group, then the second of each, and so on, in their order."""
    places: Counter[Hashable] = Counter()
    order: list[tuple[int, Puzzle]] = []
    for one in found:
        order.append((places[group(one)], one))
        places[group(one)] += 1
    return [one for _, one in sorted(order, key=lambda row: row[0])]


# -- checking them ---------------------------------------------------------------------------------


class Check(NamedTuple):
    """A puzzle to be looked at again, as plain data."""

    game: str
    puzzle: Puzzle
    seed: int


def confirm(check: Check) -> tuple[str, str]:
    """What a deep search with this seed says is best in a puzzle: its id, and the answer. It is what the bot answered
    where nothing is surely better."""
    puzzle = check.puzzle
    judge, moment = _again(check)
    compared = judge.compare(moment.view, puzzle.given, DEEP, Random(f"{check.seed} {moment.key}"))
    best = max(against(puzzle.given, compared, judge.doubt()).options, key=lambda one: one.chance)
    return puzzle.id, best.answer


def renewed(check: Check) -> Puzzle:
    """A puzzle with what a deep search with this seed says of each answer: how good it is, and why. As it was, if the
    search does not find the right answer far enough ahead; that is for `confirm` to say."""
    puzzle = check.puzzle
    judge, moment = _again(check)
    answers = _everything(judge, moment, puzzle.best.answer, check.seed)
    return puzzle._replace(answers=answers) if answers else puzzle


def _again(check: Check) -> tuple[Judge, Moment]:
    """The moment of a puzzle, and a judge who has heard everything before it."""
    stop_the_clocks(True)
    game, puzzle = find(check.game, GAMES), check.puzzle
    transcript = Transcript.read("\n".join([*puzzle.case, f"{puzzle.seat} {puzzle.given}"]), [game])
    judge = new_judge(game, transcript.settings, puzzle.seat, check.seed)
    moments = walk(transcript, puzzle.seat).moments
    for moment in moments:
        for event in moment.told:
            judge.hear(event)
    return judge, moments[-1]


def checked(game: str, found: Sequence[Puzzle], seed: int, jobs: int) -> Iterator[tuple[str, str]]:
    """Every puzzle looked at again, in any order."""
    tasks = [Check(game, one, seed) for one in found]
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(confirm, tasks)


def all_renewed(game: str, found: Sequence[Puzzle], seed: int, jobs: int) -> list[Puzzle]:
    """Every puzzle renewed, in their order."""
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return pool.map(renewed, [Check(game, one, seed) for one in found], chunksize=1)
