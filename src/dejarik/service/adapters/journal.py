"""
The journal in SQL: games, their entries in order, and states kept as a cache.

Entries of different games share a commit: whatever waits while one commit runs goes into
the next. Of one game at most one entry is in a commit, and it is stored only if its number
is the next one and is free. So there is never a gap, and an entry never follows another
process's entry unseen: when one of a game fails, those that wait behind it fail with it,
and no more are taken until the game has been read again.
What does not belong here: what an entry means, and who may write one.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter, time_ns
from typing import Final, Self, cast

from dejarik.service.monitoring.spans import NO_SPANS, Spans
from dejarik.service.ports import (
    Beginning,
    Database,
    Fenced,
    Missing,
    NewEntry,
    Row,
    StoredGame,
    Taken,
    Unavailable,
    Value,
)

KEPT: Final = 2
"""How many states of a game are kept."""
LIMIT: Final = 500
"""How many entries share a commit at most."""

REMEMBERED: Final = 10_000
"""Of how many games that failed a process knows that they must be loaded again."""

GAME: Final = (
    "id, title, release, setup, settings, server_seed, nonces, seed, began, outcome,"
    " played_by, start_hash, deadline"
)
ENTRY: Final = "game, seq, entry, at, clocks, only_seat"
MARKS: Final = "(%s, %s, %s, %s, %s, %s)"

# In the order of games, so that two processes never wait for each other in a circle.
# The subqueries are scalar: a join could read all of a table to find a few rows.
APPEND: Final = f"""
    WITH new ({ENTRY}) AS (VALUES {{rows}})
    INSERT INTO entries ({ENTRY})
    SELECT {ENTRY} FROM new
    WHERE seq - 1 = CASE
        WHEN seq = 1 THEN (SELECT 0 FROM games WHERE games.id = new.game)
        ELSE (SELECT max(entries.seq) FROM entries WHERE entries.game = new.game)
    END
    ORDER BY game
    ON CONFLICT (game, seq) DO NOTHING
    RETURNING game
"""  # noqa: S608 - names of columns and marks for values, no value

LOAD: Final = f"""
    SELECT {GAME}, coalesce(undo_talks.talk, %s)
    FROM games LEFT JOIN undo_talks ON undo_talks.game = games.id WHERE id = %s
"""  # noqa: S608 - the same
KEEP_TALK: Final = """
    INSERT INTO undo_talks (game, talk) SELECT id, %s FROM games
    WHERE id = %s AND %s = (SELECT coalesce(max(entries.seq), 0) FROM entries WHERE game = id)
    ON CONFLICT (game) DO UPDATE SET talk = excluded.talk
