"""
A title's rulings and cards: what reports and the gate of words ask about them.

What belongs here: the questions. What does not: reading the files of a register and running
tests (`lab`), and any one game.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

Entry = dict[str, Any]
"""One ruling as it stands in its file, with `file`, `edition` and `source` added."""


class Register(Protocol):
    """
    How the rulings of one title are sorted.

    A ruling is counted under the newest document that has it, and under a part of it.
    """

    @property
    def documents(self) -> tuple[str, ...]:
        """The rule documents, from the newest to the oldest."""
        ...

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of all documents, in their order."""
        ...

    @property
    def rules(self) -> tuple[str, ...]:
        """The parts that hold rules of play, of which few may lie outside."""
        ...

    @property
    def edition(self) -> str:
        """The edition in which a test is run that names none."""
        ...

    @property
    def plugin(self) -> str:
        """The module by which pytest tells what became of the title's marked tests."""
        ...

    def document_of(self, ruling: str) -> str:
        """The newest document that has a ruling."""
        ...

    def part_of(self, ruling: str) -> str:
        """The part of its document where a ruling stands."""
        ...

    def topic_of(self, ruling: str) -> str:
        """What a ruling is about, as a heading for readers."""
        ...

    def stands_in(self, entry: Entry) -> tuple[str, ...]:
        """The editions of the rules a ruling stands in, newest first."""
        ...

    def is_waiting(self, card: str) -> bool:
        """Whether a card, as the register names it, cannot be played yet."""
        ...

    def codes_of(self, card: str) -> tuple[str, ...]:
        """The codes of all printings of a card, as the register names it."""
        ...

    def full_name(self, card: str) -> str:
        """A card, as the register names it, with its title."""
        ...


class Printing(NamedTuple):
    """The printed text of a card, and the code of its first printing."""

    text: str
    first: str


class Collection(Protocol):
    """All printings of one title, and what of them can be played."""

    @property
    def tests(self) -> str:
        """The folder of a checkout that holds the tests of cards."""
        ...

    def sets(self) -> Mapping[str, str]:
        """The names of the sets by their codes, in order."""
        ...

    def printings(self) -> Mapping[str, str]:
        """The set of every printing, by its code."""
        ...

    def formats(self) -> Mapping[str, frozenset[str]]:
        """The cards that each format allows, one printing of each, by the format's name."""
        ...

    def versions(self) -> Mapping[str, str]:
        """The code of each text there is, by its name: the code, and for older texts `@` more."""
        ...

    def first_printing(self, code: str) -> str:
        """The printing whose tests stand for this one: of a reprint the first, else itself."""
        ...

    def implemented(self) -> frozenset[str]:
        """The codes of the printings that can be played by the current rules."""
        ...

    def rendered(self) -> dict[str, str]:
        """What a player reads of each of these texts, by its name."""
        ...

    def printed(self, folder: Path) -> dict[str, Printing]:
        """The printed texts in a copy of the community's data, by code; none if it has none."""
        ...
