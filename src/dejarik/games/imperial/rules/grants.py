"""
Grants: what effects give to attacks that is no number: surge abilities and conversions.

A modifier that grants a surge ability says so by being a `Granting`, one that converts results by
being a `Converting`; for which attacks is its contribution.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.imperial.model.texts import Surge
from dejarik.kernel.modifiers import Modifier

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Attack
    from dejarik.games.imperial.model.state import Battle

GRANTED_SURGES: Final = 70
"""The statistic of granted surge abilities, read for an attack."""
CONVERSIONS: Final = 71
"""The statistic of conversions of results, read for an attack."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Granting(Modifier):
    """Gives a surge ability to the attackers it contributes to."""

    surge: Surge

    def statistic(self) -> int:
        return GRANTED_SURGES


def granted_surges(s: Battle, attack: Attack) -> list[Surge]:
    """The surge abilities an attacker has by effects, in the order they came about."""
    active = s.get_index().modifiers.get(GRANTED_SURGES)
    found: list[Surge] = []
    if active is not None:
        for one in active:
            modifier = one.modifier
            if isinstance(modifier, Granting) and modifier.contribution(s, one.scope, attack.id):
                found.append(modifier.surge)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Converting(Modifier):
    """Converts every result of a symbol to others, each with how many there are for one."""

    old: int
    new: tuple[tuple[int, int], ...]

    def statistic(self) -> int:
        return CONVERSIONS


def convert(s: Battle, attack: Attack, sums: list[int]) -> None:
    """
    What is converted is gone from the results, and what it becomes is in them.

    Rulings: ia.ability.35, ia.ability.36
    """
    for one in s.get_index().modifiers.get(CONVERSIONS) or ():
        modifier = one.modifier
        if isinstance(modifier, Converting) and modifier.contribution(s, one.scope, attack.id):
            count = max(0, sums[modifier.old])
            sums[modifier.old] -= count
            for symbol, times in modifier.new:
                sums[symbol] += count * times
