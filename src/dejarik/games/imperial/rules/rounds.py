"""
Rounds: activations in turn, then the status phase.

The root of a skirmish: it never pops; the game ends by an outcome.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.model.statistics import DRAWS
from dejarik.games.imperial.rules import groups, reasons
from dejarik.games.imperial.rules.activation import GROUP
from dejarik.games.imperial.rules.moments import moment
from dejarik.games.imperial.rules.objects import terminals_of
from dejarik.games.imperial.rules.scoring import decide_by_points
from dejarik.kernel.decisions import ENTITY, ONE, PASS, Option
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.modifiers import modified
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, push_scope

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

BEGIN: Final = 0
TURN: Final = 1
CHOSEN: Final = 2
STATUS: Final = 3
READY: Final = 4
DRAW: Final = 5
END_OF_ROUND: Final = 6
PASS_INITIATIVE: Final = 7


@dataclass(frozen=True)
class Rounds(Op):
    """
    Round after round: start, turns, status phase in four steps.

    `x` is the seat that takes a turn.
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        place = f.step
        if place == BEGIN:
            f.step = TURN
            emit(s, moment(b, Event(ev.ROUND_BEGAN, b.initiative, NOTHING, NOTHING, b.round + 1)))
        elif place == TURN:
            self.turn(b, f)
        elif place == CHOSEN:
            f.step = TURN
            self.take_turn(b, f)
        elif place == STATUS:
            f.step = READY
            emit(s, Event(ev.STATUS_BEGAN, b.initiative))
        else:
            self.status(b, f)

    def turn(self, s: Battle, f: Frame) -> None:
        """Ask whose turn it is, skip who cannot, or go on to the status phase."""
        seat = s.initiative if s.turn == NOBODY else s.turn
        if not groups.may_activate(s, seat) and not groups.may_pass(s, seat):
            seat = s.other(seat)
        if groups.may_activate(s, seat):
            f.step = CHOSEN
            f.x = seat
            ask(s, f, seat, ONE, reasons.ACTIVATE)
        elif groups.may_pass(s, seat):
            f.step = CHOSEN
            f.x = seat
            f.items = [NOTHING]
        else:
            f.step = STATUS

    def take_turn(self, s: Battle, f: Frame) -> None:
        """Activate the chosen group, or pass."""
        number = f.items[0]
        if number == NOTHING:
            emit(s, Event(ev.PASSED, f.x))
        else:
            push_scope(s, GROUP, Scope(f.x, number))

    def status(self, s: Battle, f: Frame) -> None:
        """The four steps of the status phase, each finished before the next."""
        place = f.step
        f.step = place + 1
        if place == READY:
            exhausted = [group for group in s.groups_in_play if not group.ready]
            emit_all(s, [Event(ev.READIED, one.seat, one.id, one.id) for one in exhausted])
        elif place == DRAW:
            emit_all(s, [draw_of(s, seat) for seat in s.seats_by_initiative()])
        elif place == END_OF_ROUND:
            emit(s, moment(s, Event(ev.ROUND_ENDED, s.initiative, NOTHING, NOTHING, s.round)))
        elif place == PASS_INITIATIVE:
            if s.lab_rounds and s.round >= s.lab_rounds:
                decide_by_points(s)
                return
            emit(s, Event(ev.INITIATIVE_TAKEN, s.other(s.initiative)))
        else:
            f.step = BEGIN

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The ready groups, and to pass if that is allowed."""
        b = battle_of(s)
        found = [Option(ENTITY, NOTHING, group) for group in groups.ready_groups(b, form.seat)]
        if groups.may_pass(b, form.seat):
            found.append(Option(PASS))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(NOTHING if option.kind == PASS else option.target)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


def draw_of(s: Battle, seat: int) -> Event:
    """
    What a seat draws at the end of a round: one card, and one for each terminal it controls.

    Rulings: ia.command.05, ia.command.06, ia.round.123, ia.object.133
    """
    count = modified(s, DRAWS, seat + 1, 1 + terminals_of(s, seat))
    return Event(ev.CARDS_DRAWN, seat, NOTHING, NOTHING, count)


ROUNDS: Final = Rounds()
