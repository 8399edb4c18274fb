"""
The games of the laboratory: with every implemented card, and with the synthetic ones too.
"""

from dejarik import catalog
from dejarik.games.destiny.cards import card_texts
from dejarik.games.destiny.edition import Edition
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.words import CardText
from dejarik.lab.synthetic import synthetic_facts, synthetic_texts


def game_with(texts: dict[str, CardText], edition: Edition | None = None) -> Destiny:
    """
    The game with these card texts and the synthetic ones, in the current edition or another.
    """
    programs = {code: text.parts for code, text in {**texts, **synthetic_texts()}.items()}
    facts = {**catalog.facts(), **synthetic_facts()}
    game = Destiny(facts, programs, edition or Edition("arh"))
    game.formats = {**catalog.formats()}
    return game


def whole_game(edition: Edition | None = None) -> Destiny:
    """
    The game with every implemented card and the synthetic ones.
    """
    return game_with(card_texts(), edition)
