"""What all tests share."""

from __future__ import annotations

import os
from typing import Any

import pytest


def pytest_sessionstart() -> None:
    """`make test-compiled` must not pass by testing the source after all."""
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
