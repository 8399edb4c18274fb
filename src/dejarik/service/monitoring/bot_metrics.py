"""
Metrics of bots: how many questions wait, how long they wait, and how long somebody thinks.

What belongs here: the names and their labels. What does not: queues and thinkers (`adapters`).
"""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram

from dejarik.service.monitoring.readings import GAUGE, Reading

SECONDS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class BotMetrics:
    """How bots keep up with their questions; without a registry nobody reads them."""

    def __init__(self, registry: CollectorRegistry | None = None) -> None:
        registry = registry or CollectorRegistry()
        self.queue = Reading(
            GAUGE,
            "dejarik_bot_queue",
            "Questions to bots that wait or are being thought about",
            "where",
            registry,
        )
        self.wait = Histogram(
            "dejarik_bot_wait_seconds",
            "From asking a bot until somebody began to think",
            buckets=SECONDS,
            registry=registry,
        )
        self.thinking = Histogram(
            "dejarik_bot_thinking_seconds",
            "How long a bot thought about an answer",
            buckets=SECONDS,
            registry=registry,
        )
        self.lost = Counter(
            "dejarik_bot_questions_lost",
            "Questions to bots that got no answer; they are asked again",
            ["why"],
            registry=registry,
        )
