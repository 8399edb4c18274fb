"""
The games tables are laid with: the true one, or one with other card texts.
"""

from functools import cache

from dejarik.games.destiny.edition import Edition
from dejarik.games.destiny.game import Destiny
from dejarik.lab.games import game_with, whole_game

__all__ = [
    "current_game",
    "edition_with",
    "game_in",
    "game_with",
    "play_with",
    "true_game",
    "turned_edition",
]


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


def edition_with(**switches: int) -> Edition:
    """
    The current edition with some of its parameters set otherwise.
    """
    edition = Edition("other")
    for name, value in switches.items():
        if value == getattr(edition, name):
            message = f"{name} is {value} anyway"
            raise AssertionError(message)
        setattr(edition, name, value)
    return edition


def turned_edition() -> Edition:
    """
    An edition in which every switch is set otherwise.
    """
    edition = Edition("turned")
    switches = [name for name in dir(edition) if isinstance(getattr(edition, name), bool)]
    return edition_with(**{name: not getattr(edition, name) for name in switches})


@cache
def _game_in(*switches: tuple[str, int]) -> Destiny:
    return whole_game(edition_with(**dict(switches)))


def game_in(**switches: int) -> Destiny:
    """
    The game in such an edition; the game tables are laid with otherwise stays as it is.
    """
    return _game_in(*sorted(switches.items())) if switches else current_game()
