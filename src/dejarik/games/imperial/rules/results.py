"""
Results of an attack: what the dice show, what modifiers make of it, and the damage in the end.

A symbol and its negative cancel; a rest below zero counts as none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.conditions import HIDDEN, WEAKENED
from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.model.statistics import (
    ACCURACY,
    BLAST,
    BLOCK,
    CLEAVE,
    DAMAGE,
    DODGE,
    EVADE,
    PIERCE,
    RECOVER,
    SURGE,
)
from dejarik.games.imperial.rules.grants import convert
from dejarik.games.imperial.rules.objects import attackable_as
from dejarik.games.imperial.rules.relations import distance
from dejarik.kernel.modifiers import modified

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Attack
    from dejarik.games.imperial.model.state import Battle

SUMS: Final = RECOVER + 1
"""The length of a list of sums: symbols and keywords by their numbers."""

HIDDEN_ACCURACY: Final = 2


def rolled_sums(attack: Attack) -> list[int]:
    """What the dice show, by symbol."""
    sums = [0] * SUMS
    for die in attack.attack_dice:
        accuracy, damage, surge = die.results()
        sums[ACCURACY] += accuracy
        sums[DAMAGE] += damage
        sums[SURGE] += surge
    for die in attack.defence_dice:
        block, evade, dodge = die.results()
        sums[BLOCK] += block
        sums[EVADE] += evade
        sums[DODGE] += dodge
    return sums


def add_conditions(s: Battle, attack: Attack, sums: list[int]) -> None:
    """
    Hidden and Weakened, before any ability.

    Rulings: ia.condition.01, ia.condition.39, ia.condition.40, ia.condition.145, ia.condition.146
    """
    attacker = s.figure(attack.attacker)
    if attacker.has(HIDDEN):
        sums[SURGE] += 1
    if attacker.has(WEAKENED):
        sums[SURGE] -= 1
    if is_figure(attack.target):
        target = s.figure(attack.target)
        if target.has(HIDDEN):
            sums[ACCURACY] -= HIDDEN_ACCURACY
        if target.has(WEAKENED):
            sums[EVADE] -= 1


def add_inherent(s: Battle, attack: Attack, sums: list[int]) -> None:
    """
    The block that the mission gives to an object.

    Rulings: ia.attacked_objects.17
    """
    if not is_figure(attack.target):
        part = attackable_as(s, attack.target)
        if part is not None:
            sums[BLOCK] += part.block


def modified_sums(s: Battle, attack: Attack) -> list[int]:
    """What all results come to at the end of the modifiers; negative rests are kept."""
    return modify(s, attack, rolled_sums(attack))


def modify(s: Battle, attack: Attack, sums: list[int]) -> list[int]:
    """
    What these results come to: conditions first, then what grants the attack, then abilities.

    Conversions come before what abilities add. Evade is read before block, because some count
    their evades as blocks.
    """
    add_conditions(s, attack, sums)
    add_inherent(s, attack, sums)
    attack.cleaves = []
    for place in range(0, len(attack.bonus), 2):
        sums[attack.bonus[place]] += attack.bonus[place + 1]
        if attack.bonus[place] == CLEAVE:
            attack.cleaves.append(attack.bonus[place + 1])
    for active in s.get_index().modifiers.get(CLEAVE, ()):
        amount = active.modifier.contribution(s, active.scope, attack.id)
        if amount > 0:
            attack.cleaves.append(amount)
    attack.sums = sums
    convert(s, attack, sums)
    for symbol in (ACCURACY, DAMAGE, SURGE, EVADE, DODGE, BLOCK, PIERCE, BLAST, CLEAVE, RECOVER):
        sums[symbol] = modified(s, symbol, attack.id, sums[symbol])
    return sums


def surges_left(sums: list[int]) -> int:
    """What is left of the surges when each evade has cancelled one."""
    return max(0, sums[SURGE] - max(0, sums[EVADE]))


def needed_accuracy(target: int, distance: int) -> int:
    """
    The accuracy a ranged attack needs: the distance, and at least 1 on a figure.

    Rulings: ia.attack.05, ia.attack.07
    """
    return max(1, distance) if is_figure(target) else distance


def needed_for(s: Battle, attacker: int, target: int) -> int:
    """The accuracy a ranged attack from where a figure stands would need now."""
    return needed_accuracy(target, distance(s, attacker, target))


def hits(attack: Attack, distance: int) -> bool:
    """
    Whether an attack does not miss: no dodge, and a ranged one has accuracy for the distance.

    Rulings: ia.attack.02, ia.attack.05, ia.attack.66, ia.attack.211
    """
    if attack.sums[DODGE] > 0:
        return False
    return attack.is_melee or attack.sums[ACCURACY] >= needed_accuracy(attack.target, distance)


def damage_of(attack: Attack) -> int:
    """The damage an attack deals: none if it misses."""
    sums = attack.sums
    if attack.missed:
        return 0
    blocked = max(0, max(0, sums[BLOCK]) - sums[PIERCE])
    return max(0, sums[DAMAGE] - blocked)
