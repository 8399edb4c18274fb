"""Duels in texts: two characters meet, one of them begins a duel, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.flow.duels import DUELLISTS, NOBODY_WINS, begin_duel
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.games.swccg.rules.flow.losing import begin_loss
from dejarik.games.swccg.rules.flow.retrieving import begin_retrieval
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

OUTCOME: Final = "outcome"
"""Where it keeps the place of the winner, and by how much the totals differ."""

_DUEL: Final = 0
_RESULT: Final = 1
_END: Final = 2


@dataclass(frozen=True)
class DuelWithChosen(Op):
    """
    What the answered event is about duels with what was chosen; each draws so many destinies.

    `result` is done if there is a winner; then the duel has ended.
    """

    draws: int
    result: Op

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        place = f.step
        f.step = place + 1
        if place == _DUEL:
            moved = s.event_of(scope)
            other = scope.names["chosen"][0]
            f.result = NOT_DONE
            if moved is not None and moved.subject in t.copies and other in t.copies:
                scope.names[DUELLISTS] = [moved.subject, other]
                begin_duel(s, scope.you, scope.source, [moved.subject, other], self.draws)
        elif place == _RESULT and f.result != NOT_DONE:
            scope.names[OUTCOME] = [f.result, f.x]
            if f.result != NOBODY_WINS:
                push(s, self.result, f)
        elif place == _END and OUTCOME in scope.names:
            winner, difference = scope.names[OUTCOME]
            event = Event(ev.DUEL_ENDED, scope.you, scope.source, scope.source, difference)
            seats = (scope.you, t.other(scope.you))
            event.detail = 0 if winner == NOBODY_WINS else seats[winner] + 1
            emit(s, event)
        else:
            pop(s)


@dataclass(frozen=True)
class WinnerTakesDifference(Op):
    """The winner retrieves by how much the totals differ; the loser loses that, and the card."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        winner, difference = scope.names[OUTCOME]
        seats = (scope.you, t.other(scope.you))
        place = f.step
        f.step = place + 1
        if place == 0:
            begin_retrieval(s, seats[winner], scope.source, difference)
        elif place == 1:
            begin_loss(s, seats[1 - winner], seats[winner], scope.source, difference)
        else:
            loser = scope.names[DUELLISTS][1 - winner]
            pop(s)
            lose_cards(s, t, seats[winner], scope.source, [loser] if loser in t.copies else [])
