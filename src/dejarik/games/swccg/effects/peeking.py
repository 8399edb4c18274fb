"""Looking at the card on top of a deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import reasons
from dejarik.kernel.decisions import NO, YES, YES_NO, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class PeekAtTop(Op):
    """Look at the card on top of one's Reserve Deck, and put it on another pile if one likes."""

    to: int

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        reserve = t.pile(scope.you, ids.RESERVE)
        if f.step == 0 and reserve:
            f.step = 1
            f.items = [reserve[-1]]
            event = Event(ev.PEEKED, scope.you, ids.pile_id(scope.you, ids.RESERVE), scope.source)
            event.items = f.items.copy()
            emit(s, event)
            ask(s, f, scope.you, YES_NO, reasons.PEEKED_CARD)
            return
        pop(s)
        if f.x:
            emit(s, Event(ev.PUT_CARD, scope.you, f.items[0], scope.source, 0, self.to))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        card = f.items[0]
        return [Option(YES, card), Option(NO, card)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.kind)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.x = int(f.forms[0].picks[0] == YES)
