"""The case review: what each decision of a game cost, and what was luck (docs/review.md).

    import whitechapel
    from whitechapel.review import review

    found = review(whitechapel.read(text), seat=0)
    found.result - found.start == found.luck - found.lost      # exactly
    found.costliest(5)[0].given, found.costliest(5)[0].best

A decision is judged by what its seat knew then, its view and what it was told, and by nothing else: another true world
that looks the same gives the same review.
"""

from __future__ import annotations

from whitechapel.bots.judge import DEEP, DEPTHS, QUICK
from whitechapel.review.grades import Grade, grade
from whitechapel.review.reviewing import JUDGE, Progress, Review, cached, decide, judged, new_judge, review, summary
from whitechapel.review.walk import Moment, Walk, walk
from whitechapel.review.weighing import Decision, Option

__all__ = [
    "DEEP",
    "DEPTHS",
    "JUDGE",
    "QUICK",
    "Decision",
    "Grade",
    "Moment",
    "Option",
    "Progress",
    "Review",
    "Walk",
    "cached",
    "decide",
    "grade",
    "judged",
    "new_judge",
    "review",
    "summary",
    "walk",
]
