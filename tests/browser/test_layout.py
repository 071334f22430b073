"""Every table fits every window: nothing is hidden, cut off, covered, overlapping or too small to read or to touch.

Moments of seeded games are shown one after another, in windows of many sizes.
"""

from __future__ import annotations

import runpy
from collections.abc import Awaitable, Callable
from functools import cache
from itertools import cycle, product
from typing import Any, NamedTuple

import pytest
from browser.conftest import ROOT, WIDE, Comes
from browser.games import GAMES
from browser.line import Moment, Moments, rules_of, told_to
from browser.visitor import Visitor
from server.evening import Evening

from whitechapel.core.plain_data import to_json
from whitechapel.server.table import branching, wire

PHONES = {"upright": [(390, 844)], "lying": [(844, 390), (667, 375)]}
TABLETS = {"tablet": [(1024, 768)], "greater tablet": [(1180, 820)]}
DESKS = {"desk": [(1280, 720), (1440, 900)], "other desk": [(1366, 768)], "great": [(1920, 1080), (3840, 2160)]}
WINDOWS: dict[str, list[tuple[int, int]]] = {**PHONES, **TABLETS, **DESKS}
EVERY_TIME = ("upright", "lying", "tablet", "desk")
"""In which windows every test run looks; `make test-wide` looks in all."""


class Laid(NamedTuple):
    """How a game's tables are laid for these tests."""

    settings: list[dict[str, Any]]
    """What is agreed: one game is looked through for each."""
    scrolls: frozenset[str] = frozenset()
    """In which windows the page may be higher than the window."""
    fanned: dict[str, int] = {}  # noqa: RUF012
    """Things that lie over each other on purpose or are only looked at, and how much of them is enough to touch."""
    seed: int = 28
    languages: tuple[str, ...] = ("en",)
    """In which they are looked through, in turn."""
    sides: tuple[int, ...] = (0,)
    """The seats to look from, where they differ."""


RUMMY = {".hand [data-card]": 26, ".laid button": 18, ".pairs button": 30, ".under button": 32}
"""Cards that lie partly under others, and small signs that only say what they stand for."""

SNAPPED = {".spot": 20}
"""Places on a map: a finger need not hit them, since the nearest one that can be touched is meant."""

LAID: dict[str, Laid] = {
    "jack-the-ripper": Laid(
        [{"seats": seats, "max_hands": 1} for seats in (2, 3, 4)], fanned=RUMMY, languages=("en", "de")
    ),
    "rue-morgue": Laid(
        [{"seats": seats, "max_hands": 1} for seats in (2, 3, 4)], fanned=RUMMY, seed=0, languages=("de", "en")
    ),
    "mr-jack": Laid([{}], scrolls=frozenset({"upright"}), fanned=SNAPPED, languages=("de",), sides=(0, 1)),
    "check-the-ripper": Laid(
        [{"seats": 2}, {"seats": 4}], scrolls=frozenset({"upright"}), fanned=SNAPPED, languages=("en", "de")
    ),
}

