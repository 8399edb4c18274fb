"""
Which adapter a configuration asks for: over NATS, or inside this process.
"""

from contextlib import AsyncExitStack

from dejarik.service.adapters.jetstream_bots import JetStreamBots
from dejarik.service.adapters.local_bots import LocalBots
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.adapters.nats_bus import NatsBus
from dejarik.service.config import Config
from dejarik.service.ports import Bots, Bus


async def open_bus(config: Config, stack: AsyncExitStack) -> Bus:
    """
    News over NATS, or inside this process without it.
    """
    if config.nats:
        return await stack.enter_async_context(NatsBus(config.nats))
    return await stack.enter_async_context(LocalBus())


async def open_bots(config: Config, stack: AsyncExitStack) -> Bots:
    """
    Workers anywhere with NATS, thinkers of our own without.
    """
    if config.nats:
        return await stack.enter_async_context(JetStreamBots(config.nats))
    return await stack.enter_async_context(LocalBots(config.bots))
