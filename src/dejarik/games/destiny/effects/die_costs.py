"""Costs of dice: what is lowered while they are paid for; what lasts is in `die_sides`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.die_costs import cost_of_die
from dejarik.games.destiny.rules.easing import Easing
from dejarik.games.destiny.rules.flow.resolving import resolution_of
from dejarik.games.destiny.rules.resolution_terms import EASED_NAME
from dejarik.kernel.program import Quantity
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class LowerDieCost(Easing):
    """
    The die that is to be paid for costs less, this once, of whichever kind its cost is.

    Rulings: arh.part2.costs.01
    """

    amount: Quantity

    def can(self, s: State, scope: Scope) -> bool:
        """Only before a die is paid for."""
        event = s.event_of(scope)
        return event is not None and resolution_of(table_of(s), event.subject) is not None

    def eases(self, s: State, scope: Scope) -> int:
        """As many resources as it takes off and as the die costs."""
        event = s.event_of(scope)
        die = None if event is None else table_of(s).dice.get(event.subject)
        if die is None:
            return 0
        return min(self.amount.amount(s, scope), cost_of_die(table_of(s), die))

    def step(self, s: State, f: Frame) -> None:
        """Note it in the resolution."""
        scope = s.scope_of(f)
        event = s.event_of(scope)
        resolution = None if event is None else resolution_of(table_of(s), event.subject)
        if event is None or resolution is None:
            scope.ok = False
        else:
            eased = resolution.names.setdefault(EASED_NAME, [])
            eased += [event.subject] * self.amount.amount(s, scope)
        pop(s)
