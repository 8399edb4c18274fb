"""Resources: gain, spend, lose, take; on cards: place, remove; how many there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.verbs import AMOUNT_REASON, Verb
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.damage import effect_flags
from dejarik.games.destiny.rules.easing import Easing
from dejarik.games.destiny.rules.flow.resolving import note_outcome
from dejarik.kernel.choosing import ChoosingFurther, remember
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op, Quantity, Selector, written
from dejarik.kernel.stack import ask, pop
from dejarik.kernel.terms import You

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

YOURSELF: Final = You()


@dataclass(frozen=True)
class ChangeResources(Easing):
    """A player gains, spends or loses resources: `kind` is the event."""

    kind: int
    amount: Quantity
    who: Quantity

    def can(self, s: State, scope: Scope) -> bool:
        seat = self.who.amount(s, scope)
        return self.kind == ev.RESOURCES_GAINED or table_of(s).players[seat].resources > 0

    def payable(self, s: State, scope: Scope) -> bool:
        seat = self.who.amount(s, scope)
        return table_of(s).players[seat].resources >= self.amount.amount(s, scope)

    def eases(self, s: State, scope: Scope) -> int:
        """What it brings its own player, or takes."""
        if self.who.amount(s, scope) != scope.you:
            return 0
        amount = self.amount.amount(s, scope)
        return amount if self.kind == ev.RESOURCES_GAINED else -amount

    def contends(self) -> bool:
        return self.kind != ev.RESOURCES_GAINED

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.x = self.amount.amount(s, scope)
            seat = self.who.amount(s, scope)
            changed = Event(self.kind, seat, scope.subject, scope.source, f.x)
            if self.kind == ev.RESOURCES_LOST:
                changed.flags = effect_flags(scope, seat)
            emit_for(t, f, changed)
            return
        done = max(0, f.result)
        # A price of nothing is paid; but who gains or loses nothing has not done it.
        if done < f.x or (done == 0 and self.kind != ev.RESOURCES_SPENT):
            scope.ok = False
        note_outcome(t, scope.subject, done)
        remember(scope, [], done, "")
        pop(s)


@dataclass(frozen=True)
class TakeResources(Op):
    """
    Take resources from a player: what they lose, you gain; or another player to whom they go.

    Rulings: arh.part8.takingresources.01, arh.part8.takingresources.02
    """

    amount: Quantity
    who: Quantity
    to: Quantity = YOURSELF

    def __repr__(self) -> str:
        """As its hash knows it."""
        return written(self, {"to": YOURSELF})

    def can(self, s: State, scope: Scope) -> bool:
        return table_of(s).players[self.who.amount(s, scope)].resources > 0

    def payable(self, s: State, scope: Scope) -> bool:
        """Whether there are so many."""
        had = table_of(s).players[self.who.amount(s, scope)].resources
        return had >= self.amount.amount(s, scope)

    def step(self, s: State, f: Frame) -> None:
        """
        They lose, another gains as much, remember.

        Rulings: arh.part8.takingresources.03
        """
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == 0:
            f.x = self.amount.amount(s, scope)
            seat = self.who.amount(s, scope)
            lost = Event(ev.RESOURCES_LOST, seat, 0, scope.source, f.x)
            lost.flags = effect_flags(scope, seat)
            emit_for(t, f, lost)
        elif step == 1 and f.result > 0:
            f.y = f.result
            seat = self.to.amount(s, scope)
            emit_for(t, f, Event(ev.RESOURCES_GAINED, seat, 0, scope.source, f.result))
        else:
            if f.y < f.x:
                scope.ok = False
            remember(scope, [], f.y, "")
            pop(s)


@dataclass(frozen=True)
class ResourcesOf(Quantity):
    """How many resources a player has."""

    who: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        return table_of(s).players[self.who.amount(s, scope)].resources


@dataclass(frozen=True)
class PlaceResources(Verb):
    """Place resources of the supply on each of the chosen cards."""

    amount: Quantity
    on: Selector

    def wanted(self) -> Selector:
        return self.on

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        amount = self.amount.amount(t, scope)
        if target not in t.copies or amount <= 0:
            return None
        return Event(ev.RESOURCES_PLACED, scope.actor, target, scope.source, amount)


@dataclass(frozen=True)
class RemoveResources(Verb):
    """
    Remove resources from each of the chosen cards; only from where there are any.

    Where there are fewer, they all go, and it is not fully done.
    Rulings: arh.part7.then.01
    """

    amount: Quantity
    target: Selector

    def wanted(self) -> Selector:
        return self.target

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        return bearing(table_of(s), wanted.find(s, scope))

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies:
            return None
        amount = self.amount.amount(t, scope)
        if t.copies[target].resources < amount:
            scope.ok = False
        return Event(ev.RESOURCES_REMOVED, scope.actor, target, scope.source, amount)

    def payable(self, s: State, scope: Scope) -> bool:
        """As a cost: some card has as many."""
        return self.how_often(s, scope) > 0

    def how_often(self, s: State, scope: Scope) -> int:
        """As often as the card with the most has as many."""
        t = table_of(s)
        amount = max(1, self.amount.amount(s, scope))
        found = self.candidates(s, scope, self.target)
        return max([t.copies[one].resources // amount for one in found], default=0)


@dataclass(frozen=True)
class RemoveAnyResources(ChoosingFurther):
    """Remove as many resources from a card as its player says, up to a limit; none is not done."""

    target: Selector
    most: Quantity | None = None

    def wanted(self) -> Selector:
        return self.target

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        return bearing(table_of(s), wanted.find(s, scope))

    def proceed(self, s: State, f: Frame) -> None:
        """Ask how many, remove them, remember how many."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == 1 and f.items:
            ask(s, f, scope.actor, ONE, AMOUNT_REASON)
        elif step == 2 and f.x:
            emit_for(t, f, Event(ev.RESOURCES_REMOVED, scope.actor, f.items[0], scope.source, f.x))
        else:
            removed = max(0, f.result) if f.x else 0
            scope.ok = scope.ok and removed > 0
            remember(scope, f.items, removed, "")
            pop(s)

    def further(self, s: State, f: Frame) -> list[Option]:
        scope = s.scope_of(f)
        copy = table_of(s).copies.get(f.items[0])
        there = 0 if copy is None else copy.resources
        most = there if self.most is None else min(there, self.most.amount(s, scope))
        return [Option(VALUE, scope.source, amount, amount) for amount in range(most + 1)]


