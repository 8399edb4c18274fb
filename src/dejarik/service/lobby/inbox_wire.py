"""
What is asked and told of friends, challenges, and what waits for an answer. Never compiled.

What belongs here: the shapes and their limits. What does not: what is done with them.
"""

import msgspec

from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.service.lobby.deck_wire import Asked, DeckChoice, Id
from dejarik.service.lobby.lobby_wire import Table, Terms
from dejarik.service.people.people_wire import Person, WarningLine


class Challenge(Asked, frozen=True):
    """Ask one person to play."""

    account: Id
    terms: Terms
    deck: DeckChoice
    settings: TableSettings = msgspec.field(default_factory=TableSettings)


class Friend(msgspec.Struct, frozen=True):
    """A friend, and whether they are here now."""

    person: Person
    here: bool


class FriendList(msgspec.Struct, frozen=True):
    """Friends by name, who asks to be one, and whom one has asked."""

    friends: tuple[Friend, ...]
    asking: tuple[Person, ...]
    asked: tuple[Person, ...]


class Inbox(msgspec.Struct, frozen=True):
    """
    What waits for somebody: warnings that they have not read, and who asks to be friends.

    `invited` are the tables with a seat for them that nobody else can take: challenges, rematches.
    `found` are those to which an offer of theirs has led, until they come or the time is over.
    `muted_until` is when they may speak again, 0 if they may.
    """

    warnings: tuple[WarningLine, ...]
    asking: tuple[Person, ...]
    invited: tuple[Table, ...]
    found: tuple[Table, ...]
    muted_until: int
