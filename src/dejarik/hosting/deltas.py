"""
Deltas: what changed between two pieces of plain data, and making the change.

What belongs here: comparing and patching nested dicts and lists, whatever they mean.
What does not: views, versions and who gets which (`room`).
"""

from typing import Any

from dejarik.hosting.wire import Delta, Path


def difference(old: object, new: object) -> Delta:
    """
    What makes the new out of the old.

    A list that has another length is replaced whole: nothing shifts.
    """
    put: list[tuple[Path, object]] = []
    gone: list[Path] = []
    _compare(old, new, (), put, gone)
    return Delta(tuple(put), tuple(gone))


def _compare(
    old: Any,  # noqa: ANN401  (any plain data)
    new: Any,  # noqa: ANN401  (the same)
    path: Path,
    put: list[tuple[Path, object]],
    gone: list[Path],
) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        gone.extend([(*path, key) for key in old if key not in new])
        for key, value in new.items():
            if key not in old:
                put.append(((*path, key), value))
            elif old[key] != value:
                _compare(old[key], value, (*path, key), put, gone)
    elif _is_row(old) and _is_row(new) and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                _compare(before, after, (*path, place), put, gone)
    elif old != new:
        put.append((path, new))


def _is_row(data: object) -> bool:
    """
    Whether it is a list on the wire.
    """
    return isinstance(data, list | tuple)


def patched(old: object, delta: Delta) -> object:
    """
    The data after a change; the old data is left as it is.

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
