"""
What the Customizable Card Game answers about its cards.

What belongs here: the questions of the contract. What does not: gathering (`cards`) and reading
files (`files`).
"""

import msgspec

from dejarik.games.swccg.model.edition import edition_named
from dejarik.hosting.catalogue import Roll, Sheet
from dejarik.hosting.rulings import Rules, Rulings, RulingTold
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.catalogue.cards import all_cards, card_facts, formats, sets
from dejarik.titles.swccg.catalogue.wire import Catalogue
from dejarik.titles.swccg.releases import SWCCG


class SwccgCatalogue:
    """Every card of every set."""

    def cards(self, edition: str, language: str) -> Catalogue:
        """Everything as an edition has it. Raises ValueError when there is no such edition."""
        hand = edition_named(edition).starting_hand
        return Catalogue(edition, sets(), all_cards(), formats(), hand)

    def sheet(self, code: str, edition: str, language: str) -> Sheet:
        """A card as an edition has it. Raises ValueError when there is none."""
        found = card_facts(code)
        facts: dict[str, object] = msgspec.to_builtins(found)
        for name in ("text", "playable"):
            facts.pop(name, None)
        return Sheet(code, facts, found.text, found.playable)

    def printings(self, code: str, edition: str) -> tuple[str, ...]:
        """Every card has one code, however it was printed. Raises ValueError for none."""
        return (card_facts(code).code,)

    def rolls(self, code: str, edition: str, language: str) -> tuple[Roll, ...]:
        """No card has dice. Raises ValueError when there is no such card."""
        card_facts(code)
        return ()

    def rulings_about(self, code: str, edition: str, language: str) -> Rulings:
        """What is ruled about a card. Raises ValueError when there is none such."""
        return Rulings(card_facts(code).code, files.rulings().about((code,), edition))

    def ruling(self, id_: str, language: str) -> RulingTold:
        """One ruling by its id. Raises ValueError when there is none."""
        return files.rulings().named(id_)

    def rules(self, edition: str, language: str) -> Rules:
        """All rules by topic, and what is open. Raises ValueError when there is no such edition."""
        edition_named(edition)
        return files.rulings().rules(SWCCG, edition)
