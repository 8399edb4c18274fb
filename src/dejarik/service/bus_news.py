"""
News of the bus, read: whatever cannot be read is dropped and counted.

What belongs here: from bytes to a message, for everybody who listens. What does not: the
messages, and what is done with them. Whoever can reach the bus can put anything there.
"""

from collections.abc import AsyncIterator
from typing import Final, TypeVar

import msgspec
import structlog

from dejarik.service.metrics import Metrics
from dejarik.service.ports import Bus

T = TypeVar("T")

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding raises: no such message, no text, no end of brackets."""

log = structlog.get_logger()


async def news_of(
    bus: Bus, subject: str, decoder: msgspec.json.Decoder[T], metrics: Metrics
) -> AsyncIterator[T]:
    """What is told under a subject, as far as it can be read."""
    async for _, data in bus.listen(subject):
        try:
            message = decoder.decode(data)
        except UNREADABLE as error:
            metrics.unreadable.inc()
            log.warning("news_unreadable", subject=subject, fault=type(error).__name__)
            continue
        yield message
