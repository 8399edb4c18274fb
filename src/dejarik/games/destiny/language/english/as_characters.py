"""What counts as a character for something without being one, in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import as_characters as nodes
from dejarik.games.destiny.language.english.doors import influence
from dejarik.games.destiny.model.facts import COLOUR_NAMES, SYMBOL_NAMES
from dejarik.speech.voice import Voice


@influence.register
def _struck_as_character(node: nodes.StruckAsCharacter, voice: Voice) -> str:
    kinds = " or ".join([SYMBOL_NAMES[symbol] for symbol in node.symbols])
    damage = f"{kinds} damage" if kinds else "damage"
    health = "" if node.health == nodes.NO_LIMIT else f" with {node.health} health"
    return f"{damage} can go to {voice.this} just as it can go to a character{health}"


@influence.register
def _spotted_as_character(node: nodes.SpottedAsCharacter, voice: Voice) -> str:
    return f"{voice.they} can spot {voice.this} as a {COLOUR_NAMES[node.colour]} character, too"
