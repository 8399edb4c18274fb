"""
The register of Imperial Assault's rulings: one document, sorted by topic.

What belongs here: how a ruling is sorted, by its id and its entry. What does not: reading the
files of the register (`lab.register`).
"""

from typing import Final

from dejarik.games.imperial.model.edition import CURRENT
from dejarik.laws.register import Entry
from dejarik.titles.imperial import games
from dejarik.titles.imperial.catalogue import files

DOCUMENTS: Final = ("ia",)

TOPICS: Final = (
    "timing",
    "ability",
    "activation",
    "movement",
    "large",
    "terrain",
    "space",
    "sight",
    "attack",
    "attacked_objects",
    "condition",
    "damage",
    "object",
    "army",
    "setup",
    "round",
    "command",
    "score",
    "figure",
    "secret",
    "example",
    "four",
    "campaign",
)

TOPIC_NAMES: Final = {
    "ability": "Abilities",
    "large": "Large figures",
    "space": "Spaces and distance",
    "sight": "Line of sight",
    "attack": "Attacks",
    "attacked_objects": "Attacks on objects",
    "condition": "Conditions and strain",
    "damage": "Damage and defeat",
    "object": "Objects",
    "army": "Armies",
    "setup": "Set-up",
    "round": "Rounds",
    "command": "Command cards",
    "score": "Victory points",
    "figure": "Figures",
    "secret": "Hidden information",
    "example": "Examples",
    "four": "Four players",
}
"""The topics whose heading is not their own word."""


class ImperialRegister:
    """The rulings of the consolidated rules; the campaign and games of four come later."""

    documents = DOCUMENTS
    parts = TOPICS
    rules = TOPICS[:-2]
    edition = CURRENT
    plugin = "dejarik.testing.imperial.outcomes"

    def document_of(self, ruling: str) -> str:
        """There is one."""
        return ruling.split(".", maxsplit=1)[0]

    def part_of(self, ruling: str) -> str:
        """The topic in its id."""
        return ruling.split(".")[1]

    def topic_of(self, ruling: str) -> str:
        """The topic in its id, as a heading."""
        return TOPIC_NAMES.get(self.part_of(ruling), self.part_of(ruling).capitalize())

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
        """A card's code with its name."""
        found = files.deployments().get(card) or files.commands().get(card)
        return card if found is None else f"{card} {found.name}"


REGISTER: Final = ImperialRegister()
