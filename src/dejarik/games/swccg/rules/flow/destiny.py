"""
Drawing destiny: card by card from the Reserve Deck, each with its windows, then the total.

A draw that could not be made gives no value; without any value there is no total, and the draw has
failed, which is not the same as 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import draws, ids
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.values import modified, value
from dejarik.kernel.decisions import ONE, Option, entity_options
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE, Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

PLAIN: Final = draws.PLAIN
FOR_BATTLE: Final = draws.FOR_BATTLE
FOR_WEAPON: Final = draws.FOR_WEAPON

_ABOUT: Final = 0
_DRAW: Final = 1
_VALUE: Final = 2
_PUT_AWAY: Final = 3
_MORE: Final = 4
_CHOSEN: Final = 5
_TOTAL: Final = 6

REDRAW: Final = 2
"""What `y` of a drawing frame becomes when its draw is to be made anew."""
CANCELLED_DRAW: Final = 3
"""What it becomes when the value of its draw is gone."""

INSTEAD: Final = "instead"
"""Where a drawing frame keeps the value that takes the place of its next draw."""
CHOOSE: Final = "choose"
"""Where it keeps how many are still to be drawn, and how many of all those chosen."""
POOL: Final = "pool"
"""The unresolved draws of which some are chosen."""
LIMIT: Final = "limit"
"""How many cards it may draw altogether; 0 for any number."""


@dataclass(frozen=True)
class DrawDestiny(Op):
    """
    So many draws (`amount` of the scope) by its actor.

    `items` are the cards drawn, 0 for a value that took the place of a draw, `x` is the one being
    resolved; `y` is 1 when a draw may be made, REDRAW when it is made anew, CANCELLED_DRAW when it
    has no value. The frame below finds the total in its `result`, NOT_DONE if it failed, and the
    values in its `items`.
    """

    purpose: int

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        place = f.step
        if place == _ABOUT:
            self.announce(s, f, scope)
        elif place == _DRAW:
            f.step = _VALUE if f.y else _ABOUT
            if f.y:
                self.draw(s, f, scope)
        elif place == _VALUE:
            self.value_it(s, f, scope)
        elif place == _PUT_AWAY:
            f.step = _MORE if CHOOSE in scope.names else _ABOUT
            scope.names.pop(INSTEAD, None)
            self.put_away(s, scope, [f.x])
        elif place == _MORE:
            self.go_on_choosing(s, f, scope)
        elif place == _CHOSEN:
            f.step = _PUT_AWAY
            scope.names[CHOOSE][1] -= 1
            scope.names[POOL].remove(f.x)
            self.complete(s, f, scope)
        else:
            self.finish(s, f, scope, place)

    def announce(self, s: State, f: Frame, scope: Scope) -> None:
        """A draw is about to be made, if one is left and there is a card to draw."""
        f.y = 0
        f.step = _DRAW
        if "left" not in scope.names:
            scope.names["left"] = [scope.amount]
            scope.names["values"] = []
        if scope.names["left"][0] <= 0 or not can_draw(table_of(s), f, scope):
            f.step = _TOTAL
            return
        scope.names["left"][0] -= 1
        event = Event(ev.DESTINY_ABOUT, scope.actor, scope.source, scope.source, self.purpose)
        event.detail = len(s.frames) - 1
        emit(s, event)

    def draw(self, s: State, f: Frame, scope: Scope) -> None:
        """The top of the Reserve Deck, or the value that takes the place of the draw."""
        if CHOOSE in scope.names and POOL not in scope.names:
            scope.names[POOL] = []
            scope.names[CHOOSE][0] -= 1
        reserve = table_of(s).pile(scope.actor, ids.RESERVE)
        if not reserve and INSTEAD not in scope.names:
            f.step = _TOTAL
            return
        f.x = 0 if INSTEAD in scope.names else reserve[-1]
        f.items.append(f.x)
        event = Event(ev.DESTINY_DRAWN, scope.actor, f.x, scope.source)
        event.detail = len(s.frames) - 1
        event.items = [self.purpose]
        emit(s, event)

    def value_it(self, s: State, f: Frame, scope: Scope) -> None:
        """A draw that stands is completed, or lies unresolved until it is chosen."""
        f.step = _PUT_AWAY
        if not f.x:
            # A value that took the place of a draw is neither cancelled nor drawn anew.
            f.y = 1
        if f.y == REDRAW:
            f.items.remove(f.x)
            scope.names[CHOOSE if CHOOSE in scope.names else "left"][0] += 1
        elif f.y == CANCELLED_DRAW:
            return
        elif CHOOSE in scope.names:
            scope.names[POOL].append(f.x)
            f.step = _MORE
        else:
            self.complete(s, f, scope)

    def complete(self, s: State, f: Frame, scope: Scope) -> None:
        """The value counts from now on; below 0 it is 0."""
        t = table_of(s)
        event = Event(ev.DESTINY_DONE, scope.actor, f.x, scope.source)
        if f.x:
            event.amount = self.counted(t, scope.source, value(t, st.DESTINY, f.x))
        else:
            event.amount = scope.names[INSTEAD][0]
        event.detail = self.purpose
        scope.names["values"].append(event.amount)
        emit(s, event)

    def counted(self, t: Table, source: int, destiny: int) -> int:
        """What a destiny that is drawn counts for."""
        if self.purpose == FOR_WEAPON:
            return modified(t, st.WEAPON_DRAW, source, destiny)
        return destiny

    def totalled(self, t: Table, seat: int, source: int, total: int) -> int:
        """What the sum of all draws comes to."""
        if self.purpose == FOR_WEAPON:
            return modified(t, st.WEAPON_TOTAL, source, total)
        if self.purpose == FOR_BATTLE:
            return modified(t, st.DESTINY_TOTAL, ids.pile_id(seat, ids.HAND), total)
        return total

    def put_away(self, s: State, scope: Scope, cards: list[int]) -> None:
        """Cards that still lie drawn go to the Used Pile."""
        seat = scope.actor
        drawn = table_of(s).pile(seat, ids.DRAWN)
        moved = [one for one in cards if one in drawn]
        emit_all(s, [Event(ev.PUT_CARD, seat, one, scope.source, 0, ids.USED) for one in moved])

    def go_on_choosing(self, s: State, f: Frame, scope: Scope) -> None:
        """Draw the rest, choose as many as are to be chosen, put the others away."""
        t = table_of(s)
        more, wanted = scope.names[CHOOSE]
        pool = scope.names[POOL]
        if more > 0 and can_draw(t, f, scope):
            scope.names[CHOOSE][0] -= 1
            f.y = 1
            f.step = _VALUE
            self.draw(s, f, scope)
        elif wanted > 0 and pool:
            f.step = _CHOSEN
            f.x = pool[0]
            if len(pool) > 1:
                ask(s, f, scope.actor, ONE, reasons.DESTINY_CHOICE)
        else:
            f.step = _ABOUT
            del scope.names[CHOOSE], scope.names[POOL]
            self.put_away(s, scope, pool)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        return entity_options(s.scope_of(f).names[POOL])

    def closed(self, s: State, f: Frame) -> None:
        f.x = f.forms[0].picks[0]

    def finish(self, s: State, f: Frame, scope: Scope, place: int) -> None:
        """The total, then whoever asked is told."""
        t = table_of(s)
        seat = scope.actor
        values = scope.names["values"]
        f.step = place + 1
        if place == _TOTAL:
            if values:
                event = Event(ev.TOTAL_DONE, seat, scope.source, scope.source)
                event.amount = self.totalled(t, seat, scope.source, sum(values))
                event.detail = self.purpose
                event.items = [event.amount - sum(values)]
                scope.names["total"] = [event.amount]
                emit(s, event)
        else:
            pop(s)
            below = s.frames[-1]
            below.result = scope.names["total"][0] if values else NOT_DONE
            below.items = values.copy()


def can_draw(t: Table, f: Frame, scope: Scope) -> bool:
    """Whether another card may be drawn: there is one, and no limit has been reached."""
    limit = scope.names.get(LIMIT, [0])[0]
    drawn = len([one for one in f.items if one])
    return bool(t.pile(scope.actor, ids.RESERVE)) and not (limit and drawn >= limit)


def can_choose_among(t: Table, f: Frame, draws_wanted: int, chosen: int) -> bool:
    """Whether more can be drawn for this draw than are chosen of them; one is due already."""
    scope = t.scope_of(f)
    limit = scope.names.get(LIMIT, [0])[0]
    drawn = len([one for one in f.items if one])
    allowed = min(draws_wanted, limit - drawn) if limit else draws_wanted
    return CHOOSE not in scope.names and allowed > chosen


class Unresolved:
    """
    A drawing under way.

    `counted` are the values that count already, `values` those that stand drawn and will, `draws`
    is how many are to come; `is_choice` where some of several are chosen, `is_over` once the total
    is known.
    """

    __slots__ = ("counted", "draws", "is_choice", "is_over", "source", "values")

    def __init__(self, source: int, counted: list[int]) -> None:
        self.source: int = source
        self.counted: list[int] = counted
        self.values: list[int] = []
        self.draws: int = 0
        self.is_choice: bool = False
        self.is_over: bool = False


def under_way(t: Table, seat: int, purpose: int) -> Unresolved | None:
    """What is open of a seat's innermost drawing for a purpose, if there is one."""
    for f in reversed(t.frames):
        scope = t.scope_of(f)
        op = f.op
        if isinstance(op, DrawDestiny) and op.purpose == purpose and scope.actor == seat:
            return _unresolved(t, op, f, scope)
    return None


