"""Activations and turns: more actions, cards readied and exhausted, initiative."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.effects.figures import self_of
from dejarik.games.imperial.effects.verbs import FigureVerb
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.groups import ready_groups
from dejarik.kernel.decisions import ONE, Option, entity_options
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op, Quantity
from dejarik.kernel.stack import ask, pop
from dejarik.kernel.terms import Number

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

_STUN_AFTER: Final = 2
ONE_ACTION: Final = Number(1)


@dataclass(frozen=True)
class GainActions(Op):
    """The figure that acts may take more actions now; `stunned`: and is Stunned after the next."""

    amount: Quantity = ONE_ACTION
    stunned: bool = False

    def can(self, s: State, scope: Scope) -> bool:
        return battle_of(s).activation_of(self_of(scope)) is not None

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        figure = self_of(scope)
        amount = self.amount.amount(s, scope)
        pop(s)
        if amount:
            event = Event(ev.ACTIONS_GAINED, scope.you, figure, scope.source, amount)
            event.detail = _STUN_AFTER if self.stunned else 0
            emit(s, event)


@dataclass(frozen=True)
class FallenInActivation(Quantity):
    """How many hostile figures were defeated in the activation of the figure that acts."""

    def amount(self, s: State, scope: Scope) -> int:
        activation = battle_of(s).activation_of(self_of(scope))
        return 0 if activation is None else activation.fallen


@dataclass(frozen=True)
class ReadyGroupOf(FigureVerb):
    """The Deployment card of figures is readied."""

    def happen(self, s: Battle, scope: Scope, figures: list[int]) -> None:
        groups = sorted({s.figure(one).group for one in figures})
        emit_all(s, [Event(ev.READIED, scope.you, one, scope.source) for one in groups])


@dataclass(frozen=True)
class TakeInitiative(Op):
    """At the start of a round: the player has initiative, and with it the first turn."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        emit(s, Event(ev.INITIATIVE_TAKEN, scope.you, scope.source, scope.source))


@dataclass(frozen=True)
class ExhaustOwnGroup(Op):
    """The player must exhaust one of the own ready Deployment cards."""

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.items = ready_groups(b, scope.you)
            if len(f.items) > 1:
                ask(s, f, scope.you, ONE, reasons.GROUP)
                return
        pop(s)
        if f.items:
            emit(s, Event(ev.EXHAUSTED, scope.you, f.items[0], scope.source))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        return entity_options(f.items)

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class NameHostileGroup(Op):
    """The player chooses a Deployment card of the opponent with figures on the map."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.items = self.found(battle_of(s), scope)
            if len(f.items) > 1:
                ask(s, f, scope.you, ONE, reasons.GROUP)
                return
        pop(s)
        scope.it = f.items.copy()

    def found(self, s: Battle, scope: Scope) -> list[int]:
        """Those that can be chosen."""
        return [
            group.id
            for group in s.groups_in_play
            if group.seat != scope.you and any(s.figure(one).is_on_map() for one in group.figures)
        ]

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        return entity_options(f.items)

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()
