"""
The numbers that modifiers change, and the prohibitions they make.

Those of an attack are read for the number of the attack, the others for a figure or a seat.
"""

from typing import Final

# Of an attack: what its results come to.
ACCURACY: Final = 1
DAMAGE: Final = 2
SURGE: Final = 3
BLOCK: Final = 4
EVADE: Final = 5
DODGE: Final = 6
PIERCE: Final = 7
BLAST: Final = 8
CLEAVE: Final = 9
RECOVER: Final = 10
SYMBOLS: Final = (ACCURACY, DAMAGE, SURGE, BLOCK, EVADE, DODGE)
SYMBOL_NAMES: Final = {
    ACCURACY: "accuracy",
    DAMAGE: "damage",
    SURGE: "surge",
    BLOCK: "block",
    EVADE: "evade",
    DODGE: "dodge",
    PIERCE: "Pierce",
    BLAST: "Blast",
    CLEAVE: "Cleave",
    RECOVER: "Recover",
}

# Of an attack: dice that join a pool by themselves; plus the colour.
EXTRA_DICE: Final = 20

# Of an attack: how often each surge ability may be used more than once.
SURGE_USES: Final = 30
# Of an attack (forbids): no figure hides anything from it.
NO_FIGURE_HIDES: Final = 31

# Of an attack: condition keywords that are always on; plus the condition's bit.
CONDITION_KEYWORDS: Final = 100

# Of a figure.
SPEED: Final = 40
ACTIONS: Final = 41
"""How many more actions an activation of it has."""
REACH: Final = 42
ATTACKS: Final = 43
"""Whether it may spend more than one action on attacks (forbids the limit)."""
CANNOT_ATTACK: Final = 44
CANNOT_EXIT: Final = 45
CANNOT_INTERACT: Final = 46
CANNOT_BE_TARGET: Final = 47
"""Read for a pair: attacker times PAIR plus target."""
DOES_NOT_CONTROL: Final = 48

# Of a door (forbids): it is not opened by an interact.
LOCKED: Final = 51

# Of a seat.
CANNOT_ACTIVATE: Final = 60
CANNOT_PLAY: Final = 61
DRAWS: Final = 62
"""How many more cards it draws at the end of a round."""
PICKS_ZONE: Final = 63
"""Picks the own zone at setup; the opponent has initiative (forbids the usual way)."""
COUNTED_POINTS: Final = 64
"""How many points more it counts as having, as long as something is so."""

PAIR: Final = 4096


def pair(one: int, other: int) -> int:
    """Two things as one entity."""
    return one * PAIR + other
