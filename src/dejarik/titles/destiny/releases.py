"""
Releases: which rules and which card programs a game is played by.

What belongs here: naming them for a journal, in this release of the program.
What does not: what becomes of a game of another release (`kernel.replaying`).
"""

from typing import Final

from dejarik.games.destiny.language.rulebook_programs import rulebook_hashes
from dejarik.games.destiny.model.edition import EDITIONS, edition_named
from dejarik.games.destiny.model.rulebook import SCHEMA
from dejarik.games.destiny.wire import Setup
from dejarik.kernel.program import program_hash
from dejarik.kernel.release import Release
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue.texts import card_texts

DESTINY: Final = "destiny"


class UnknownEdition(ValueError):
    """A setup names an edition that this release does not have."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no edition {name!r} here; there are {', '.join(EDITIONS)}")
        self.name = name


def release_for(setup: Setup) -> Release:
    """
    Which rules, and which programs of cards, die symbols and keywords, a game is played by.

    Raises UnknownEdition.
    """
    if setup.edition not in EDITIONS:
        raise UnknownEdition(setup.edition)
    texts = card_texts(setup.edition)
    codes = {seat.battlefield for seat in setup.seats}
    for seat in setup.seats:
        codes.update(member.code for member in seat.team)
        codes.update(seat.deck)
        codes.update(seat.extra_dice)
        codes.update(seat.aside)
    programs = {code: program_hash(texts[code].parts) for code in sorted(codes) if code in texts}
    programs.update(rulebook_hashes(edition_named(setup.edition)))
    return Release(DESTINY, SCHEMA, games.rules_version(), programs)
