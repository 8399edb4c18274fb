"""
A card's text: its code, its parts, and until which edition it stood.

What belongs here: what a card module makes of words. What does not: the words.
"""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.games.destiny.model.edition import CURRENT
from dejarik.kernel.program import Node


@dataclass(frozen=True)
class CardText:
    """
    What one card does: its code and its parts.

    A reprint has the parts of the first printing, and names it. `until` is the newest
    edition that this text stands in.
    """

    code: str
    parts: tuple[Node, ...]
    reprint_of: str = ""
    until: str = CURRENT

    @property
    def version(self) -> str:
        """The name of this version: the code alone for the current one, else `01138@ffg`."""
        return self.code if self.until == CURRENT else f"{self.code}@{self.until}"


def card(code: str, *parts: Node) -> CardText:
    """The card with this code does this."""
    return CardText(code, parts)


def reprint(code: str, *, of: CardText) -> CardText:
    """The card with this code does what an earlier printing does."""
    return CardText(code, of.parts, of.reprint_of or of.code, of.until)


def card_until(edition: str, code: str, *parts: Node) -> CardText:
    """The card with this code did this, up to an edition and in it."""
    return CardText(code, parts, until=edition)
