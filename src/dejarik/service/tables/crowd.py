"""
The crowd at a table: everybody who is connected to it, and telling them.

What belongs here: who is here, which audience they belong to, and who is behind time.
What does not: what is told, and when (`live`).
"""

from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.room import Room, Step
from dejarik.hosting.wire import News
from dejarik.kernel.ids import NOBODY
from dejarik.service import ports, wire
from dejarik.service.ids import new_id
from dejarik.service.tables.clients import Client, encoded
from dejarik.service.tables.delay import Delay


class Crowd:
    """
    The clients of one table.

    What they were told counts in one `branch` as long as this home lives: another home may
    have told another history, if a backup was restored in between.
    """

    def __init__(self, hosted: Hosted, room: Room, now: ports.Now) -> None:
        self.clients: set[Client] = set()
        self.branch = new_id()
        self._hosted = hosted
        self._room = room
        self._now = now
        self._delay: Delay | None = None
        if hosted.settings.delay:
            self._delay = Delay(hosted.settings.delay)
            self._delay.hold(room.attend(NOBODY), now())

    # --- who is here ---

    def come(self, client: Client) -> None:
        """Somebody is here: they get the table, or nothing if they have its newest version."""
        self.clients.add(client)
        if not self.is_behind(client):
            whole = self._room.attend(client.seat)
            if client.have != whole.version:
                client.have = whole.version
                client.send(whole)
        else:
            self.show(client)

    def go(self, client: Client) -> None:
        """Somebody is gone, for now."""
        self.clients.discard(client)
        seat = client.seat
        if not self.is_behind(client) and all(other.seat != seat for other in self.clients):
            self._room.forsake(seat)
        self.tell_presence()

    def disperse(self, why: wire.Closing) -> None:
        """Send everybody away."""
        for client in self.clients:
            client.close(why)
        self.clients.clear()

    def seats_here(self) -> set[int]:
        """The seats whose people are here."""
        return {client.seat for client in self.clients if client.seat != NOBODY}

    def watchers(self) -> int:
        """How many watch; somebody with two windows once."""
        return len({client.account for client in self.clients if client.seat == NOBODY})

    def sitters(self) -> tuple[wire.Sitter, ...]:
        """Who sits where, and whether they are here."""
        here = self.seats_here()
        return tuple(
            wire.Sitter(seat.name, seat.bot, bool(seat.bot) or place in here)
            for place, seat in enumerate(self._hosted.seats)
        )

    def is_behind(self, client: Client) -> bool:
        """Whether somebody watches later than things happen."""
        return client.seat == NOBODY and self._delay is not None

    def version_for(self, client: Client) -> int:
        """The version a client may know of; who watches behind time knows only what was sent."""
        return -1 if self.is_behind(client) else self._room.version(client.seat)

    # --- telling ---

    def show(self, client: Client) -> None:
        """Send somebody the whole table, as they may see it now."""
        if self._delay is None or client.seat != NOBODY:
            client.send(self._room.attend(client.seat))
            return
        self.let_go()
        whole = self._delay.whole()
        if whole is not None:
            client.send_bytes(whole)

    def tell(self, step: Step) -> None:
        """Tell every audience what it hears of a step."""
        for seat, news in step.news.items():
            if seat == NOBODY and self._delay is not None:
                self._delay.hold(news, self._now())
                continue
            data = encoded(news)
            for client in self.clients:
                if client.seat != seat:
                    continue
                if isinstance(news, News) and client.have != news.since:
                    client.send(self._room.attend(seat))
                else:
                    client.send_bytes(data)
                client.have = news.version

    def tell_all(self, message: wire.Reply) -> None:
        """Tell everybody, those behind time when it is time."""
        data = encoded(message)
        if self._delay is not None:
            self._delay.hold(message, self._now())
        for client in self.clients:
            if not self.is_behind(client):
                client.send_bytes(data)

    def tell_seat(self, seat: int, message: wire.Reply) -> None:
        """Tell only those who sit there."""
        data = encoded(message)
        for client in self.clients:
            if client.seat == seat:
                client.send_bytes(data)

    def tell_presence(self) -> None:
        """Tell everybody who is here."""
        present = tuple(sitter.present for sitter in self.sitters())
        self.tell_all(wire.Presence(present, self.watchers()))

    def let_go(self) -> None:
        """Tell those behind time what they may see by now."""
        if self._delay is None:
            return
        for data in self._delay.release(self._now()):
            for client in self.clients:
                if client.seat == NOBODY:
                    client.send_bytes(data)
