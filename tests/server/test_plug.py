"""Nothing lost when the plug is pulled, three times for each store; `server.plug` does it any number of times."""

from __future__ import annotations

from pathlib import Path

import pytest
from server import plug
from server.postgres_for_tests import postgres


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
async def test_a_server_that_is_killed_while_people_play_loses_nothing(store: str, tmp_path: Path) -> None:
    counts = await plug.run(3, postgres().fresh() if store == "postgres" else tmp_path, seed=1)
    assert counts["kills"] == 3
    assert counts["moves acknowledged"] > 100
