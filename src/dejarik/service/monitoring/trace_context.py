"""
Trace context: the number that one click has on its way through page, socket, table and journal.

What belongs here: reading and making it in the form of W3C (`traceparent`), and which one is
worked on now. What does not: measuring the way (`spans`). It is in every line of the log, and
in the errors that people are asked to quote; it says nothing of who clicked, or on what.
"""

import re
import secrets
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final

HEADER: Final = "traceparent"
FORM: Final = r"00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}"
LENGTH: Final = 55

Line = MutableMapping[str, Any]
"""A line of the log, as it is being made."""

_FORM: Final = re.compile(FORM)


@dataclass(frozen=True, slots=True)
class TraceContext:
    """A trace, and the part of it that comes before what is done now, each as hexadecimal."""

    trace: str
    span: str

    def written(self) -> str:
        """The form in which it travels."""
        return f"00-{self.trace}-{self.span}-01"


_current: Final[ContextVar[TraceContext | None]] = ContextVar("trace", default=None)


def read_trace(text: str) -> TraceContext | None:
    """The context that somebody sent; nothing if it is none."""
    if len(text) != LENGTH or _FORM.fullmatch(text) is None:
        return None
    _, trace, span, _ = text.split("-")
    return TraceContext(trace, span)


def new_trace() -> TraceContext:
    """The context of something that nobody has sent."""
    drawn = secrets.token_hex(24)
    return TraceContext(drawn[:32], drawn[32:])


@contextmanager
def within(context: TraceContext) -> Iterator[TraceContext]:
    """Work on something under its number."""
    before = _current.set(context)
    try:
        yield context
    finally:
        _current.reset(before)


def current_number() -> str:
    """The number of what is worked on now; empty outside of anything."""
    context = _current.get()
    return "" if context is None else context.trace


def quoting() -> str:
    """What to ask of people who have met a fault of ours."""
    return f"Quote the number {current_number()} when you report it."


def add_trace(_logger: object, _method: str, line: Line) -> Line:
    """Put the number into a line of the log."""
    if number := current_number():
        line["trace"] = number
    return line
