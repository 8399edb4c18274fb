"""Dice of cards that are not in play, and spare ones: a side resolved, or one rolled in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.filters import Printing, first_printing
from dejarik.games.destiny.effects.naming import A_SIDE
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.model import state as tables
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules import resolution_terms as terms
from dejarik.games.destiny.rules.die_rules import spreads_alone
from dejarik.games.destiny.rules.flow import resolving
from dejarik.games.destiny.rules.indirect_damage import COST_NAME, PAY_INDIRECT
from dejarik.kernel import decisions, stack
from dejarik.kernel.choosing import remember
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.program import Op, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


SIDE_OF_CARD_REASON: Final = 45

PICK_SIDE: Final = 0
TELL: Final = 1
PAY: Final = 2
PICK_SPECIAL: Final = 3
CARRY_OUT: Final = 4


def sides_to_resolve(t: Table, seat: int, card: int) -> list[int]:
    """The places of the sides a seat could resolve by themselves; of identical ones the first."""
    definition = t.definition(card)
    seen: list[str] = []
    found: list[int] = []
    for place, side in enumerate(definition.facts.sides):
        written = facts.write_side(side)
        if side.symbol == facts.BLANK or side.modifier or written in seen:
            continue
        if side.symbol == facts.SPECIAL and not definition.specials:
            continue
        if side.cost_kind == facts.COST_RESOURCES and side.cost > t.players[seat].resources:
            continue
        seen.append(written)
        found.append(place)
    return found


@dataclass(frozen=True)
class ResolveSide(Op):
    """
    Resolve one side of the die of a card that is not in play, if one can be.

    There is no die: nothing modifies it, nothing follows its resolving, and a special
    that speaks of its die or its card finds none. `y` is the card, `x` the side.
    Rulings: arh.faq.20, arh.clar.aw.18
    """

    card: Selector

    def can(self, s: State, scope: Scope) -> bool:
        """Whether the card has such a side."""
        t = table_of(s)
        return any(sides_to_resolve(t, scope.actor, card) for card in self.card.find(s, scope))

    def step(self, s: State, f: Frame) -> None:
        """Pick a side, tell, pay, pick a special, carry out, remember the card."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == PICK_SIDE:
            self.pick_side(t, f, scope)
        elif step == TELL:
            emit(t, Event(ev.VALUE_CHOSEN, scope.actor, f.y, scope.source, f.x, A_SIDE))
        elif step == PAY:
            self.pay(t, f, scope)
        elif step == PICK_SPECIAL:
            f.items = [0]
            if self.side(t, f).symbol == facts.SPECIAL and len(t.definition(f.y).specials) > 1:
                stack.ask(t, f, scope.actor, decisions.ONE, resolving.SPECIAL_REASON)
        elif step == CARRY_OUT:
            self.carry_out(t, f, scope)
        else:
            remember(scope, [f.y], 1, "")
            stack.pop(s)

    def pick_side(self, t: Table, f: Frame, scope: Scope) -> None:
        """Ask which, if there are several; without one there is nothing to do."""
        cards = self.card.find(t, scope)
        f.y = cards[0] if cards else 0
        sides = sides_to_resolve(t, scope.actor, f.y) if cards else []
        if not sides:
            stack.pop(t)
        elif len(sides) == 1:
            f.x = sides[0]
        else:
            stack.ask(t, f, scope.actor, decisions.ONE, SIDE_OF_CARD_REASON)

    def side(self, t: Table, f: Frame) -> facts.Side:
        """The side picked."""
        return t.definition(f.y).facts.sides[f.x]

    def pay(self, t: Table, f: Frame, scope: Scope) -> None:
        """
        What the side costs, of either kind.

        Rulings: arh.part2.costs.01
        """
        side = self.side(t, f)
        if not side.cost:
            return
        if side.cost_kind == facts.COST_INDIRECT:
            scope.names[COST_NAME] = [side.cost]
            stack.push(t, PAY_INDIRECT, f)
        else:
            emit(t, Event(ev.RESOURCES_SPENT, scope.actor, f.y, f.y, side.cost))

    def carry_out(self, t: Table, f: Frame, scope: Scope) -> None:
        """
        What the symbol does, with the value the side has now.

        Rulings: arh.part7.inherent.02
        """
        side = self.side(t, f)
        definition = t.definition(f.y)
        inner = Scope(scope.actor, f.y)
        value = side.value
        if side.is_x and definition.x is not None:
            value = definition.x.amount(t, inner)
        inner.names[terms.VALUE_NAME] = [max(0, value)]
        inner.names[terms.SYMBOL_NAME] = [side.symbol]
        if side.symbol == facts.SPECIAL:
            stack.push_scope(t, definition.specials[f.items[0]], inner)
            return
        symbol = side.symbol
        if symbol == facts.SHIELD and spreads_alone(t, definition, scope.actor, value):
            symbol = resolving.SPREAD_SHIELDS
        stack.push_scope(t, t.rules.symbols[symbol], inner)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        t = table_of(s)
        if f.step == TELL:
            places = sides_to_resolve(t, form.seat, f.y)
        else:
            places = list(range(len(t.definition(f.y).specials)))
        return [decisions.Option(decisions.VALUE, f.y, place, place) for place in places]

    def closed(self, s: State, f: Frame) -> None:
        picked = f.forms[0].picks[0]
        if f.step == TELL:
            f.x = picked
        else:
            f.items = [picked]


