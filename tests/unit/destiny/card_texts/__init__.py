"""
What a player reads on each card, word for word: a module per set, or per set and colour.

These are our own words, read aloud and held against what each card does.
"""

from tests.unit.destiny.card_texts import (
    awaiting_fate_blue,
    awaiting_fate_gray,
    awaiting_fate_red,
    awakenings_blue,
    awakenings_gray,
    awakenings_red,
    awakenings_yellow,
    later_sets,
    two_player_game,
    unlikely_heroes_blue,
    unlikely_heroes_gray,
    unlikely_heroes_red,
)

TEXTS: dict[str, tuple[str, ...]] = {
    **awakenings_red.TEXTS,
    **awakenings_blue.TEXTS,
    **awakenings_yellow.TEXTS,
    **awakenings_gray.TEXTS,
    **two_player_game.TEXTS,
    **later_sets.TEXTS,
    **unlikely_heroes_red.TEXTS,
    **unlikely_heroes_blue.TEXTS,
    **unlikely_heroes_gray.TEXTS,
    **awaiting_fate_red.TEXTS,
    **awaiting_fate_blue.TEXTS,
    **awaiting_fate_gray.TEXTS,
}
