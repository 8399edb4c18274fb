"""
Agreeing: what the seats of a table settle among themselves: draws and taking back.

What belongs here: who has offered what, and what comes of an answer to it.
What does not: when taking back is free (`hosting.play.undo`), storing and telling (`live`).

An offer of a draw lives in the memory of the table's home: whoever takes the table over
begins without it, and it is made again. What was said about taking back is stored: what is
refused for good stays so, and what was used up stays used.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import Final

from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.room import Room
from dejarik.hosting.play.undo import (
    Mark,
    UndoOutcome,
    UndoTalk,
    before_last_action,
    before_last_answer,
)
from dejarik.hosting.play.undo import Reply as Said
from dejarik.hosting.play.undo_wire import NOTHING_SAID, recall, write_talk
from dejarik.kernel.ids import NOBODY
from dejarik.service import wire

DRAW: Final = "draw"
UNDO: Final = "undo"
NOTHING_OFFERED: Final = "Nobody has offered you a draw."


@dataclass(frozen=True)
class Came:
    """
    What came of a message: what everybody is told, where to return, whether it is a draw.

    With a code the message is refused, and nothing has changed.
    """

    told: tuple[wire.Offered, ...] = ()
    return_to: int = -1
    drawn: bool = False
    code: str = ""
    message: str = ""


@dataclass
class Agreements:
    """
    The offers at one table; a draw waits for everybody who is still in the game.

    What was played before anybody came (`opening`) is nobody's to take back.
    """

    undo: UndoTalk
    opening: int = 0
    draw_by: int = NOBODY
    draw_waits: frozenset[int] = frozenset()

    def copy(self) -> "Agreements":
        """The offers as they stand: what is settled in one is not settled in the other."""
        return replace(self, undo=self.undo.copy())

    def written(self, seq: int) -> bytes:
        """What is stored of them, at the newest entry."""
        return write_talk(self.undo, seq)

    def offer_draw(self, room: Room, seat: int) -> Came:
        """Offer a draw, or take the one that somebody else has offered."""
        if seat in self.draw_waits:
            return self.answer_draw(seat, accept=True)
        self.draw_by = seat
        self.draw_waits = frozenset(room.playing()) - {seat}
        return Came((wire.Offered(DRAW, seat),))

    def answer_draw(self, seat: int, *, accept: bool) -> Came:
        """Take or decline the draw that is offered."""
        if seat not in self.draw_waits:
            return Came(code="nothing_offered", message=NOTHING_OFFERED)
        if not accept:
            return Came((self._draw_closed("declined"),))
        self.draw_waits -= {seat}
        if self.draw_waits:
            return Came()
        return Came((self._draw_closed("accepted"),), drawn=True)

    def _draw_closed(self, how: str) -> wire.Offered:
        seat, self.draw_by, self.draw_waits = self.draw_by, NOBODY, frozenset()
        return wire.Offered(DRAW, seat, how)

    def must_look_back(self, room: Room, seat: int, passed: Container[int] = ()) -> bool:
        """Whether it takes the past of the game to say what a seat could take back."""
        is_older = room.seq() > max(room.watch.count(), self.opening)
        if not is_older or self.undo.rule == "never":
            return False
        marks = room.watch.since_own(seat, passed, self.opening)
        return bool(room.frozen) or before_last_answer(marks, seat, passed) is None

    def ask_undo(
        self,
        room: Room,
        seat: int,
        passed: Container[int] = (),
        marks: Sequence[Mark] | None = None,
    ) -> Came:
        """
        Take one's last answer back; where the rules have failed, the action that failed.

        What an order has `passed` is taken back with the answer before it. `marks` are those of
        the whole game, where it took the past to know them.
        """
        known = room.watch.marks if marks is None else marks
        marks = [mark for mark in known if mark.number > self.opening]
        out = frozenset(room.state.conceded)
        if not room.frozen:
            to = before_last_answer(marks, seat, passed)
            return self._of_undo(self.undo.ask(seat, marks, to, out), seat)
        acting = any(mark.seat == seat and mark.turn == room.state.turns for mark in marks)
        if acting:
            to = before_last_action(marks, seat)
            came = self._of_undo(self.undo.ask(seat, marks, to, out), seat)
            if not came.code:
                return came
        # What failed was never played: to go on from here takes nothing from anybody.
        return Came((wire.Offered(UNDO, seat, "accepted"),), return_to=room.seq())

    def undo_outlook(self, room: Room, seat: int, passed: Container[int] = ()) -> wire.Undoable:
        """What would come of it if a seat asked to take its last answer back now."""
        if room.frozen or self.must_look_back(room, seat, passed):
            # What was played before the table came here is looked at when somebody asks.
            return wire.Undoable("ask")
        marks = room.watch.since_own(seat, passed, self.opening)
        to = before_last_answer(marks, seat, passed)
        said = self.undo.would(seat, marks, to, frozenset(room.state.conceded))
        match said.what:
            case UndoOutcome.GRANTED:
                return wire.Undoable("free")
            case UndoOutcome.REFUSED:
                return wire.Undoable("no", said.message())
            case _:
                return wire.Undoable("ask")

    def answer_undo(self, seat: int, *, accept: bool, always: bool) -> Came:
        """Allow what another seat wants to take back, or refuse it, once or from now on."""
        asker = self.undo.open.seat if self.undo.open is not None else NOBODY
        if always and not accept:
            return self._of_undo(self.undo.refuse_all(seat), asker)
        return self._of_undo(self.undo.answer(seat, accept=accept), asker)

    def _of_undo(self, said: Said, seat: int) -> Came:
        match said.what:
            case UndoOutcome.REFUSED:
                return Came(code=said.code, message=said.message())
            case UndoOutcome.GRANTED:
                return Came((wire.Offered(UNDO, seat, "accepted"),), return_to=said.to)
            case UndoOutcome.ASKED:
                return Came((wire.Offered(UNDO, seat),))
            case UndoOutcome.DECLINED:
                return Came((wire.Offered(UNDO, seat, "declined"),))
            case _:
                return Came()

    def open(self) -> tuple[wire.Offered, ...]:
        """What still waits for an answer."""
        found = [wire.Offered(DRAW, self.draw_by)] if self.draw_by != NOBODY else []
        if self.undo.open is not None:
            found.append(wire.Offered(UNDO, self.undo.open.seat))
        return tuple(found)

    def played_on(self) -> tuple[wire.Offered, ...]:
        """The game has gone on: whatever is open lapses."""
        lapsed = []
        if self.draw_by != NOBODY:
            lapsed.append(self._draw_closed("lapsed"))
        asker = self.undo.open.seat if self.undo.open is not None else NOBODY
        if self.undo.played_on().what == UndoOutcome.LAPSED:
            lapsed.append(wire.Offered(UNDO, asker, "lapsed"))
        return tuple(lapsed)


def agreements_for(hosted: Hosted, stored: bytes, seq: int) -> Agreements:
    """What was agreed on so far, as it was stored; bots agree to everything."""
    bots = frozenset(place for place, seat in enumerate(hosted.seats) if seat.bot)
    undo = UndoTalk(len(hosted.seats), hosted.settings.undo, bots)
    recall(undo, stored or NOTHING_SAID, seq)
    return Agreements(undo, hosted.opening)
