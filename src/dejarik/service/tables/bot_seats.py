"""
The seats of bots at one table: what they are asked, when they play, whether they are silent.

What belongs here: asking, their pace, and noticing that nobody answered. What does not: thinking
(`thinking`), and playing their answers (`live`).
"""

from typing import Final

from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.pacing import Pace
from dejarik.hosting.play.room import Room
from dejarik.kernel.decisions import Decision
from dejarik.kernel.wire import digest
from dejarik.service import ports, thinking
from dejarik.service.tables.questions import edition_of

ASK_AGAIN_MS: Final = 8_000
"""After how long without an answer a bot is asked again: whoever thought may be dead."""


class BotSeats:
    """The bots at a table."""

    def __init__(
        self,
        stored: ports.StoredGame,
        hosted: Hosted,
        room: Room,
        bots: ports.Bots,
        now: ports.Now,
        pace: int = 0,
    ) -> None:
        self._stored = stored
        self._hosted = hosted
        self._room = room
        self._bots = bots
        self._now = now
        self._asked = 0
        self._pace = Pace(hosted, pace)

    def told(self) -> None:
        """Everybody has been told something."""
        self._pace.note(self._now())

    def wait(self, answer: ports.BotAnswer) -> int:
        """How many milliseconds an answer has to wait yet."""
        if not self._pace.pause:
            return 0
        for asked in self._room.game.pending(self._room.state):
            if (asked.seat, asked.id) == (answer.seat, answer.decision):
                return self._pace.wait(asked, answer.choice, self._now())
        return 0

    def hold(self) -> int:
        """How long the clocks stand still for what bots are asked now."""
        if not self._pace.pause:
            return 0
        return self._pace.hold(self._room.game.pending(self._room.state))

    async def wake(self) -> None:
        """Ask the bots whatever they are asked now."""
        self._asked = 0
        room = self._room
        if room.frozen or room.is_over():
            return
        for decision in room.game.pending(room.state):
            bot = self._hosted.seats[decision.seat].bot
            if bot:
                self._asked = self._now()
                await self._bots.ask(self._job(decision, bot))

    def _job(self, decision: Decision, bot: str) -> ports.BotJob:
        stored, room = self._stored, self._room
        version = room.version(decision.seat)
        # Nobody can guess it, and the game's own seed does not follow from it.
        seed = digest(b"bot" + stored.server_seed + bytes([decision.seat]))
        asking = thinking.Asking(stored.id, stored.title, edition_of(room), version, bot, seed)
        return thinking.job_for(room.game, room.state, decision, asking)

    def are_silent(self) -> bool:
        """Whether one of them should have answered by now."""
        return bool(self._asked) and self._now() - self._asked > ASK_AGAIN_MS
