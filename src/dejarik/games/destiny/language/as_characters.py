"""Words for what counts as a character for something without being one."""

from __future__ import annotations

from dejarik.games.destiny.effects import as_characters as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.kernel.modifiers import Modifier


def can_be_dealt_damage(*symbols: int, health: int = nodes.NO_LIMIT) -> Modifier:
    """It can be dealt damage, or that of some symbols, as if it were a character."""
    return nodes.StruckAsCharacter(health, symbols)


def can_be_spotted_as_character(colour: int) -> Modifier:
    """You may spot it as if it were a character of this colour."""
    return nodes.SpottedAsCharacter(colour)


def carries_as_character(*upgrades: Filter, most: int) -> nodes.CarriesAsCharacter:
    """Such upgrades are played on this support, moved to and from it, as on a character."""
    return nodes.CarriesAsCharacter(upgrades, most)


def goes_on_as_character(*supports: Filter, most: int) -> nodes.GoesOnAsCharacter:
    """It is played on such a support, and moved to one, as on a character that is not unique."""
    return nodes.GoesOnAsCharacter(supports, most)
