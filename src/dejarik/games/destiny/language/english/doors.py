"""
The doors of Destiny's English: one for each sort of node, opened by the files beside this one.

What belongs here: which sorts there are. What does not: any word.
"""

from __future__ import annotations

from typing import Final

from dejarik.speech.clause import Clause
from dejarik.speech.doors import Door, Quality

ENGLISH: Final = "src/dejarik/games/destiny/language/english"

noun: Final = Door[str](ENGLISH)
"""A selector as a noun phrase."""

quality: Final = Door[Quality](ENGLISH)
"""A filter as a quality."""

amount: Final = Door[str](ENGLISH)
"""A quantity as a number or a phrase; a player as who it is."""

condition: Final = Door[str](ENGLISH)
"""A condition as what follows an "if"."""

influence: Final = Door[str](ENGLISH)
"""A modifier as a statement."""

clauses: Final = Door[list[Clause]](ENGLISH)
"""What an op does, clause by clause."""

part: Final = Door[str](ENGLISH)
"""A part of a card as a line."""
