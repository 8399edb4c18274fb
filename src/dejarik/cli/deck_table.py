"""
The list of the decks that have names: the program `dejarik decks`.

A title that tells it from data files alone is not loaded for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.titles import registry

if TYPE_CHECKING:
    from dejarik.hosting.decks import Decks


def show_decks(id_: str, language: str) -> int:
    """Print the decks of a title."""
    table = registry.deck_table_of(id_)
    lines = plain_table(registry.TITLES.named(id_).decks) if table is None else table(language)
    print("\n".join(lines))
    return 0


def plain_table(decks: Decks) -> list[str]:
    """Each deck with its size and the formats it is legal in."""
    lines = [f"{'name':<20}{'called':<20}{'size':<12}legal in"]
    for deck in decks.ready():
        size = f"{decks.summary(deck.listed).size} cards"
        lines.append(f"{deck.name:<20}{deck.called:<20}{size:<12}{', '.join(deck.legal)}")
    return lines
