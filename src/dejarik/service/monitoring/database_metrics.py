"""
Metrics of the database: waiting for a connection, and what a commit holds.

What belongs here: the names and their labels. What does not: who observes them (`adapters`).
"""

from typing import Final

from prometheus_client import CollectorRegistry, Histogram

from dejarik.service.monitoring.readings import GAUGE, Reading

WAITS: Final = (0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 3.0)
ENTRIES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds within which an answer may be stored."""


class DatabaseMetrics:
    """How the database serves this process."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.waited = Histogram(
            "dejarik_database_wait_seconds",
            "Waiting for a connection to the database",
            buckets=WAITS,
            registry=registry,
        )
        self.connections = Reading(
            GAUGE,
            "dejarik_database_connections",
            "Connections of this process to the database",
            "state",
            registry,
        )
        self.batches = Histogram(
            "dejarik_commit_entries",
            "Entries of games that shared one commit",
            buckets=ENTRIES,
            registry=registry,
        )
        self.commits = Histogram(
            "dejarik_commit_seconds",
            "How long a commit of entries took",
            buckets=QUICK,
            registry=registry,
        )

    def committed(self, entries: int, seconds: float) -> None:
        """Note a commit."""
        self.batches.observe(entries)
        self.commits.observe(seconds)
