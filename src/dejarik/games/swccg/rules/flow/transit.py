"""Docking bay transit: a group goes together from one docking bay to another, for one price."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import DOCKING_BAY
from dejarik.games.swccg.model.ids import HAND, pile_id
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.existence import can_be_at
from dejarik.games.swccg.rules.flow.acting import Action, RuleAction
from dejarik.games.swccg.rules.flow.moving import may_move
from dejarik.games.swccg.rules.values import modified, parts, seat_modified
from dejarik.kernel.decisions import STOP, Option, any_of, entity_options
from dejarik.kernel.emitting import emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import RESET

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State


def transit_cost(t: Table, seat: int, start: int, end: int) -> int:
    """What the bay it leaves from lists, as the bay at the other end changes it; free is free."""
    if _is_free(t, seat, start):
        return 0
    listed = seat_modified(t, st.TRANSIT_COST, seat, start, 0)
    return seat_modified(t, st.TRANSIT_TO, seat, end, listed)


def way_costs(t: Table, seat: int, start: int, end: int, cards: list[int]) -> list[int]:
    """What the way costs each traveller: as listed, and as texts change what its moving costs."""
    listed = transit_cost(t, seat, start, end)
    if not listed and _is_free(t, seat, start):
        return [0] * len(cards)
    return [modified(t, st.MOVE_COST, one, listed) for one in cards]


def _is_free(t: Table, seat: int, start: int) -> bool:
    before = t.aim
    t.aim = start
    try:
        found = parts(t, st.TRANSIT_COST, pile_id(seat, HAND))
    finally:
        t.aim = before
    return any(one.layer == RESET and one.amount == 0 for one in found)


def travellers(t: Table, seat: int, start: int) -> list[int]:
    """The characters of a seat at a docking bay that may move."""
    if not t.definition(start).is_kind(DOCKING_BAY):
        return []
    return [one for one in t.at(start) if t.copies[one].side == seat and may_move(t, one)]


def going_to(t: Table, seat: int, start: int, end: int) -> list[int]:
    """Those of the characters that may go to another bay and whose way their player can pay."""
    going = [one for one in travellers(t, seat, start) if can_be_at(t, one, end)]
    if not going:
        return going
    costs = way_costs(t, seat, start, end, going)
    return [one for one, cost in zip(going, costs, strict=True) if can_use(t, seat, cost)]


def bays(t: Table, seat: int, start: int) -> list[int]:
    """The other docking bays that somebody can go to."""
    if not travellers(t, seat, start):
        return []
    return [
        one
        for one in t.places
        if one != start
        and t.definition(one).is_kind(DOCKING_BAY)
        and bool(going_to(t, seat, start, one))
    ]


@dataclass(frozen=True)
class Transit(Action):
    """A group leaves the docking bay that is its source: `goal` is where to, `chosen` who goes."""

    def price(self, t: Table, scope: Scope) -> int:
        """Once for all, the highest of what the way costs each."""
        goal, cards = scope.names["goal"][0], scope.names["chosen"]
        return max(way_costs(t, scope.you, scope.source, goal, cards))

    def announced(self, t: Table, scope: Scope) -> Event:
        event = Event(ev.MOVING, scope.you, scope.source, scope.source)
        event.items = [scope.names["goal"][0], *scope.names["chosen"]]
        return event

    def result(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        events: list[Event] = []
        for one in scope.names["chosen"]:
            if one in t.copies and t.copies[one].holder == scope.source and may_move(t, one):
                event = Event(ev.MOVED, scope.you, one, scope.source, 1)
                event.items = [scope.names["goal"][0]]
                events.append(event)
        emit_together(s, events)


@dataclass(frozen=True)
class TransitFrom(RuleAction):
    """In one's move phase: any of one's characters at a docking bay go to another."""

    action: Transit

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        return bool(bays(t, seat, holder))

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """Where to, then who, one after the other until it is enough."""
        t = table_of(s)
        if not picks:
            return entity_options(bays(t, scope.you, scope.source))
        found = going_to(t, scope.you, scope.source, picks[0].target)
        going = [option.target for option in picks[1:]]
        if not going:
            return entity_options(found)
        if picks[-1].kind == STOP or going[-1] == found[-1]:
            return []
        return any_of(found, going)

    def chosen(self, scope: Scope, picks: list[Option]) -> None:
        scope.names["goal"] = [picks[0].target]
        scope.names["chosen"] = [option.target for option in picks[1:] if option.kind != STOP]

    def program(self) -> Op:
        return self.action


TRANSIT_FROM: Final = TransitFrom(Transit())
