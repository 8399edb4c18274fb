"""
Metrics: what a process counts and times, for Prometheus.

What belongs here: the names and what they mean. What does not: who may read them.
Nothing here names a person, a card or a table.
"""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds within which an answer may be stored."""


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
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
        self.work_failed = self._counter(
            "dejarik_work_failed", "Failures of background work, which was begun again", "work"
        )
        self.collecting = Histogram(
            "dejarik_collecting_seconds",
            "How long everything stood still to look for lost objects",
            ["what"],
            buckets=QUICK,
            registry=self.registry,
        )
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
