"""
Actions: initiation, responses, result; and the effects that results are made of.

Belongs here: what changes the table. Does not belong here: cards, and who is asked when.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.kernel.choosing import Choosing
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import CANCELLED, LIVE, Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import modified
from dejarik.kernel.program import Condition, Op, Selector
from dejarik.kernel.stack import pop, push
from dejarik.kernel.timing import FIRST, OPTIONAL, Ability
from tests.spine.response_stack import table as t
from tests.spine.response_stack.phrases import ALWAYS, NO_TARGET, Trigger

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Action(Choosing):
    """
    Conditions, targets and costs are settled first; then others respond; then the result.

    The frame's `y` is set by the change of the initiation event, so it stays 0 when the
    action was cancelled.
    """

    result: Op
    cost: int = 0
    needs: Condition = ALWAYS
    target: Selector = NO_TARGET
    once: bool = False

    def wanted(self) -> Selector:
        """The targets."""
        return self.target

    def price(self, s: State, scope: Scope) -> int:
        """What it costs just now."""
        return modified(s, t.COST, scope.source, self.cost)

    def is_possible(self, s: State, scope: Scope) -> bool:
        """Whether it can be initiated: conditions, targets, costs."""
        table = t.table_of(s)
        if self.once and scope.source in table.used:
            return False
        if not self.needs.holds(s, scope):
            return False
        if len(self.target.find(s, scope)) < self.target.at_least(s, scope):
            return False
        return self.price(s, scope) <= len(table.zone(scope.you, t.POOL))

    def step(self, s: State, f: Frame) -> None:
        """The next part of initiation, or the result, or clear up."""
        scope = s.scope_of(f)
        f.step += 1
        if f.step == 1:
            self.choose(s, f)
        elif f.step == 2:
            scope.names["target"] = f.items
            self.reveal(s, scope)
        elif f.step == 3:
            emit(s, Event(t.PAY, scope.you, source=scope.source, amount=self.price(s, scope)))
        elif f.step == 4:
            place = len(s.frames) - 1
            emit(s, Event(t.INITIATE, scope.you, scope.source, detail=place))
        elif f.step == 5 and f.y:
            push(s, self.result, f)
        elif f.step == 6 and t.table_of(s).is_in(scope.source, t.LIMBO):
            emit(s, Event(t.LEAVE, scope.you, scope.source, detail=t.LOST))
        elif f.step > 6:
            pop(s)

    def reveal(self, s: State, scope: Scope) -> None:
        """A card from hand is shown; a card on the field is marked as used."""
        if t.table_of(s).is_in(scope.source, t.HAND):
            emit(s, Event(t.PLAY, scope.you, scope.source))
        elif self.once:
            emit(s, Event(t.USE, scope.you, scope.source))


@dataclass(frozen=True)
class Offer(Ability):
    """An action that becomes possible with an event; `forced` ones are not asked about."""

    trigger: Trigger
    action: Action
    forced: bool = False

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """The scope of the action if its trigger is met and it can be initiated."""
        scope = Scope(t.table_of(s).owners[holder], holder)
        scope.subject = event.subject
        if not self.trigger.concerns(s, scope.you, event):
            return None
        return scope if self.action.is_possible(s, scope) else None

    def program(self) -> Op:
        """The whole action."""
        return self.action

    def duty(self) -> int:
        """As its text says."""
        return FIRST if self.forced else OPTIONAL


@dataclass(frozen=True)
class Effect(Op):
    """One change, made by one event."""

    def event(self, s: State, scope: Scope) -> Event:
        """The event to propose."""
        raise NotImplementedError

    def step(self, s: State, f: Frame) -> None:
        """Propose it, then leave."""
        f.step += 1
        if f.step == 1:
            emit(s, self.event(s, s.scope_of(f)))
        else:
            pop(s)


@dataclass(frozen=True)
class DeployIt(Effect):
    def event(self, s: State, scope: Scope) -> Event:
        """The card comes to the field."""
        return Event(t.DEPLOY, scope.you, scope.source)


@dataclass(frozen=True)
class Gain(Effect):
    kind: int

    def event(self, s: State, scope: Scope) -> Event:
        """You activate or draw one card."""
        return Event(self.kind, scope.you, source=scope.source, amount=1)


@dataclass(frozen=True)
class YouLose(Effect):
    def event(self, s: State, scope: Scope) -> Event:
        """You lose one card."""
        return Event(t.DAMAGE, scope.you, source=scope.source, amount=1)


@dataclass(frozen=True)
class PerformerLoses(Effect):
    def event(self, s: State, scope: Scope) -> Event:
        """Whoever does what this responds to loses one card."""
        answered = s.event_of(scope)
        assert answered is not None
        return Event(t.DAMAGE, answered.seat, source=scope.source, amount=1)


@dataclass(frozen=True)
class CancelIt(Op):
    def step(self, s: State, f: Frame) -> None:
        """What this responds to will have no result."""
        answered = s.event_of(s.scope_of(f))
        assert answered is not None
        if answered.status == LIVE:
            answered.status = CANCELLED
            s.changes += 1
        pop(s)


@dataclass(frozen=True)
class Remove(Op):
    """The target goes to another zone, if it is still on the field."""

    zone: int

    def step(self, s: State, f: Frame) -> None:
        """Move it if it is there, then leave."""
        scope = s.scope_of(f)
        target = scope.names["target"][0]
        f.step += 1
        if f.step == 1 and t.table_of(s).is_in(target, t.FIELD):
            emit(s, Event(t.LEAVE, scope.you, target, scope.source, detail=self.zone))
        elif f.step > 1:
            pop(s)
