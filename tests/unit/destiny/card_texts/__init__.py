"""
What a player reads on each card, word for word: a module per set, or per set and colour.

These are our own words, read aloud and held against what each card does.
"""

from tests.unit.destiny.card_texts import (
    across_the_galaxy,
    awakenings_blue,
    awakenings_gray,
    awakenings_red,
    awakenings_yellow,
    convergence,
    covert_missions,
    empire_at_war,
    faltering_allegiances,
    later_sets,
    legacies,
    redemption,
    spark_of_hope,
    spirit_of_rebellion,
    two_player_game,
    way_of_the_force,
)

TEXTS: dict[str, tuple[str, ...]] = {
    **awakenings_red.TEXTS,
    **awakenings_blue.TEXTS,
    **awakenings_yellow.TEXTS,
    **awakenings_gray.TEXTS,
    **two_player_game.TEXTS,
    **empire_at_war.TEXTS,
    **spark_of_hope.TEXTS,
    **covert_missions.TEXTS,
    **faltering_allegiances.TEXTS,
    **spirit_of_rebellion.TEXTS,
    **legacies.TEXTS,
    **way_of_the_force.TEXTS,
    **across_the_galaxy.TEXTS,
    **convergence.TEXTS,
    **redemption.TEXTS,
    **later_sets.TEXTS,
}
