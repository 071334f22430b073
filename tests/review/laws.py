"""The laws of a review, on as many games as there is time for (docs/review.md has what came out).

    python -m review.laws matches GAME --games 200     equal bots of every rank play, and every seat is reviewed
    python -m review.laws samples GAME --games 200     a few decisions of every seat, for calibration and the ranks
    python -m review.laws honesty GAME --games 2000    decisions judged again with another true world
    python -m review.laws planted GAME --games 400     random answers in place of the best, judged quick and deep
    python -m review.laws tables FILE ...              the tables of the docs from what the others have written

Each prints how far it has got and writes JSON (`--json FILE`); `--jobs` says how many processes share the work, and
after `--minutes` it stops with what it has. The identity and honesty do not depend on how many worlds are sampled:
with `--worlds` the judges of the rummy games make do with fewer, and with `--seed` and `--first` a run goes on where
another stopped.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Callable, Iterator, Sequence
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from bots.honesty import Position, positions

import whitechapel
from whitechapel.bots import LEVELS, judge_of
from whitechapel.bots.rummy import RummyJudge
from whitechapel.bots.search import stop_the_clocks
from whitechapel.core.frames import Event
from whitechapel.core.transcript import Transcript
from whitechapel.review import DEEP, QUICK, Moment, Review, decide, review, summary, walk
from whitechapel.review.mining import played
from whitechapel.review.weighing import Decision, weigh

Row = dict[str, Any]
GRADED = LEVELS[:4]
"""The ranks that are grades. A commissioner is none: it plays better than the judge, who would call that errors."""
HONEST = (("different", True), ("same", False))
A_FEW = 4
"""How many decisions of a seat are taken as a sample."""
SURELY = 0.001
"""Closer to 0 or 1 than this a chance has no odds worth speaking of."""
SIZES = ((0.0, 0.01), (0.01, 0.03), (0.03, 0.06), (0.06, 0.12), (0.12, 1.01))
"""Losses by which planted mistakes are counted."""


class Task(NamedTuple):
    """One piece of work, as plain data."""

    law: str
    game: str
    number: int
    seed: int
    short: bool
    depth: str
    rank: str = ""
    """Who plays; empty: every rank in turn."""
    worlds: int = 0
    """How many rollouts the judge of a rummy game has for a decision; 0: as many as the depth says."""


def match(name: str, ranks: Sequence[str], seed: str, short: bool) -> Transcript:
    """A whole match between bots, as a transcript."""
    game = whitechapel.game(name)
    return played(game, ranks, seed, game.short if short else {})


def adds_up(found: Review) -> bool:
    """The identity, from the review's own rows."""
    return found.result is not None and found.result - found.start == sum(found.lucks) - sum(
        [one.loss for one in found.decisions]
    )


# -- the laws --------------------------------------------------------------------------------------


def matches(task: Task) -> list[Row]:
    """A match between bots of one rank, and the review of each seat."""
    rank = task.rank or GRADED[task.number % len(GRADED)]
    transcript = match(task.game, [rank], f"review {task.seed} {task.number}", task.short)
    rows = []
    for seat in range(transcript.settings.seats):
        began = perf_counter()
        found = review(transcript, seat, task.depth)
        rows.append(
            {
                "rank": rank,
                "seat": seat,
                "match": task.number,
                "exact": adds_up(found),
                "result": found.result,
                "start": found.start,
                "luck": found.luck,
                "lost": found.lost,
                "decisions": len(found.decisions),
                "mistakes": len(found.mistakes),
                "chances": [round(one.chance, 4) for one in found.decisions],
                "losses": [round(one.loss, 4) for one in found.decisions],
                "lucks": [round(one, 4) for one in found.lucks],
                "seconds": round(perf_counter() - began, 2),
            }
        )
    return rows


