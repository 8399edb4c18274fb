"""
What Destiny answers to the commands of the terminal.

What belongs here: the questions of the contract. What does not: how each is answered: that
stands in the other modules of this package. The table of decks is found without this one,
because it needs no rules (`deck_table`).
"""

from collections.abc import Sequence
from typing import Final

from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.wire import read_setup
from dejarik.hosting.decks import Payload, Terms, Verdict
from dejarik.hosting.terminal import Found, Usual
from dejarik.hosting.title import ENGLISH
from dejarik.kernel.journal import Journal
from dejarik.kernel.state import State
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.chronicle import Chronicle
from dejarik.titles.destiny.decks.answers import DestinyDecks, unpacked
from dejarik.titles.destiny.decks.checks import NOT_IMPLEMENTED
from dejarik.titles.destiny.terminal import cards, draws
from dejarik.titles.destiny.terminal.audience import EXTRAS, DestinyAudience


class DestinyTerminal:
    """Destiny for two in eighty columns."""

    usual = Usual(("tpg-heroes", "tpg-villains"), files.OPEN)
    code_example = "two digits for the set and three for the card, such as 04024"
    extras = EXTRAS
    help: Final = {
        "undo": "take your last answer back (the same dice come again)",
        "whynot": "why you cannot use the card, die or action of that name",
    }
    purposes = draws.PURPOSES

    def setup(
        self, lists: Sequence[Payload], names: Sequence[str], terms: Terms, *, lab: bool
    ) -> dict[str, object]:
        """A game of two lists, as plain data; `lab` if only bots play."""
        return {**DestinyDecks().setup(lists, names, terms), "lab": lab}

    def called(self, setup: dict[str, object]) -> tuple[str, ...]:
        """Who sits where, as a setup says. Raises ValueError when it is none."""
        return tuple(seat.name for seat in read_setup(setup).seats)

    def audience(
        self, journal: Journal, seat: int, called: Sequence[str], language: str = ENGLISH
    ) -> DestinyAudience:
        """An audience that has heard nothing yet, to whom the seats are called so."""
        edition = read_setup(journal.setup()).edition
        names = Names(files.facts(edition), seat, called, card_texts(edition))
        return DestinyAudience(Chronicle(games.destiny(edition), names))

    def drawn(self, s: State, purpose: int, obj: int, language: str = ENGLISH) -> str:
        """The side of a die, the order of a deck."""
        return draws.drawn(s, purpose, obj)

    def find(self, wanted: str) -> tuple[Found, ...]:
        """The card with this code, or all with such a title: implemented ones first."""
        return tuple(Found(card.code, card.title) for card in cards.matching(wanted))

    def describe(self, code: str, edition: str, language: str = ENGLISH) -> list[str]:
        """A card for a person, as an edition has it."""
        return cards.describe(files.facts(edition)[code], edition)

    def card_data(self, code: str, edition: str, language: str = ENGLISH) -> dict[str, object]:
        """Everything about a card as plain data; never its printed text."""
        return cards.card_data(files.facts(edition)[code], edition)

    def size(self, listed: Payload, language: str = ENGLISH) -> str:
        """The team and the deck."""
        found = unpacked(listed)
        return f"{len(found.team)} on the team, {len(found.cards)} cards in the deck"

    def remarks(
        self, listed: Payload, verdict: Verdict, language: str = ENGLISH
    ) -> tuple[str, ...]:
        """That nobody knows yet what a character would allow who cannot be played."""
        against = [one for one in verdict.reasons if one.key == NOT_IMPLEMENTED]
        missing = {code for one in against for code in one.cards}
        if not missing & {code for code, _ in unpacked(listed).team}:
            return ()
        return ("What a card that is not implemented would allow in a deck is not counted.",)


TERMINAL: Final = DestinyTerminal()
