"""Modifiers: what texts change about numbers and permissions, and for how long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.model.definition import ABSENT
from dejarik.games.swccg.model.durations import BY_RULE
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules.guards import Fixing, Guard, owner_of_source
from dejarik.games.swccg.rules.lasting import Lasts
from dejarik.kernel.modifiers import ADD, FORBID, Modifier
from dejarik.kernel.program import Condition, Quantity

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.modifiers import Contribution
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Changes(Modifier):
    """A number of things that fit is changed, while conditions hold."""

    number: int
    amount: Quantity
    whom: tuple[Filter, ...]
    provided: tuple[Condition, ...] = ()
    how: int = ADD
    cumulative: bool = False

    def statistic(self) -> int:
        return self.number

    def layer(self) -> int:
        return self.how

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        t = table_of(s)
        if not fits_all(t, scope, self.whom, entity):
            return 0
        if not all(condition.holds(s, scope) for condition in self.provided):
            return 0
        return self.amount.amount(s, scope)

    def gives_zero(self, s: State, scope: Scope, entity: int) -> bool:
        if not fits_all(table_of(s), scope, self.whom, entity):
            return False
        return all(condition.holds(s, scope) for condition in self.provided)


@dataclass(frozen=True)
class Forbids(Modifier):
    """Things that fit may not do something, or it may not be done to them."""

    what: int
    whom: tuple[Filter, ...]
    provided: tuple[Condition, ...] = ()

    def statistic(self) -> int:
        return self.what

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        t = table_of(s)
        fits = fits_all(t, scope, self.whom, entity)
        return int(fits and all(condition.holds(s, scope) for condition in self.provided))


ANYBODYS = 0
YOURS = 1
OPPONENTS = 2


@dataclass(frozen=True)
class Ignores(Guard):
    """Changes of a number of things that fit do not count, from whose cards; or bonuses alone."""

    number: int
    whom: tuple[Filter, ...]
    whose: int = ANYBODYS
    only_bonuses: bool = False
    provided: tuple[Condition, ...] = ()

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 0

    def ignores(
        self, t: Table, scope: Scope, number: int, thing: int, change: Contribution
    ) -> bool:
        if number != self.number or not fits_all(t, scope, self.whom, thing):
            return False
        if self.only_bonuses and change.layer == ADD and change.amount <= 0:
            return False
        owner = owner_of_source(t, change.source)
        if self.whose and (owner == scope.you) != (self.whose == YOURS):
            return False
        return all(condition.holds(t, scope) for condition in self.provided)


@dataclass(frozen=True)
class Instead(Fixing):
    """A value is used instead of a number of things that fit; 0 for a cost makes it free."""

    number: int
    amount: Quantity
    whom: tuple[Filter, ...]
    provided: tuple[Condition, ...] = ()

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 0

    def fixed(self, t: Table, scope: Scope, number: int, thing: int) -> int:
        if number != self.number or not fits_all(t, scope, self.whom, thing):
            return ABSENT
        if not all(condition.holds(t, scope) for condition in self.provided):
            return ABSENT
        return self.amount.amount(t, scope)


@dataclass(frozen=True)
class For(Lasts):
    """Modifiers that last for a while; the scope is kept as it is now."""

    changes: tuple[Modifier, ...]
    until: int = BY_RULE

    def modifiers(self) -> tuple[Modifier, ...]:
        return self.changes

    def span(self) -> int:
        return self.until
