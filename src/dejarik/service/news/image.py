"""
Images: what is known of a topic, and what has changed since a mark.

What belongs here: comparing, encoding once, keeping the last changes.
What does not: where rows come from (`shared_topics`, `personal_topics`), and who is told (`hub`).
"""

from collections import deque
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Protocol

import msgspec

from dejarik.service.ids import new_id

KEPT: Final = 16
"""Changes that a listener may be behind before it is told the whole again."""

_encoder = msgspec.json.Encoder()


class Feed(Protocol):
    """What a listener asks for what is new since its mark."""

    mark: str

    def after(self, mark: str, hidden: AbstractSet[str]) -> list[bytes]:
        """The parts that lead from a mark to today's, without rows of some people."""
        ...


@dataclass(frozen=True, slots=True)
class Row:
    """A row as it is sent; whoever is apart from one of its people is not told of it."""

    id: str | int
    data: msgspec.Raw
    people: frozenset[str] = frozenset()


def row_of(id_: str | int, value: msgspec.Struct, people: frozenset[str] = frozenset()) -> Row:
    """A row, encoded."""
    return Row(id_, msgspec.Raw(_encoder.encode(value)), people)


@dataclass(frozen=True)
class _Change:
    """From one mark to the next: rows that are new or another, and rows that are gone."""

    head: Mapping[str, object]
    rows: Sequence[Row]
    gone: Sequence[Row]

    @cached_property
    def people(self) -> frozenset[str]:
        """Everybody in it."""
        return frozenset().union(*(row.people for row in (*self.rows, *self.gone)))

    @cached_property
    def encoded(self) -> bytes:
        """The change for everybody who is apart from nobody in it."""
        return self._written(self.rows, self.gone, self.head["total"])

    def without(self, hidden: AbstractSet[str], total: int) -> bytes:
        """The change for somebody who is not told of some people."""
        if total == self.head["total"] and self.people.isdisjoint(hidden):
            return self.encoded
        rows = [row for row in self.rows if row.people.isdisjoint(hidden)]
        gone = [row for row in self.gone if row.people.isdisjoint(hidden)]
        return self._written(rows, gone, total)

    def _written(self, rows: Sequence[Row], gone: Sequence[Row], total: object) -> bytes:
        told = {"rows": [row.data for row in rows], "gone": [row.id for row in gone]}
        return _encoder.encode({**self.head, **told, "total": total})


@dataclass
class Image:
    """
    The rows of a topic, in this process; `about` names the topic in every part.

    Marks of this image begin with a name of its own: a mark of another says nothing here.
    """

    about: Mapping[str, str]
    mark: str = ""
    total: int = 0
    _rows: dict[str | int, Row] = field(default_factory=dict)
    _changes: deque[tuple[str, _Change]] = field(default_factory=lambda: deque(maxlen=KEPT))
    _whole: _Change | None = None

    def __post_init__(self) -> None:
        """Nothing has been read yet."""
        self._name = new_id()
        self._number = 0

    def show(self, rows: Sequence[Row], total: int) -> bool:
        """Take what was read; whether it is another than before."""
        found = {row.id: row for row in rows}
        other = [row for row in rows if self._rows.get(row.id) != row]
        gone = [row for id_, row in self._rows.items() if id_ not in found]
        if self.mark and not other and not gone and total == self.total:
            return False
        since, self._number = self.mark, self._number + 1
        self.mark = f"{self._name}.{self._number}"
        self.total, self._rows, self._whole = total, found, None
        if since:
            self._changes.append((since, _Change(self._head(since), other, gone)))
        return True

    def after(self, mark: str, hidden: AbstractSet[str]) -> list[bytes]:
        """The changes since a mark, or the whole if they do not reach back so far."""
        if mark == self.mark:
            return []
        kept = [since for since, _ in self._changes]
        if mark in kept:
            changes = [change for _, change in self._changes][kept.index(mark) :]
        else:
            changes = [self._all()]
        if not hidden:
            return [change.encoded for change in changes]
        shown = self.total - sum(not row.people.isdisjoint(hidden) for row in self._rows.values())
        return [change.without(hidden, shown) for change in changes]

    def known(self) -> Mapping[str | int, Row]:
        """The rows by id."""
        return self._rows

    def _all(self) -> _Change:
        if self._whole is None:
            self._whole = _Change(self._head(""), list(self._rows.values()), [])
        return self._whole

    def _head(self, since: str) -> dict[str, object]:
        return {**self.about, "mark": self.mark, "since": since, "total": self.total}


@dataclass
class Value:
    """A topic that is always told whole."""

    topic: str
    mark: str = ""
    _data: bytes = b""
    _part: bytes = b""

    def __post_init__(self) -> None:
        """Nothing has been read yet."""
        self._name = new_id()
        self._number = 0

    def show(self, value: msgspec.Struct) -> bool:
        """Take what was read; whether it is another than before."""
        data = _encoder.encode(value)
        if self.mark and data == self._data:
            return False
        self._number += 1
        self.mark = f"{self._name}.{self._number}"
        self._data = data
        told = {"topic": self.topic, "mark": self.mark, "told": msgspec.Raw(data)}
        self._part = _encoder.encode(told)
        return True

    def after(self, mark: str, hidden: AbstractSet[str]) -> list[bytes]:
        """The whole, if it is another than at a mark."""
        return [] if mark == self.mark else [self._part]
