"""
Modifiers: numbers and permissions that are worked out when they are read.

A modifier never changes the thing it modifies. Reading asks every modifier of that
statistic what it contributes, so the answer can always name its contributors. What it
contributes may depend on other numbers; a number that depends on itself is a fault of the
cards, which is raised, or cut at the printed number and noted where people play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.kernel.ids import NOBODY
from dejarik.kernel.program import Node

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State

ADD: Final = 0
SET: Final = 1
CAP: Final = 2
FORBID: Final = 3
MULTIPLY: Final = 4
RESET: Final = 5

RANKS: Final = {SET: 0, ADD: 1, MULTIPLY: 2, RESET: 3, CAP: 4, FORBID: 5}
"""In which order the layers are taken."""
RANKS_BY_TIME: Final = {SET: 0, ADD: 1, MULTIPLY: 1, RESET: 3, CAP: 4, FORBID: 5}
"""The same where additions and factors are taken as they came about."""


class Circular(Exception):
    """A number depends on itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Modifier(Node):
    """A continuous influence on one statistic."""

    def statistic(self) -> int:
        """The game's number for what is modified."""
        raise NotImplementedError

    def layer(self) -> int:
        """
        How it works, by the order in which layers are taken.

        SET says what the number is before all others, ADD and MULTIPLY change it, RESET makes it
        a number that they no longer change (the lowest of several), CAP is the most it can be,
        and FORBID is no number: a prohibition always wins.
        """
        return ADD

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """What it gives this entity now; 0 for nothing."""
        raise NotImplementedError

    def multiplied(self, value: int, amount: int) -> int:
        """In the layer MULTIPLY: what a value becomes by what it contributes; a half rounds."""
        return value * amount

    def gives_zero(self, s: State, scope: Scope, entity: int) -> bool:
        """Where it does not add: whether a contribution of 0 is meant as 0."""
        return False


class ActiveModifier:
    """
    A modifier in force, and the scope it is read in.

    `since` is when it came about, by a count of the game's own: only those that take modifiers in
    order of time need to say.
    """

    __slots__ = ("layer", "modifier", "scope", "since")

    def __init__(self, modifier: Modifier, scope: Scope, since: int = 0) -> None:
        self.modifier: Modifier = modifier
        self.scope: Scope = scope
        self.since: int = since
        self.layer: int = modifier.layer()


class Contribution:
    """
    One line of an explained number: how much, from which thing, by which part of its text.

    `modifier` is nothing for what a game adds by itself.
    """

    __slots__ = ("amount", "layer", "modifier", "source")

    def __init__(
        self, source: int, layer: int, amount: int, modifier: Modifier | None = None
    ) -> None:
        self.source: int = source
        self.layer: int = layer
        self.amount: int = amount
        self.modifier: Modifier | None = modifier


def put_in_order(active: list[ActiveModifier], new: ActiveModifier, by_time: bool) -> None:
    """Add a modifier behind those of its layer; by time behind those that came before it."""
    ranks = RANKS_BY_TIME if by_time else RANKS
    rank = ranks[new.layer]
    place = len(active)
    while place:
        before = active[place - 1]
        other = ranks[before.layer]
        if other < rank or (other == rank and not (by_time and before.since > new.since)):
            break
        place -= 1
    active.insert(place, new)


def contributions(s: State, statistic: int, entity: int) -> list[Contribution]:
    """What each modifier in force gives this entity, in the order in which they count."""
    found: list[Contribution] = []
    active = s.get_index().modifiers.get(statistic)
    if active is None or _is_circular(s, statistic, entity):
        return found
    try:
        for one in active:
            modifier = one.modifier
            layer = one.layer
            amount = modifier.contribution(s, one.scope, entity)
            if amount or (layer != ADD and modifier.gives_zero(s, one.scope, entity)):
                found.append(Contribution(one.scope.source, layer, amount, modifier))
    finally:
        _end_reading(s)
    return found


def _is_circular(s: State, statistic: int, entity: int) -> bool:
    """
    Whether this number is being read already; else it is from now on.

    Raises Circular unless the game cuts such circles; what is cut is noted.
    """
    reading = s.reading
    for place in range(0, len(reading), 2):
        if reading[place] == statistic and reading[place + 1] == entity:
            circle = reading[place:]
            if not s.game.cuts_circles:
                message = f"statistic {statistic} of {entity} depends on itself: {circle}"
                raise Circular(message)
            if circle not in s.game.circles:
                s.game.circles.append(circle)
            return True
    reading.append(statistic)
    reading.append(entity)
    return False


def _end_reading(s: State) -> None:
    s.reading.pop()
    s.reading.pop()


def modified(s: State, statistic: int, entity: int, printed: int) -> int:
    """The printed number with every modifier in force."""
    if statistic not in (s.index or s.get_index()).modifiers:
        return printed
    return total(printed, contributions(s, statistic, entity))


def total(printed: int, parts: list[Contribution]) -> int:
    """What a printed number comes to by these contributions, in their order."""
    value = printed
    is_reset = False
    for part in parts:
        layer = part.layer
        if layer == ADD:
            value += part.amount
        elif layer == SET:
            value = part.amount
        elif layer == RESET:
            value = min(value, part.amount) if is_reset else part.amount
            is_reset = True
        elif layer == MULTIPLY and part.modifier is not None:
            value = part.modifier.multiplied(value, part.amount)
        elif layer == CAP and value > part.amount:
            value = part.amount
    return value


def forbidding(s: State, statistic: int, entity: int) -> int:
    """
    The source of a prohibition on this entity, or 0: cannot beats can.

    One that comes from no entity gives NOBODY, which is true as any source is.
    """
    active = (s.index or s.get_index()).modifiers.get(statistic)
    if active is None or _is_circular(s, statistic, entity):
        return 0
    try:
        for one in active:
            if one.layer == FORBID and one.modifier.contribution(s, one.scope, entity):
                return one.scope.source or NOBODY
    finally:
        _end_reading(s)
    return 0
