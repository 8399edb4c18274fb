"""Sides that a die does not show: one of them resolved, or each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.borrowed_dice import SIDE_OF_CARD_REASON
from dejarik.games.destiny.effects.die_sides import forget, imagine
from dejarik.games.destiny.effects.naming import A_SIDE
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.model.state import IN_POOL, table_of
from dejarik.games.destiny.rules import die_costs, die_rules
from dejarik.games.destiny.rules import resolution_terms as terms
from dejarik.games.destiny.rules.flow import resolving
from dejarik.games.destiny.rules.indirect_damage import COST_NAME, PAY_INDIRECT
from dejarik.kernel import decisions, stack
from dejarik.kernel.choosing import remember
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op, Selector

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Die, Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

LOOK: Final = 0
PICK_SIDE: Final = 1
TELL: Final = 2
PAY: Final = 3
CARRY_OUT: Final = 4
GO_ON: Final = 5


def imagined_in_pool(t: Table, die: Die, place: int) -> Die:
    """A die as if it lay in its pool with this side up, until `forget`."""
    imagined = imagine(t, die, place)
    imagined.zone = IN_POOL
    return imagined


def other_sides(t: Table, seat: int, die: Die) -> list[int]:
    """The places of the sides a die does not show that a seat could resolve by themselves."""
    found: list[int] = []
    for place in range(len(t.definition_of_die(die).facts.sides)):
        if place == die.side:
            continue
        imagined = imagined_in_pool(t, die, place)
        reason = die_rules.why_not_resolve(t, seat, imagined)
        # No die is paid for: abilities that would help with one do not.
        is_too_dear = die_costs.cost_of_die(t, imagined) > t.players[seat].resources
        forget(t)
        if reason is None and not is_too_dear:
            found.append(place)
    return found


@dataclass(frozen=True)
class ResolveOtherSides(Op):
    """
    Resolve a side that a die does not show, or each of them in an order of choice.

    It is worth and costs what it would if the die showed it. The die itself is not resolved
    by that, and stays where it is. `y` is the die, `x` the side at hand, `items` those left.
    Rulings: arh.part2.costs.01, arh.part2.modifier.01, arh.part2.blank.01
    """

    die: Selector
    each: bool = False

    def can(self, s: State, scope: Scope) -> bool:
        """Whether the die has such a side."""
        t = table_of(s)
        return any(other_sides(t, scope.actor, t.die(one)) for one in self.die.find(s, scope))

    def step(self, s: State, f: Frame) -> None:
        """Look, then pick a side, tell, pay, carry out; perhaps go on with the next."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == LOOK:
            dice = self.die.find(s, scope)
            f.y = dice[0] if dice else 0
            f.items = other_sides(t, scope.actor, t.die(f.y)) if dice else []
            if not f.items:
                scope.ok = False
                stack.pop(s)
        elif step == PICK_SIDE:
            self.pick_side(t, f, scope)
        elif step == TELL:
            card = t.die(f.y).card
            emit(t, Event(ev.VALUE_CHOSEN, scope.actor, card, scope.source, f.x, A_SIDE))
        elif step == PAY:
            self.pay(t, f, scope)
        elif step == CARRY_OUT:
            self.carry_out(t, f, scope)
        elif step == GO_ON and self.each and len(f.items) > 1:
            f.items.remove(f.x)
            f.step = PICK_SIDE
        else:
            remember(scope, [f.y], 1, "")
            stack.pop(s)

    def choices(self, t: Table, f: Frame) -> list[int]:
        """The sides left, of identical ones the first."""
        sides = t.definition_of_die(t.die(f.y)).facts.sides
        seen: list[str] = []
        found: list[int] = []
        for place in f.items:
            written = facts.write_side(sides[place])
            if written not in seen:
                seen.append(written)
                found.append(place)
        return found

    def pick_side(self, t: Table, f: Frame, scope: Scope) -> None:
        """Ask which, if there are several."""
        places = self.choices(t, f)
        f.x = places[0]
        if len(places) > 1:
            stack.ask(t, f, scope.actor, decisions.ONE, SIDE_OF_CARD_REASON)

    def pay(self, t: Table, f: Frame, scope: Scope) -> None:
        """What the side costs, of either kind; one that cannot be paid any more is left out."""
        die = t.die(f.y)
        imagined = imagined_in_pool(t, die, f.x)
        reason = die_rules.why_not_resolve(t, scope.actor, imagined)
        cost = die_costs.cost_of_die(t, imagined)
        damage = die_costs.damage_cost_of_die(t, imagined)
        forget(t)
        if reason is not None or cost > t.players[scope.actor].resources:
            f.step = GO_ON
        elif damage:
            scope.names[COST_NAME] = [damage]
            stack.push(t, PAY_INDIRECT, f)
        elif cost:
            emit(t, Event(ev.RESOURCES_SPENT, scope.actor, f.y, die.copy, cost))

    def carry_out(self, t: Table, f: Frame, scope: Scope) -> None:
        """What the symbol does, with the value the side has now; or ask which special."""
        die = t.die(f.y)
        imagined = imagined_in_pool(t, die, f.x)
        inner = Scope(scope.actor, die.copy or die.card)
        inner.subject = die.id
        inner.names[terms.VALUE_NAME] = [die_rules.value_of(t, imagined, scope.actor)]
        symbol = t.side_of(imagined).symbol
        inner.names[terms.SYMBOL_NAME] = [symbol]
        if die_rules.is_unblockable(t, imagined):
            inner.names[terms.UNBLOCKABLE_NAME] = [1]
        value = inner.names[terms.VALUE_NAME][0]
        if symbol == facts.SHIELD and die_rules.can_be_spread(t, imagined, scope.actor, value):
            symbol = resolving.SPREAD_SHIELDS
        forget(t)
        if symbol != facts.SPECIAL:
            stack.push_scope(t, t.rules.symbols[symbol], inner)
        elif len(self.specials(t, f)) > 1:
            stack.ask(t, f, scope.actor, decisions.ONE, resolving.SPECIAL_REASON)
        else:
            stack.push_scope(t, self.specials(t, f)[0], inner)

    def specials(self, t: Table, f: Frame) -> list[Op]:
        """The special abilities of the die."""
        return t.definition_of_die(t.die(f.y)).specials

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        t = table_of(s)
        if f.step == TELL:
            card = t.die(f.y).card
            return [
                decisions.Option(decisions.VALUE, card, place, place)
                for place in self.choices(t, f)
            ]
        specials = self.specials(t, f)
        return [
            decisions.Option(decisions.VALUE, f.y, place, place) for place in range(len(specials))
        ]

    def closed(self, s: State, f: Frame) -> None:
        """Note the side, or run the chosen special."""
        picked = f.forms[0].picks[0]
        if f.step == TELL:
            f.x = picked
            return
        t = table_of(s)
        die = t.die(f.y)
        inner = Scope(s.scope_of(f).actor, die.copy or die.card)
        inner.subject = die.id
        inner.names[terms.VALUE_NAME] = [0]
        inner.names[terms.SYMBOL_NAME] = [facts.SPECIAL]
        stack.push_scope(t, self.specials(t, f)[picked], inner)
