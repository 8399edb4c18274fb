"""Filters that only dice can pass: whose die it is, and what it shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.model.facts import NONE, UPGRADE
from dejarik.games.destiny.rules.die_rules import value_of
from dejarik.kernel.program import Quantity, Selector

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Scope


@dataclass(frozen=True)
class DieOf(Filter):
    """
    The die of a card: that card is its matching card.

    Rulings: arh.part8.characterdie.01
    """

    card: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        die = t.dice.get(entity, t.gone_dice.get(entity))
        return die is not None and die.copy in self.card.find(t, scope)


@dataclass(frozen=True)
class UpgradeDieOf(Filter):
    """
    The die of an upgrade on a card; that of a downgrade is none.

    Rulings: arh.part8.characterdie.02
    """

    host: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Compare what its matching card is attached to."""
        die = t.dice.get(entity, t.gone_dice.get(entity))
        if die is None or (die.copy not in t.copies and die.copy not in t.gone):
            return False
        card = t.copy(die.copy)
        return card.type == UPGRADE and card.host in self.host.find(t, scope)


@dataclass(frozen=True)
class ShowingASymbol(Filter):
    """
    A die whose side has a symbol; a blank is one, a bare number is not.

    Rulings: arh.part2.symbol.01
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.side_of(t.die(entity)).symbol != NONE


@dataclass(frozen=True)
class ShowingSymbolOf(Filter):
    """A die that shows the symbol of the die chosen for it under a name."""

    name: str

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        symbol = t.side_of(t.die(entity)).symbol
        return any(symbol == t.side_of(t.die(one)).symbol for one in scope.names.get(self.name, []))


@dataclass(frozen=True)
class Resolved(Filter):
    """A die that has been resolved in this action, by itself or as a modifier."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return entity in t.spent_dice


@dataclass(frozen=True)
class ShowingAModifier(Filter):
    """A die that shows a modifier side."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.side_of(t.die(entity)).modifier


@dataclass(frozen=True)
class ShowingACost(Filter):
    """A die that shows a side with a cost, of either kind."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.side_of(t.die(entity)).cost > 0


@dataclass(frozen=True)
class WorthAtLeast(Filter):
    """A die that shows at least this value."""

    value: Quantity

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return value_of(t, t.die(entity)) >= self.value.amount(t, scope)


@dataclass(frozen=True)
class WorthAtMost(Filter):
    """A die that shows at most this value; a blank or a special shows 0."""

    value: Quantity

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return value_of(t, t.die(entity)) <= self.value.amount(t, scope)
