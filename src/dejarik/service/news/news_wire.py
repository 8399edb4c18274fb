"""
The protocol of news: what a page says it listens to, and what it is told. Never compiled.

What belongs here: the shapes and their limits. What does not: where the news come from (`hub`).

Each part of a message is about one topic. It names the `mark` that it leads to and the mark
`since` which it counts: an empty one means that the part is the whole topic. Whoever has
another mark than `since` has missed something, and listens anew with an empty `have`.
"""

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from dejarik.service.lobby.inbox_wire import FriendList, Inbox
from dejarik.service.lobby.lobby_wire import ChatLine, Company, Seek, Table
from dejarik.service.wire import PROTOCOL, Closing

TopicName = Literal["offers", "tables", "chat", "people", "inbox", "own", "friends"]
TOPICS: Final[tuple[str, ...]] = get_args(TopicName)
BY_TITLE: Final = frozenset({"offers", "tables"})
"""What can be listened to for one game alone."""
BY_KEY: Final = frozenset({"offers", "tables", "people", "own"})
"""What a key that reads opens; the rest is for people alone, as it is over HTTP."""
PERSONAL: Final = frozenset({"inbox", "own", "friends"})
"""What everybody is told something else about."""
MOST_TOPICS: Final = 10
"""Topics of one connection."""
LARGEST: Final = 4_096
"""Bytes of one message from a page."""

Mark = Annotated[str, Meta(max_length=60)]


class Topic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A topic, of one game or of all, and the mark of what is known of it already."""

    topic: Annotated[str, Meta(min_length=1, max_length=20)]
    title: Annotated[str, Meta(max_length=40)] = ""
    have: Mark = ""


class FromPage(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"
):
    """A message to whoever tells the news."""


class NewsHello(FromPage, frozen=True, tag="hello"):
    """The first message: to what somebody listens; without a session the cookie says who."""

    topics: Annotated[tuple[Topic, ...], Meta(max_length=MOST_TOPICS)]
    session: Annotated[str, Meta(max_length=200)] = ""
    protocol: int = PROTOCOL


class ListenTo(FromPage, frozen=True, tag="listen"):
    """To what somebody listens from now on, instead of what they listened to."""

    topics: Annotated[tuple[Topic, ...], Meta(max_length=MOST_TOPICS)]


class NewsPing(FromPage, frozen=True, tag="ping"):
    """Ask for a sign of life."""


NewsMessage = ListenTo | NewsPing


class Part(msgspec.Struct, frozen=True, kw_only=True, tag_field="topic"):
    """What is told of one topic: it leads to `mark`."""

    mark: str


class OffersTold(Part, frozen=True, tag="offers"):
    """Offers that are new or another, and those that are gone; the oldest 100 of `total`."""

    title: str
    since: str
    rows: tuple[Seek, ...]
    gone: tuple[str, ...]
    total: int


class TablesTold(Part, frozen=True, tag="tables"):
    """Public tables that are new or another, and those that are gone; the newest 100 of `total`."""

    title: str
    since: str
    rows: tuple[Table, ...]
    gone: tuple[str, ...]
    total: int


class ChatTold(Part, frozen=True, tag="chat"):
    """Lines that were said in the lobby, and those that are gone; the last 100."""

    since: str
    rows: tuple[ChatLine, ...]
    gone: tuple[int, ...]
    total: int


class PeopleTold(Part, frozen=True, tag="people"):
    """How many are here."""

    told: Company


class InboxTold(Part, frozen=True, tag="inbox"):
    """What waits for somebody."""

    told: Inbox


class Own(msgspec.Struct, frozen=True):
    """
    One's own offers, and tables: where one is to decide first, then the others, then the past.

    Of those that are over, the newest few.
    """

    offers: tuple[Seek, ...]
    tables: tuple[Table, ...]


class OwnTold(Part, frozen=True, tag="own"):
    """Somebody's own offers and tables."""

    told: Own


class FriendsTold(Part, frozen=True, tag="friends"):
    """Somebody's friends, and who of them is here."""

    told: FriendList


AnyPart = OffersTold | TablesTold | ChatTold | PeopleTold | InboxTold | OwnTold | FriendsTold


class Told(msgspec.Struct, frozen=True, tag_field="type", tag="told"):
    """What has changed, topic by topic, in this order."""

    parts: tuple[AnyPart, ...]


class NewsRefused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A message was not taken: why, and what to do about it."""

    code: str
    message: str
    advice: str = ""


class NewsPong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Somebody is here."""


NewsReply = Told | NewsRefused | NewsPong | Closing
