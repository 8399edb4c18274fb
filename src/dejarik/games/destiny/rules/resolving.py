"""
Resolving dice: the action, and the one way any die is resolved.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.facts import SPECIAL
from dejarik.games.destiny.rules import legality
from dejarik.games.destiny.rules.indirect import pay_indirect
from dejarik.games.destiny.rules.values import side_cost, value_of
from dejarik.games.destiny.state import IN_POOL, table_of
from dejarik.kernel.decisions import ENTITY, ONE, SOME, STOP, VALUE, Option
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.happening import emit
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, ask_some, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Die, Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

DIE_REASON: Final = 17
MODIFIER_REASON: Final = 18
SPECIAL_REASON: Final = 19

VALUE_NAME: Final = "value"
STAYS_NAME: Final = "stays"
"""In a die's resolution: it stays in its pool; 1 if it is rerolled there."""

PICK_DIE: Final = 0
PICK_MODIFIERS: Final = 1
RESOLVE_IT: Final = 2


@dataclass(frozen=True)
class ResolveDice(Op):
    """
    The action: dice of one symbol (in `y`), one after another, at least one.

    `x` is the die in hand, `items` its modifiers. After-abilities resolve between dice.
    Rulings: arh.part5.resolve.01, arh.part5.resolve.02, arh.part5.resolve.08
    """

    def step(self, s: State, f: Frame) -> None:
        """
        Pick a die, pick modifiers, resolve, again.
        """
        t = table_of(s)
        seat = s.scope_of(f).you
        if f.step == PICK_DIE:
            f.items = []
            dice = legality.resolvable(t, seat, f.y)
            if not dice:
                pop(s)
            elif len(dice) == 1 and not t.spent_dice:
                f.x = dice[0]
                f.step = PICK_MODIFIERS
            else:
                ask(s, f, seat, ONE, DIE_REASON)
        elif f.step == PICK_MODIFIERS:
            f.step = RESOLVE_IT
            joining = legality.modifiers_for(t, seat, t.dice[f.x])
            if joining:
                ask_some(s, f, seat, SOME, MODIFIER_REASON, 0, len(joining))
        else:
            f.step = PICK_DIE
            f.drain = True
            resolve_die(t, seat, f.x, f.items, 0)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """
        Dice to resolve, or modifiers that can still be paid for.
        """
        t = table_of(s)
        if f.step == PICK_DIE:
            dice = legality.resolvable(t, form.seat, f.y)
            options = [Option(ENTITY, 0, die) for die in dice]
            if t.spent_dice:
                options.append(Option(STOP))
            return options
        options = []
        joining = legality.modifiers_for(t, form.seat, t.dice[f.x])
        budget = t.players[form.seat].resources - _cost(t, [f.x, *form.picks])
        start = joining.index(form.picks[-1]) + 1 if form.picks else 0
        for die in joining[start:]:
            if _cost(t, [die]) <= budget:
                options.append(Option(ENTITY, f.x, die))
        options.append(Option(STOP))
        return options

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """
        One die, or one more modifier, or enough.
        """
        if option.kind != STOP:
            form.picks.append(option.target)
        form.closed = option.kind == STOP or f.step == PICK_DIE or len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        """
        Go on with what was picked; stopping ends the action.
        """
        picks = f.forms[0].picks
        if f.step != PICK_DIE:
            f.items = picks.copy()
        elif picks:
            f.x = picks[0]
            f.step = PICK_MODIFIERS
        else:
            pop(s)


def _cost(t: Table, dice: list[int]) -> int:
    return sum([side_cost(t.side_of(t.dice[number])) for number in dice])


def resolve_die(t: Table, seat: int, number: int, modifiers: list[int], bonus: int) -> None:
    """
    Start resolving a die as a seat's own, with modifiers and a bonus to its value.
    """
    scope = Scope(seat, t.dice[number].copy)
    scope.subject = number
    f = push_scope(t, RESOLVE_DIE, scope)
    f.x = number
    f.y = bonus
    f.items = modifiers.copy()


