"""
Deadlines: when a limit of days is over, beside each game.

What belongs here: keeping and finding them. What does not: what is done then (`tables`), and
moving them on with each entry (`adapters.journal`). All are in the service's time.
"""

from collections.abc import Sequence
from typing import Final, cast

from dejarik.service.ports import Database

AT_ONCE: Final = 1_000
"""How many games are found at once; the rest have their turn later."""

NOT_BEGUN: Final = """
    SELECT id, settings FROM games
    WHERE deadline IS NULL AND finished IS NULL AND seed <> %s ORDER BY began LIMIT %s
"""
NEAR: Final = """
    SELECT id FROM games
    WHERE deadline > 0 AND (deadline <= %s OR (deadline <= %s AND warned <> deadline))
    AND finished IS NULL ORDER BY deadline LIMIT %s
"""


class DeadlineStore:
    """The deadlines of all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def not_begun(self) -> list[tuple[str, bytes]]:
        """The games whose limit has yet to begin, or that have none, with their settings."""
        found = await self._database.rows(NOT_BEGUN, (b"", AT_ONCE))
        return [cast("tuple[str, bytes]", row) for row in found]

    async def near(self, now: int, soon: int) -> list[str]:
        """The games whose time is up, and those of which it is soon and nobody was told."""
        found = await self._database.rows(NEAR, (now, soon, AT_ONCE))
        return [cast("str", game) for (game,) in found]

    async def correct(self, game: str, known: int | None, deadline: int) -> None:
        """Change a deadline, if it is still what was known of it."""
        if known != deadline:
            await self._database.run(
                "UPDATE games SET deadline = %s WHERE id = %s AND coalesce(deadline, -1) = %s",
                (deadline, game, -1 if known is None else known),
            )

    async def forget(self, games: Sequence[str]) -> None:
        """Have the limits of some games begin anew later."""
        for game in games:
            await self._database.run(
                "UPDATE games SET deadline = NULL WHERE id = %s AND deadline > 0", (game,)
            )

    async def warn(self, game: str, deadline: int) -> bool:
        """Note that somebody is told of a deadline; False if that was done before."""
        return bool(
            await self._database.run(
                "UPDATE games SET warned = %s WHERE id = %s AND warned <> %s",
                (deadline, game, deadline),
            )
        )
