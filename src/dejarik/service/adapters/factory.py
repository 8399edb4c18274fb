"""Which adapters a configuration asks for: NATS or this process, limits, push and mail, home."""

from contextlib import AsyncExitStack

from dejarik.hosting.titles import Titles
from dejarik.service.adapters.databases import POSTGRES
from dejarik.service.adapters.directory import SqlDirectory
from dejarik.service.adapters.jetstream_bots import JetStreamBots
from dejarik.service.adapters.local_bots import LocalBots
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.adapters.mail import Mail
from dejarik.service.adapters.nats_bus import NatsBus
from dejarik.service.adapters.probes import Probe
from dejarik.service.adapters.push_sealing import Signer
from dejarik.service.adapters.web_push import WebPush
from dejarik.service.config import Config
from dejarik.service.metrics import Metrics
from dejarik.service.monitoring.spans import NO_SPANS, Spans
from dejarik.service.notices.board import NoticeBoard
from dejarik.service.notices.notice_store import NoticeStore
from dejarik.service.ports import Bots, Bus, Database, Now
from dejarik.service.rate_limits import MemoryCounts, RateLimits
from dejarik.service.records.count_store import SharedCounts
from dejarik.service.records.waiting_store import WaitingStore
from dejarik.service.tables.home import TableRegistry
from dejarik.service.tables.release_checks import Releases
from dejarik.service.tables.staff import TablePorts


def open_spans(config: Config, stack: AsyncExitStack) -> Spans:
    """Spans for a collector, or none."""
    if config.traces is None:
        return NO_SPANS
    # An extra of the package, which need not be installed.
    from dejarik.service.adapters.telemetry import sending  # noqa: PLC0415

    return stack.enter_context(sending(config.traces, config.instance))


async def open_bus(config: Config, stack: AsyncExitStack, metrics: Metrics) -> Bus:
    """News over NATS, or inside this process without it."""
    bus = NatsBus(config.nats) if config.nats else LocalBus()
    if isinstance(bus, NatsBus):
        metrics.bus.follow("news", bus.link)
    metrics.bus.overrun.read = lambda: {"news": bus.overrun()}
    return await stack.enter_async_context(bus)


async def open_bots(
    config: Config, titles: Titles, stack: AsyncExitStack, metrics: Metrics
) -> Bots:
    """Workers anywhere with NATS, thinkers of our own without."""
    if config.nats:
        bots = JetStreamBots(config.nats, metrics.bots)
        metrics.bus.follow("bots", bots.link)
        return await stack.enter_async_context(bots)
    return await stack.enter_async_context(LocalBots(titles, config.bots, metrics=metrics.bots))


def limits_of(config: Config, database: Database, metrics: Metrics, steady: Now) -> RateLimits:
    """Limits that all processes share on PostgreSQL; a file of SQLite has one process only."""

    def note(limit: str) -> None:
        metrics.limited.labels(limit).inc()

    if config.database.startswith(POSTGRES):
        return RateLimits(SharedCounts(database), note, steady)
    return RateLimits(MemoryCounts(), note, steady)


def household_of(
    config: Config, database: Database, staff: TablePorts, bus: Bus, steady: Now
) -> TableRegistry:
    """The table registry of one process, with its directory, and the release it says it is of."""
    name = staff.titles.release_name()
    directory = SqlDirectory(database, config.instance, config.url, name, config.own_url)
    releases = Releases(name, staff.journal, WaitingStore(database, staff.now), steady)
    answers = Probe(staff.now).answers
    return TableRegistry(config.instance, directory, staff, steady, bus, answers, releases)


async def open_board(
    config: Config, database: Database, now: Now, stack: AsyncExitStack, metrics: Metrics
) -> NoticeBoard:
    """Notices on every way that is configured."""
    notices = metrics.notices
    board = NoticeBoard(NoticeStore(database), config.page())
    if config.push is not None:
        signer = Signer(config.push.key, config.push.contact)
        push = WebPush(
            *(signer, now, config.push.services),
            note=lambda delivery: notices.labels("push", delivery.value).inc(),
        )
        board.pusher = await stack.enter_async_context(push)
    if config.mail is not None:
        board.mailer = Mail(config.mail, note=lambda result: notices.labels("mail", result).inc())
    return board
