"""
What a player reads on each card, word for word: a module per set, or per set and colour.

These are our own words, read aloud and held against what each card does.
"""

from tests.unit.destiny.card_texts import (
    awakenings_blue,
    awakenings_gray,
    awakenings_red,
    awakenings_yellow,
    covert_missions,
    empire_at_war,
    faltering_allegiances,
    later_sets,
    spark_of_hope,
    two_player_game,
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
    **later_sets.TEXTS,
}
