"""
Releases: which rules and which card programs a skirmish is played by.

What belongs here: naming them for a journal, in this release of the program. What does not: what
becomes of a game of another release (`kernel.replaying`).
"""

from typing import Final

from dejarik.games.imperial.cards import programs
from dejarik.games.imperial.missions import missions
from dejarik.games.imperial.model.edition import EDITIONS
from dejarik.games.imperial.model.rulebook import SCHEMA
from dejarik.games.imperial.wire import Setup
from dejarik.kernel.program import program_hash
from dejarik.kernel.release import Release
from dejarik.titles.imperial import games

IMPERIAL: Final = "imperial-assault"


class UnknownEdition(ValueError):
    """A setup names an edition that this release does not have."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no edition {name!r} here; there are {', '.join(EDITIONS)}")
        self.name = name


def release_for(setup: Setup) -> Release:
    """
    Which rules, and which programs of cards and missions, a game is played by.

    Raises UnknownEdition.
    """
    if setup.edition not in EDITIONS:
        raise UnknownEdition(setup.edition)
    known = programs()
    codes: set[str] = set()
    for seat in setup.seats:
        codes.update(seat.deployments)
        codes.update(seat.commands)
    hashes = {code: program_hash(known[code]) for code in sorted(codes) if code in known}
    for code, parts in sorted(missions().items()):
        if code.startswith(f"{setup.map}/"):
            hashes[code] = program_hash(parts)
    return Release(IMPERIAL, SCHEMA, games.rules_version(), hashes)
