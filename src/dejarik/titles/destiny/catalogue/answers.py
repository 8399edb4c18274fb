"""
What Destiny answers about its cards.

What belongs here: the questions of the contract. What does not: gathering (`cards`, `sheets`)
and reading files (`files`).
"""

from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.hosting.catalogue import Roll, Sheet
from dejarik.hosting.rulings import Rules, Rulings, RulingTold
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.cards import (
    catalogue,
    must_be_known,
    printings,
    rulings_about,
)
from dejarik.titles.destiny.catalogue.rolls import rolls_of
from dejarik.titles.destiny.catalogue.sheets import facts_of, rendered_text
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.catalogue.wire import Catalogue
from dejarik.titles.destiny.releases import DESTINY


class DestinyCatalogue:
    """Every printing of every set, with our texts."""

    def cards(self, edition: str, language: str) -> Catalogue:
        """Every card as an edition has it. Raises ValueError when there is no such edition."""
        return catalogue(edition)

    def sheet(self, code: str, edition: str, language: str) -> Sheet:
        """A card as an edition has it. Raises ValueError when there is none."""
        card = files.facts(edition).get(code) if edition in EDITIONS else None
        if card is None:
            message = f"there is no card {code!r} here"
            raise ValueError(message)
        text = tuple(rendered_text(code, edition))
        return Sheet(code, facts_of(card), text, code in card_texts(edition))

    def printings(self, code: str, edition: str) -> tuple[str, ...]:
        """Every printing of the same card, the first in front. Raises ValueError for none."""
        return printings(code, edition)

    def rolls(self, code: str, edition: str, language: str) -> tuple[Roll, ...]:
        """What one and two of its dice lead to. Raises ValueError when there is no such card."""
        return rolls_of(files.facts(edition)[printings(code, edition)[0]])

    def rulings_about(self, code: str, edition: str, language: str) -> Rulings:
        """What is ruled about a card. Raises ValueError when there is none such."""
        return rulings_about(code, edition)

    def ruling(self, id_: str, language: str) -> RulingTold:
        """One ruling by its id. Raises ValueError when there is none."""
        return files.rulings().named(id_)

    def rules(self, edition: str, language: str) -> Rules:
        """All rules by topic, and what is open. Raises ValueError when there is no such edition."""
        must_be_known(edition)
        return files.rulings().rules(DESTINY, edition)
