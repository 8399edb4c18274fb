"""
Readings: metrics that are read where they stand, at the moment somebody asks for them.

What belongs here: turning a reading into what Prometheus knows. What does not: which there are.
Whoever counts anyway, such as a pool or a queue, is not told to count twice.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

Read = Callable[[], Mapping[str, float]]
"""The figures as they are now, by the value of their label."""

Note = Callable[[float], object]
"""Told of one figure."""

COUNTER: Final = CounterMetricFamily
GAUGE: Final = GaugeMetricFamily


def unnoted(figure: float) -> None:
    """Take note of nothing."""


class Reading(Collector):
    """One metric with one label; `read` is set by whoever has the figures, until then none."""

    def __init__(
        self,
        family: type[CounterMetricFamily | GaugeMetricFamily],
        name: str,
        meaning: str,
        label: str,
        registry: CollectorRegistry,
    ) -> None:
        self.read: Read = dict
        self._family = family
        self._described = (name, meaning, label)
        registry.register(self)

    def collect(self) -> Iterable[Metric]:
        """The metric as it is now."""
        name, meaning, label = self._described
        family = self._family(name, meaning, labels=[label])
        for value, figure in self.read().items():
            family.add_metric([value], figure)
        yield family
