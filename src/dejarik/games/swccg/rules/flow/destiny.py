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
from dejarik.games.swccg.rules.values import modified, value
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE, Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push_scope

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

PLAIN: Final = draws.PLAIN
FOR_BATTLE: Final = draws.FOR_BATTLE
FOR_WEAPON: Final = draws.FOR_WEAPON

_ABOUT: Final = 0
_DRAW: Final = 1
_VALUE: Final = 2
_PUT_AWAY: Final = 3
_TOTAL: Final = 4
_REPORT: Final = 5

REDRAW: Final = 2
"""What `y` of a drawing frame becomes when its draw is to be made anew."""
CANCELLED_DRAW: Final = 3
"""What it becomes when the value of its draw is gone."""


@dataclass(frozen=True)
class DrawDestiny(Op):
    """
    So many draws (`amount` of the scope) by its actor.

    `items` are the cards drawn, 0 for a value that took the place of a draw; `y` is 1 when a draw
    may be made, REDRAW when it is made anew, CANCELLED_DRAW when it has no value. The frame below
    finds the total in its `result`, NOT_DONE if it failed, and the values in its `items`.
    """

    purpose: int

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        place = f.step
        if place == _ABOUT:
            self.announce(s, f, scope)
        elif place == _DRAW:
            f.step = _VALUE if f.y else _ABOUT
            if f.y:
                self.draw(s, f, scope)
        elif place == _VALUE:
            f.step = _PUT_AWAY
            if f.y == REDRAW:
                scope.names["left"][0] += 1
            elif f.y != CANCELLED_DRAW:
                self.complete(s, f, scope)
        elif place == _PUT_AWAY:
            f.step = _ABOUT
            scope.names.pop(INSTEAD, None)
            card = f.items[-1]
            if card in t.pile(scope.actor, ids.DRAWN):
                emit(s, Event(ev.PUT_CARD, scope.actor, card, scope.source, 0, ids.USED))
        else:
            self.finish(s, f, scope, place)

    def announce(self, s: State, f: Frame, scope: Scope) -> None:
        """A draw is about to be made, if one is left and there is a card to draw."""
        t = table_of(s)
        f.y = 0
        f.step = _DRAW
        if "left" not in scope.names:
            scope.names["left"] = [scope.amount]
            scope.names["values"] = []
        if scope.names["left"][0] <= 0 or not t.pile(scope.actor, ids.RESERVE):
            f.step = _TOTAL
            return
        scope.names["left"][0] -= 1
        event = Event(ev.DESTINY_ABOUT, scope.actor, scope.source, scope.source, self.purpose)
        event.detail = len(s.frames) - 1
        emit(s, event)

    def draw(self, s: State, f: Frame, scope: Scope) -> None:
        """The top of the Reserve Deck, or the value that takes the place of the draw."""
        reserve = table_of(s).pile(scope.actor, ids.RESERVE)
        if not reserve and INSTEAD not in scope.names:
            f.step = _TOTAL
            return
        card = 0 if INSTEAD in scope.names else reserve[-1]
        f.items.append(card)
        event = Event(ev.DESTINY_DRAWN, scope.actor, card, scope.source)
        event.detail = len(s.frames) - 1
        event.items = [self.purpose]
        emit(s, event)

    def complete(self, s: State, f: Frame, scope: Scope) -> None:
        """A draw has its value."""
        t = table_of(s)
        card = f.items[-1]
        event = Event(ev.DESTINY_DONE, scope.actor, card, scope.source)
        event.amount = value(t, st.DESTINY, card) if card else scope.names[INSTEAD][0]
        if self.purpose == FOR_WEAPON and card:
            event.amount = modified(t, st.WEAPON_DRAW, scope.source, event.amount)
        event.detail = self.purpose
        scope.names["values"].append(event.amount)
        emit(s, event)

    def finish(self, s: State, f: Frame, scope: Scope, place: int) -> None:
        """The total, then whoever asked is told."""
        t = table_of(s)
        seat = scope.actor
        values = scope.names["values"]
        f.step = place + 1
        if place == _TOTAL:
            if values:
                event = Event(ev.TOTAL_DONE, seat, scope.source, scope.source, sum(values))
                if self.purpose == FOR_WEAPON:
                    event.amount = modified(t, st.WEAPON_TOTAL, scope.source, event.amount)
                elif self.purpose == FOR_BATTLE:
                    whose = ids.pile_id(seat, ids.HAND)
                    event.amount = modified(t, st.DESTINY_TOTAL, whose, event.amount)
                event.detail = self.purpose
                event.items = [event.amount - sum(values)]
                scope.names["total"] = [event.amount]
                emit(s, event)
        else:
            pop(s)
            below = s.frames[-1]
            below.result = scope.names["total"][0] if values else NOT_DONE
            below.items = values.copy()


INSTEAD: Final = "instead"
"""Where a drawing frame keeps the value that takes the place of its next draw."""

PURPOSES: Final = (
    DrawDestiny(PLAIN),
    DrawDestiny(FOR_BATTLE),
    DrawDestiny(FOR_WEAPON),
    DrawDestiny(draws.FOR_POWER),
    DrawDestiny(draws.FOR_ATTRITION),
)


def draw_destiny(s: State, seat: int, source: int, count: int, purpose: int) -> None:
    """A seat draws so many destinies; the frame on top now finds the total when it goes on."""
    scope = Scope(seat, source)
    scope.amount = count
    (drawing,) = [one for one in PURPOSES if one.purpose == purpose]
    push_scope(s, drawing, scope)
