"""Force in texts: use X of it, lose less or more, halve losses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects.amounts import USED_X
from dejarik.games.swccg.effects.playing import Text, UseText
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.flow.losing import begin_loss
from dejarik.kernel.decisions import VALUE, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import CANCELLED, LIVE, Event
from dejarik.kernel.modifiers import MULTIPLY, Modifier
from dejarik.kernel.program import Condition, Op, Quantity
from dejarik.kernel.stack import pop
from dejarik.kernel.terms import Number

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


NOTHING_FOR_X: Final = Number(0)


@dataclass(frozen=True)
class UseX(UseText):
    """A text that uses as much Force as its player has said."""

    def price(self, t: Table, scope: Scope) -> int:
        return scope.names[USED_X][0]


@dataclass(frozen=True)
class TextForX(Text):
    """A text for X Force: how much is the last stage of its initiation."""

    least: int = 1
    most: Quantity = NOTHING_FOR_X

    def numbers(self, t: Table, scope: Scope) -> range:
        """What X may be: as much as makes sense and can be used."""
        force = len(t.pile(scope.you, ids.FORCE))
        return range(self.least, min(force, self.most.amount(t, scope)) + 1)

    def objection(self, t: Table, scope: Scope, event: Event) -> str:
        found = super().objection(t, scope, event)
        return found or ("" if self.numbers(t, scope) else "cannot_pay")

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        if len(picks) < len(self.targets):
            return super().stage(s, scope, picks)
        if len(picks) > len(self.targets):
            return []
        return [
            Option(VALUE, scope.source, 0, number) for number in self.numbers(table_of(s), scope)
        ]

    def chosen(self, scope: Scope, picks: list[Option]) -> None:
        scope.names["chosen"] = [option.target for option in picks[:-1]]
        scope.names[USED_X] = [picks[-1].value]


def change_debt(s: State, event: Event, seat: int, source: int, amount: int) -> None:
    """A loss of Force is raised or reduced: the one announced, or battle damage in its segment."""
    if event.kind == ev.MUST_LOSE:
        if amount > 0:
            event.amount += amount
        else:
            event.items.append(-amount)
        s.changes += 1
    else:
        emit(s, Event(ev.DAMAGE_CHANGED, seat, source, source, amount))


@dataclass(frozen=True)
class ReduceByX(Op):
    """The loss that this answers, or battle damage of its player, is less by X."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        event = s.event_of(scope)
        pop(s)
        if event is not None:
            change_debt(s, event, scope.you, scope.source, -scope.names[USED_X][0])


@dataclass(frozen=True)
class CancelAndRaiseByX(Op):
    """The card that this answers is cancelled, and the loss it was about is more by X."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        answered = s.event_of(scope)
        pop(s)
        if answered is None or answered.status != LIVE:
            return
        answered.status = CANCELLED
        s.changes += 1
        own = s.frames[answered.detail].own
        assert own is not None
        original = s.event_of(own)
        amount = scope.names[USED_X][0]
        if original is not None and amount:
            change_debt(s, original, t.other(scope.you), scope.source, amount)


@dataclass(frozen=True)
class RaiseDamage(Op):
    """Battle damage of the opponent is raised."""

    amount: int

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        other = t.other(scope.you)
        emit(s, Event(ev.DAMAGE_CHANGED, other, scope.source, scope.source, self.amount))


@dataclass(frozen=True)
class LoseForce(Op):
    """A player must lose Force."""

    who: Quantity
    how_much: Quantity

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        who = self.who.amount(s, scope)
        amount = self.how_much.amount(s, scope)
        pop(s)
        begin_loss(s, who, scope.you, scope.source, amount)


@dataclass(frozen=True)
class Note(Op):
    """A number is fixed as it is now."""

    name: str
    number: Quantity

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        scope.names[self.name] = [self.number.amount(s, scope)]
        pop(s)


@dataclass(frozen=True)
class HalvesLosses(Modifier):
    """What its player must lose is halved, rounded up, or down while a condition holds."""

    down: Condition

    def statistic(self) -> int:
        return st.FORCE_LOSS

    def layer(self) -> int:
        return MULTIPLY

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        if entity != ids.pile_id(scope.you, ids.HAND):
            return 0
        return 2 if self.down.holds(s, scope) else 1

    def multiplied(self, value: int, amount: int) -> int:
        return (value + (amount == 1)) // 2
