"""
The directory in SQL: which process lives, and which table is at home there.

The clock of the database decides who lives, so the clocks of the machines need not agree.
A table that was left keeps its row, without a process: its epoch only ever grows, and so
whoever acts on something out of date is found out.
What does not belong here: when to take a table, and what to do with it.
"""

from collections.abc import Mapping
from typing import Final, cast

from dejarik.service.adapters.service_time import moved_on
from dejarik.service.ports import DEAD_AFTER_MS, Database, Home, Missing, Neighbour

NOBODY: Final = ""
"""The process of a table that was left."""
AT_ONCE: Final = 10_000
"""Tables that one statement lets go of; a statement takes 30,000 values at most."""

BEAT: Final = """
    INSERT INTO instances (id, url, own_url, tables, release, seen)
    SELECT %s, %s, %s, %s, %s, clock.ms FROM clock WHERE clock.ms > 0
    ON CONFLICT (id) DO UPDATE
    SET url = excluded.url, own_url = excluded.own_url, tables = excluded.tables,
        release = excluded.release, seen = excluded.seen
"""

OWN: Final = "CASE WHEN instances.own_url = '' THEN instances.url ELSE instances.own_url END"
"""Where a process is asked whether it lives: a proxy at the public address answers for the dead."""

NEIGHBOURS: Final = f"""
    SELECT instances.url, instances.tables, instances.release, {OWN}
    FROM instances CROSS JOIN clock
    WHERE abs(clock.ms - instances.seen) < %s AND instances.id <> %s
    ORDER BY instances.tables, instances.id
"""  # noqa: S608 - names of columns, no value

# Whoever beat in the future, by a clock that was set back since, is no proof of life either.
FIND: Final = f"""
    SELECT homes.instance, instances.url, homes.epoch,
        CASE WHEN abs(clock.ms - instances.seen) < %s THEN 1 ELSE 0 END, {OWN}
    FROM games CROSS JOIN clock
    LEFT JOIN homes ON homes.game = games.id
    LEFT JOIN instances ON instances.id = homes.instance
    WHERE games.id = %s
"""  # noqa: S608 - the same

CLAIM_FREE: Final = """
    INSERT INTO homes (game, instance, epoch) SELECT id, %s, 1 FROM games WHERE id = %s
    ON CONFLICT (game) DO UPDATE SET instance = excluded.instance, epoch = homes.epoch + 1
    WHERE homes.instance = %s
    RETURNING epoch
"""

CLAIM_FROM: Final = """
    UPDATE homes SET instance = %s, epoch = epoch + 1
    WHERE game = %s AND instance = %s AND epoch = %s
    RETURNING epoch
"""

RELEASE: Final = """
    UPDATE homes SET instance = %s WHERE instance = %s AND (game, epoch) IN (VALUES {marks})
"""


class SqlDirectory:
    """
    The directory as one process sees it. `now` is for others: here the database has the clock.

    `own_url` is where other processes reach it, if not at its public address.
    """

    def __init__(
        self,
        database: Database,
        instance: str,
        url: str,
        release: str = "",
        own_url: str = "",
        dead_after_ms: int = DEAD_AFTER_MS,
    ) -> None:
        self._database = database
        self._instance = instance
        self._url = url
        self._own_url = own_url
        self._release = release
        self._dead_after_ms = dead_after_ms

    async def beat(self, now: int, tables: int) -> int:
        """Say that this process lives, of which release it is, and how many tables it has."""
        values = (self._instance, self._url, self._own_url, tables, self._release)
        await self._database.run(BEAT, values)
        return await moved_on(self._database)

    async def neighbours(self, now: int) -> tuple[Neighbour, ...]:
        """The other living processes; first who had the fewest tables at the last beat."""
        found = await self._database.rows(NEIGHBOURS, (self._dead_after_ms, self._instance))
        return tuple(Neighbour(*cast("tuple[str, int, str, str]", row)) for row in found)

    async def mine(self) -> frozenset[str]:
        """The games whose home this process still is."""
        found = await self._database.rows(
            "SELECT game FROM homes WHERE instance = %s", (self._instance,)
        )
        return frozenset(cast("str", game) for (game,) in found)

    async def find(self, game: str, now: int) -> Home | None:
        """The home of a table, dead or alive; nothing if it has none. Raises Missing."""
        found = await self._database.rows(FIND, (self._dead_after_ms, game))
        if not found:
            raise Missing(f"There is no game {game}.")
        instance, url, epoch, alive, own_url = cast(
            "tuple[str | None, str | None, int, int, str | None]", found[0]
        )
        if not instance:
            return None
        return Home(game, instance, url or "", epoch, bool(alive), own_url or "")

    async def claim(self, game: str, found: Home | None) -> Home | None:
        """Make this process the home, if nobody has changed it since; nothing if somebody has."""
        if found is None:
            rows = await self._database.rows(CLAIM_FREE, (self._instance, game, NOBODY))
        else:
            rows = await self._database.rows(
                CLAIM_FROM, (self._instance, game, found.instance, found.epoch)
            )
        if not rows:
            return None
        own_url = self._own_url or self._url
        return Home(game, self._instance, self._url, cast("int", rows[0][0]), own_url=own_url)

    async def release(self, games: Mapping[str, int]) -> None:
        """Let go of tables of this process by their epochs, many in one statement."""
        homes = list(games.items())
        for place in range(0, len(homes), AT_ONCE):
            part = homes[place : place + AT_ONCE]
            marks = ", ".join(["(%s, %s)"] * len(part))
            values = (NOBODY, self._instance, *(value for home in part for value in home))
            await self._database.run(RELEASE.format(marks=marks), values)

    async def leave(self) -> None:
        """Go: the tables of this process have no home from now on."""
        async with self._database.transaction() as together:
            await together.run(
                "UPDATE homes SET instance = %s WHERE instance = %s", (NOBODY, self._instance)
            )
            await together.run("DELETE FROM instances WHERE id = %s", (self._instance,))
