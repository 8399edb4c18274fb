"""
Listeners: connections that are told news, and how far each of them has been told.

What belongs here: marks instead of queues, so that a slow reader costs nothing.
What does not: sockets (`handlers`), and what the news are (`image`).
"""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Final

import msgspec

from dejarik.service.news.image import Feed
from dejarik.service.news.news_wire import NewsPong, NewsRefused
from dejarik.service.ports import Account
from dejarik.service.wire import Closing

MOST_REPLIES: Final = 20
"""Answers that may wait for a listener which keeps asking and reads nothing."""
SLOW: Final = Closing("slow", "Your connection could not keep up, so it was closed.", again=1_000)
HEAD: Final = b'{"type":"told","parts":['
TAIL: Final = b"]}"

Key = tuple[str, str]
"""A topic, and of which game: empty for all."""

_encoder = msgspec.json.Encoder()


@dataclass
class _Heard:
    """What a listener hears of a topic, and the mark of what it was told last."""

    feed: Feed
    mark: str


@dataclass(eq=False)
class Listener:
    """One connection: who it is, from whom they are apart, and to what it listens."""

    account: Account
    session: str
    hidden: frozenset[str] = frozenset()
    closed: bool = False
    refused: int = 0
    by_key: bool = False
    _heard: dict[Key, _Heard] = field(default_factory=dict)
    _replies: deque[bytes] = field(default_factory=deque)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def listens_to(self) -> frozenset[Key]:
        """The topics of this connection."""
        return frozenset(self._heard)

    def attach(self, key: Key, feed: Feed, mark: str) -> None:
        """Hear a topic from a mark on."""
        self._heard[key] = _Heard(feed, mark)
        self._news.set()

    def detach(self, key: Key) -> None:
        """Hear a topic no more."""
        self._heard.pop(key, None)

    def hide(self, hidden: frozenset[str]) -> None:
        """Be apart from these people from now on; if that changes, topics are told whole."""
        if hidden == self.hidden:
            return
        self.hidden = hidden
        for heard in self._heard.values():
            heard.mark = ""
        self._news.set()

    def wake(self) -> None:
        """Something that it listens to has changed."""
        self._news.set()

    def reply(self, message: NewsRefused | NewsPong) -> None:
        """Answer what was asked; whoever reads no answers is closed."""
        if len(self._replies) >= MOST_REPLIES:
            self._replies.clear()
            self.close(SLOW)
            return
        self._replies.append(_encoder.encode(message))
        self._news.set()

    def close(self, why: Closing | None = None) -> None:
        """Say why, and nothing after that."""
        if self.closed:
            return
        if why is not None:
            self._replies.append(_encoder.encode(why))
        self.closed = True
        self._news.set()

    async def outgoing(self) -> list[bytes]:
        """Wait for something to say and take all of it; empty when it is closed and done."""
        while True:
            messages = self.take()
            if messages or self.closed:
                return messages
            self._news.clear()
            await self._news.wait()

    def take(self) -> list[bytes]:
        """Whatever is to be said now."""
        messages = list(self._replies)
        self._replies.clear()
        if not self.closed and (parts := self._parts()):
            messages.append(HEAD + b",".join(parts) + TAIL)
        return messages

    def _parts(self) -> list[bytes]:
        parts: list[bytes] = []
        for heard in self._heard.values():
            mark = heard.feed.mark
            # Without a mark nothing has been read yet.
            if mark and mark != heard.mark:
                parts += heard.feed.after(heard.mark, self.hidden)
                heard.mark = mark
        return parts
