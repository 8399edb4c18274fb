"""
The list of the decks that have names, for people.

It is told from data files alone: nothing of the game is loaded for it.
"""

from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.ready import DECKS


def deck_table(language: str) -> list[str]:
    """Each deck with its team and the formats it is legal in."""
    facts = files.facts()
    lines = [f"{'name':<14}{'called':<27}{'side':<9}{'size':<11}{'legal in':<19}team"]
    for deck in DECKS:
        team = ", ".join(facts[code].title for code, _ in deck.team)
        size = sum(copies for _, copies in deck.cards)
        legal = ", ".join(deck.legal)
        lines.append(
            f"{deck.name:<14}{deck.called:<27}{deck.side:<9}{size} cards   {legal:<19}{team}"
        )
    return lines
