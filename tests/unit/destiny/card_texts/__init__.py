"""
What a player reads on each card, word for word: a module per set, or per set and colour.

These are our own words, read aloud and held against what each card does.
"""

from tests.unit.destiny.card_texts import (
    awaiting_fate,
    awakenings_blue,
    awakenings_gray,
    awakenings_red,
    awakenings_yellow,
    display_of_power,
    galactic_struggle,
    later_sets,
    resurgence,
    seeking_answers,
    two_player_game,
    unlikely_heroes,
)

TEXTS: dict[str, tuple[str, ...]] = {
    **awakenings_red.TEXTS,
    **awakenings_blue.TEXTS,
    **awakenings_yellow.TEXTS,
    **awakenings_gray.TEXTS,
    **two_player_game.TEXTS,
    **later_sets.TEXTS,
    **unlikely_heroes.TEXTS,
    **galactic_struggle.TEXTS,
    **seeking_answers.TEXTS,
    **display_of_power.TEXTS,
    **resurgence.TEXTS,
    **awaiting_fate.TEXTS,
}
