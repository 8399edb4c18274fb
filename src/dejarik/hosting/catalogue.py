"""
The catalogue: what there is to look up of a title.

What belongs here: what is asked, and the shapes that all titles share. What does not: the
shape of a card: each title has its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from dejarik.hosting.rulings import Rules, Rulings, RulingTold
    from dejarik.kernel.game import Odds


@dataclass(frozen=True)
class Sheet:
    """A card for a reader: its facts, its rendered text, and whether it can be played."""

    code: str
    facts: dict[str, object]
    text: tuple[str, ...]
    playable: bool


@dataclass(frozen=True)
class Roll:
    """Dice of a card that are rolled together: which, in words, and the chance of every amount."""

    words: str
    odds: Odds


class Catalogue(Protocol):
    """What is asked about the cards of one title."""

    def cards(self, edition: str, language: str) -> object:
        """
        Everything there is to show, as the title's own record: some seconds of work.

        Raises ValueError when there is no such edition.
        """
        ...

    def sheet(self, code: str, edition: str, language: str) -> Sheet:
        """A card as an edition has it. Raises ValueError when there is none."""
        ...

    def printings(self, code: str, edition: str) -> tuple[str, ...]:
        """Every printing of the same card, this one too. Raises ValueError when there is none."""
        ...

    def rolls(self, code: str, edition: str, language: str) -> tuple[Roll, ...]:
        """
        What the dice of a card lead to by themselves; nothing for a card without dice.

        Raises ValueError when there is no such card.
        """
        ...

    def rulings_about(self, code: str, edition: str, language: str) -> Rulings:
        """What is ruled about a card. Raises ValueError when there is none such."""
        ...

    def ruling(self, id_: str, language: str) -> RulingTold:
        """One ruling by its id. Raises ValueError when there is none."""
        ...

    def rules(self, edition: str, language: str) -> Rules:
        """All rules by topic, and what is open. Raises ValueError when there is no such edition."""
        ...
