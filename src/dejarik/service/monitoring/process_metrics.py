"""
Metrics of the process: its build, its event loop, its work in the background.

What belongs here: the names and their labels. What does not: the work (`background`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
)
from prometheus_client.process_collector import ProcessCollector

from dejarik.hosting.titles import Titles
from dejarik.service.monitoring import builds
from dejarik.service.monitoring.database_metrics import QUICK

# When each series began would be a further series for each, which nobody reads.
disable_created_metrics()  # type: ignore[no-untyped-call]

LAG: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0)


class ProcessMetrics:
    """How a process itself is doing; memory, files and processor time come with the library."""

    def __init__(self, registry: CollectorRegistry) -> None:
        ProcessCollector(registry=registry)
        self.build = Gauge(
            "dejarik_build_info",
            "Always 1: the version, and whether the rules are compiled",
            ["version", "rules"],
            registry=registry,
        )
        self.build.labels(builds.version(), builds.rules_build()).set(1)
        self.rules = Gauge(
            "dejarik_rules_info",
            "Always 1: the hash of the rules of each title",
            ["title", "hash"],
            registry=registry,
        )
        self.lag = Histogram(
            "dejarik_loop_lag_seconds",
            "How much later than asked the event loop woke up",
            buckets=LAG,
            registry=registry,
        )
        self.work_running = Gauge(
            "dejarik_work_running",
            "Whether work in the background runs; 0 while it waits after a failure",
            ["work"],
            registry=registry,
        )
        self.work_failed = Counter(
            "dejarik_work_failed",
            "Failures of background work, which was begun again",
            ["work"],
            registry=registry,
        )
        self.collecting = Histogram(
            "dejarik_collecting_seconds",
            "How long everything stood still to look for lost objects",
            ["what"],
            buckets=QUICK,
            registry=registry,
        )

    def tell_rules(self, titles: Titles) -> None:
        """Say which rules this process plays; it loads them."""
        for title in titles:
            self.rules.labels(title.id, title.rules()).set(1)

    @contextmanager
    def running(self, work: str) -> Iterator[None]:
        """Note that work runs, as long as it does."""
        self.work_running.labels(work).set(1)
        try:
            yield
        finally:
            self.work_running.labels(work).set(0)
