"""
Metrics of the bus: what was dropped, what waits, and how often the connection was made.

What belongs here: the names and their labels. What does not: the bus itself (`adapters`).
There are two links: `news` between processes, and `bots` to the queue of their questions.
"""

from typing import Protocol

from prometheus_client import CollectorRegistry

from dejarik.service.monitoring.readings import COUNTER, GAUGE, Reading


class Link(Protocol):
    """A connection to NATS, as far as it is counted."""

    dropped: int
    connections: int

    def is_up(self) -> bool:
        """Whether there is a connection now."""
        ...

    def pending(self) -> int:
        """Bytes that wait to be sent."""
        ...


class BusMetrics:
    """How news get through; without NATS only listeners that are too slow lose some."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.dropped = Reading(
            COUNTER,
            "dejarik_bus_dropped",
            "Messages that were not sent because NATS was away or too slow",
            "link",
            registry,
        )
        self.overrun = Reading(
            COUNTER,
            "dejarik_bus_overrun",
            "Messages that a listener of this process was too slow for",
            "link",
            registry,
        )
        self.connections = Reading(
            COUNTER, "dejarik_bus_connections", "Connections made to NATS", "link", registry
        )
        self.connected = Reading(
            GAUGE,
            "dejarik_bus_connected",
            "Whether there is a connection to NATS",
            "link",
            registry,
        )
        self.pending = Reading(
            GAUGE,
            "dejarik_bus_pending_bytes",
            "Bytes that wait to be sent to NATS",
            "link",
            registry,
        )
        self._links: dict[str, Link] = {}
        self.dropped.read = lambda: {name: link.dropped for name, link in self._links.items()}
        self.connections.read = lambda: {
            name: link.connections for name, link in self._links.items()
        }
        self.connected.read = lambda: {name: link.is_up() for name, link in self._links.items()}
        self.pending.read = lambda: {name: link.pending() for name, link in self._links.items()}

    def follow(self, name: str, link: Link) -> None:
        """Read what a link counts, from now on."""
        self._links[name] = link
