"""
Terms: numbers, players and conditions that know no game.

What belongs here: arithmetic, counting, comparing and logic over what other nodes say, and
what every state has: the seats, the event an ability waits for, how much was done.
What does not: anything that looks at a table. Each game spells and speaks them its own way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.program import Condition, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


PLAYER_NAME: Final = "player"
"""Where the player who was chosen is remembered."""


@dataclass(frozen=True)
class Number(Quantity):
    """Just a number."""

    number: int

    def amount(self, s: State, scope: Scope) -> int:
        return self.number


@dataclass(frozen=True)
class Sum(Quantity):
    """Several amounts together."""

    amounts: tuple[Quantity, ...]

    def amount(self, s: State, scope: Scope) -> int:
        return sum([one.amount(s, scope) for one in self.amounts])


@dataclass(frozen=True)
class Difference(Quantity):
    """By how much one amount is above another."""

    amount_of: Quantity
    other: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        """Nothing, if it is not above it."""
        return max(0, self.amount_of.amount(s, scope) - self.other.amount(s, scope))


@dataclass(frozen=True)
class Half(Quantity):
    """Half of an amount, rounded up or down."""

    of: Quantity
    rounded_up: bool

    def amount(self, s: State, scope: Scope) -> int:
        return (self.of.amount(s, scope) + int(self.rounded_up)) // 2


@dataclass(frozen=True)
class Capped(Quantity):
    """An amount, but never more than another."""

    amount_of: Quantity
    most: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        return min(self.amount_of.amount(s, scope), self.most.amount(s, scope))


@dataclass(frozen=True)
class Count(Quantity):
    """How many things there are."""

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        return len(self.what.find(s, scope))


@dataclass(frozen=True)
class EventAmount(Quantity):
    """How much the event was that an ability waits for."""

    def amount(self, s: State, scope: Scope) -> int:
        event = s.event_of(scope)
        return 0 if event is None else event.amount


@dataclass(frozen=True)
class AmountDone(Quantity):
    """How much the verb before did."""

    def amount(self, s: State, scope: Scope) -> int:
        return scope.amount


@dataclass(frozen=True)
class You(Quantity):
    """The player whose ability it is."""

    def amount(self, s: State, scope: Scope) -> int:
        return scope.you


@dataclass(frozen=True)
class Opponent(Quantity):
    """The other player, in a game of two."""

    def amount(self, s: State, scope: Scope) -> int:
        return 1 - scope.you


@dataclass(frozen=True)
class ChosenPlayer(Quantity):
    """The player who was chosen."""

    def amount(self, s: State, scope: Scope) -> int:
        """The seat; before anyone is chosen, the ability's own player."""
        return scope.names.get(PLAYER_NAME, [scope.you])[0]


@dataclass(frozen=True)
class ThereIs(Condition):
    """At least one such thing is there."""

    what: Selector

    def holds(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))


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
    """An amount is an even number; zero is one."""

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


@dataclass(frozen=True)
class EitherHolds(Condition):
    """At least one of several conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        return any(condition.holds(s, scope) for condition in self.conditions)
