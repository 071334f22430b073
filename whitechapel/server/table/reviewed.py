"""A review as it is sent: with reasons in both languages."""

from __future__ import annotations

from whitechapel.bots import Candidate
from whitechapel.review import JUDGE, Decision, Option, Review, Walk, grade
from whitechapel.server.table import bodies, say


def body(table: str, steps: Walk, found: Review, running: bool, figures: dict[str, dict[int, str]]) -> bodies.Review:
    """A review, whole or as far as it has got."""
    whole = len(found.decisions) == len(steps.moments)
    stamp = grade(found) if whole else None
    return bodies.Review(
        table=table,
        seat=found.seat,
        depth=found.depth,
        rules=steps.transcript.game.rules,
        judge=JUDGE,
        judged=len(found.decisions),
        decisions_in_all=len(steps.moments),
        running=running,
        start=found.start,
        result=found.result,
        luck=found.luck,
        lost=found.lost,
        rate=found.rate,
        rate_error=found.rate_error,
        decisions=[decision(found.game, one, luck) for one, luck in zip(found.decisions, found.lucks, strict=True)],
        grade=None if stamp is None else bodies.ReviewGrade(stamp.rank, list(stamp.ranks), list(stamp.bounds)),
        counted=steps.counted,
        figures=figures,
    )


def decision(game: str, one: Decision, luck: float) -> bodies.ReviewDecision:
    """One decision, with the reasons for the best answer and the given one."""
    return bodies.ReviewDecision(
        line=one.line,
        stage=one.stage,
        question=one.question,
        given=one.given,
        best=one.best,
        chance=one.chance,
        error=one.error,
        loss=one.loss,
        low=one.low,
        high=one.high,
        mistake=one.mistake,
        luck=luck,
        answers=[option(game, each, each.answer in (one.given, one.best)) for each in one.answers],
    )


def option(game: str, one: Option, why: bool) -> bodies.ReviewOption:
    """An answer, with its reason if that is wanted."""
    sentence = say.reason(game, Candidate(one.answer, one.chance, one.reason, one.facts)) if why else None
    return bodies.ReviewOption(answer=one.answer, chance=one.chance, error=one.error, sentence=sentence)
