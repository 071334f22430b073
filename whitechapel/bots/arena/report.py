"""The arena's findings as text, as data and as a drawing."""

from __future__ import annotations

import json
from html import escape
from typing import Any, Final

from whitechapel.bots import sides
from whitechapel.bots.arena import Rating, Share, Table

USUAL_SIDES: Final = ("even seats", "odd seats")

# -- text ------------------------------------------------------------------------------------------


def percent(share: Share) -> str:
    """A share with its interval, such as `61.2 % (56.9-65.4)`."""
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f}-{100 * share.high:.1f})"


def text(table: Table) -> str:
    """The table as Markdown, with 95 % intervals in brackets."""
    even, odd = sides(table.game) or USUAL_SIDES
    lines = [f"| {table.game} | matches | the first wins | {even} | {odd} |", "|---|---:|---:|---:|---:|"]
    for pairing in table.pairings:
        first, second = pairing.levels
        cells = [percent(share) for share in (pairing.share, *pairing.by_side)]
        lines.append(f"| {first} - {second} | {pairing.matches} | {' | '.join(cells)} |")
    lines += ["", "| | rating |", "|---|---:|"]
    lines += [f"| {one.level} | {one.elo:.0f} ({one.low:.0f} to {one.high:.0f}) |" for one in table.ratings]
    return "\n".join(lines) + "\n"


# -- data ------------------------------------------------------------------------------------------


def data(table: Table) -> str:
    """The table as JSON."""
    plain: dict[str, Any] = {
        **table._asdict(),
        "pairings": [
            {
                "levels": list(pairing.levels),
                "matches": pairing.matches,
                "share": pairing.share._asdict(),
                "by_side": [share._asdict() for share in pairing.by_side],
            }
            for pairing in table.pairings
        ],
        "ratings": [rating._asdict() for rating in table.ratings],
    }
    return json.dumps(plain, indent=2) + "\n"


# -- a drawing -------------------------------------------------------------------------------------

WIDTH: Final = 640
LEFT: Final = 150
"""Where the names end and the scale begins."""
ROW: Final = 34
HEAD: Final = 56
STEP: Final = 100
"""The number of rating points between lines."""


def drawing(table: Table) -> str:
    """The ratings as an SVG: a dot for each level, and a bar for its interval. It follows the reader's colour
    scheme."""
    ratings = table.ratings
    low = STEP * (min([int(one.low) for one in ratings]) // STEP)
    high = STEP * (max([int(one.high) for one in ratings]) // STEP + 1)

    def across(elo: float) -> float:
        return LEFT + (WIDTH - LEFT - 30) * (elo - low) / (high - low)

    height = HEAD + ROW * len(ratings) + 14
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(_spoken(ratings), quote=True)}">',
        "<style>text{font:14px sans-serif;fill:#333}.scale{font-size:11px;text-anchor:middle;fill:#777}"
        ".line{stroke:#ddd}.bar{stroke:#8a1c1c;stroke-width:3;opacity:.45}.dot{fill:#8a1c1c}"
        "@media(prefers-color-scheme:dark){text{fill:#ddd}.scale{fill:#999}.line{stroke:#444}"
        ".bar{stroke:#e07a6a}.dot{fill:#e07a6a}}</style>",
        f'<text x="10" y="22" font-weight="bold">{escape(table.game)}</text>',
    ]
    for elo in range(low, high + 1, STEP):
        x = across(elo)
        parts.append(f'<line class="line" x1="{x:.1f}" y1="{HEAD - 8}" x2="{x:.1f}" y2="{height - 10}"/>')
        parts.append(f'<text class="scale" x="{x:.1f}" y="{HEAD - 14}">{elo}</text>')
    for number, one in enumerate(ratings):
        y = HEAD + ROW * number + ROW / 2
        parts.append(f'<text x="10" y="{y + 5:.1f}">{escape(one.level)}</text>')
        parts.append(
            f'<line class="bar" x1="{across(one.low):.1f}" y1="{y:.1f}" x2="{across(one.high):.1f}" y2="{y:.1f}"/>'
        )
        parts.append(f'<circle class="dot" cx="{across(one.elo):.1f}" cy="{y:.1f}" r="6"/>')
    return "\n".join([*parts, "</svg>", ""])


def _spoken(ratings: tuple[Rating, ...]) -> str:
    return "; ".join([f"{one.level} {one.elo:.0f}" for one in ratings])
