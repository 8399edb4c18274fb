"""
What Imperial Assault answers about its cards and maps.

What belongs here: the questions of the contract. What does not: gathering (`cards`, `map_facts`)
and reading files (`files`).
"""

import msgspec

from dejarik.games.imperial.model.edition import EDITIONS
from dejarik.hosting.catalogue import Rulings, RulingTold, Sheet
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.catalogue.cards import card_facts, cards_of
from dejarik.titles.imperial.catalogue.map_facts import maps_of
from dejarik.titles.imperial.catalogue.wire import Catalogue, SetFacts


class ImperialCatalogue:
    """Every card and every map."""

    def cards(self, edition: str, language: str) -> Catalogue:
        """Everything as an edition has it. Raises ValueError when there is no such edition."""
        if edition not in EDITIONS:
            message = f"there is no edition {edition!r}; there are {', '.join(EDITIONS)}"
            raise ValueError(message)
        sets = tuple(SetFacts(one.code, one.name, one.wave) for one in files.sets())
        return Catalogue(edition, sets, cards_of(edition), maps_of())

    def sheet(self, code: str, edition: str, language: str) -> Sheet:
        """A card as an edition has it. Raises ValueError when there is none."""
        found = card_facts(code)
        facts: dict[str, object] = msgspec.to_builtins(found)
        for name in ("text", "playable"):
            facts.pop(name, None)
        return Sheet(code, facts, found.text, found.playable)

    def rulings_about(self, code: str, edition: str, language: str) -> Rulings:
        """No ruling of the book is about one card. Raises ValueError when there is none such."""
        return Rulings(card_facts(code).code, ())

    def ruling(self, id_: str, language: str) -> RulingTold:
        """The rulings are not shipped with the program yet. Raises ValueError."""
        message = f"there is no ruling {id_!r} here"
        raise ValueError(message)
