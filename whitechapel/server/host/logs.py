"""The server's own logs: one JSON object per line, and never a token, a card or an answer."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

FIELDS: Final = ("table", "error", "address", "method", "path", "status", "ms", "process")
"""What may accompany the message. A path here has no query string, where seat keys would be."""


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: record.__dict__[name] for name in FIELDS if name in record.__dict__}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record)
        return json.dumps(line, ensure_ascii=False)


def _where(record: logging.LogRecord) -> list[str]:
    """The files and lines an error passed through; not its text or values, which could be somebody's secret."""
    trace = record.exc_info[2] if record.exc_info else None
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places


def write_logs(level: str = "info") -> None:
    """Send all logs to stderr, as lines of JSON. Only our own are written at level debug: the network's would have
    every message in them, with tokens, notes and answers."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    wanted = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(max(wanted, logging.INFO))
    logging.getLogger("whitechapel").setLevel(wanted)
