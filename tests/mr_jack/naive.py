"""A second, slow player of Mr. Jack, written from the rules alone, to find mistakes in the first.

It has a drawing of the board and no tables: it walks every path, step by step, counts distances anew in
every position, and tries every order of calls. It shares nothing with the engine but the names.

    python -m tests.mr_jack.naive 5000      compares the two on that many random positions
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from itertools import product
from typing import Any, NamedTuple

from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.actions import FACES
from whitechapel.games.mr_jack.effects import whistles
from whitechapel.games.mr_jack.state import Table, in_sight
from whitechapel.games.mr_jack.steps import FRAMES

DRAWING = """
row     a    b    c    d    e    f    g    h    i    j    k    l    m
  0                             oo                            ne
  1    nw                  ..        ..
  2         ..        ##        **        ..                  oo
  3              **        ..        ..        ..        ..        ..
  4         ..        ..        ##        ##        ..        **
  5    oo        ..        ..        ..        ..        ..        ..
  6         ##        ##        oo        **        ##        ..
  7    ..        ##        ..        ..        ..        ..        ..
  8         ##        ..        ##        ##        ..        ##
  9    ..        ..        ..        ..        ..        ##        oo
 10         ..        ##        **        oo        ##        ##
 11    ..        ..        ..        ..        ..        ..        ..
 12         **        ..        ##        ##        ..        ..
 13    ..        oo        ..        ..        ..        **
 14         ..                  ..        **        ##        ..
 15                                  ..        ..
 16         sw                            oo                  se
"""
"""The first printing: streets, manholes oo, houses ##, gaslights **; an exit is drawn where one leaves the board."""
LATER_MANHOLES = ["b1", "b6", "c4", "f10", "g6", "h3", "k9", "l7", "l12"]

Cell = tuple[int, int]
"""Column and row of the drawing. Hexes touch that are two rows apart, or one row and one column."""
TOUCHING = {"n": (0, -2), "ne": (1, -1), "se": (1, 1), "s": (0, 2), "sw": (-1, 1), "nw": (-1, -1)}


