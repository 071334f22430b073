"""A guest for the arena that is a program of its own: it reads questions and writes answers, one line each.

    whitechapel arena mr-jack constable --guest "python examples/line_bot.py" --games 20

It plays any game, by one idea: prefer what it has not answered before. Replace `choose` to do better.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Any

given: Counter[str] = Counter()


def choose(asked: dict[str, Any]) -> str:
    """The bot's mind. `view` is all it sees, `told` what it has heard since the last question, `text` both in words."""
    options: list[str] = asked["options"]
    return min(options, key=lambda option: given[option.split(" ")[0]])


for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] == "start":
        continue
    answer = choose(message)
    given[answer.split(" ")[0]] += 1
    print(answer, flush=True)
