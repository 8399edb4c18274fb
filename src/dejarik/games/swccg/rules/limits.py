"""
Limits: a text that allows one thing in a time frame is used up by initiating it.

The ledger of the table holds whose limit it is, which text, and until when. What may be done once
per game counts by title, for both players and every copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import ids

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table

UNLIMITED: Final = 0
PER_PHASE: Final = 1
PER_TURN: Final = 2
PER_BATTLE: Final = 3
PER_GAME: Final = 4

SPANS: Final = 8
"""More spans than there are: a text and its span are kept as one number."""


def key_of(t: Table, source: int, span: int) -> int:
    """Whose limit it is: of the thing that has the text; over a whole game of its title."""
    if span == PER_GAME:
        return -first_of_title(t, t.definition(source).title)
    if ids.is_copy(source) or ids.is_place(source):
        return source
    return -t.definition(source).number


def first_of_title(t: Table, title: str) -> int:
    """The number of the first definition with a title, which stands for both sides' cards of it."""
    return next(one.number for one in t.rules.definitions if one.title == title)


def packed(text: int, span: int) -> int:
    """A text of a card and its span as one number."""
    return text * SPANS + span


def is_used(t: Table, source: int, limit: int, times: int = 1) -> bool:
    """Whether a text has been used in its time frame as often as it may."""
    key = key_of(t, source, limit % SPANS)
    used = t.limits
    found = [at for at in range(0, len(used), 2) if used[at] == key and used[at + 1] == limit]
    return len(found) >= times


def note_use(t: Table, source: int, limit: int) -> None:
    """A text has been initiated: it is used up, also if it is cancelled."""
    t.limits += [key_of(t, source, limit % SPANS), limit]


def end_span(t: Table, span: int) -> None:
    """A time frame is over: what was limited by it may be done again."""
    used = t.limits
    kept: list[int] = []
    for at in range(0, len(used), 2):
        if used[at + 1] % SPANS != span:
            kept += used[at : at + 2]
    t.limits = kept
