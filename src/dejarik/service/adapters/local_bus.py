"""
News inside one process, for the small mode and for tests.

What belongs here: who hears what. What does not: what the news are.
"""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AbstractAsyncContextManager
from types import TracebackType

from dejarik.service.adapters.mailbox import MOST, Mailbox

News = tuple[str, bytes]


class LocalBus(AbstractAsyncContextManager["LocalBus"]):
    """Tells whoever listens in the same process; who is slow loses the oldest news."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.lost = 0
        # What each listener wants to hear.
        self._boxes: dict[Mailbox[News], list[list[str]]] = {}

    async def publish(self, subject: str, data: bytes) -> None:
        """Tell whoever listens now."""
        words = subject.split(".")
        for box, patterns in self._boxes.items():
            if any(fits(pattern, words) for pattern in patterns):
                box.put((subject, data))

    def listen(self, subject: str) -> AsyncGenerator[News, None]:
        """What is told under a subject from this call on, until the bus is closed."""
        box: Mailbox[News] = Mailbox(self.most)
        self._boxes[box] = [subject.split(".")]
        return self._heard(box)

    def subscription(self) -> "LocalSubscription":
        """Begin to listen, to no subject yet."""
        box: Mailbox[News] = Mailbox(self.most)
        self._boxes[box] = []
        return LocalSubscription(self, box, self._boxes[box])

    def is_up(self) -> bool:
        """There is no other process that could be out of reach."""
        return True

    def forget(self, box: Mailbox[News]) -> None:
        """Tell a listener nothing more."""
        self.lost += box.lost
        self._boxes.pop(box, None)

    async def _heard(self, box: Mailbox[News]) -> AsyncGenerator[News, None]:
        try:
            async for news in box:
                yield news
        finally:
            self.forget(box)

    def subjects(self) -> set[str]:
        """Every subject or pattern that somebody listens to."""
        return {".".join(words) for patterns in self._boxes.values() for words in patterns}

    def overrun(self) -> int:
        """How many news listeners were too slow for, those of now and of before."""
        return self.lost + sum(box.lost for box in self._boxes)

    def listeners(self) -> int:
        """How many listen now."""
        return len(self._boxes)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for box in self._boxes:
            box.close()


class LocalSubscription:
    """Several subjects, read together."""

    def __init__(self, bus: LocalBus, box: Mailbox[News], patterns: list[list[str]]) -> None:
        self._bus = bus
        self._box = box
        self._patterns = patterns

    async def add(self, subject: str) -> None:
        """Hear a subject, too."""
        if (words := subject.split(".")) not in self._patterns:
            self._patterns.append(words)

    async def remove(self, subject: str) -> None:
        """Hear a subject no more."""
        if (words := subject.split(".")) in self._patterns:
            self._patterns.remove(words)

    async def close(self) -> None:
        """Hear nothing more."""
        self._box.close()
        self._bus.forget(self._box)

    def __aiter__(self) -> AsyncIterator[News]:
        return aiter(self._box)


def fits(pattern: list[str], words: list[str]) -> bool:
    """Whether a subject fits a pattern: `*` is any word, `>` at the end one or more of them."""
    for place, wanted in enumerate(pattern):
        if wanted == ">":
            return len(words) > place
        if place >= len(words) or wanted not in ("*", words[place]):
            return False
    return len(pattern) == len(words)
