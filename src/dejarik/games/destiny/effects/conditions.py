"""Conditions: whether something is there, has a quality, or is large enough."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import fits_all
from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.program import Condition, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class ThereIs(Condition):
    """
    At least one such thing is there: what spotting asks.

    Rulings: arh.part8.spotting.01
    """

    what: Selector

    def holds(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))


@dataclass(frozen=True)
class Is(Condition):
    """Everything meant has all these qualities, and something is meant."""

    what: Selector
    filters: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        found = self.what.find(s, scope)
        return bool(found) and all(fits_all(self.filters, t, scope, one) for one in found)


@dataclass(frozen=True)
class HasQualities(Condition):
    """For would-be hosts: the card in question has all these qualities."""

    filters: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        """The one entity that is being tried, once there is one."""
        return bool(scope.it) and fits_all(self.filters, table_of(s), scope, scope.it[0])


@dataclass(frozen=True)
class AtLeast(Condition):
    """One amount is not smaller than another."""

    amount: Quantity
    limit: Quantity

    def holds(self, s: State, scope: Scope) -> bool:
        return self.amount.amount(s, scope) >= self.limit.amount(s, scope)


@dataclass(frozen=True)
class MoreThan(Condition):
    """One amount is larger than another."""

    amount: Quantity
    other: Quantity

    def holds(self, s: State, scope: Scope) -> bool:
        return self.amount.amount(s, scope) > self.other.amount(s, scope)


@dataclass(frozen=True)
class Even(Condition):
    """
    An amount is an even number; zero is one.

    Rulings: arh.faq.45
    """

    amount: Quantity

    def holds(self, s: State, scope: Scope) -> bool:
        return self.amount.amount(s, scope) % 2 == 0


@dataclass(frozen=True)
class Not(Condition):
    """The opposite of a condition."""

    condition: Condition

    def holds(self, s: State, scope: Scope) -> bool:
        return not self.condition.holds(s, scope)


@dataclass(frozen=True)
class Both(Condition):
    """All of several conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        return all(condition.holds(s, scope) for condition in self.conditions)
