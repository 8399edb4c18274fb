"""
Releases: which rules and which card programs a game is played by.

What belongs here: naming them for a journal, in this release of the program. What does not: what
becomes of a game of another release (`kernel.replaying`).
"""

from typing import Final

from dejarik.games.swccg.cards.collection import PROGRAMS
from dejarik.games.swccg.model.edition import edition_named
from dejarik.games.swccg.model.rulebook import SCHEMA
from dejarik.games.swccg.wire import Setup
from dejarik.kernel.program import program_hash
from dejarik.kernel.release import Release
from dejarik.titles.swccg import games

SWCCG: Final = "swccg"


def release_for(setup: Setup) -> Release:
    """Which rules, and which programs of cards, a game is played by. Raises ValueError."""
    edition_named(setup.edition)
    codes = {code for seat in setup.seats for code in seat.deck}
    hashes = {code: program_hash(PROGRAMS[code]) for code in sorted(codes) if code in PROGRAMS}
    return Release(SWCCG, SCHEMA, games.rules_version(), hashes)
