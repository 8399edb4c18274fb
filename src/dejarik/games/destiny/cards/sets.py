"""
The sets that have cards to play, in the order they were published.

Listing a set here is what puts its cards into the game. A set lists its own modules.
"""

from types import ModuleType
from typing import Final

from dejarik.games.destiny.cards import (
    across_the_galaxy,
    allies_of_necessity,
    awaiting_fate,
    awakenings,
    convergence,
    covert_missions,
    display_of_power,
    echoes_of_destiny,
    empire_at_war,
    faltering_allegiances,
    galactic_struggle,
    high_stakes,
    legacies,
    redemption,
    resurgence,
    rivals,
    seeking_answers,
    spark_of_hope,
    spirit_of_rebellion,
    transformations,
    two_player_game,
    uncharted_alliances,
    unlikely_heroes,
    way_of_the_force,
)

SETS: Final[tuple[ModuleType, ...]] = (
    awakenings,
    spirit_of_rebellion,
    empire_at_war,
    two_player_game,
    legacies,
    rivals,
    way_of_the_force,
    across_the_galaxy,
    convergence,
    allies_of_necessity,
    spark_of_hope,
    covert_missions,
    transformations,
    faltering_allegiances,
    redemption,
    high_stakes,
    echoes_of_destiny,
    unlikely_heroes,
    galactic_struggle,
    seeking_answers,
    display_of_power,
    resurgence,
    awaiting_fate,
    uncharted_alliances,
)
