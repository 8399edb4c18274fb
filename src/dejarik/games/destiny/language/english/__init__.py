"""
English: what a player reads of a card, made from the nodes that run.

What belongs here: words for nodes, a file for each sort, and how they become sentences.
What does not: the words of an interface, and any printed card text.
"""

from dejarik.games.destiny.language.english import (
    building,
    costs,
    decks,
    dice,
    effects,
    flow,
    keywords,
    naming,
    placing,
)
from dejarik.games.destiny.language.english.cards import render_card, render_node
from dejarik.games.destiny.language.english.speaking import NoWords

__all__ = [
    "NoWords",
    "building",
    "costs",
    "decks",
    "dice",
    "effects",
    "flow",
    "keywords",
    "naming",
    "placing",
    "render_card",
    "render_node",
]
