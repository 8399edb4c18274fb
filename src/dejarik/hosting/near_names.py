"""
Near names: which of many names somebody may have meant.

What belongs here: comparing words with names. What does not: whose names they are (each title).

Comparing with every name takes tens of milliseconds, so only those are compared that share the
most runs of three letters with what was typed.
"""

import difflib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from itertools import takewhile
from typing import Final

LOOKED_AT: Final = 40
LONGEST: Final = 60
"""So much of what was typed is compared: no name is longer."""
TELLING: Final = 3
"""So many letters say which name may be meant."""
_ALIKE: Final = 0.6
_RUN: Final = 3


class NearNames:
    """Names, ready to be compared."""

    def __init__(self, names: Iterable[str]) -> None:
        self._places = {name: place for place, name in enumerate(names)}
        self._sorted = sorted(self._places)
        self._by_run: dict[str, list[str]] = {}
        for name in self._places:
            for run in sorted(_runs(name)):
                self._by_run.setdefault(run, []).append(name)

    def like(self, words: str, most: int) -> list[str]:
        """The names most like some words, the nearest first."""
        wanted = words[:LONGEST]
        shared: Counter[str] = Counter()
        for run in sorted(_runs(wanted)):
            shared.update(self._by_run.get(run, ()))
        likely = [name for name, _ in shared.most_common(LOOKED_AT)]
        return difflib.get_close_matches(wanted, likely, most, _ALIKE)

    def beginning(self, words: str) -> list[str]:
        """The names that begin with some words or that these begin with, as they were given."""
        if len(words) < TELLING:
            return []
        wanted = words[:LONGEST]
        first = bisect_left(self._sorted, wanted)
        longer = takewhile(lambda name: name.startswith(wanted), self._sorted[first:])
        parts = [wanted[:end] for end in range(TELLING, len(wanted))]
        found = {*longer, *(part for part in parts if part in self._places)}
        return sorted(found, key=self._places.__getitem__)


def _runs(word: str) -> set[str]:
    return {word[place : place + _RUN] for place in range(max(1, len(word) - _RUN + 1))}
