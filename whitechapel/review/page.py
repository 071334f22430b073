"""A review as one HTML page that needs nothing else: the curve, luck and skill, the costliest answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from math import dist
from typing import Final, NamedTuple

from whitechapel.review import words as say
from whitechapel.review.reviewing import Review
from whitechapel.review.weighing import Decision
from whitechapel.text import Words

WIDTH: Final = 960
HEIGHT: Final = 260
LEFT: Final = 44
RIGHT: Final = 22
TOP: Final = 34
BOTTOM: Final = 30
APART: Final = 24
"""How far apart two numbered seals stay, from middle to middle."""


class Sheet(NamedTuple):
    """One seat's review with what the page shows beside it."""

    review: Review
    who: str
    positions: Mapping[int, str]
    """By line: a picture of the table at that decision, as HTML."""
    figures: Mapping[str, Mapping[int, str]]
    """By message and stage: more numbers, see `words.figures`."""
    counted: str
    """What a stage is, see `Walk.counted`."""


@cache
def _style() -> str:
    return files("whitechapel.review").joinpath("page.css").read_text(encoding="utf-8")


def page(title: str, sheets: Sequence[Sheet], words: Words) -> str:
    """The reviews of some seats of one game as a page."""
    body = "".join([_sheet(sheet, words) for sheet in sheets])
    heading = escape(f"{words.say('review-title')} · {title}")
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{heading}</title><style>{_style()}</style></head><body>"
        f"<header><h1>{escape(words.say('review-title'))}</h1><p>{escape(title)}</p></header>"
        f'<main>{body}<p class="soft">{escape(words.say("review-honest"))}</p></main></body></html>\n'
    )


def _sheet(sheet: Sheet, words: Words) -> str:
    review = sheet.review
    title = escape(words.say("review-eyes", who=sheet.who))
    if not review.decisions:
        return f"<section><h2>{title}</h2><p>{escape(words.say('review-no-choice', who=sheet.who))}</p></section>"
    told = escape(" ".join(say.sums(review, words)))
    return (
        f"<section><h2>{title}</h2><p>{told}</p>"
        f"{_curve_box(sheet, words)}{_sums(review, words)}{_costliest(sheet, words)}</section>"
    )


# -- the curve -------------------------------------------------------------------------------------


def _curve_box(sheet: Sheet, words: Words) -> str:
    note = escape(words.say("review-curve-note"))
    legend = (
        f'<p class="soft"><i class="key luck"></i>{escape(words.say("review-slopes"))} '
        f'<i class="key fall"></i>{escape(words.say("review-falls"))}</p>'
    )
    rows = ""
    stages = list(dict.fromkeys([one.stage for one in sheet.review.decisions]))
    for message, numbers in sheet.figures.items():
        cells = "".join([f"<td>{numbers.get(stage, '–')}</td>" for stage in stages])
        rows += f"<tr><th>{escape(words.say(message))}</th>{cells}</tr>"
    head = "".join([f"<th>{escape(say.stage(sheet.counted, stage, words))}</th>" for stage in stages])
    table = f'<div class="wide"><table><tr><th></th>{head}</tr>{rows}</table></div>' if rows else ""
    title = escape(words.say("review-curve"))
    drawn = f"<div class=wide>{curve(sheet, words)}</div>"
    return f"<div class=box><h3>{title} <small>{note}</small></h3>{drawn}{legend}{table}</div>"


def curve(sheet: Sheet, words: Words) -> str:
    """The chance to win through the game as an SVG: slopes are luck, straight falls the seat's own answers. The band is
    the 95 % interval of the estimate."""
    review = sheet.review
    decisions = review.decisions
    size = len(decisions)
    end = decisions[-1].kept if review.result is None else review.result

    def across(i: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * i / size, 1)

    def down(chance: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - min(1.0, max(0.0, chance))), 1)

    label = escape(f"{words.say('review-curve')}: {' '.join(say.sums(review, words))}", quote=True)
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">']
    for mark in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = down(mark)
        parts.append(f'<path class="grid" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{100 * mark:.0f}</text>')
    starts = [i for i, one in enumerate(decisions) if not i or decisions[i - 1].stage != one.stage]
    spaced = -100.0
    for i in starts:
        if across(i) - spaced >= 64:
            spaced = across(i)
            named = escape(say.stage(sheet.counted, decisions[i].stage, words))
            parts.append(f'<text x="{spaced}" y="{HEIGHT - 8}">{named}</text>')
            parts.append(f'<path class="grid" d="M{spaced} {TOP}V{HEIGHT - BOTTOM}"/>')
    upper = [f"{across(i)},{down(one.chance + say.Z * one.error)}" for i, one in enumerate(decisions)]
    lower = [f"{across(i)},{down(one.kept - say.Z * one.error)}" for i, one in enumerate(decisions)]
    parts.append(f'<path class="sure" d="M{" ".join([*upper, f"{across(size)},{down(end)}", *reversed(lower)])}Z"/>')
    for i, one in enumerate(decisions):
        then = decisions[i + 1].chance if i + 1 < size else end
        parts.append(f'<path class="luck" d="M{across(i)} {down(one.kept)}L{across(i + 1)} {down(then)}"/>')
        if one.loss > 0.0:
            parts.append(f'<path class="fall" d="M{across(i)} {down(one.chance)}V{down(one.kept)}"/>')
    parts.append(f'<circle class="end" cx="{across(size)}" cy="{down(end)}" r="5"/>')
    costliest = review.costliest(say.COSTLIEST)
    wanted = [(across(decisions.index(one)), max(14.0, down(one.chance) - 16)) for one in costliest]
    for place, (x, y) in enumerate(apart(wanted, 14.0, HEIGHT - BOTTOM), 1):
        parts.append(f'<a href="#s{review.seat}-{place}"><circle class="seal" cx="{x}" cy="{y}" r="11"/>')
        parts.append(f'<text class="num" x="{x}" y="{y + 4.5}" text-anchor="middle">{place}</text></a>')
    return "".join([*parts, "</svg>"])


