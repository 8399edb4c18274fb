"""
Indirect damage: dealt to a player, who spreads it over their own characters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.facts import COST_INDIRECT, INDIRECT
from dejarik.games.destiny.rules.damage import deal_together
from dejarik.games.destiny.rules.manner import UNBLOCKABLE_NAME
from dejarik.games.destiny.rules.values import characters_of, remaining_health
from dejarik.games.destiny.state import table_of
from dejarik.kernel.choosing import remember
from dejarik.kernel.decisions import DISTRIBUTION, ENTITY, Option
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op, Quantity
from dejarik.kernel.stack import ask_some, pop, push

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

INDIRECT_REASON: Final = 29

COST_NAME: Final = "indirect cost"


@dataclass(frozen=True)
class DealIndirect(Op):
    """
    Deal indirect damage to a player. `y` is that player, `items` one entry per damage.

    Rulings: arh.part2.indirect.01, arh.part2.indirect.02, arh.part6.distribute.01, arh.faq.06
    """

    amount: Quantity
    who: Quantity

    def step(self, s: State, f: Frame) -> None:
        """
        Assign everything, then deal it, then leave.
        """
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.y = self.who.amount(s, scope)
            if self.assign(table_of(s), f, max(0, self.amount.amount(s, scope))):
                return
        if f.step == 1 and f.items:
            f.step = 2
            self.deal(table_of(s), f, scope)
            return
        if not f.items:
            scope.ok = False
        remember(scope, sorted(set(f.items)), len(f.items), "")
        pop(s)

    def assign(self, t: Table, f: Frame, amount: int) -> bool:
        """
        Assign what leaves no choice; whether the rest has to be asked for.

        Rulings: arh.part6.distribute.03, arh.part6.distribute.04
        """
        found = characters_of(t, f.y)
        if len(found) < 2:
            f.items = found * amount
            return False
        rooms = [room_of(t, f, ref) for ref in found]
        if amount >= sum(rooms):
            for ref, room in zip(found, rooms, strict=True):
                f.items += [ref] * room
            amount -= sum(rooms)
        if amount:
            ask_some(t, f, f.y, DISTRIBUTION, INDIRECT_REASON, amount, amount)
        return amount > 0

    def deal(self, t: Table, f: Frame, scope: Scope) -> None:
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
                if UNBLOCKABLE_NAME in scope.names:
                    dealt.flags |= ev.UNBLOCKABLE
                events.append(dealt)
        deal_together(t, f, events)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """
        Characters from the last one on, as long as they and those behind have room.

        When everyone is full already, anyone will do.
        """
        t = table_of(s)
        found = characters_of(t, form.seat)
        picks = form.picks
        start = found.index(picks[-1]) if picks else 0
        rooms = [room_of(t, f, ref) for ref in found]
        is_full = bool(f.items) or sum(rooms) == 0
        rooms = [rooms[place] - picks.count(ref) for place, ref in enumerate(found)]
        options: list[Option] = []
        for place in range(start, len(found)):
            fits = rooms[place] > 0 and sum(rooms[place:]) >= form.hi - len(picks)
            if fits or is_full:
                options.append(Option(ENTITY, 0, found[place]))
        return options

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """
        One more damage.
        """
        form.picks.append(option.target)
        form.closed = len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        """
        All is assigned.
        """
        f.items += f.forms[0].picks


def room_of(t: Table, f: Frame, ref: int) -> int:
    """
    How much a character may be assigned: its remaining health and its shields.

    An edition may leave out shields that would not block it.
    """
    copy = t.copies[ref]
    room = remaining_health(t, copy)
    if UNBLOCKABLE_NAME in t.scope_of(f).names and not t.rules.edition.shields_take_unblockable:
        return room
    return room + copy.shields


@dataclass(frozen=True)
class Payer(Quantity):
    """
    The player who resolves the die.
    """

    def amount(self, s: State, scope: Scope) -> int:
        """
        The seat.
        """
        return scope.you


@dataclass(frozen=True)
class IndirectCost(Quantity):
    """
    The indirect damage the die being resolved costs.
    """

    def amount(self, s: State, scope: Scope) -> int:
        """
        As it was worked out.
        """
        return scope.names[COST_NAME][0]


PAY_INDIRECT: Final = DealIndirect(IndirectCost(), Payer())


def pay_indirect(t: Table, f: Frame, dice: list[int]) -> None:
    """
    Let whoever resolves these dice take the indirect damage they cost together.

    Rulings: arh.part2.costs.01, arh.part2.costs.04
    """
    sides = [t.side_of(t.dice[number]) for number in dice]
    cost = sum([side.cost for side in sides if side.cost_kind == COST_INDIRECT])
    if cost:
        t.scope_of(f).names[COST_NAME] = [cost]
        push(t, PAY_INDIRECT, f)
