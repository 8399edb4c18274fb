"""
Metrics: what a process counts and times, for Prometheus.

What belongs here: the metrics of tables, and the others by their subjects (`monitoring`).
What does not: who may read them (`monitoring.listener`). Nothing here names a person, a card or
a table; `docs/reference/metrics.md` says what each means.
"""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from dejarik.service.monitoring.bot_metrics import BotMetrics
from dejarik.service.monitoring.bus_metrics import BusMetrics
from dejarik.service.monitoring.database_metrics import QUICK, DatabaseMetrics
from dejarik.service.monitoring.http_metrics import HttpMetrics
from dejarik.service.monitoring.process_metrics import ProcessMetrics

ENTRIES: Final = (0, 10, 32, 64, 128, 256, 512, 1_024)
"""How many entries may be replayed; with a state that was kept it is 64 at most."""


class RebuildMetrics:
    """What it takes to bring a table home."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.seconds = Histogram(
            "dejarik_rebuild_seconds",
            "How long it took to play a stored game again",
            buckets=QUICK,
            registry=registry,
        )
        self.entries = Histogram(
            "dejarik_rebuild_entries",
            "Entries that were played again for it",
            buckets=ENTRIES,
            registry=registry,
        )


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.http = HttpMetrics(self.registry)
        self.database = DatabaseMetrics(self.registry)
        self.bots = BotMetrics(self.registry)
        self.bus = BusMetrics(self.registry)
        self.process = ProcessMetrics(self.registry)
        self.stored = Histogram(
            "dejarik_entry_seconds",
            "From playing an entry to having it on disk",
            buckets=QUICK,
            registry=self.registry,
        )
        self.refused = self._counter("dejarik_refused", "Messages that were refused", "code")
        self.limited = self._counter(
            "dejarik_limited", "Requests that a limit shared by all processes has refused", "limit"
        )
        self.faults = self._counter("dejarik_faults", "Answers that the rules failed on")
        self.moved = self._counter("dejarik_tables_lost", "Tables that another process took")
        self.taken = self._counter("dejarik_tables_taken", "Tables brought home to this process")
        self.dropped = self._counter("dejarik_clients_dropped", "Clients that were too slow")
        self.unreadable = self._counter(
            "dejarik_news_unreadable", "News of the bus that were dropped"
        )
        self.notices = self._counter(
            "dejarik_notices", "Notices to people who are not looking", "way", "result"
        )
        self.rebuilds = RebuildMetrics(self.registry)
        self.tables = Gauge(
            "dejarik_tables", "Tables at home in this process", registry=self.registry
        )
        self.clients = Gauge(
            "dejarik_clients", "Clients connected to this process", registry=self.registry
        )

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(name, meaning, labels, registry=self.registry)

    def written(self) -> bytes:
        """All figures in the text form that Prometheus reads."""
        return generate_latest(self.registry)
