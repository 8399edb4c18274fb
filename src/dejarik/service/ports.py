"""
Ports: what the service needs from outside, as protocols.

What belongs here: the calls, what they promise, and the errors they raise.
What does not: how a database, a bus or a mail server does it (`adapters`).
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Final, Protocol

from dejarik.hosting.play.lengths import Length
from dejarik.kernel.state import Outcome
from dejarik.service.scopes import Scope

Value = str | int | float | bytes | None
"""What a column may hold. Times are whole milliseconds since 1970, structures are JSON bytes."""
Row = tuple[Value, ...]


DEAD_AFTER_MS: Final = 2_000
"""How long a process counts as living after it was last heard of."""


class Unavailable(Exception):
    """Something behind a port cannot be reached now; whether it has acted is not known."""


class Fenced(Exception):
    """Another process has written that number of the journal: this one's room is out of date."""


class Missing(Exception):
    """There is no such thing."""


class Taken(Exception):
    """A name, a seat or a key that must be unique is somebody else's."""


class Database(Protocol):
    """
    One SQL for PostgreSQL and SQLite: parameters are `%s`, everything in their common subset.

    Every call raises Unavailable when the database cannot be reached, and Taken when a
    unique key is violated.
    """

    async def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Run a statement that gives rows (SELECT, or with RETURNING), in its own transaction."""
        ...

    async def run(self, sql: str, values: Sequence[Value] = ()) -> int:
        """Run a statement; how many rows it changed. It is on disk when this returns."""
        ...

    def transaction(self) -> AbstractAsyncContextManager["Database"]:
        """Several statements as one: all of them or none."""
        ...


@dataclass(frozen=True, slots=True)
class NewEntry:
    """
    An entry to be stored: packed, numbered from 1, with the time and the clocks after it (JSON).

    `only` is the seat that alone could notice it, or -1 when everybody could; versions of
    audiences are counted from it, so it is stored with the entry. `outcome` (JSON) comes with
    the entry that ends the game, and is stored with the game; so is the `deadline`, the
    service's time at which somebody is out of time; without one the game's stays as it is.
    """

    game: str
    seq: int
    entry: bytes
    at: int
    clocks: bytes = b""
    only: int = -1
    outcome: bytes = b""
    deadline: int | None = None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """
    What the journal knows of a game: everything that it can be played again from.

    `seed` is empty until both seats have added their nonces; `settings` is JSON that the
    service alone reads (clock, spectators, undo). `outcome` is JSON, empty while it goes on.
    `release` is what it was begun by; `played_by` names the release of the process that had
    it last, `start_hash` is the hash of its first state: both may be unknown. `deadline` is 0
    if there is no limit of days, and unknown until the limit is begun. `talk` is JSON of what
    the seats have said about taking back, empty if nothing.
    """

    id: str
    title: str
    release: bytes
    setup: bytes
    settings: bytes
    server_seed: bytes
    nonces: bytes
    seed: bytes
    began: int
    outcome: bytes = b""
    played_by: str = ""
    start_hash: str = ""
    deadline: int | None = None
    talk: bytes = b""
    entries: tuple[NewEntry, ...] = ()


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a game begins with: the release it is begun by, its name, and the first state's hash."""

    release: bytes
    played_by: str
    start_hash: str


class Journal(Protocol):
    """The truth: append-only, keyed by game and sequence."""

    async def create(self, game: StoredGame) -> None:
        """A new game, without entries. Raises Taken when there is one of that id."""
        ...

    async def append(self, entry: NewEntry) -> None:
        """
        Store one entry; returns once it is on disk. Entries that wait share a commit.

        The entry that ends a game finishes it, both or neither.
        Raises Fenced when that number is not the next one, Unavailable when it is not known.
        After either, the game takes no entry until it has been read again, by load or since:
        so what was meant to follow a lost entry never follows somebody else's.
        """
        ...

    async def load(self, game: str) -> StoredGame:
        """The game with all its entries in order. Raises Missing."""
        ...

    async def since(self, game: str, seq: int) -> list[NewEntry]:
        """The entries after one, in order."""
        ...

    async def start(self, game: str, nonces: bytes, seed: bytes, by: Beginning) -> None:
        """Fix the seed and what it is begun by, once. Raises Taken when that was done before."""
        ...

    async def played_by(self, game: str) -> str:
        """The release of the process that had a game last; empty if unknown. Raises Missing."""
        ...

    async def adopt(self, game: str, release: str) -> None:
        """Note that a process of this release plays a game from now on."""
        ...

    async def finish(self, game: str, outcome: bytes, at: int) -> None:
        """Note that a game is over; its states and talk may go. A second time changes nothing."""
        ...

    async def keep_talk(self, game: str, seq: int, talk: bytes) -> None:
        """
        Keep what the seats have said about taking back, up to the newest entry.

        Raises Fenced when that is another one.
        """
        ...

    async def keep_snapshot(self, game: str, seq: int, state: bytes) -> None:
        """Keep a state as a cache; of the same game the newest two are kept."""
        ...

    async def snapshots(self, game: str) -> list[tuple[int, bytes]]:
        """The kept states of a game with their sequences, the newest last."""
        ...


