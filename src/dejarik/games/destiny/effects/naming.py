"""Naming something out of a list everyone knows: a colour, a subtype; and what has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.effects.filters import Filter, copy_behind, facts_of, is_of_colour
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER_SUBTYPES, COLOUR_NAMES
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.values import has_subtype
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.program import Condition, Op, Quantity
from dejarik.kernel.stack import ask, pop, push
from dejarik.kernel.terms import PLAYER_NAME

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

COLOUR_REASON: Final = 28
SUBTYPE_REASON: Final = 71
PLAYER_REASON: Final = 72
A_COLOUR: Final = 0
A_SUBTYPE: Final = 1
A_SIDE: Final = 2
A_PLAYER: Final = 3
"""What was named, in the detail of VALUE_CHOSEN."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Naming(Op):
    """The actor names one of a list; the place in the list is remembered under a name."""

    name: str

    def sort(self) -> int:
        """What is named, as VALUE_CHOSEN tells it."""
        raise NotImplementedError

    def reason(self) -> int:
        """Why it is asked."""
        raise NotImplementedError

    def size(self, s: State) -> int:
        """How long the list is."""
        raise NotImplementedError

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            ask(s, f, scope.actor, ONE, self.reason())
        elif f.step == 1:
            f.step = 2
            scope.names[self.name] = [f.x]
            emit_for(s, f, Event(ev.VALUE_CHOSEN, scope.actor, 0, scope.source, f.x, self.sort()))
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        return [Option(VALUE, 0, place, place) for place in range(self.size(s))]

    def closed(self, s: State, f: Frame) -> None:
        f.x = f.forms[0].picks[0]


@dataclass(frozen=True)
class ChooseColour(Naming):
    """The actor names a colour."""

    def sort(self) -> int:
        return A_COLOUR

    def reason(self) -> int:
        return COLOUR_REASON

    def size(self, s: State) -> int:
        return len(COLOUR_NAMES)


@dataclass(frozen=True)
class ChooseSubtype(Naming):
    """
    The actor names a character subtype, one of those in the rules.

    Rulings: arh.part5.choosesubtype.01, arh.part5.choosesubtype.02
    """

    def sort(self) -> int:
        return A_SUBTYPE

    def reason(self) -> int:
        return SUBTYPE_REASON

    def size(self, s: State) -> int:
        return len(CHARACTER_SUBTYPES)


@dataclass(frozen=True)
class ChoosePlayer(Naming):
    """The actor chooses a player, of whom the ability then speaks."""

    def sort(self) -> int:
        return A_PLAYER

    def reason(self) -> int:
        return PLAYER_REASON

    def size(self, s: State) -> int:
        return table_of(s).seats


@dataclass(frozen=True)
class EachPlayer(Op):
    """Each player in turn, you first: the ability speaks of one after the other."""

    effect: Op

    def can(self, s: State, scope: Scope) -> bool:
        """Whether it could do anything, as far as its player is concerned."""
        return self.effect.can(s, scope)

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == t.seats:
            scope.names.pop(PLAYER_NAME, None)
            pop(s)
            return
        scope.names[PLAYER_NAME] = [(scope.you + f.step) % t.seats]
        f.step += 1
        push(s, self.effect, f)


@dataclass(frozen=True)
class Remembering(Op):
    """An effect; what it was done to and how much it did are then known by a name."""

    effect: Op
    name: str

    def can(self, s: State, scope: Scope) -> bool:
        return self.effect.can(s, scope)

    def payable(self, s: State, scope: Scope) -> bool:
        return self.effect.payable(s, scope)

    def seems_payable(self, s: State, scope: Scope) -> bool:
        return self.effect.seems_payable(s, scope)

    def step(self, s: State, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            push(s, self.effect, f)
            return
        scope = s.scope_of(f)
        scope.names[self.name] = scope.it.copy()
        scope.names[amount_name(self.name)] = [scope.amount]
        pop(s)


def amount_name(name: str) -> str:
    """Under which name it is kept how much an effect did."""
    return f"amount of {name}"


@dataclass(frozen=True)
class NamedAmount(Quantity):
    """How much the effect did that is known by this name."""

    name: str

    def amount(self, s: State, scope: Scope) -> int:
        return sum(scope.names.get(amount_name(self.name), []))


@dataclass(frozen=True)
class OfNamedColour(Filter):
    """Of the colour a player has chosen."""

    name: str

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return any(is_of_colour(t, entity, one) for one in scope.names.get(self.name, []))


@dataclass(frozen=True)
class OfNamedSubtype(Filter):
    """With the subtype a player has chosen."""

    name: str

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        chosen = [CHARACTER_SUBTYPES[place] for place in scope.names.get(self.name, [])]
        copy = copy_behind(t, entity)
        if copy is None:
            return any(subtype in facts_of(t, entity).subtypes for subtype in chosen)
        return any(has_subtype(t, copy, subtype) for subtype in chosen)


@dataclass(frozen=True)
class ChosenIsYou(Condition):
    """The player who was chosen is you."""

    def holds(self, s: State, scope: Scope) -> bool:
        return scope.names.get(PLAYER_NAME) == [scope.you]
