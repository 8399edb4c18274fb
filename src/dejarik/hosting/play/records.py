"""
Records: what those that travel are made of.

What belongs here: their fields, as the library that defines them tells. What does not: comparing
and patching (`deltas`), which is compiled and so does not know that library.
"""

from functools import cache

import msgspec

from dejarik.hosting.wire import Delta


@cache
def fields_of(kind: type[object]) -> tuple[str, ...] | None:
    """The names of the fields of a record, in their order; nothing for what is no record."""
    return kind.__struct_fields__ if issubclass(kind, msgspec.Struct) else None


@cache
def left_out(kind: type[object]) -> dict[str, object]:
    """The fields of a record that are not written at their usual values, with those."""
    if not issubclass(kind, msgspec.Struct) or not kind.__struct_config__.omit_defaults:
        return {}
    usual = kind.__struct_defaults__
    return dict(zip(kind.__struct_fields__[-len(usual) :], usual, strict=True)) if usual else {}


def plain(delta: Delta) -> Delta:
    """A change as it arrives: records have become plain data."""
    return msgspec.convert(msgspec.to_builtins(delta), Delta)
