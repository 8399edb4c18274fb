"""
Replaying: playing a journal again, and making sure that it is the game it was.

What belongs here: what an entry does to a state, and every check on the way. Where hashes
can be compared, they are; where an older release wrote them, the game is asked whether
anything is met that has been mended since. A journal is played as it was or not at all.
What does not: going on from there (`play`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.kernel.decisions import IllegalAnswer
from dejarik.kernel.entries import ANSWER, CONCEDE, RETURN, schema_of
from dejarik.kernel.journal import PRESENT
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.state import Outcome
from dejarik.kernel.wire import digest

if TYPE_CHECKING:
    from dejarik.kernel.entries import Entry
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form
    from dejarik.kernel.game import Game
    from dejarik.kernel.journal import Journal
    from dejarik.kernel.recorder import Witness
    from dejarik.kernel.release import Release
    from dejarik.kernel.state import State

HASH_BYTES: Final = 8
"""How long the hash of a state is in an entry: enough that no other state has it by chance."""
THE_START: Final = "the start of the game"


class Diverged(Exception):
    """Playing a journal again does not give, or might not give, what it gave the first time."""


def fingerprint(game: Game, s: State) -> str:
    """A short hash of a state, with the schema it is packed by in front."""
    return fingerprint_of(game, game.dump(s))


def fingerprint_of(game: Game, packed: bytes) -> str:
    """The same of a state that is packed already."""
    return f"{game.schema}:{digest(packed, HASH_BYTES)}"


def replay(
    game: Game, journal: Journal, at: int = PRESENT, witness: Witness | None = None
) -> State:
    """
    Play a journal again, up to a position.

    Raises Diverged when something on the way is not, or might not be, as it was.
    """
    s = _started_again(game, journal, witness.start() if witness else None)
    if witness:
        witness.after()
    play_on(game, s, journal, journal.effective(at), witness)
    must_arrive(game, s, journal, at)
    return s


def play_on(
    game: Game, s: State, journal: Journal, entries: list[Entry], witness: Witness | None
) -> None:
    """
    Let entries of a journal that were played once change a state as they did then.

    Raises Diverged likewise.
    """
    for entry in entries:
        carry_on(game, s, journal.release, entry, witness.before(s, entry) if witness else None)
        if witness:
            witness.after()


def must_arrive(game: Game, s: State, journal: Journal, at: int = PRESENT) -> None:
    """
    Check that the state at a position is the one it was, also where the journal went back.

    Raises Diverged.
    """
    place = len(journal.entries) if at == PRESENT else at
    if place and journal.entries[place - 1].kind == RETURN:
        newest = journal.entries[place - 1]
        _must_match(game, s, newest.hash, newest.describe())


def _started_again(game: Game, journal: Journal, recorder: Recorder | None) -> State:
    schema = schema_of(journal.start_hash) or journal.release.schema
    doubts = ReplayChecker(game, journal.release.at(schema), THE_START, recorder)
    s = game.start(journal.setup(), journal.seed, doubts.recorder())
    doubts.must_be_none()
    _must_match(game, s, journal.start_hash, THE_START)
    return s


def carry_on(game: Game, s: State, wrote: Release, entry: Entry, recorder: Recorder | None) -> None:
    """
    Let one entry that was played once, by a release, change the state as it did then.

    Raises Diverged when it is refused or gives another state, and, where its hash cannot be
    compared, when it meets something that has been mended since.
    """
    doubts = ReplayChecker(
        game, wrote.at(entry.schema() or wrote.schema), entry.describe(), recorder
    )
    doubts.look(s)
    try:
        carry_out(game, s, entry, doubts.recorder())
    except IllegalAnswer as refusal:
        message = f"{entry.describe()} is refused: {refusal}"
        raise Diverged(message) from refusal
    except Exception as error:
        # Once it was played: whatever fails now is in the rules as they are here.
        message = f"{entry.describe()} cannot be played: {type(error).__name__}: {error}"
        raise Diverged(message) from error
    doubts.must_be_none()
    _must_match(game, s, entry.hash, entry.describe())


def _must_match(game: Game, s: State, hashed: str, where: str) -> None:
    """Compare a state with the fingerprint of the one it should be, if it is of this schema."""
    if schema_of(hashed) != game.schema or not hashed:
        return
    found = fingerprint(game, s)
    if found != hashed:
        message = f"{where} gives another state: expected hash {hashed}, found {found}"
        raise Diverged(message)


class ReplayChecker(Recorder):
    """
    Listens while something that another release wrote is played again.

    Where hashes can be compared there is nothing to doubt. Where they cannot, the game says
    whether anything is met that is otherwise today.

    Raises Diverged at once when it was written by a later release.
    """

    def __init__(self, game: Game, wrote: Release, where: str, inner: Recorder | None) -> None:
        self.game: Game = game
        self.wrote: Release = wrote
        self.where: str = where
        self.inner: Recorder | None = inner
        self.found: str = ""
        self.older: bool = wrote.schema < game.schema
        if wrote.schema > game.schema:
            message = f"{where} is of a later release: schema {wrote.schema}, here {game.schema}"
            raise Diverged(message)

    def recorder(self) -> Recorder | None:
        """Who is to hear what happens."""
        return self if self.older else self.inner

    def look(self, s: State) -> None:
        """Ask about what lies on the table and is asked now. Raises Diverged."""
        if self.older:
            self.found = self.game.mended(s, self.wrote)
            self.must_be_none()

    def must_be_none(self) -> None:
        """Raise Diverged if something was met that is otherwise today."""
        if self.found:
            message = f"{self.where} meets what has changed since: {self.found}"
            raise Diverged(message)

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        if self.inner is not None:
            self.inner.answered(s, serial, forms)

    def happened(self, s: State, event: Event) -> None:
        """Ask about the event, and pass it on."""
        if not self.found:
            self.found = self.game.mended_event(s, event, self.wrote)
        if self.inner is not None:
            self.inner.happened(s, event)


def carry_out(game: Game, s: State, entry: Entry, recorder: Recorder | None) -> None:
    """Let one entry change the state; raises IllegalAnswer, and then changes nothing."""
    if entry.kind == ANSWER:
        game.apply(s, entry.seat, entry.decision, entry.choice, recorder)
    elif entry.kind == CONCEDE:
        game.concede(s, entry.seat, recorder)
    else:
        _adjudicate(s, entry)


def _adjudicate(s: State, entry: Entry) -> None:
    if s.outcome is not None:
        message = "the game is over; there is nothing to adjudicate"
        raise IllegalAnswer(message)
    if not entry.ranking or [] in entry.ranking:
        message = f"the ranking {entry.ranking} has an empty place"
        raise IllegalAnswer(message)
    ranked: set[int] = set()
    for level in entry.ranking:
        for side in level:
            if not 0 <= side < s.seats or side in ranked:
                message = f"the ranking {entry.ranking} names side {side} wrongly or twice"
                raise IllegalAnswer(message)
            ranked.add(side)
    s.outcome = Outcome([level.copy() for level in entry.ranking], entry.reason)
    s.decisions = None