LOOK = """
([touch, scrolls, fanned]) => {
  const complaints = [];
  const fans = Object.entries(fanned);
  const name = (one) => {
    const said = one.getAttribute?.("aria-label") ?? one.textContent ?? "";
    const kind = typeof one.className === "string" ? one.className.replace(/ ?svelte-\\w+/g, "") : "";
    return `<${one.localName}${kind ? "." + kind.trim().replace(/ +/g, ".") : ""}> ${said.trim().slice(0, 40)}`;
  };
  const complain = (what, one, more = "") => complaints.push(`${what}: ${name(one)} ${more}`.trim());
  const [wide, high] = [innerWidth, innerHeight];
  const page = document.scrollingElement;
  const upToTheTop = () => {
    scrollTo(0, 0);
    document.querySelector(".page").scrollTo(0, 0); // scrolls by itself around a rummy table
  };
  upToTheTop();
  if (page.scrollWidth > wide) complaints.push(`the page is ${page.scrollWidth} wide`);
  if (!scrolls && page.scrollHeight > high + 1) complaints.push(`the page is ${page.scrollHeight} high`);

  const shown = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest(".sr, .library") &&
    getComputedStyle(one).clipPath !== "inset(50%)";
  const scroller = (one) => one.closest("[data-scrolls], .diary, .recap .panel");
  const overlap = (a, b, by) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const hits = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one === hit || one.contains(hit) || hit.contains(one) && !hit.matches("button, a"));
  };
  const every = (from, to) => Array.from({ length: Math.floor((to - from) / 2) }, (_, i) => from + 1 + 2 * i);
  /** How much of it can be touched, in pixels: across its middle, and up and down where that was possible. */
  const reach = (one, box) => {
    const across = every(box.left, box.right).filter((x) => hits(one, x, (box.top + box.bottom) / 2));
    const x = across[Math.floor(across.length / 2)];
    const down = x === undefined ? [] : every(box.top, box.bottom).filter((y) => hits(one, x, y));
    return [2 * across.length, 2 * down.length];
  };

  /** Whether all of its middle can be touched: true of nearly everything, and soon found out. */
  const inTheMiddle = (one, { left, right, top, bottom }, least) => {
    const [x, y, half] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 1];
    if (right - left < least - 1 || bottom - top < least - 1) return false;
    return [-1, 0, 1].every((part) => hits(one, x + part * half, y) && hits(one, x, y + part * half));
  };

  // A question may be laid over a part of the table, which then waits for it; a dialog lies over all of it.
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const layers = [...document.querySelectorAll("[data-over]")].filter(shown);
  const waits = (one) => {
    if (dialogs.length) return !dialogs.some((layer) => layer.contains(one));
    const box = one.getBoundingClientRect();
    return layers.some((layer) => !layer.contains(one) && overlap(layer.getBoundingClientRect(), box, 0));
  };

  // Controls can be seen and touched. A name in running text that opens its card is as high as the text.
  const controls = [...document.querySelectorAll("header.status *, .recap *, main *")].filter(
    (one) =>
      one.matches("button:not([aria-hidden], .term), a[href], select, input, [data-place], [data-card]") &&
      shown(one) &&
      !waits(one),
  );
  const isInside = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= wide && bottom <= high;
  const holders = new Set(controls.map((one) => one.closest("dialog")).filter(Boolean));
  for (const one of controls) {
    let box = one.getBoundingClientRect();
    if (scrolls || scroller(one) || one.closest("dialog") || !isInside(box)) {
      one.scrollIntoView({ block: scrolls ? "center" : "nearest", inline: "nearest" });
      box = one.getBoundingClientRect();
    }
    if (!box.width || !box.height) continue;
    if (!scroller(one) && (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1))
      complain("outside", one, [box.left, box.top, box.width, box.height].map(Math.round).join(" "));
    const least = fans.find(([css]) => one.matches(css))?.[1] ?? (touch ? 44 : 24);
    if (inTheMiddle(one, box, least)) continue;
    const [x, y] = reach(one, box);
    if (x < least - 3 || y < least - 3)
      complain(`only ${x}x${y} to touch`, one, `of ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  upToTheTop();
  for (const one of holders) one.scrollTo(0, 0);
  // They do not lie over each other. (What is drawn on a map has no box of its own; it was touched above.)
  const boxes = controls
    .filter((one) => !(one instanceof SVGElement) && !fans.some(([css]) => one.matches(css)) && !scroller(one))
    .map((one) => [one, one.getBoundingClientRect()]);
  for (const [i, [one, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(i + 1))
      if (!one.contains(other) && !other.contains(one) && overlap(a, b, 2)) complain("overlaps", one, name(other));

  const pen = document.createElement("canvas").getContext("2d");
  /** How far down the letters of each line reach, and where the middle of the line is. */
  const lines = (node, size, style) => {
    pen.font = `${style.fontStyle} ${style.fontWeight} ${size}px ${style.fontFamily}`;
    const { actualBoundingBoxDescent: deep, fontBoundingBoxDescent: deepest } = pen.measureText(node.data);
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ top, bottom }) => ({
      middle: (top + bottom) / 2,
      ink: bottom - deepest + deep,
    }));
  };

  // Words can be read: large enough, whole, not covered, not printed over each other.
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const one = node.parentElement;
    if (!node.data.trim() || !one.closest("header.status, .recap, main") || one.matches("option")) continue;
    if (!shown(one) || waits(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const drawn = one instanceof SVGElement;
    const scale = drawn ? one.getScreenCTM().d : (one.currentCSSZoom ?? 1);
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < 11.9 && !(drawn && one.closest(".card"))) complain(`${size.toFixed(1)} px`, one);
    // On a card of cardboard words may lie under another card, but a name fits it.
    if (one.matches("span.card .name") && one.scrollWidth > one.clientWidth + 1) complain("cut off", one);
    if (drawn || one.closest("span.card, .recap") || scroller(one)) continue;
    const style = getComputedStyle(one);
    if (style.overflow !== "visible" && one.scrollWidth > one.clientWidth + 1) complain("cut off", one);
    const room = Math.max(4, size / 3); // a line is higher than its letters
    const held = one.closest("button")?.getBoundingClientRect();
    if (held && (box.top < held.top - room || box.bottom > held.bottom + room)) complain("sticks out", one);
    for (let around = one; around && around.localName !== "main"; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const edge = around.getBoundingClientRect();
      if (box.top < edge.top - room || box.bottom > edge.bottom + room) complain("cut off", one, `by ${name(around)}`);
      if (lines(node, size, style).some((low) => low.middle < edge.bottom && low.ink > edge.bottom + 1))
        complain("letters cut off below", one, `by ${name(around)}`);
    }
    // The letters themselves: lines may stand close together.
    const lead = 0.22 * size;
    for (const { left, right, top, bottom } of range.getClientRects())
      texts.push([one, { left, right, top: top + lead, bottom: bottom - lead }]);
    if (box.bottom <= high && box.top >= 0 && style.pointerEvents !== "none") {
      const line = range.getClientRects()[0];
      const x = (line.left + line.right) / 2;
      const cover = () => {
        const { top, bottom } = range.getClientRects()[0];
        const hit = document.elementFromPoint(x, (top + bottom) / 2);
        return hit && !hit.contains(one) && !one.contains(hit) ? hit : null;
      };
      if (scrolls && cover()) one.scrollIntoView({ block: "center" }); // out from under the buttons at the lower edge
      if (cover()) complain("covered", one, `by ${name(cover())}`);
      if (scrolls) upToTheTop();
    }
  }
  for (const [i, [one, a]] of texts.entries())
    for (const [other, b] of texts.slice(i + 1))
      if (!one.contains(other) && !other.contains(one) && overlap(a, b, 3)) complain("printed over", one, name(other));
  return [...new Set(complaints)];
}
"""


