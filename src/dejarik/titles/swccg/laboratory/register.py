"""
The register of the game's rulings: one document, sorted by chapters.

What belongs here: how a ruling is sorted, by its id and its entry. What does not: reading the
files of the register (`lab.register`).
"""

from typing import Final

from dejarik.games.swccg.model.edition import CURRENT
from dejarik.laws.register import Entry
from dejarik.titles.swccg import games
from dejarik.titles.swccg.catalogue import files

DOCUMENTS: Final = ("swccg",)

TOPICS: Final = {
    "1a": "Piles and Life Force",
    "1b": "Searching and random selection",
    "1c": "Actions and responses",
    "1d": "States of cards",
    "1e": "Values",
    "1f": "Destiny",
    "2": "Set-up",
    "3": "Activate phase",
    "4": "Control phase, presence and drains",
    "5": "Deploy phase",
    "6": "Battle phase",
    "7": "Move phase",
    "8": "Draw phase and end of turn",
    "9": "Types of cards and their attributes",
    "b": "Rulings on cards",
    "c": "Special rules",
    "d": "Identifying cards",
    "e": "Layouts of locations",
    "a": "Errata",
    "card": "Rulings in the card data",
}
"""The parts of the document by their keys in ids, in order, each with its heading."""

OF_CARDS: Final = ("b", "a", "card")


class SwccgRegister:
    """The rulings of the Advanced Rulebook."""

    documents = DOCUMENTS
    parts = tuple(TOPICS)
    rules = tuple(one for one in TOPICS if one not in OF_CARDS)
    edition = CURRENT
    plugin = "dejarik.testing.swccg.outcomes"

    def document_of(self, ruling: str) -> str:
        """There is one."""
        return ruling.split(".", maxsplit=1)[0]

    def part_of(self, ruling: str) -> str:
        """The key in its id."""
        return ruling.split(".")[1]

    def topic_of(self, ruling: str) -> str:
        """The chapter, as a heading."""
        return TOPICS[self.part_of(ruling)]

    def stands_in(self, entry: Entry) -> tuple[str, ...]:
        """Every ruling stands in the one edition there is."""
        return (CURRENT,)

    def is_waiting(self, card: str) -> bool:
        """Whether a card has no program."""
        return card not in games.implemented()

    def codes_of(self, card: str) -> tuple[str, ...]:
        """The register names a card by its code."""
        return (card,)

    def full_name(self, card: str) -> str:
        """A card's code with its title."""
        found = files.cards().get(card)
        return card if found is None else f"{card} {found.title}"


REGISTER: Final = SwccgRegister()
