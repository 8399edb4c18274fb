"""Conditions that depend on Destiny's table; the general ones are in `kernel.terms`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import fits_all
from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.program import Condition, Selector

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Is(Condition):
    """Everything meant has all these qualities, and something is meant."""

    what: Selector
    filters: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        found = self.what.find(s, scope)
        return bool(found) and all(fits_all(self.filters, t, scope, one) for one in found)


@dataclass(frozen=True)
class PaidForOnThis(Condition):
    """The card that is being paid for is to be attached to the card whose ability it is."""

    def holds(self, s: State, scope: Scope) -> bool:
        event = s.event_of(scope)
        return event is not None and event.source == scope.source


@dataclass(frozen=True)
class HasQualities(Condition):
    """For would-be hosts: the card in question has all these qualities."""

    filters: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        """The one entity that is being tried, once there is one."""
        return bool(scope.it) and fits_all(self.filters, table_of(s), scope, scope.it[0])
