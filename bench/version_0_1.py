"""The superintendent of version 0.1, by the code of that version: it plays in the arena, and writes down how it plays.

    whitechapel arena mr-jack superintendent --guest "python bench/version_0_1.py" --games 20
    python bench/version_0_1.py record

The code is taken from the repository (`git archive`) into build/version-0.1, once; so this needs a clone with its
history. As a guest it thinks as long as in the arena, by simulations alone.

`record` writes a game of each kind into tests/bots/version_0_1/, and `tests/bots/test_version_0_1.py` compares it with
today's superintendent. Five of that time, each with luck of its own, are asked each question. Above the answer of the
first a remark says what the best answer is worth to them on average, and `surely` if all five give the same.
"""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
COMMIT: Final = "0710e09"
"""The last before the second storey was begun."""
CODE: Final = ROOT / "build" / "version-0.1"
RANK: Final = "superintendent"
RECORDS: Final = ROOT / "tests" / "bots" / "version_0_1"
RECORDED: Final[Mapping[str, Mapping[str, Any]]] = {
    "jack-the-ripper": {"max_hands": 1}, "rue-morgue": {"max_hands": 1}, "mr-jack": {}, "check-the-ripper": {},
}  # fmt: skip
"""The games that are recorded, with their settings."""
LUCKS: Final = 5
SEED: Final = 1888


def unpack() -> None:
    """Take the code from the repository, unless that has been done."""
    if not CODE.exists():
        archive = subprocess.run(
            ["git", "archive", "--format=tar", COMMIT, "whitechapel"], cwd=ROOT, check=True, capture_output=True
        ).stdout
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extractall(CODE.with_suffix(".new"), filter="data")
        CODE.with_suffix(".new").rename(CODE)


def guest(lines: Iterator[str]) -> Iterator[str]:
    """Answers to what the arena asks (docs/guests.md). Views and settings have got more fields since: they are left
    out."""
    from whitechapel.bots import contenders
    from whitechapel.core.frames import Event
    from whitechapel.games import GAMES

    from_json = runpy.run_path(str(ROOT / "whitechapel" / "core" / "plain_data.py"))["from_json"]
    start = json.loads(next(lines))
    game: Any = next(one for one in GAMES if one.id == start["game"])
    agreed = from_json(start["settings"], type(game.read_options({})))
    seat = start["seat"]
    bot = contenders(game.id)[RANK](game, agreed, seat, Random(f"{SEED} {seat}"))
    kind = type(game.view(game.start(agreed), seat))
    for line in lines:
        asked = json.loads(line)
        for told in asked["told"]:
            facts = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in told["facts"].items()}
            bot.hear(Event(told["kind"], told["seat"], facts))
        yield bot.choose(from_json(asked["view"], kind))


def record(name: str, options: Mapping[str, Any]) -> str:
    """A game between superintendents, as a transcript with remarks."""
    from whitechapel.bots import contenders
    from whitechapel.core.frames import CHANCE
    from whitechapel.core.transcript import Transcript
    from whitechapel.games import GAMES

    game: Any = next(one for one in GAMES if one.id == name)
    agreed = game.read_options(options)
    maker = contenders(name)[RANK]
    bots = [
        [maker(game, agreed, seat, Random(f"{SEED} {seat} {luck}")) for luck in range(LUCKS)]
        for seat in range(agreed.seats)
    ]
    chance = Random(SEED)
    state = game.start(agreed)
    state.events = []
    transcript = Transcript(game, agreed)
    remarks = []
    while not state.over:
        seat = state.waiting()[0]
        remarks.append("")
        if seat == CHANCE:
            action = state.sample(chance)
            state.apply(action)
        else:
            view = game.view(state, seat)
            best = [bot.weigh(view)[0] for bot in bots[seat]]
            if len(view.options) > 1:
                surely = " surely" if len({one.answer for one in best}) == 1 else ""
                remarks[-1] = f"# {sum([one.value for one in best]) / LUCKS:.3f}{surely}\n"
            action = game.action(best[0].answer)
            state.play(seat, action)
        transcript.add(seat, action)
        events, state.events = state.events, []
        for event in events:
            for listener in range(agreed.seats):
                for bot in bots[listener]:
                    bot.hear(game.told(event, listener))
    header, *lines = transcript.write().splitlines(keepends=True)
    return header + "".join([remark + line for remark, line in zip(remarks, lines, strict=True)])


def main() -> None:
    unpack()
    sys.path.insert(0, str(CODE))
    from whitechapel.bots.search import stop_the_clocks

    stop_the_clocks()
    if sys.argv[1:] == ["record"]:
        for name, options in RECORDED.items():
            (RECORDS / f"{name}.txt").write_text(record(name, options), encoding="utf-8")
    else:
        for answer in guest(iter(sys.stdin)):
            print(answer, flush=True)


if __name__ == "__main__":
    main()
