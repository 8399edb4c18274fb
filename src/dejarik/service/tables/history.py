"""
Questions about the past of a game: its whole log, what was answered, and how it stood.

What belongs here: keeping logs that were made, making each once for all who ask, and how many may
wait. What does not: playing a game again, which another process does (`adapters.replayers`).

A log holds for all its lines until somebody takes something back, so `why` after `why` at one
table is one replay. Nothing of this is worked out on the event loop.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final, Protocol

from dejarik.hosting.play.game_log import GameLog
from dejarik.hosting.play.history_wire import HistoryJob, read_log, read_marks
from dejarik.hosting.play.undo import Mark
from dejarik.kernel.entries import RETURN
from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import dump_journal

MOST_KEPT: Final = 50
"""How many logs a process keeps; a long one takes about half a megabyte."""
MOST_WAITING: Final = 16
"""How many replays may wait in a process; whoever comes then is told to ask again."""


class ReplayLost(Exception):
    """The game could not be played again just now: too many wait, or the child was lost."""


class Replayer(Protocol):
    """Plays games again, somewhere else."""

    async def do(self, job: HistoryJob) -> bytes:
        """What comes of a job. Raises ReplayLost."""
        ...


@dataclass(frozen=True)
class KeptLog:
    """A log, how many entries it was made of, and the hash of the last of them."""

    log: GameLog
    entries: int
    hash: str

    def still_holds(self, journal: Journal) -> bool:
        """Whether a journal only goes on from there."""
        entries = journal.entries
        if self.entries > len(entries) or self.hash != _hash_at(journal, self.entries):
            return False
        return all(entry.kind != RETURN for entry in entries[self.entries :])


@dataclass
class GameHistory:
    """The past of the games of one process."""

    replayer: Replayer
    _kept: OrderedDict[tuple[str, int], KeptLog] = field(default_factory=OrderedDict)
    _making: dict[tuple[str, int], asyncio.Future[None]] = field(default_factory=dict)
    _waiting: int = 0

    async def log(self, game: str, title: str, journal: Journal, seat: int, line: int) -> GameLog:
        """A log that has a line, if any has. Raises ReplayLost."""
        key = (game, seat)
        for _ in range(2):
            while (making := self._making.get(key)) is not None:
                await asyncio.wait([making])
            kept = self._kept.get(key)
            if kept is not None and kept.still_holds(journal):
                self._kept.move_to_end(key)
                if line in kept.log or kept.entries == len(journal.entries):
                    return kept.log
            await self._make(key, title, journal)
        return self._kept[key].log

    async def _make(self, key: tuple[str, int], title: str, journal: Journal) -> None:
        entries = len(journal.entries)
        done = self._making[key] = asyncio.get_running_loop().create_future()
        try:
            log = read_log(await self._do(HistoryJob("log", title, dump_journal(journal), key[1])))
        finally:
            del self._making[key]
            done.set_result(None)
        self._kept[key] = KeptLog(log, entries, _hash_at(journal, entries))
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def marks(self, title: str, journal: Journal) -> tuple[Mark, ...]:
        """The marks of everything that counts. Raises ReplayLost."""
        return read_marks(await self._do(HistoryJob("marks", title, dump_journal(journal))))

    async def state(self, title: str, journal: Journal, position: int) -> bytes:
        """The state at a position, as bytes. Raises ReplayLost."""
        return await self._do(HistoryJob("state", title, dump_journal(journal), position))

    async def _do(self, job: HistoryJob) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise ReplayLost("too many replays wait")
        self._waiting += 1
        try:
            return await self.replayer.do(job)
        finally:
            self._waiting -= 1


def until(journal: Journal, entries: int) -> Journal:
    """A journal as it was after so many entries; what was played since may not be stored yet."""
    shorter = Journal(journal.release, journal.setup(), journal.seed)
    shorter.start_hash = journal.start_hash
    shorter.entries = journal.entries[:entries]
    return shorter


def _hash_at(journal: Journal, entries: int) -> str:
    return journal.entries[entries - 1].hash if entries else journal.start_hash
