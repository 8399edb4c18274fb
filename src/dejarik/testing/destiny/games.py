"""The games tables are laid with: the true one of an edition, or one with other card texts."""

from functools import cache

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model.edition import CURRENT, Edition, edition_named
from dejarik.titles.destiny.laboratory.games import game_with, whole_game

__all__ = [
    "current_game",
    "edition_with",
    "game_in",
    "game_with",
    "play_in",
    "play_with",
    "true_game",
    "turned_edition",
]


def true_game(edition: str = CURRENT) -> Destiny:
    """The game as it is in an edition."""
    return _true_game(edition)


@cache
def _true_game(edition: str) -> Destiny:
    return whole_game(edition_named(edition))


_played: list[Destiny] = []
_editions: list[str] = [CURRENT]


def current_game() -> Destiny:
    """The game tables are laid with just now."""
    return _played[0] if _played else true_game(_editions[-1])


def play_in(edition: str) -> None:
    """Let all tables from now on be laid by an edition."""
    _editions[:] = [edition]


def play_with(game: Destiny | None) -> None:
    """Let all tables from now on use another game: for mutants; None for the true one."""
    _played.clear()
    if game is not None:
        _played.append(game)


def edition_with(**switches: int) -> Edition:
    """The edition played in with some of its parameters set otherwise."""
    edition = edition_named(_editions[-1])
    for name, value in switches.items():
        if value == getattr(edition, name):
            message = f"{name} is {value} anyway"
            raise AssertionError(message)
        setattr(edition, name, value)
    return edition


def turned_edition() -> Edition:
    """An edition in which every switch is set otherwise."""
    edition = edition_named(CURRENT)
    switches = [name for name in dir(edition) if isinstance(getattr(edition, name), bool)]
    return edition_with(**{name: not getattr(edition, name) for name in switches})


@cache
def _game_in(_edition: str, *switches: tuple[str, int]) -> Destiny:
    return whole_game(edition_with(**dict(switches)))


def game_in(**switches: int) -> Destiny:
    """The game in such an edition; the game tables are laid with otherwise stays as it is."""
    if not switches:
        return current_game()
    return _game_in(_editions[-1], *sorted(switches.items()))
