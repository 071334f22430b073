"""Exactly once, at a table of each length; `server.once` races any number of times."""

from __future__ import annotations

from pathlib import Path

from server import once


async def test_fifty_clients_race_over_bad_lines_and_each_move_is_made_at_most_once(tmp_path: Path) -> None:
    told = await once.run(1, once.CLIENTS, tmp_path)
    assert told["made"] > 20
    assert told["stale"] > told["made"]
    assert told["accepted"] > 0
    assert told["never arrived"] > 0
