"""
Matching: who of those that wait plays whom.

What belongs here: pairs out of a queue, and what two offers agree on.
What does not: who waits (a store), and making the pair true in a database.
"""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final, NamedTuple

from dejarik.hosting.play.settings_wire import TableSettings, Undo

Pair = tuple["Waiting", "Waiting"]
"""The longer waiting one comes first."""
Block = tuple[str, str]
"""Who has blocked whom, by accounts."""

_STRICTEST: Final[tuple[Undo, ...]] = ("never", "free", "consent")


class Queue(NamedTuple):
    """What two people must both want to be paired."""

    title: str
    edition: str
    format: str
    clock: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """An offer in a queue: whose, since when, and whom its owner played last."""

    seek: str
    owner: str
    queue: Queue
    since: int
    last_opponent: str = ""


def pairs(waiting: Iterable[Waiting], blocks: AbstractSet[Block] = frozenset()) -> list[Pair]:
    """
    Everybody who can be paired now, the oldest offers first.

    Nobody is paired twice, with themselves, or over a block. Two who just played each other
    are paired only when neither finds anybody else.
    """
    ordered = sorted(waiting, key=lambda one: (one.since, one.seek))
    found: list[Pair] = []
    busy: set[str] = set()
    for again in (False, True):
        for place, one in enumerate(ordered):
            if one.owner in busy:
                continue
            for other in ordered[place + 1 :]:
                if other.owner in busy or not may_meet(one, other, blocks):
                    continue
                if again or not _just_met(one, other):
                    found.append((one, other))
                    busy |= {one.owner, other.owner}
                    break
    return sorted(found, key=lambda pair: (pair[0].since, pair[0].seek))


def may_meet(one: Waiting, other: Waiting, blocks: AbstractSet[Block]) -> bool:
    """Whether two wait in one queue, are different people, and neither has blocked the other."""
    if one.queue != other.queue or one.owner == other.owner:
        return False
    return (one.owner, other.owner) not in blocks and (other.owner, one.owner) not in blocks


def _just_met(one: Waiting, other: Waiting) -> bool:
    return one.last_opponent == other.owner or other.last_opponent == one.owner


def agreed(one: TableSettings, other: TableSettings) -> TableSettings:
    """What two offers with the same clock agree on: the more private, the stricter of each."""
    return TableSettings(
        clock=one.clock,
        spectators=one.spectators and other.spectators,
        delay=max(one.delay, other.delay),
        undo=min(one.undo, other.undo, key=_STRICTEST.index),
    )
