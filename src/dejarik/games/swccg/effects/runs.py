"""Moves that texts bring about: a run to where something happens, and away from there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.amounts import event_place, things_that_fit
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.flow.moving import Move, by_landspeed, may_move, moves
from dejarik.kernel.decisions import ENTITY, ONE, Option, entity_options
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class CanRunThere(Filter):
    """A character that may make a regular move by landspeed to where the answered event is."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        if thing not in t.copies or not may_move(t, thing):
            return False
        return event_place(t, scope) in by_landspeed(t, thing)


@dataclass(frozen=True)
class FreeMove(Move):
    """A move that costs nothing."""

    def price(self, t: Table, scope: Scope) -> int:
        return 0


@dataclass(frozen=True)
class RunThere(Op):
    """What was chosen moves for free to where the answered event is."""

    action: FreeMove

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        copy = scope.names["chosen"][0]
        place = event_place(t, scope)
        pop(s)
        if copy in t.copies and may_move(t, copy) and place in by_landspeed(t, copy):
            push_scope(s, self.action, _moving(scope.you, copy, place))


def _moving(seat: int, copy: int, place: int) -> Scope:
    scope = Scope(seat, copy)
    scope.names["chosen"] = [place]
    return scope


@dataclass(frozen=True)
class SomeCanMoveAway(Condition):
    """At least one card that fits has somewhere to go."""

    what: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        return any(moves(t, scope.you, one) for one in things_that_fit(t, scope, self.what))


@dataclass(frozen=True)
class MoveAllAway(Op):
    """
    All cards that fit move away, each by its landspeed and at its price, in any order.

    `items` are those still to go; who has nowhere to go, or cannot pay, stays.
    """

    what: tuple[Filter, ...]
    action: Move

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.items = things_that_fit(t, scope, self.what)
        if f.x:
            copy, place = f.x, f.y
            f.x = 0
            push_scope(s, self.action, _moving(scope.you, copy, place))
            return
        f.items = self.still_to_go(t, f, scope)
        if not f.items:
            pop(s)
        elif len(f.items) == 1 and len(moves(t, scope.you, f.items[0])) == 1:
            f.x = f.items.pop()
            f.y = moves(t, scope.you, f.x)[0]
        else:
            ask(s, f, scope.you, ONE, reasons.TARGET)

    def still_to_go(self, t: Table, f: Frame, scope: Scope) -> list[int]:
        """Those that have not moved and can."""
        return [one for one in f.items if one in t.copies and moves(t, scope.you, one)]

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Who goes next, then where to."""
        if not form.picks:
            return entity_options(f.items)
        copy = form.picks[0]
        places = moves(table_of(s), form.seat, copy)
        return [Option(ENTITY, copy, place) for place in places]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.target)
        form.closed = len(form.picks) == 2

    def closed(self, s: State, f: Frame) -> None:
        f.x, f.y = f.forms[0].picks
        f.items.remove(f.x)
