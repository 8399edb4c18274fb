"""Ids of everything that is stored: accounts, games, tables, decks, reports, links."""

import secrets
from typing import Final

ID_BYTES: Final = 15
"""So many that nobody can guess one: some ids are links, and who knows a link may come."""
SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Five bits each, in an order that every collation has; without those that look alike."""
TIME_SIGNS: Final = 10
CHANCE_SIGNS: Final = 16
CHANCE_BYTES: Final = 10


def new_id() -> str:
    """A random id that nobody can guess, safe in addresses and subjects."""
    return random_name(ID_BYTES)


def random_name(length: int) -> str:
    """
    So many random bytes as text that is safe in addresses, and as a word of a command line.

    There, what begins with a dash is read as an option.
    """
    while (name := secrets.token_urlsafe(length)).startswith("-"):
        pass
    return name


def new_game_id(now: int) -> str:
    """The id of a game that is made now, with as much chance as it holds."""
    return game_id(now, secrets.token_bytes(CHANCE_BYTES))


def game_id(made: int, chance: bytes) -> str:
    """
    An id that sorts by a millisecond, with ten bytes that nobody can guess behind it: a ULID.

    So the entries of one month lie together by their key alone.
    """
    return first_of(made) + _written(int.from_bytes(chance), CHANCE_SIGNS)


def first_of(made: int) -> str:
    """What the ids of games begin with that are made at this millisecond; later ones are more."""
    return _written(made, TIME_SIGNS)


def _written(number: int, length: int) -> str:
    places = range(5 * (length - 1), -1, -5)
    return "".join(SIGNS[number >> place & 31] for place in places)
