"""
What is asked and told about decks. Never compiled.

What belongs here: the shapes and their limits. What does not: what is done with them.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[A-Za-z0-9_-]+\Z")]
TitleName = Annotated[str, Meta(max_length=20, pattern=r"\A[a-z-]*\Z")]
"""The id of a game; empty for the first there is."""
EditionName = Annotated[str, Meta(max_length=20, pattern=r"\A[a-z0-9_.-]*\Z")]
"""An edition of its rules; empty for the newest."""
FormatCode = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"\A[A-Za-z0-9_-]+\Z")]
OptionKey = Annotated[str, Meta(max_length=20, pattern=r"\A[a-z][a-z0-9-]*\Z")]
"""What can be chosen for a game of a title, as its terms name it."""
ChoiceKey = Annotated[str, Meta(max_length=40, pattern=r"\A[A-Za-z0-9][A-Za-z0-9-]*\Z")]
DeckName = Annotated[str, Meta(min_length=1, max_length=60)]
LONGEST_NOTE: Final = 200
Note = Annotated[str, Meta(max_length=LONGEST_NOTE)]
"""What somebody says of a version of a deck; it may be nothing."""
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


class ListChoice(Asked, frozen=True, tag_field="kind", tag="list"):
    """A deck that is kept nowhere: its list, as it stands while it is built."""

    text: ListText


DeckChoice = ReadyChoice | OwnChoice | SharedChoice | ListChoice


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
    """Put another list in place of a stored one, which stays as an older version."""

    id: Id
    text: ListText
    note: Note = ""


class RestoreVersion(Asked, frozen=True):
    """Put the list of an older version of a deck in place again."""

    id: Id
    number: Annotated[int, Meta(ge=1, le=1_000_000)]


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


class WriteDeck(Asked, frozen=True):
    """Write a list that need not be stored in every form there is."""

    text: ListText
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

    `cards` is what is in it, as its title shows it. One that comes with the program is chosen by
    its `name`, and `called` is what people read.
    """

    id: str
    name: str
    title: str
    cards: Any
    checked: Checked
    link: str = ""
    changed: int = 0
    called: str = ""


class Copies(msgspec.Struct, frozen=True):
    """So many of a card."""

    code: str
    count: int


class Version(msgspec.Struct, frozen=True):
    """
    A list that a deck had: when it was kept, and what it has more and less than the one before.

    The oldest that is kept has neither.
    """

    number: int
    kept: int
    note: str
    size: int
    added: tuple[Copies, ...] = ()
    removed: tuple[Copies, ...] = ()


class Versions(msgspec.Struct, frozen=True):
    """The versions of a deck, the newest first."""

    versions: tuple[Version, ...]


class WrittenForm(msgspec.Struct, frozen=True):
    """A list in one form; `ending` is that of its file."""

    code: str
    name: str
    ending: str
    text: str


class Written(msgspec.Struct, frozen=True):
    """A list in every form; each is read as the same cards again."""

    forms: tuple[WrittenForm, ...]


class DeckSummary(msgspec.Struct, frozen=True):
    """
    A deck in a list of decks; `ready` ones come with the program and have no id.

    Those are chosen by their `name` and `called` something else. `faces` are the codes of the
    cards it is known by. `side` is what it is of, where two of one side cannot meet.
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
    side: str = ""
    called: str = ""


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
