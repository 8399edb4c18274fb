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
"""The place of the ticks taken in the line of all processors, after its name."""


def taken(counters: Path = COUNTERS) -> float:
    """
    Seconds the host has taken so far, of all processors; 0 where the system does not tell.
    """
    try:
        with counters.open(encoding="ascii") as file:
            return int(file.readline().split()[STEAL]) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return 0.0
