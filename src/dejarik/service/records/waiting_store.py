"""
Waiting games: those that a release cannot play as they were.

What belongs here: keeping them, and finding those that nobody who lives can play. What does
not: finding out (`tables.home`), and ending them (`waiting`). The reason may name hidden
cards and hashes: it is for whoever has the database, never for a page.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from dejarik.service.ports import DEAD_AFTER_MS, Database, Now

KEEP: Final = """
    INSERT INTO waiting (game, release, since, why) VALUES (%s, %s, %s, %s)
    ON CONFLICT (game, release) DO UPDATE SET why = excluded.why
"""

# A game is played where somebody living has it, or has its release.
STILL: Final = """
    games.finished IS NULL AND games.seed <> %s AND NOT EXISTS (
        SELECT 1 FROM instances LEFT JOIN homes
        ON homes.instance = instances.id AND homes.game = games.id
        WHERE abs(clock.ms - instances.seen) < %s
        AND (homes.game IS NOT NULL OR instances.release = games.played_by)
    )
"""
LISTED: Final = f"""
    SELECT games.id, games.played_by, waiting.since, waiting.why, games.settings
    FROM waiting JOIN games ON games.id = waiting.game CROSS JOIN clock
    WHERE {STILL} ORDER BY waiting.since, games.id
"""  # noqa: S608 - names of columns, no value
UNTRIED: Final = f"""
    SELECT games.id FROM games CROSS JOIN clock
    WHERE {STILL} AND games.played_by <> %s AND NOT EXISTS (
        SELECT 1 FROM waiting WHERE waiting.game = games.id AND waiting.release = %s
    )
    ORDER BY games.began, games.id
"""  # noqa: S608 - the same


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game that waits for a process of its release: since when, and why it is not played."""

    game: str
    played_by: str
    since: int
    why: str
    settings: bytes


class WaitingStore:
    """The games that wait, of all releases."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now

    async def keep(self, game: str, release: str, why: str) -> None:
        """Note that a release cannot play a game."""
        await self._database.run(KEEP, (game, release, self._now(), why))

    async def forget(self, game: str) -> None:
        """The game is played on, or is over."""
        await self._database.run("DELETE FROM waiting WHERE game = %s", (game,))

    async def listed(self) -> tuple[Waiting, ...]:
        """The games that nobody living can play, the longest waiting first."""
        rows = await self._database.rows(LISTED, (b"", DEAD_AFTER_MS))
        found: dict[str, Waiting] = {}
        for row in rows:
            one = Waiting(*cast("tuple[str, str, int, str, bytes]", row))
            found.setdefault(one.game, one)
        return tuple(found.values())

    async def untried(self, release: str) -> Sequence[str]:
        """
        The games of other releases that nobody living can surely play, the oldest first.

        Those that this release is known not to play are left out.
        """
        found = await self._database.rows(UNTRIED, (b"", DEAD_AFTER_MS, release, release))
        return [cast("str", game) for (game,) in found]
