"""Amounts and players that depend on Destiny's table; the general ones are in `kernel.terms`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.filters import controller_of
from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.program import Condition, Quantity, Selector
from dejarik.kernel.terms import Number

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Distance(Quantity):
    """How far two amounts are apart, whichever is larger."""

    one: Quantity
    other: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        return abs(self.one.amount(s, scope) - self.other.amount(s, scope))


@dataclass(frozen=True)
class IfAmount(Quantity):
    """One amount or another."""

    condition: Condition
    then: Quantity
    otherwise: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        chosen = self.then if self.condition.holds(s, scope) else self.otherwise
        return chosen.amount(s, scope)


def amount_if(condition: Condition | None, amount: Quantity) -> Quantity:
    """An amount, or none of it unless something holds."""
    return amount if condition is None else IfAmount(condition, amount, Number(0))


@dataclass(frozen=True)
class ControllerOf(Quantity):
    """Who controls something."""

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        """The seat; of nothing, the ability's own player."""
        found = self.what.find(s, scope)
        return controller_of(table_of(s), found[0]) if found else scope.you
