"""
Faults: what happens to servers in the wild, done to those of an experiment.

What belongs here: each fault with its end, and the names they are counted by. What does not:
when one happens (`chaos`), and what must still be true then (`accounting`).
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

import nats as nats_client

from dejarik.testing.nats_servers import NatsServer
from dejarik.testing.processes import Process
from dejarik.testing.servers import Postgres, Server

DEAD_FOR: Final = 6.0
"""Seconds that a killed process stays dead: others take over before it is started again."""
STILL_FOR: Final = 4.0
"""Seconds that something stands still or takes no changes: a process counts as dead after two."""
UNREADABLE: Final = (
    b'{"place":"table.\xff","author":"a","name":"b","text":"c","at":1,"process":"\xff"}',
    b"\xff",
    b"[" * 10_000,
)
"""JSON as it should be but for a byte that is in no text, no JSON, and brackets without an end."""


@dataclass
class Site:
    """Everything that runs."""

    postgres: Postgres
    nats: NatsServer
    processes: list[Process]


Fault = Callable[[Site, random.Random], Awaitable[None]]


async def kill_process(site: Site, chance: random.Random) -> None:
    """A process dies, and is started again after others have taken its tables."""
    victim = chance.choice(site.processes)
    await asyncio.to_thread(victim.kill)
    await asyncio.sleep(DEAD_FOR)
    await asyncio.to_thread(victim.start)


async def freeze_process(site: Site, chance: random.Random) -> None:
    """A process stands still, keeps its connections, and wakes."""
    await _stopped([chance.choice(site.processes)])


async def pause_host(site: Site, _chance: random.Random) -> None:
    """Everything stands still at once, and wakes."""
    await _stopped([*site.processes, site.postgres, site.nats])


async def _stopped(servers: Sequence[Server]) -> None:
    try:
        for server in servers:
            server.pause()
        await asyncio.sleep(STILL_FOR)
    finally:
        for server in servers:
            server.resume()


async def restart_nats(site: Site, _chance: random.Random) -> None:
    """The bus ends and is there again."""
    await asyncio.to_thread(site.nats.restart)


async def restart_postgres(site: Site, _chance: random.Random) -> None:
    """The database ends and is there again."""
    await asyncio.to_thread(site.postgres.restart)


async def make_read_only(site: Site, _chance: random.Random) -> None:
    """The database hangs up and takes no changes for a while, as in a failover."""
    try:
        await asyncio.to_thread(site.postgres.set_read_only, on=True)
        await asyncio.to_thread(site.postgres.hang_up)
        await asyncio.sleep(STILL_FOR)
    finally:
        await asyncio.to_thread(site.postgres.set_read_only, on=False)


async def hang_up(site: Site, _chance: random.Random) -> None:
    """The database hangs up on everybody, whatever it is being asked."""
    await asyncio.to_thread(site.postgres.hang_up)


async def spoil_news(site: Site, _chance: random.Random) -> None:
    """Bytes that nobody can read come over the bus."""
    await say_nonsense(site.nats)


async def say_nonsense(bus: NatsServer) -> None:
    """Tell everybody who listens, wherever that is, what nobody can read."""
    subjects = await asyncio.to_thread(bus.subjects)
    client = await nats_client.connect(bus.url)
    try:
        for subject in subjects:
            for data in UNREADABLE:
                await client.publish(subject, data)
        await client.flush()
    finally:
        await client.close()


FAULTS: Final[dict[str, Fault]] = {
    "process_killed": kill_process,
    "process_frozen": freeze_process,
    "host_paused": pause_host,
    "nats_restarted": restart_nats,
    "postgres_restarted": restart_postgres,
    "database_read_only": make_read_only,
    "backends_terminated": hang_up,
    "news_unreadable": spoil_news,
}
"""By the name that each is counted by."""
EACH_ROUND: Final = (*FAULTS, "process_killed", "process_killed")
"""What happens before anything happens again; nothing is as usual as a death."""
