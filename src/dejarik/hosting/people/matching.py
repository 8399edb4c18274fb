"""
Matching: who of those that wait plays whom.

What belongs here: groups out of a queue, and what their offers agree on.
What does not: who waits (a store), and making the group true in a database.
"""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final, NamedTuple

from dejarik.hosting.play.settings_wire import TableSettings, Undo

Group = tuple["Waiting", ...]
"""Who plays at one table; the longest waiting one comes first."""
Block = tuple[str, str]
"""Who has blocked whom, by accounts."""

_STRICTEST: Final[tuple[Undo, ...]] = ("never", "free", "consent")


class Queue(NamedTuple):
    """
    What people must all want to play together; `places` is by how many.

    `clock` also says whether it is rated and a match (`settings_wire.queue_key`).
    """

    title: str
    edition: str
    format: str
    clock: str
    places: int = 2


@dataclass(frozen=True, slots=True)
class Waiting:
    """An offer in a queue: whose, since when, and whom its owner played last."""

    seek: str
    owner: str
    queue: Queue
    since: int
    last_opponent: str = ""


def groups(waiting: Iterable[Waiting], blocks: AbstractSet[Block] = frozenset()) -> list[Group]:
    """
    Everybody who can play now, the oldest offers first.

    Nobody is seated twice, with themselves, or over a block. Two who just played each other
    meet only when a table cannot be filled otherwise.
    """
    ordered = sorted(waiting, key=lambda one: (one.since, one.seek))
    found: list[Group] = []
    busy: set[str] = set()
    for again in (False, True):
        for place, one in enumerate(ordered):
            if one.owner in busy:
                continue
            group = [one]
            for other in ordered[place + 1 :]:
                if len(group) == one.queue.places:
                    break
                if other.owner not in busy and _fits(other, group, blocks, again=again):
                    group.append(other)
            if len(group) == one.queue.places:
                found.append(tuple(group))
                busy |= {member.owner for member in group}
    return sorted(found, key=lambda group: (group[0].since, group[0].seek))


def _fits(
    one: Waiting, group: Sequence[Waiting], blocks: AbstractSet[Block], *, again: bool
) -> bool:
    """Whether somebody may play with all of a group; with `again` also whom they just met."""
    return all(
        may_meet(member, one, blocks) and (again or not _just_met(member, one)) for member in group
    )


def may_meet(one: Waiting, other: Waiting, blocks: AbstractSet[Block]) -> bool:
    """Whether two wait in one queue, are different people, and neither has blocked the other."""
    if one.queue != other.queue or one.owner == other.owner:
        return False
    return (one.owner, other.owner) not in blocks and (other.owner, one.owner) not in blocks


def _just_met(one: Waiting, other: Waiting) -> bool:
    return one.last_opponent == other.owner or other.last_opponent == one.owner


def agreed(settings: Sequence[TableSettings]) -> TableSettings:
    """What offers with the same clock agree on: the more private, the stricter of each."""
    return TableSettings(
        clock=settings[0].clock,
        spectators=all(one.spectators for one in settings),
        delay=max(one.delay for one in settings),
        undo=min((one.undo for one in settings), key=_STRICTEST.index),
        beat=max(one.beat for one in settings),
        rated=all(one.rated for one in settings),
        best_of=settings[0].best_of,
    )
