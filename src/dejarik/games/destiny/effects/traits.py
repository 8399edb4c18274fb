"""Qualities and amounts of cards that stand in play: elite, diceless, copies, points, limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.filters import Filter, copy_behind, facts_of
from dejarik.games.destiny.model.facts import CHARACTER_SUBTYPES
from dejarik.games.destiny.model.state import FIRST_COPY, table_of
from dejarik.games.destiny.rules.changes.copies import ELITE
from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.games.destiny.rules.values import AMBUSH, has_subtype, points_of
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Quantity, Selector

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Elite(Filter):
    """
    With two or more dice of its own.

    Rulings: arh.part8.elite.02, arh.part1.characters.07
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        copy = copy_behind(t, entity)
        return copy is not None and len(copy.dice) >= ELITE


@dataclass(frozen=True)
class HasKeyword(Filter):
    """With a keyword, printed or given."""

    keyword: int

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Ambush is the card's, which is being played; any other keyword the copy's."""
        if self.keyword == AMBUSH and entity >= FIRST_COPY:
            return keyword_level(t, t.copy(entity).card, AMBUSH) > 0
        return keyword_level(t, entity, self.keyword) > 0


@dataclass(frozen=True)
class Diceless(Filter):
    """
    Without a matching die.

    Rulings: arh.part8.diceless.01
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """A copy has none on it or in a pool; a card elsewhere has none printed."""
        if entity >= FIRST_COPY:
            return not t.copy(entity).dice
        return not facts_of(t, entity).sides


@dataclass(frozen=True)
class OfNamedSubtype(Filter):
    """With the subtype a player has chosen."""

    name: str

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        chosen = [CHARACTER_SUBTYPES[place] for place in scope.names.get(self.name, [])]
        copy = copy_behind(t, entity)
        if copy is None:
            return any(subtype in facts_of(t, entity).subtypes for subtype in chosen)
        return any(has_subtype(t, copy, subtype) for subtype in chosen)


@dataclass(frozen=True)
class PointsOf(Quantity):
    """
    The point value of characters, as they were bought.

    Rulings: arh.part1.characters.08
    """

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        t = table_of(s)
        return sum([points_of(t, t.copy(ref)) for ref in self.what.find(s, scope)])


@dataclass(frozen=True)
class ChangeLimit(Modifier):
    """Some cards may carry more or less: `limit` is the number that is changed."""

    limit: int
    change: int
    who: Selector

    def statistic(self) -> int:
        return self.limit

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return self.change if entity in self.who.find(s, scope) else 0
