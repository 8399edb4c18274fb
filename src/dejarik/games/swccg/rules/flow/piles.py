"""
Activating and drawing: the top of one pile to another, as many as its player says at once.

Each unit is an event of its own. Between two of them the other seat could act, so it says once
after how many it would stop the run, if for all everybody knows it could do anything at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import ACTIVATE, DRAW, table_of
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.asking import might_answer
from dejarik.games.swccg.rules.flow.acting import RuleAction
from dejarik.kernel.decisions import NUMBER, VALUE, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop
from dejarik.kernel.timing import BANDS

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State


def most(t: Table, seat: int, kind: int) -> int:
    """How many units a seat could activate or draw now."""
    if kind == ev.ACTIVATE_ONE:
        return min(t.players[seat].generation, len(t.pile(seat, ids.RESERVE)))
    return len(t.pile(seat, ids.FORCE))


@dataclass(frozen=True)
class Run(Op):
    """So many units one after the other; `x` is how many, `y` after how many the other stops it."""

    kind: int

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.x = scope.names["chosen_values"][0]
            f.y = f.x
            other = t.other(scope.you)
            if f.x > 1 and could_stop(t, other):
                ask(s, f, other, NUMBER, reasons.LET_RUN)
                return
        if f.step > f.y or most(t, scope.you, self.kind) == 0:
            pop(s)
            return
        f.step += 1
        emit(s, Event(self.kind, scope.you, 0, scope.source))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """After how many units to stop the run; all of them is to let it run."""
        return [Option(VALUE, value=number) for number in range(1, f.x + 1)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.value)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.y = f.forms[0].picks[0]


TOP_OF_A_PHASE: Final = ev.PHASE * BANDS + ev.TOP


def could_stop(t: Table, seat: int) -> bool:
    """Whether a seat could act at top level now, for all everybody knows."""
    event = Event(ev.PHASE, t.turn, 0, 0, 0, t.phase)
    return might_answer(t, event, ev.TOP, seat) or _acts_on_table(t, event, seat)


def can_stop(t: Table, seat: int) -> bool:
    """Whether a seat can act at top level now, as it knows itself."""
    event = Event(ev.PHASE, t.turn, 0, 0, 0, t.phase)
    return _acts_on_table(t, event, seat) or any(
        text.catches(t, card, event) is not None
        for card in t.pile(seat, ids.HAND)
        for text in t.definition_of(card).answers.get(TOP_OF_A_PHASE, ())
    )


def _acts_on_table(t: Table, event: Event, seat: int) -> bool:
    """Whether something on table offers a seat an action."""
    index = t.index or t.get_index()
    for listener in index.listeners.get(TOP_OF_A_PHASE, []):
        scope = listener.ability.catches(t, listener.holder, event)
        if scope is not None and scope.you == seat:
            return True
    return False


@dataclass(frozen=True)
class RunSome(RuleAction):
    """In one's own phase: activate, or draw, as many as one likes."""

    phase: int
    run: Run

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        return most(t, seat, self.run.kind) > 0

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """How many."""
        if picks:
            return []
        number = most(table_of(s), scope.you, self.run.kind)
        return [Option(VALUE, scope.source, 0, value) for value in range(1, number + 1)]

    def chosen(self, scope: Scope, picks: list[Option]) -> None:
        scope.names["chosen_values"] = [option.value for option in picks]

    def program(self) -> Op:
        return self.run


ACTIVATING: Final = RunSome(ACTIVATE, Run(ev.ACTIVATE_ONE))
DRAWING: Final = RunSome(DRAW, Run(ev.DRAW_ONE))
