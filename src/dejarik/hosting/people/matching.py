"""
Matching: who of those that wait plays whom.

What belongs here: whom an offer meets, the ratings it is open to, and what offers agree on.
What does not: who waits (a store), and making the group true in a database.

A rated offer has a window of ratings around its owner's. It begins narrow and widens while the
offer waits, up to the owner's limit; where few wait, or nobody waits at a screen, it is the whole
limit at once. Two meet when each lies in the other's window.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final, NamedTuple

from dejarik.hosting.people.ratings import PROVISIONAL, Rating
from dejarik.hosting.play.settings_wire import TableSettings, Undo

Group = tuple["Waiting", ...]
"""Who plays at one table; the longest waiting one comes first."""
Block = tuple[str, str]
"""Who has blocked whom, by accounts."""

BEGINS: Final = 100
"""So far from one's own rating a window reaches at first."""
STEP: Final = 50
STEP_MS: Final = 10_000
"""After each ten seconds it reaches further."""
DOUBT: Final = 2
"""For each point of deviation of a rating that is a first guess it reaches so much further."""
FEW: Final = 8
"""Where fewer wait, a window is the whole limit."""
LOOKED_AT: Final = 32
"""How many offers are looked at for one."""
ANYBODY: Final = 1_000_000

_STRICTEST: Final[tuple[Undo, ...]] = ("never", "free", "consent")


class Queue(NamedTuple):
    """
    What people must all want to play together; `places` is by how many, `options` what is chosen.

    `clock` also says whether it is rated and a match (`settings_wire.queue_key`).
    """

    title: str
    edition: str
    format: str
    clock: str
    places: int = 2
    options: str = ""


@dataclass(frozen=True, slots=True)
class Window:
    """
    The ratings that an offer is open to, and its owner's.

    `low` and `high` are its limit, `begins` is how far from `points` it reaches at first. What is
    unrated is open to anybody.
    """

    points: int = 1500
    begins: int = ANYBODY
    low: int = 0
    high: int = ANYBODY

    def is_for_anybody(self) -> bool:
        """Whether it is the window of an offer that is not rated."""
        return self.begins >= ANYBODY

    def reaches(self, waited: int, *, whole: bool) -> tuple[int, int]:
        """The lowest and the highest rating it is open to after so many milliseconds."""
        width = ANYBODY if whole else self.begins + STEP * (max(waited, 0) // STEP_MS)
        return max(self.low, self.points - width), min(self.high, self.points + width)


ANY_RATING: Final = Window()
"""The window of what is not rated."""


def window_of(rating: Rating, below: int, above: int) -> Window:
    """The window of a rated offer whose owner plays others so far below and above."""
    points = round(rating.points)
    doubt = max(0.0, rating.deviation - PROVISIONAL)
    begins = BEGINS + round(DOUBT * doubt)
    return Window(points, begins, max(0, points - below), points + above)


@dataclass(frozen=True, slots=True)
class Waiting:
    """
    An offer in a queue: whose, since when, and whom its owner played last.

    Two of one `side` cannot meet; an empty one meets any.
    """

    seek: str
    owner: str
    queue: Queue
    since: int
    last_opponent: str = ""
    side: str = ""
    window: Window = ANY_RATING


def partners(
    one: Waiting, others: Sequence[Waiting], now: int, *, whole: bool = False
) -> list[Waiting]:
    """
    Whom an offer may meet now, who comes first standing first.

    Whoever has just been met comes last. Of the rest the pair whose offer is the oldest comes
    first, then the one whose ratings are nearest.
    """
    found = [other for other in others if may_meet(one, other, now, whole=whole)]

    def order(other: Waiting) -> tuple[bool, int, int, int, str]:
        distance = abs(one.window.points - other.window.points)
        oldest = min(one.since, other.since)
        return _just_met(one, other), oldest, distance, other.since, other.seek

    return sorted(found, key=order)


def groups(
    one: Waiting, chosen: Sequence[Waiting], blocks: AbstractSet[Block] = frozenset()
) -> Iterator[Group]:
    """The tables that an offer may come to with those it may meet; the best first."""
    for place, first in enumerate(chosen):
        group = [one, first]
        for other in chosen[place + 1 :]:
            if len(group) == one.queue.places:
                break
            if not any(_are_apart(member, other, blocks) for member in group):
                group.append(other)
        if len(group) == one.queue.places:
            yield tuple(sorted(group, key=lambda member: (member.since, member.seek)))


def may_meet(one: Waiting, other: Waiting, now: int, *, whole: bool = False) -> bool:
    """Whether two wait for the same, on different sides, and each lies in the other's window."""
    if one.queue != other.queue or one.owner == other.owner:
        return False
    if one.side and one.side == other.side:
        return False
    return _is_open_to(one, other, now, whole=whole) and _is_open_to(other, one, now, whole=whole)


def _is_open_to(one: Waiting, other: Waiting, now: int, *, whole: bool) -> bool:
    low, high = one.window.reaches(now - one.since, whole=whole)
    return low <= other.window.points <= high


def _are_apart(one: Waiting, other: Waiting, blocks: AbstractSet[Block]) -> bool:
    if one.owner == other.owner:
        return True
    return (one.owner, other.owner) in blocks or (other.owner, one.owner) in blocks


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
