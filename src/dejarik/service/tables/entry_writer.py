"""
The entry writer: an entry of a live table, until the journal has it or somebody else's.

What belongs here: trying again while the database is out of reach, and telling our entry
from another one. What does not: what is told of it (`live`).

After a failure it is not known whether the entry was stored. The key (game, sequence) makes
it safe to find out: whatever stands under its number is read, and if nothing does, it is
stored once more. So the room that has played it is right, and stays.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog

from dejarik.hosting.play.clocks import Clocks
from dejarik.hosting.play.room import Room, Step
from dejarik.kernel.wire import encode
from dejarik.service.ports import Fenced, Journal, NewEntry, Unavailable

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 1.0
"""Seconds between two attempts; they begin with the first and are doubled."""
AWAY_AFTER: Final = 5.0
"""Seconds after which whoever waits at the table is told so, again and again."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class EntryWriter:
    """
    How the entries of one table are stored.

    `away` tells those who wait that they wait in vain; `is_over` says that nobody needs to
    know any more, because the table is being given up.
    """

    journal: Journal
    away: Callable[[], None]
    is_over: Callable[[], bool]

    async def store(self, entry: NewEntry) -> bool:
        """
        Store an entry; whether it was stored at once.

        Raises Fenced when another process goes on with the game, and Unavailable when the
        table is given up before it is known.
        """
        try:
            await self.journal.append(entry)
        except Unavailable:
            log.warning("entry_store_retrying", table=entry.game)
        else:
            return True
        await self._keep_trying(entry)
        return False

    async def _keep_trying(self, entry: NewEntry) -> None:
        clock = asyncio.get_running_loop().time
        pause, told = FIRST_PAUSE, clock()
        while not await self._is_stored_now(entry):
            if self.is_over():
                raise Unavailable("the table is given up")
            if clock() - told > AWAY_AFTER:
                told = clock()
                self.away()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _is_stored_now(self, entry: NewEntry) -> bool:
        """Look for an entry, and store it if nothing stands in its place. Raises Fenced."""
        try:
            if await self._is_there(entry):
                return True
            # An earlier attempt may come through just now: then it is found the next time.
            with suppress(Fenced):
                await self.journal.append(entry)
                return True
        except Unavailable:
            return False
        return False

    async def _is_there(self, entry: NewEntry) -> bool:
        """Whether an entry is the newest of its game; not if it is the next. Raises Fenced."""
        tail = await self.journal.since(entry.game, entry.seq - 2)
        numbers = [row.seq for row in tail]
        before = [entry.seq - 1] if entry.seq > 1 else []
        if numbers == before:
            return False
        if numbers == [*before, entry.seq] and _content(tail[-1]) == _content(entry):
            return True
        raise Fenced("another process goes on with this game")


def new_entry(
    game: str, room: Room, step: Step, at: int, clocks: Clocks, deadline: int | None
) -> NewEntry:
    """The entry of a step, as it is stored."""
    return NewEntry(
        *(game, step.seq, encode(step.entry.pack()), at, clocks.written(), step.only),
        outcome=outcome_bytes(room),
        deadline=deadline,
    )


def outcome_bytes(room: Room) -> bytes:
    """The outcome as it is stored; empty while the game goes on."""
    outcome = room.game.outcome(room.state)
    return b"" if outcome is None else encode([outcome.ranking, outcome.reason])


def _content(entry: NewEntry) -> tuple[bytes, int, bytes, int]:
    return entry.entry, entry.at, entry.clocks, entry.only
