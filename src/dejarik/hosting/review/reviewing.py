"""
Reviewing: a finished game played again, to see who was ahead when and what decided it.

What belongs here: playing it, asking the game how the seats stand after every action, and finding
the swings. What does not: what a title counts on the way (`counting`), who may ask for it, and
where it is done (`service`).

Only for games that are over: what is evaluated is the true state.
"""

from dataclasses import dataclass, field
from typing import Final

from dejarik.hosting.play.recorders import Everyone
from dejarik.hosting.review.counting import Counting
from dejarik.hosting.review.review_wire import Moment, Point, Review
from dejarik.hosting.title import Listener, Title
from dejarik.hosting.wire import Line
from dejarik.kernel.entries import ANSWER, Entry
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.kernel.recorder import Recorder, Witness
from dejarik.kernel.replaying import carry_on, replay
from dejarik.kernel.state import State

MOMENTS: Final = 3
"""So many swings are told."""
LEAST_SWING: Final = 3.0
"""Less than this, in 100, decides nothing."""
MOST_LINES: Final = 4
MOST_POINTS: Final = 400
"""More points than a chart can show."""


class NotOver(ValueError):
    """The game goes on: a review would tell what is hidden."""


@dataclass
class Stretch:
    """What was told between two moments at which nothing was under way."""

    began: int
    seat: int = NOBODY
    lines: list[Line] = field(default_factory=list)
    gave_up: bool = False


class Reviewer:
    """Plays a journal again and notes how it went."""

    def __init__(self, title: Title, journal: Journal, seat: int) -> None:
        self.title = title
        self.journal = journal
        self.seat = seat
        self.game: Game = title.game(journal.setup())
        self.counting: Counting = title.counting(journal)
        self.points: list[Point] = []
        self.stretches: list[Stretch] = []
        self.rounds = 0

    def review(self) -> Review:
        """The whole of it. Raises NotOver, and Diverged when it no longer plays out as it did."""
        s = replay(self.game, self.journal, 0, _Beginning(self.counting))
        fresh = Journal(self.journal.release, self.journal.setup(), self.journal.seed)
        listener = self.title.telling.listen(fresh, self.seat)
        everyone = Everyone([self.counting, listener.recorder])
        self._note(s, Stretch(0))
        stretch = Stretch(0)
        for entry in self.journal.effective():
            self._play(s, entry, listener, everyone, stretch)
            if self._is_settled(s):
                self._note(s, stretch, entry.number)
                stretch = Stretch(entry.number)
        if self.game.outcome(s) is None:
            raise NotOver
        return self._told(s)

    def _play(
        self, s: State, entry: Entry, listener: Listener, everyone: Everyone, stretch: Stretch
    ) -> None:
        self.counting.position = entry.number
        if stretch.seat == NOBODY:
            stretch.seat = entry.seat
        stretch.gave_up |= entry.kind != ANSWER
        if entry.kind == ANSWER:
            listener.before(s, entry.seat, entry.choice)
        carry_on(self.game, s, self.journal.release, entry, everyone)
        told = [line for line in listener.after() if not line.minor]
        stretch.lines += [line for line in told if self.counting.weight(line.event)]
        self.rounds = max(self.rounds, self.counting.round(s))

    def _is_settled(self, s: State) -> bool:
        asked = self.game.pending(s)
        if not asked:
            return True
        return self.counting.is_settled(s, self.title.telling.reason(asked[0]))

    def _note(self, s: State, stretch: Stretch, position: int = 0) -> None:
        chances = self._chances(s)
        if chances:
            self.points.append(Point(position, max(1, self.counting.round(s)), chances))
            self.stretches.append(stretch)

    def _chances(self, s: State) -> tuple[float, ...]:
        outcome = self.game.outcome(s)
        if outcome is None:
            found = self.game.evaluate(s)
            return () if found is None else tuple(round(100 * one, 1) for one in found)
        first = outcome.ranking[0] if outcome.ranking else []
        if len(first) != 1:
            return tuple(round(100 / s.seats, 1) for _ in range(s.seats))
        return tuple(100.0 if seat in first else 0.0 for seat in range(s.seats))

    def _told(self, s: State) -> Review:
        counting = self.counting
        return Review(
            self.seat,
            self.rounds,
            counting.actions,
            thinned(self.points),
            tuple(self._moment(place) for place in swings(self.points, self.stretches)),
            counting.fates(s),
            counting.tallies(self.rounds),
            counting.luck(),
            counting.best(),
            counting.numbers(),
        )

    def _moment(self, place: int) -> Moment:
        stretch, before, after = self.stretches[place], self.points[place - 1], self.points[place]
        weigh = self.counting.weight
        heaviest = sorted(stretch.lines, key=lambda line: -weigh(line.event))[:MOST_LINES]
        lines = [line for line in stretch.lines if line in heaviest]
        codes = [code for line in heaviest for code in self.counting.codes(line.event)]
        return Moment(
            after.position,
            stretch.began,
            # The round of an action is the one it was begun in.
            before.round,
            stretch.seat,
            before.chances,
            after.chances,
            tuple(line.text for line in lines),
            tuple(dict.fromkeys(codes)),
        )


class _Beginning(Witness):
    """Lets what is counted hear the game begin."""

    def __init__(self, counting: Counting) -> None:
        self.counting = counting

    def start(self) -> Recorder:
        return self.counting


def swings(points: list[Point], stretches: list[Stretch]) -> list[int]:
    """
    The places of the largest swings, in the order of the game; giving up is none.

    Neither is one that no line tells of: nobody has done anything.
    What the other's next action takes back at once has decided nothing, and neither has taking
    back what the other has just won: a swing is as large as what lasts of it.
    """
    sizes = {
        place: _lasting(points, place)
        for place in range(1, len(points))
        if not stretches[place].gave_up and stretches[place].lines
    }
    large = [place for place, size in sizes.items() if size >= LEAST_SWING]
    return sorted(sorted(large, key=lambda place: -sizes[place])[:MOMENTS])


def _lasting(points: list[Point], place: int) -> float:
    """What is left of a change beside the action before it and the one after it."""
    chance = [point.chances[0] for point in points]
    after = min(place + 1, len(points) - 1)
    before = max(place - 2, 0)
    changes = (
        chance[place] - chance[place - 1],
        chance[after] - chance[place - 1],
        chance[place] - chance[before],
    )
    return max(0.0, min(changes), min(-one for one in changes))


def thinned(points: list[Point]) -> tuple[Point, ...]:
    """As many points as a chart can show; the first and the last stay, and where rounds begin."""
    if len(points) <= MOST_POINTS:
        return tuple(points)
    every = -(-len(points) // MOST_POINTS)
    last = len(points) - 1
    return tuple(
        one
        for place, one in enumerate(points)
        if place % every == 0 or place == last or one.round != points[place - 1].round
    )


def review(title: Title, journal: Journal, seat: int) -> Review:
    """A finished game as it is told to a seat or a spectator (-1). Raises NotOver, Diverged."""
    return Reviewer(title, journal, seat).review()
