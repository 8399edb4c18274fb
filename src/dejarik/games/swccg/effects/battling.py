"""Battles in texts: bars, accidents, revival."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.amounts import things_that_fit
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.pieces import BARRED
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.kernel.choosing import Choosing
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.program import CHOOSE, Op, Selector
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class BarIt(Op):
    """What the answered event is about may not battle or move for the rest of the turn."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        event = s.event_of(scope)
        pop(s)
        if event is not None and event.subject in table_of(s).copies:
            emit(s, Event(ev.MARKED, scope.you, event.subject, scope.source, BARRED))


@dataclass(frozen=True)
class OpponentsChoice(Selector):
    """One card that fits, of the opponent's choice."""

    what: tuple[Filter, ...]

    def find(self, s: State, scope: Scope) -> list[int]:
        return things_that_fit(table_of(s), scope, self.what)

    def mode(self) -> int:
        return CHOOSE

    def chooser(self, s: State, scope: Scope) -> int:
        return table_of(s).other(scope.you)


@dataclass(frozen=True)
class LoseOne(Choosing):
    """One card is lost."""

    what: OpponentsChoice

    def wanted(self) -> Selector:
        return self.what

    def kind(self) -> int:
        return reasons.TARGET

    def proceed(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        lose_cards(s, table_of(s), scope.you, scope.source, f.items)


@dataclass(frozen=True)
class ReviveIt(Op):
    """The very card that was just lost comes back from the Lost Pile to where it was."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        lost = s.event_of(scope)
        pop(s)
        if lost is not None:
            event = Event(ev.REVIVED, scope.you, lost.detail, scope.source)
            event.items = [lost.items[0]]
            emit(s, event)
