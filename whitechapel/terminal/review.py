"""The case review at a terminal: a progress bar, the sums, the costliest answers, and a page on request."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from whitechapel.core.transcript import Transcript
from whitechapel.review import Decision, Review, Walk, decide, summary, walk
from whitechapel.review import words as say
from whitechapel.review.page import Sheet, page
from whitechapel.terminal.drawings import drawing
from whitechapel.terminal.pen import Pen
from whitechapel.text import Words

DRAWN: int = 100
"""The width of a table drawn for the page."""


def judged(transcript: Transcript, seats: list[int], depth: str, words: Words, console: Console) -> list[Sheet]:
    """The reviews of these seats, with a progress bar."""
    people = say.people(transcript, words)
    all_steps = [walk(transcript, seat) for seat in seats]
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    sheets = []
    with bar:
        for steps in all_steps:
            name = words.say("review-progress", who=people[steps.seat])
            task = bar.add_task(name, total=len(steps.moments))
            found: list[Decision] = []
            for one in decide(steps, depth):
                found.append(one)
                bar.advance(task)
            review = summary(steps, tuple(found), depth, 0)
            drawn = pictures(steps, review, people, words)
            sheets.append(Sheet(review, people[steps.seat], drawn, say.figures(steps), steps.counted))
    return sheets


def pictures(steps: Walk, review: Review, people: list[str], words: Words) -> dict[int, str]:
    """The table at each of the costliest decisions as the seat saw it, by line, as HTML."""
    game = steps.transcript.game
    drawn = drawing(game)
    pen = Pen(words, game.rulebook, people, steps.seat, drawn.styles, drawn.order)
    views = {moment.line: moment.view for moment in steps.moments}
    found = {}
    for one in review.costliest(say.COSTLIEST):
        console = Console(record=True, file=StringIO(), width=DRAWN, force_terminal=True, legacy_windows=False)
        view = views[one.line]._replace(options=())
        console.print(drawn.table(view, pen))
        console.print(drawn.hand(view, pen))
        found[one.line] = console.export_html(inline_styles=True, code_format="<pre>{code}</pre>")
    return found


def show(sheet: Sheet, words: Words, console: Console) -> None:
    """A review as text."""
    review = sheet.review
    console.print()
    console.print(Text(words.say("review-eyes", who=sheet.who), "bold"))
    if not review.decisions:
        console.print(words.say("review-no-choice", who=sheet.who))
        return
    for line in [*say.sums(review, words), say.equation(review), say.rate(review, words)]:
        console.print(line, soft_wrap=True)
    found = say.stamp(review, words)
    if found is not None:
        console.print(Text.assemble((found.rank, "bold"), ". ", found.explained), soft_wrap=True)
    stages = list(dict.fromkeys([one.stage for one in review.decisions]))
    for message, numbers in sheet.figures.items():
        cells = "  ".join([f"{numbers.get(stage, '–'):>5}" for stage in stages])
        console.print(f"{words.say(message)}: {cells}", soft_wrap=True)
    console.print(_costliest(sheet, words))


def _costliest(sheet: Sheet, words: Words) -> Padding | str:
    some = sheet.review.costliest(say.COSTLIEST)
    if not some:
        return words.say("review-nothing-lost")
    table = Table(title=words.say("review-costliest"), title_justify="left", title_style="bold", show_lines=True)
    table.add_column("#", justify="right")
    for name in ("review-given", "review-better", "review-cost", "review-why"):
        table.add_column(words.say(name), overflow="fold")
    for place, one in enumerate(some, 1):
        likely = words.say("review-likely", low=say.percent(one.low), high=say.percent(one.high))
        sure = words.say("review-mistake" if one.mistake else "review-unsure")
        why = "\n".join([f"{name}: {told}" for name, told in say.why(one, words)])
        cost = f"{say.signed(-one.loss)} %\n{likely}\n{sure}"
        table.add_row(str(place), words.answer(one.given), words.answer(one.best), cost, why)
    return Padding(table, (1, 0, 0, 0))


def as_page(transcript: Transcript, sheets: list[Sheet], words: Words) -> str:
    """The reviews as one page."""
    return page(transcript.game.rulebook.title[words.language], sheets, words)