@dataclass(frozen=True)
class CashIn(Easing):
    """
    Take resources off a card, one or as many as its player says up to a limit, to gain as many.

    Registers: `x` is how many are taken, `y` how many were.
    """

    card: Selector
    most: Quantity

    def can(self, s: State, scope: Scope) -> bool:
        return self.eases(s, scope) > 0

    def payable(self, s: State, scope: Scope) -> bool:
        return self.can(s, scope)

    def eases(self, s: State, scope: Scope) -> int:
        """As many as may be taken."""
        t = table_of(s)
        there = sum([t.copies[one].resources for one in bearing(t, self.card.find(s, scope))])
        return min(there, self.most.amount(s, scope))

    def step(self, s: State, f: Frame) -> None:
        """Ask how many if that is a choice, take them, gain them."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == 0:
            f.items = bearing(t, self.card.find(s, scope))
            f.x = self.eases(s, scope)
            if f.x > 1:
                ask(s, f, scope.actor, ONE, AMOUNT_REASON)
        elif step == 1 and f.x:
            emit_for(t, f, Event(ev.RESOURCES_REMOVED, scope.actor, f.items[0], scope.source, f.x))
        elif step == 2 and f.x:
            f.y = max(0, f.result)
            emit_for(t, f, Event(ev.RESOURCES_GAINED, scope.actor, 0, scope.source, f.y))
        else:
            scope.ok = scope.ok and f.y > 0
            remember(scope, f.items, f.y, "")
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        scope = s.scope_of(f)
        most = self.eases(s, scope)
        return [Option(VALUE, scope.source, amount, amount) for amount in range(1, most + 1)]

    def closed(self, s: State, f: Frame) -> None:
        f.x = f.forms[0].picks[0]


def bearing(t: Table, cards: list[int]) -> list[int]:
    """Those of these cards that are in play with resources on them."""
    return [one for one in cards if one in t.copies and t.copies[one].resources > 0]


@dataclass(frozen=True)
class ResourcesOn(Quantity):
    """How many resources are on cards, or were when they left play."""

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        """Their sum."""
        t = table_of(s)
        found = self.what.find(s, scope)
        return sum([t.copy(one).resources for one in found if one in t.copies or one in t.gone])


@dataclass(frozen=True)
class Resourced(Filter):
    """With at least so many resources on it."""

    at_least: int = 1

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.copy(entity).resources >= self.at_least
