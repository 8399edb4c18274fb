"""
PostgreSQL behind the database port: a pool of connections that heals by itself.

What belongs here: opening the pool, running statements, saying which errors mean what,
and a limit for everything that waits.
What does not: any table (`migrations`), and any statement of the service (the stores).
"""

import asyncio
import os
import select
import socket
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from time import perf_counter
from typing import Final, Self

from psycopg import AsyncConnection, Error, InterfaceError, OperationalError
from psycopg.abc import Buffer
from psycopg.adapt import Loader
from psycopg.errors import ReadOnlySqlTransaction, UniqueViolation
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from dejarik.service.monitoring.readings import Note, unnoted
from dejarik.service.ports import Database, Row, Taken, Unavailable, Value

Connection = AsyncConnection[Row]

PATIENCE: Final = 3.0
"""Seconds to wait for a connection, and for a statement."""

POOL: Final = 8
"""Connections of a process, if nobody says how many."""

GRACE: Final = 1.0
"""Seconds more for the server to give a statement up by itself before we hang up."""

RETRY: Final = 0.5
"""Seconds between two attempts to reach a server that went away."""

TRANSIENT: Final = ("08", "25006", "25P03", "25P04", "40", "53", "55", "57", "58")
"""
How the SQLSTATE of an error begins that blames the server as it is now, not the statement.

In this order: the connection, read-only (as after a failover), too long inside a transaction,
two that wait for each other, resources, locks, an operator's hand, and the machine.
"""


class PostgresDatabase:
    """
    A database of a PostgreSQL server, open inside `async with`, whether it is in reach or not.

    No call takes longer than waiting for a connection and for each of its statements.
    `waited` is told how many seconds a call has waited for its connection.
    """

    def __init__(self, dsn: str, size: int = POOL, patience: float = PATIENCE) -> None:
        self.waited: Note = unnoted
        self._patience = patience
        self._fresh_at = 0.0
        self._pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            dsn,
            connection_class=AsyncConnection[Row],
            kwargs={
                "autocommit": True,
                "connect_timeout": 2,
                "options": f"-c statement_timeout={round(patience * 1000)}",
            },
            min_size=min(2, size),
            max_size=size,
            open=False,
            configure=_configure,
            check=self._check,
            timeout=patience,
            reconnect_timeout=RETRY,
            reconnect_failed=_try_again,
        )

    async def __aenter__(self) -> Self:
        await self._pool.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._pool.close()

    def connections(self) -> dict[str, float]:
        """How many connections there are, by what they do, and how many calls want one."""
        stats = self._pool.get_stats()
        size, idle = stats.get("pool_size", 0), stats.get("pool_available", 0)
        return {"used": size - idle, "idle": idle, "wanted": stats.get("requests_waiting", 0)}

    async def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Run a statement that gives rows, in its own transaction."""
        async with self._connected() as connection:
            return await _Transaction(connection, self._patience).rows(sql, values)

    async def run(self, sql: str, values: Sequence[Value] = ()) -> int:
        """Run a statement; how many rows it changed."""
        async with self._connected() as connection:
            return await _Transaction(connection, self._patience).run(sql, values)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Database]:
        """Several statements as one."""
        async with (
            self._connected() as connection,
            _Transaction(connection, self._patience).transaction() as together,
        ):
            yield together

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Connection]:
        with _for_the_port():
            began = perf_counter()
            async with self._pool.connection() as connection:
                self.waited(perf_counter() - began)
                try:
                    yield connection
                except Unavailable as error:
                    if isinstance(error.__cause__, ReadOnlySqlTransaction):
                        # The server may be a standby by now; a new connection may find another.
                        await connection.close()
                    raise

    async def _check(self, connection: Connection) -> None:
        """Refuse a connection that the server has closed meanwhile, and all others of its age."""
        if not _has_hung_up(connection):
            return
        await connection.close()
        now = asyncio.get_running_loop().time()
        if now - self._fresh_at > RETRY:
            self._fresh_at = now
            await self._pool.drain()
        raise OperationalError("the server has closed this connection")


class _Transaction:
    """The calls of the port on one connection."""

    def __init__(self, connection: Connection, patience: float) -> None:
        self._connection = connection
        self._patience = patience

    async def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        with _for_the_port(), self._limited():
            cursor = await self._connection.execute(sql.encode(), values)
            return await cursor.fetchall()

    async def run(self, sql: str, values: Sequence[Value] = ()) -> int:
        with _for_the_port(), self._limited():
            return (await self._connection.execute(sql.encode(), values)).rowcount

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Database]:
        with _for_the_port():
            scope = self._connection.transaction()
            with self._limited():
                await scope.__aenter__()
            try:
                yield self
            except BaseException as error:
                with self._limited():
                    await scope.__aexit__(type(error), error, error.__traceback__)
                raise
            with self._limited():
                await scope.__aexit__(None, None, None)

    @contextmanager
    def _limited(self) -> Iterator[None]:
        """
        Hang up on a server that neither answers nor gives up.

        Cancelling would not do: the driver then waits for the server to agree.
        """
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self._patience + GRACE, _hang_up, self._connection)
        try:
            yield
        finally:
            timer.cancel()


class _PlainNumber(Loader):
    """Sums and averages as the numbers that the port knows, not as decimals."""

    def load(self, data: Buffer) -> int | float:
        text = bytes(data)
        return int(text) if text.lstrip(b"-").isdigit() else float(text)


async def _configure(connection: Connection) -> None:
    connection.adapters.register_loader("numeric", _PlainNumber)


async def _try_again(pool: AsyncConnectionPool[Connection]) -> None:
    """Ask for a connection after the pool has given up, so that it tries again."""
    with suppress(PoolTimeout):
        async with pool.connection(timeout=0.01):
            pass


def _has_hung_up(connection: Connection) -> bool:
    # A server says nothing unasked but farewell, so there is something to read only then.
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    return bool(poll.poll(0))


def _hang_up(connection: Connection) -> None:
    with (
        suppress(OSError, OperationalError),
        socket.socket(fileno=os.dup(connection.fileno())) as line,
    ):
        line.shutdown(socket.SHUT_RDWR)


@contextmanager
def _for_the_port() -> Iterator[None]:
    try:
        yield
    except UniqueViolation as error:
        raise Taken(f"There is such a row already ({error.diag.constraint_name}).") from error
    except Error as error:
        if _is_transient(error):
            raise Unavailable(f"The database cannot be reached now: {error}") from error
        raise


def _is_transient(error: Error) -> bool:
    """Whether a statement may succeed later; an error without a code is of the connection."""
    if error.sqlstate is None:
        return isinstance(error, OperationalError | InterfaceError)
    return error.sqlstate.startswith(TRANSIENT)
