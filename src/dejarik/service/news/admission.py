"""
Admission: who may listen to which topics, and limits on what they send.

What belongs here: letting a listener in, whatever it is connected by, and its messages.
What does not: sockets (`handlers`), and what is told (`hub`).
"""

from dataclasses import dataclass, field
from typing import Final

import msgspec

from dejarik.hosting.people.buckets import Buckets, Rate
from dejarik.hosting.titles import Titles
from dejarik.service.news import news_wire as wire
from dejarik.service.news.hub import Hub
from dejarik.service.news.listeners import Key, Listener
from dejarik.service.ports import Recognized, Unavailable
from dejarik.service.scopes import Scope
from dejarik.service.tables.door import (
    NOT_SIGNED_IN,
    OTHER_SCOPE,
    TOO_MUCH,
    WRONG_PROTOCOL,
    Door,
)
from dejarik.service.tables.visits import TurnedAway
from dejarik.service.wire import PROTOCOL, Closing

MESSAGES: Final = Rate(burst=20, every_ms=500)
"""How many messages one connection may send."""
PATIENCE: Final = 20
"""How many refused messages a connection may send before it is closed."""
AWAY: Final = Closing(
    "unavailable", "The lobby cannot be read just now. The page tries again.", again=2_000
)
LEAVING: Final = Closing("leaving", "This server is going. Another one takes over.", again=500)

_decoder = msgspec.json.Decoder(wire.NewsMessage)


class UnknownTopic(Exception):
    """Somebody wants to listen to what there is not, or not for them; the words are for them."""

    def __init__(self, words: str, code: str = "unknown_topic") -> None:
        super().__init__(words)
        self.message = Closing(code, words)


@dataclass
class Admission:
    """Where listeners come in; the lobby is told who is here, as at tables (`door`)."""

    hub: Hub
    door: Door
    titles: Titles
    rates: Buckets = field(default_factory=lambda: Buckets(MESSAGES))

    async def admit(self, hello: wire.NewsHello, token: str) -> Listener:
        """Let somebody listen. Raises TurnedAway, and UnknownTopic for what there is not."""
        if hello.protocol != PROTOCOL:
            raise TurnedAway(WRONG_PROTOCOL)
        known = await self._known(hello.session or token)
        if not known.may(Scope.READ):
            raise TurnedAway(OTHER_SCOPE)
        listener = Listener(known.account, known.session, by_key=known.scopes is not None)
        topics = self._topics(hello.topics, listener)
        with self.door.visits.coming(known.account.id):
            try:
                await self.hub.join(listener)
            except Unavailable:
                raise TurnedAway(AWAY) from None
        self.door.visits.inside.add(listener)
        self.door.attendance.come(known.account)
        self.hub.listen(listener, topics)
        return listener

    async def _known(self, token: str) -> Recognized:
        try:
            known = await self.door.who(token)
        except Unavailable:
            raise TurnedAway(AWAY) from None
        if known is None:
            raise TurnedAway(NOT_SIGNED_IN)
        return known

    def receive(self, listener: Listener, data: bytes | str) -> None:
        """Take one message as it came over the wire."""
        if listener.closed:
            return
        if self.rates.take(f"{id(listener)}", self.door.now()):
            self._refuse(listener, "too_fast", "You send faster than anybody can listen.")
            return
        if len(data) > wire.LARGEST:
            self._refuse(listener, "too_big", "The message is too long.")
            return
        try:
            message = _decoder.decode(data)
            if isinstance(message, wire.NewsPing):
                listener.reply(wire.NewsPong())
            else:
                self.hub.listen(listener, self._topics(message.topics, listener))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(listener, "malformed", f"This is no message: {error}")
        except UnknownTopic as error:
            self._refuse(listener, error.message.code, str(error))

    def _topics(self, topics: tuple[wire.Topic, ...], listener: Listener) -> list[tuple[Key, str]]:
        """Topics with their marks, as the hub knows them. Raises UnknownTopic."""
        found = []
        for one in topics:
            if one.topic not in wire.TOPICS:
                known = ", ".join(wire.TOPICS)
                raise UnknownTopic(f"There is no topic {one.topic!r}. There are: {known}.")
            if listener.by_key and one.topic not in wire.BY_KEY:
                words = f"No key opens {one.topic}: it is for people who are signed in."
                raise UnknownTopic(words, OTHER_SCOPE.code)
            if one.title and one.topic not in wire.BY_TITLE:
                raise UnknownTopic(f"{one.topic} are not divided by games. Leave the game out.")
            if one.title and one.title not in {title.id for title in self.titles}:
                raise UnknownTopic(f"There is no game {one.title!r} here. `/api/terms` has them.")
            found.append(((one.topic, one.title), one.have))
        return found

    def _refuse(self, listener: Listener, code: str, message: str) -> None:
        listener.refused += 1
        listener.reply(wire.NewsRefused(code, message, "Look at the protocol of news."))
        if listener.refused > PATIENCE:
            listener.close(TOO_MUCH)

    def dismiss(self, listener: Listener) -> None:
        """The connection is gone."""
        listener.close()
        self.door.visits.go(listener)
        self.hub.leave(listener)
        self.door.attendance.go(listener.account)
        self.rates.forgive(f"{id(listener)}")

    def close(self) -> None:
        """Tell everybody that this process goes."""
        for person in list(self.hub.people.values()):
            for listener in list(person.listeners):
                listener.close(LEAVING)
