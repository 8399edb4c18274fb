"""Damage: suffered, recovered, rolled; strain; defeat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.imperial.effects.figures import self_of
from dejarik.games.imperial.effects.verbs import FigureVerb
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.dice import FACE_RESULTS, FACES
from dejarik.games.imperial.rules.chances import other_die
from dejarik.games.imperial.rules.damage import defeat, suffer_strain, suffering
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op, Quantity
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Suffer(FigureVerb):
    """
    Figures suffer damage, and objects that can be attacked; it is no attack.

    Rulings: ia.attacked_objects.12, ia.attacked_objects.104
    """

    amount: Quantity

    def takes_objects(self) -> bool:
        return True

    def event(self, s: Battle, scope: Scope, figure: int) -> Event:
        amount = self.amount.amount(s, scope)
        return suffering(s, figure, amount, scope.you, self_of(scope) or scope.source)


@dataclass(frozen=True)
class SufferStrain(FigureVerb):
    """A figure suffers strain, which its player may prevent with cards."""

    amount: Quantity

    def happen(self, s: Battle, scope: Scope, figures: list[int]) -> None:
        source = self_of(scope) or scope.source
        for figure in reversed(figures):
            suffer_strain(s, figure, self.amount.amount(s, scope), source)


@dataclass(frozen=True)
class RecoverDamage(FigureVerb):
    """Figures recover damage."""

    amount: Quantity

    def event(self, s: Battle, scope: Scope, figure: int) -> Event:
        amount = self.amount.amount(s, scope)
        return Event(ev.RECOVERED, scope.you, figure, scope.source, amount)


@dataclass(frozen=True)
class RollDice(Op):
    """Dice are rolled outside an attack; the amount is the damage they show."""

    colours: tuple[int, ...]

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        figure = self_of(scope)
        pop(s)
        event = Event(ev.DICE_ROLLED, scope.you, scope.source, figure)
        for colour in self.colours:
            face = s.chance.draw(other_die(colour), figure, FACES)
            event.items.extend([colour, face])
            event.amount += FACE_RESULTS[colour][face][1]
        scope.names["rolled"] = [event.amount]
        emit(s, event)


@dataclass(frozen=True)
class RolledDamage(Quantity):
    """The damage that dice rolled outside an attack showed."""

    def amount(self, s: State, scope: Scope) -> int:
        return scope.names.get("rolled", [0])[0]


@dataclass(frozen=True)
class Defeat(FigureVerb):
    """Figures are defeated, whatever Health they have."""

    def event(self, s: Battle, scope: Scope, figure: int) -> Event:
        return defeat(s, figure)
