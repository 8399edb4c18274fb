"""Indirect damage: dealt to a player, who spreads it over their own characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import INDIRECT
from dejarik.games.destiny.rules.damage import deal_together
from dejarik.games.destiny.rules.distribution import Distribute
from dejarik.games.destiny.rules.resolution_terms import UNBLOCKABLE_NAME
from dejarik.games.destiny.rules.values import characters_of, remaining_health
from dejarik.kernel.events import Event
from dejarik.kernel.program import Quantity
from dejarik.kernel.stack import push

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

INDIRECT_REASON: Final = 29

COST_NAME: Final = "indirect cost"


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

    def reason(self) -> int:
        return INDIRECT_REASON

    def room(self, t: Table, f: Frame, ref: int) -> int:
        """What it takes to defeat the character."""
        return room_of(t, f, ref, self.unblockable)

    def give(self, t: Table, f: Frame, scope: Scope) -> None:
        """
        One packet for each character.

        Rulings: arh.part6.distribute.02
        """
        events: list[Event] = []
        by = scope.actor if t.rules.edition.indirect_by_dealer else f.y
        for ref in characters_of(t, f.y):
            count = f.items.count(ref)
            if count:
                dealt = Event(ev.DAMAGE_DEALT, by, ref, scope.source, count, INDIRECT)
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
    room = remaining_health(t, copy)
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
