"""Moving: by landspeed along a strip, and from docking bay to docking bay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import CHARACTER, DOCKING_BAY
from dejarik.games.swccg.model.pieces import BARRED, MOVED, PRESENT
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.flow.acting import Action, RuleAction, chosen
from dejarik.games.swccg.rules.presence import is_active
from dejarik.games.swccg.rules.spaces import distance
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.decisions import ENTITY, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State

BY_LANDSPEED: Final = 0
BY_TRANSIT: Final = 1


def may_move(t: Table, copy: int) -> bool:
    """Whether a copy may make a regular move this turn at all."""
    one = t.copies[copy]
    if one.slot != PRESENT or t.definition(copy).kind != CHARACTER:
        return False
    if one.has(MOVED) or one.has(BARRED) or not is_active(t, copy):
        return False
    return not forbidding(t, st.MAY_NOT_MOVE, copy)


def by_landspeed(t: Table, copy: int) -> list[int]:
    """The sites a copy reaches by its landspeed."""
    start = t.copies[copy].holder
    speed = value(t, st.LANDSPEED, copy)
    strip = t.strips[t.places[start].strip]
    return [one for one in strip if 0 < distance(t, start, one) <= speed]


def by_transit(t: Table, copy: int) -> list[int]:
    """The docking bays a copy reaches from the one it is at."""
    start = t.copies[copy].holder
    if not t.definition(start).is_kind(DOCKING_BAY):
        return []
    return [one for one in t.places if one != start and t.definition(one).is_kind(DOCKING_BAY)]


def transit_cost(t: Table, start: int, end: int) -> int:
    """What a transit costs: what the bays at both ends say, added up."""
    return value(t, st.TRANSIT_COST, start) + value(t, st.TRANSIT_COST, end)


def price_of(t: Table, copy: int, target: int, manner: int) -> int:
    """What moving a copy to a place costs."""
    if manner == BY_TRANSIT:
        return transit_cost(t, t.copies[copy].holder, target)
    return value(t, st.MOVE_COST, copy)


def moves(t: Table, seat: int, copy: int) -> list[tuple[int, int]]:
    """Where a copy may go and how, as far as its player can pay."""
    if not may_move(t, copy):
        return []
    ways = [(one, BY_LANDSPEED) for one in by_landspeed(t, copy)]
    ways += [(one, BY_TRANSIT) for one in by_transit(t, copy)]
    return [
        (target, manner)
        for target, manner in ways
        if can_use(t, seat, price_of(t, copy, target, manner))
    ]


@dataclass(frozen=True)
class Move(Action):
    """A copy moves: `chosen` is where, `manner` how."""

    def price(self, t: Table, scope: Scope) -> int:
        return price_of(t, scope.source, chosen(scope), scope.names["manner"][0])

    def announced(self, t: Table, scope: Scope) -> Event:
        event = Event(ev.MOVING, scope.you, scope.source, scope.source)
        event.items = [chosen(scope)]
        return event

    def result(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        event = Event(ev.MOVED, scope.you, scope.source, scope.source)
        event.items = [chosen(scope)]
        event.amount = 1
        emit(s, event)


@dataclass(frozen=True)
class MoveOne(RuleAction):
    """In one's move phase: a character moves."""

    action: Move

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        return t.copies[holder].side == seat and bool(moves(t, seat, holder))

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """Where to."""
        if picks:
            return []
        found = moves(table_of(s), scope.you, scope.source)
        return [Option(ENTITY, scope.source, target, manner) for target, manner in found]

    def chosen(self, scope: Scope, picks: list[Option]) -> None:
        scope.names["chosen"] = [picks[0].target]
        scope.names["manner"] = [picks[0].value]

    def program(self) -> Op:
        return self.action


MOVE_ONE: Final = MoveOne(Move())
