"""Indirect damage: dealt to a player, who spreads it over their own characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER, INDIRECT
from dejarik.games.destiny.rules.damage import deal_together, effect_flags
from dejarik.games.destiny.rules.distribution import EVERYONE, Distribute
from dejarik.games.destiny.rules.resolution_terms import UNBLOCKABLE_NAME
from dejarik.games.destiny.rules.values import (
    INDIRECT_LAST,
    health_for_indirect,
    takers_of_indirect,
)
from dejarik.kernel.decisions import DISTRIBUTION
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import contributions
from dejarik.kernel.program import Quantity
from dejarik.kernel.stack import ask_some, push

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

INDIRECT_REASON: Final = 29

COST_NAME: Final = "indirect cost"

FIRST: Final = 1
LAST: Final = 2
"""Who is next to be assigned any, where some come last."""


@dataclass(frozen=True)
class DealIndirect(Distribute):
    """
    Deal indirect damage to a player, who spreads it.

    Rulings: arh.part2.indirect.01, arh.part2.indirect.02, arh.faq.06
    """

    who: Quantity
    unblockable: bool = False

    def spreader(self, s: State, scope: Scope) -> int:
        return self.who.amount(s, scope)

    def takers(self, t: Table, seat: int) -> list[int]:
        return takers_of_indirect(t, seat)

    def reason(self) -> int:
        return INDIRECT_REASON

    def room(self, t: Table, f: Frame, ref: int) -> int:
        """What it takes to defeat the character."""
        return room_of(t, f, ref, self.unblockable)

    def among(self, t: Table, f: Frame) -> list[int]:
        """Those who come last wait until the others have no room."""
        found = self.takers(t, f.y)
        if f.x == EVERYONE:
            return found
        last = [ref for ref in found if contributions(t, INDIRECT_LAST, ref)]
        return last if f.x == LAST else [ref for ref in found if ref not in last]

    def assign(self, t: Table, f: Frame, amount: int) -> bool:
        """
        Assign what leaves no choice, first of all to those who do not come last.

        Rulings: arh.clar.soh.07
        """
        if INDIRECT_LAST not in t.get_index().modifiers:
            return super().assign(t, f, amount)
        for stage in (FIRST, LAST):
            f.x = stage
            found = self.among(t, f)
            if len(found) == len(self.takers(t, f.y)) or not self.comes_before(t, stage, found):
                f.x = EVERYONE
                return super().assign(t, f, amount)
            rooms = [self.room(t, f, ref) for ref in found]
            if amount < sum(rooms):
                return self.assign_some(t, f, found, amount)
            for ref, room in zip(found, rooms, strict=True):
                f.items += [ref] * room
            amount -= sum(rooms)
        f.x = EVERYONE
        return self.assign_some(t, f, self.takers(t, f.y), amount)

    def comes_before(self, t: Table, stage: int, found: list[int]) -> bool:
        """Whether a character is among those who come first: a support that takes some is none."""
        return stage == LAST or any(t.copies[ref].type == CHARACTER for ref in found)

    def assign_some(self, t: Table, f: Frame, found: list[int], amount: int) -> bool:
        """Assign the rest to one of these, or ask for it; whether it is asked for."""
        if len(found) == 1:
            f.items += found * amount
        elif amount:
            ask_some(t, f, f.y, DISTRIBUTION, self.reason(), amount, amount)
            return True
        return False

    def give(self, t: Table, f: Frame, scope: Scope) -> None:
        """
        One packet for each character.

        Rulings: arh.part6.distribute.02
        """
        events: list[Event] = []
        by = scope.actor if t.rules.edition.indirect_by_dealer else f.y
        for ref in self.takers(t, f.y):
            count = f.items.count(ref)
            if count:
                dealt = Event(ev.DAMAGE_DEALT, by, ref, scope.source, count, INDIRECT)
                dealt.flags = effect_flags(scope, by)
                if self.unblockable or UNBLOCKABLE_NAME in scope.names:
                    dealt.flags |= ev.UNBLOCKABLE
                events.append(dealt)
        deal_together(t, f, events)


def room_of(t: Table, f: Frame, ref: int, unblockable: bool = False) -> int:
    """
    How much a character may be assigned: its remaining health and its shields.

    An edition may leave out shields that would not block it.
    """
    copy = t.copies[ref]
    room = health_for_indirect(t, copy) - copy.damage
    passes = unblockable or UNBLOCKABLE_NAME in t.scope_of(f).names
    if passes and not t.rules.edition.shields_take_unblockable:
        return room
    return room + copy.shields


@dataclass(frozen=True)
class Payer(Quantity):
    """The player who resolves the die."""

    def amount(self, s: State, scope: Scope) -> int:
        return scope.you


@dataclass(frozen=True)
class IndirectCost(Quantity):
    """The indirect damage the die being resolved costs."""

    def amount(self, s: State, scope: Scope) -> int:
        return scope.names[COST_NAME][0]


PAY_INDIRECT: Final = DealIndirect(IndirectCost(), Payer())


def pay_indirect(t: Table, f: Frame, cost: int) -> None:
    """
    Let whoever resolves dice take the indirect damage they cost together.

    Rulings: arh.part2.costs.01, arh.part2.costs.04
    """
    if cost:
        t.scope_of(f).names[COST_NAME] = [cost]
        push(t, PAY_INDIRECT, f)
