"""
Matching: who of those that wait plays whom.

What belongs here: pairs out of a queue, and the settings two offers agree on.
What does not: who waits (a store), and making the pair true in a database.
"""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import groupby
from typing import Final, NamedTuple

from dejarik.hosting.settings_wire import TableSettings, Undo

Pair = tuple["Waiting", "Waiting"]
"""The longer waiting one comes first."""
Block = tuple[str, str]
"""Who has blocked whom, by accounts."""

_STRICTEST: Final[tuple[Undo, ...]] = ("never", "free", "consent")


class Queue(NamedTuple):
    """
    What two people must both want to be paired.
    """

    title: str
    edition: str
    format: str
    clock: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """
    An offer in a queue: whose, since when, and whom its owner played last.
    """

    seek: str
    owner: str
    queue: Queue
    since: int
    last_opponent: str = ""


def pairs(waiting: Iterable[Waiting], blocks: AbstractSet[Block] = frozenset()) -> list[Pair]:
    """
    Everybody who can be paired now, the oldest offers first.

    Nobody is paired with themselves or over a block. Two who just played each other are
    paired only when neither finds anybody else.
    """
    ordered = sorted(waiting, key=lambda one: (one.queue, one.since, one.seek))
    found: list[Pair] = []
    for _, queue in groupby(ordered, key=lambda one: one.queue):
        left = list(queue)
        for again in (False, True):
            left = _pair_off(left, blocks, found, again=again)
    return sorted(found, key=lambda pair: (pair[0].since, pair[0].seek))


def _pair_off(
    queue: list[Waiting], blocks: AbstractSet[Block], found: list[Pair], *, again: bool
) -> list[Waiting]:
    """
    Add pairs to those found; who is left, in order. `again` allows an immediate rematch.
    """
    left: list[Waiting] = []
    busy: set[str] = set()
    for place, one in enumerate(queue):
        if one.owner in busy:
            continue
        for other in queue[place + 1 :]:
            fits = other.owner not in busy and may_meet(one, other, blocks)
            if fits and (again or not _just_met(one, other)):
                found.append((one, other))
                busy |= {one.owner, other.owner}
                break
        else:
            left.append(one)
    # A second offer of somebody paired later in the queue must not be paired once more.
    return [one for one in left if one.owner not in busy]


def may_meet(one: Waiting, other: Waiting, blocks: AbstractSet[Block]) -> bool:
    """
    Whether two are different people, neither of whom has blocked the other.
    """
    if one.owner == other.owner:
        return False
    return (one.owner, other.owner) not in blocks and (other.owner, one.owner) not in blocks


def _just_met(one: Waiting, other: Waiting) -> bool:
    return one.last_opponent == other.owner or other.last_opponent == one.owner


def agreed(one: TableSettings, other: TableSettings) -> TableSettings:
    """
    What two offers with the same clock agree on: the more private, the stricter of each.
    """
    return TableSettings(
        clock=one.clock,
        spectators=one.spectators and other.spectators,
        delay=max(one.delay, other.delay),
        undo=min(one.undo, other.undo, key=_STRICTEST.index),
    )
