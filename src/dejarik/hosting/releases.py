"""
Releases: which rules and which card programs a game is played by.

What belongs here: naming them for a journal, in this release of the program.
What does not: comparing them with those of a stored game (`kernel.journal.verify`).
"""

from importlib.metadata import version
from typing import Final

from dejarik.games.destiny.cards import card_texts
from dejarik.games.destiny.edition import EDITIONS
from dejarik.games.destiny.wire import Setup
from dejarik.kernel.journal import Release
from dejarik.kernel.wire import digest

DESTINY: Final = "destiny"
SCHEMA: Final = 2
"""Grows when states are packed otherwise: hashes in older journals no longer fit."""


class UnknownEdition(ValueError):
    """
    A setup names an edition that this release does not have.
    """

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no edition {name!r} here; there are {', '.join(EDITIONS)}")
        self.name = name


def release_for(setup: Setup) -> Release:
    """
    Which rules and which card programs a game of this setup is played by.

    Raises UnknownEdition.
    """
    if setup.edition not in EDITIONS:
        raise UnknownEdition(setup.edition)
    texts = card_texts(setup.edition)
    codes = {seat.battlefield for seat in setup.seats}
    for seat in setup.seats:
        codes.update(member.code for member in seat.team)
        codes.update(seat.deck)
    programs = {
        code: digest(repr(texts[code].parts).encode()) for code in sorted(codes) if code in texts
    }
    return Release(DESTINY, SCHEMA, version("dejarik"), programs)
