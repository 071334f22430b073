"""What mypyc is told about classes. This module is never compiled: mypyc reads one half of it, and Python runs the
other, so that nothing need be installed where the rules run as they are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Nothing, where there is no compiler."""
        return lambda kind: kind
