"""What all tests share."""

from __future__ import annotations

import os

import pytest


def pytest_sessionstart() -> None:
    """`make test-compiled` must not pass by testing the source after all."""
    if os.environ.get("WHITECHAPEL_EXPECT_COMPILED") == "1":
        from whitechapel.core import frames

        if not frames.COMPILED:
            pytest.exit(f"The rules should be compiled, but {frames.__file__} was imported.", returncode=1)
