"""Conditions: questions about the figure that acts, the attack and the mission."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.imperial.effects.figures import Filter, attack_in, fits_all, self_of
from dejarik.games.imperial.model.ids import FIRST_FIGURE, is_figure
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules.groups import ready_groups
from dejarik.games.imperial.rules.menu import COMMAND_OPTION, SPECIAL_OPTION
from dejarik.games.imperial.rules.relations import are_adjacent, is_within
from dejarik.kernel.program import Condition

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class AnyFits(Condition):
    """Some figure on the map fits."""

    filters: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        return any(fits_all(b, scope, self.filters, one.id) for one in b.on_map())


@dataclass(frozen=True)
class ItFits(Condition):
    """The figure that acts fits."""

    filters: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        return fits_all(b, scope, self.filters, self_of(scope))


@dataclass(frozen=True)
class HasNotLeft(Condition):
    """The figure that acts has not left its space in its activation that goes on now."""

    def holds(self, s: State, scope: Scope) -> bool:
        activation = battle_of(s).activation_of(self_of(scope))
        return activation is not None and not activation.exited


@dataclass(frozen=True)
class HasLeft(Condition):
    """The figure that acts has left its space in its activation that goes on now."""

    def holds(self, s: State, scope: Scope) -> bool:
        activation = battle_of(s).activation_of(self_of(scope))
        return activation is not None and activation.exited


@dataclass(frozen=True)
class ByOwnWill(Condition):
    """The figure that is about to leave its space does so by its own will."""

    def holds(self, s: State, scope: Scope) -> bool:
        return scope.names.get("will") == [1]


@dataclass(frozen=True)
class HasAttacked(Condition):
    """The figure that acts has spent an action on an attack in its activation."""

    def holds(self, s: State, scope: Scope) -> bool:
        activation = battle_of(s).activation_of(self_of(scope))
        return activation is not None and activation.attacks > 0


@dataclass(frozen=True)
class InItsActivation(Condition):
    """The figure that acts is being activated."""

    def holds(self, s: State, scope: Scope) -> bool:
        return battle_of(s).activation_of(self_of(scope)) is not None


@dataclass(frozen=True)
class DidNotSeeIt(Condition):
    """The target did not see the attacker when the attacker's activation began."""

    def holds(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        attack = attack_in(b, scope)
        if attack is None or not is_figure(attack.target):
            return False
        activation = b.activation_of(attack.attacker)
        if activation is None:
            return False
        return not activation.seen_by >> (attack.target - FIRST_FIGURE) & 1


@dataclass(frozen=True)
class NoDamageFromIt(Condition):
    """The attack caused its target no damage."""

    def holds(self, s: State, scope: Scope) -> bool:
        attack = attack_in(battle_of(s), scope)
        return attack is not None and not attack.suffered


@dataclass(frozen=True)
class DamageFromIt(Condition):
    """The attack caused its target so much damage at least."""

    least: int = 1

    def holds(self, s: State, scope: Scope) -> bool:
        attack = attack_in(battle_of(s), scope)
        return attack is not None and attack.suffered >= self.least


@dataclass(frozen=True)
class IsRanged(Condition):
    """The attack is a ranged one."""

    def holds(self, s: State, scope: Scope) -> bool:
        attack = attack_in(battle_of(s), scope)
        return attack is not None and not attack.is_melee


@dataclass(frozen=True)
class AttacksInMelee(Condition):
    """The figure that acts has the attack type melee."""

    def holds(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        return b.definition_of(b.figure(self_of(scope))).melee


@dataclass(frozen=True)
class TargetWithin(Condition):
    """The target is at most so many spaces from the attacker."""

    spaces: int

    def holds(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        attack = attack_in(b, scope)
        return attack is not None and is_within(b, attack.attacker, attack.target, self.spaces)


@dataclass(frozen=True)
class NextToTarget(Condition):
    """The attacker is adjacent to its target."""

    def holds(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        attack = attack_in(b, scope)
        return attack is not None and are_adjacent(b, attack.attacker, attack.target)


@dataclass(frozen=True)
class TargetHas(Condition):
    """The target has a condition."""

    condition: int

    def holds(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        attack = attack_in(b, scope)
        if attack is None or not is_figure(attack.target):
            return False
        return b.figure(attack.target).has(self.condition)


@dataclass(frozen=True)
class WasSpecial(Condition):
    """The action that has just been resolved was a special action, for one action."""

    def holds(self, s: State, scope: Scope) -> bool:
        kind, cost = scope.names.get("action", [0, 0])
        return kind in (SPECIAL_OPTION, COMMAND_OPTION) and cost == 1


@dataclass(frozen=True)
class HasDamage(Condition):
    """The figure that acts has at least one damage."""

    def holds(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        return b.figure(self_of(scope)).damage > 0


@dataclass(frozen=True)
class MoreReadyThanOpponent(Condition):
    """The player has more ready groups than the opponent."""

    def holds(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        return len(ready_groups(b, scope.you)) > len(ready_groups(b, b.other(scope.you)))


@dataclass(frozen=True)
class StruckFor(Condition):
    """The last attack of this effect made its target suffer so much damage at least."""

    least: int = 1

    def holds(self, s: State, scope: Scope) -> bool:
        return scope.names.get("struck", [0, 0, 0])[2] >= self.least


@dataclass(frozen=True)
class TargetFell(Condition):
    """The attack defeated its target, a figure; who is attacked is hostile."""

    def holds(self, s: State, scope: Scope) -> bool:
        attack = attack_in(battle_of(s), scope)
        return attack is not None and attack.defeated and is_figure(attack.target)


@dataclass(frozen=True)
class NamedFits(Condition):
    """The figure that was named last fits."""

    filters: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        return bool(scope.it) and fits_all(b, scope, self.filters, scope.it[0])


@dataclass(frozen=True)
class NamedGroupIsGone(Condition):
    """No figure of the group that was named is left."""

    def holds(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        return not any(b.figure(one).is_on_map() for one in b.group(scope.it[0]).figures)


@dataclass(frozen=True)
class FirstRound(Condition):
    """It is the first round."""

    def holds(self, s: State, scope: Scope) -> bool:
        return battle_of(s).round == 1
