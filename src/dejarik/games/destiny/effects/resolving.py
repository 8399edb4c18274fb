"""
Verbs of resolving dice: through a card, and what a special says of its own die.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.rules.legality import why_not_resolve
from dejarik.games.destiny.rules.resolving import STAYS_NAME, resolution_of, resolve_die
from dejarik.games.destiny.state import table_of
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.program import Op, Quantity, Selector
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


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


@dataclass(frozen=True)
class StayInPool(Op):
    """
    The die being resolved does not return to its card; perhaps it is rerolled instead.

    It cannot be resolved again in this action.
    Rulings: arh.part2.special.05
    """

    reroll: bool

    def can(self, s: State, scope: Scope) -> bool:
        """
        Only while a die is being resolved.
        """
        return resolution_of(table_of(s), scope.subject) is not None

    def step(self, s: State, f: Frame) -> None:
        """
        Tell its resolution.
        """
        scope = s.scope_of(f)
        resolution = resolution_of(table_of(s), scope.subject)
        if resolution is None:
            scope.ok = False
        else:
            resolution.names[STAYS_NAME] = [int(self.reroll)]
        pop(s)
