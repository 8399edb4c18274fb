"""
Verbs of dice: remove, turn, reroll, roll in, resolve.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.effects.verbs import Verb
from dejarik.games.destiny.facts import write_side
from dejarik.games.destiny.rules.legality import why_not_resolve
from dejarik.games.destiny.rules.resolving import resolve_die
from dejarik.games.destiny.state import IN_POOL, ON_CARD, table_of
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.decisions import SIDE, VALUE, Option
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE
from dejarik.kernel.happening import emit_for
from dejarik.kernel.program import Quantity, Selector
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Die, Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

SIDE_REASON: Final = 25


@dataclass(frozen=True)
class RemoveDice(Verb):
    """
    Remove each of the chosen dice from its pool.

    Rulings: arh.part8.removing.01, arh.part8.removing.02
    """

    dice: Selector
    name: str = ""

    def wanted(self) -> Selector:
        """
        Which dice.
        """
        return self.dice

    def name_for(self) -> str:
        """
        The given name.
        """
        return self.name

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """
        Only a die in a pool can be removed.
        """
        die = t.dice.get(target)
        if die is None or die.zone != IN_POOL:
            return None
        return Event(ev.DIE_REMOVED, scope.actor, target, scope.source, 1)


@dataclass(frozen=True)
class TurnDice(Choosing):
    """
    Turn each of the chosen dice to another side; `symbols` limits which (empty: any).

    Rulings: arh.part8.turn.01, arh.part8.turn.02, arh.part2.focus.01
    """

    dice: Selector
    symbols: tuple[int, ...] = ()

    def wanted(self) -> Selector:
        """
        Which dice.
        """
        return self.dice

    def proceed(self, s: State, f: Frame) -> None:
        """
        Choose dice, then a side for each.
        """
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 2:
            f.step = 1
            f.x += 1
        while f.x < len(f.items):
            sides = self.sides_for(t, t.dice[f.items[f.x]])
            if len(sides) > 1:
                f.step = 3
                ask(s, f, scope.actor, SIDE, SIDE_REASON)
                return
            if sides:
                self.turn(t, f, sides[0])
                return
            scope.ok = False
            f.x += 1
        if len(f.items) < self.dice.at_least(s, scope):
            scope.ok = False
        remember(scope, f.items, len(f.items), "")
        pop(s)

    def turn(self, t: Table, f: Frame, side: int) -> None:
        """
        Turn the die at hand.
        """
        f.step = 2
        scope = t.scope_of(f)
        emit_for(t, f, Event(ev.DIE_TURNED, scope.actor, f.items[f.x], scope.source, 1, side))

    def sides_for(self, t: Table, die: Die) -> list[int]:
        """
        The sides it can be turned to; of identical sides only the first.

        Rulings: arh.part8.turn.03
        """
        seen: list[str] = []
        found: list[int] = []
        for place, side in enumerate(t.definition(die.card).facts.sides):
            if place == die.side or (self.symbols and side.symbol not in self.symbols):
                continue
            written = write_side(side)
            if written not in seen:
                seen.append(written)
                found.append(place)
        return found

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """
        Dice, or sides of the die at hand.
        """
        if f.step != 3:
            return super().options(s, f, form)
        t = table_of(s)
        number = f.items[f.x]
        return [Option(VALUE, number, side, side) for side in self.sides_for(t, t.dice[number])]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """
        A side closes at once.
        """
        if f.step != 3:
            super().pick(s, f, form, option)
            return
        form.picks.append(option.value)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """
        Turn it, or note the dice.
        """
        if f.step == 3:
            self.turn(table_of(s), f, f.forms[0].picks[0])
        else:
            super().closed(s, f)


@dataclass(frozen=True)
class RollDice(Choosing):
    """
    Reroll the chosen dice together, or roll them from their cards into your pool.

    Rulings: arh.part8.rolling.01
    """

    dice: Selector
    again: bool = True
    name: str = ""

    def wanted(self) -> Selector:
        """
        Which dice.
        """
        return self.dice

    def proceed(self, s: State, f: Frame) -> None:
        """
        Choose, roll, remember.
        """
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 1:
            f.step = 2
            dice = [one for one in f.items if self.can_roll(t, one)]
            if len(dice) < self.dice.at_least(s, scope):
                scope.ok = False
            f.items = dice
            if dice:
                rolled = Event(ev.DICE_ROLLED, scope.actor, 0, scope.source, len(dice))
                rolled.detail = int(self.again)
                rolled.items = dice.copy()
                emit_for(t, f, rolled)
                return
        if f.items and f.result == NOT_DONE:
            scope.ok = False
        remember(scope, f.items, len(f.items), self.name)
        pop(s)

    def can_roll(self, t: Table, number: int) -> bool:
        """
        A reroll needs the die in a pool, rolling in needs it on its card.
        """
        die = t.dice.get(number)
        return die is not None and die.zone == (IN_POOL if self.again else ON_CARD)


@dataclass(frozen=True)
class ResolveChosen(Choosing):
    """
    Resolve a chosen die as your own, with a bonus to its value.

    Rulings: arh.part2.throughcards.01, arh.part2.throughcards.02, arh.part2.throughcards.03
    """

    dice: Selector
    bonus: Quantity

    def wanted(self) -> Selector:
        """
        Which dice.
        """
        return self.dice

    def can(self, s: State, scope: Scope) -> bool:
        """
        Whether there is one that could be resolved.
        """
        t = table_of(s)
        for number in self.dice.find(s, scope):
            if why_not_resolve(t, scope.actor, t.dice[number]) is None:
                return True
        return False

    def proceed(self, s: State, f: Frame) -> None:
        """
        Choose, resolve one after another.
        """
        t = table_of(s)
        scope = s.scope_of(f)
        if f.x < len(f.items):
            number = f.items[f.x]
            f.x += 1
            die = t.dice.get(number)
            if die is None or why_not_resolve(t, scope.actor, die) is not None:
                scope.ok = False
                return
            resolve_die(t, scope.actor, number, [], self.bonus.amount(s, scope))
            return
        if not f.items:
            scope.ok = False
        remember(scope, f.items, len(f.items), "")
        pop(s)
