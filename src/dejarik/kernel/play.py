"""
Play: a game that goes on, and the journal that is written of it.

What belongs here: doing something to the state and writing it down, both or neither.
What does not: the journal itself (`journal`), and playing one again (`replaying`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.kernel.decisions import IllegalAnswer
from dejarik.kernel.entries import ANSWER, Entry, adjudicated, answered, conceded, returned
from dejarik.kernel.journal import PRESENT, Journal, must_have_been
from dejarik.kernel.machine import STAGES
from dejarik.kernel.replaying import carry_out, fingerprint, fingerprint_of, replay

if TYPE_CHECKING:
    from dejarik.kernel.game import Game
    from dejarik.kernel.recorder import Recorder, Witness
    from dejarik.kernel.release import Release
    from dejarik.kernel.state import State


class Play:
    """
    A game being played: the state, and the journal that it can be made from again.

    Every method either changes both or raises IllegalAnswer (or ValueError for a position
    that has not been) and changes neither. Without a state the journal is played again.
    `packed` is the state after the newest entry as bytes, if that entry was played here.
    """

    def __init__(
        self,
        game: Game,
        journal: Journal,
        witness: Witness | None = None,
        state: State | None = None,
    ) -> None:
        self.game: Game = game
        self.journal: Journal = journal
        self.state: State = replay(game, journal, PRESENT, witness) if state is None else state
        self.packed: bytes = b""
        if not journal.start_hash and not journal.entries:
            journal.start_hash = fingerprint(game, self.state)

    def position(self) -> int:
        """The number of the newest entry: what a return can name."""
        return len(self.journal.entries)

    def answer(
        self, seat: int, decision_id: int, choice: int, recorder: Recorder | None = None
    ) -> Entry:
        """Play one answer on and write it down."""
        return self._play(answered(seat, decision_id, choice), recorder)

    def concede(self, seat: int, recorder: Recorder | None = None) -> Entry:
        """A seat gives up."""
        return self._play(conceded(seat), recorder)

    def adjudicate(self, ranking: list[list[int]], reason: str) -> Entry:
        """A judge ends the game: sides from best to worst."""
        return self._play(adjudicated(ranking, reason), None)

    def return_to(self, position: int, packed: bytes = b"") -> Entry:
        """
        Go back to the position after an entry, by playing up to it again.

        Whoever has the state of then as bytes saves that: they count if the journal has their
        hash. Raises Diverged, and changes nothing, when it cannot be played up to it again.
        """
        must_have_been(self.journal, position)
        if packed and fingerprint_of(self.game, packed) == self._hash_at(position):
            s = self.game.load(packed)
        else:
            s = replay(self.game, self.journal, position)
            packed = self.game.dump(s)
        entry = returned(position)
        entry.hash = fingerprint_of(self.game, packed)
        self.journal.append(entry)
        self.state, self.packed = s, packed
        return entry

    def _hash_at(self, position: int) -> str:
        """What the journal says of the state at a position."""
        entries = self.journal.entries
        return entries[position - 1].hash if position else self.journal.start_hash

    def take_back(self) -> Entry:
        """
        Undo what goes on as a whole, up to the question the game allows.

        Raises IllegalAnswer when it can no longer be undone, or nothing has been answered.
        """
        group = self.game.undoable_from(self.state)
        before = 0
        for entry in self.journal.effective():
            if group and entry.kind == ANSWER and entry.decision // STAGES >= group:
                return self.return_to(before)
            before = entry.number
        message = "there is nothing that could be undone"
        raise IllegalAnswer(message)

    def _play(self, entry: Entry, recorder: Recorder | None) -> Entry:
        try:
            carry_out(self.game, self.state, entry, recorder)
            packed = self.game.dump(self.state)
            entry.hash = fingerprint_of(self.game, packed)
        except IllegalAnswer:
            raise
        except Exception:
            # A rule broke halfway: the journal still knows where the game stood.
            self.state = (
                self.game.load(self.packed) if self.packed else replay(self.game, self.journal)
            )
            raise
        self.journal.append(entry)
        self.packed = packed
        return entry


def begin(game: Game, release: Release, setup: dict[str, object], seed: bytes) -> Play:
    """A new game with an empty journal."""
    return Play(game, Journal(release, setup, seed))