def read() -> tuple[dict[Cell, str], dict[str, Cell], dict[str, Cell]]:
    """The drawing: what is in each cell, the hexes by name, the exits by name."""
    drawn, hexes, exits = {}, {}, {}
    for line in DRAWING.strip("\n").split("\n")[1:]:
        row = int(line[:3])
        for column in range(13):
            sign = line[7 + 5 * column :][:2].strip()
            if sign in ("nw", "ne", "sw", "se"):
                exits[sign] = (column, row)
            elif sign:
                drawn[column, row] = sign
                # Numbers grow to the north, and along a row by one every two columns.
                hexes["abcdefghijklm"[column] + str((13 + column - row) // 2 + 1)] = (column, row)
    return drawn, hexes, exits


DRAWN, HEXES, EXITS = read()
NAMES = {cell: name for name, cell in HEXES.items()}


def touching(cell: Cell) -> list[Cell]:
    return [(cell[0] + columns, cell[1] + rows) for columns, rows in TOUCHING.values()]


def street(cell: Cell) -> bool:
    return DRAWN.get(cell) in ("..", "oo")


class Position(NamedTuple):
    """All that can be seen on the board, and who Jack is; hexes by name."""

    edition: str
    where: dict[str, str]
    facing: str
    burning: set[str]
    cordons: set[str]
    covers: set[str]
    suspects: set[str]
    jack: str
    unseen: bool
    """Whether the witness card says that Jack was not seen."""


def open_manholes(position: Position) -> list[Cell]:
    if position.edition == "2006":
        manholes = [NAMES[cell] for cell, sign in DRAWN.items() if sign == "oo"]
    else:
        manholes = LATER_MANHOLES
    return [HEXES[name] for name in manholes if name not in position.covers]


def ways(position: Position, who: str) -> tuple[set[str], set[str]]:
    """Where all the paths of a character end: the hexes, and the exits they leave by."""
    start = HEXES[position.where[who]]
    holes = open_manholes(position)
    ends: set[str] = set()
    outs: set[str] = set()

    def go(here: Cell, points: int) -> None:
        if points == 0:
            return
        for name, exit in EXITS.items():
            if exit in touching(here) and name not in position.cordons:
                outs.add(name)
        steps = [cell for cell in touching(here) if cell in DRAWN and (street(cell) or who == "stealthy")]
        if here in holes:
            steps += holes
        for there in steps:
            if there not in (here, start):
                if street(there):
                    ends.add(NAMES[there])
                go(there, points - 1)

    go(start, 4 if who == "stealthy" else 3)
    return ends, outs


def moves(position: Position, who: str, seat: int, power_waits: bool) -> set[str]:
    """Every answer to the question where a character goes."""
    ends, outs = ways(position, who)
    taken = set(position.where.values())
    answers = {f"move {hex}" for hex in ends - taken}
    if who == "gull":
        answers |= {f"swap {other}" for other in position.where if other != "gull"}
    elif not answers and not power_waits:
        answers = {"stay"}
    if seat == 0:
        answers |= {f"accuse {other}" for other in position.suspects if position.where[other] in ends and other != who}
    elif who == position.jack and position.unseen:
        answers |= {f"leave {exit}" for exit in outs}
    return answers


def power_uses(position: Position, who: str) -> set[str]:
    """Every answer to the question what Smith, Lestrade or Bert does."""
    if who == "smith":
        posts = {NAMES[cell] for cell, sign in DRAWN.items() if sign == "**"}
        return {f"light {at} to {to}" for at in position.burning for to in posts - position.burning}
    if who == "lestrade":
        return {f"cordon {at} to {to}" for at in position.cordons for to in set(EXITS) - position.cordons}
    return {f"cover {at} to {NAMES[to]}" for at in position.covers for to in open_manholes(position)}


def distances(origin: str) -> dict[str, int]:
    """Steps over the streets to every hex."""
    found = {HEXES[origin]: 0}
    edge = [HEXES[origin]]
    while edge:
        here = edge.pop(0)
        for there in touching(here):
            if street(there) and there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return {NAMES[cell]: steps for cell, steps in found.items()}


Outcome = frozenset[tuple[str, str]]
"""Who was whistled where."""


def whistle_outcomes(position: Position) -> set[Outcome]:
    """Everything a whistle can lead to: any calls in any order that spend as much as any calls can."""
    far = distances(position.where["goodley"])
    near = {
        who: [(hex, steps) for hex, steps in distances(at).items() if 0 < steps <= 3 and far[hex] < far[at]]
        for who, at in position.where.items()
    }
    found: dict[Outcome, int] = {}

    def call(where: dict[str, str], called: Outcome, spent: int) -> None:
        if called in found:
            return
        found[called] = spent
        for who in where:
            if who != "goodley" and who not in dict(called):
                for hex, steps in near[who]:
                    if spent + steps <= 3 and hex not in where.values():
                        call({**where, who: hex}, called | {(who, hex)}, spent + steps)

    call(position.where, frozenset(), 0)
    most = max(found.values())
    return {outcome for outcome, spent in found.items() if spent == most}


def seen(position: Position) -> set[str]:
    """The characters in the light or beside somebody."""
    lit = {cell for post in position.burning for cell in touching(HEXES[post])}
    columns, rows = TOUCHING[position.facing]
    column, row = HEXES[position.where["watson"]]
    while street((column + columns, row + rows)):
        column, row = column + columns, row + rows
        lit.add((column, row))
    standing = {who: HEXES[hex] for who, hex in position.where.items()}
    return {
        who
        for who, cell in standing.items()
        if cell in lit or any(near in standing.values() for near in touching(cell))
    }


# -- the two side by side -------------------------------------------------------------------------


def random_position(rng: random.Random) -> Position:
    """Anything that could lie on the table; often with everybody in one place, in each other's way, and sometimes as
    close together as can be in a blind alley, where somebody may be stuck."""
    edition = rng.choice(["2006", "later"])
    streets = [name for name, cell in HEXES.items() if street(cell)]
    crowd = rng.random()
    if crowd < 0.5:
        far = distances(rng.choice(["b7", "l6"] if crowd < 0.1 else streets))
        streets = sorted(streets, key=lambda name: far[name])[: 8 if crowd < 0.1 else rng.randrange(8, 20)]
    characters = ["holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert"]
    suspects = set(rng.sample(characters, rng.randrange(1, 9)))
    manholes = [NAMES[cell] for cell, sign in DRAWN.items() if sign == "oo"] if edition == "2006" else LATER_MANHOLES
    posts = [NAMES[cell] for cell, sign in DRAWN.items() if sign == "**"]
    return Position(
        edition=edition,
        where=dict(zip(characters, rng.sample(streets, 8), strict=True)),
        facing=rng.choice(list(TOUCHING)),
        burning=set(rng.sample(posts, rng.randrange(2, 7))),
        cordons=set(rng.sample(list(EXITS), 2)),
        covers=set(rng.sample(manholes, 2)),
        suspects=suspects,
        jack=rng.choice(sorted(suspects)),
        unseen=rng.random() < 0.7,
    )


def laid_out(position: Position) -> Table:
    """The same position on the engine's table."""
    from whitechapel.games.mr_jack.material import CHARACTER, EXIT, FACINGS, HEX, POSTS

    table = GAME.new(edition=position.edition)
    assert isinstance(table, Table)
    table.where = [HEX[position.where[name]] for name in CHARACTER]
    table.occupied = sum(1 << hex for hex in table.where)
    table.facing = FACINGS.index(position.facing)
    table.lamps = tuple(5 if post in position.burning else 0 for post in POSTS)
    table.cordons = sum(1 << EXIT[name] for name in position.cordons)
    table.covered = sum(1 << table.board.manholes.index(HEX[name]) for name in position.covers)
    table.suspects = sum(1 << CHARACTER[name] for name in position.suspects)
    table.jack = CHARACTER[position.jack]
    table.seen = not position.unseen
    table.round = 2
    return table


def answers(table: Table, question: str, seat: int) -> set[str]:
    found = [action.text for action in FRAMES[question, seat].options(table)]
    assert len(set(found)) == len(found)
    return set(found)


def outcomes_by_question(table: Table) -> set[Outcome]:
    """All that can come of a whistle when the engine's questions are answered in every possible way."""
    found: set[Outcome] = set()
    met: set[Outcome] = set()
    start = table.clone()
    start.stack = [FRAMES["whistle", 0]]
    todo: list[tuple[Any, Outcome]] = [(start, frozenset())]
    while todo:
        state, called = todo.pop()
        if called in met:
            continue
        met.add(called)
        for action in state.options():
            after: Any = state.clone()
            after.apply(action)
            words = action.text.split(" ")
            then = called if words[1] == "nobody" else called | {(words[1], words[3])}
            if after.stack and after.stack[-1].name == "face":
                after.apply(after.options()[0])
            if after.stack:
                todo.append((after, then))
            else:
                found.add(then)
    return found


def outcomes_at_once(table: Table) -> Counter[Outcome]:
    """The same from the engine's list of whole whistles."""
    found: Counter[Outcome] = Counter()
    for bundle in whistles(table.where, table.occupied, -1, 0, ()):
        for calls in product(*[some for some in bundle if some is not FACES]):
            words = [call.text.split(" ") for call in calls]
            found[frozenset((word[1], word[3]) for word in words if word[1] != "nobody")] += 1
    return found


def differences(position: Position) -> list[str]:
    """What the two players disagree about, in sentences."""
    table = laid_out(position)
    found = []
    for who in position.where:
        table.active = list(position.where).index(who)
        for seat in (0, 1):
            for question in ("move", "move-first"):
                ours, theirs = answers(table, question, seat), moves(position, who, seat, question == "move-first")
                if ours != theirs:
                    found.append(f"{question} of {who} by seat {seat}: {sorted(ours ^ theirs)}")
    for who, question in (("smith", "light"), ("lestrade", "cordon"), ("bert", "cover")):
        if answers(table, question, 0) != power_uses(position, who):
            found.append(f"power of {who}")
    expected = whistle_outcomes(position)
    if outcomes_by_question(table) != expected:
        found.append("whistle, asked step by step")
    if outcomes_at_once(table) != Counter(dict.fromkeys(expected, 1)):
        found.append("whistle, all at once")
    if {name for i, name in enumerate(position.where) if in_sight(table) >> i & 1} != seen(position):
        found.append("who is seen")
    return found


def compare(positions: int, seed: int) -> Counter[str]:
    """How many random positions were compared, and of what sorts; raises an AssertionError at the first difference."""
    rng = random.Random(seed)
    count: Counter[str] = Counter()
    for _ in range(positions):
        position = random_position(rng)
        found = differences(position)
        assert not found, f"{position}: {'; '.join(found)}"
        count["positions"] += 1
        spent = {len(outcome) for outcome in whistle_outcomes(position)}
        count["nobody to whistle for"] += spent == {0}
        count["somebody cannot move"] += any("stay" in moves(position, who, 1, False) for who in position.where)
        count["a way out"] += any(
            text.startswith("leave") for who in position.where for text in moves(position, who, 1, False)
        )
    return count


if __name__ == "__main__":
    for kind, times in compare(int(sys.argv[1]), seed=1888).items():
        print(f"{kind}: {times}")