def apart(seals: Sequence[tuple[float, float]], top: float, bottom: float) -> list[tuple[float, float]]:
    """Where seals are drawn that would cover one another: in their order, each moves up or down until it is free."""
    found: list[tuple[float, float]] = []
    for x, y in seals:
        ways = [y, *[round(y + sign * APART * (i + 1), 1) for i in range(len(seals)) for sign in (-1, 1)]]
        free = [at for at in ways if top <= at <= bottom and all(dist((x, at), one) >= APART - 1 for one in found)]
        found.append((x, free[0] if free else y))
    return found


# -- luck and skill ----------------------------------------------------------------------------------


def _sums(review: Review, words: Words) -> str:
    """The sum as bars, one below the other, and the grade."""
    end = review.start + review.luck - review.lost
    lucky = review.start + review.luck
    low, high = min(0.0, end, lucky), max(1.0, lucky, review.start)

    def bar(kind: str, one: float, other: float) -> str:
        left, right = sorted((one, other))
        scale = 100 / (high - low)
        return (
            f'<i class="bar {kind}" style="left:{scale * (left - low):.2f}%;width:{scale * (right - left):.2f}%"></i>'
        )

    told = say.whole(review)
    good = round(100 * sum([one for one in review.lucks if one > 0])) / 100
    notes = words.say("review-luck-note", good=say.percent(good), bad=say.percent(good - told.luck))
    rows = [
        ("review-start", bar("plain", 0.0, review.start), say.percent(told.start), words.say("review-start-note")),
        ("review-luck", bar("lucky", review.start, lucky), say.signed(told.luck), notes),
        ("review-losses", bar("lost", end, lucky), say.signed(-told.lost), _counted(review, words)),
        ("review-result", bar("plain", 0.0, end), say.percent(told.end), ""),
    ]
    lines = "".join(
        [
            f"<dt>{escape(words.say(name))}</dt><dd>{drawn}</dd><dd class=n title='{escape(note)}'>{number}</dd>"
            for name, drawn, number, note in rows
        ]
    )
    found = say.stamp(review, words)
    graded = f'<span class="stamp">{escape(found.rank)}</span>' if found else ""
    explained = f" {escape(found.explained)}" if found else ""
    return (
        f"<div class=box><h3>{escape(words.say('review-luck-and-skill'))} "
        f"<small>{escape(say.equation(review))}</small></h3><dl class=sums>{lines}</dl>"
        f'<p class="soft">{escape(notes)}. {escape(_counted(review, words))}.</p>'
        f"<p>{graded}<b>{escape(say.rate(review, words))}</b>{explained}</p></div>"
    )


def _counted(review: Review, words: Words) -> str:
    return words.say("review-mistakes", mistakes=len(review.mistakes), answers=len(review.decisions))


# -- the costliest answers ---------------------------------------------------------------------------


def _costliest(sheet: Sheet, words: Words) -> str:
    review = sheet.review
    some = review.costliest(say.COSTLIEST)
    if not some:
        return f"<div class=box><p>{escape(words.say('review-nothing-lost'))}</p></div>"
    share = words.say("review-share", some=say.percent(sum([one.loss for one in some])), all=say.percent(review.lost))
    items = [_item(sheet, place, one, words) for place, one in enumerate(some, 1)]
    title = escape(words.say("review-costliest"))
    return f"<div class=box><h3>{title} <small>{escape(share)}</small></h3><ol>{''.join(items)}</ol></div>"


def _item(sheet: Sheet, place: int, one: Decision, words: Words) -> str:
    given, best = words.answer(one.given), words.answer(one.best)
    likely = words.say("review-likely", low=say.percent(one.low), high=say.percent(one.high))
    sure = words.say("review-mistake" if one.mistake else "review-unsure")
    why = "".join([f"<p><b>{escape(name)}:</b> {escape(told)}</p>" for name, told in say.why(one, words)])
    chances = "".join(
        [
            f"<tr{' class=mine' if option.answer == one.given else ''}><td>{escape(words.answer(option.answer))}</td>"
            f"<td>{say.percent(option.chance)} %</td></tr>"
            for option in one.answers
        ]
    )
    picture = sheet.positions.get(one.line, "")
    shown = f"<details><summary>{escape(words.say('review-position'))}</summary>{picture}</details>" if picture else ""
    question = f"question-{one.question}"
    asked = words.say(question, who=sheet.who) if one.question and words.has(question) else one.question
    where = words.say("review-where", line=one.line + 2, question=asked)
    return (
        f'<li id="s{sheet.review.seat}-{place}"><span class="seal">{place}</span><div>'
        f"<p><s>{escape(given)}</s> → <b>{escape(best)}</b></p><p class=soft>{escape(where)}</p>{why}"
        f"<div class=wide><table>{chances}</table></div>{shown}</div>"
        f"<p class=cost><b>{say.signed(-one.loss)} %</b>"
        f"<small>{escape(likely)}</small> <small>{escape(sure)}</small></p></li>"
    )
