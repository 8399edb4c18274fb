"""Metrics of a worker: of its bots, its connection and its process, by the names of the service."""

from prometheus_client import CollectorRegistry, generate_latest

from dejarik.service.monitoring.bot_metrics import BotMetrics
from dejarik.service.monitoring.bus_metrics import BusMetrics
from dejarik.service.monitoring.process_metrics import ProcessMetrics


class WorkerMetrics:
    """The figures of one worker program."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.bots = BotMetrics(self.registry)
        self.bus = BusMetrics(self.registry)
        self.process = ProcessMetrics(self.registry)

    def written(self) -> bytes:
        """All figures in the text form that Prometheus reads."""
        return generate_latest(self.registry)
