"""
Duels: begun, added to, decided by power and destiny; what follows is said by the duelling card.

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
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE, Scope
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

NOBODY_WINS: Final = 2
"""What a duel comes to when both totals are the same; else it is the place of the winner."""
DUELLISTS: Final = "duellists"
"""Where a duel keeps who fights, that of its player first; so does the text it belongs to."""
DRAWS: Final = "draws"
"""Where it keeps how many destinies each side draws."""
DRAWN: Final = "drawn"
"""Where it keeps what they have come to."""


@dataclass(frozen=True)
class Duel(Op):
    """
    Two characters duel: `duellists` of the scope, that of its player first.

    `y` of the frame is 1 while the duel stands. The frame below finds the place of the winner in
    its `result`, NOT_DONE if the duel ended before that, and in `x` by how much the totals differ.
    """

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        place = f.step
        f.step = place + 1
        if place > _BEGIN and (not f.y or not _both_there(t, scope)):
            pop(s)
            s.frames[-1].result = NOT_DONE
        elif place in (_BEGIN, _ADD):
            kind = ev.DUEL_BEGINS if place == _BEGIN else ev.DUEL_STEP
            event = Event(kind, scope.you, t.place_of(_one(scope, 0)), scope.source)
            event.items = scope.names[DUELLISTS].copy()
            event.detail = len(s.frames) - 1
            emit(s, event)
        elif place in (_FIRST_DRAWS, _SECOND_DRAWS):
            if place == _SECOND_DRAWS:
                _note(scope, f)
            seat = scope.you if place == _FIRST_DRAWS else t.other(scope.you)
            f.result = NOT_DONE
            count = scope.names[DRAWS][place - _FIRST_DRAWS]
            draw_destiny(s, seat, scope.source, count, FOR_DUEL)
        else:
            _note(scope, f)
            winner, difference = self.decided(t, scope)
            pop(s)
            below = s.frames[-1]
            below.result = winner
            below.x = difference
            # While the text does what comes of it, everybody still sees how it was fought.
            kept = s.scope_of(below).names
            kept[DRAWS], kept[DRAWN] = scope.names[DRAWS].copy(), scope.names[DRAWN].copy()

    def decided(self, t: Table, scope: Scope) -> tuple[int, int]:
        """Who has won, and by how much; the same total, or two failed draws, is nobody's."""
        drawn = scope.names[DRAWN]
        totals = [value(t, st.POWER, _one(scope, at)) + max(0, drawn[at]) for at in range(2)]
        failed = [one == NOT_DONE for one in drawn]
        difference = abs(totals[0] - totals[1])
        if failed[0] != failed[1]:
            return int(failed[0]), difference
        if totals[0] == totals[1] or failed[0]:
            return NOBODY_WINS, difference
        return int(totals[1] > totals[0]), difference


def _one(scope: Scope, place: int) -> int:
    return scope.names[DUELLISTS][place]


def _note(scope: Scope, f: Frame) -> None:
    """Remember what the draws of one side came to."""
    scope.names.setdefault(DRAWN, []).append(f.result)


def _both_there(t: Table, scope: Scope) -> bool:
    return all(one in t.copies for one in scope.names[DUELLISTS])


DUEL: Final = Duel()


def begin_duel(s: State, seat: int, source: int, duellists: list[int], draws: int) -> None:
    """A duel between two characters, that of the seat first; the last thing an op's step does."""
    scope = Scope(seat, source)
    scope.names[DRAWS] = [draws, draws]
    scope.names[DUELLISTS] = duellists
    push_scope(s, DUEL, scope)
