"""Conditions: when a text may be used, and what it asks about its event, a draw or a battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects.amounts import DRAWN, event_place, things_that_fit
from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.pieces import SECOND_WAY
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules import uses
from dejarik.games.swccg.rules.spaces import are_adjacent
from dejarik.kernel.modifiers import forbidding
from dejarik.kernel.program import Condition, Quantity

STANDS: Final = 1
"""What a frame that draws destiny says of a draw that counts."""

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class DuringPhase(Condition):
    """A phase of a player's turn."""

    phase: int
    whose: Quantity

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        return t.phase == self.phase and t.turn == self.whose.amount(s, scope)


@dataclass(frozen=True)
class LossIsYours(Condition):
    """The Force to be lost is of the player whose text it is."""

    def holds(self, s: State, scope: Scope) -> bool:
        event = s.event_of(scope)
        return event is not None and event.subject == ids.pile_id(scope.you, ids.RESERVE)


@dataclass(frozen=True)
class LostForDamage(Condition):
    """The opponent has just lost a Force for battle damage."""

    def holds(self, s: State, scope: Scope) -> bool:
        event = s.event_of(scope)
        if event is None or table_of(s).battle() is None:
            return False
        return ids.is_pile(event.source) and ids.owner_of_card(event.subject) != scope.you


@dataclass(frozen=True)
class LostFromTable(Condition):
    """The card that has just left the table fits, and the place it left fits."""

    what: tuple[Filter, ...]
    where: tuple[Filter, ...] = ()
    forfeited: bool = False

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        event = s.event_of(scope)
        if event is None or (self.forfeited and not event.amount):
            return False
        place = event.items[0]
        if self.where and not (place and fits_all(t, scope, self.where, place)):
            return False
        return fits_all(t, scope, self.what, event.detail)


@dataclass(frozen=True)
class JustDrawnFor(Condition):
    """The destiny that was just drawn is for battle, and neither cancelled nor drawn anew."""

    purpose: int

    def holds(self, s: State, scope: Scope) -> bool:
        event = s.event_of(scope)
        if event is None or self.purpose not in event.items:
            return False
        return s.frames[event.detail].y == STANDS


@dataclass(frozen=True)
class EachDrewOne(Condition):
    """Both players have drawn exactly one battle destiny."""

    def holds(self, s: State, scope: Scope) -> bool:
        battle = table_of(s).battle()
        return battle is not None and sorted(battle.destinies[::3]) == [0, 1]


@dataclass(frozen=True)
class DestinyBelow(Condition):
    """A destiny was drawn and its total is smaller than an amount."""

    limit: Quantity

    def holds(self, s: State, scope: Scope) -> bool:
        drawn = scope.names.get(DRAWN, [])
        return bool(drawn) and drawn[0] < self.limit.amount(s, scope)


@dataclass(frozen=True)
class DestinyAbove(Condition):
    """A destiny was drawn and its total is larger than an amount."""

    limit: Quantity

    def holds(self, s: State, scope: Scope) -> bool:
        drawn = scope.names.get(DRAWN, [])
        return bool(drawn) and drawn[0] > self.limit.amount(s, scope)


@dataclass(frozen=True)
class MovedFromNextDoor(Condition):
    """The completed move was from an adjacent site."""

    def holds(self, s: State, scope: Scope) -> bool:
        event = s.event_of(scope)
        if event is None:
            return False
        end, start = event.items
        return are_adjacent(table_of(s), start, end)


@dataclass(frozen=True)
class SomeoneThere(Condition):
    """A card that fits is where the answered event is."""

    what: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        there = event_place(t, scope)
        found = things_that_fit(t, scope, self.what)
        return there != 0 and any(t.place_of(one) == there for one in found)


@dataclass(frozen=True)
class SomeoneInBattle(Condition):
    """A card that fits takes part in the battle, or with `near` is there or next door."""

    what: tuple[Filter, ...]
    near: bool = False

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        battle = t.battle()
        if battle is None:
            return False
        for one in things_that_fit(t, scope, self.what):
            place = t.place_of(one)
            if place == battle.place and (self.near or one in battle.took_part):
                return True
            if self.near and place and are_adjacent(t, battle.place, place):
                return True
        return False


@dataclass(frozen=True)
class InSecondWay(Condition):
    """The card that says it was deployed in the second of its ways."""

    def holds(self, s: State, scope: Scope) -> bool:
        copy = table_of(s).copies.get(scope.source)
        return copy is not None and copy.has(SECOND_WAY)


@dataclass(frozen=True)
class Nighttime(Condition):
    """Some place on table is under nighttime conditions."""

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        return any(forbidding(t, st.NIGHTTIME, place) for place in t.places)


@dataclass(frozen=True)
class NotSearchedInVain(Condition):
    """The opponent's pile was not searched in vain by this title in this turn."""

    title: str
    pile: int

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        pile = ids.pile_id(t.other(scope.you), self.pile)
        found = uses.entries(t, uses.SEARCHED, pile)
        return self.title not in [t.rules.definitions[one].title for one in found]
