"""
Negotiating at a table: what the seats say about draws and taking back, and what comes of it.

What belongs here: working it out, and storing it before anything follows. What does not: who may
do what (`agreements`, `hosting.play.undo`), and carrying it out (`live`).

What is stored comes first: if it cannot be, nothing was said.
"""

from collections.abc import Callable, Container
from dataclasses import dataclass, field

from dejarik.hosting.play.room import Room
from dejarik.service import wire
from dejarik.service.ports import Journal, Unavailable
from dejarik.service.tables.agreements import Agreements, Came
from dejarik.service.tables.history import GameHistory, ReplayLost


class NotSettled(Exception):
    """It could not be stored, or the past not be looked at; nothing has changed."""


@dataclass
class Negotiation:
    """
    The negotiations of one table.

    `passed` says which entries were passed for a seat, and `packed` is the state that is returned
    to, as bytes.
    """

    game: str
    room: Room
    agreements: Agreements
    passed: Callable[[], Container[int]]
    journal: Journal
    history: GameHistory
    packed: bytes = field(default=b"", init=False)

    def __post_init__(self) -> None:
        """What is known of it was stored."""
        self._kept = self.agreements.written(self.room.seq())

    async def settle(self, seat: int, message: wire.Agreement) -> Came:
        """What comes of a message, stored. Raises NotSettled, Stale and Fenced."""
        before = self.agreements.copy()
        try:
            came = await self._came_of(seat, message)
            self.packed = await self._packed_at(came.return_to)
            await self._keep()
        except (Unavailable, ReplayLost) as error:
            self.agreements = before
            raise NotSettled from error
        return came

    async def _came_of(self, seat: int, message: wire.Agreement) -> Came:
        room, agreements = self.room, self.agreements
        match message:
            case wire.OfferDraw():
                return agreements.offer_draw(room, seat)
            case wire.AnswerDraw():
                return agreements.answer_draw(seat, accept=message.accept)
            case wire.AnswerUndo():
                return agreements.answer_undo(seat, accept=message.accept, always=message.always)
            case wire.AskUndo():
                room.must_be_at(seat, message.version)
                passed, marks = self.passed(), None
                if agreements.must_look_back(room, seat, passed):
                    marks = await self.history.marks(room.title.id, room.play.journal)
                return agreements.ask_undo(room, seat, passed, marks)

    async def _packed_at(self, position: int) -> bytes:
        """The state at a position, mostly at hand; nothing where nobody returns."""
        if position < 0:
            return b""
        at_hand = self.room.packed_at(position)
        if at_hand:
            return at_hand
        room = self.room
        return await self.history.state(room.title.id, room.play.journal, position)

    async def _keep(self) -> None:
        """Store what was said about taking back."""
        seq = self.room.seq()
        said = self.agreements.written(seq)
        if said != self._kept:
            await self.journal.keep_talk(self.game, seq, said)
            self._kept = said

    def undo_outlook(self, seat: int) -> wire.Undoable:
        """What would come of it if a seat asked to take its last answer back now."""
        return self.agreements.undo_outlook(self.room, seat, self.passed())
