"""
SQLite behind the database port: one file, one connection, one thread that owns it.

What belongs here: opening the file, running statements, saying which errors mean what.
What does not: any table (`migrations`), and any statement of the service (the stores).
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Final, Self, TypeVar

from dejarik.service.monitoring.readings import Note, unnoted
from dejarik.service.ports import Database, Row, Taken, Unavailable, Value

PATIENCE: Final = 10.0
"""Seconds that a statement waits for its turn."""

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

OUT_OF_REACH: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_NOTADB,
    }
)
"""Primary result codes that blame the file or its disk; the others blame the statement."""

ENDED: Final = "The transaction was ended by an earlier error, and nothing of it is kept."

T = TypeVar("T")


class SqliteDatabase:
    """
    A database in one file; it opens itself when first used, and `async with` closes it.

    `waited` is told how many seconds a call has waited for its turn.
    """

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.waited: Note = unnoted
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._turn = asyncio.Lock()
        self._connection: sqlite3.Connection | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def connections(self) -> dict[str, float]:
        """The one connection, by whether somebody has it."""
        used = self._turn.locked()
        return {"used": used, "idle": not used, "wanted": 0}

    async def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Run a statement that gives rows, in its own transaction."""
        async with self._my_turn():
            return await self.in_thread(lambda: _rows(self._clean(), sql, values))

    async def run(self, sql: str, values: Sequence[Value] = ()) -> int:
        """Run a statement; how many rows it changed."""
        async with self._my_turn():
            return await self.in_thread(lambda: _run(self._clean(), sql, values))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Database]:
        """Several statements as one; everybody else waits until it is over."""
        async with self._my_turn():
            try:
                await self.in_thread(lambda: _run(self._clean(), "BEGIN IMMEDIATE", ()))
                yield _Transaction(self)
                await self.in_thread(lambda: _run(self.opened(), "COMMIT", ()))
            except BaseException:
                # After a cancellation the thread may still be at what the caller gave up on.
                # This goes behind it, whether or not anybody waits for it.
                with suppress(Unavailable, sqlite3.OperationalError):
                    await self.in_thread(self._undo)
                raise

    async def close(self) -> None:
        """Close the file and end the thread."""
        try:
            await self.in_thread(self._close)
        finally:
            self._thread.shutdown(wait=False)

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Do something in the connection's thread, to its end even if the caller is cancelled."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.shield(loop.run_in_executor(self._thread, work))
        except sqlite3.Error as error:
            raise _for_the_port(error) from error

    @asynccontextmanager
    async def _my_turn(self) -> AsyncIterator[None]:
        began = perf_counter()
        try:
            # Not wait_for: it forgets a cancellation that comes just as the lock does.
            async with asyncio.timeout(PATIENCE):
                await self._turn.acquire()
        except TimeoutError:
            raise Unavailable(
                f"The database {self.path} was busy for {PATIENCE:.0f} seconds. Try again."
            ) from None
        self.waited(perf_counter() - began)
        try:
            yield
        finally:
            self._turn.release()

    def opened(self) -> sqlite3.Connection:
        """The connection; only the thread may ask for it."""
        if self._connection is None:
            connection = sqlite3.connect(self.path, isolation_level=None)
            try:
                for pragma in PRAGMAS:
                    connection.execute(pragma)
            except sqlite3.Error:
                connection.close()
                raise
            self._connection = connection
        return self._connection

    def _clean(self) -> sqlite3.Connection:
        """The connection for a new turn. Inside a transaction nothing of it would be kept."""
        connection = self.opened()
        if connection.in_transaction:
            connection.rollback()
            raise RuntimeError("A transaction was left open. It is undone; the next turn works.")
        return connection

    def _undo(self) -> None:
        if self._connection is not None and self._connection.in_transaction:
            self._connection.rollback()

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class _Transaction:
    """What the caller of `transaction` holds: the same calls, without waiting for a turn."""

    def __init__(self, database: SqliteDatabase, depth: int = 0) -> None:
        self._database = database
        self._depth = depth

    async def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        return await self._database.in_thread(lambda: _rows(self._inside(), sql, values))

    async def run(self, sql: str, values: Sequence[Value] = ()) -> int:
        return await self._database.in_thread(lambda: _run(self._inside(), sql, values))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Database]:
        inner = _Transaction(self._database, self._depth + 1)
        point = f"inner_{inner._depth}"
        await self.run(f"SAVEPOINT {point}")
        try:
            yield inner
        except BaseException:
            # Where this fails too, the outermost transaction is undone as a whole.
            with suppress(Unavailable, sqlite3.OperationalError):
                await self.run(f"ROLLBACK TO {point}")
                await self.run(f"RELEASE {point}")
            raise
        await self.run(f"RELEASE {point}")

    def _inside(self) -> sqlite3.Connection:
        """The connection, if the transaction is still open: SQLite ends some by itself."""
        connection = self._database.opened()
        if not connection.in_transaction:
            raise Unavailable(ENDED)
        return connection


def _rows(connection: sqlite3.Connection, sql: str, values: Sequence[Value]) -> list[Row]:
    return connection.execute(_translated(sql), values).fetchall()


def _run(connection: sqlite3.Connection, sql: str, values: Sequence[Value]) -> int:
    return connection.execute(_translated(sql), values).rowcount


def _translated(sql: str) -> str:
    return sql.replace("%s", "?").replace("%%", "%")


def _for_the_port(error: sqlite3.Error) -> Exception:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if code in {sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY}:
        return Taken(str(error))
    if code & 0xFF in OUT_OF_REACH:
        return Unavailable(f"The database file cannot be used now: {error}.")
    return error
