"""
Duels: begun, added to, decided by power and destiny, then what the duelling card says.

A participant that leaves the table before the result ends the duel without one. Who has drawn no
destiny at all loses, as a failed draw is decided for the opponent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.draws import FOR_DUEL
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.flow.destiny import draw_destiny
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.games.swccg.rules.flow.losing import begin_loss
from dejarik.games.swccg.rules.flow.retrieving import begin_retrieval
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE, Scope
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

_BEGIN: Final = 0
_ADD: Final = 1
_FIRST_DRAWS: Final = 2
_SECOND_DRAWS: Final = 3
_DECIDE: Final = 4
_RETRIEVE: Final = 5
_LOSE_FORCE: Final = 6
_LOSE_CARD: Final = 7
_END: Final = 8


@dataclass(frozen=True)
class Duel(Op):
    """
    Two characters duel: `duellists` of the scope, that of its player first.

    `amount` of the scope is how many destinies each draws. `items` of the frame are the totals,
    `x` is by how much they differ, `y` is 1 while the duel stands.
    """

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        place = f.step
        f.step = place + 1
        if _BEGIN < place <= _DECIDE and (not f.y or not _both_there(t, scope)):
            pop(s)
        elif place == _BEGIN:
            event = Event(ev.DUEL_BEGINS, scope.you, t.place_of(_one(scope, 0)), scope.source)
            event.items = scope.names["duellists"].copy()
            event.detail = len(s.frames) - 1
            emit(s, event)
        elif place == _ADD:
            emit(s, Event(ev.DUEL_STEP, scope.you, t.place_of(_one(scope, 0)), scope.source))
        elif place in (_FIRST_DRAWS, _SECOND_DRAWS):
            if place == _SECOND_DRAWS:
                _note(scope, f)
            seat = scope.you if place == _FIRST_DRAWS else t.other(scope.you)
            f.result = NOT_DONE
            draw_destiny(s, seat, scope.source, scope.amount, FOR_DUEL)
        elif place == _DECIDE:
            _note(scope, f)
            self.decide(t, f, scope)
        else:
            self.conclude(s, f, t, scope, place)

    def decide(self, t: Table, f: Frame, scope: Scope) -> None:
        """Who has won; the same total on both sides, or two failed draws, is nobody's."""
        drawn = scope.names["drawn"]
        totals = [value(t, st.POWER, _one(scope, at)) + max(0, drawn[at]) for at in range(2)]
        failed = [one == NOT_DONE for one in drawn]
        f.x = abs(totals[0] - totals[1])
        if failed[0] != failed[1]:
            winner = int(failed[0])
        elif totals[0] == totals[1] or failed[0]:
            winner = NOBODY
        else:
            winner = int(totals[1] > totals[0])
        scope.names["winner"] = [winner]
        if winner == NOBODY:
            f.step = _END

    def conclude(self, s: State, f: Frame, t: Table, scope: Scope, place: int) -> None:
        """The winner retrieves, the loser loses as much and the character; then it has ended."""
        winner = scope.names["winner"][0]
        seats = (scope.you, t.other(scope.you))
        if place == _RETRIEVE:
            begin_retrieval(s, seats[winner], scope.source, f.x)
        elif place == _LOSE_FORCE:
            begin_loss(s, seats[1 - winner], seats[winner], scope.source, f.x)
        elif place == _LOSE_CARD:
            loser = _one(scope, 1 - winner)
            lose_cards(s, t, seats[winner], scope.source, [loser] if loser in t.copies else [])
        elif place == _END:
            event = Event(ev.DUEL_ENDED, scope.you, scope.source, scope.source, f.x)
            event.detail = 0 if winner == NOBODY else seats[winner] + 1
            emit(s, event)
        else:
            pop(s)


def _one(scope: Scope, place: int) -> int:
    return scope.names["duellists"][place]


def _note(scope: Scope, f: Frame) -> None:
    """Remember what the draws of one side came to."""
    scope.names.setdefault("drawn", []).append(f.result)


def _both_there(t: Table, scope: Scope) -> bool:
    return all(one in t.copies for one in scope.names["duellists"])


DUEL: Final = Duel()


def begin_duel(s: State, seat: int, source: int, duellists: list[int], draws: int) -> None:
    """A duel between two characters, that of the seat first; the last thing an op's step does."""
    scope = Scope(seat, source)
    scope.amount = draws
    scope.names["duellists"] = duellists
    push_scope(s, DUEL, scope)
