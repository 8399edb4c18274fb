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
        """How it works: sets come before additions, caps last; a prohibition always wins."""
        return ADD

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """What it gives this entity now; 0 for nothing."""
        raise NotImplementedError

    def gives_zero(self, s: State, scope: Scope, entity: int) -> bool:
        """For numbers that are set or capped: whether a contribution of 0 is meant as 0."""
        return False


class ActiveModifier:
    """A modifier in force, and the scope it is read in."""

    def __init__(self, modifier: Modifier, scope: Scope) -> None:
        self.modifier: Modifier = modifier
        self.scope: Scope = scope


class Contribution:
    """One line of an explained number."""

    def __init__(self, source: int, layer: int, amount: int) -> None:
        self.source: int = source
        self.layer: int = layer
        self.amount: int = amount


def contributions(s: State, statistic: int, entity: int) -> list[Contribution]:
    """What each modifier in force gives this entity, in order of layers."""
    found: list[Contribution] = []
    active = s.get_index().modifiers.get(statistic)
    if active is None or _is_circular(s, statistic, entity):
        return found
    try:
        for layer in (SET, ADD, CAP, FORBID):
            for one in active:
                if one.modifier.layer() == layer:
                    amount = one.modifier.contribution(s, one.scope, entity)
                    means_zero = layer != ADD and one.modifier.gives_zero(s, one.scope, entity)
                    if amount or means_zero:
                        found.append(Contribution(one.scope.source, layer, amount))
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
    value = printed
    for part in contributions(s, statistic, entity):
        if part.layer == SET:
            value = part.amount
        elif part.layer == ADD:
            value += part.amount
        elif part.layer == CAP and value > part.amount:
            value = part.amount
    return value


def forbidding(s: State, statistic: int, entity: int) -> int:
    """
    The source of a prohibition on this entity, or 0: cannot beats can.

    One that comes from no entity gives NOBODY, which is true as any source is.
    """
    active = s.get_index().modifiers.get(statistic)
    if active is None or _is_circular(s, statistic, entity):
        return 0
    try:
        for one in active:
            if one.modifier.layer() == FORBID and one.modifier.contribution(s, one.scope, entity):
                return one.scope.source or NOBODY
    finally:
        _end_reading(s)
    return 0
