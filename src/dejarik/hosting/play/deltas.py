"""
Deltas: what changed between two views or two pieces of plain data, and making the change.

What belongs here: comparing records, tables and rows, and patching plain data.
What does not: versions, and who gets which (`room`); what a record is made of (`records`).

Records are compared as they are, not as plain data: what is equal is passed over at once,
and most of a view is equal from one answer to the next.
"""

from typing import Any

from dejarik.hosting.play.records import fields_of, left_out
from dejarik.hosting.wire import Delta, Path

Puts = list[tuple[Path, object]]


def difference(old: object, new: object) -> Delta:
    """
    What makes the new out of the old.

    A row that has another length is replaced whole: nothing shifts.
    """
    put: Puts = []
    gone: list[Path] = []
    if old != new:
        _compare(old, new, (), put, gone)
    return Delta(tuple(put), tuple(gone))


def _compare(
    old: Any,  # noqa: ANN401  (any record or plain data)
    new: Any,  # noqa: ANN401  (the same)
    path: Path,
    put: Puts,
    gone: list[Path],
) -> None:
    """Compare two things that are not equal."""
    kind: Any = type(new)
    fields = fields_of(kind)
    if fields is not None and type(old) is type(new):
        usual = left_out(kind)
        for name in fields:
            before, after = getattr(old, name), getattr(new, name)
            if before == after:
                continue
            if name in usual and after == usual[name]:
                gone.append((*path, name))
            elif name in usual and before == usual[name]:
                put.append(((*path, name), after))
            else:
                _compare(before, after, (*path, name), put, gone)
    elif isinstance(new, dict) and isinstance(old, dict):
        gone.extend([(*path, key) for key in old if key not in new])
        for key, after in new.items():
            if key not in old:
                put.append(((*path, key), after))
            elif old[key] != after:
                _compare(old[key], after, (*path, key), put, gone)
    elif _is_row(new) and _is_row(old) and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                _compare(before, after, (*path, place), put, gone)
    else:
        put.append((path, new))


def _is_row(data: object) -> bool:
    """Whether it is a list on the wire."""
    return isinstance(data, tuple | list)


def patched(old: object, delta: Delta) -> object:
    """
    The plain data after a change; the old data is left as it is.

    Raises LookupError when a path leads nowhere: then the whole is needed.
    """
    for path in delta.gone:
        old = _patched(old, path, None, drop=True)
    for path, value in delta.put:
        old = _patched(old, path, value, drop=False)
    return old


def _patched(old: Any, path: Path, value: object, *, drop: bool) -> object:  # noqa: ANN401  (any JSON)
    if not path:
        return value
    place, rest = path[0], path[1:]
    fresh: Any = list(old) if _is_row(old) else dict(old)
    if rest:
        fresh[place] = _patched(old[place], rest, value, drop=drop)
    elif drop:
        del fresh[place]
    else:
        fresh[place] = value
    return fresh
