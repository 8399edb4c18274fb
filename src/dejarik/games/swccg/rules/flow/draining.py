"""Force drains: where one may be made, for how much, and what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.pieces import DRAINED
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.flow.acting import Action, RuleAction
from dejarik.games.swccg.rules.flow.losing import begin_loss
from dejarik.games.swccg.rules.presence import (
    characters_at,
    controls,
    has_presence,
    icons,
    units_at,
)
from dejarik.games.swccg.rules.values import modified, value
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State


def drain_amount(t: Table, seat: int, place: int) -> int:
    """How much a Force drain takes: the opponent's icons there, and what changes it."""
    return modified(t, st.DRAIN, place, icons(t, t.other(seat), place))


def may_drain(t: Table, seat: int, place: int) -> bool:
    """Whether a seat may drain at a place in its control phase, prices aside."""
    if place in t.drained or not can_control_for_drain(t, seat, place):
        return False
    for one in units_at(t, seat, place):
        if t.copies[one].has(DRAINED) and not forbidding(t, st.DRAINS_AGAIN, one):
            return False
    return not forbidding(t, st.MAY_NOT_DRAIN, place)


def can_control_for_drain(t: Table, seat: int, place: int) -> bool:
    """Whether a seat controls a place, or has a card there that may drain without presence."""
    if controls(t, seat, place):
        return True
    if has_presence(t, t.other(seat), place):
        return False
    cards = characters_at(t, seat, place)
    return any(forbidding(t, st.DRAINS_WITHOUT_PRESENCE, one) for one in cards)


@dataclass(frozen=True)
class Drain(Action):
    """A Force drain at the place that is its source; how much is read when it has its result."""

    def price(self, t: Table, scope: Scope) -> int:
        return value(t, st.DRAIN_COST, scope.source)

    def announced(self, t: Table, scope: Scope) -> Event:
        return Event(ev.DRAINING, scope.you, scope.source, scope.source)

    def result(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        amount = drain_amount(t, scope.you, scope.source)
        begin_loss(s, t.other(scope.you), scope.you, scope.source, amount)

    def completed(self, t: Table, scope: Scope) -> Event | None:
        return Event(ev.DRAINED, scope.you, scope.source, scope.source)


@dataclass(frozen=True)
class DrainHere(RuleAction):
    """In one's control phase: a drain at a place one controls."""

    action: Drain

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        return may_drain(t, seat, holder) and can_use(t, seat, value(t, st.DRAIN_COST, holder))

    def program(self) -> Op:
        return self.action


DRAIN_HERE: Final = DrainHere(Drain())
