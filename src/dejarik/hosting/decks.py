"""
Decks: what people bring to a table, as their title reads, checks and shows it.

What belongs here: what is asked of a title about lists, and the shapes of its answers. What
does not: what is in a list: above a title it is bytes that are kept and handed back.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, Protocol

from dejarik.hosting.options import Chosen

Payload = bytes
"""A list as its title writes it: JSON, of a shape that only the title knows."""
HASH_LENGTH: Final = 16
"""Hexadecimal digits of the hash of a list."""


class UnreadableList(Exception):
    """Something that is no list at all: why, and what to do."""

    def __init__(self, why: str, do: str) -> None:
        super().__init__(f"it is not a deck list: {why}")
        self.why: str = why
        self.do: str = do


class UnreadLine(Exception):
    """A line that is not understood: its number, what stands there, why, and what may be meant."""

    def __init__(self, number: int, words: str, why: str, meant: tuple[str, ...] = ()) -> None:
        super().__init__(f"line {number} is not understood: {words}: {why}")
        self.number: int = number
        self.words: str = words
        self.why: str = why
        self.meant: tuple[str, ...] = meant


@dataclass(frozen=True)
class Reading:
    """What was read, and the lines that were not."""

    listed: Payload
    unread: tuple[UnreadLine, ...] = ()


@dataclass(frozen=True)
class Reason:
    """One reason against a list; `instead` are cards that may be meant or can be played."""

    key: str
    ruling: str
    cards: tuple[str, ...]
    numbers: tuple[int, ...]
    text: str
    instead: tuple[str, ...] = ()


@dataclass(frozen=True)
class Verdict:
    """Whether a list is legal in a format of an edition, and its cards can be played with."""

    edition: str
    format: str
    legal: bool
    playable: bool
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class Format:
    """A way of building decks, by its code; the name is for people."""

    code: str
    name: str


@dataclass(frozen=True)
class ReadyDeck:
    """
    A deck that comes with the program: the format it is for, and all it is legal in.

    `name` is what it is chosen by, everywhere and for ever; `called` is what people read.
    """

    name: str
    called: str
    format: str
    legal: tuple[str, ...]
    listed: Payload


@dataclass(frozen=True)
class Summary:
    """A list in a line: the codes of the cards it is known by, and how many cards it has."""

    faces: tuple[str, ...]
    size: int


@dataclass(frozen=True)
class Form:
    """A way of writing lists: its name for people, and the ending of its files."""

    code: str
    name: str
    ending: str


@dataclass(frozen=True)
class Terms:
    """
    How a game is set up: its format, which may be none, its edition, and what was chosen.

    Nothing is chosen where `options` lack it: then a setup is as its title makes it by itself.
    """

    format: str
    edition: str
    options: Chosen = field(default_factory=dict)


class Decks(Protocol):
    """What is asked about the lists of one title."""

    @property
    def example(self) -> str:
        """A line of a list, as it is read for certain."""
        ...

    def formats(self) -> tuple[Format, ...]:
        """The formats there are."""
        ...

    def ready(self) -> tuple[ReadyDeck, ...]:
        """The decks that come with the program."""
        ...

    def read(self, text: bytes) -> Reading:
        """
        The list in a text, pasted or exported.

        Raises UnreadableList when it is none; single lines that are not understood are named.
        """
        ...

    def check(self, listed: Payload, format_code: str, edition: str) -> Verdict:
        """Hold a list against a format of an edition, with every reason in words."""
        ...

    def shown(self, listed: Payload) -> object:
        """What is in a list, as the title's own record for a client."""
        ...

    def summary(self, listed: Payload) -> Summary:
        """A list in a line."""
        ...

    def cards(self, listed: Payload) -> tuple[tuple[str, int], ...]:
        """Every card of a list by its code, once each, with how many of it there are."""
        ...

    def forms(self) -> tuple[Form, ...]:
        """The ways of writing a list; each is read as the same cards again."""
        ...

    def written(self, listed: Payload, form: str) -> str:
        """A list in a form. Raises KeyError when there is no such form."""
        ...

    def side(self, listed: Payload) -> str:
        """The side a list is of, where two of one side cannot meet; empty where any two can."""
        ...

    def apart(self, lists: Sequence[Payload]) -> str:
        """Why these lists cannot meet at one table, as a sentence; empty if they can."""
        ...

    def setup(
        self, lists: Sequence[Payload], names: Sequence[str], terms: Terms
    ) -> dict[str, object]:
        """A game of what the seats bring, as plain data."""
        ...

    def brought(self, setup: dict[str, object]) -> tuple[tuple[Payload, ...], Terms]:
        """What each seat has brought to a setup, and its terms. Raises ValueError for none."""
        ...


def deck_hash(decks: Decks, listed: Payload) -> str:
    """The same for two lists of the same cards, in whatever order they are written."""
    parts = (sorted(decks.summary(listed).faces), sorted(decks.cards(listed)))
    return sha256(repr(parts).encode()).hexdigest()[:HASH_LENGTH]
