"""Ongoing influences on dice: what they are worth and cost, how they hit, what protects them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.abilities import BY_ANYONE, BY_YOU
from dejarik.games.destiny.effects.filters import Filter, controller_of
from dejarik.games.destiny.effects.selectors import fits_all
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.die_rules import SEATS_PER_DIE
from dejarik.games.destiny.rules.values import (
    DIE_REMOVAL,
    DIE_RESOLVED_AS,
    DIE_SPREAD,
    DIE_UNBLOCKABLE,
)
from dejarik.kernel.modifiers import FORBID, Modifier
from dejarik.kernel.program import Condition, Quantity

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


def concerns(
    t: Table,
    scope: Scope,
    dice: tuple[Filter, ...],
    condition: Condition | None,
    number: int,
) -> bool:
    """Whether an influence is about this die now."""
    if number not in t.dice or not fits_all(dice, t, scope, number):
        return False
    return condition is None or condition.holds(t, scope)


@dataclass(frozen=True)
class ChangeDice(Modifier):
    """
    Some dice have another value, or cost another number of resources.

    `number` is the statistic; `less` makes it a decrease.
    Rulings: arh.part8.increases.01, arh.part8.decreases.01
    """

    number: int
    amount: Quantity
    dice: tuple[Filter, ...]
    less: bool = False
    condition: Condition | None = None

    def statistic(self) -> int:
        return self.number

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        if not concerns(table_of(s), scope, self.dice, self.condition, entity):
            return 0
        amount = self.amount.amount(s, scope)
        return -amount if self.less else amount


@dataclass(frozen=True)
class UnblockableDice(Modifier):
    """The damage some dice deal is unblockable."""

    dice: tuple[Filter, ...]
    condition: Condition | None = None

    def statistic(self) -> int:
        return DIE_UNBLOCKABLE

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return int(concerns(table_of(s), scope, self.dice, self.condition, entity))


@dataclass(frozen=True)
class SpreadShields(Modifier):
    """Who controls this may distribute the shields of some dice over their characters."""

    dice: tuple[Filter, ...]
    condition: Condition | None = None

    def statistic(self) -> int:
        return DIE_SPREAD

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """For dice that fit, resolved by that player."""
        t = table_of(s)
        if not concerns(t, scope, self.dice, self.condition, entity):
            return 0
        return int(controller_of(t, entity) == scope.you)


@dataclass(frozen=True)
class CannotRemove(Modifier):
    """
    Some dice cannot be removed, by anyone or by certain players.

    Rulings: arh.part7.negative.01
    """

    dice: tuple[Filter, ...]
    by: int = BY_ANYONE
    condition: Condition | None = None

    def statistic(self) -> int:
        return DIE_REMOVAL

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """For dice that fit, whoever is meant."""
        number, seat = entity // SEATS_PER_DIE, entity % SEATS_PER_DIE
        if self.by != BY_ANYONE and (seat == scope.you) != (self.by == BY_YOU):
            return 0
        return int(concerns(table_of(s), scope, self.dice, self.condition, number))


@dataclass(frozen=True)
class ResolvableAs(Modifier):
    """Some dice may be resolved as if they showed another symbol."""

    symbol: int
    dice: tuple[Filter, ...]
    condition: Condition | None = None

    def statistic(self) -> int:
        """A further symbol to be resolved for."""
        return DIE_RESOLVED_AS

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        meant = concerns(table_of(s), scope, self.dice, self.condition, entity)
        return self.symbol if meant else 0
