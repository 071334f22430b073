"""What mypyc is told about classes and numbers. This module is never compiled: mypyc reads one half of it, and Python
runs the other, so that nothing need be installed where the rules run as they are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["i64", "mypyc_attr", "row", "u8", "vec"]

if TYPE_CHECKING:
    from librt.vecs import vec
    from librt.vecs import vec as row
    from mypy_extensions import i64, mypyc_attr, u8
else:
    from array import array
    from functools import partial

    def mypyc_attr(**_):
        """Nothing, where there is no compiler."""
        return lambda kind: kind

    i64 = int
    """A whole number of 64 bits. Beware: mypyc reckons a literal shifted by one, `1 << x`, in 32 bits; shift a
    variable, or by an `int`. And nothing warns of a number that does not fit."""

    class u8(int):  # noqa: N801  (the compiler's name)
        """A whole number from 0 to 255."""

    class vec:  # noqa: N801  (the compiler's name)
        """A row of numbers of one type and fixed length, such as `vec[float]([0.0] * 9)`."""

        def __class_getitem__(cls, kind):
            return partial(array, {float: "d", i64: "q", u8: "B"}[kind])

    class row:  # noqa: N801  (like the compiler's names)
        """The same for whoever needs only the numbers and not their memory: `row[i64]([0, 0])`. Python is quickest with
        a list."""

        def __class_getitem__(cls, kind):
            return list
