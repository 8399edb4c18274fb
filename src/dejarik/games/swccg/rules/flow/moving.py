"""Moving by landspeed along a strip, and being relocated; between docking bays see `transit`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import CHARACTER
from dejarik.games.swccg.model.pieces import BARRED, MOVED, PRESENT
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.existence import can_be_at
from dejarik.games.swccg.rules.flow.acting import Action, RuleAction, chosen
from dejarik.games.swccg.rules.presence import is_active
from dejarik.games.swccg.rules.spaces import distance
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.decisions import Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State


def can_move(t: Table, copy: int) -> bool:
    """Whether a copy may move in any way."""
    one = t.copies[copy]
    if one.slot != PRESENT or t.definition(copy).kind != CHARACTER:
        return False
    if one.has(BARRED) or not is_active(t, copy):
        return False
    return not forbidding(t, st.MAY_NOT_MOVE, copy)


def may_move(t: Table, copy: int) -> bool:
    """Whether a copy may make a regular move this turn."""
    return not t.copies[copy].has(MOVED) and can_move(t, copy)


def by_landspeed(t: Table, copy: int) -> list[int]:
    """The sites a copy reaches by its landspeed."""
    start = t.copies[copy].holder
    speed = value(t, st.LANDSPEED, copy)
    strip = t.strips[t.places[start].strip]
    reached = [one for one in strip if 0 < distance(t, start, one) <= speed]
    return [one for one in reached if can_be_at(t, copy, one)]


def moves(t: Table, seat: int, copy: int) -> list[int]:
    """Where a copy may go by its landspeed, as far as its player can pay."""
    if not may_move(t, copy) or not can_use(t, seat, value(t, st.MOVE_COST, copy)):
        return []
    return by_landspeed(t, copy)


def relocations(t: Table, copy: int) -> list[int]:
    """Where a text that names no place may relocate a copy: to any other it may be at."""
    if not can_move(t, copy):
        return []
    here = t.copies[copy].holder
    return [one for one in t.places if one != here and can_be_at(t, copy, one)]


def relocate(s: State, scope: Scope, copy: int, place: int, regular: bool = False) -> None:
    """A text relocates a copy, which is an unlimited move unless it says regular."""
    event = Event(ev.MOVED, scope.you, copy, scope.source, int(regular))
    event.items = [place]
    emit(s, event)


@dataclass(frozen=True)
class Move(Action):
    """A copy moves: `chosen` is where."""

    def price(self, t: Table, scope: Scope) -> int:
        return value(t, st.MOVE_COST, scope.source)

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
        return entity_options(moves(table_of(s), scope.you, scope.source))

    def program(self) -> Op:
        return self.action


MOVE_ONE: Final = MoveOne(Move())