@dataclass(frozen=True)
class RollDieOf(Op):
    """
    Roll the die of a card that is not in play into your pool, if it has one.

    When it leaves the pool it is set aside, for it has no card to return to.
    Rulings: arh.clar.aw.02, arh.clar.aw.03
    """

    card: Selector

    def can(self, s: State, scope: Scope) -> bool:
        """Whether there is a card with a die."""
        t = table_of(s)
        return any(t.definition(card).facts.sides for card in self.card.find(s, scope))

    def step(self, s: State, f: Frame) -> None:
        """Take it up, roll it, remember it."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == 0:
            cards = [card for card in self.card.find(s, scope) if t.definition(card).facts.sides]
            if cards:
                self.take_up(t, f, scope, cards[0])
        elif step == 1 and f.items:
            rolled = Event(ev.DICE_ROLLED, scope.actor, NOTHING, scope.source, 1)
            rolled.items = f.items.copy()
            emit(t, rolled)
        else:
            if not f.items:
                scope.ok = False
            remember(scope, f.items, len(f.items), "")
            stack.pop(s)

    def take_up(self, t: Table, f: Frame, scope: Scope, card: int) -> None:
        """Bring its die."""
        f.items = [t.next_die]
        emit(t, Event(ev.DIE_BROUGHT, scope.actor, NOTHING, card))


@dataclass(frozen=True)
class RollDieOfPlayed(RollDieOf):
    """
    Roll the die of a card that an effect has just played, if it has one.

    The card may wait in the queue: it comes into play without the die, which returns to it.
    Rulings: arh.clar.uh.01
    """

    def take_up(self, t: Table, f: Frame, scope: Scope, card: int) -> None:
        """Where cards do not wait, the one on the copy it has become."""
        for copy in t.copies.values():
            if copy.card == card:
                f.items = [one for one in copy.dice if t.dice[one].zone == tables.ON_CARD][:1]
                return
        super().take_up(t, f, scope, card)


@dataclass(frozen=True)
class RollFallenDice(Op):
    """
    Roll the dice that were set aside with a character into your pool.

    They belong to nothing in play, and once they leave the pool they are set aside again.
    Rulings: arh.part6.defeated.01
    """

    dice: Selector

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.fallen(table_of(s), scope))

    def fallen(self, t: Table, scope: Scope) -> list[int]:
        """Those that lie set aside."""
        found = [one for one in self.dice.find(t, scope) if one in t.dice]
        return [one for one in found if t.dice[one].zone == tables.SET_ASIDE]

    def step(self, s: State, f: Frame) -> None:
        """Roll them together, remember them."""
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.items = self.fallen(t, scope)
            if not f.items:
                scope.ok = False
            else:
                rolled = Event(ev.DICE_ROLLED, scope.actor, NOTHING, scope.source, len(f.items))
                rolled.items = f.items.copy()
                emit(t, rolled)
                return
        remember(scope, f.items, len(f.items), "")
        stack.pop(s)


@dataclass(frozen=True)
class RollSpareDice(Op):
    """
    Roll spare dice of a certain card into your pool, as many as there are of those wanted.

    The owner of the card that says so provides them. They are spare again once they leave the
    pool. `x` counts them.
    Rulings: arh.part3.setaside.06, arh.part8.opponentcard.02, arh.clar.rm.08
    """

    die: Printing
    amount: Quantity

    def can(self, s: State, scope: Scope) -> bool:
        """Whether any are wanted; whether there are any shows only then: they are hidden."""
        return self.amount.amount(s, scope) > 0

    def step(self, s: State, f: Frame) -> None:
        """Take them up one by one, roll them together, remember them."""
        t = table_of(s)
        scope = s.scope_of(f)
        wanted = self.amount.amount(s, scope)
        if f.step == 0 and f.x < wanted and self.take_up(t, f, scope):
            f.x += 1
            return
        if f.step == 0:
            f.step = 1
            if f.x < wanted:
                scope.ok = False
            if f.items:
                rolled = Event(ev.DICE_ROLLED, scope.actor, NOTHING, scope.source, len(f.items))
                rolled.items = f.items.copy()
                emit(t, rolled)
                return
        remember(scope, f.items, len(f.items), "")
        stack.pop(s)

    def take_up(self, t: Table, f: Frame, scope: Scope) -> bool:
        """Bring one of them, if there is one."""
        lender = owner_of_source(t, scope)
        kind = spare_kind(t, lender, self.die.code)
        if kind < 0:
            return False
        f.items.append(t.next_die)
        brought = Event(ev.DIE_BROUGHT, lender, NOTHING, scope.source, 1, kind)
        brought.flags |= ev.SPARE
        emit(t, brought)
        return True


def owner_of_source(t: Table, scope: Scope) -> int:
    """Whose card it is that speaks; without a card, whoever it speaks for."""
    if scope.source >= tables.FIRST_COPY:
        return t.copy(scope.source).owner
    return t.owner_of(scope.source) if scope.source else scope.you


def spare_kind(t: Table, seat: int, code: str) -> int:
    """The kind under which a seat has spare dice of a card or of a reprint, or -1."""
    first = first_printing(t, code)
    for kind in sorted(t.players[seat].spares):
        if first_printing(t, t.rules.definitions[kind].facts.code) == first:
            return kind
    return -1
