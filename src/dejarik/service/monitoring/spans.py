"""
Spans: how long each part of the way from a click to its commit took.

What belongs here: what the service says of its work, and what becomes of it without a tracer:
the number of the trace goes on, and nothing is measured. What does not: OpenTelemetry
(`adapters.telemetry`). No attribute names a person, a card, a table or what was answered.
"""

from contextlib import AbstractContextManager, nullcontext
from typing import Final

from dejarik.service.monitoring.trace_context import (
    TraceContext,
    new_trace,
    read_trace,
    within,
)

Attribute = str | int
NOTHING: Final = nullcontext()


class Spans:
    """Takes note of nothing; `adapters.telemetry` does."""

    def root(
        self, name: str, carried: str = "", **attributes: Attribute
    ) -> AbstractContextManager[TraceContext]:
        """Begin to work on something that was sent, with the context that came with it, if any."""
        return within(read_trace(carried) or new_trace())

    def part(self, name: str, **attributes: Attribute) -> AbstractContextManager[object]:
        """One part of what is worked on now."""
        return NOTHING

    def note(self, **attributes: Attribute) -> None:
        """Say more of what is worked on now."""

    def handle(self) -> object | None:
        """What `done` needs to add a part from another task; nothing if none is wanted."""
        return None

    def done(
        self, name: str, handle: object, began: int, ended: int, **attributes: Attribute
    ) -> None:
        """Add a part that is over, done in another task; times are nanoseconds since 1970."""


NO_SPANS: Final = Spans()
