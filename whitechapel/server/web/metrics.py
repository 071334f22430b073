"""Figures for Prometheus, in its text form."""

from __future__ import annotations

from typing import Final

from whitechapel.server.live.parlour import Parlour

TOTALS: Final = {
    "moves": "Moves accepted",
    "refused": "Messages and moves refused",
    "limited": "Messages refused because they were too many",
    "foreign": "Sockets refused because they came from a foreign page",
    "misnamed": "Requests refused because they asked for another host",
    "messages": "Messages received",
    "entries": "Entries stored",
    "tables": "Tables opened",
    "turns": "Times it became somebody's turn",
    "alerts_sent": "Letters sent to people whose turn it is",
    "alerts_failed": "Letters that did not arrive",
    "alerts_dropped": "Letters dropped because too many were waiting",
    "hints": "Hints given",
    "requests": "HTTP requests",
    "status_2xx": "HTTP answers 200 to 299",
    "status_3xx": "HTTP answers 300 to 399",
    "status_4xx": "HTTP answers 400 to 499",
    "status_5xx": "HTTP answers 500 to 599",
    "request_us": "Microseconds spent on HTTP requests",
}


def metrics(parlour: Parlour) -> str:
    """All figures. None of them is about a single table or player."""
    lines = []
    for name, meaning in TOTALS.items():
        lines += _figure(f"whitechapel_{name}_total", "counter", meaning, parlour.counted[name])
    lines += _figure("whitechapel_bot_processes_replaced_total", "counter", "Bots replaced", parlour.bots.replaced)
    lines += _figure("whitechapel_sockets", "gauge", "Open sockets", len(parlour.connections))
    lines += _figure("whitechapel_tables_awake", "gauge", "Tables in memory", len(parlour.rooms))
    return "\n".join(lines) + "\n"


def _figure(name: str, kind: str, meaning: str, value: int) -> list[str]:
    return [f"# HELP {name} {meaning}.", f"# TYPE {name} {kind}", f"{name} {value}"]
