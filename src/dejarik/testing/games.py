"""
The games tables are laid with: the true one, or one with other card texts.
"""

from functools import cache

from dejarik import catalog
from dejarik.games.destiny.cards import card_texts
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.words import CardText
from dejarik.games.destiny.rulebook import Edition
from dejarik.lab.synthetic import synthetic_facts, synthetic_texts


def game_with(texts: dict[str, CardText]) -> Destiny:
    """
    The game with these card texts and the synthetic ones.
    """
    programs = {code: text.parts for code, text in {**texts, **synthetic_texts()}.items()}
    facts = {**catalog.facts(), **synthetic_facts()}
    game = Destiny(facts, programs, Edition("arh"))
    game.formats = {**catalog.formats()}
    return game


@cache
def true_game() -> Destiny:
    """
    The game as it is.
    """
    return game_with(card_texts())


_played: list[Destiny] = []


def current_game() -> Destiny:
    """
    The game tables are laid with just now.
    """
    return _played[0] if _played else true_game()


def play_with(game: Destiny | None) -> None:
    """
    Let all tables from now on use another game: for mutants; None for the true one.
    """
    _played.clear()
    if game is not None:
        _played.append(game)
