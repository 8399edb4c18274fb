"""Amounts: numbers that texts work out from the table, a draw, or what was used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules.debts import loss_left
from dejarik.games.swccg.rules.presence import is_active, power_at
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.program import Condition, Quantity

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State

DRAWN: Final = "drawn"
"""Where a text remembers the total of its destiny draw; nothing if the draw failed."""
USED_X: Final = "x"
"""Where a text remembers how much Force was used for X."""
FACTOR: Final = "factor"
"""Where a text remembers by how much another card multiplies its result."""


def event_place(t: Table, scope: Scope) -> int:
    """Where the event that a text answers is: a drain, a battle, or what it is about."""
    event = t.event_of(scope)
    if event is None:
        return NOTHING
    return event.subject if ids.is_place(event.subject) else t.place_of(event.subject)


def things_that_fit(t: Table, scope: Scope, filters: tuple[Filter, ...]) -> list[int]:
    """The active cards on table that fit, locations aside, in order of arrival."""
    found = [one for one in t.copies if not t.is_location(one) and is_active(t, one)]
    return [one for one in found if fits_all(t, scope, filters, one)]


@dataclass(frozen=True)
class CountOf(Quantity):
    """How many cards on table fit."""

    what: tuple[Filter, ...]

    def amount(self, s: State, scope: Scope) -> int:
        return len(things_that_fit(table_of(s), scope, self.what))


@dataclass(frozen=True)
class PowerThere(Quantity):
    """The power a player has where the answered event is."""

    who: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        t = table_of(s)
        return power_at(t, self.who.amount(s, scope), event_place(t, scope))


@dataclass(frozen=True)
class DestinyDrawn(Quantity):
    """The total of the destiny a text has drawn; 0 if the draw failed."""

    def amount(self, s: State, scope: Scope) -> int:
        return sum(scope.names.get(DRAWN, []))


@dataclass(frozen=True)
class AbilityOfChosen(Quantity):
    """The ability of what was chosen at initiation; one that has left has none."""

    place: int = 0

    def amount(self, s: State, scope: Scope) -> int:
        t = table_of(s)
        thing = scope.names["chosen"][self.place]
        return value(t, st.ABILITY, thing) if thing in t.copies else 0


@dataclass(frozen=True)
class Noted(Quantity):
    """A number that was fixed before."""

    name: str

    def amount(self, s: State, scope: Scope) -> int:
        return scope.names[self.name][0]


@dataclass(frozen=True)
class Multiplied(Quantity):
    """A factor, times what other cards have made of it."""

    by: int

    def amount(self, s: State, scope: Scope) -> int:
        return self.by * scope.names.get(FACTOR, [1])[0]


@dataclass(frozen=True)
class Depending(Quantity):
    """One amount or another, as a condition stands when it is read."""

    condition: Condition
    then: Quantity
    otherwise: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        branch = self.then if self.condition.holds(s, scope) else self.otherwise
        return branch.amount(s, scope)


@dataclass(frozen=True)
class LossLeft(Quantity):
    """What is left of the loss of Force that a text answers."""

    def amount(self, s: State, scope: Scope) -> int:
        event = s.event_of(scope)
        return 0 if event is None else loss_left(table_of(s), event)


@dataclass(frozen=True)
class DamageLeft(Quantity):
    """The battle damage a player still owes."""

    who: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        battle = table_of(s).battle()
        return 0 if battle is None else battle.damage[self.who.amount(s, scope)]


@dataclass(frozen=True)
class ForceToUse(Quantity):
    """How much Force a player has to use."""

    who: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        return len(table_of(s).pile(self.who.amount(s, scope), ids.FORCE))


@dataclass(frozen=True)
class SizeOf(Quantity):
    """How many cards lie in a pile of a player; everybody may count them."""

    pile: int
    who: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        return len(table_of(s).pile(self.who.amount(s, scope), self.pile))


@dataclass(frozen=True)
class LifeForce(Quantity):
    """How many cards a player has left to lose."""

    who: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        return table_of(s).life_force(self.who.amount(s, scope))
