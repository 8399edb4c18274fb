"""
The live feed of a service: games that are open to all, as they begin and end.

What belongs here: reading server-sent events, and coming back after the last one heard.
What does not: watching a game (`seat`).
"""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Any, Final

import httpx
import msgspec

from dejarik.client.errors import Refused, Unreachable

PATH: Final = "/api/feed"
QUIET: Final = 40.0
"""Seconds without a line after which a connection is given up."""
ATTEMPTS: Final = 8
"""How often a lost connection is tried again before the service counts as gone."""
BACK_OFF: Final = 0.2
"""Seconds before the first of these attempts; each later one waits twice as long."""


@dataclass(frozen=True)
class FeedEvent:
    """
    One event: `playing` (as the feed begins), `begun`, `over`, or `missed` if some are gone.

    `number` is where to come back to; `game` is what is told of it, as the interface describes it.
    """

    number: int
    kind: str
    game: dict[str, Any]


async def follow(
    http: httpx.AsyncClient, headers: dict[str, str], after: int
) -> AsyncGenerator[FeedEvent, None]:
    """
    The events after a number, and each further one as it comes; it has no end by itself.

    Raises Refused, and Unreachable when nobody has answered for a while.
    """
    number, attempts = after, 0
    while True:
        try:
            async for event in _connection(http, headers, number):
                attempts = 0
                number = max(number, event.number)
                yield event
        except httpx.TransportError as error:
            if attempts >= ATTEMPTS:
                raise Unreachable(f"{http.base_url} does not answer: {error}") from error
        await asyncio.sleep(BACK_OFF * 2**attempts)
        attempts += 1


async def _connection(
    http: httpx.AsyncClient, headers: dict[str, str], after: int
) -> AsyncGenerator[FeedEvent, None]:
    place = {"after": after} if after >= 0 else {}
    async with http.stream("GET", PATH, params=place, headers=headers, timeout=QUIET) as answer:
        if answer.is_error:
            told = msgspec.json.decode(await answer.aread(), type=dict[str, str])
            raise Refused(told.get("code", ""), told.get("message", ""), told.get("advice", ""))
        said: dict[str, str] = {}
        async for line in answer.aiter_lines():
            name, _, value = line.partition(": ")
            if line and name:
                said[name] = value
            elif not line and "data" in said:
                game = msgspec.json.decode(said["data"], type=dict[str, Any])
                yield FeedEvent(int(said.get("id", 0)), said.get("event", ""), game)
                said = {}
            elif not line:
                said = {}
