"""Destiny in texts: draw and go on, draw anew, switch what was drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.amounts import DRAWN
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.draws import PLAIN
from dejarik.games.swccg.model.ids import USED
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.flow.destiny import REDRAW, draw_destiny
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE
from dejarik.kernel.program import Op, Quantity
from dejarik.kernel.stack import pop, push

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class DrawThen(Op):
    """Draw so many destinies, then go on with their total under `drawn`; none if it failed."""

    count: Quantity
    then: Op

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        place = f.step
        f.step = place + 1
        if place == 0:
            scope.names.pop(DRAWN, None)
            draw_destiny(s, scope.you, scope.source, self.count.amount(s, scope), PLAIN)
        elif place == 1:
            if f.result != NOT_DONE:
                scope.names[DRAWN] = [f.result]
            push(s, self.then, f)
        else:
            pop(s)


@dataclass(frozen=True)
class DrawAnother(Op):
    """The destiny that was just drawn goes to the Used Pile; another is drawn in its place."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        drawn = s.event_of(scope)
        pop(s)
        if drawn is not None:
            s.frames[drawn.detail].y = REDRAW
            emit(s, Event(ev.PUT_CARD, scope.you, drawn.subject, scope.source, 0, USED))


@dataclass(frozen=True)
class SwitchDestinies(Op):
    """Both players' battle destinies change places."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        battle = table_of(s).battle()
        pop(s)
        if battle is not None:
            emit(s, Event(ev.DESTINIES_SWITCHED, scope.you, battle.place, scope.source))
