"""
State: the part of a game's state that every game has.

Plain data, and nothing callable in it. A game adds its own things in a subclass, with
`clone` and `pack` beside ours. Behaviour is in the machine and in the game's rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.kernel.chance import Chance, unpack_chance
from dejarik.kernel.frames import (
    Frame,
    Lasting,
    Scope,
    Waiting,
    unpack_frame,
    unpack_lasting,
    unpack_waiting,
)
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.knowledge import Knowledge, unpack_knowledge

if TYPE_CHECKING:
    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.events import Event
    from dejarik.kernel.game import Game
    from dejarik.kernel.offers import Listing
    from dejarik.kernel.recorder import Recorder
    from dejarik.kernel.timing import Index


class Outcome:
    """How a game ended: sides from best to worst, those level with each other together."""

    def __init__(self, ranking: list[list[int]], reason: str) -> None:
        self.ranking: list[list[int]] = ranking
        self.reason: str = reason

    def winners(self) -> list[int]:
        """The side or sides in first place."""
        return self.ranking[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """
    Frames, waiting abilities, chance, knowledge and counters.

    `dirty` is what the game is to look at next; games that use it save it.
    `recorder`, `index`, `decisions`, `listing` (who listens in the window on top) and `reading`
    (the numbers being read just now) are not part of the truth: they are not saved.
    """

    # A table has more attributes than a plain object's class can give fixed places to.
    __slots__ = (
        "cause",
        "chance",
        "changes",
        "conceded",
        "decisions",
        "delayed",
        "dirty",
        "frames",
        "game",
        "groups",
        "index",
        "knowledge",
        "last_answer",
        "lasting",
        "listing",
        "outcome",
        "queue",
        "reading",
        "recorder",
        "seats",
        "serial",
        "turns",
    )

    def __init__(self, game: Game, seats: int, chance: Chance) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.chance: Chance = chance
        self.knowledge: Knowledge = Knowledge(seats)
        self.frames: list[Frame] = []
        self.queue: list[Waiting] = []
        self.delayed: list[Waiting] = []
        self.lasting: list[Lasting] = []
        self.serial: int = 0
        self.cause: int = 0
        self.last_answer: int = 0
        self.groups: int = 0
        self.changes: int = 0
        self.turns: int = 0
        self.conceded: list[int] = []
        self.outcome: Outcome | None = None
        self.recorder: Recorder | None = None
        self.dirty: list[int] = []
        self.index: Index | None = None
        self.decisions: list[Decision] | None = None
        self.listing: Listing | None = None
        self.reading: list[int] = []

    def get_index(self) -> Index:
        """Who listens and what modifies, built anew if something changed its place."""
        index = self.index
        if index is None:
            index = self.game.build_index(self)
            self.index = index
        return index

    def scope_of(self, f: Frame) -> Scope:
        """The scope a frame works in."""
        scope = self.frames[f.scope].own
        assert scope is not None
        return scope

    def event_of(self, scope: Scope) -> Event | None:
        """The event an ability interrupts or follows."""
        if scope.paused != NOBODY:
            return self.frames[scope.paused].event
        return scope.event

    def clone(self) -> State:
        """An independent copy; the game's own state class says how."""
        raise NotImplementedError

    def copy_spine_to(self, other: State) -> None:
        """Copy everything the kernel keeps."""
        other.knowledge = self.knowledge.clone()
        other.frames = [frame.clone() for frame in self.frames]
        if self.queue:
            other.queue = [waiting.clone() for waiting in self.queue]
        if self.delayed:
            other.delayed = [waiting.clone() for waiting in self.delayed]
        if self.lasting:
            other.lasting = self.lasting.copy()
        other.index = self.index
        other.serial = self.serial
        other.cause = self.cause
        other.last_answer = self.last_answer
        other.groups = self.groups
        other.changes = self.changes
        other.turns = self.turns
        if self.conceded:
            other.conceded = self.conceded.copy()
        other.outcome = self.outcome

    def pack(self) -> list[object]:
        """The whole state as plain data."""
        raise NotImplementedError

    def pack_spine(self) -> list[object]:
        """Everything the kernel keeps, as plain data; identities are left to the game."""
        programs = self.game.programs
        outcome = self.outcome
        return [
            self.seats,
            self.chance.pack(),
            self.knowledge.pack(),
            [frame.pack(programs) for frame in self.frames],
            [waiting.pack(programs) for waiting in self.queue],
            [waiting.pack(programs) for waiting in self.delayed],
            [lasting.pack(programs) for lasting in self.lasting],
            self.counters(),
            self.conceded,
            None if outcome is None else [outcome.ranking, outcome.reason],
        ]

    def counters(self) -> list[int]:
        """The plain counters, in the order they are saved."""
        return [
            self.serial,
            self.cause,
            self.last_answer,
            self.groups,
            self.changes,
            self.turns,
        ]

    def unpack_spine(self, data: list[object], identity: list[int]) -> None:
        """Take over what was packed."""
        programs = self.game.programs
        seats, chance, knowledge, frames, queue, delayed, lasting, counters, conceded, end = data
        assert isinstance(seats, int)
        assert isinstance(chance, list)
        assert isinstance(knowledge, list)
        assert isinstance(frames, list)
        assert isinstance(queue, list)
        assert isinstance(delayed, list)
        assert isinstance(lasting, list)
        assert isinstance(counters, list)
        assert isinstance(conceded, list)
        self.seats = seats
        self.chance = unpack_chance(chance)
        self.knowledge = unpack_knowledge(knowledge, identity)
        self.frames = [unpack_frame(frame, programs) for frame in frames]
        self.queue = [unpack_waiting(one, programs) for one in queue]
        self.delayed = [unpack_waiting(one, programs) for one in delayed]
        self.lasting = [unpack_lasting(one, programs) for one in lasting]
        self.serial, self.cause, self.last_answer, self.groups, *rest = counters
        self.changes, self.turns = rest
        self.conceded = conceded
        if end is not None:
            assert isinstance(end, list)
            self.outcome = Outcome(end[0], end[1])

    def seats_asked(self) -> list[int]:
        """The seats whose answers are still awaited."""
        if self.outcome is not None or not self.frames:
            return []
        return [form.seat for form in self.frames[-1].forms if not form.closed]
