"""
The register of Destiny's rulings: its documents and parts, and the cards a ruling waits for.

What belongs here: how a ruling is sorted, by its id and its entry. What does not: reading the
files of the register (`lab.register`).
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

from dejarik.games.destiny.model.edition import ARH, CURRENT, FFG, LAUNCH
from dejarik.games.destiny.model.facts import Card
from dejarik.laws.register import Entry
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts

DOCUMENTS: Final = ("arh", "ffg17", "launch")

RULES_OF: Final = {"arh": ARH, "ffg17": FFG, "launch": LAUNCH}
"""The edition of the rules that follows each document."""

_LONG_NAMES: Final = {"clar": "clarifications"}

PART_NAMES: Final = {
    "golden": "Golden rule",
    "part1": "Card types and colours",
    "part2": "Dice and symbols",
    "part3": "Areas of play",
    "part4": "Decks and teams",
    "part5": "Structure of the game",
    "part6": "Concepts",
    "part7": "Abilities",
    "part8": "Terms",
    "part9": "More than two players",
    "faq": "Questions and answers",
    "clarifications": "Clarifications of cards",
    "errata": "Errata",
    "subtypes": "Character subtypes",
}
"""What the parts of the documents are about."""


class DestinyRegister:
    """
    The rulings of three documents, each about the cards of a collection.

    Printings of one card stand for each other here: a ruling waits for a card, not for
    one printing of it.
    """

    documents = DOCUMENTS
    rules = ("golden", *(f"part{number}" for number in range(1, 9)), "faq")
    parts = (
        "golden",
        *(f"part{number}" for number in range(1, 10)),
        "faq",
        "clarifications",
        "errata",
        "subtypes",
    )
    edition = CURRENT
    plugin = "dejarik.testing.destiny.outcomes"

    def __init__(
        self, facts: Mapping[str, Card] | None = None, implemented: Iterable[str] | None = None
    ) -> None:
        self._facts = facts
        self._implemented = implemented

    def document_of(self, ruling: str) -> str:
        """The newest document that has this ruling."""
        return ruling.split(".", maxsplit=1)[0]

    def part_of(self, ruling: str) -> str:
        """The part of its document where a ruling stands."""
        part = ruling.split(".")[1]
        return _LONG_NAMES.get(part, part)

    def topic_of(self, ruling: str) -> str:
        """The name of its part."""
        return PART_NAMES[self.part_of(ruling)]

    def home(self, ruling: str) -> str:
        """The file of the register where a ruling stands: by document, and by part for ours."""
        document = self.document_of(ruling)
        return document if document != DOCUMENTS[0] else f"{document}-{self.part_of(ruling)}"

    def stands_in(self, entry: Entry) -> tuple[str, ...]:
        """
        The editions of the rules a ruling stands in, newest first.

        `not_in` takes back what the catalogue says of an edition, and why.
        """
        also = entry.get("also_in", ())
        named = {self.document_of(entry["id"]), *also} - set(entry.get("not_in", {}))
        return tuple(RULES_OF[name] for name in DOCUMENTS if name in named)

    def is_waiting(self, card: str) -> bool:
        """Whether no printing of a card is implemented; a name that means none waits, too."""
        found = self._by_number.get(card)
        return found is None or self._first(found.code) not in self._playable

    def codes_of(self, card: str) -> tuple[str, ...]:
        """The codes of a card; both sides of one have its number, with a letter."""
        return self._codes[card]

    def full_name(self, card: str) -> str:
        """A card's number with its title."""
        found = self._by_number.get(card)
        return card if found is None else f"{card} {found.title}"

    @cached_property
    def facts(self) -> Mapping[str, Card]:
        """The cards there are, by code."""
        return files.facts() if self._facts is None else self._facts

    @cached_property
    def _by_number(self) -> dict[str, Card]:
        return {f"{card.set_code} {card.number}": card for card in self.facts.values()}

    @cached_property
    def _codes(self) -> dict[str, tuple[str, ...]]:
        codes: dict[str, tuple[str, ...]] = {}
        for card in self.facts.values():
            for number in dict.fromkeys((card.number, card.number.rstrip("AB"))):
                name = f"{card.set_code} {number}"
                codes[name] = (*codes.get(name, ()), card.code)
        return codes

    @cached_property
    def _playable(self) -> set[str]:
        codes = card_texts() if self._implemented is None else self._implemented
        return {self._first(code) for code in codes}

    def _first(self, code: str) -> str:
        """The first printing of a card: cards that only share a title are different ones."""
        while self.facts[code].reprint_of in self.facts:
            code = self.facts[code].reprint_of
        return code


REGISTER: Final = DestinyRegister()
