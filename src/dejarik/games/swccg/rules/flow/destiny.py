"""
Drawing destiny: card by card from the Reserve Deck, each with its windows, then the total.

A draw that could not be made gives no value; without any value there is no total, and the draw has
failed, which is not the same as 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.values import modified, value
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE, Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push_scope

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

PLAIN: Final = 0
FOR_BATTLE: Final = 1
FOR_WEAPON: Final = 2

_ABOUT: Final = 0
_DRAW: Final = 1
_VALUE: Final = 2
_DONE: Final = 3
_TOTAL: Final = 4
_PUT_AWAY: Final = 5
_REPORT: Final = 6

REDRAW: Final = 2
"""What `y` of a drawing frame becomes when its draw is to be made anew."""


@dataclass(frozen=True)
class DrawDestiny(Op):
    """
    So many draws (`amount` of the scope) by its actor.

    `items` are the cards drawn, `x` counts draws left; `y` is 1 when a draw may be made and REDRAW
    when it is made anew. The frame below finds the total in its `result`, NOT_DONE if it failed,
    and the values in its `items`.
    """

    purpose: int

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        seat = scope.actor
        place = f.step
        if place == _ABOUT:
            f.step = _DRAW
            f.y = 0
            if "left" not in scope.names:
                scope.names["left"] = [scope.amount]
                scope.names["values"] = []
            if scope.names["left"][0] <= 0 or not t.pile(seat, ids.RESERVE):
                f.step = _TOTAL
                return
            scope.names["left"][0] -= 1
            event = Event(ev.DESTINY_ABOUT, seat, scope.source, scope.source, self.purpose)
            event.detail = len(s.frames) - 1
            emit(s, event)
        elif place == _DRAW:
            f.step = _VALUE if f.y else _ABOUT
            if f.y and t.pile(seat, ids.RESERVE):
                card = t.pile(seat, ids.RESERVE)[-1]
                f.items.append(card)
                event = Event(ev.DESTINY_DRAWN, seat, card, scope.source, self.purpose)
                event.detail = len(s.frames) - 1
                emit(s, event)
            elif f.y:
                f.step = _TOTAL
        elif place == _VALUE:
            f.step = _DONE
            if f.y == REDRAW:
                scope.names["left"][0] += 1
                f.step = _ABOUT
                return
            card = f.items[-1]
            event = Event(ev.DESTINY_DONE, seat, card, scope.source)
            event.amount = value(t, st.DESTINY, card)
            event.detail = self.purpose
            scope.names["values"].append(event.amount)
            emit(s, event)
        elif place == _DONE:
            f.step = _ABOUT
        else:
            self.finish(s, f, scope, place)

    def finish(self, s: State, f: Frame, scope: Scope, place: int) -> None:
        """The total, then the cards go to the Used Pile, then whoever asked is told."""
        t = table_of(s)
        seat = scope.actor
        values = scope.names["values"]
        f.step = place + 1
        if place == _TOTAL:
            if values:
                event = Event(ev.TOTAL_DONE, seat, scope.source, scope.source, sum(values))
                if self.purpose == FOR_WEAPON:
                    event.amount = modified(t, st.WEAPON_TOTAL, scope.source, event.amount)
                event.detail = self.purpose
                scope.names["total"] = [event.amount]
                emit(s, event)
        elif place == _PUT_AWAY:
            drawn = [card for card in f.items if card in t.pile(seat, ids.DRAWN)]
            emit_all(s, [Event(ev.PUT_CARD, seat, one, scope.source, 0, ids.USED) for one in drawn])
        else:
            pop(s)
            below = s.frames[-1]
            below.result = scope.names["total"][0] if values else NOT_DONE
            below.items = values.copy()


PURPOSES: Final = (DrawDestiny(PLAIN), DrawDestiny(FOR_BATTLE), DrawDestiny(FOR_WEAPON))


def draw_destiny(s: State, seat: int, source: int, count: int, purpose: int) -> None:
    """A seat draws so many destinies; the frame on top now finds the total when it goes on."""
    scope = Scope(seat, source)
    scope.amount = count
    push_scope(s, PURPOSES[purpose], scope)
