"""All the benchmarks, measured side by side in one run: `make bench`.

Each figure is the best of several rounds on one core. Ratios are what counts: they compare programs that ran
on the same machine minutes apart. The rules run twice, as Python source and compiled, in separate processes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROUNDS = 3
"""How often each program is measured, in turn; its best figure counts: a busy machine is not its fault."""

Figures = dict[str, float]


def measure(script: str, *, interpreted: bool = False) -> Figures:
    """The figures one script prints as JSON, with the compiled rules that are installed or with the source."""
    environment = dict(os.environ)
    if interpreted:
        environment["PYTHONPATH"] = str(HERE.parent)
    run = subprocess.run(
        [sys.executable, str(HERE / script)], env=environment, cwd=HERE, capture_output=True, text=True, check=False
    )
    if run.returncode:
        sys.exit(f"{script} failed:\n{run.stderr}")
    figures: Figures = json.loads(run.stdout)
    if "compiled" in figures and bool(figures.pop("compiled")) == interpreted:
        sys.exit(f"{script} should have run {'interpreted' if interpreted else 'compiled'}: is there a C compiler?")
    return figures


def best(rounds: list[Figures]) -> Figures:
    """The best of several rounds: rates at their highest, costs at their lowest."""
    return {name: (max if name.endswith("/s") else min)(figures[name] for figures in rounds) for name in rounds[0]}


def main() -> None:
    interpreted, compiled, peers, doors, vectors = [], [], [], [], []
    for number in range(1, ROUNDS + 1):
        print(f"round {number} of {ROUNDS} ...", file=sys.stderr, flush=True)
        peers.append(measure("peers.py"))
        interpreted.append(measure("games.py", interpreted=True) | measure("search.py", interpreted=True))
        compiled.append(measure("games.py") | measure("search.py"))
        doors.append(measure("doors.py"))
        vectors.append(measure("vector.py"))
    source, machine, other = best(interpreted), best(compiled), best(peers)

    print(f"\n{'':44}{'interpreted':>14}{'compiled':>14}")
    for name in source:
        print(f"{name:44}{source[name]:>14,.2f}{machine[name]:>14,.2f}")
    against("jack-the-ripper steps/s", source, machine, {name: other[name] for name in other if "steps/s" in name})
    searches = {name: other[name] for name in other if "simulations/s" in name}
    for name in source:
        if name.endswith("simulations/s"):
            against(name, source, machine, searches)
    through(best(doors))
    side_by_side(best(vectors))
    print(f"\n{'the longest thought of a bot, interpreted':44}{'seconds':>14}")
    for name, seconds in measure("thinking.py", interpreted=True).items():
        print(f"{name:44}{seconds:>14.2f}")


def against(ours: str, source: Figures, machine: Figures, others: Figures) -> None:
    """One of our figures as a multiple of others' figures."""
    print(f"\n{ours + ', against':44}{'':>14}{'interpreted':>14}{'compiled':>14}")
    for name, rate in others.items():
        print(f"{name:44}{rate:>14,.0f}{source[ours] / rate:>13.1f}x{machine[ours] / rate:>13.1f}x")


def through(doors: Figures) -> None:
    """Steps through the research interfaces, compiled, as multiples of the peers' own games behind the same
    interface."""
    for library in ("PettingZoo", "OpenSpiel"):
        peers = {name: rate for name, rate in doors.items() if name.startswith(f"{library}'s ")}
        title = f"through the door to {library}, against"
        print(f"\n{title:44}{'':>14}", *[f"{rate:>13,.0f} " for rate in peers.values()])
        print(f"{'':44}{'':>14}", *[f"{name.split(' ')[1].removeprefix('python_'):>14}" for name in peers])
        for name, rate in doors.items():
            if name.startswith(f"{library} "):
                print(f"{name:44}{rate:>14,.0f}", *[f"{rate / other:>13.1f}x" for other in peers.values()])


def side_by_side(vectors: Figures) -> None:
    """Decisions with observation and mask in many games at once, and as a multiple of the way by views."""
    print(f"\n{'decisions with observation and mask':44}{'by views':>14}{'side by side':>14}")
    for name, rate in vectors.items():
        if " side by side" in name:
            game = name.split(" ")[0]
            slow = vectors[f"{game} by views, decisions/s"]
            print(f"{game:44}{slow:>14,.0f}{rate:>14,.0f}{rate / slow:>13.1f}x")


if __name__ == "__main__":
    main()
