"""What a player brings: a side of the Force and how often each card is in the deck."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class DeckList:
    """A deck: its side, and how many copies of each card, by code."""

    side: str
    cards: dict[str, int] = field(default_factory=dict)

    def size(self) -> int:
        """How many cards it has."""
        return sum(self.cards.values())

    def codes(self) -> list[str]:
        """One code for each card of the deck, copies together."""
        return [code for code, copies in self.cards.items() for _ in range(copies)]


def list_of(side: str, codes: list[str]) -> DeckList:
    """A deck out of single cards; copies are counted."""
    cards: dict[str, int] = {}
    for code in codes:
        cards[code] = cards.get(code, 0) + 1
    return DeckList(side, cards)


@dataclass(frozen=True)
class Complaint:
    """
    One reason why a list cannot be played: a key for words, the ruling, the cards, numbers.

    `names` are other words a sentence needs, such as what a card waits for.
    """

    key: str
    ruling: str = ""
    cards: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
