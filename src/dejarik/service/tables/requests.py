"""
Requests that change nothing in the game: whoever is at a table may make them, watchers too.

What belongs here: a sign of life, the table anew, why, cards, talk. What does not: what only a
seat may do (`live`), and being at the table (`crowd`).
"""

from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from dejarik.hosting.play.room import Room
from dejarik.hosting.title import Title
from dejarik.kernel.journal import Journal
from dejarik.service import ports, wire
from dejarik.service.refusals import Refusal
from dejarik.service.tables import questions
from dejarik.service.tables.clients import Client
from dejarik.service.tables.crowd import Connections
from dejarik.service.tables.history import ReplayLost, until
from dejarik.service.tables.side_work import SideWork
from dejarik.service.tables.staff import TablePorts

AGAIN: Final = "Try again in a moment."
BEHIND: Final = "Who watches with a delay can ask this when the game is over."
NOT_YET: Final = "This table is shown with a delay, and nothing of it may be seen yet."
TOO_MUCH: Final = "Too much waits for this table."
NOT_REPLAYED: Final = "The game could not be looked through just now."
UNHEARD: Final = "Nobody can be heard just now."

CommonRequest = wire.Ping | wire.Refresh | wire.Why | wire.ShowCard | wire.Say | wire.SayQuick


class Shown(Protocol):
    """The table as its clients see it."""

    def version_for(self, client: Client) -> int:
        """The version a client may know of."""
        ...

    def is_behind(self, client: Client) -> bool:
        """Whether somebody watches later than things happen."""
        ...

    def show(self, client: Client) -> bool:
        """Send somebody the whole table; False if they may see nothing of it yet."""
        ...


class Host(Protocol):
    """Where these requests are made."""

    @property
    def id(self) -> str:
        """The game."""
        ...

    @property
    def lobby_table(self) -> str:
        """The table in the lobby; empty if there is none."""
        ...

    @property
    def title(self) -> Title:
        """What is played."""
        ...

    @property
    def edition(self) -> str:
        """The edition it is played in."""
        ...

    @property
    def crowd(self) -> Shown:
        """What its clients see of it."""
        ...

    async def journal(self) -> Journal:
        """The game as far as it is stored. Raises Unavailable."""
        ...


@dataclass
class LiveHost:
    """A live table; what is played just now, and not stored yet, is not told."""

    id: str
    lobby_table: str
    room: Room
    crowd: Connections

    def __post_init__(self) -> None:
        """Everything was stored."""
        self.title = self.room.title
        self.edition = questions.edition_of(self.room)
        self.stored_entries = self.room.seq()

    async def journal(self) -> Journal:
        """The game as far as it is stored."""
        return until(self.room.play.journal, self.stored_entries)


@dataclass(frozen=True)
class Requests:
    """Answers the requests that are made at one table; what takes long is side work."""

    host: Host
    side: SideWork
    staff: TablePorts

    def take(self, client: Client, message: CommonRequest) -> None:
        """Answer a request, now or later."""
        try:
            self._take(client, message)
        except questions.NoAnswer as none:
            self.refuse(client, message, none.code, none.message)

    def _take(self, client: Client, message: CommonRequest) -> None:
        shown = self.host.crowd
        match message:
            case wire.Ping():
                client.send(wire.Pong(message.ref, shown.version_for(client)))
            case wire.Refresh():
                if not shown.show(client):
                    self.refuse(client, message, "not_yet", NOT_YET, AGAIN)
            case wire.ShowCard():
                client.send(questions.card(self.host.title, self.host.edition, message))
            case wire.Why() if shown.is_behind(client):
                self.refuse(client, message, "no_answer", BEHIND)
            case wire.Why():
                if not self.side.start(partial(self._look_back, client, message)):
                    self.refuse(client, message, "busy", TOO_MUCH, AGAIN)
            case wire.Say() | wire.SayQuick():
                if not self.side.queue(partial(self._speak, client, message)):
                    self.refuse(client, message, "busy", TOO_MUCH, AGAIN)

    async def _look_back(self, client: Client, message: wire.Why) -> None:
        """Say what led to a line; the game is played again elsewhere if it has to be."""
        host = self.host
        try:
            journal = await host.journal()
            found = await self.staff.history.log(
                host.id, host.title.id, journal, client.seat, message.line
            )
            client.send(questions.reasons(found, message))
        except questions.NoAnswer as none:
            self.refuse(client, message, none.code, none.message)
        except (ReplayLost, ports.Unavailable):
            self.refuse(client, message, "busy", NOT_REPLAYED, AGAIN)

    async def _speak(self, client: Client, message: wire.Say | wire.SayQuick) -> None:
        """Pass on what somebody says; it comes back as news for all who may hear it."""
        table = self.host.lobby_table
        try:
            if isinstance(message, wire.Say):
                await self.staff.ties.speak(table, client.account, message.text)
            else:
                await self.staff.ties.speak_quick(table, client.account, message.word)
        except Refusal as refusal:
            self.refuse(client, message, refusal.code, refusal.message, refusal.advice)
        except ports.Unavailable:
            self.refuse(client, message, "busy", UNHEARD, AGAIN)
        else:
            client.send(wire.Accepted(message.ref, self.host.crowd.version_for(client)))

    def refuse(
        self, client: Client, message: wire.Message, code: str, text: str, advice: str = ""
    ) -> None:
        """Say that something is not done, and what to do."""
        self.staff.metrics.refused.labels(code).inc()
        version = self.host.crowd.version_for(client)
        client.send(wire.Refused(message.ref, code, text, advice, version))
