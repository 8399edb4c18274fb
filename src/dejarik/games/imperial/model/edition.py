"""
Editions: which text of the cards is played, and our answers to open questions.

Each switch is an open question of the rules with our answer as its value; a test tries both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Edition:
    """A set of card texts and of answers to open questions."""

    name: str
    figures_shut_corners: bool = False
    """Whether two figures shut the corner between them for sight."""
    shields_hide_adjacent: bool = True
    """Whether a corner shut by a shield hides adjacent things from ranged attacks."""
    same_moment_chains: bool = True
    """Whether an effect that another one of the same seat made possible may be used at once."""
    gone_attacker_lets_defender_react: bool = True
    """Whether what follows an attack still comes for the defender when the attacker is gone."""


PRINT: Final = Edition("print")
"""The cards as printed; official errata are not in yet."""

EDITIONS: Final = {PRINT.name: PRINT}
CURRENT: Final = PRINT.name


def edition_named(name: str) -> Edition:
    """
    The edition with this name.

    Raises ValueError when there is none.
    """
    found = EDITIONS.get(name)
    if found is None:
        message = f"there is no edition {name}; there are {', '.join(sorted(EDITIONS))}"
        raise ValueError(message)
    return found
