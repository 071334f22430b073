"""No secret on the wire, for a hundred pairs of worlds; `server.secrecy` tries any number of them."""

from __future__ import annotations

from typing import Any

import pytest
from server import secrecy

from whitechapel.server.table import show
from whitechapel.server.table.table import Table


def test_worlds_that_look_alike_send_the_same_bytes() -> None:
    done = secrecy.run(100)
    assert done["different worlds"] > 80
    for deed in set(secrecy.DEEDS):
        assert done[deed] > 0, f"'{deed}' was never tried"


@pytest.mark.parametrize("leak", ["length", "answered", "hand"])
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = show.info

    def leaking(table: Table, *crowd: Any) -> Any:
        told: dict[str, Any] = {"info": honest(table, *crowd)}
        if leak == "length":
            told["entries"] = table.length
        elif leak == "answered":
            told["answered"] = len(table.held)
        elif table.state is not None:
            told["hand"] = str(table.state.parts())
        return told

    monkeypatch.setattr(show, "info", leaking)
    with pytest.raises(AssertionError, match="told the worlds apart"):
        secrecy.run(40)
