"""
The sets that have cards to play, in the order they were published.

Listing a set here is what puts its cards into the game. A set lists its own modules.
"""

from types import ModuleType
from typing import Final

from dejarik.games.destiny.cards import (
    across_the_galaxy,
    awaiting_fate,
    awakenings,
    covert_missions,
    display_of_power,
    empire_at_war,
    faltering_allegiances,
    redemption,
    resurgence,
    spark_of_hope,
    spirit_of_rebellion,
    two_player_game,
    uncharted_alliances,
    way_of_the_force,
)

SETS: Final[tuple[ModuleType, ...]] = (
    awakenings,
    spirit_of_rebellion,
    empire_at_war,
    two_player_game,
    way_of_the_force,
    across_the_galaxy,
    spark_of_hope,
    covert_missions,
    faltering_allegiances,
    redemption,
    display_of_power,
    resurgence,
    awaiting_fate,
    uncharted_alliances,
)
