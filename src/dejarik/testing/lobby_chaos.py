"""
The lobby while servers fail: whoever listens must hear in the end what is said.

What belongs here: letting people listen, and who is deaf. What does not: the faults (`faults`),
and the tables beside (`chaos`).
"""

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

from dejarik.service.ports import Database
from dejarik.testing import http_clients
from dejarik.testing.accounting import Finding
from dejarik.testing.faults import Site
from dejarik.testing.lobby_clients import LobbyPerson, Log, unheard
from dejarik.testing.tables import lay_guests

HEARD_WITHIN: Final = 30.0
"""Seconds within which everybody must hear what is said after the last fault."""
SPEAKING: Final = 30.0
"""Seconds between two acts of one of them."""
LEAST: Final = 10

T = TypeVar("T")


async def listen_meanwhile(
    site: Site, database: Database, count: int, playing: Awaitable[T]
) -> tuple[T, list[Finding]]:
    """Let so many people listen and speak in the lobby while others play; who is deaf then."""
    urls = [process.url for process in site.processes]
    sessions = await lay_guests(database, max(LEAST, count))
    people = [LobbyPerson(urls, one, Log(), f"lobby {one}") for one in sessions]
    for person in people[1:]:
        person.pace = SPEAKING
    client = http_clients.async_client()
    async with client, asyncio.TaskGroup() as tasks:
        staying = [tasks.create_task(person.stay(client)) for person in people]
        played = await playing
        deaf = await unheard(people, client, HEARD_WITHIN)
        for task in staying:
            task.cancel()
    words = f"{deaf} of {len(people)} in the lobby have not heard what was said"
    return played, [Finding("", words)] if deaf else []
