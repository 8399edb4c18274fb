"""Verbs of dice: turn, reroll, roll in. Removing and resolving have files of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import write_side
from dejarik.games.destiny.model.state import IN_POOL, ON_CARD, table_of
from dejarik.games.destiny.rules.values import controller_of_die
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.decisions import SIDE, VALUE, Option
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE
from dejarik.kernel.program import Selector
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Die, Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

SIDE_REASON: Final = 25


@dataclass(frozen=True)
class TurnDice(Choosing):
    """
    Turn each of the chosen dice to another side; `symbols` limits which (empty: any).

    With `like`, only sides whose symbol the dice of that name show; with `others`, only
    sides that show none of the symbols.
    Rulings: arh.part8.turn.01, arh.part8.turn.02, arh.part2.focus.01
    """

    dice: Selector
    symbols: tuple[int, ...] = ()
    like: str = ""
    name: str = ""
    others: bool = False

    def wanted(self) -> Selector:
        return self.dice

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        """Dice in a pool: one that was spoken of may have left it."""
        t = table_of(s)
        return [one for one in wanted.find(s, scope) if t.is_in_a_pool(one)]

    def proceed(self, s: State, f: Frame) -> None:
        """Choose dice, then a side for each that is still there."""
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 2:
            f.step = 1
            f.x += 1
        while f.x < len(f.items):
            number = f.items[f.x]
            there = t.is_in_a_pool(number)
            sides = self.sides_for(t, scope, t.dice[number]) if there else []
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
        remember(scope, f.items, len(f.items), self.name)
        pop(s)

    def turn(self, t: Table, f: Frame, side: int) -> None:
        """Turn the die at hand."""
        f.step = 2
        scope = t.scope_of(f)
        emit_for(t, f, Event(ev.DIE_TURNED, scope.actor, f.items[f.x], scope.source, 1, side))

    def symbols_for(self, t: Table, scope: Scope) -> list[int]:
        """The symbols it may be turned to; empty where any will do."""
        if not self.like:
            return list(self.symbols)
        shown = scope.names.get(self.like, [])
        return [t.side_of(t.dice[one]).symbol for one in shown if one in t.dice]

    def sides_for(self, t: Table, scope: Scope, die: Die) -> list[int]:
        """
        The sides it can be turned to; of identical sides only the first.

        Rulings: arh.part8.turn.03
        """
        seen: list[str] = []
        found: list[int] = []
        symbols = self.symbols_for(t, scope)
        if self.like and not symbols:
            return found
        for place, side in enumerate(t.definition_of_die(die).facts.sides):
            if place == die.side or (symbols and (side.symbol in symbols) == self.others):
                continue
            written = write_side(side)
            if written not in seen:
                seen.append(written)
                found.append(place)
        return found

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Dice, or sides of the die at hand."""
        if f.step != 3:
            return super().options(s, f, form)
        t = table_of(s)
        number = f.items[f.x]
        sides = self.sides_for(t, s.scope_of(f), t.dice[number])
        return [Option(VALUE, number, side, side) for side in sides]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        if f.step != 3:
            super().pick(s, f, form, option)
            return
        form.picks.append(option.value)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        if f.step == 3:
            self.turn(table_of(s), f, f.forms[0].picks[0])
        else:
            super().closed(s, f)


@dataclass(frozen=True)
class ChooseSymbol(Choosing):
    """
    Choose a symbol that a die shows; the die is remembered for it.

    Rulings: arh.part8.showing.01
    """

    dice: Selector
    name: str

    def wanted(self) -> Selector:
        return self.dice

    def proceed(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if not f.items:
            scope.ok = False
        remember(scope, f.items, len(f.items), self.name)
        pop(s)


@dataclass(frozen=True)
class RollDice(Choosing):
    """
    Reroll the chosen dice together, or roll them from their cards into your pool.

    With `the_pool` they go into the pool of whoever controls the first of them.
    Rulings: arh.part8.rolling.01, arh.part3.pool.05
    """

    dice: Selector
    again: bool = True
    name: str = ""
    the_pool: bool = False

    def wanted(self) -> Selector:
        return self.dice

    def proceed(self, s: State, f: Frame) -> None:
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
                if self.the_pool:
                    rolled.seat = controller_of_die(t, t.dice[dice[0]])
                rolled.detail = int(self.again)
                rolled.items = dice.copy()
                emit_for(t, f, rolled)
                return
        if f.items and f.result == NOT_DONE:
            scope.ok = False
        remember(scope, f.items, len(f.items), self.name)
        pop(s)

    def can_roll(self, t: Table, number: int) -> bool:
        """A reroll needs the die in a pool, rolling in needs it on its card."""
        die = t.dice.get(number)
        return die is not None and die.zone == (IN_POOL if self.again else ON_CARD)
