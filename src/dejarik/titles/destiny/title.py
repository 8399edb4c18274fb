"""
Destiny as a title: its rules by setup, and the parts that answer for it.

What belongs here: which rules a setup is played by. What does not: what its parts do
(`telling`, `decks`, `catalogue`).
"""

from typing import Final

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.games.destiny.model.rulebook import SCHEMA
from dejarik.games.destiny.wire import read_setup
from dejarik.hosting.title import ENGLISH, Guided, NamedSeats
from dejarik.kernel.journal import Journal
from dejarik.kernel.release import Release
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue.answers import DestinyCatalogue
from dejarik.titles.destiny.counting import DestinyCounting
from dejarik.titles.destiny.decks.answers import DestinyDecks
from dejarik.titles.destiny.passing import OCCASIONS
from dejarik.titles.destiny.protocol import SHAPES
from dejarik.titles.destiny.releases import DESTINY, UnknownEdition, release_for
from dejarik.titles.destiny.telling import DestinyTelling


class DestinyTitle(NamedSeats):
    """Star Wars: Destiny in all its editions."""

    id = DESTINY
    editions = EDITIONS
    seats = (2,)
    responses = False
    occasions = OCCASIONS
    shapes = SHAPES
    options = ()
    guided = Guided("resistance", "first-order", "greedy", "first game 8", (5, 5, 0, 0, 0))
    """Both keep their cards, the newcomer begins, and any first roll of theirs hits."""

    def __init__(self) -> None:
        self.telling = DestinyTelling()
        self.decks = DestinyDecks()
        self.catalogue = DestinyCatalogue()

    def name(self, language: str = ENGLISH) -> str:
        """What people call it."""
        return "Star Wars: Destiny"

    def rules(self) -> str:
        """The schema of journals, and the version with a hash of all sources and data."""
        return f"{SCHEMA} {games.rules_version()}"

    def prepare(self) -> None:
        """Load the cards of every edition, and look at the files as they are now."""
        self.rules()
        for edition in EDITIONS:
            games.destiny(edition)

    def game(self, setup: dict[str, object]) -> Destiny:
        """The rules of the edition that a setup names. Raises ValueError when there are none."""
        return self.game_in(read_setup(setup).edition)

    def game_in(self, edition: str) -> Destiny:
        """The rules of an edition. Raises ValueError when there is none such here."""
        if edition not in EDITIONS:
            raise UnknownEdition(edition)
        return games.destiny(edition)

    def release(self, setup: dict[str, object]) -> Release:
        """What a journal of this setup is written by. Raises ValueError likewise."""
        return release_for(read_setup(setup))

    def counting(self, journal: Journal) -> DestinyCounting:
        """What counts while a finished game is played again for its review."""
        return DestinyCounting(len(read_setup(journal.setup()).seats))


TITLE: Final = DestinyTitle()
