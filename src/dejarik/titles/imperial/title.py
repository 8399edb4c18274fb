"""
Imperial Assault as a title: its rules by setup, and the parts that answer for it.

What belongs here: which rules a setup is played by. What does not: what its parts do (`telling`,
`decks`, `catalogue`).
"""

from typing import Final

from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.model.edition import EDITIONS
from dejarik.games.imperial.model.rulebook import SCHEMA
from dejarik.games.imperial.wire import read_setup
from dejarik.hosting.options import SetupOption
from dejarik.hosting.title import ENGLISH, NamedSeats
from dejarik.kernel.journal import Journal
from dejarik.kernel.release import Release
from dejarik.titles.imperial import games
from dejarik.titles.imperial.catalogue.answers import ImperialCatalogue
from dejarik.titles.imperial.counting import ImperialCounting
from dejarik.titles.imperial.decks.answers import ImperialDecks
from dejarik.titles.imperial.first_skirmish import FIRST_SKIRMISH
from dejarik.titles.imperial.options import setup_options
from dejarik.titles.imperial.passing import OCCASIONS
from dejarik.titles.imperial.protocol import SHAPES
from dejarik.titles.imperial.releases import IMPERIAL, UnknownEdition, release_for
from dejarik.titles.imperial.telling import ImperialTelling


class ImperialTitle(NamedSeats):
    """Star Wars: Imperial Assault, the skirmish for two."""

    id = IMPERIAL
    editions = tuple(EDITIONS)
    seats = (2,)
    responses = True
    occasions = OCCASIONS
    shapes = SHAPES
    guided = FIRST_SKIRMISH

    def __init__(self) -> None:
        self.telling = ImperialTelling()
        self.decks = ImperialDecks()
        self.catalogue = ImperialCatalogue()

    @property
    def options(self) -> tuple[SetupOption, ...]:
        """The map and the mission."""
        return setup_options()

    def name(self, language: str = ENGLISH) -> str:
        """What people call it."""
        return "Star Wars: Imperial Assault"

    def rules(self) -> str:
        """The schema of journals, and the version with a hash of all sources and data."""
        return f"{SCHEMA} {games.rules_version()}"

    def prepare(self) -> None:
        """Load the cards of every edition, and look at the files as they are now."""
        self.rules()
        for edition in EDITIONS:
            games.imperial(edition)

    def game(self, setup: dict[str, object]) -> ImperialAssault:
        """The rules of the edition that a setup names. Raises ValueError when there are none."""
        return self.game_in(read_setup(setup).edition)

    def game_in(self, edition: str) -> ImperialAssault:
        """The rules of an edition. Raises ValueError when there is none such here."""
        if edition not in EDITIONS:
            raise UnknownEdition(edition)
        return games.imperial(edition)

    def release(self, setup: dict[str, object]) -> Release:
        """What a journal of this setup is written by. Raises ValueError likewise."""
        return release_for(read_setup(setup))

    def counting(self, journal: Journal) -> ImperialCounting:
        """What counts while a finished game is played again for its review."""
        return ImperialCounting(len(read_setup(journal.setup()).seats))


TITLE: Final = ImperialTitle()
