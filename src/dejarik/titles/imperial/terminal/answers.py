"""
What Imperial Assault answers to the commands of the terminal.

What belongs here: the questions of the contract. What does not: how each is answered: that stands
in the other modules of this package.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.wire import read_setup
from dejarik.hosting.decks import Payload, Terms, Verdict
from dejarik.hosting.terminal import Found, Usual
from dejarik.hosting.title import ENGLISH
from dejarik.kernel.journal import Journal
from dejarik.kernel.state import State
from dejarik.titles.imperial import games
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.chronicle import Chronicle
from dejarik.titles.imperial.decks.answers import ImperialDecks, unpacked
from dejarik.titles.imperial.terminal import cards, draws
from dejarik.titles.imperial.terminal.audience import EXTRAS, ImperialAudience


class ImperialTerminal:
    """A skirmish for two in eighty columns."""

    usual = Usual(("vader", "han-and-luke"), files.OPEN)
    code_example = "its name in small letters without spaces, such as darthvader"
    extras = EXTRAS
    help: Final = {"undo": "take your last answer back (the same dice come again)"}
    purposes = draws.PURPOSES

    def setup(
        self, lists: Sequence[Payload], names: Sequence[str], terms: Terms, *, lab: bool
    ) -> dict[str, object]:
        """A game of two armies, as plain data; `lab` if only bots play."""
        return {**ImperialDecks().setup(lists, names, terms), "lab": lab}

    def called(self, setup: dict[str, object]) -> tuple[str, ...]:
        """Who sits where, as a setup says. Raises ValueError when it is none."""
        return tuple(seat.name for seat in read_setup(setup).seats)

    def audience(
        self, journal: Journal, seat: int, called: Sequence[str], language: str = ENGLISH
    ) -> ImperialAudience:
        """An audience that has heard nothing yet, to whom the seats are called so."""
        edition = read_setup(journal.setup()).edition
        speaker = Speaker(files.library(), seat, called)
        return ImperialAudience(Chronicle(games.imperial(edition), speaker))

    def drawn(self, s: State, purpose: int, obj: int, language: str = ENGLISH) -> str:
        """For whom a die was rolled, the order of a deck."""
        return draws.drawn(s, purpose, obj)

    def find(self, wanted: str) -> tuple[Found, ...]:
        """The card with this code, or all with such a name: implemented ones first."""
        return cards.matching(wanted)

    def describe(self, code: str, edition: str, language: str = ENGLISH) -> list[str]:
        """A card for a person."""
        return cards.describe(code)

    def card_data(self, code: str, edition: str, language: str = ENGLISH) -> dict[str, object]:
        """Everything about a card as plain data; never its printed text."""
        return cards.card_data(code, edition)

    def size(self, listed: Payload, language: str = ENGLISH) -> str:
        """The army and the deck."""
        found = unpacked(listed)
        return f"{len(found.deployments)} Deployment cards, {len(found.commands)} Command cards"

    def remarks(
        self, listed: Payload, verdict: Verdict, language: str = ENGLISH
    ) -> tuple[str, ...]:
        """Nothing more."""
        return ()


TERMINAL: Final = ImperialTerminal()
