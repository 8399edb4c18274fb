"""
Host time: how long the host of a virtual machine has kept its processors for others.

Such a machine counts what its host took as work of whoever was at it, so a program that
measures itself finds a step of a millisecond to have taken half a second. The system knows.
"""

import os
from pathlib import Path
from typing import Final

COUNTERS: Final = Path("/proc/stat")
STEAL: Final = 8
"""The place of the ticks taken in the line of a processor, after its name."""


def taken(counters: Path = COUNTERS) -> list[float]:
    """Seconds the host has taken so far of each processor; none where the system does not tell."""
    try:
        lines = counters.read_text(encoding="ascii").splitlines()
    except OSError:
        return []
    ticks = os.sysconf("SC_CLK_TCK")
    try:
        return [
            int(line.split()[STEAL]) / ticks
            for line in lines
            if line.startswith("cpu") and not line.startswith("cpu ")
        ]
    except (ValueError, IndexError):
        return []


def most_since(before: list[float], counters: Path = COUNTERS) -> float:
    """Seconds taken since, of the processor that was taken longest: one thought runs on one."""
    after = taken(counters)
    return max((new - old for old, new in zip(before, after, strict=False)), default=0.0)
