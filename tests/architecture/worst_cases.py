"""
Worst cases of a regular expression: the texts that make its matcher try most.

What belongs here: texts out of the parsed expression. What does not: how long they take.

A matcher goes back where two repeats may share the same characters, or where it begins anew at
every place of a text. So each repeat is fed what it may take again and again, behind what leads
to it, and ends in something it does not expect; and what leads to it is repeated whole.
"""

import re
from collections.abc import Iterator
from re import _constants as op  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

PROBES = ' -a0*<("`:@'
"""Characters that overlapping classes share, if they share any."""
ENDS = ("", "\n", "!", "x\0")
MANY = 20
"""A repeat of fewer cannot take long."""
REPEATS = (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT)

Item = tuple[Any, Any]


def worst_cases(pattern: str | bytes, length: int) -> Iterator[str]:
    """Texts of a length on which an expression may take long."""
    text = pattern.decode("latin-1") if isinstance(pattern, bytes) else pattern
    items = list(parser.parse(text))
    for head, pump in sorted(set(_repeats(items, ""))):
        times = length // len(pump) + 1
        for end in ENDS:
            yield head + (pump * times)[: length - len(head) - len(end)] + end
        whole = head + pump
        yield (whole * (length // len(whole) + 1))[:length]
    for place in range(1, len(items) + 1):
        head = _sample(items[:place])
        if head:
            yield (head * (length // len(head) + 1))[:length]


def _repeats(items: list[Item], before: str) -> Iterator[tuple[str, str]]:
    """What leads to each repeat, and what it may take again and again."""
    for place, (kind, what) in enumerate(items):
        head = before + _sample(items[:place])
        if kind in REPEATS:
            _, most, inner = what
            if most >= MANY:
                yield from ((head, one) for one in _choices(list(inner)) if one)
            yield from _repeats(list(inner), head)
        for inner in _inside(kind, what):
            yield from _repeats(list(inner), head)


def _inside(kind: Any, what: Any) -> list[Any]:
    if kind is op.SUBPATTERN:
        return [what[3]]
    if kind is op.BRANCH:
        return list(what[1])
    return [what] if kind is op.ATOMIC_GROUP else []


def _choices(items: list[Item]) -> set[str]:
    """Several texts that a repeated part takes."""
    if len(items) == 1 and items[0][0] in (op.IN, op.ANY, op.NOT_LITERAL):
        return {one for one in PROBES if _takes(items[0], one)} | {_sample(items)}
    branches = [what[1] for kind, what in items if kind is op.BRANCH]
    if len(items) == 1 and branches:
        return {_sample(list(one)) for one in branches[0]}
    return {_sample(items)}


def _sample(items: list[Item]) -> str:
    """A text that a part takes."""
    return "".join(_one(kind, what) for kind, what in items)


def _one(kind: Any, what: Any) -> str:
    if kind is op.LITERAL:
        return chr(int(what))
    if kind in (op.IN, op.ANY, op.NOT_LITERAL):
        tried = [*"a0A-", *map(chr, range(32, 127)), "\t"]
        taken: str = next(one for one in tried if _takes((kind, what), one))
        return taken
    if kind in REPEATS:
        least, most, inner = what
        return _sample(list(inner)) * int(max(least, min(1, most)))
    inside = _inside(kind, what)
    return _sample(list(inside[0])) if inside else ""


def _takes(item: Item, one: str) -> bool:
    kind, what = item
    if kind is op.ANY:
        return one != "\n"
    if kind is op.NOT_LITERAL:
        return ord(one) != int(what)
    negated = bool(what) and what[0][0] is op.NEGATE
    return negated != any(_is_in(part, ord(one)) for part in what)


def _is_in(part: Item, code: int) -> bool:
    kind, what = part
    if kind is op.LITERAL:
        return bool(code == what)
    if kind is op.RANGE:
        return bool(what[0] <= code <= what[1])
    if kind is op.CATEGORY:
        name = str(what).rpartition("_")[2]
        shape = {"DIGIT": r"\d", "SPACE": r"\s", "WORD": r"\w"}[name]
        found = re.fullmatch(shape, chr(code)) is not None
        return found != ("NOT" in str(what))
    return False
