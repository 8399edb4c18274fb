"""History: what has happened this turn, this round, or on an opponent's last turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.triggers import Happening
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.history import is_within
from dejarik.kernel.program import Condition, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class HowMuchHappened(Quantity):
    """How much such events came to in a span of time."""

    what: Happening
    span: int

    def amount(self, s: State, scope: Scope) -> int:
        """The sum over all of them."""
        t = table_of(s)
        found = [
            one.amount
            for place, one in enumerate(t.past)
            if is_within(t, one, self.span, scope.you) and self.what.was(t, scope, place)
        ]
        return sum(found)

    def kinds(self) -> set[int]:
        """The kinds of event that must be remembered for it."""
        return self.what.kinds()


@dataclass(frozen=True)
class Happened(Condition):
    """Such an event has happened in a span of time."""

    what: Happening
    span: int

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        return any(
            is_within(t, one, self.span, scope.you) and self.what.was(t, scope, place)
            for place, one in enumerate(t.past)
        )

    def kinds(self) -> set[int]:
        """The kinds of event that must be remembered for it."""
        return self.what.kinds()


@dataclass(frozen=True)
class DiceOfThePast(Selector):
    """The dice that such an event was about, as long as they are there."""

    past: Happened

    def find(self, s: State, scope: Scope) -> list[int]:
        """Each of them once, in the order in which it happened."""
        t = table_of(s)
        found: list[int] = []
        for place, one in enumerate(t.past):
            if one.die not in t.dice or one.die in found:
                continue
            within = is_within(t, one, self.past.span, scope.you)
            if within and self.past.what.was(t, scope, place):
                found.append(one.die)
        return found


@dataclass(frozen=True)
class HappenedTo(Filter):
    """A card to which such an event has happened."""

    past: Happened

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """It is the very copy that the event was about."""
        return any(
            one.ref == entity
            and is_within(t, one, self.past.span, scope.you)
            and self.past.what.was(t, scope, place)
            for place, one in enumerate(t.past)
        )
