"""Verbs that steer the game itself: more actions, the end of the phase, winning, replacing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op, Quantity
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class GrantActions(Op):
    """
    A player may take additional actions.

    Rulings: arh.part5.extra.01, arh.part5.extra.03
    """

    amount: Quantity
    who: Quantity

    def step(self, s: State, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            scope = s.scope_of(f)
            seat = self.who.amount(s, scope)
            amount = self.amount.amount(s, scope)
            emit_for(s, f, Event(ev.ACTIONS_GRANTED, seat, 0, scope.source, amount))
            return
        pop(s)


@dataclass(frozen=True)
class EndActionPhase(Op):
    """The action phase ends."""

    def step(self, s: State, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            emit_for(s, f, Event(ev.PHASE_ENDING, s.scope_of(f).you, 0, s.scope_of(f).source))
            return
        pop(s)


@dataclass(frozen=True)
class WinTheGame(Op):
    """Whose ability it is wins."""

    def step(self, s: State, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            scope = s.scope_of(f)
            emit_for(s, f, Event(ev.GAME_WON, scope.you, 0, scope.source, 0, 2))
            return
        pop(s)


@dataclass(frozen=True)
class SetAsideInstead(Op):
    """
    Replace where a card goes that would leave play: it is set aside.

    Rulings: arh.part7.replacement.01
    """

    def can(self, s: State, scope: Scope) -> bool:
        """Only while something is about to leave play."""
        return s.event_of(scope) is not None

    def step(self, s: State, f: Frame) -> None:
        event = table_of(s).event_of(s.scope_of(f))
        if event is not None and event.kind == ev.LEFT_PLAY:
            event.detail = ev.TO_ASIDE
        pop(s)
