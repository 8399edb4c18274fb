"""
Servers of a test: real ones, on free ports of this machine, with folders of their own.

What belongs here: starting, stopping, killing and restarting a server program, and
PostgreSQL. What does not: the machine's own servers, which no test ever touches.
"""

import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import psycopg

from dejarik.testing.ports import HOST, free_port

PATIENCE: Final = 90.0
"""Seconds that a server may take to start or to stop, on a machine that has other work too."""

POSTGRES_PLACES: Final = "/usr/lib/postgresql"
POSTGRES_SETTINGS: Final = (
    "fsync=on",
    "synchronous_commit=on",
    "max_connections=60",
    "shared_buffers=32MB",
    "autovacuum=off",
)


class NoServer(Exception):
    """A server that a test needs is not installed or does not start."""


class Server:
    """
    One server program: what it is called with, where it writes, when it is ready.

    `user` is whom it runs as; nobody else than we if it is empty. `environment` comes on top
    of our own.
    """

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        user: str | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.command = tuple(command)
        self.environment = {**os.environ, **(environment or {})}
        self.folder = folder
        self.user = user
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> Path:
        """What the program has written to its screen."""
        return self.folder / "server.log"

    @property
    def pid(self) -> int:
        """The number of its process. Raises NoServer when it does not run."""
        if self._process is None:
            raise NoServer(f"{self.command[0]} does not run.")
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it answers. Raises NoServer with the end of its log."""
        with self.log.open("ab") as log:
            self._process = _spawn(self, self.command, log.fileno())
        until = time.monotonic() + PATIENCE
        while not self.is_ready():
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill()
                end = self.log.read_text(errors="replace")[-1000:]
                raise NoServer(f"{self.command[0]} did not start. The end of its log:\n{end}")
            time.sleep(0.02)

    def is_ready(self) -> bool:
        """Whether it answers."""
        raise NotImplementedError

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ask it to end, and wait until it has; kill it if it does not."""
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
        self._process = None

    def kill(self) -> None:
        """End it and its children as a power failure would: nothing is written, nobody is told."""
        if self._process is None:
            return
        # Stopped first, so that it begins no new child meanwhile.
        self.pause()
        self._signal_all(signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None

    def pause(self) -> None:
        """Stop it and its children where they are; they keep their connections and say nothing."""
        self._signal_all(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on after a pause."""
        self._signal_all(signal.SIGCONT)

    def restart(self) -> None:
        """Stop it, if it runs, and start it again on the same port."""
        self.stop()
        self.start()

    def _signal_all(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        parent = self._process.pid
        for process in (parent, *_children(parent)):
            with suppress(ProcessLookupError):
                os.kill(process, how)


class Postgres(Server):
    """A PostgreSQL server with its own data, for whoever asks from 127.0.0.1."""

    def __init__(
        self, folder: Path, programs: Path, user: str | None, settings: Sequence[str] = ()
    ) -> None:
        self.port = free_port()
        self.programs = programs
        self.data = folder / "data"
        chosen = [part for setting in (*POSTGRES_SETTINGS, *settings) for part in ("-c", setting)]
        place = ["-D", str(self.data), "-k", str(folder), "-h", HOST, "-p", str(self.port)]
        super().__init__([str(programs / "postgres"), *place, *chosen], folder, user)
        self._made = 0

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres@{HOST}:{self.port}/{database}"

    def is_ready(self) -> bool:
        try:
            self.run("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def run(self, sql: str, database: str = "postgres") -> None:
        """Run one statement as its administrator."""
        with self._connected(database) as connection:
            connection.execute(sql.encode())

    def value(self, sql: str) -> object:
        """What one statement gives that asks for one value."""
        with self._connected("postgres") as connection:
            found = connection.execute(sql.encode()).fetchone()
        return None if found is None else found[0]

    def _connected(self, database: str) -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(self.url(database), autocommit=True, connect_timeout=2)

    def set_read_only(self, *, on: bool) -> None:
        """Let it take no changes, as a server does that is no longer the first, or let it again."""
        self.run(f"ALTER SYSTEM SET default_transaction_read_only = {'on' if on else 'off'}")
        self.run("SELECT pg_reload_conf()")

    def hang_up(self) -> None:
        """End every connection to it, whatever it is being asked."""
        self.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )

    def new_database(self, like: str = "template1") -> str:
        """Make a database like another one that nobody uses just now; its name."""
        self._made += 1
        name = f"d{self._made}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {like}")
        return name

    def drop_database(self, name: str) -> None:
        """Throw a database away, whoever uses it."""
        self.run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def postgres_in(folder: Path, settings: Sequence[str] = ()) -> Postgres:
    """
    A PostgreSQL server for a folder, without data and not running.

    Root may not run PostgreSQL, so for root the folder goes to the user `postgres`, who
    must be able to reach it. Raises NoServer if there is no PostgreSQL on this machine.
    """
    user = _unprivileged()
    if user is not None:
        shutil.chown(folder, user)
    return Postgres(folder, _postgres_programs(), user, settings)


@contextmanager
def postgres(folder: Path, settings: Sequence[str] = ()) -> Iterator[Postgres]:
    """A PostgreSQL server in a folder, running; raises NoServer as `postgres_in` does."""
    server = postgres_in(folder, settings)
    _make_data(server)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def _make_data(server: Postgres) -> None:
    program = str(server.programs / "initdb")
    command = [program, "-D", str(server.data), "-U", "postgres", "-A", "trust"]
    with server.log.open("ab") as log:
        options = ["-E", "UTF8", "--no-locale", "--no-sync", "--no-instructions"]
        process = _spawn(server, [*command, *options], log.fileno())
        if process.wait(PATIENCE) != 0:
            end = server.log.read_text(errors="replace")[-1000:]
            raise NoServer(f"initdb failed in {server.folder}. The end of its log:\n{end}")


def _postgres_programs() -> Path:
    versions = sorted(Path(POSTGRES_PLACES).glob("*/bin/postgres"), key=lambda p: int(p.parts[-3]))
    if versions:
        return versions[-1].parent
    found = shutil.which("postgres")
    if found is None:
        raise NoServer(
            "These tests need the programs of PostgreSQL (initdb, postgres), and neither "
            f"{POSTGRES_PLACES} nor the PATH has them. Install the package `postgresql`."
        )
    return Path(found).resolve().parent


def _unprivileged() -> str | None:
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise NoServer("PostgreSQL does not run as root, and there is no user `postgres` to run it.")


def _spawn(server: Server, command: Sequence[str], log: int) -> subprocess.Popen[bytes]:
    user = server.user
    return subprocess.Popen(  # noqa: S603 - the commands are spelled out above
        command,
        cwd=server.folder,
        env=server.environment,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        user=user,
        group=None if user is None else pwd.getpwnam(user).pw_gid,
        extra_groups=None if user is None else [],
        # A terminal's interrupt is for the tests; they end their servers themselves.
        start_new_session=True,
    )


def _children(parent: int) -> list[int]:
    """The processes that a process has begun; none where /proc does not tell."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            # The name of a program stands in parentheses and may hold anything.
            fields = status.read_text().rpartition(")")[2].split()
            if int(fields[1]) == parent:
                found.append(int(status.parent.name))
    return found
