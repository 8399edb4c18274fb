"""Meters: processor time and memory of running processes, from /proc."""

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Reading:
    """Seconds of processor time so far, by who spent them, and the time of day."""

    seconds: float
    servers: float
    postgres: float
    clients: float

    def since(self, before: "Reading") -> "Reading":
        """What was spent since another reading."""
        return Reading(
            self.seconds - before.seconds,
            self.servers - before.servers,
            self.postgres - before.postgres,
            self.clients - before.clients,
        )


class Meter:
    """Reads the server processes, PostgreSQL with its children, and this process: the clients."""

    def __init__(self, servers: Sequence[int], postgres: int) -> None:
        self.servers = list(servers)
        self.postgres = postgres

    def read(self) -> Reading:
        """What was spent so far."""
        database = [self.postgres, *children(self.postgres)]
        return Reading(
            time.monotonic(),
            sum(map(cpu, self.servers)),
            sum(map(cpu, database)),
            time.process_time(),
        )

    def memory(self) -> int:
        """Bytes that the server processes hold in memory."""
        return sum(map(resident, self.servers))


def cpu(process: int) -> float:
    """Seconds of processor time of a process and of its children that have ended."""
    try:
        text = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    fields = text.rpartition(")")[2].split()
    return sum(int(fields[place]) for place in (11, 12, 13, 14)) / TICKS


def resident(process: int) -> int:
    """Bytes of a process that are in memory."""
    return int(Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()[1]) * PAGE


def children(process: int) -> list[int]:
    """The children of a process."""
    try:
        text = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8")
    except OSError:
        return []
    return [int(number) for number in text.split()]


def percentile(ordered: Sequence[float], part: float) -> float:
    """The value that this part of an ordered list does not exceed; 0 of nothing."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def in_ms(seconds: float) -> float:
    """Seconds as milliseconds to be read."""
    return round(seconds * 1_000, 1)
