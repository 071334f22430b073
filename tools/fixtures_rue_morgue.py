"""Write views and events of real games of the Rue Morgue for the browser client's development pages and tests.

    python tools/fixtures_rue_morgue.py

Of all moments that fit a situation the richest is written, see fixtures.py; everything told in the hand goes with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fixtures import Situation, asked, write

from whitechapel.games.rue_morgue import GAME
from whitechapel.games.rue_morgue.view import View


def scored(ending: str, hands: int = 1) -> Callable[[View], bool]:
    """A hand has just been scored, and this is how it ended."""
    return lambda view: (
        len(view.sheets) >= hands
        and view.sheets[-1].ending == ending
        and view.question in ("draw", "pass")
        and not any(view.areas)
        and view.morgue == 1
    )


def shut_out(view: View) -> bool:
    """A hand has just been scored for one side alone."""
    return scored("caught")(view) and any(line.shut_out for line in view.sheets[-1].lines)


def counted(view: View) -> bool:
    """A hand has just been scored, and Dupin's count was part of it."""
    return scored("caught")(view) and any(line.dupin for line in view.sheets[-1].lines)


def consulting(view: View) -> bool:
    """Two partners pass each other a card in the middle of a hand."""
    return view.question == "pass" and len(view.asked) == 2 and bool(view.options)


def situation(name: str, seats: int, fits: Callable[[View], bool], bot: str = "constable", **options: Any) -> Situation:
    """A situation with everything that was told in its hand."""
    spectator = name.startswith("spectator")
    return Situation(name, {"seats": seats, **options}, fits, spectator, bot, remember=True)


SITUATIONS = (
    situation("start-2", 2, lambda view: view.question == "draw" and view.morgue == 1 and not view.sheets),
    situation("draw-2", 2, asked("draw", "draw morgue")),
    situation("draw-3", 3, asked("draw", "draw morgue")),
    situation("draw-4", 4, asked("draw", "draw morgue")),
    situation("play-2", 2, asked("play", "meld", "layoff", "play")),
    situation("play-3", 3, asked("play", "meld", "layoff", "play")),
    situation("play-4", 4, asked("play", "meld", "layoff", "play")),
    situation("deduction-2", 2, asked("play", "play deduction")),
    situation("prefect-3", 3, asked("play", "play prefect")),
    situation("assistance-3", 3, asked("play", "play assistance draw", "play assistance search")),
    situation("assistance-4", 4, asked("play", "play assistance search", "play assistance consult")),
    situation("event-played-3", 3, lambda view: view.question == "play" and view.event_played and bool(view.options)),
    situation("feed-2", 2, asked("feed", "feed file", "feed morgue")),
    situation("feed-3", 3, asked("feed", "feed file", "feed morgue")),
    situation("feed-4", 4, asked("feed", "feed file", "feed morgue")),
    situation("feed-file-3", 3, lambda view: view.options == ("feed file",)),
    situation("feeding-4", 4, lambda view: view.question == "feed" and not view.options),
    situation("search-3", 3, asked("search", "take"), "random", max_hands=5),
    situation("search-under-2", 2, asked("search-under", "take")),
    situation("shown-3", 3, lambda view: bool(view.shown) and view.question == "play" and not view.options),
    situation("pass-4", 4, lambda view: asked("pass")(view) and len(view.asked) == 4 and not view.sheets),
    situation("passed-4", 4, lambda view: view.answered.startswith("pass") and not view.sheets),
    situation("hide-4", 4, lambda view: asked("hide")(view) and not view.sheets),
    situation("hidden-4", 4, lambda view: view.answered.startswith("hide") and not view.sheets),
    situation("consult-4", 4, lambda view: consulting(view) and view.active == view.seat),
    situation("consulted-4", 4, lambda view: consulting(view) and view.active != view.seat),
    situation("second-2", 2, lambda view: view.second_file and asked("play", "discard")(view), "random", max_hands=5),
    situation("second-4", 4, lambda view: view.second_file and asked("draw")(view), "random", max_hands=5),
    situation("last-card-3", 3, lambda view: view.question == "play" and len(view.options) == len(view.hand) == 1),
    situation("waiting-3", 3, lambda view: view.question == "play" and not view.options),
    situation("spectator-4", 4, lambda view: view.question == "play"),
    situation("values-2", 2, asked("play", "meld"), poe_points=7, le_bon_points=5, assistance_points=3, dupin_points=9),
    situation("caught-2", 2, scored("caught")),
    situation("caught-3", 3, scored("caught", 2)),
    situation("caught-4", 4, scored("caught", 2)),
    situation("solved-3", 3, scored("solved"), "random", max_hands=5),
    situation("unsolved-2", 2, scored("unsolved"), "random", max_hands=5),
    situation("shut-out-2", 2, shut_out, shut_out=True),
    situation("counted-4", 4, counted, dupin_count=True),
    situation("over-3", 3, lambda view: not view.question),
    situation("over-4", 4, lambda view: not view.question),
)


def richness(view: View) -> int:
    """How much there is to see: cards on the table, in hand and in the piles, options and hands played."""
    table = sum(len(area) for area in view.areas)
    kinds = len({card for area in view.areas for card in area})
    table += 3 * sum(len(melds) for melds in view.melds) + sum(view.worth)
    sheets = sum(len(line.table) + len(line.pairs) for sheet in view.sheets[-1:] for line in sheet.lines)
    more = len(view.look) + 4 * min(6, len(view.sheets)) + 2 * sheets + view.under
    return table + 2 * kinds + len(set(view.hand)) + 3 * len(view.options) + more


if __name__ == "__main__":
    write(GAME, SITUATIONS, richness, seeds=range(8))
