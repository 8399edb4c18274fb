"""
Secrets of the service: bytes that every process knows and nobody else.

What belongs here: drawing and keeping them. What does not: what they are for.
"""

import secrets
from typing import Final, cast

from dejarik.service.ports import Database

SECRET_BYTES: Final = 32


class SecretStore:
    """The secrets of a database, each asked for once."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, bytes] = {}

    async def named(self, name: str) -> bytes:
        """A secret, drawn when the first process asks for it."""
        if name not in self._known:
            await self._database.run(
                "INSERT INTO secrets (name, value) VALUES (%s, %s) ON CONFLICT (name) DO NOTHING",
                (name, secrets.token_bytes(SECRET_BYTES)),
            )
            [(value,)] = await self._database.rows(
                "SELECT value FROM secrets WHERE name = %s", (name,)
            )
            self._known[name] = cast("bytes", value)
        return self._known[name]
