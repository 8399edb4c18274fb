"""
The games tables are laid with: the true one, or one with other card texts.
"""

from functools import cache

from dejarik.games.destiny.game import Destiny
from dejarik.lab.games import game_with, whole_game

__all__ = ["current_game", "game_with", "play_with", "true_game"]


@cache
def true_game() -> Destiny:
    """
    The game as it is.
    """
    return whole_game()


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
