"""Resources: gain, spend, lose, take; how many a player has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.easing import Easing
from dejarik.games.destiny.rules.flow.resolving import note_outcome
from dejarik.kernel.choosing import remember
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op, Quantity
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class ChangeResources(Easing):
    """A player gains, spends or loses resources: `kind` is the event."""

    kind: int
    amount: Quantity
    who: Quantity

    def can(self, s: State, scope: Scope) -> bool:
        seat = self.who.amount(s, scope)
        return self.kind == ev.RESOURCES_GAINED or table_of(s).players[seat].resources > 0

    def payable(self, s: State, scope: Scope) -> bool:
        seat = self.who.amount(s, scope)
        return table_of(s).players[seat].resources >= self.amount.amount(s, scope)

    def eases(self, s: State, scope: Scope) -> int:
        """What it brings its own player, or takes."""
        if self.who.amount(s, scope) != scope.you:
            return 0
        amount = self.amount.amount(s, scope)
        return amount if self.kind == ev.RESOURCES_GAINED else -amount

    def contends(self) -> bool:
        return self.kind != ev.RESOURCES_GAINED

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.x = self.amount.amount(s, scope)
            seat = self.who.amount(s, scope)
            emit_for(t, f, Event(self.kind, seat, scope.subject, scope.source, f.x))
            return
        done = max(0, f.result)
        # A price of nothing is paid; but who gains or loses nothing has not done it.
        if done < f.x or (done == 0 and self.kind != ev.RESOURCES_SPENT):
            scope.ok = False
        note_outcome(t, scope.subject, done)
        remember(scope, [], done, "")
        pop(s)


@dataclass(frozen=True)
class TakeResources(Op):
    """
    Take resources from a player: what they lose, you gain.

    Rulings: arh.part8.takingresources.01, arh.part8.takingresources.02
    """

    amount: Quantity
    who: Quantity

    def can(self, s: State, scope: Scope) -> bool:
        return table_of(s).players[self.who.amount(s, scope)].resources > 0

    def step(self, s: State, f: Frame) -> None:
        """
        They lose, you gain as much, remember.

        Rulings: arh.part8.takingresources.03
        """
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == 0:
            f.x = self.amount.amount(s, scope)
            seat = self.who.amount(s, scope)
            emit_for(t, f, Event(ev.RESOURCES_LOST, seat, 0, scope.source, f.x))
        elif step == 1 and f.result > 0:
            f.y = f.result
            emit_for(t, f, Event(ev.RESOURCES_GAINED, scope.you, 0, scope.source, f.result))
        else:
            if f.y < f.x:
                scope.ok = False
            remember(scope, [], f.y, "")
            pop(s)


@dataclass(frozen=True)
class ResourcesOf(Quantity):
    """How many resources a player has."""

    who: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        return table_of(s).players[self.who.amount(s, scope)].resources
