"""
Searching a pile: who searches sees all of it; who finds nothing can be verified by the opponent.

A search in vain locks the same words for that pile and that player until the turn ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import reasons, uses
from dejarik.kernel.decisions import NO, YES, YES_NO, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class LookThrough(Op):
    """The scope's player looks through its `subject`; `amount` is 1 if nothing there fits."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        place = f.step
        f.step = place + 1
        if place == 0:
            emit(s, sight(t, ev.PEEKED, scope.you, scope.subject, scope.source))
        elif place == 1 and scope.amount:
            entry = Event(ev.NOTED, scope.you, scope.source, scope.source)
            entry.items = [scope.subject, t.definition(scope.source).number, uses.SEARCHED]
            emit(s, entry)
        elif place == 2 and scope.amount:
            ask(s, f, t.other(scope.you), YES_NO, reasons.VERIFY)
        elif place == 3 and f.x:
            emit(s, sight(t, ev.VERIFIED, t.other(scope.you), scope.subject, scope.source))
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """To look through the pile as well, or to believe it."""
        return [Option(YES), Option(NO)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.kind)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.x = int(f.forms[0].picks[0] == YES)


LOOK_THROUGH: Final = LookThrough()


def sight(t: Table, kind: int, seat: int, pile: int, source: int) -> Event:
    """A seat sees every card of a pile."""
    event = Event(kind, seat, pile, source)
    owner, number = ids.pile_of(pile)
    event.items = t.pile(owner, number).copy()
    event.amount = len(event.items)
    return event


def look_through(s: State, seat: int, pile: int, source: int, in_vain: bool) -> None:
    """A seat searches a pile; the last thing an op's step does."""
    scope = Scope(seat, source)
    scope.subject = pile
    scope.amount = int(in_vain)
    push_scope(s, LOOK_THROUGH, scope)
