"""
Logs without personal data: one JSON object a line, with fields that are known to name nobody.

What belongs here: which fields a line may have, what is taken out of their words, and lines of
libraries. What does not: what is logged, and when.

A field that is not listed is left out, and its name is told instead, so that whoever needs it
lists it with a reason. Libraries put anything into their lines: of theirs only the unfilled
sentence is kept, and of errors the kind and the place (`tracing`), never the words.
"""

import logging
import re
import sys
from typing import Final, TextIO

import structlog

from dejarik.service.error_places import fault_of
from dejarik.service.monitoring.trace_context import Line, add_trace

FIELDS: Final = frozenset(
    {
        # Of every line.
        *("event", "level", "timestamp", "trace", "logger", "dropped"),
        # Processes, tables and games by their ids; none of them is a person's.
        *("instance", "before", "release", "url", "port", "table", "tables", "games", "job"),
        # What was done, by a name of ours.
        *("work", "question", "subject", "method", "route"),
        # Counts.
        *("count", "failures", "lost", "sessions", "guests", "circles"),
        # Errors: their kind and place; `why` is of NATS, bots and the pool, which know nobody.
        *("fault", "error", "where", "why"),
    }
)
SCRUBBED: Final = (
    (re.compile(r"(?<![\w.+-])[\w.+-]++@[\w-]++(?:\.[\w-]++)+"), "[mail]"),
    (re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b"), "[address]"),
    (re.compile(r"(?<![\w:])(?:[0-9a-fA-F]{1,4}:){3,7}[0-9a-fA-F:]+"), "[address]"),
    (re.compile(r"\?[^\s'\"]*"), "?[query]"),
)
"""What is taken out of words, whoever wrote them."""
SERVERS_ONLY: Final = ("psycopg.pool",)
"""Libraries whose lines are filled in: they speak of our own servers alone."""
LONGEST: Final = 300
KEPT_AS_THEY_ARE: Final = frozenset({"url", "timestamp", "where"})

log = structlog.get_logger()


def only_known(_logger: object, _method: str, line: Line) -> Line:
    """A line without the fields that are not listed."""
    unknown = sorted(set(line) - FIELDS)
    for name in unknown:
        del line[name]
    if unknown:
        line["dropped"] = unknown
    return line


def scrub(_logger: object, _method: str, line: Line) -> Line:
    """A line without what looks like a mail address, an address of the internet or a query."""
    for name, value in line.items():
        if isinstance(value, str) and name not in KEPT_AS_THEY_ARE:
            line[name] = scrubbed(value)
    return line


def scrubbed(text: str) -> str:
    """Words without what looks like somebody's."""
    for pattern, instead in SCRUBBED:
        text = pattern.sub(instead, text)
    return text[:LONGEST]


class OfLibraries(logging.Handler):
    """Lines of libraries, as lines of ours."""

    def emit(self, record: logging.LogRecord) -> None:
        """Say the sentence of a library without what it was filled with."""
        fields: dict[str, object] = {"logger": record.name}
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            fields |= fault_of(error)
        if record.name.startswith(SERVERS_ONLY):
            fields["why"] = record.getMessage()
        # Some sentences have the error in their second line.
        said = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
        log.log(record.levelno, said.partition("\n")[0], **fields)


def log_as_json(stream: TextIO | None = None) -> None:
    """One JSON object a line on the error stream, from now on, of ours and of libraries."""
    structlog.configure(
        processors=[
            add_trace,
            only_known,
            scrub,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(stream or sys.stderr),
    )
    logging.basicConfig(handlers=[OfLibraries()], level=logging.WARNING, force=True)
