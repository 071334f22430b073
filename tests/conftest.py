"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from whitechapel.bots.search import stop_the_clocks


@pytest.fixture(autouse=True)
def clocks_stand_still() -> Iterator[None]:
    """Whoever has let the clocks of the bots run in this process, they stand still again for the next test."""
    yield
    stop_the_clocks()


def pytest_sessionstart() -> None:
    """What a bot chooses must not depend on how busy the machine is; and `make test-compiled` must not pass by testing
    the source after all."""
    stop_the_clocks()
    if os.environ.get("WHITECHAPEL_EXPECT_COMPILED") == "1":
        from whitechapel.core import frames

        if not frames.COMPILED:
            pytest.exit(f"The rules should be compiled, but {frames.__file__} was imported.", returncode=1)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What tests have measured and called a figure stands at the end of the run."""
    reports = [report for report in terminalreporter.getreports("passed") if report.when == "call"]
    figures = [str(value) for report in reports for name, value in report.user_properties if name == "figure"]
    if figures:
        terminalreporter.section("figures")
        for figure in figures:
            terminalreporter.write_line(figure)