"""

OUTDATED: Final = "Another process goes on with this game, or an entry of it has failed. Load it."
Committed = Callable[[int, float], None]
"""Told of each commit: how many entries it stored, and how many seconds it took."""
CLOSED: Final = "The journal is closed: this process is going down. Ask another one."


_Made = tuple[str, str, bytes, bytes, bytes, bytes, bytes, bytes, int]
_GameRow = tuple[*_Made, bytes, str, str, int | None, bytes]
"""What `LOAD` gives."""


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting:
    entry: NewEntry
    stored: asyncio.Future[None]
    handle: object | None = None

    def fail(self, error: Exception) -> None:
        """Tell whoever waits, if somebody still does."""
        if not self.stored.done():
            self.stored.set_exception(error)


def _unnoted(entries: int, seconds: float) -> None:
    """Take note of no commit."""


class SqlJournal:
    """
    The journal of a database. Entries are written inside `async with` only.

    Entries are written by `writing`, if that is given, so that nothing else stands before them.
    `batches` and `rows` count the commits and the entries stored by them; `committed` is told
    of each.
    """

    def __init__(
        self,
        database: Database,
        committed: Committed = _unnoted,
        spans: Spans = NO_SPANS,
        writing: Database | None = None,
    ) -> None:
        self._writing = writing or database
        self._committed = committed
        self._spans = spans
        self.batches = 0
        self.rows = 0
        self._database = database
        self._waiting: dict[str, deque[_Waiting]] = {}
        self._outdated: OrderedDict[str, None] = OrderedDict()
        self._wake = asyncio.Event()
        self._open = False
        self._tasks = asyncio.TaskGroup()

    async def __aenter__(self) -> Self:
        await self._tasks.__aenter__()
        self._tasks.create_task(self._write())
        self._open = True
        return self

    async def __aexit__(self, *error: object) -> None:
        # What waits is still written, also when something has gone wrong elsewhere.
        self._open = False
        self._wake.set()
        await self._tasks.__aexit__(None, None, None)

    # --- games ---

    async def create(self, game: StoredGame) -> None:
        """A new game, without entries. Raises Taken."""
        values: tuple[Value, ...] = (
            game.id,
            game.title,
            game.release,
            game.setup,
            game.settings,
            game.server_seed,
            game.nonces,
            game.seed,
            game.began,
            game.outcome,
            game.played_by,
            game.start_hash,
            game.deadline,
        )
        marks = ", ".join(["%s"] * len(values))
        await self._database.run(f"INSERT INTO games ({GAME}) VALUES ({marks})", values)  # noqa: S608 - the same

    async def load(self, game: str) -> StoredGame:
        """The game with all its entries in order. Raises Missing."""
        found = await self._database.rows(LOAD, (b"", game))
        if not found:
            raise Missing(f"There is no game {game}.")
        entries = await self.since(game, 0)
        return _stored_game(found[0], entries)

    async def start(self, game: str, nonces: bytes, seed: bytes, by: Beginning) -> None:
        """Fix the seed and what it is begun by, once. Raises Taken, or Missing."""
        changed = await self._database.run(
            "UPDATE games SET nonces = %s, seed = %s, release = %s, played_by = %s,"
            " start_hash = %s WHERE id = %s AND seed = %s",
            (nonces, seed, by.release, by.played_by, by.start_hash, game, b""),
        )
        if changed:
            return
        if not await self._database.rows("SELECT id FROM games WHERE id = %s", (game,)):
            raise Missing(f"There is no game {game}.")
        raise Taken(f"The seed of game {game} is fixed already.")

    async def played_by(self, game: str) -> str:
        """The release of the process that had a game last; empty if unknown. Raises Missing."""
        found = await self._database.rows("SELECT played_by FROM games WHERE id = %s", (game,))
        if not found:
            raise Missing(f"There is no game {game}.")
        return cast("str", found[0][0])

    async def adopt(self, game: str, release: str) -> None:
        """Note that a process of this release plays a game from now on."""
        await self._database.run(
            "UPDATE games SET played_by = %s WHERE id = %s AND played_by <> %s",
            (release, game, release),
        )

    async def finish(self, game: str, outcome: bytes, at: int) -> None:
        """Note that a game is over, and drop its states and talk; a second time changes nothing."""
        async with self._database.transaction() as together:
            await _finish(together, game, outcome, at)

    # --- entries ---

    async def append(self, entry: NewEntry) -> None:
        """
        Store one entry; returns once it is on disk.

        Whoever is cancelled meanwhile has not taken it back. Raises Fenced or Unavailable.
        """
        if not self._open:
            raise Unavailable(CLOSED)
        if entry.game in self._outdated:
            raise Fenced(OUTDATED)
        stored = asyncio.get_running_loop().create_future()
        waiting = _Waiting(entry, stored, self._spans.handle())
        self._waiting.setdefault(entry.game, deque()).append(waiting)
        self._wake.set()
        await waiting.stored

    async def since(self, game: str, seq: int) -> list[NewEntry]:
        """The entries after one, in order."""
        found = await self._database.rows(
            f"SELECT {ENTRY} FROM entries WHERE game = %s AND seq > %s ORDER BY seq",  # noqa: S608 - the same
            (game, seq),
        )
        self._outdated.pop(game, None)
        return [_entry(row) for row in found]

    async def keep_talk(self, game: str, seq: int, talk: bytes) -> None:
        """Keep what seats have said about taking back, up to the newest entry. Raises Fenced."""
        if not await self._database.run(KEEP_TALK, (talk, game, seq)):
            raise Fenced(OUTDATED)

    # --- states ---

    async def keep_snapshot(self, game: str, seq: int, state: bytes) -> None:
        """Keep a state as a cache; of a game the newest two are kept."""
        async with self._database.transaction() as together:
            await together.run(
                "INSERT INTO snapshots (game, seq, state) VALUES (%s, %s, %s)"
                " ON CONFLICT (game, seq) DO UPDATE SET state = excluded.state",
                (game, seq, state),
            )
            await together.run(
                "DELETE FROM snapshots WHERE game = %s AND seq NOT IN (SELECT seq FROM snapshots"
                " WHERE game = %s ORDER BY seq DESC LIMIT %s)",
                (game, game, KEPT),
            )

    async def snapshots(self, game: str) -> list[tuple[int, bytes]]:
        """The kept states of a game with their sequences, the newest last."""
        found = await self._database.rows(
            "SELECT seq, state FROM snapshots WHERE game = %s ORDER BY seq", (game,)
        )
        return [cast("tuple[int, bytes]", row) for row in found]

    # --- the writer ---

    async def _write(self) -> None:
        """Store whatever waits, one commit after another, until the journal is closed."""
        batch: list[_Waiting] = []
        try:
            while self._open or self._waiting:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    batch = self._take()
                    await self._store(batch)
        finally:
            self._open = False
            left = [*batch, *(each for queue in self._waiting.values() for each in queue)]
            for waiting in left:
                waiting.fail(Unavailable(CLOSED))

    def _take(self) -> list[_Waiting]:
        """The first that waits of each game; a game with more goes to the end of the line."""
        batch = []
        for game in list(self._waiting)[:LIMIT]:
            queue = self._waiting.pop(game)
            batch.append(queue.popleft())
            if queue:
                self._waiting[game] = queue
        return batch

    async def _store(self, batch: Sequence[_Waiting]) -> None:
        began, began_at = perf_counter(), time_ns()
        try:
            stored = await self._insert([waiting.entry for waiting in batch])
        except Unavailable as error:
            for waiting in batch:
                self._fail(waiting, Unavailable(str(error)))
        except Exception as error:  # noqa: BLE001 - whatever it is, it is for whoever caused it
            if len(batch) == 1:
                self._fail(batch[0], error)
                return
            for waiting in batch:
                await self._store([waiting])
        else:
            self.batches += 1
            self.rows += len(stored)
            self._committed(len(stored), perf_counter() - began)
            for waiting in batch:
                if waiting.handle is not None:
                    times = (began_at, time_ns())
                    self._spans.done("journal.commit", waiting.handle, *times, entries=len(batch))
                if waiting.entry.game not in stored:
                    self._fail(waiting, Fenced(OUTDATED))
                elif not waiting.stored.done():
                    waiting.stored.set_result(None)

    async def _insert(self, entries: Sequence[NewEntry]) -> set[Value]:
        """Insert one entry of each game; the games of those that were stored."""
        changes = [one for one in entries if one.outcome or one.deadline is not None]
        if not changes:
            return await _insert(self._writing, entries)
        async with self._writing.transaction() as together:
            stored = await _insert(together, entries)
            for entry in sorted(changes, key=lambda one: one.game):
                if entry.game in stored:
                    await _change_game(together, entry)
        return stored

    def _fail(self, waiting: _Waiting, error: Exception) -> None:
        """Fail an entry and all that wait behind it: they follow what may not be there."""
        game = waiting.entry.game
        self._outdated[game] = None
        if len(self._outdated) > REMEMBERED:
            # Its next entry fails in the database: its number is not the next one, or is taken.
            self._outdated.popitem(last=False)
        for each in (waiting, *self._waiting.pop(game, ())):
            each.fail(error)


async def _insert(database: Database, entries: Sequence[NewEntry]) -> set[Value]:
    values: list[Value] = []
    for entry in entries:
        values += (entry.game, entry.seq, entry.entry, entry.at, entry.clocks, entry.only)
    sql = APPEND.format(rows=", ".join([MARKS] * len(entries)))
    return {game for (game,) in await database.rows(sql, values)}


async def _change_game(database: Database, entry: NewEntry) -> None:
    """Store with the game what its newest entry says of it."""
    if entry.outcome:
        await _finish(database, entry.game, entry.outcome, entry.at)
    else:
        await database.run(
            "UPDATE games SET deadline = %s WHERE id = %s", (entry.deadline, entry.game)
        )


async def _finish(database: Database, game: str, outcome: bytes, at: int) -> None:
    await database.run(
        "UPDATE games SET outcome = %s, finished = %s, deadline = 0"
        " WHERE id = %s AND finished IS NULL",
        (outcome, at, game),
    )
    await database.run("DELETE FROM snapshots WHERE game = %s", (game,))
    await database.run("DELETE FROM undo_talks WHERE game = %s", (game,))


def _entry(row: Row) -> NewEntry:
    return NewEntry(*cast("tuple[str, int, bytes, int, bytes, int]", row))


def _stored_game(row: Row, entries: Sequence[NewEntry]) -> StoredGame:
    return StoredGame(*cast("_GameRow", row), entries=tuple(entries))
