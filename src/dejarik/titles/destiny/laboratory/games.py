"""The games of the laboratory: with every implemented card, and with the synthetic ones too."""

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model.edition import CURRENT, Edition, edition_named
from dejarik.games.destiny.model.facts import Card, facts_in
from dejarik.kernel.program import Node
from dejarik.kernel.state import State
from dejarik.kernel.timing import Index
from dejarik.laws.listening import overhear
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.laboratory.synthetic import synthetic_facts, synthetic_texts


class LabDestiny(Destiny):
    """Destiny for a laboratory: deaf abilities can listen to everything that happens in it."""

    def __init__(
        self, facts: dict[str, Card], programs: dict[str, tuple[Node, ...]], edition: Edition
    ) -> None:
        super().__init__(facts, programs, edition)
        self.overheard = False

    def build_index(self, s: State) -> Index:
        """With the deaf ones, if they listen just now."""
        return overhear(self, super().build_index(s))


def game_with(texts: dict[str, CardText], edition: Edition | None = None) -> Destiny:
    """The game with these card texts and the synthetic ones, in the current edition or another."""
    rules = edition or edition_named(CURRENT)
    programs = {code: text.parts for code, text in {**texts, **synthetic_texts()}.items()}
    never_printed = {code: facts_in(rules, card) for code, card in synthetic_facts().items()}
    game = LabDestiny({**files.facts(rules.name), **never_printed}, programs, rules)
    game.formats = {**files.formats()}
    return game


def whole_game(edition: Edition | None = None) -> Destiny:
    """The game with every implemented card and the synthetic ones."""
    return game_with(card_texts(edition.name if edition else CURRENT), edition)
