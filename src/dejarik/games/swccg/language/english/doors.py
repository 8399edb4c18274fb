"""
The doors of this game's English: one for each sort of node, opened by the files beside it.

What belongs here: which sorts there are. What does not: any word.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.kernel.program import Node
from dejarik.speech.clause import Clause
from dejarik.speech.doors import Door, NoWords

ENGLISH: Final = "src/dejarik/games/swccg/language/english"


@dataclass(frozen=True)
class Trait:
    """
    A filter in words: as a noun, before one, behind one, as a place, and as said of a thing.

    The second word of each pair is for what does not fit. `is_name`: the noun is a name.
    """

    noun: str = ""
    before: tuple[str, str] = ("", "")
    behind: tuple[str, str] = ("", "")
    where: tuple[str, str] = ("", "")
    said: tuple[str, str] = ("", "")
    is_name: bool = False


trait: Final = Door[Trait](ENGLISH)
"""A filter as what it says of a thing."""

noun: Final = Door[str](ENGLISH)
"""A choice of things as a noun phrase."""

amount: Final = Door[str](ENGLISH)
"""A quantity as a number or a phrase; a player as who it is."""

condition: Final = Door[str](ENGLISH)
"""A condition as what follows an "if"."""

influence: Final = Door[str](ENGLISH)
"""A modifier as a statement."""

deeds: Final = Door[list[Clause]](ENGLISH)
"""What an op does, clause by clause."""

part: Final = Door[str](ENGLISH)
"""A part of a card as sentences."""


def no_words(node: Node, what: str) -> NoWords:
    """The complaint about a node of which only some values have words."""
    return NoWords(node, ENGLISH, what)
