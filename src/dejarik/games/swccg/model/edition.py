"""
The numbers and switches of the rules, each read in one place.

What the rule document leaves open is a switch here; docs/rules/swccg/open-questions.md says why.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Edition:
    """One edition of the rules."""

    name: str = "advanced-3.27"
    starting_hand: int = 8
    personal_force: int = 1
    force_of_a_master: int = 1
    landspeed: int = 1
    move_cost: int = 1
    drain_cost: int = 0
    battle_cost: int = 1
    ability_to_draw: int = 4
    ability_to_control: int = 1
    reacts_repeat: bool = True


ADVANCED: Edition = Edition()

EDITIONS: Final = {ADVANCED.name: ADVANCED}
CURRENT: Final = ADVANCED.name


def edition_named(name: str) -> Edition:
    """
    The edition with this name.

    Raises ValueError when there is none.
    """
    found = EDITIONS.get(name)
    if found is None:
        message = f"there is no edition {name!r} here; there are {', '.join(EDITIONS)}"
        raise ValueError(message)
    return found
