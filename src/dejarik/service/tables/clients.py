"""
Clients: whoever is connected to a table, and what waits to be sent to them.

What belongs here: bounded outbound queues. What does not: sockets, and what is said.
Nobody ever waits for a client: one that is too slow is dropped and comes back.
"""

import asyncio
from collections import deque
from typing import Final

import msgspec

from dejarik.hosting.play.standing_wire import Order
from dejarik.service.wire import Closing, Reply

WAITING: Final = 64
"""How many messages may wait for a client."""
SLOW: Final = Closing("slow", "Your connection could not keep up, so it was closed.", again=200)

_encoder = msgspec.json.Encoder()


def encoded(message: Reply) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


class Client:
    """
    One connection: who it is, where it sits (-1 watches), and its outbound queue.

    `have` is the newest version that was sent, `order` the standing order that it came with; with
    `foresight` it wants to be told what comes of its options.
    """

    def __init__(
        self,
        account: str,
        name: str,
        seat: int,
        have: int = -1,
        order: Order | None = None,
        *,
        foresight: bool = False,
    ) -> None:
        self.account = account
        self.name = name
        self.seat = seat
        self.have = have
        self.order = order
        self.foresight = foresight
        self.closed = False
        self.slow = False
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def send(self, message: Reply) -> None:
        """Queue a message."""
        self.send_bytes(encoded(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue a message that is encoded already: the same bytes go to many."""
        if self.closed:
            return
        if len(self._waiting) >= WAITING:
            self._waiting.clear()
            self.slow = True
            self.close(SLOW)
            return
        self._waiting.append(data)
        self._news.set()

    def close(self, why: Closing | None = None) -> None:
        """Say why, and nothing after that."""
        if self.closed:
            return
        if why is not None:
            self._waiting.append(encoded(why))
        self.closed = True
        self._news.set()

    async def outgoing(self) -> list[bytes]:
        """Wait for messages and take all of them; empty when the client is closed and done."""
        while not self._waiting and not self.closed:
            self._news.clear()
            await self._news.wait()
        taken = list(self._waiting)
        self._waiting.clear()
        return taken
