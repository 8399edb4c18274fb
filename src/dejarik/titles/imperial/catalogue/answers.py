"""
What Imperial Assault answers about its cards and maps.

What belongs here: the questions of the contract. What does not: gathering (`cards`, `map_facts`)
and reading files (`files`).
"""

import msgspec

from dejarik.games.imperial.model.edition import EDITIONS
from dejarik.games.imperial.rules.setup import HAND_SIZE
from dejarik.hosting.catalogue import Roll, Sheet
from dejarik.hosting.rulings import Rules, Rulings, RulingTold
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.catalogue.cards import card_facts, cards_of, glossary
from dejarik.titles.imperial.catalogue.map_facts import maps_of
from dejarik.titles.imperial.catalogue.rolls import rolls_of
from dejarik.titles.imperial.catalogue.wire import Catalogue, FormatFacts, SetFacts
from dejarik.titles.imperial.releases import IMPERIAL


class ImperialCatalogue:
    """Every card and every map."""

    def cards(self, edition: str, language: str) -> Catalogue:
        """Everything as an edition has it. Raises ValueError when there is no such edition."""
        _must_be_known(edition)
        sets = tuple(SetFacts(one.code, one.name, one.wave) for one in files.sets())
        formats = tuple(
            FormatFacts(one.code, one.points, one.deck_size, one.deck_points, one.name, one.sets)
            for one in files.formats().values()
        )
        cards, maps = cards_of(edition), maps_of()
        return Catalogue(edition, sets, cards, maps, glossary(), formats, HAND_SIZE)

    def sheet(self, code: str, edition: str, language: str) -> Sheet:
        """A card as an edition has it. Raises ValueError when there is none."""
        found = card_facts(code)
        facts: dict[str, object] = msgspec.to_builtins(found)
        for name in ("text", "playable"):
            facts.pop(name, None)
        return Sheet(code, facts, found.text, found.playable)

    def printings(self, code: str, edition: str) -> tuple[str, ...]:
        """Every card was printed under one code. Raises ValueError when there is none such."""
        return (card_facts(code).code,)

    def rolls(self, code: str, edition: str, language: str) -> tuple[Roll, ...]:
        """What its pools of dice lead to. Raises ValueError when there is no such card."""
        card = files.deployments().get(card_facts(code).code)
        return () if card is None else rolls_of(card)

    def rulings_about(self, code: str, edition: str, language: str) -> Rulings:
        """What is ruled about a card. Raises ValueError when there is none such."""
        return Rulings(card_facts(code).code, files.rulings().about((code,), edition))

    def ruling(self, id_: str, language: str) -> RulingTold:
        """One ruling by its id. Raises ValueError when there is none."""
        return files.rulings().named(id_)

    def rules(self, edition: str, language: str) -> Rules:
        """All rules by topic, and what is open. Raises ValueError when there is no such edition."""
        _must_be_known(edition)
        return files.rulings().rules(IMPERIAL, edition)


def _must_be_known(edition: str) -> None:
    if edition not in EDITIONS:
        message = f"there is no edition {edition!r}; there are {', '.join(EDITIONS)}"
        raise ValueError(message)
