"""Words for what counts as a character for something without being one."""

from __future__ import annotations

from dejarik.games.destiny.effects import as_characters as nodes
from dejarik.kernel.modifiers import Modifier


def can_be_dealt_damage(*symbols: int, health: int = nodes.NO_LIMIT) -> Modifier:
    """It can be dealt damage, or that of some symbols, as if it were a character."""
    return nodes.StruckAsCharacter(health, symbols)


def can_be_spotted_as_character(colour: int) -> Modifier:
    """You may spot it as if it were a character of this colour."""
    return nodes.SpottedAsCharacter(colour)
