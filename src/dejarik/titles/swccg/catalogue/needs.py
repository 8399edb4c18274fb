"""
What the cards of the Customizable Card Game wait for, counted for whoever plans a milestone.

What belongs here: counts over `needs.json`. What does not: how a need is found
(`scripts/swccg_needs.py`), and which cards are written.
"""

from collections import Counter
from collections.abc import Collection

from dejarik.titles.swccg.catalogue import files


def subsystems() -> tuple[str, ...]:
    """Every subsystem that any card waits for, the one most waited for first."""
    found = Counter(name for names in files.needs().values() for name in names)
    return tuple(sorted(found, key=lambda name: (-found[name], name)))


def by_set() -> dict[str, dict[str, int]]:
    """How many cards of each set wait for each subsystem; sets in their order."""
    found: dict[str, Counter[str]] = {one.code: Counter() for one in files.sets()}
    for code, names in files.needs().items():
        found[files.cards()[code].set_code].update(names)
    return {code: dict(sorted(counts.items())) for code, counts in found.items() if counts}


def playable(built: Collection[str]) -> tuple[str, ...]:
    """The codes of the cards that wait for nothing but what is built."""
    return tuple(code for code, names in files.needs().items() if set(names) <= set(built))


def gains(built: Collection[str]) -> dict[str, int]:
    """How many more cards each missing subsystem alone would make playable, the most first."""
    missing = [set(names) - set(built) for names in files.needs().values()]
    found = Counter(next(iter(names)) for names in missing if len(names) == 1)
    return dict(sorted(found.items(), key=lambda one: (-one[1], one[0])))
