"""Ids of everything that is stored: accounts, games, tables, decks, reports, links."""

import secrets
from typing import Final

ID_BYTES: Final = 15
"""So many that nobody can guess one: some ids are links, and who knows a link may come."""


def new_id() -> str:
    """A random id that nobody can guess, safe in addresses and subjects."""
    return secrets.token_urlsafe(ID_BYTES)
