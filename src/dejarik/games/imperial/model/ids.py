"""
The numbers of things: each kind has a range of its own, so one number names one thing.

Command cards are numbered by the kernel's knowledge, spaces row by row by the map, dice by
their place in the innermost open attack.
"""

from typing import Final

FIRST_FIGURE: Final = 101
FIRST_GROUP: Final = 201
FIRST_UPGRADE: Final = 251
FIRST_CARD: Final = 301
FIRST_TOKEN: Final = 601
FIRST_DOOR: Final = 701
MISSION: Final = 801
FIRST_ATTACK_DIE: Final = 901
FIRST_DEFENCE_DIE: Final = 951
FIRST_SPACE: Final = 1001

NOWHERE: Final = -1
"""The placement of a figure that is not on the map."""


def is_figure(number: int) -> bool:
    """Whether a number is that of a figure."""
    return FIRST_FIGURE <= number < FIRST_GROUP


def is_group(number: int) -> bool:
    """Whether a number is that of a group: a Deployment card with figures."""
    return FIRST_GROUP <= number < FIRST_UPGRADE


def is_card(number: int) -> bool:
    """Whether a number is that of a Command card."""
    return FIRST_CARD <= number < FIRST_TOKEN


def is_token(number: int) -> bool:
    """Whether a number is that of a token on the map."""
    return FIRST_TOKEN <= number < FIRST_DOOR


def is_door(number: int) -> bool:
    """Whether a number is that of a door."""
    return FIRST_DOOR <= number < MISSION


def is_space(number: int) -> bool:
    """Whether a number is that of a space."""
    return number >= FIRST_SPACE
