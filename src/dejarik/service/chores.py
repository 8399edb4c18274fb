"""
Chores: what must be done now and then, whoever is playing.

What belongs here: how often. What does not: what is swept (`people`, `lobby`, `tables`).
Every process does them; doing them twice changes nothing.
"""

import asyncio
from collections.abc import Mapping
from typing import Final

import structlog

from dejarik.service.desertion import end_deserted
from dejarik.service.game_starts import StartPorts
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.repair import mend
from dejarik.service.lobby.retention import sweep_lobby
from dejarik.service.people.office import AccountPorts
from dejarik.service.people.sweeping import sweep
from dejarik.service.personal_data.deletion import erase_traces
from dejarik.service.ports import Journal, Unavailable
from dejarik.service.records.asset_store import AssetStore, keep_own
from dejarik.service.records.lengths import index_lacking, measuring
from dejarik.service.tables.deadlines import sweep_deadlines
from dejarik.service.tables.home import TableRegistry

HOURLY: Final = 3_600.0
EVERY_MINUTE: Final = 60.0
A_PAUSE: Final = 1.0

log = structlog.get_logger()


async def keep_mending(journal: Journal, lobby: LobbyPorts) -> None:
    """Tell the lobby every minute what it has not heard."""
    while True:
        try:
            if mended := await mend(lobby, measuring(journal, lobby.titles)):
                log.warning("lobby_repaired", tables=mended)
        except Unavailable:
            log.warning("lobby_repair_failed")
        await asyncio.sleep(EVERY_MINUTE)


async def keep_indexing(journal: Journal, lobby: LobbyPorts) -> None:
    """Index what was not when it ended: every minute, and as long as there is more at once."""
    while True:
        indexed = 0
        try:
            if indexed := await index_lacking(journal, lobby):
                log.info("games_indexed", games=indexed)
        except Unavailable:
            log.warning("games_not_indexed")
        await asyncio.sleep(A_PAUSE if indexed else EVERY_MINUTE)


async def keep_deadlines(table_registry: TableRegistry) -> None:
    """Look every minute whose limit of days is over."""
    while True:
        await asyncio.sleep(EVERY_MINUTE)
        try:
            await sweep_deadlines(table_registry)
        except Unavailable:
            log.warning("deadline_sweep_failed")


async def keep_forgetting(office: AccountPorts) -> None:
    """Forget every minute what was counted and limits nobody any more."""
    while True:
        await asyncio.sleep(EVERY_MINUTE)
        try:
            await office.limits.counts.forget(office.now())
        except Unavailable:
            log.warning("rate_counts_not_pruned")


async def keep_assets(assets: AssetStore, own: Mapping[str, bytes]) -> None:
    """Say once an hour that the files of this release's page are still asked for."""
    while True:
        kept = await keep_own(assets, own)
        await asyncio.sleep(HOURLY if kept else EVERY_MINUTE)


async def keep_sweeping(office: AccountPorts, start: StartPorts) -> None:
    """Sweep once an hour."""
    while True:
        await asyncio.sleep(HOURLY)
        await sweep_once(office, start)


async def sweep_once(office: AccountPorts, start: StartPorts) -> None:
    """Throw away what has expired: sessions, guests, offers, tables nobody sits at."""
    try:
        swept = await sweep(office)
        await erase_traces(swept.guests, office.database)
        await end_deserted(start)
        await sweep_lobby(start.lobby, measuring(start.journal, start.lobby.titles))
    except Unavailable:
        log.warning("sweep_failed")
        return
    log.info("swept", sessions=swept.sessions, guests=len(swept.guests))
