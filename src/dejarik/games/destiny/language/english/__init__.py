"""
English: what a player reads of a card, made from the nodes that run.

What belongs here: words for nodes, a file for each family, and how they become sentences.
What does not: the words of an interface, and any printed card text.
"""

from importlib import import_module

from dejarik.games.destiny.language.english.render import render_card, render_node
from dejarik.games.destiny.language.node_list import FAMILIES
from dejarik.speech.doors import NoWords

__all__ = ["NoWords", "render_card", "render_node"]

for _family in FAMILIES:
    # Each puts its words behind the doors.
    import_module(f"{__name__}.{_family}")
