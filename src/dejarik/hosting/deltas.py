"""
Deltas: what changed between two pieces of plain data, and making the change.

What belongs here: comparing and patching nested dicts and lists, whatever they mean.
What does not: views, versions and who gets which (`room`).
"""

from collections.abc import Iterator, Sequence
from typing import Any

from dejarik.hosting.wire import Change, Place


def differences(old: object, new: object) -> tuple[Change, ...]:
    """
    The changes that make the new out of the old, in any order of making.

    A list that has another length is replaced whole: nothing shifts.
    """
    return tuple(_differences(old, new, ()))


def _differences(old: object, new: object, path: tuple[Place, ...]) -> Iterator[Change]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                yield ((*path, key),)
        for key, value in new.items():
            if key not in old:
                yield ((*path, key), value)
            elif old[key] != value:
                yield from _differences(old[key], value, (*path, key))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                yield from _differences(before, after, (*path, place))
    elif old != new:
        yield (path, new)


def changed(old: object, changes: Sequence[Change]) -> object:
    """
    The data after some changes; the old data is left as it is.

    Raises LookupError when a path leads nowhere: then the whole is needed.
    """
    for change in changes:
        path = change[0]
        if not path:
            assert len(change) == 2
            old = change[1]
        else:
            old = _changed(old, path, change)
    return old


def _changed(old: Any, path: tuple[Place, ...], change: Change) -> object:  # noqa: ANN401  (any JSON)
    place, rest = path[0], path[1:]
    fresh = old.copy()
    if rest:
        fresh[place] = _changed(old[place], rest, change)
    elif len(change) == 1:
        del fresh[place]
    else:
        fresh[place] = change[1]
    return fresh
