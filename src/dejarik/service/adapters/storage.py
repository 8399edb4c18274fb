"""
Storage: what a process keeps things in, opened in order.

What belongs here: the database, the journal, and the page's files of all releases.
What does not: which database an address names (`databases`).
"""

from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass

from dejarik.service.adapters.databases import journal_database, open_database
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.config import Config
from dejarik.service.metrics import Metrics
from dejarik.service.monitoring.spans import Spans
from dejarik.service.ports import Database, Now
from dejarik.service.records.asset_store import AssetStore, keep_own


@dataclass(frozen=True, slots=True)
class Storage:
    """The database of a process, and what stands in it from the start."""

    database: Database
    journal: SqlJournal
    assets: AssetStore


async def open_storage(
    config: Config,
    stack: AsyncExitStack,
    metrics: Metrics,
    spans: Spans,
    now: Now,
    own: Mapping[str, bytes],
) -> Storage:
    """All of it, until the stack ends; `own` are the files of this release's page."""
    where = (config.database, metrics.database, config.pool)
    database = await stack.enter_async_context(open_database(*where))
    # Nothing else is asked for by the connection that entries are written by.
    writing = await stack.enter_async_context(journal_database(config.database, database))
    journal = SqlJournal(database, metrics.database.committed, spans, writing)
    await stack.enter_async_context(journal)
    assets = AssetStore(database, now)
    # Before anybody is given the first file of this release, each process can serve the rest.
    await keep_own(assets, own)
    return Storage(database, journal, assets)
