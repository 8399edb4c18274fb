"""Verbs of damage, shields and resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.moving import AMOUNT_REASON
from dejarik.games.destiny.effects.verbs import BEGINNING, NOTING, Verb
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import FIRST_COPY, table_of
from dejarik.games.destiny.rules.damage import SHIELDED_NAME, deal_together
from dejarik.games.destiny.rules.easing import Easing
from dejarik.games.destiny.rules.flow.resolving import note_outcome
from dejarik.games.destiny.rules.resolution_terms import UNBLOCKABLE_NAME
from dejarik.kernel.choosing import ChoosingFurther, remember
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op, Quantity, Selector
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class DealDamage(Verb):
    """
    Deal damage to each of the chosen; zero damage is not dealt.

    Rulings: arh.part6.damage.01, arh.part6.damage.08
    """

    amount: Quantity
    to: Selector
    symbol: int = 0
    unblockable: bool = False

    def wanted(self) -> Selector:
        return self.to

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        scope.names["target"] = [target]
        amount = self.amount.amount(t, scope)
        if target not in t.copies or amount <= 0:
            return None
        event = Event(ev.DAMAGE_DEALT, scope.actor, target, scope.source, amount, self.symbol)
        if self.unblockable or UNBLOCKABLE_NAME in scope.names:
            event.flags |= ev.UNBLOCKABLE
        return event

    def proceed(self, s: State, f: Frame) -> None:
        """
        All at one moment; what is asked for and what is dealt in all say if it was done.

        Rulings: arh.part6.distribute.02
        """
        if f.step == BEGINNING:
            self.begin(s, f)
            f.step = NOTING
            packets = self.packets(table_of(s), f)
            f.x = sum([packet.amount for packet in packets])
            if packets:
                deal_together(table_of(s), f, packets)
                return
        scope = s.scope_of(f)
        f.y = sum([packet.amount for packet in f.events])
        if f.y < f.x:
            scope.ok = False
        shielded = [packet.subject for packet in f.events if packet.flags & ev.SHIELDED]
        scope.names.pop(SHIELDED_NAME, None)
        if shielded:
            scope.names[SHIELDED_NAME] = shielded
        remember(scope, [packet.subject for packet in f.events], f.y, self.name_for())
        pop(s)

    def packets(self, t: Table, f: Frame) -> list[Event]:
        """A packet for each of the chosen that can be dealt damage."""
        scope = t.scope_of(f)
        found: list[Event] = []
        for target in f.items:
            packet = self.event(t, scope, target)
            if packet is None:
                scope.ok = False
            else:
                found.append(packet)
        return found


@dataclass(frozen=True)
class PlaceDamage(Verb):
    """Place damage on each of the chosen cards: it is not dealt, and nobody takes it."""

    amount: Quantity
    on: Selector

    def wanted(self) -> Selector:
        return self.on

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies:
            return None
        amount = self.amount.amount(t, scope)
        return Event(ev.DAMAGE_PLACED, scope.actor, target, scope.source, amount)


@dataclass(frozen=True)
class Heal(Verb):
    """
    Remove damage from each of the chosen.

    Rulings: arh.part8.heal.01
    """

    amount: Quantity
    target: Selector

    def wanted(self) -> Selector:
        return self.target

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies or t.copies[target].damage == 0:
            return None
        amount = self.amount.amount(t, scope)
        return Event(ev.DAMAGE_HEALED, scope.actor, target, scope.source, amount)


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
        if step == 1 and self.shields(t, f):
            ask(s, f, scope.actor, ONE, AMOUNT_REASON)
        elif step == 2 and f.x:
            emit_for(t, f, Event(ev.SHIELDS_LOST, scope.actor, f.items[0], scope.source, f.x))
        else:
            removed = max(0, f.result) if f.x else 0
            scope.ok = scope.ok and removed > 0
            remember(scope, f.items, removed, "")
            pop(s)

    def shields(self, t: Table, f: Frame) -> int:
        """How many there are."""
        copy = t.copies.get(f.items[0]) if f.items else None
        return 0 if copy is None else copy.shields

    def further(self, s: State, f: Frame) -> list[Option]:
        source = s.scope_of(f).source
        most = self.shields(table_of(s), f)
        return [Option(VALUE, source, amount, amount) for amount in range(most + 1)]


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
            emit_for(t, f, Event(self.kind, seat, scope.subject, scope.source, f.x))
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
    Take resources from a player: what they lose, you gain.

    Rulings: arh.part8.takingresources.01, arh.part8.takingresources.02
    """

    amount: Quantity
    who: Quantity

    def can(self, s: State, scope: Scope) -> bool:
        return table_of(s).players[self.who.amount(s, scope)].resources > 0

    def step(self, s: State, f: Frame) -> None:
        """
        They lose, you gain as much, remember.

        Rulings: arh.part8.takingresources.03
        """
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == 0:
            f.x = self.amount.amount(s, scope)
            seat = self.who.amount(s, scope)
            emit_for(t, f, Event(ev.RESOURCES_LOST, seat, 0, scope.source, f.x))
        elif step == 1 and f.result > 0:
            f.y = f.result
            emit_for(t, f, Event(ev.RESOURCES_GAINED, scope.you, 0, scope.source, f.result))
        else:
            if f.y < f.x:
                scope.ok = False
            remember(scope, [], f.y, "")
            pop(s)


@dataclass(frozen=True)
class Defeat(Verb):
    """Defeat each of the chosen characters."""

    target: Selector

    def wanted(self) -> Selector:
        return self.target

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """Only what is still a character in play."""
        if target not in t.copies:
            return None
        return Event(ev.DEFEATED, scope.actor, target, scope.source, 1)


@dataclass(frozen=True)
class SetReady(Verb):
    """
    Ready or exhaust each of the chosen cards; one that already is, is not.

    Rulings: arh.part6.ready.02, arh.part6.exhausted.02
    """

    target: Selector
    ready: bool
    name: str = ""

    def wanted(self) -> Selector:
        return self.target

    def name_for(self) -> str:
        return self.name

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        copy = t.copies.get(target)
        if copy is None or copy.ready == self.ready:
            return None
        kind = ev.READIED if self.ready else ev.EXHAUSTED
        return Event(kind, scope.actor, target, scope.source, 1)

    def can(self, s: State, scope: Scope) -> bool:
        return self.payable(s, scope)

    def payable(self, s: State, scope: Scope) -> bool:
        """As a cost: an exhausted card cannot be exhausted."""
        t = table_of(s)
        found = self.target.find(s, scope)
        return any(ref >= FIRST_COPY and t.copies[ref].ready != self.ready for ref in found)