@dataclass(frozen=True, slots=True)
class Home:
    """
    Where a table lives: the process, its address, and how often it has moved.

    Clients go to `url`; at `own_url` just this process answers, or nobody.
    """

    game: str
    instance: str
    url: str
    epoch: int
    alive: bool = True
    own_url: str = ""


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Another living process: its address, how many tables it has, its release, its own address."""

    url: str
    tables: int
    release: str = ""
    own_url: str = ""


class Directory(Protocol):
    """Which process is home to which table."""

    async def beat(self, now: int, tables: int) -> int:
        """Say that this process lives, and how many tables it has; the service's time, moved on."""
        ...

    async def neighbours(self, now: int) -> tuple[Neighbour, ...]:
        """The other living processes; first who had the fewest tables at the last beat."""
        ...

    async def mine(self) -> frozenset[str]:
        """The games whose home this process still is."""
        ...

    async def find(self, game: str, now: int) -> Home | None:
        """The home of a table, dead or alive; nothing if it has none yet. Raises Missing."""
        ...

    async def claim(self, game: str, found: Home | None) -> Home | None:
        """Make this process the home, if nobody has changed it since; nothing if somebody has."""
        ...

    async def release(self, games: Mapping[str, int]) -> None:
        """
        Let go of tables of this process: they have no home until somebody claims them.

        Each has the epoch it was claimed with: what was claimed again since stays.
        """
        ...

    async def leave(self) -> None:
        """Go: the tables of this process have no home from now on."""
        ...


PERSON: Final = "person."
"""With an account behind it: something that concerns this person has changed."""
SESSIONS_ENDED: Final = "sessions.ended"
"""What is told when sessions of an account end; which of them last is in the database."""


class Subscription(Protocol):
    """News of several subjects, which change while it is read; it ends with the bus."""

    async def add(self, subject: str) -> None:
        """Hear a subject, too; a second time changes nothing."""
        ...

    async def remove(self, subject: str) -> None:
        """Hear a subject no more; if it was not heard, nothing changes."""
        ...

    async def close(self) -> None:
        """Hear nothing more."""
        ...

    def __aiter__(self) -> AsyncIterator[tuple[str, bytes]]:
        """What is told under these subjects."""
        ...


class Bus(Protocol):
    """News between processes: hints that may be lost."""

    async def publish(self, subject: str, data: bytes) -> None:
        """Tell whoever listens now; never waits for the bus to come back."""
        ...

    def listen(self, subject: str) -> AsyncIterator[tuple[str, bytes]]:
        """What is told under a subject (`*` one word, `>` the rest), until the bus is closed."""
        ...

    def subscription(self) -> Subscription:
        """Begin to listen, to no subject yet; whoever does closes it."""
        ...

    def is_up(self) -> bool:
        """Whether what is told now reaches other processes."""
        ...


@dataclass(frozen=True, slots=True)
class BotJob:
    """
    A question for a bot: a determinized state for its seat, never the true one.

    One is enough: whatever a bot imagines from it, it would imagine from the true one. The
    seed is the bot's own, never the game's, and makes its choice repeatable.
    """

    game: str
    title: str
    edition: str
    seat: int
    version: int
    decision: int
    bot: str
    seed: str
    imagined: bytes


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """What a bot chose, for which question."""

    game: str
    seat: int
    version: int
    decision: int
    choice: int


class Bots(Protocol):
    """The workers that think. Questions and answers are hints: either may be lost."""

    async def ask(self, job: BotJob) -> None:
        """
        Queue a question; the answer comes to whoever took `answers`.

        Never waits for a worker and never raises. Whoever has heard nothing for a while asks
        again: a question of the same game, version and seat that still waits is not doubled.
        An answer may come twice, or for a version that has passed.
        """
        ...

    def answers(self) -> AsyncIterator[BotAnswer]:
        """The answers to this process's questions, as they come."""
        ...


@dataclass(frozen=True, slots=True)
class Account:
    """
    A person, or a guest or bot without a password.

    `role`: guest, player, moderator, administrator, bot.
    """

    id: str
    name: str
    role: str
    created: int
    muted_until: int = 0
    settings: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Recognized:
    """Whose token it is, and which session; of a key the scopes, and its id for a session."""

    account: Account
    session: str
    scopes: frozenset[Scope] | None = None

    def may(self, scope: Scope) -> bool:
        """Whether the token opens this; a session opens everything."""
        return self.scopes is None or scope in self.scopes


class Notices(Protocol):
    """Messages that reach people who are not looking: web push and mail."""

    def offered(self) -> tuple[str, ...]:
        """Which ways are configured: none of them, `push`, `mail`."""
        ...

    async def tell(self, account: Account, subject: str, text: str, path: str) -> None:
        """Tell somebody; failures are logged, never raised."""
        ...


class LobbyEvents(Protocol):
    """What a game tells the lobby it came from. What is said raises a Refusal, the rest nothing."""

    async def turned(self, table: str, deciding: Sequence[int], absent: Sequence[str]) -> None:
        """Other seats are to decide now; whoever of them is not here may want to know."""
        ...

    async def runs_out(self, table: str, absent: Sequence[str]) -> None:
        """The time of somebody who is not here is nearly up."""
        ...

    async def ended(self, table: str, outcome: Outcome, length: Length) -> None:
        """The game is over; how it ended, and how long it was."""
        ...

    async def speak(self, table: str, account: str, text: str) -> None:
        """Somebody says something at a table; everybody it is for hears it as news."""
        ...

    async def speak_quick(self, table: str, account: str, word: str) -> None:
        """The same with one of the ready phrases, by its name."""
        ...


class Attendance(Protocol):
    """Who is connected, for the lobby. Neither call waits for anything."""

    def come(self, who: Account) -> None:
        """Somebody has opened a connection to this process."""
        ...

    def go(self, who: Account) -> None:
        """Somebody has closed one."""
        ...


Now = Callable[[], int]
"""Milliseconds since 1970."""

Names = Callable[[Collection[str]], Awaitable[Mapping[str, str]]]
"""What accounts are called, by their ids; whoever is gone is somebody."""
