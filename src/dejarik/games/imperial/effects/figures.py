"""
Figures: which ones are meant, by what they are and where they stand.

A filter looks at one figure from the point of view of the figure that acts; a description puts
filters together and says how many are meant.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.games.imperial.model.ids import NOWHERE, is_figure
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules.objects import attackable_objects
from dejarik.games.imperial.rules.relations import (
    are_adjacent,
    beside_space,
    is_there,
    is_within,
    sees,
)
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.program import ALL, CHOOSE, Node, Selector

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Attack
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


def self_of(scope: Scope) -> int:
    """The figure that acts: the one with the ability, or the one a card is played on."""
    named = scope.names.get("self")
    if named is not None:
        return named[0]
    return scope.source if is_figure(scope.source) else NOTHING


def is_lured(s: Battle, scope: Scope) -> bool:
    """Whether the figure that acts is used by its opponent: then all others are hostile to it."""
    number = self_of(scope)
    return bool(number) and s.figure(number).seat != scope.you


def attack_in(s: Battle, scope: Scope) -> Attack | None:
    """The attack a scope is about; the innermost one if it names none."""
    named = scope.names.get("attack")
    if named is not None:
        return s.attack(named[0])
    return s.attacks[-1] if s.attacks else None


# --- filters ------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Filter(Node):
    """A question about one figure."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        """Whether the figure is one of those meant."""
        raise NotImplementedError


@dataclass(frozen=True)
class Itself(Filter):
    """The figure that acts."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return figure == self_of(scope)


@dataclass(frozen=True)
class Other(Filter):
    """Any figure but the one that acts."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return figure != self_of(scope)


@dataclass(frozen=True)
class Friendly(Filter):
    """A figure of one's own side."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return s.figure(figure).seat == scope.you and not is_lured(s, scope)


@dataclass(frozen=True)
class Hostile(Filter):
    """A figure of the other side."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        if is_lured(s, scope):
            return figure != self_of(scope)
        return s.figure(figure).seat != scope.you


@dataclass(frozen=True)
class Adjacent(Filter):
    """A figure adjacent to the one that acts."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return are_adjacent(s, self_of(scope), figure)


@dataclass(frozen=True)
class Within(Filter):
    """A figure at most so many spaces from the one that acts."""

    spaces: int

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return is_within(s, self_of(scope), figure, self.spaces)


@dataclass(frozen=True)
class InSight(Filter):
    """A figure that the one that acts sees."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return sees(s, self_of(scope), figure)


@dataclass(frozen=True)
class WithTrait(Filter):
    """A figure with a trait."""

    trait: str

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return self.trait in s.definition_of(s.figure(figure)).traits


@dataclass(frozen=True)
class Called(Filter):
    """A figure by its name."""

    name: str

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return s.definition_of(s.figure(figure)).name == self.name


@dataclass(frozen=True)
class Unique(Filter):
    """A figure that is unique."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return s.definition_of(s.figure(figure)).unique


@dataclass(frozen=True)
class Small(Filter):
    """A figure that takes one space."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return s.definition_of(s.figure(figure)).size == 0


@dataclass(frozen=True)
class OfItsGroup(Filter):
    """A figure of the group of the one that acts."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return s.figure(figure).group == s.figure(self_of(scope)).group


@dataclass(frozen=True)
class AdjacentToTargetSpace(Filter):
    """A figure adjacent to the target space of the attack, and not its target."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        attack = attack_in(s, scope)
        if attack is None or attack.space < 0 or figure == attack.target:
            return False
        return bool(s.mask(s.figure(figure)) & beside_space(s, attack.space))


@dataclass(frozen=True)
class AdjacentToNamed(Filter):
    """A figure adjacent to the one that was named last."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return bool(scope.it) and are_adjacent(s, scope.it[0], figure)


@dataclass(frozen=True)
class Named(Filter):
    """One of those that were named last."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return figure in scope.it


@dataclass(frozen=True)
class OfNamedGroup(Filter):
    """A figure of the group that was named last."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return s.figure(figure).group in scope.it


@dataclass(frozen=True)
class FellWithin(Filter):
    """A figure that was defeated at most so many spaces away; within one space is adjacent."""

    spaces: int = 1

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        fell = scope.names.get("fell")
        own = s.mask(s.figure(self_of(scope)))
        if fell is None or not own:
            return False
        where = s.board().footprint(s.definition_of(s.figure(figure)).size, fell[0])
        return s.board().distance(own, where) <= self.spaces