def samples(task: Task) -> list[Row]:
    """A few decisions of each seat of a match between bots of one rank: many matches say more about calibration than
    many decisions of one, whose results are the same."""
    rank = task.rank or GRADED[task.number % len(GRADED)]
    transcript = match(task.game, [rank], f"samples {task.seed} {task.number}", task.short)
    rng = Random(f"samples {task.seed} {task.number}")
    rows = []
    for seat in range(transcript.settings.seats):
        steps = walk(transcript, seat)
        found = tuple(decide(steps._replace(moments=tuple(some_moments(steps.moments, rng))), task.depth))
        rows.append(
            {
                "rank": rank,
                "seat": seat,
                "match": task.number,
                "result": summary(steps, found, task.depth, 0).result,
                "lost": sum([one.loss for one in found]),
                "decisions": len(found),
                "chances": [round(one.chance, 4) for one in found],
            }
        )
    return rows


def honesty(task: Task) -> list[Row]:
    """The positions of one match, each judged with the true world and with another that looks the same."""
    game = whitechapel.game(task.game)
    rows = []
    for position in positions(game, task.number):
        given = Random(f"{task.seed} {task.number}").choice(position.view.options)
        judged = [judged_by(position, view, given, task) for view in (position.view, position.other_view)]
        rows.append({"different": position.different, "same": judged[0] == judged[1]})
    return rows


def judged_by(position: Position, view: Any, given: str, task: Task) -> Decision:
    """What a decision with this view cost."""
    game = whitechapel.game(task.game)
    judge = judge_of(game.id)(game, position.agreed, position.seat, Random(task.seed))
    for event in position.told:
        judge.hear(event)
    compared = judge.compare(view, given, task.depth, Random(task.seed))
    return weigh(Moment(0, (), view, given, ""), compared, judge.doubt())


def planted(task: Task) -> list[Row]:
    """A few decisions of a match between inspectors, as they were played and with a random answer instead, judged
    quick, and again deep with another seed."""
    transcript = match(task.game, ["inspector"], f"planted {task.seed} {task.number}", task.short)
    rng = Random(f"planted {task.seed} {task.number}")
    rows = []
    for seat in range(transcript.settings.seats):
        steps = walk(transcript, seat)
        few = some_moments(steps.moments, rng)
        wrong = [
            moment._replace(given=rng.choice([one for one in moment.view.options if one != moment.given]))
            for moment in few
        ]
        for kind, moments in (("played", few), ("planted", wrong)):
            some = steps._replace(moments=tuple(moments))
            for quick, deep in zip(decide(some, QUICK, 1), decide(some, DEEP, 2), strict=True):
                rows.append(
                    {
                        "kind": kind,
                        "question": quick.question,
                        "quick": quick.loss,
                        "quick_error": quick.loss_error,
                        "mistake": quick.mistake,
                        "deep": deep.loss,
                        "deep_error": deep.loss_error,
                        "deep_mistake": deep.mistake,
                    }
                )
    return rows


def some_moments(moments: Sequence[Moment], rng: Random) -> list[Moment]:
    """A few of these moments, each with all that was told since the last of them."""
    chosen = rng.sample(range(len(moments)), min(A_FEW, len(moments)))
    found: list[Moment] = []
    told: tuple[Event, ...] = ()
    for i, moment in enumerate(moments):
        told += moment.told
        if i in chosen:
            found.append(moment._replace(told=told))
            told = ()
    return found


LAWS: dict[str, Callable[[Task], list[Row]]] = {
    "matches": matches,
    "samples": samples,
    "honesty": honesty,
    "planted": planted,
}


def work(task: Task) -> list[Row]:
    """One task, in a process of its own."""
    stop_the_clocks()
    if task.worlds:
        RummyJudge.SIMULATIONS[task.depth] = task.worlds
    return LAWS[task.law](task)


def run(tasks: Sequence[Task], jobs: int, seconds: float, enough: int) -> Iterator[Row]:
    """All the tasks, until there are enough rows or time is up."""
    began = perf_counter()
    done = rows = 0
    if jobs == 1:
        results: Iterator[list[Row]] = map(work, tasks)
        pool = None
    else:
        pool = multiprocessing.get_context("spawn").Pool(jobs)
        results = pool.imap_unordered(work, tasks)
    try:
        while done < len(tasks) and rows < enough:
            if pool is not None:
                assert isinstance(results, multiprocessing.pool.IMapIterator)
                try:
                    found = results.next(max(1.0, seconds - (perf_counter() - began)))
                except multiprocessing.TimeoutError:
                    break
            else:
                found = next(results)
            done += 1
            rows += len(found)
            yield from found
            spent = perf_counter() - began
            print(f"{done}/{len(tasks)} tasks, {rows} rows, {spent:.0f} s", file=sys.stderr, flush=True)
            if spent > seconds:
                break
    finally:
        if pool is not None:
            pool.terminate()


