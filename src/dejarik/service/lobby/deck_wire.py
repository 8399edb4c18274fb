"""
What is asked and told about decks. Never compiled.

What belongs here: the shapes and their limits. What does not: what is done with them.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[A-Za-z0-9_-]+\Z")]
TitleName = Annotated[str, Meta(max_length=20, pattern=r"\A[a-z-]*\Z")]
"""The id of a game; empty for the first there is."""
EditionName = Annotated[str, Meta(max_length=20, pattern=r"\A[a-z0-9_.-]*\Z")]
"""An edition of its rules; empty for the newest."""
FormatCode = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"\A[A-Za-z0-9_-]+\Z")]
DeckName = Annotated[str, Meta(min_length=1, max_length=60)]
ListText = Annotated[str, Meta(min_length=1, max_length=20_000)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request."""


class ReadyChoice(Asked, frozen=True, tag_field="kind", tag="ready"):
    """A deck that comes with the program, by its name."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class OwnChoice(Asked, frozen=True, tag_field="kind", tag="own"):
    """A deck of one's own."""

    id: Id


class SharedChoice(Asked, frozen=True, tag_field="kind", tag="shared"):
    """A deck somebody shares, by its link."""

    link: Id


DeckChoice = ReadyChoice | OwnChoice | SharedChoice


class StoreDeck(Asked, frozen=True):
    """
    Keep a list under a name; `text` is an export or plain lines.

    `format` and `edition` say what it is checked against when it is shown.
    """

    name: DeckName
    text: ListText
    format: FormatCode
    edition: EditionName = ""
    title: TitleName = ""


class ChangeDeck(Asked, frozen=True):
    """Put another list in place of a stored one."""

    id: Id
    text: ListText


class RenameDeck(Asked, frozen=True):
    """Give a stored deck another name."""

    id: Id
    name: DeckName


class NamedDeck(Asked, frozen=True):
    """One of one's own decks: to read, delete, share or no longer share."""

    id: Id


class SharedDeck(Asked, frozen=True):
    """A deck that is shared, by its link."""

    link: Id


class CheckDeck(Asked, frozen=True):
    """Check a deck that need not be stored against a format of an edition."""

    text: ListText
    format: FormatCode
    edition: EditionName = ""
    title: TitleName = ""


class Reason(msgspec.Struct, frozen=True):
    """One reason against a deck; `instead` are cards that may be meant or can be played."""

    key: str
    text: str
    ruling: str = ""
    cards: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()


class Unread(msgspec.Struct, frozen=True):
    """A line of a list that is not understood; `meant` are lines that may be meant."""

    number: int
    words: str
    why: str
    meant: tuple[str, ...] = ()


class Checked(msgspec.Struct, frozen=True):
    """
    Whether a deck is legal in a format of an edition and can be played with here, and why not.

    With lines in `unread` it is neither, and nothing else was checked. `cards` is what was read
    of a list that is not stored, as its title shows it.
    """

    edition: str
    format: str
    legal: bool
    playable: bool
    reasons: tuple[Reason, ...]
    unread: tuple[Unread, ...] = ()
    cards: Any = None


class Deck(msgspec.Struct, frozen=True):
    """
    A deck as its owner, or whoever has its link, sees it. No `link`: it is not shared.

    `cards` is what is in it, as its title shows it.
    """

    id: str
    name: str
    title: str
    cards: Any
    checked: Checked
    link: str = ""
    changed: int = 0


class DeckSummary(msgspec.Struct, frozen=True):
    """
    A deck in a list of decks; `ready` ones come with the program and have no id.

    `faces` are the codes of the cards it is known by.
    """

    id: str
    name: str
    title: str
    edition: str
    format: str
    faces: tuple[str, ...]
    size: int
    link: str = ""
    changed: int = 0
    ready: bool = False


class Decks(msgspec.Struct, frozen=True):
    """One's own decks, the newest first, and those that come with the program."""

    own: tuple[DeckSummary, ...]
    ready: tuple[DeckSummary, ...]


class ReadyDecks(msgspec.Struct, frozen=True):
    """The decks that come with the program, with what is in them; they have no ids."""

    decks: tuple[Deck, ...]


class FindCard(Asked, frozen=True):
    """A card of a game, by the code of any of its printings."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]
    title: TitleName = ""


class DeckWith(msgspec.Struct, frozen=True):
    """A deck that has some card, and how many of it in all its printings."""

    deck: DeckSummary
    copies: int


class DecksWith(msgspec.Struct, frozen=True):
    """Decks that have a card: those that come with the program, or one's own."""

    code: str
    decks: tuple[DeckWith, ...]


class Link(msgspec.Struct, frozen=True):
    """What opens something to whoever has it."""

    link: str
