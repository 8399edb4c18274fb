"""
Jobs about the past of a game, and what comes of them, as bytes for another process. Never compiled.

What belongs here: their fields, reading and writing them. What does not: doing one (`history`).
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from dejarik.hosting.play.game_log import GameLog, LoggedLine
from dejarik.hosting.play.undo import Mark


class HistoryJob(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    What is asked of a game: its `log` for a seat, the `marks` of its answers, or a `state`.

    `at` is the seat of a log (-1 for spectators), the position of a state, else of no meaning.
    """

    kind: Literal["log", "marks", "state"]
    title: str
    journal: bytes
    at: int = 0


_encoder = msgspec.msgpack.Encoder()
_job = msgspec.msgpack.Decoder(HistoryJob)
_log = msgspec.msgpack.Decoder(tuple[LoggedLine, ...])
_marks = msgspec.msgpack.Decoder(tuple[Mark, ...])


def write_job(job: HistoryJob) -> bytes:
    """A job as bytes."""
    return _encoder.encode(job)


def read_job(data: bytes) -> HistoryJob:
    """The job in these bytes. Raises ValueError."""
    return _job.decode(data)


def write_log(log: GameLog) -> bytes:
    """A log as bytes."""
    return _encoder.encode(log.lines)


def read_log(data: bytes) -> GameLog:
    """The log in these bytes. Raises ValueError."""
    return GameLog(_log.decode(data))


def write_marks(marks: Sequence[Mark]) -> bytes:
    """Marks as bytes."""
    return _encoder.encode(marks)


def read_marks(data: bytes) -> tuple[Mark, ...]:
    """The marks in these bytes. Raises ValueError."""
    return _marks.decode(data)