# -- what came out -----------------------------------------------------------------------------------


def interval(values: Sequence[float]) -> str:
    """A mean and its 95 % interval."""
    size = len(values)
    mean = sum(values) / size
    error = sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, size - 1) / size)
    return f"{mean:+.4f} ± {1.96 * error:.4f} (n {size})"


def told(law: str, game: str, rows: Sequence[Row]) -> str:
    """What a run has found, as lines."""
    tell = {"honesty": _honesty_told, "matches": _matches_told, "samples": _samples_told, "planted": _planted_told}
    lines = tell[law](rows)
    return "\n".join([f"## {law} {game}", *lines])


def _honesty_told(rows: Sequence[Row]) -> list[str]:
    different, changed = (sum([row[name] == wanted for row in rows]) for name, wanted in HONEST)
    return [f"{len(rows)} decisions, {different} with another world behind the same view, {changed} changes"]


def _matches_told(rows: Sequence[Row]) -> list[str]:
    number = len({row["match"] for row in rows})
    lines = [
        f"{number} matches, {len(rows)} reviews; the identity fails in {sum([not row['exact'] for row in rows])}",
        f"{sum([row['seconds'] for row in rows]) / number:.1f} s and "
        f"{sum([row['decisions'] for row in rows]) / number:.0f} decisions per match",
        "| rank | reviews | error rate | mistakes | lost | luck | luck - lost by others |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    gifts: dict[int, float] = {}
    for row in rows:
        gifts[row["match"]] = gifts.get(row["match"], 0.0) + row["lost"]
    for rank in GRADED:
        some = [row for row in rows if row["rank"] == rank and row["decisions"]]
        if some:
            cells = [
                interval([row["lost"] / row["decisions"] for row in some]),
                interval([row["mistakes"] for row in some]),
                interval([row["lost"] for row in some]),
                interval([row["luck"] for row in some]),
                interval([row["luck"] - (gifts[row["match"]] - row["lost"]) for row in some]),
            ]
            lines.append(f"| {rank} | {len(some)} | {' | '.join(cells)} |")
    lines += [f"{rank}: log-odds of a win = {slope_and_shift(rows, rank)}" for rank in GRADED]
    for seat in sorted({row["seat"] for row in rows}):
        some = [row for row in rows if row["seat"] == seat and row["rank"] == GRADED[-1]]
        if some:
            begun, ended = (interval([row[name] for row in some]) for name in ("start", "result"))
            lines.append(f"{GRADED[-1]} on seat {seat}: start {begun}, result {ended}")
    return lines + _calibration(rows)


def _samples_told(rows: Sequence[Row]) -> list[str]:
    lines = [f"{len({row['match'] for row in rows})} matches, {sum([row['decisions'] for row in rows])} decisions"]
    for rank in GRADED:
        some = [row["lost"] / row["decisions"] for row in rows if row["rank"] == rank and row["decisions"]]
        if some:
            lines.append(f"{rank}: error rate {interval(some)}, log-odds of a win = {slope_and_shift(rows, rank)}")
    return lines + _calibration(rows)


def slope_and_shift(rows: Sequence[Row], rank: str) -> str:
    """How the log-odds of winning depend on those that were called, for odd and even seats: a logistic regression. A
    judge that is neither too sure of itself nor too little has a slope of 1 and a shift of 0."""
    points = [
        (log(chance / (1 - chance)), 1 if row["seat"] % 2 else -1, row["result"])
        for row in rows
        if row["rank"] == rank
        for chance in row["chances"]
        if SURELY < chance < 1 - SURELY
    ]
    slope, shift = 0.0, 0.0
    for _ in range(30):
        gradient = [0.0, 0.0]
        bend = [1e-6, 0.0, 1e-6]
        for odds, side, won in points:
            likely = 1 / (1 + exp(-max(-30.0, min(30.0, slope * odds + shift * side))))
            gradient[0] += odds * (won - likely)
            gradient[1] += side * (won - likely)
            weight = likely * (1 - likely)
            bend = [bend[0] + weight * odds * odds, bend[1] + weight * odds * side, bend[2] + weight]
        size = bend[0] * bend[2] - bend[1] ** 2
        slope += (bend[2] * gradient[0] - bend[1] * gradient[1]) / size
        shift += (bend[0] * gradient[1] - bend[1] * gradient[0]) / size
    return f"{slope:.2f} x those called, {shift:+.2f} on odd seats, {-shift:+.2f} on even ones (n {len(points)})"


def _calibration(rows: Sequence[Row]) -> list[str]:
    """Of all the positions called so likely to be won, how many were."""
    lines = [
        "| called | positions | matches | won | inspectors and superintendents | won |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for bin in range(10):
        cells = [f"{10 * bin} to {10 * bin + 10} %"]
        for ranks in (GRADED, GRADED[2:]):
            inside = [
                (row["match"], row["result"])
                for row in rows
                if row["rank"] in ranks
                for chance in row["chances"]
                if min(9, int(10 * chance)) == bin
            ]
            cells.append(str(len(inside)))
            if ranks is GRADED:
                cells.append(str(len({one for one, _ in inside})))
            cells.append(f"{100 * sum([won for _, won in inside]) / len(inside):.1f} %" if inside else "")
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _planted_told(rows: Sequence[Row]) -> list[str]:
    lines = ["| deep review says | planted | called mistakes | mean, deep | mean, quick |", "|---|---:|---:|---:|---:|"]
    planted = [row for row in rows if row["kind"] == "planted"]
    for low, high in SIZES:
        some = [row for row in planted if low <= row["deep"] < high]
        if some:
            deep, quick = (100 * sum([row[name] for row in some]) / len(some) for name in ("deep", "quick"))
            called = sum([row["mistake"] for row in some])
            size = f"{100 * low:.0f} to {100 * min(1, high):.0f} %"
            lines.append(f"| {size} | {len(some)} | {called} | {deep:.1f} % | {quick:.1f} % |")
    spread = sqrt(sum([(row["quick"] - row["deep"]) ** 2 for row in planted]) / max(1, len(planted)))
    lines.append(f"quick and deep differ by {spread:.4f} (root mean square)")
    played = [row for row in rows if row["kind"] == "played"]
    called = [row for row in played if row["mistake"]]
    lines.append(
        f"as played: {len(called)} of {len(played)} called mistakes, the deep review agrees on "
        f"{sum([row['deep_mistake'] for row in called])}"
    )
    lines += [f"mean loss, {name}: {interval([row[name] for row in played])}" for name in (QUICK, DEEP) if played]
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("law", choices=[*LAWS, "tables"])
    parser.add_argument("what", nargs="+", help="a game, or with `tables` the files")
    parser.add_argument("--games", type=int, default=200, help="matches, or decisions for honesty and planted")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1888)
    parser.add_argument("--short", action="store_true", help="short matches")
    parser.add_argument("--rank", default="", choices=["", *GRADED], help="who plays; otherwise every rank in turn")
    parser.add_argument("--depth", default=QUICK, choices=[QUICK, DEEP])
    parser.add_argument("--worlds", type=int, default=0, help="rollouts for a decision of a rummy game; 0: as usual")
    parser.add_argument("--json")
    given = parser.parse_args()
    if given.law == "tables":
        for name in given.what:
            kept = json.loads(Path(name).read_text(encoding="utf-8"))
            print(told(kept["law"], kept["game"], kept["rows"]))
        return 0
    game = given.what[0]
    tasks = [
        Task(given.law, game, number, given.seed, given.short, given.depth, given.rank, given.worlds)
        for number in range(given.first, given.first + given.games)
    ]
    enough = given.games if given.law in ("honesty", "planted") else sys.maxsize
    rows = list(run(tasks, given.jobs, 60 * given.minutes, enough))
    if given.json:
        kept = {
            "law": given.law,
            "game": game,
            "seed": given.seed,
            "depth": given.depth,
            "short": given.short,
            "worlds": given.worlds,
            "rows": rows,
        }
        Path(given.json).write_text(json.dumps(kept) + "\n", encoding="utf-8")
    print(told(given.law, game, rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