@dataclass(frozen=True)
class OnExterior(Filter):
    """A figure on an exterior space."""

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return bool(s.mask(s.figure(figure)) & s.map().exterior)


def fits_all(s: Battle, scope: Scope, filters: tuple[Filter, ...], figure: int) -> bool:
    """Whether a figure is on the map and every filter fits it."""
    if s.figure(figure).placement == NOWHERE:
        return False
    return all(one.fits(s, scope, figure) for one in filters)


# --- descriptions -------------------------------------------------------------------------


@dataclass(frozen=True)
class Figures(Selector):
    """All figures on the map that fit."""

    filters: tuple[Filter, ...] = ()

    def find(self, s: State, scope: Scope) -> list[int]:
        b = battle_of(s)
        return [one.id for one in b.on_map() if fits_all(b, scope, self.filters, one.id)]

    def mode(self) -> int:
        return ALL


@dataclass(frozen=True)
class AFigure(Selector):
    """One figure that fits, chosen by whoever acts; `or_none`: it need not be one."""

    filters: tuple[Filter, ...] = ()
    or_none: bool = False

    def find(self, s: State, scope: Scope) -> list[int]:
        b = battle_of(s)
        return [one.id for one in b.on_map() if fits_all(b, scope, self.filters, one.id)]

    def mode(self) -> int:
        return CHOOSE

    def at_least(self, s: State, scope: Scope) -> int:
        return 0 if self.or_none else 1


@dataclass(frozen=True)
class SomeFigures(AFigure):
    """At least one figure that fits, and at most so many, chosen by whoever acts."""

    most: int = 2

    def at_most(self, s: State, scope: Scope) -> int:
        return self.most


@dataclass(frozen=True)
class ThingsAround(Selector):
    """All figures and objects with Health that are adjacent to the figure that acts."""

    def find(self, s: State, scope: Scope) -> list[int]:
        b = battle_of(s)
        own = self_of(scope)
        found = [one.id for one in b.on_map() if are_adjacent(b, own, one.id)]
        return found + [one for one in attackable_objects(b) if are_adjacent(b, own, one)]


@dataclass(frozen=True)
class AroundStruckSpace(Selector):
    """All figures adjacent to the target space of this effect's last attack, but its target."""

    def find(self, s: State, scope: Scope) -> list[int]:
        b = battle_of(s)
        target, space, _ = scope.names.get("struck", [NOTHING, NOWHERE, 0])
        if space == NOWHERE:
            return []
        near = beside_space(b, space)
        return [one.id for one in b.on_map() if one.id != target and b.mask(one) & near]


@dataclass(frozen=True)
class ItselfOnly(Selector):
    """The figure that acts, while it is on the map."""

    def find(self, s: State, scope: Scope) -> list[int]:
        number = self_of(scope)
        return [number] if number and battle_of(s).figure(number).is_on_map() else []


@dataclass(frozen=True)
class TheTarget(Selector):
    """The target of the attack, a figure or an object, while it is on the map."""

    def find(self, s: State, scope: Scope) -> list[int]:
        b = battle_of(s)
        attack = attack_in(b, scope)
        if attack is None or not attack.target:
            return []
        return [attack.target] if is_there(b, attack.target) else []


@dataclass(frozen=True)
class TheAttacker(Selector):
    """The attacker, while it is on the map."""

    def find(self, s: State, scope: Scope) -> list[int]:
        b = battle_of(s)
        attack = attack_in(b, scope)
        if attack is None or not b.figure(attack.attacker).is_on_map():
            return []
        return [attack.attacker]


@dataclass(frozen=True)
class TheNamed(Selector):
    """What was named last, as far as it is on the map."""

    def find(self, s: State, scope: Scope) -> list[int]:
        b = battle_of(s)
        return [one for one in scope.it if is_figure(one) and b.figure(one).is_on_map()]


@dataclass(frozen=True)
class TheNamedAndAround(Selector):
    """What was named last, and every figure adjacent to it."""

    def find(self, s: State, scope: Scope) -> list[int]:
        b = battle_of(s)
        if not scope.it:
            return []
        first = scope.it[0]
        around = [one.id for one in b.on_map() if are_adjacent(b, first, one.id)]
        return [one.id for one in b.on_map() if one.id == first or one.id in around]


@dataclass(frozen=True)
class TheMover(Selector):
    """The figure the event is about, while it is on the map."""

    def find(self, s: State, scope: Scope) -> list[int]:
        b = battle_of(s)
        number = scope.subject
        return [number] if is_figure(number) and b.figure(number).is_on_map() else []
