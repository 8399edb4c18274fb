"""Verbs of resolving dice: through a card, and what is said of a die being resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.manners import How, dice_to_resolve
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.die_rules import (
    AS_IT_SHOWS,
    cost_of_die,
    modifiers_among,
)
from dejarik.games.destiny.rules.flow.resolve_action import ResolveDice
from dejarik.games.destiny.rules.flow.resolving import resolution_of, resolve_die
from dejarik.games.destiny.rules.resolution_terms import BONUS_NAME, STAYS_NAME
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.program import Op, Quantity, Selector
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

NO_LIMIT: Final = 1000


@dataclass(frozen=True)
class ResolveChosen(Choosing):
    """
    Resolve a chosen die as your own; only what can be resolved can be chosen.

    Rulings: arh.part2.throughcards.01, arh.part2.throughcards.02, arh.part2.throughcards.03
    """

    dice: Selector
    how: How

    def wanted(self) -> Selector:
        return self.dice

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        return self.how.resolvable_among(table_of(s), scope, wanted)

    def proceed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.x < len(f.items):
            number = f.items[f.x]
            f.x += 1
            if not self.how.allows(t, scope.actor, number):
                scope.ok = False
                return
            scope.names["target"] = [number]
            resolve_die(t, scope.actor, number, [], self.how.manner(s, scope, self.dice))
            return
        if not f.items:
            scope.ok = False
        remember(scope, f.items, len(f.items), "")
        pop(s)


@dataclass(frozen=True)
class ResolveSeveral(ResolveDice):
    """
    Resolve several dice one by one, in an order of choice; modifiers may join.

    `y` counts the dice, modifiers included. What follows waits for the whole ability.
    Rulings: arh.part2.throughcards.03, arh.part2.throughcards.04
    """

    dice: Selector
    how: How

    def can(self, s: State, scope: Scope) -> bool:
        """Whether there is one that could be resolved."""
        return bool(self.how.resolvable_among(table_of(s), scope, self.dice))

    def left(self, t: Table, f: Frame) -> int:
        """How many dice may still be resolved."""
        return self.dice.at_most(t, t.scope_of(f)) - f.y

    def bases(self, t: Table, f: Frame, seat: int) -> list[int]:
        """Those meant that can be resolved, as long as the number allows."""
        if self.left(t, f) <= 0:
            return []
        return self.how.resolvable_among(t, t.scope_of(f), self.dice)

    def modifiers(self, t: Table, f: Frame, seat: int) -> list[int]:
        """Those meant that join the die in hand."""
        if not self.room(t, f):
            return []
        base = t.dice[f.x]
        shown = t.side_of(base).symbol
        symbol = shown if self.how.symbol == AS_IT_SHOWS else self.how.symbol
        budget = self.purse(t, seat) - cost_of_die(t, base)
        found = dice_to_resolve(t, t.scope_of(f), self.dice)
        return modifiers_among(t, seat, found, base, symbol, budget)

    def purse(self, t: Table, seat: int) -> int:
        """Without limit where the costs are waived."""
        return NO_LIMIT if self.how.free else super().purse(t, seat)

    def room(self, t: Table, f: Frame) -> int:
        """As many as the number leaves beside the die in hand."""
        return max(0, self.left(t, f) - 1)

    def may_stop(self, t: Table, f: Frame) -> bool:
        """When as many are resolved as must be."""
        return f.y >= self.dice.at_least(t, t.scope_of(f))

    def resolve(self, t: Table, f: Frame, seat: int) -> None:
        f.y += 1 + len(f.items)
        resolve_die(t, seat, f.x, f.items, self.how.manner(t, t.scope_of(f), self.dice))

    def finish(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.y < self.dice.at_least(s, scope):
            scope.ok = False
        remember(scope, [], f.y, "")
        pop(s)


@dataclass(frozen=True)
class StayInPool(Op):
    """
    The die being resolved does not return to its card; perhaps it is rerolled instead.

    It cannot be resolved again in this action.
    Rulings: arh.part2.special.05
    """

    reroll: bool

    def can(self, s: State, scope: Scope) -> bool:
        """Only while a die is being resolved."""
        return resolution_of(table_of(s), scope.subject) is not None

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        resolution = resolution_of(table_of(s), scope.subject)
        if resolution is None:
            scope.ok = False
        else:
            resolution.names[STAYS_NAME] = [int(self.reroll)]
        pop(s)


@dataclass(frozen=True)
class AddToValue(Op):
    """
    Add to the value of the die that is about to be resolved, for this once.

    Rulings: arh.part8.increases.01, arh.part8.decreases.01
    """

    die: Selector
    amount: Quantity

    def resolution(self, s: State, scope: Scope) -> Scope | None:
        """The resolution it is about."""
        for number in self.die.find(s, scope):
            found = resolution_of(table_of(s), number)
            if found is not None:
                return found
        return None

    def can(self, s: State, scope: Scope) -> bool:
        return self.resolution(s, scope) is not None

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        resolution = self.resolution(s, scope)
        if resolution is None:
            scope.ok = False
        else:
            before = resolution.names.get(BONUS_NAME, [])
            resolution.names[BONUS_NAME] = [*before, self.amount.amount(s, scope)]
        pop(s)
