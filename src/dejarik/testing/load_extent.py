"""
The extent of a load: which stretches are measured, and how many tables and people they need.

What belongs here: sizes, and the options that name them. What does not: measuring (`load`).
"""

import argparse
from dataclasses import dataclass
from typing import Final

from dejarik.testing import watch_load
from dejarik.testing.lobby_load import PEOPLE, TABLES, THINKING
from dejarik.testing.table_load import WATCHED
from dejarik.testing.table_load import WATCHERS as HELD

PACED_CLIENTS: Final = 1_000
PACED_RATE: Final = 500
SATURATED_CLIENTS: Final = 200
COUNTS: Final = (10, 100, 1_000, 5_000)
COUNTED_RATE: Final = 200
LEAST_RATE: Final = 20
FASTEST: Final = 2_000
"""More answers a second than any machine here can take: so many games are kept ready."""
SHORT_GAME: Final = 60
"""Hardly a game of random answers has fewer."""


@dataclass(frozen=True)
class Part:
    """So many tables at a rate; 0 is as fast as they can."""

    name: str
    tables: int
    rate: float


@dataclass(frozen=True)
class Extent:
    """What is measured: tables by themselves, people in the lobby, and those who watch a final."""

    parts: list[Part]
    people: int
    beside: int
    watchers: int
    beside_final: int

    def needed(self, seconds: float) -> int:
        """How many tables have to be laid."""
        found = sum(_tables_for(part, seconds) for part in self.parts)
        if self.parts:
            found += WATCHED + HELD
        if self.people:
            lobby = Part("lobby", self.beside, self.beside / THINKING)
            found += _tables_for(lobby, seconds)
        if self.watchers:
            rate = 2 / watch_load.PACE + self.beside_final / THINKING
            found += _tables_for(Part("final", 1 + self.beside_final, rate), seconds)
        return found


def _parts(size: float, counts: list[int]) -> list[Part]:
    counted = max(LEAST_RATE, COUNTED_RATE * size)
    return [
        Part("paced", max(1, round(PACED_CLIENTS * size) // 2), PACED_RATE * size),
        Part("saturated", max(1, round(SATURATED_CLIENTS * size) // 2), 0),
        *[Part(f"{count} tables", count, counted) for count in counts],
    ]


def _tables_for(part: Part, seconds: float) -> int:
    """Enough tables for everybody to go on to the next until the end."""
    return part.tables + round((part.rate or FASTEST) * 2 * seconds / SHORT_GAME)


def extent_of(asked: argparse.Namespace) -> Extent:
    """What the command line wants measured."""
    counts, people, watchers = asked.tables, asked.people, asked.watchers
    if counts is None:
        counts = [max(1, round(count * asked.size)) for count in COUNTS]
    if people is None:
        people = max(1, round(PEOPLE * asked.size))
    if watchers is None:
        watchers = max(1, round(watch_load.WATCHERS * asked.size))
    return Extent(
        _parts(asked.size, counts) if asked.only in (None, "tables") else [],
        people if asked.only in (None, "lobby") else 0,
        max(1, round(TABLES * asked.size)),
        watchers if asked.only in (None, "watchers") else 0,
        max(1, round(watch_load.BESIDE * asked.size)),
    )
