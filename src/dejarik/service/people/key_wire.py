"""
The shapes in which keys and bot accounts are asked for and told. Never compiled.

What belongs here: structs and their limits. What does not: what is done with them.
"""

from typing import Annotated, Final

from msgspec import Meta

from dejarik.service.people.people_wire import AnyId, Id, Name, Person, Reply, Request
from dejarik.service.scopes import Scope

LONGEST_LIFE: Final = 366
"""Days."""

KeyName = Annotated[str, Meta(min_length=1, max_length=60)]
Scopes = Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=len(Scope))]
Days = Annotated[int, Meta(ge=1, le=LONGEST_LIFE)]


class MakeKey(Request, frozen=True):
    """Make a key for oneself, or for a bot account of one's own, which `account` names then."""

    name: KeyName
    scopes: Scopes
    days: Days = 90
    account: AnyId = ""


class RevokeKey(Request, frozen=True):
    """End a key of one's own, or of one's bot accounts."""

    key: Id


class MakeBot(Request, frozen=True):
    """Make a bot account; people read `NAME (bot of OWNER)`."""

    name: Name


class NamedBot(Request, frozen=True):
    """A bot account of one's own."""

    account: Id


class KeyLine(Reply, frozen=True):
    """
    A key in a list: for whom, what it begins with, what it opens, and how long.

    `used` is the day of its last use, 0 if there was none: milliseconds, to the day.
    """

    id: str
    account: str
    name: str
    begins: str
    scopes: tuple[Scope, ...]
    created: int
    used: int
    expires: int


class KeyMade(Reply, frozen=True):
    """A new key. It is told here and never again."""

    key: str
    line: KeyLine


class KeyList(Reply, frozen=True):
    """The keys of whoever asks and of their bot accounts, the newest first, and those accounts."""

    keys: tuple[KeyLine, ...]
    bots: tuple[Person, ...]


class CallerShown(Reply, frozen=True):
    """Who asks, and what the session or key they ask with opens; a session opens more yet."""

    person: Person
    scopes: tuple[Scope, ...]
    by_key: bool
