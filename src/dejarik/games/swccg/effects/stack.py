"""What is done to other actions: cancel one by a draw, cancel a card on table, triple a result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.amounts import FACTOR
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.flow.leaving import lose_cards, with_all_it_carries
from dejarik.kernel.emitting import emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class LoseChosen(Op):
    """What was chosen at initiation is lost, if it is still on table."""

    place: int = 0

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        thing = scope.names["chosen"][self.place]
        pop(s)
        lose_cards(s, t, scope.you, scope.source, [thing] if thing in t.copies else [])


@dataclass(frozen=True)
class ReturnChosen(Op):
    """What was chosen at initiation goes to its owner's hand, and so does all that is on it."""

    place: int = 0

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        thing = scope.names["chosen"][self.place]
        pop(s)
        leaving = with_all_it_carries(t, thing) if thing in t.copies else []
        emit_together(s, [Event(ev.RETURNED, scope.you, one, scope.source) for one in leaving])


@dataclass(frozen=True)
class MultiplyItsResult(Op):
    """The result of the card that this answers is multiplied."""

    by: int

    def step(self, s: State, f: Frame) -> None:
        answered = s.event_of(s.scope_of(f))
        pop(s)
        if answered is not None:
            own = s.frames[answered.detail].own
            assert own is not None
            own.names[FACTOR] = [own.names.get(FACTOR, [1])[0] * self.by]
            s.changes += 1
