"""Turned away: counting clients that were not let to a table, by what they were told."""

from dejarik.service import wire
from dejarik.service.metrics import Metrics
from dejarik.service.tables.visits import CROWDED, TOO_MANY, TurnedAway


def note_turned_away(turned: TurnedAway, metrics: Metrics) -> None:
    """Count somebody who was turned away; too many connections are also a limit that was met."""
    message = turned.message
    code = message.code if isinstance(message, wire.Closing) else "elsewhere"
    metrics.http.turned_away.labels(code).inc()
    if message in (CROWDED, TOO_MANY):
        metrics.http.rate_limited.labels("connections").inc()
