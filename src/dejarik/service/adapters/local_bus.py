"""
News inside one process, for the small mode and for tests.

What belongs here: who hears what. What does not: what the news are.
"""

from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager
from types import TracebackType

from dejarik.service.adapters.mailbox import MOST, Mailbox

News = tuple[str, bytes]


class LocalBus(AbstractAsyncContextManager["LocalBus"]):
    """Tells whoever listens in the same process; who is slow loses the oldest news."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.lost = 0
        self._boxes: dict[Mailbox[News], list[str]] = {}

    async def publish(self, subject: str, data: bytes) -> None:
        """Tell whoever listens now."""
        words = subject.split(".")
        for box, pattern in self._boxes.items():
            if fits(pattern, words):
                box.put((subject, data))

    def listen(self, subject: str) -> AsyncGenerator[News, None]:
        """What is told under a subject from this call on, until the bus is closed."""
        box: Mailbox[News] = Mailbox(self.most)
        self._boxes[box] = subject.split(".")
        return self._heard(box)

    async def _heard(self, box: Mailbox[News]) -> AsyncGenerator[News, None]:
        try:
            async for news in box:
                yield news
        finally:
            self.lost += box.lost
            self._boxes.pop(box, None)

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


def fits(pattern: list[str], words: list[str]) -> bool:
    """Whether a subject fits a pattern: `*` is any word, `>` at the end one or more of them."""
    for place, wanted in enumerate(pattern):
        if wanted == ">":
            return len(words) > place
        if place >= len(words) or wanted not in ("*", words[place]):
            return False
    return len(pattern) == len(words)
