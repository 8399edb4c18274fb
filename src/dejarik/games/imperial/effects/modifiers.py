"""
Modifiers: numbers and permissions of attacks, figures and seats.

Those of an attack contribute where their figure is the attacker, the target, or stands as it is
said beside them; those that last may name the attack they are of.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.effects.figures import Filter, Itself, self_of
from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.model.statistics import PAIR
from dejarik.games.imperial.model.texts import Surge
from dejarik.games.imperial.rules.grants import Converting, Granting
from dejarik.games.imperial.rules.lasting import Lasts
from dejarik.games.imperial.rules.menu import holds
from dejarik.kernel.modifiers import ADD, FORBID, RESET, Modifier
from dejarik.kernel.program import Condition, Quantity
from dejarik.kernel.timing import Ability

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Attack
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State

ATTACKING: Final = 0
DEFENDING: Final = 1


def _attack_scope(scope: Scope, attack: Attack) -> Scope:
    inner = scope.clone()
    inner.names["attack"] = [attack.id]
    return inner


def _concerns(s: Battle, scope: Scope, attack: Attack, role: int, whom: tuple[Filter, ...]) -> bool:
    """Whether an attack is the one a scope names, or has a figure that fits in a role."""
    named = scope.names.get("attack")
    if named is not None:
        return named == [attack.id]
    figure = attack.attacker if role == ATTACKING else attack.target
    return is_figure(figure) and all(
        one.fits(s, _attack_scope(scope, attack), figure) for one in whom
    )


@dataclass(frozen=True)
class Converts(Converting):
    """Results of attacks in which a figure that fits has a role become others."""

    role: int = ATTACKING
    whom: tuple[Filter, ...] = (Itself(),)

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        b = battle_of(s)
        attack = b.attack(entity)
        return int(attack is not None and _concerns(b, scope, attack, self.role, self.whom))


@dataclass(frozen=True)
class Results(Modifier):
    """
    More or less of a symbol or keyword in attacks in which a figure that fits has a role.

    Without `whom` it is the figure that acts. A modifier that names its attack is of it alone.
    """

    symbol: int
    amount: Quantity
    role: int = ATTACKING
    whom: tuple[Filter, ...] = (Itself(),)
    provided: tuple[Condition, ...] = ()

    def statistic(self) -> int:
        return self.symbol

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        b = battle_of(s)
        attack = b.attack(entity)
        if attack is None:
            return 0
        if not _concerns(b, scope, attack, self.role, self.whom):
            return 0
        if "attack" in scope.names:
            return self.amount.amount(s, scope)
        inner = _attack_scope(scope, attack)
        return self.amount.amount(s, inner) if holds(b, inner, self.provided) else 0


@dataclass(frozen=True)
class Once(Modifier):
    """A modifier of results that only one ability of its name gives in an attack."""

    name: str
    inner: Results

    def statistic(self) -> int:
        return self.inner.symbol

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        amount = self.inner.contribution(s, scope, entity)
        if not amount:
            return 0
        for active in s.get_index().modifiers[self.inner.symbol]:
            other = active.modifier
            if isinstance(other, Once) and other.name == self.name:
                if active.scope.source == scope.source:
                    return amount
                if other.inner.contribution(s, active.scope, entity):
                    return 0
        return amount


@dataclass(frozen=True)
class ResultCount(Quantity):
    """How many of a symbol the results of the attack have so far."""

    symbol: int

    def amount(self, s: State, scope: Scope) -> int:
        attack = battle_of(s).attack(scope.names["attack"][0])
        return 0 if attack is None else max(0, attack.sum_of(self.symbol))


@dataclass(frozen=True)
class Doubled(Quantity):
    """Twice an amount."""

    once: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        return 2 * self.once.amount(s, scope)


@dataclass(frozen=True)
class OfFigures(Modifier):
    """
    A number of figures that fit: Speed, actions, Reach, uses of surges.

    `fixed`: by a rule of the mission it is that number, whatever cards add.
    """

    number: int
    amount: Quantity
    whom: tuple[Filter, ...] = (Itself(),)
    provided: tuple[Condition, ...] = ()
    fixed: bool = False

    def layer(self) -> int:
        return RESET if self.fixed else ADD

    def statistic(self) -> int:
        return self.number

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        b = battle_of(s)
        if not is_figure(entity) or not _fits(b, scope, self.whom, entity):
            return 0
        return self.amount.amount(s, scope) if holds(b, scope, self.provided) else 0


def _fits(s: Battle, scope: Scope, filters: tuple[Filter, ...], figure: int) -> bool:
    return all(one.fits(s, scope, figure) for one in filters)


@dataclass(frozen=True)
class Forbids(Modifier):
    """Something that figures that fit cannot do, or need not heed."""

    what: int
    whom: tuple[Filter, ...] = (Itself(),)
    provided: tuple[Condition, ...] = ()

    def statistic(self) -> int:
        return self.what

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        b = battle_of(s)
        if not is_figure(entity) or not _fits(b, scope, self.whom, entity):
            return 0
        return int(holds(b, scope, self.provided))


@dataclass(frozen=True)
class ForbidsTargets(Modifier):
    """The figure that acts cannot attack figures that fit."""

    what: int
    whom: tuple[Filter, ...]

    def statistic(self) -> int:
        return self.what

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        b = battle_of(s)
        attacker, target = entity // PAIR, entity % PAIR
        if attacker != self_of(scope) or not is_figure(target):
            return 0
        return int(_fits(b, scope, self.whom, target))


@dataclass(frozen=True)
class ForbidsSeat(Modifier):
    """Something a player cannot do: the player whose effect it is, or the opponent."""

    what: int
    opponent: bool = False

    def statistic(self) -> int:
        return self.what

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        b = battle_of(s)
        seat = b.other(scope.you) if self.opponent else scope.you
        return int(entity == seat + 1)


@dataclass(frozen=True)
class OfSeat(Modifier):
    """A number of the player whose effect it is."""

    number: int
    amount: int

    def statistic(self) -> int:
        return self.number

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return self.amount if entity == scope.you + 1 else 0


@dataclass(frozen=True)
class OfThisAttack(Modifier):
    """Something that holds for the attack it names, as that no figure hides anything from it."""

    what: int

    def statistic(self) -> int:
        return self.what

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return int(scope.names.get("attack") == [entity])


@dataclass(frozen=True)
class GrantSurge(Granting):
    """Figures that fit have one more surge ability."""

    surge: Surge
    whom: tuple[Filter, ...] = (Itself(),)

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        b = battle_of(s)
        attack = b.attack(entity)
        return int(attack is not None and _fits(b, scope, self.whom, attack.attacker))


# --- what lasts ---------------------------------------------------------------------------


@dataclass(frozen=True)
class For(Lasts):
    """
    Modifiers and abilities that last for a while; the scope is kept as it is now.

    `until`: they end before their time, and for good, as soon as all of it is so.
    """

    span: int
    changes: tuple[Modifier, ...] = ()
    gives: tuple[Ability, ...] = ()
    until: tuple[Condition, ...] = ()

    def modifiers(self) -> tuple[Modifier, ...]:
        return self.changes

    def abilities(self) -> tuple[Ability, ...]:
        return self.gives

    def duration(self) -> int:
        return self.span

    def is_over(self, s: State, scope: Scope) -> bool:
        return bool(self.until) and holds(battle_of(s), scope, self.until)
