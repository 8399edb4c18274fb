"""Charm tokens: verbs that put and take them, and who has some."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.verbs import Verb
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.events import Event
from dejarik.kernel.program import Quantity, Selector

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Scope


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
        amount = self.amount.amount(t, scope)
        return Event(ev.CHARMS_REMOVED, scope.actor, target, scope.source, amount)


@dataclass(frozen=True)
class Charmed(Filter):
    """With at least so many charm tokens on it."""

    at_least: int = 1

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.copy(entity).charms >= self.at_least
