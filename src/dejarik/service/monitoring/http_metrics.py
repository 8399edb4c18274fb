"""
Metrics of requests and sockets.

What belongs here: the names and their labels. What does not: measuring (`handlers.measured`).
Routes are told by their templates and statuses by their class, so that no address of anybody
and no number of series without an end comes in.
"""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SECONDS: Final = (0.005, 0.025, 0.1, 0.25, 1.0, 5.0, 30.0)
"""The last one is for polls, which wait for news."""


class HttpMetrics:
    """What is asked of a process, and what it refuses."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.requests = Histogram(
            "dejarik_http_request_seconds",
            "How long requests took",
            ["route", "method", "status"],
            buckets=SECONDS,
            registry=registry,
        )
        self.refused = Counter(
            "dejarik_http_refused", "Requests that were refused", ["code"], registry=registry
        )
        self.rate_limited = Counter(
            "dejarik_rate_limited",
            "What was refused because it came too often or too much at once",
            ["where"],
            registry=registry,
        )
        self.sockets = Gauge("dejarik_sockets", "Sockets that are open", registry=registry)
        self.turned_away = Counter(
            "dejarik_turned_away",
            "Clients that were not let to a table",
            ["code"],
            registry=registry,
        )