def resolution_of(t: Table, number: int) -> Scope | None:
    """
    The scope of the resolution a die is in the middle of, if it is.
    """
    for frame in reversed(t.frames):
        if frame.op is RESOLVE_DIE and frame.x == number:
            return frame.own
    return None


def die_value(t: Table, die: Die, modifiers: list[int], bonus: int) -> int:
    """
    The combined value of a die, its modifiers and a bonus; specials stay at 0.

    Rulings: arh.part2.modifier.02, arh.part2.special.02
    """
    if t.side_of(die).symbol == SPECIAL:
        return 0
    return value_of(t, die) + sum([value_of(t, t.dice[one]) for one in modifiers]) + bonus


@dataclass(frozen=True)
class ResolveDie(Op):
    """
    Pay a die's cost, carry out its symbol, return it to its card.

    Rulings: arh.part5.resolve.03
    """

    def step(self, s: State, f: Frame) -> None:
        """
        Cost, symbol, return.
        """
        t = table_of(s)
        scope = s.scope_of(f)
        die = t.dice.get(f.x)
        step = f.step
        f.step = step + 1
        if die is None or step > 3 or (die.zone != IN_POOL and step != 2):
            pop(s)
        elif step == 0:
            self.pay(t, f, scope, die.copy)
        elif step == 1:
            self.carry_out(t, f, die, scope)
        elif step == 2:
            self.leave(t, f, die, scope)
        elif scope.names.get(STAYS_NAME) == [1]:
            rolled = Event(ev.DICE_ROLLED, scope.you, 0, scope.source, 1, 1)
            rolled.items = [f.x]
            emit(t, rolled)

    def leave(self, t: Table, f: Frame, die: Die, scope: Scope) -> None:
        """
        The die is resolved and returns to its card, unless its effect keeps it.
        """
        if die.zone != IN_POOL:
            return
        value = scope.names[VALUE_NAME][0]
        symbol = t.side_of(die).symbol
        resolved = Event(ev.DIE_RESOLVED, scope.you, f.x, die.copy, value, symbol)
        resolved.items = [one for one in f.items if one in t.dice]
        if STAYS_NAME in scope.names:
            resolved.flags |= ev.STAYS
        emit(t, resolved)

    def pay(self, t: Table, f: Frame, scope: Scope, card: int) -> None:
        """
        Resources are spent first, then indirect damage is taken.
        """
        dice = [f.x, *f.items]
        pay_indirect(t, f, dice)
        cost = _cost(t, dice)
        if cost:
            emit(t, Event(ev.RESOURCES_SPENT, scope.you, f.x, card, cost))

    def carry_out(self, t: Table, f: Frame, die: Die, scope: Scope) -> None:
        """
        Run the symbol's program; a card with several specials lets its player choose.

        Rulings: arh.part7.special.04
        """
        t.spent_dice.append(die.id)
        t.changes += 1
        # The cost may have defeated a character, and modifiers may have left with it.
        f.items = [one for one in f.items if one in t.dice and t.dice[one].zone == IN_POOL]
        scope.names[VALUE_NAME] = [die_value(t, die, f.items, f.y)]
        symbol = t.side_of(die).symbol
        if symbol != SPECIAL:
            push_scope(t, t.rules.symbols[symbol], scope.clone())
            return
        specials = t.definition_of_die(die).specials
        if len(specials) > 1:
            ask(t, f, scope.you, ONE, SPECIAL_REASON)
        elif specials:
            push_scope(t, specials[0], scope.clone())

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """
        Which special ability.
        """
        t = table_of(s)
        specials = t.definition_of_die(t.dice[f.x]).specials
        return [Option(VALUE, f.x, place, place) for place in range(len(specials))]

    def closed(self, s: State, f: Frame) -> None:
        """
        Run the chosen special.
        """
        t = table_of(s)
        place = f.forms[0].picks[0]
        push_scope(s, t.definition_of_die(t.dice[f.x]).specials[place], s.scope_of(f).clone())


RESOLVE_DIE: Final = ResolveDie()
