"""Shields: give, remove, distribute; who has them, and what they have blocked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.verbs import AMOUNT_REASON, Verb, one_each, part_will_do
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.damage import SHIELDED_NAME
from dejarik.games.destiny.rules.distribution import SHIELDS_REASON, Distribute
from dejarik.kernel.choosing import ChoosingFurther, remember
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.emitting import emit_for, emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.program import Condition, Quantity, Selector
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class GiveShields(Verb):
    """
    Give shields to each of the chosen.

    Rulings: arh.part2.shield.01
    """

    amount: Quantity
    to: Selector

    def wanted(self) -> Selector:
        return self.to

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        amount = self.amount.amount(t, scope)
        if target not in t.copies or amount <= 0:
            return None
        return Event(ev.SHIELDS_GAINED, scope.actor, target, scope.source, amount)


@dataclass(frozen=True)
class RemoveShields(Verb):
    """Remove shields from each of the chosen."""

    amount: Quantity
    target: Selector

    def wanted(self) -> Selector:
        return self.target

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        scope.names["target"] = [target]
        if target not in t.copies or t.copies[target].shields == 0:
            return None
        amount = self.amount.amount(t, scope)
        return Event(ev.SHIELDS_LOST, scope.actor, target, scope.source, amount)

    def payable(self, s: State, scope: Scope) -> bool:
        """As a cost: somebody has as many."""
        t = table_of(s)
        for target in self.target.find(s, scope):
            scope.names["target"] = [target]
            if target in t.copies and 0 < self.amount.amount(s, scope) <= t.copies[target].shields:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class RemoveAnyShields(ChoosingFurther):
    """Remove as many shields from a card as its player says; none is not done."""

    target: Selector

    def wanted(self) -> Selector:
        return self.target

    def proceed(self, s: State, f: Frame) -> None:
        """Ask how many if there are any, remove them, remember how many."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == 1 and self.there(t, f):
            ask(s, f, scope.actor, ONE, AMOUNT_REASON)
        elif step == 2 and f.x:
            emit_for(t, f, Event(self.kind(), scope.actor, f.items[0], scope.source, f.x))
        else:
            removed = max(0, f.result) if f.x else 0
            scope.ok = scope.ok and removed > 0
            remember(scope, f.items, removed, "")
            pop(s)

    def there(self, t: Table, f: Frame) -> int:
        """How many there are."""
        return self.tokens(t, f.items[0]) if f.items and f.items[0] in t.copies else 0

    def kind(self) -> int:
        """The event that takes them off."""
        return ev.SHIELDS_LOST

    def tokens(self, t: Table, ref: int) -> int:
        """How many are on a card."""
        return t.copies[ref].shields

    def further(self, s: State, f: Frame) -> list[Option]:
        source = s.scope_of(f).source
        most = self.there(table_of(s), f)
        return [Option(VALUE, source, amount, amount) for amount in range(most + 1)]


@dataclass(frozen=True)
class RemoveShieldsOfEach(ChoosingFurther):
    """
    Remove as many shields from each of several cards as the player says; none is not done.

    Registers: `x` is how many of the card at hand, `y` how many in all, `items` who is left.
    """

    targets: Selector

    def wanted(self) -> Selector:
        return self.targets

    def proceed(self, s: State, f: Frame) -> None:
        """For each with shields: ask how many, remove them, add them up."""
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 3:
            f.y += max(0, f.result)
            f.step = 1
        if f.step == 2:
            first = f.items.pop(0)
            f.step = 3 if f.x else 1
            if f.x:
                emit_for(t, f, Event(ev.SHIELDS_LOST, scope.actor, first, scope.source, f.x))
                return
        f.items = [one for one in f.items if one in t.copies and t.copies[one].shields]
        if f.items:
            f.step = 2
            ask(s, f, scope.actor, ONE, AMOUNT_REASON)
            return
        scope.ok = scope.ok and f.y > 0
        remember(scope, [], f.y, "")
        pop(s)

    def further(self, s: State, f: Frame) -> list[Option]:
        """From nothing to all the card at hand has."""
        first = f.items[0]
        most = table_of(s).copies[first].shields
        return [Option(VALUE, first, amount, amount) for amount in range(most + 1)]


@dataclass(frozen=True)
class DistributeShields(Distribute):
    """
    Who acts gives shields to their own characters as they like; those past a limit are ignored.

    Who is full may be given some all the same: that may change before they come.
    Rulings: arh.part2.shield.04, arh.clar.aw.19
    """

    def reason(self) -> int:
        return SHIELDS_REASON

    def room(self, t: Table, f: Frame, ref: int) -> int:
        """Anybody may be given all of them."""
        return self.amount.amount(t, t.scope_of(f))

    def give(self, t: Table, f: Frame, scope: Scope) -> None:
        emit_together(t, one_each(f, self.takers(t, f.y), ev.SHIELDS_GAINED, scope), f)

    def is_done(self, t: Table, f: Frame) -> bool:
        """Whether any of them were gained; in some editions all of them."""
        least = 1 if part_will_do(t) else max(1, len(f.items))
        return sum([event.amount for event in f.events]) >= least


@dataclass(frozen=True)
class Shielded(Filter):
    """With at least so many shields."""

    at_least: int = 1

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.copy(entity).shields >= self.at_least


@dataclass(frozen=True)
class ShieldsOn(Quantity):
    """How many shields are on characters."""

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        """Their sum; what has left play has none."""
        t = table_of(s)
        return sum([t.copies[one].shields for one in self.what.find(s, scope) if one in t.copies])


@dataclass(frozen=True)
class ShieldsBlocked(Condition):
    """Shields have blocked some of the damage that was just dealt."""

    def holds(self, s: State, scope: Scope) -> bool:
        return bool(scope.names.get(SHIELDED_NAME))