def _unresolved(t: Table, op: DrawDestiny, f: Frame, scope: Scope) -> Unresolved:
    found = Unresolved(scope.source, scope.names.get("values", []).copy())
    found.is_over = f.step > _TOTAL
    found.is_choice = CHOOSE in scope.names
    left = scope.names["left"][0] if "left" in scope.names else scope.amount
    if f.step == _DRAW and INSTEAD not in scope.names:
        left += 1
    elif f.step == _DRAW or (f.step == _VALUE and not f.x):
        found.values.append(scope.names[INSTEAD][0])
    elif f.step == _VALUE and f.y == REDRAW:
        left += 1
    elif f.step == _VALUE and f.y != CANCELLED_DRAW:
        found.values.append(op.counted(t, scope.source, value(t, st.DESTINY, f.x)))
    limit = scope.names.get(LIMIT, [0])[0]
    if limit:
        left = min(left, limit - len([one for one in f.items if one]))
    found.draws = max(0, left)
    return found


PURPOSES: Final = (
    DrawDestiny(PLAIN),
    DrawDestiny(FOR_BATTLE),
    DrawDestiny(FOR_WEAPON),
    DrawDestiny(draws.FOR_POWER),
    DrawDestiny(draws.FOR_ATTRITION),
    DrawDestiny(draws.FOR_DUEL),
)


def drawing_for(purpose: int) -> DrawDestiny:
    """The drawing for a purpose."""
    (drawing,) = [one for one in PURPOSES if one.purpose == purpose]
    return drawing


def draw_destiny(
    s: State, seat: int, source: int, count: int, purpose: int, limit: int = 0
) -> None:
    """
    A seat draws so many destinies; the frame on top now finds the total when it goes on.

    A `limit` counts cards that are drawn, not values that take the place of a draw.
    """
    scope = Scope(seat, source)
    scope.amount = count
    if limit:
        scope.names[LIMIT] = [limit]
    push_scope(s, drawing_for(purpose), scope)
