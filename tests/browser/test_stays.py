"""A table that stays: through a whole match every part of it keeps its place and its size, no card and no control moves
under the finger, and on a phone, upright or on its side, everything can be answered by touch on the table itself."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest
from browser.conftest import WIDE, Comes
from browser.games import likes
from browser.line import Seeded


class Match(NamedTuple):
    """A match in which the first seat is asked everything there is to ask, and soon over."""

    agreed: dict[str, Any]
    seed: int
    questions: str
    windows: list[tuple[int, int]]
    places: str
    """What has a place of its own."""
    whole: bool = True
    """Whether these are parts of a board, in which things may move; otherwise nothing that can be touched may."""


PHONES = [(390, 844), (844, 390)]
CARDS = "[data-card], .stack, [data-spot], select"
MATCHES = {
    "jack-the-ripper": Match(
        {"seats": 2, "max_hands": 1, "first_dealer": 1},
        31,
        "discard draw look play play-or-keep window",
        [*PHONES, (1024, 768), (1440, 900)],
        CARDS,
        whole=False,
    ),
    "rue-morgue": Match(
        {"seats": 2, "max_hands": 1, "first_dealer": 1},
        58,
        "draw feed play search search-under",
        [*PHONES, (1024, 768), (1440, 900)],
        CARDS,
        whole=False,
    ),
    "mr-jack": Match(
        {"seats": 2},
        57,
        "choose-card cordon cover face light move move-first power-or-move whistle",
        [*PHONES, (1280, 720)],
        ".cards li:nth-child(1), .cards li:nth-child(4), .district, .split, .book, .nights",
    ),
    "check-the-ripper": Match(
        {"seats": 2, "turn_limit": 16},
        66,
        "bonus change close move peek place relocate risk",
        [*PHONES, (1280, 720)],
        ".wanted, .isles, .players, .cabinet, .dice:has(.pair)",
    ),
}
CHOSEN = 6
"""At how many questions a card is chosen and laid back."""

WATCH = """
(parts) => {
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const { node, previousRect: a, currentRect: b } of entry.sources) {
        const place = node?.closest ? node : node?.parentElement;
        if (place?.closest("dialog, header .acts, .recap .line")) continue; // what is new has not moved
        // Words may change in their place; of a board, so may whatever is in a part of it.
        const things = "button, a, select, [data-card], .card:not(.tiny)";
        if (parts ? !place?.matches(parts) : !place?.matches(things) && !place?.querySelector(things)) continue;
        const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
        moved.push(`${place.localName}.${place.className?.baseVal ?? place.className} ${box(a)} > ${box(b)}`);
      }
  }).observe({ type: "layout-shift", buffered: false });
}
"""
BOXES = """
(parts) => scrollTo(0, 0) ?? Object.fromEntries(
  [...document.querySelectorAll(`main :is(${parts}), header .tools button`)]
    .filter((one) => one.checkVisibility() && !one.matches(".chosen *, [data-card]:hover"))
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const called = one.dataset.card ?? one.dataset.spot ?? one.ariaLabel ?? one.className;
      const name = called.replace(/ ?svelte-\\w+/g, "") || [...one.parentElement.children].indexOf(one);
      return [name, [x, y, width, height].map(Math.round).join(" ")];
    }),
)
"""


def moved(before: dict[str, str], after: dict[str, str]) -> dict[str, tuple[str, str]]:
    return {name: (before[name], box) for name, box in after.items() if before.get(name, box) != box}


EVERY_TIME = {
    ("jack-the-ripper", 390),
    ("rue-morgue", 844),
    ("mr-jack", 844),
    ("check-the-ripper", 390),
    ("mr-jack", 1280),
}
"""In which windows every test run looks; `make test-wide` looks in all."""


@pytest.mark.parametrize(
    ("game", "width", "height"),
    [
        pytest.param(game, width, height, marks=[] if (game, width) in EVERY_TIME else WIDE)
        for game, match in MATCHES.items()
        for width, height in match.windows
    ],
)
async def test_a_whole_match_in_which_nothing_moves(comes: Comes, game: str, width: int, height: int) -> None:
    match = MATCHES[game]
    ines, rng = await comes(phone=width < 1100), Random(5)
    ines.by_touch = (width, height) in PHONES
    await ines.page.set_viewport_size({"width": width, "height": height})
    await Seeded(ines, game, match.agreed, match.seed, likes).sits()
    await ines.page.evaluate(WATCH, match.places if match.whole else "")
    places: dict[str, str] = {}
    questions: set[str] = set()
    given = chosen = 0
    while await ines.asked():
        questions.add(question := ines.update["view"]["question"])
        if match.whole:
            found = await ines.page.evaluate(BOXES, match.places)
            assert not moved(places, found), (given, question)
            places |= found
        elif chosen < CHOSEN and (cards := [one.split()[1] for one in ines.options if one.startswith("discard ")]):
            places = await ines.page.evaluate(BOXES, match.places)
            await ines.page.locator(f'.hand [data-card="{cards[-1]}"]').click(position={"x": 12, "y": 24})
            await ines.drawn()
            assert not moved(places, await ines.page.evaluate(BOXES, match.places)), (given, question, cards[-1])
            await ines.page.keyboard.press("Escape")
            chosen += 1
        await ines.gives(likes(ines.options, rng))
        given += 1
    assert len(places) >= 5, places
    assert questions == set(match.questions.split())
    shifts = await ines.page.evaluate("[...new Set(moved)]")
    assert not shifts, "\n".join(shifts)
    if ines.by_touch:
        assert ines.on_table == given, "everything was found on the table"
    assert await ines.closes() == (not match.whole), "the sheet of the last hand comes before the story"
