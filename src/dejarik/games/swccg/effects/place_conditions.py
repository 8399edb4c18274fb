"""Conditions about places, who is there, and the battle that goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.nouns import fits_all, place_of_source
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules.debts import in_battle
from dejarik.games.swccg.rules.presence import controls, is_active, total_ability
from dejarik.kernel.program import Condition

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class YouControl(Condition):
    """You control the place of the text."""

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        here = place_of_source(t, scope)
        return here != 0 and controls(t, scope.you, here)


@dataclass(frozen=True)
class ToHere(Condition):
    """What is read is about the place of the text: a deployment to it, a price from it."""

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        aimed = t.aim if ids.is_place(t.aim) else t.place_of(t.aim)
        return aimed != 0 and aimed == place_of_source(t, scope)


@dataclass(frozen=True)
class ToSystem(Condition):
    """What is read is about a place of a system."""

    system: str

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        return ids.is_place(t.aim) and t.places[t.aim].strip == self.system


@dataclass(frozen=True)
class ThereAre(Condition):
    """At least so many cards on table fit."""

    filters: tuple[Filter, ...]
    at_least: int = 1

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        count = 0
        for one in t.copies:
            if not t.is_location(one) and is_active(t, one):
                count += int(fits_all(t, scope, self.filters, one))
        return count >= self.at_least


@dataclass(frozen=True)
class Defending(Condition):
    """The card takes part in a battle that the opponent began."""

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        battle = t.battle()
        if battle is None or battle.seat == scope.you:
            return False
        return scope.source in in_battle(t, scope.you)


@dataclass(frozen=True)
class LosingBattle(Condition):
    """The card is in a battle that its player has lost."""

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        battle = t.battle()
        if battle is None or battle.winner != t.other(scope.you):
            return False
        return scope.source in in_battle(t, scope.you)


@dataclass(frozen=True)
class AbilityBelow(Condition):
    """You have less total ability at the place of the text than a number."""

    number: int

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        here = place_of_source(t, scope)
        return here != 0 and total_ability(t, scope.you, here) < self.number


@dataclass(frozen=True)
class HasReserve(Condition):
    """You have a Reserve Deck."""

    def holds(self, s: State, scope: Scope) -> bool:
        return bool(table_of(s).pile(scope.you, ids.RESERVE))