@cache
def moments(game: str, which: int, seat: int) -> dict[str, Moment]:
    """Of each question, asked of this seat or of another, the moment of a seeded game with the most to see.
    With other settings than the first it is not told apart what others are asked."""
    course = runpy.run_path(str(ROOT / "tools" / "fixtures.py"))["course"]
    rules = rules_of(game)
    laid = LAID[game]
    found: dict[str, Moment] = {}
    told: list[wire.Event] = []
    for state, events in course(rules, laid.settings[which], laid.seed):
        told += [told_to(rules, event, seat) for event in events[len(told) :]]
        view = to_json(rules.view(state, seat))
        name = view["question"] if view["options"] else "waiting" if which else f"waiting-{view['question']}"
        if not state.over and (name not in found or len(str(view)) >= len(str(found[name].view))):
            found[name] = Moment(view, told[:])
    return found


@pytest.mark.parametrize("windows", [pytest.param(one, marks=[WIDE] * (one not in EVERY_TIME)) for one in WINDOWS])
@pytest.mark.parametrize("game", LAID)
async def test_the_table_fits(comes: Comes, game: str, windows: str) -> None:
    laid = LAID[game]
    touch = windows not in DESKS
    sizes = WINDOWS[windows]
    complaints: list[str] = []
    looks = product(enumerate(laid.settings), laid.sides)
    for ((which, agreed), side), language in zip(looks, cycle(laid.languages), strict=False):
        seen = moments(game, which, side)
        visitor = await comes(language, phone=touch)
        line = Moments(visitor, game, next(iter(seen.values())))
        await line.sits()
        for turn, (width, height) in enumerate(sizes):
            await visitor.page.set_viewport_size({"width": width, "height": height})
            for number, (name, moment) in enumerate(seen.items()):
                if windows == "great" and (number + turn) % 2:
                    continue  # these two are alike, and slow to draw: each shows every other moment
                line.shows(moment)
                await visitor.drawn()
                await visitor.drawn()
                found = await visitor.page.evaluate(LOOK, [touch, windows in laid.scrolls, laid.fanned])
                complaints += [f"{width}x{height} {agreed} seat {side} {name}: {one}" for one in found]
    assert not complaints, "\n".join(complaints)


async def puzzle(visitor: Visitor, game: str) -> str:
    return f"/puzzles/{game}"


async def replay(visitor: Visitor, game: str) -> str:
    """A game that has gone the same way every time, and is brought here."""
    evening = Evening(game=game, options={"seats": 2, **GAMES[game]}, seats=["open", "open"])
    evening.plays_on(prefer="meld")
    api = visitor.context.request
    await api.post(f"{visitor.base}/api/players", data={"nickname": "Ines"})
    brought = {"transcript": branching.transcript(evening.table)}
    kept = await api.post(f"{visitor.base}/api/tables/brought", data=brought)
    return f"/replay/{(await kept.json())['table']}?moment=40"


@pytest.mark.parametrize("windows", ["upright", "lying", "desk"])
@pytest.mark.parametrize("place", [puzzle, replay])
@pytest.mark.parametrize("game", LAID)
async def test_the_table_below_a_puzzle_and_in_a_replay_fits_and_may_be_scrolled_to(
    comes: Comes, game: str, place: Callable[[Visitor, str], Awaitable[str]], windows: str
) -> None:
    laid, touch = LAID[game], windows not in DESKS
    visitor = await comes(laid.languages[0], phone=touch)
    address = await place(visitor, game)
    complaints: list[str] = []
    for width, height in WINDOWS[windows]:
        await visitor.page.set_viewport_size({"width": width, "height": height})
        await visitor.goes(address)
        await visitor.page.locator("main.game > *").first.wait_for()
        await visitor.drawn()
        found = await visitor.page.evaluate(LOOK, [touch, True, laid.fanned])
        complaints += [f"{width}x{height}: {one}" for one in found]
    assert not complaints, "\n".join(complaints)
