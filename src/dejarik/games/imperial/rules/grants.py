"""
Grants: what effects that last give to figures beside their cards.

A modifier that grants a surge ability says so by being a `Granting`; whom it is granted to is its
contribution, read for the attack.
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
