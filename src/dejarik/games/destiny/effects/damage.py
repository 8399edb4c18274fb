"""Damage and defeat: deal, block, heal, move, distribute; who has damage, and how much is left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects import verbs
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.shields import RemoveAnyShields
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules import damage as dealing
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.consequences import is_falling
from dejarik.games.destiny.rules.distribution import DAMAGE_REASON, Distribute
from dejarik.games.destiny.rules.flow.resolving import note_struck
from dejarik.games.destiny.rules.indirect_damage import DealIndirect, room_of
from dejarik.games.destiny.rules.resolution_terms import UNBLOCKABLE_NAME
from dejarik.kernel.choosing import remember
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Op, Quantity, Selector
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


NO_LIMIT: Final = 1000
DAMAGE: Final = 0
SHIELDS: Final = 1
BLOCKED_HERE: Final = (ev.DAMAGE_BLOCKING, ev.DAMAGE_TAKEN)


@dataclass(frozen=True)
class DealDamage(verbs.Verb):
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

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        """Characters, and what can be dealt damage as if it were one."""
        return dealing.candidates(table_of(s), scope, wanted, self.symbol)

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        scope.names["target"] = [target]
        amount = self.amount.amount(t, scope)
        if target not in t.copies or amount <= 0:
            return None
        event = Event(ev.DAMAGE_DEALT, scope.actor, target, scope.source, amount, self.symbol)
        event.flags = dealing.effect_flags(scope, scope.actor)
        if self.unblockable or UNBLOCKABLE_NAME in scope.names:
            event.flags |= ev.UNBLOCKABLE
        return event

    def proceed(self, s: State, f: Frame) -> None:
        """
        All at one moment; what is asked for and what is dealt in all say if it was done.

        Rulings: arh.part6.distribute.02
        """
        if f.step == verbs.BEGINNING:
            self.begin(s, f)
            f.step = verbs.NOTING
            if self.symbol:
                note_struck(table_of(s), s.scope_of(f).subject, f.items)
            packets = self.packets(table_of(s), f)
            f.x = sum([packet.amount for packet in packets])
            if packets:
                dealing.deal_together(table_of(s), f, packets)
                return
        scope = s.scope_of(f)
        f.y = sum([packet.amount for packet in f.events])
        if f.y < f.x:
            scope.ok = False
        dealing.name_blocked(scope, f.events)
        scope.names[dealing.TAKEN_NAME] = [max(0, f.result) if f.events else 0]
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
class PlaceDamage(verbs.Verb):
    """Place damage on each of the chosen cards: it is not dealt, and nobody takes it."""

    amount: Quantity
    on: Selector

    def wanted(self) -> Selector:
        return self.on

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies:
            return None
        amount = self.amount.amount(t, scope)
        event = Event(ev.DAMAGE_PLACED, scope.actor, target, scope.source, amount)
        event.flags = dealing.effect_flags(scope, scope.actor)
        return event


@dataclass(frozen=True)
class Heal(verbs.Verb):
    """
    Remove damage from each of the chosen.

    Rulings: arh.part8.heal.01
    """

    amount: Quantity
    target: Selector

    def wanted(self) -> Selector:
        return self.target

    def payable(self, s: State, scope: Scope) -> bool:
        """As a cost: some card has as much damage."""
        t = table_of(s)
        amount = self.amount.amount(s, scope)
        found = [t.copies[one] for one in self.target.find(s, scope) if one in t.copies]
        return any(copy.damage >= max(1, amount) for copy in found)

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        scope.names["target"] = [target]
        if target not in t.copies or t.copies[target].damage == 0:
            return None
        amount = self.amount.amount(t, scope)
        return Event(ev.DAMAGE_HEALED, scope.actor, target, scope.source, amount)


@dataclass(frozen=True)
class RemoveDamage(Heal):
    """
    Remove damage from each of the chosen cards that are no characters: nobody is healed.

    Rulings: arh.part8.heal.01, arh.part3.supply.02
    """

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        event = super().event(t, scope, target)
        if event is not None:
            event.kind = ev.DAMAGE_REMOVED
        return event


@dataclass(frozen=True)
class RemoveAnyDamage(RemoveAnyShields):
    """Remove as much damage from a card as its player says; none is not done."""

    def kind(self) -> int:
        return ev.DAMAGE_REMOVED

    def tokens(self, t: Table, ref: int) -> int:
        return t.copies[ref].damage


@dataclass(frozen=True)
class Defeat(verbs.Verb):
    """Defeat each of the chosen characters."""

    target: Selector

    def wanted(self) -> Selector:
        return self.target

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """Only what is still a character in play."""
        if target not in t.copies:
            return None
        event = Event(ev.DEFEATED, scope.actor, target, scope.source, 1)
        if t.copies[target].controller != scope.you:
            event.flags = ev.BY_OPPONENT
        return event


@dataclass(frozen=True)
class BlockDamage(Op):
    """
    Block some of the damage this ability interrupts; unblockable damage goes through.

    Rulings: arh.part6.shields.04, arh.part6.damage.03
    """

    amount: Quantity

    def can(self, s: State, scope: Scope) -> bool:
        """While there is something left to block."""
        return _blockable(s, scope) is not None

    def step(self, s: State, f: Frame) -> None:
        """Take it off what is on its way, leave."""
        scope = s.scope_of(f)
        event = _blockable(s, scope)
        blocked = 0
        if event is not None:
            blocked = min(event.amount, self.amount.amount(s, scope))
            event.amount -= blocked
            event.flags |= ev.BLOCKED if blocked else 0
        if not blocked:
            scope.ok = False
        remember(scope, [], blocked, "")
        pop(s)


def _blockable(s: State, scope: Scope) -> Event | None:
    event = s.event_of(scope)
    if event is None or event.kind not in BLOCKED_HERE or event.flags & ev.UNBLOCKABLE:
        return None
    return event if event.amount > 0 else None


@dataclass(frozen=True)
class DamageBlocked(Condition):
    """Shields or a card have blocked some of the damage that was just dealt."""

    def holds(self, s: State, scope: Scope) -> bool:
        return bool(scope.names.get(dealing.BLOCKED_NAME))


@dataclass(frozen=True)
class IncreaseDamage(Op):
    """More of the damage this ability interrupts is dealt."""

    amount: Quantity

    def can(self, s: State, scope: Scope) -> bool:
        """While it is to be dealt."""
        event = s.event_of(scope)
        return event is not None and event.kind == ev.DAMAGE_DEALT

    def step(self, s: State, f: Frame) -> None:
        """Add to what is on its way, leave."""
        scope = s.scope_of(f)
        event = s.event_of(scope)
        if event is None or event.kind != ev.DAMAGE_DEALT:
            scope.ok = False
        else:
            event.amount += self.amount.amount(s, scope)
        pop(s)


@dataclass(frozen=True)
class MoveTokens(verbs.Moving):
    """
    Move damage or shields from one card to another; with `up_to` the player says how much.

    Rulings: arh.part8.move.06, arh.part8.move.07, arh.part8.move.08, arh.part8.move.10
    """

    what: int
    amount: Quantity
    from_: Selector
    to: Selector
    up_to: bool = False

    def whence(self) -> Selector:
        return self.from_

    def whither(self) -> Selector:
        return self.to

    def is_whence(self, t: Table, ref: int) -> bool:
        """Any card in play, even without such tokens."""
        return ref in t.copies

    def is_whither(self, t: Table, origin: int, ref: int) -> bool:
        """Any other card in play, if the words allow for it."""
        return ref != origin and ref in t.copies

    def there(self, t: Table, origin: int) -> int:
        """How many there are."""
        copy = t.copies[origin]
        return copy.damage if self.what == DAMAGE else copy.shields

    def most(self, t: Table, scope: Scope, origin: int, ref: int) -> int:
        """
        No more damage than the goal has health left.

        Rulings: arh.part8.move.09
        """
        if not self.up_to:
            return 0
        most = min(self.amount.amount(t, scope), self.there(t, origin))
        if self.what == SHIELDS or t.copies[ref].type != CHARACTER:
            return most
        return min(most, values.remaining_health(t, t.copies[ref]))

    def event(self, t: Table, scope: Scope, origin: int, ref: int) -> Event | None:
        amount = self.amount.amount(t, scope)
        there = self.there(t, origin)
        if amount <= 0 or there <= 0:
            return None
        kind = ev.DAMAGE_MOVED if self.what == DAMAGE else ev.SHIELDS_MOVED
        if amount > there and not self.up_to:
            scope.ok = False
            if not t.rules.edition.moves_in_part:
                return None
        event = Event(kind, scope.actor, origin, scope.source, min(amount, there), ref)
        event.flags = dealing.effect_flags(scope, scope.actor)
        return event


@dataclass(frozen=True)
class IndirectLast(Modifier):
    """
    Indirect damage is assigned to some characters only when the others have no room.

    Rulings: arh.clar.soh.07
    """

    who: Selector

    def statistic(self) -> int:
        return values.INDIRECT_LAST

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 1 if entity in self.who.find(s, scope) else 0


@dataclass(frozen=True)
class DistributeDamage(Distribute):
    """
    Who acts deals damage to their own characters as they like.

    Rulings: arh.part6.distribute.05, arh.part6.distribute.06
    """

    def reason(self) -> int:
        return DAMAGE_REASON

    def takers(self, t: Table, seat: int) -> list[int]:
        """Characters, and what can be dealt damage as if it were one."""
        play = t.players[seat].play
        struck = [ref for ref in values.struck_as_characters(t, 0) if ref in play]
        return super().takers(t, seat) + struck

    def room(self, t: Table, f: Frame, ref: int) -> int:
        """What it takes to defeat the character."""
        return room_of(t, f, ref)

    def give(self, t: Table, f: Frame, scope: Scope) -> None:
        """
        One packet for each character, all at one moment.

        Rulings: arh.part6.distribute.02
        """
        packets = verbs.one_each(f, self.takers(t, f.y), ev.DAMAGE_DEALT, scope)
        for packet in packets:
            packet.flags = dealing.effect_flags(scope, scope.actor)
        dealing.deal_together(t, f, packets)


@dataclass(frozen=True)
class DealIndirectDamage(DealIndirect):
    """
    Deal indirect damage to a player by an ability; zero is not dealt.

    Rulings: arh.part2.indirect.01, arh.part2.indirect.02
    """

    def can(self, s: State, scope: Scope) -> bool:
        """Whether there is any to deal, and somebody to be dealt it."""
        characters = values.characters_of(table_of(s), self.spreader(s, scope))
        return self.amount.amount(s, scope) > 0 and bool(characters)


@dataclass(frozen=True)
class TakesDamage(Modifier):
    """Damage that is dealt to this card, which is no character, stays on it, up to so much."""

    most: int = NO_LIMIT

    def statistic(self) -> int:
        return values.DAMAGE_ROOM

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return self.most if entity == scope.source else 0


@dataclass(frozen=True)
class TakesIndirect(Modifier):
    """
    Indirect damage may be spread over this card, as if it were a character with so much health.

    Rulings: arh.golden.01
    """

    health: int

    def statistic(self) -> int:
        return values.INDIRECT_HEALTH

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return self.health if entity == scope.source else 0


@dataclass(frozen=True)
class Falling(Filter):
    """
    A character whose defeat is on its way.

    Rulings: arh.part7.redeploy.04
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Look for its defeat among what is going on."""
        return is_falling(t, entity)


@dataclass(frozen=True)
class Damaged(Filter):
    """With at least so much damage on it."""

    at_least: int = 1

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.copy(entity).damage >= self.at_least


@dataclass(frozen=True)
class HealthOf(Quantity):
    """
    The health of characters, all of it or what remains.

    Rulings: arh.part1.characters.05, arh.part8.remaining.01
    """

    what: Selector
    remaining: bool = False

    def amount(self, s: State, scope: Scope) -> int:
        """Their sum; what has left play has none."""
        t = table_of(s)
        copies = [t.copies[one] for one in self.what.find(s, scope) if one in t.copies]
        damage = sum([copy.damage for copy in copies]) if self.remaining else 0
        return sum([values.health_of(t, copy) for copy in copies]) - damage


@dataclass(frozen=True)
class DamageOn(Quantity):
    """How much damage is on cards, or was when they left play."""

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        """Their sum."""
        t = table_of(s)
        found = self.what.find(s, scope)
        return sum([t.copy(one).damage for one in found if one in t.copies or one in t.gone])


@dataclass(frozen=True)
class DamageTaken(Quantity):
    """How much of the damage that was just dealt was taken, and not blocked."""

    def amount(self, s: State, scope: Scope) -> int:
        return sum(scope.names.get(dealing.TAKEN_NAME, []))


@dataclass(frozen=True)
class DamageIs(Condition):
    """The damage the event is about comes from dice showing this symbol."""

    symbol: int

    def holds(self, s: State, scope: Scope) -> bool:
        """Ask the event an ability waits for."""
        event = s.event_of(scope)
        return event is not None and event.detail == self.symbol


@dataclass(frozen=True)
class DamageFrom(Condition):
    """
    The damage the event is about comes from a card with these qualities, or its die.

    Rulings: arh.clar.leg.02
    """

    what: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        """Ask the event an ability waits for."""
        event = s.event_of(scope)
        if event is None or not event.source:
            return False
        return all(one.fits(table_of(s), scope, event.source) for one in self.what)


@dataclass(frozen=True)
class LeastLeft(Filter):
    """
    A character than which none in play has less health remaining; several may tie.

    Rulings: arh.part8.remaining.01
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        left = values.remaining_health(t, t.copy(entity))
        return left <= min([values.remaining_health(t, one) for one in values.all_characters(t)])


@dataclass(frozen=True)
class LeftAtMost(Filter):
    """
    A character with at most so much health remaining.

    Rulings: arh.part8.remaining.01
    """

    health: int

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return values.remaining_health(t, t.copy(entity)) <= self.health


@dataclass(frozen=True)
class LeftExactly(LeftAtMost):
    """A character with just so much health remaining."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return values.remaining_health(t, t.copy(entity)) == self.health
