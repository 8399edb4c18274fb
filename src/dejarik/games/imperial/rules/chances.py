"""What is drawn by chance: a purpose for each, so that one draw never shifts another."""

from typing import Final

SHUFFLE: Final = 1
INITIATIVE: Final = 2
MISSION_DRAW: Final = 3
TIE_BREAK: Final = 4
RANDOM_CARD: Final = 5
MISSION_CARD: Final = 6
"""A mission with its map."""
_ATTACK_DICE: Final = 10
_DEFENCE_DICE: Final = 20
_OTHER_DICE: Final = 30


def attack_die(colour: int) -> int:
    """A die of an attack pool, drawn for its attacker."""
    return _ATTACK_DICE + colour


def defence_die(colour: int) -> int:
    """A die of a defence pool, drawn for its target."""
    return _DEFENCE_DICE + colour


def other_die(colour: int) -> int:
    """A die rolled outside attacks, drawn for the figure that rolls it."""
    return _OTHER_DICE + colour
