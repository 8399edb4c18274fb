"""Amounts and players: how much, and who."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.filters import controller_of
from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.program import Condition, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


PLAYER_NAME: Final = "player"
"""Where the player who was chosen is remembered."""


@dataclass(frozen=True)
class Count(Quantity):
    """How many things there are."""

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        return len(self.what.find(s, scope))


@dataclass(frozen=True)
class EventAmount(Quantity):
    """
    How much the event was that an ability waits for.

    Rulings: arh.part6.damage.06
    """

    def amount(self, s: State, scope: Scope) -> int:
        event = s.event_of(scope)
        return 0 if event is None else event.amount


@dataclass(frozen=True)
class AmountDone(Quantity):
    """How much the verb before did."""

    def amount(self, s: State, scope: Scope) -> int:
        return scope.amount


@dataclass(frozen=True)
class Difference(Quantity):
    """By how much one amount is above another."""

    amount_of: Quantity
    other: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        """Nothing, if it is not above it."""
        return max(0, self.amount_of.amount(s, scope) - self.other.amount(s, scope))


@dataclass(frozen=True)
class IfAmount(Quantity):
    """One amount or another."""

    condition: Condition
    then: Quantity
    otherwise: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        chosen = self.then if self.condition.holds(s, scope) else self.otherwise
        return chosen.amount(s, scope)


@dataclass(frozen=True)
class Half(Quantity):
    """Half of an amount, rounded up or down."""

    of: Quantity
    rounded_up: bool

    def amount(self, s: State, scope: Scope) -> int:
        return (self.of.amount(s, scope) + int(self.rounded_up)) // 2


def amount_if(condition: Condition | None, amount: Quantity) -> Quantity:
    """An amount, or none of it unless something holds."""
    return amount if condition is None else IfAmount(condition, amount, Number(0))


@dataclass(frozen=True)
class Capped(Quantity):
    """An amount, but never more than another."""

    amount_of: Quantity
    most: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        return min(self.amount_of.amount(s, scope), self.most.amount(s, scope))


@dataclass(frozen=True)
class You(Quantity):
    """The player whose ability it is."""

    def amount(self, s: State, scope: Scope) -> int:
        return scope.you


@dataclass(frozen=True)
class Opponent(Quantity):
    """The other player."""

    def amount(self, s: State, scope: Scope) -> int:
        return table_of(s).other(scope.you)


@dataclass(frozen=True)
class ChosenPlayer(Quantity):
    """The player who was chosen."""

    def amount(self, s: State, scope: Scope) -> int:
        """The seat; before anyone is chosen, the ability's own player."""
        return scope.names.get(PLAYER_NAME, [scope.you])[0]


@dataclass(frozen=True)
class ControllerOf(Quantity):
    """Who controls something."""

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        """The seat; of nothing, the ability's own player."""
        found = self.what.find(s, scope)
        return controller_of(table_of(s), found[0]) if found else scope.you


@dataclass(frozen=True)
class Number(Quantity):
    """Just a number."""

    number: int

    def amount(self, s: State, scope: Scope) -> int:
        return self.number
