"""Keywords: those a card has, gives or takes, and what only they are about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.abilities import Part
from dejarik.games.destiny.effects.conditions import HasQualities
from dejarik.games.destiny.effects.filters import Filter, copy_behind
from dejarik.games.destiny.effects.selectors import fits_all
from dejarik.games.destiny.effects.verbs import Verb
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.definition import Definition
from dejarik.games.destiny.model.state import FIRST_COPY, table_of
from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.games.destiny.rules.values import AMBUSH, KEYWORD, LEVEL_NAME
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import FORBID, Modifier
from dejarik.kernel.program import Condition, Quantity, Selector, written

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Level(Quantity):
    """The level of the keyword whose ability this is."""

    def amount(self, s: State, scope: Scope) -> int:
        """As it was when the ability was triggered."""
        return scope.names[LEVEL_NAME][0]


@dataclass(frozen=True)
class Keyword(Part):
    """A keyword the rules know by name, and how much of it."""

    keyword: int
    level: int = 1

    def furnish(self, definition: Definition) -> None:
        definition.keywords[self.keyword] = self.level


@dataclass(frozen=True)
class Renew(Part):
    """
    The keyword: it may be played from the discard pile for this cost.

    Rulings: arh.part7.renew.01
    """

    cost: int

    def furnish(self, definition: Definition) -> None:
        definition.renew = self.cost


@dataclass(frozen=True)
class Modify(Part):
    """
    The keyword: it goes on such a card in place of a character.

    Rulings: arh.part7.modify.01
    """

    host: tuple[Filter, ...]

    def furnish(self, definition: Definition) -> None:
        definition.modifies.append(HasQualities(self.host))


@dataclass(frozen=True)
class PlayedFromDiscardPile(Condition):
    """
    The card being played came from the discard pile, by Renew.

    Rulings: arh.part7.renew.01
    """

    def holds(self, s: State, scope: Scope) -> bool:
        return scope.source in table_of(s).renewed


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
class GainKeyword(Modifier):
    """Some cards have a keyword, perhaps only while a condition holds."""

    keyword: int
    who: Selector
    condition: Condition | None = None
    level: int = 1

    def statistic(self) -> int:
        return KEYWORD + self.keyword

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        if self.condition is not None and not self.condition.holds(s, scope):
            return 0
        return self.level if entity in self.who.find(s, scope) else 0


@dataclass(frozen=True)
class LoseKeyword(Modifier):
    """
    Some cards do not have a keyword, whatever gives it to them.

    Rulings: arh.part7.keywords.02
    """

    keyword: int
    who: Selector

    def statistic(self) -> int:
        """The same one that gains count under."""
        return KEYWORD + self.keyword

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 1 if entity in self.who.find(s, scope) else 0


@dataclass(frozen=True)
class Pilot(Verb):
    """
    Begin to pilot a vehicle with this character.

    Rulings: arh.part7.piloting.01
    """

    vehicle: Selector

    def wanted(self) -> Selector:
        return self.vehicle

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies or scope.source not in t.copies:
            return None
        return Event(ev.PILOTING_BEGAN, scope.actor, scope.source, target, 1)


@dataclass(frozen=True)
class VehicleOf(Selector):
    """
    The vehicles that characters pilot.

    Rulings: arh.part7.piloting.04
    """

    pilots: Selector

    def find(self, s: State, scope: Scope) -> list[int]:
        """Each that is in play, or that was piloted when it left this turn."""
        t = table_of(s)
        found = [t.copies[ref].pilots for ref in self.pilots.find(s, scope) if ref in t.copies]
        return [ref for ref in found if ref in t.copies or ref in t.gone]


@dataclass(frozen=True)
class Piloting(Filter):
    """A character that pilots a vehicle."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.copy(entity).pilots in t.copies


@dataclass(frozen=True)
class PilotOf(Filter):
    """
    A character that pilots this vehicle.

    Rulings: arh.part7.piloting.04
    """

    vehicle: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.copy(entity).pilots in self.vehicle.find(t, scope)


@dataclass(frozen=True)
class Piloted(Filter):
    """
    A vehicle that at least one character pilots, perhaps one with certain qualities.

    Rulings: arh.part7.piloting.04, arh.part7.piloting.07
    """

    by: tuple[Filter, ...] = ()

    def __repr__(self) -> str:
        """As its hash knows it: without what came later and says nothing."""
        return written(self, {"by": ()})

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """The vehicle itself, or a die of it."""
        vehicle = copy_behind(t, entity)
        if vehicle is None:
            return False
        pilots = [copy.ref for copy in t.copies.values() if copy.pilots == vehicle.ref]
        return any(fits_all(self.by, t, scope, ref) for ref in pilots)


@dataclass(frozen=True)
class PlaceCharms(Verb):
    """
    Place charm tokens on each of the chosen characters.

    Rulings: arh.part7.charm.01
    """

    amount: Quantity
    on: Selector

    def wanted(self) -> Selector:
        return self.on

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies:
            return None
        amount = self.amount.amount(t, scope)
        return Event(ev.CHARMS_PLACED, scope.actor, target, scope.source, amount)


@dataclass(frozen=True)
class RemoveCharms(Verb):
    """
    Remove charm tokens from each of the chosen characters, whoever put them there.

    Rulings: arh.part7.charm.03
    """

    amount: Quantity
    target: Selector

    def wanted(self) -> Selector:
        return self.target

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies or not t.copies[target].charms:
            return None
        scope.names["target"] = [target]
        amount = self.amount.amount(t, scope)
        return Event(ev.CHARMS_REMOVED, scope.actor, target, scope.source, amount)


@dataclass(frozen=True)
class Charmed(Filter):
    """With at least so many charm tokens on it."""

    at_least: int = 1

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.copy(entity).charms >= self.at_least


@dataclass(frozen=True)
class CharmsOn(Quantity):
    """How many charm tokens are on characters."""

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        """Their sum."""
        t = table_of(s)
        found = self.what.find(s, scope)
        return sum([t.copy(one).charms for one in found if one in t.copies])
