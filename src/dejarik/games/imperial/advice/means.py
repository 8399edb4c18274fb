"""Means: about how much damage an attack deals, for estimates that must be quick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.advice.odds import pool_chances

if TYPE_CHECKING:
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.state import Battle

_CARDS: Final = 4096
"""More than there are cards."""


def attack_worth(s: Battle, attacker: int, target: int) -> float:
    """The points that an attack with one card on another brings on average."""
    key = attacker * _CARDS + target
    known = s.rules.attack_worths.get(key)
    if known is None:
        one, other = s.definition(attacker), s.definition(target)
        health = max(1, other.health)
        known = min(mean_damage(one, other), float(health)) * other.figure_cost / health
        s.rules.attack_worths[key] = known
    return known


def mean_damage(attacker: Definition, target: Definition) -> float:
    """
    The mean over all faces of both pools as printed, whatever the distance.

    A surge that is left counts as one more damage where the card can spend it.
    """
    total = rolls = 0.0
    for (block, evade, dodge), defences in pool_chances(target.defence).items():
        for (_, damage, surge), attacks in pool_chances(attacker.pool).items():
            dealt = damage + min(len(attacker.surges), max(0, surge - evade)) - block
            total += 0.0 if dodge else max(0, dealt) * defences * attacks
            rolls += defences * attacks
    return total / rolls
