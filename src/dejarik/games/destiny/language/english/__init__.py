"""
English: what a player reads of a card, made from the nodes that run.

What belongs here: words for nodes, a file for each family, and how they become sentences.
What does not: the words of an interface, and any printed card text.
"""

from dejarik.games.destiny.language.english import (
    abilities,
    amounts,
    borrowed_dice,
    building,
    card_play,
    cards,
    conditions,
    control,
    costs,
    damage,
    decks,
    dice,
    die_sides,
    filters,
    flow,
    hands,
    keywords,
    naming,
    resolution,
    resources,
    selectors,
    shields,
    status,
    structure,
    triggers,
)
from dejarik.games.destiny.language.english.render import render_card, render_node
from dejarik.speech.doors import NoWords

__all__ = [
    "NoWords",
    "abilities",
    "amounts",
    "borrowed_dice",
    "building",
    "card_play",
    "cards",
    "conditions",
    "control",
    "costs",
    "damage",
    "decks",
    "dice",
    "die_sides",
    "filters",
    "flow",
    "hands",
    "keywords",
    "naming",
    "render_card",
    "render_node",
    "resolution",
    "resources",
    "selectors",
    "shields",
    "status",
    "structure",
    "triggers",
]
