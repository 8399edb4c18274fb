"""
The doors of Imperial Assault's English: one for each sort of node, opened by the files beside it.

What belongs here: which sorts there are. What does not: any word.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.imperial.language.english.deeds import Deed
from dejarik.kernel.program import Node
from dejarik.speech.doors import Door, NoWords, Quality

ENGLISH: Final = "src/dejarik/games/imperial/language/english"

noun: Final = Door[str](ENGLISH)
"""A description of figures as a noun phrase."""

quality: Final = Door[Quality](ENGLISH)
"""A filter as a quality."""

amount: Final = Door[str](ENGLISH)
"""A quantity as a number or a phrase; a player as who it is."""

condition: Final = Door[str](ENGLISH)
"""A condition as what follows an "if"."""

influence: Final = Door[str](ENGLISH)
"""A modifier as a statement."""

deeds: Final = Door[list[Deed]](ENGLISH)
"""What an op does, deed by deed."""

part: Final = Door[str](ENGLISH)
"""A part of a card or of a mission as sentences."""


def no_words(node: Node, what: str) -> NoWords:
    """The complaint about a node of which only some values have words."""
    return NoWords(node, ENGLISH, what)
