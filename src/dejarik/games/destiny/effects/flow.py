"""The flow of the game: more actions, the end of the phase, winning, what upkeep brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import ACTION, table_of
from dejarik.games.destiny.rules.values import ACTION_BAN, ACTIONS_PER_SEAT, ROLL_LOST
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import FORBID, Modifier
from dejarik.kernel.program import Condition, Op, Quantity
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
class LoseTheGame(Op):
    """Whose ability it is loses: in a game of two the other player wins."""

    def step(self, s: State, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            scope = s.scope_of(f)
            winner = table_of(s).other(scope.you)
            emit_for(s, f, Event(ev.GAME_WON, winner, 0, scope.source, 0, 2))
            return
        pop(s)


@dataclass(frozen=True)
class LoseRollOff(Modifier):
    """
    A player loses the roll for the battlefield, whatever is rolled.

    Rulings: arh.errata.39
    """

    who: Quantity

    def statistic(self) -> int:
        return ROLL_LOST

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 1 if entity == self.who.amount(s, scope) else 0


@dataclass(frozen=True)
class ChangeAllowance(Modifier):
    """
    A player draws up to more or fewer cards, gains more or fewer resources, rolls higher or lower.

    `allowance` is the number that is changed.
    Rulings: arh.part3.hand.02, ffg17.part8.increases.01
    """

    allowance: int
    change: int
    who: Quantity

    def statistic(self) -> int:
        return self.allowance

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return self.change if entity == self.who.amount(s, scope) else 0


@dataclass(frozen=True)
class BanSameAction(Modifier):
    """
    A player cannot take the kind of action the event was about.

    Rulings: arh.clar.eaw.19, arh.part7.negative.01
    """

    who: Quantity

    def statistic(self) -> int:
        return ACTION_BAN

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        event = scope.event
        if event is None:
            return 0
        banned = self.who.amount(s, scope) * ACTIONS_PER_SEAT + event.detail
        return 1 if entity == banned else 0


@dataclass(frozen=True)
class FirstRound(Condition):
    """It is the first round of the game."""

    def holds(self, s: State, scope: Scope) -> bool:
        return table_of(s).round == 1


@dataclass(frozen=True)
class InActionPhase(Condition):
    """It is the action phase."""

    def holds(self, s: State, scope: Scope) -> bool:
        return table_of(s).phase == ACTION
