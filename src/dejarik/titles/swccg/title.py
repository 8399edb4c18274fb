"""
The Customizable Card Game as a title: its rules by setup, and the parts that answer for it.

What belongs here: which rules a setup is played by. What does not: what its parts do (`telling`,
`decks`, `catalogue`).
"""

from typing import Final

from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model.edition import EDITIONS
from dejarik.games.swccg.model.rulebook import SCHEMA
from dejarik.games.swccg.wire import read_setup
from dejarik.hosting.title import ENGLISH, Guided, NamedSeats
from dejarik.kernel.journal import Journal
from dejarik.kernel.release import Release
from dejarik.titles.swccg import games
from dejarik.titles.swccg.catalogue.answers import SwccgCatalogue
from dejarik.titles.swccg.counting import SwccgCounting
from dejarik.titles.swccg.decks.answers import SwccgDecks
from dejarik.titles.swccg.passing import OCCASIONS
from dejarik.titles.swccg.protocol import SHAPES
from dejarik.titles.swccg.releases import SWCCG, release_for
from dejarik.titles.swccg.telling import SwccgTelling


class SwccgTitle(NamedSeats):
    """The Star Wars Customizable Card Game, for two."""

    id = SWCCG
    editions = tuple(EDITIONS)
    seats = (2,)
    responses = True
    occasions = OCCASIONS
    shapes = SHAPES
    options = ()
    guided = Guided(
        "introductory-dark",
        "introductory-light",
        "greedy",
        "first game 18",
        (
            *(2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2),
            *(0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0),
        ),
    )
    """Both have played a turn, and the newcomer, whose turn begins, holds a place to drain at."""

    def __init__(self) -> None:
        self.telling = SwccgTelling()
        self.decks = SwccgDecks()
        self.catalogue = SwccgCatalogue()

    def name(self, language: str = ENGLISH) -> str:
        """What people call it."""
        return "Star Wars Customizable Card Game"

    def rules(self) -> str:
        """The schema of journals, and the version with a hash of all sources and data."""
        return f"{SCHEMA} {games.rules_version()}"

    def prepare(self) -> None:
        """Load the cards of every edition, and look at the files as they are now."""
        self.rules()
        for edition in EDITIONS:
            games.hosted(edition)

    def game(self, setup: dict[str, object]) -> CustomizableCardGame:
        """The rules of the edition that a setup names. Raises ValueError when there are none."""
        return self.game_in(read_setup(setup).edition)

    def game_in(self, edition: str) -> CustomizableCardGame:
        """The rules of an edition. Raises ValueError when there is none such here."""
        return games.hosted(edition)

    def release(self, setup: dict[str, object]) -> Release:
        """What a journal of this setup is written by. Raises ValueError likewise."""
        return release_for(read_setup(setup))

    def counting(self, journal: Journal) -> SwccgCounting:
        """What counts while a finished game is played again for its review."""
        return SwccgCounting(len(read_setup(journal.setup()).seats))


TITLE: Final = SwccgTitle()
