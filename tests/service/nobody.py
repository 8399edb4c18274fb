"""Bots and a lobby that are not there, for tables by themselves."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field

from dejarik.hosting.play.lengths import Length
from dejarik.kernel.state import Outcome
from dejarik.service.ports import BotAnswer, BotJob
from dejarik.service.tables.history import Replayer


class Nobody:
    """No bots, and no lobby behind the table; games are played again by nobody in particular."""

    replayer: Replayer | None = None

    async def ask(self, job: BotJob) -> None:
        """Nobody answers."""

    async def answers(self) -> AsyncIterator[BotAnswer]:
        """Nothing."""
        nothing: BotAnswer
        for nothing in ():
            yield nothing

    async def turned(self, table: str, deciding: Sequence[int], absent: Sequence[str]) -> None:
        """Nobody wants to know."""

    async def runs_out(self, table: str, absent: Sequence[str]) -> None:
        """The same."""

    async def ended(self, table: str, outcome: Outcome, length: Length) -> None:
        """The same."""

    async def speak(self, table: str, account: str, text: str) -> None:
        """The same."""

    async def speak_quick(self, table: str, account: str, word: str) -> None:
        """The same."""


@dataclass
class Told(Nobody):
    """A lobby that notes who is told that their time is nearly up."""

    warned: list[tuple[str, ...]] = field(default_factory=list)

    async def runs_out(self, table: str, absent: Sequence[str]) -> None:
        """Note it."""
        self.warned.append(tuple(absent))
