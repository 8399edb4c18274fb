"""
Verbs of resolving dice: through a card, and what is said of a die being resolved.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.filters import Showing
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.rules.die_rules import (
    AS_IT_SHOWS,
    cost_of_die,
    modifiers_among,
    symbols_of,
    why_not_resolve,
)
from dejarik.games.destiny.rules.manner import (
    AS_NAME,
    BONUS_NAME,
    FREE_NAME,
    OPEN_NAME,
    RESOLVING_NAME,
    STAYS_NAME,
    UNBLOCKABLE_NAME,
    Manner,
)
from dejarik.games.destiny.rules.resolve_action import ResolveDice
from dejarik.games.destiny.rules.resolving import resolution_of, resolve_die
from dejarik.games.destiny.rules.values import DIE_RESOLVED_AS
from dejarik.games.destiny.state import table_of
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.program import Node, Op, Quantity, Selector
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class How(Node):
    """
    In what manner a card lets a die be resolved.

    `plus` is added to its value, `symbol` is what it is treated as showing; `free`
    leaves out its cost in resources, not the damage it may cost.
    Rulings: arh.part2.throughcards.01
    """

    plus: Quantity
    symbol: int = AS_IT_SHOWS
    free: bool = False
    unblockable: bool = False
    stays: bool = False

    def manner(self, s: State, scope: Scope, wanted: Selector) -> Manner:
        """
        As its resolution reads it; `wanted` may say which symbol is looked for.
        """
        found: Manner = {}
        if DIE_RESOLVED_AS in s.get_index().modifiers:
            found[OPEN_NAME] = [] if self.symbol != AS_IT_SHOWS else symbols_in(wanted)
        plus = self.plus.amount(s, scope)
        if plus:
            found[BONUS_NAME] = [plus]
        if self.symbol != AS_IT_SHOWS:
            found[AS_NAME] = [self.symbol]
        if self.free:
            found[FREE_NAME] = [1]
        if self.unblockable:
            found[UNBLOCKABLE_NAME] = [1]
        if self.stays:
            found[STAYS_NAME] = [0]
        return found

    def allows(self, t: Table, seat: int, number: int) -> bool:
        """
        Whether a die could be resolved in this manner.
        """
        die = t.dice.get(number)
        if die is None:
            return False
        symbols = symbols_of(t, die) if self.symbol == AS_IT_SHOWS else [self.symbol]
        return any(why_not_resolve(t, seat, die, one, free=self.free) is None for one in symbols)


def symbols_in(wanted: Selector) -> list[int]:
    """
    The symbols a description asks for; empty for any.
    """
    found: list[int] = []
    if isinstance(wanted, Pick):
        for one in wanted.filters:
            if isinstance(one, Showing):
                found += one.symbols
    return found


def dice_to_resolve(t: Table, scope: Scope, wanted: Selector) -> list[int]:
    """
    The dice that fit, also by what they may be treated as showing when resolved.

    Rulings: arh.faq.49
    """
    if DIE_RESOLVED_AS not in t.get_index().modifiers:
        return wanted.find(t, scope)
    scope.names[RESOLVING_NAME] = []
    found = wanted.find(t, scope)
    del scope.names[RESOLVING_NAME]
    return found


@dataclass(frozen=True)
class ResolveChosen(Choosing):
    """
    Resolve a chosen die as your own.

    Rulings: arh.part2.throughcards.01, arh.part2.throughcards.02, arh.part2.throughcards.03
    """

    dice: Selector
    how: How

    def wanted(self) -> Selector:
        """
        Which dice.
        """
        return self.dice

    def can(self, s: State, scope: Scope) -> bool:
        """
        Whether there is one that could be resolved.
        """
        t = table_of(s)
        dice = dice_to_resolve(t, scope, self.dice)
        return any(self.how.allows(t, scope.actor, one) for one in dice)

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        """
        What a die may be treated as counts.
        """
        return dice_to_resolve(table_of(s), scope, wanted)

    def proceed(self, s: State, f: Frame) -> None:
        """
        Choose, resolve one after another.
        """
        t = table_of(s)
        scope = s.scope_of(f)
        if f.x < len(f.items):
            number = f.items[f.x]
            f.x += 1
            if not self.how.allows(t, scope.actor, number):
                scope.ok = False
                return
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
        """
        Whether there is one that could be resolved.
        """
        t = table_of(s)
        dice = dice_to_resolve(t, scope, self.dice)
        return any(self.how.allows(t, scope.actor, one) for one in dice)

    def left(self, t: Table, f: Frame) -> int:
        """
        How many dice may still be resolved.
        """
        return self.dice.at_most(t, t.scope_of(f)) - f.y

    def bases(self, t: Table, f: Frame, seat: int) -> list[int]:
        """
        Those meant that can be resolved, as long as the number allows.
        """
        if self.left(t, f) <= 0:
            return []
        found = dice_to_resolve(t, t.scope_of(f), self.dice)
        return [number for number in found if self.how.allows(t, seat, number)]

    def modifiers(self, t: Table, f: Frame, seat: int) -> list[int]:
        """
        Those meant that join the die in hand.
        """
        if not self.room(t, f):
            return []
        base = t.dice[f.x]
        shown = t.side_of(base).symbol
        symbol = shown if self.how.symbol == AS_IT_SHOWS else self.how.symbol
        budget = t.players[seat].resources - cost_of_die(t, base)
        found = dice_to_resolve(t, t.scope_of(f), self.dice)
        return modifiers_among(t, seat, found, base, symbol, budget)

    def room(self, t: Table, f: Frame) -> int:
        """
        As many as the number leaves beside the die in hand.
        """
        return max(0, self.left(t, f) - 1)

    def may_stop(self, t: Table, f: Frame) -> bool:
        """
        When as many are resolved as must be.
        """
        return f.y >= self.dice.at_least(t, t.scope_of(f))

    def resolve(self, t: Table, f: Frame, seat: int) -> None:
        """
        Resolve the die in hand.
        """
        f.y += 1 + len(f.items)
        resolve_die(t, seat, f.x, f.items, self.how.manner(t, t.scope_of(f), self.dice))

    def finish(self, s: State, f: Frame) -> None:
        """
        Enough, or no more.
        """
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
        """
        Only while a die is being resolved.
        """
        return resolution_of(table_of(s), scope.subject) is not None

    def step(self, s: State, f: Frame) -> None:
        """
        Tell its resolution.
        """
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
        """
        The resolution it is about.
        """
        for number in self.die.find(s, scope):
            found = resolution_of(table_of(s), number)
            if found is not None:
                return found
        return None

    def can(self, s: State, scope: Scope) -> bool:
        """
        Only while it is being resolved.
        """
        return self.resolution(s, scope) is not None

    def step(self, s: State, f: Frame) -> None:
        """
        Tell its resolution.
        """
        scope = s.scope_of(f)
        resolution = self.resolution(s, scope)
        if resolution is None:
            scope.ok = False
        else:
            before = resolution.names.get(BONUS_NAME, [])
            resolution.names[BONUS_NAME] = [*before, self.amount.amount(s, scope)]
        pop(s)
