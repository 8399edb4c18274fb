"""
Rooms: one game being played for several audiences.

What belongs here: playing an entry, counting versions, and what each audience hears.
What does not: storing entries, sending news, and time: whoever calls stores the step
first and tells it then. A room is a cache of its journal and can be thrown away.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Final

from dejarik.hosting import wire
from dejarik.hosting.play import lengths
from dejarik.hosting.play.deltas import difference
from dejarik.hosting.play.recorders import Everyone
from dejarik.hosting.play.snapshots import EVERY, KEPT, Snapshot, chosen, resumed
from dejarik.hosting.play.undo import Watch
from dejarik.hosting.title import Listener, Title
from dejarik.kernel.decisions import BACK, IllegalAnswer
from dejarik.kernel.entries import Entry, answered
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.kernel.play import Play
from dejarik.kernel.state import State

EVERYONE: Final = -1
"""An entry that everybody can notice."""
KEPT_STATES: Final = 4
"""How many states before its own answers are kept of each seat: one that is undone is at hand."""


class Stale(Exception):
    """The answer is to a version that has passed; nothing has changed."""


class Frozen(Exception):
    """The game has met a fault and waits; nothing has changed."""


class Broken(Exception):
    """The rules failed on this answer: it is not played, and the room is frozen."""

    def __init__(self, fault: str, attempt: Entry) -> None:
        super().__init__(fault)
        self.attempt = attempt


@dataclass
class Audience:
    """
    A seat or the spectators: what they have been shown, and how often it changed.

    `listener` comes with the first one who attends, `shown` and `prompt` are what was told last.
    """

    seat: int
    version: int = 0
    listener: Listener | None = None
    shown: wire.View | None = None
    prompt: wire.Prompt | None = None
    attended: bool = False


@dataclass(frozen=True)
class Step:
    """
    What an entry came to: to be stored under its number, and then told.

    `only` is the seat that alone could notice it. Its news take longer to make than it takes to
    play: they are made when somebody asks for them, and at the latest before the room goes on.
    """

    seq: int
    entry: Entry
    only: int
    make_news: Callable[[], dict[int, wire.News | wire.Whole]] = field(repr=False, compare=False)

    @cached_property
    def news(self) -> dict[int, wire.News | wire.Whole]:
        """What each audience hears of it; those that nobody attends are left out."""
        return self.make_news()


Foreseeing = Generator[None, None, wire.Foretold | None]
"""What comes of options, worked out in steps; nothing if it is of no use any more."""
Made = tuple[Play, list[Listener]]
"""A game played again, and those who have heard all they need to go on."""


class Room:
    """
    A game in play, made from its journal; `onlies` says of each entry who could notice it.

    Audiences that are `expected` are told the latest of the game while it is made.
    Snapshots shorten the making and change nothing: `distrusted` says that one was of no use.
    `replayed` is how many entries were played again for it.
    `watch` knows what can be taken back of what was played here, and `earlier` has the states
    before the latest answers of each seat.
    `circles` are the numbers that were found to depend on themselves, until somebody takes them.

    Raises Diverged when the journal no longer plays out as it did, and ValueError when its
    rules are not known here.
    """

    def __init__(
        self,
        title: Title,
        journal: Journal,
        onlies: tuple[int, ...] = (),
        expected: tuple[int, ...] = (),
        snapshots: Sequence[Snapshot] = (),
    ) -> None:
        self.title = title
        self.game = title.game(journal.setup())
        self.snapshots = list(snapshots)
        self.distrusted = False
        self.replayed = 0
        self.circles: list[list[int]] = []
        self.known_circles: list[list[int]] = []
        self.play, listeners = self._resumed(journal, expected) or self._replayed(journal, expected)
        self.watch = Watch(self.play.state, self.seq())
        self.earlier: dict[int, list[tuple[int, bytes]]] = {}
        self.last: Step | None = None
        self.frozen = ""
        seats = range(NOBODY, self.play.state.seats)
        self.audiences = {seat: Audience(seat) for seat in seats}
        for listener in listeners:
            self.audiences[listener.seat].listener = listener
        for only in onlies:
            self._count(only)

    def _replayed(self, journal: Journal, expected: tuple[int, ...]) -> Made:
        self.replayed = len(journal.entries)
        retelling = self.title.telling.retelling(journal, expected)
        return Play(self.game, journal, retelling), retelling.listeners()

    def _resumed(self, journal: Journal, expected: tuple[int, ...]) -> Made | None:
        """The same by way of a snapshot; nothing without one that can be played on."""
        snapshot = chosen(self.snapshots, journal)
        if snapshot is None:
            return None
        retelling = self.title.telling.retelling(journal, expected, snapshot)
        try:
            s = resumed(self.game, journal, snapshot, retelling)
        except Exception:  # noqa: BLE001  (whatever is wrong with a cache, the journal is right)
            self.snapshots, self.distrusted = [], True
            return None
        self.replayed = len(journal.entries) - snapshot.seq
        return Play(self.game, journal, state=s), retelling.listeners()

    def new_snapshot(self) -> Snapshot | None:
        """The state as it stands, if it is time to keep it; its entry must be stored."""
        last = max((one.seq for one in self.snapshots), default=0)
        if self.seq() - last < EVERY or self.frozen or self.is_over():
            return None
        made = Snapshot(self.seq(), self.game.dump(self.state))
        self.snapshots = [*self.snapshots, made][-KEPT:]
        return made

    @property
    def state(self) -> State:
        """The true state: never for sending."""
        return self.play.state

    def seq(self) -> int:
        """The number of the newest entry."""
        return self.play.position()

    def version(self, seat: int) -> int:
        """How often what an audience can see has changed."""
        return self.audiences[seat].version

    def is_over(self) -> bool:
        """Whether there is an outcome."""
        return self.game.outcome(self.state) is not None

    def length(self) -> lengths.Length:
        """How long the game has been so far."""
        return lengths.length_of(self.title, self.play.journal, self.state)

    def playing(self) -> list[int]:
        """The seats that are still in the game: whoever has given up or was put out is not."""
        return [seat for seat in range(self.state.seats) if seat not in self.state.conceded]

    def ranked(self, *levels: list[int]) -> list[list[int]]:
        """Those still in the game by these levels, then those who are out, the last to go first."""
        return [*levels, *([seat] for seat in reversed(self.state.conceded))]

    def packed_at(self, position: int) -> bytes:
        """The state at a position as bytes, if it is at hand."""
        if position == self.seq():
            return self.play.packed or self.game.dump(self.state)
        kept = (one for states in self.earlier.values() for one in states)
        return next((packed for at, packed in kept if at == position), b"")

    # --- attending ---

    def attend(self, seat: int) -> wire.Whole:
        """Somebody comes to an audience: the whole table, and from now on it is told news."""
        self._finish_telling()
        audience = self.audiences[seat]
        audience.attended = True
        whole = self._whole(audience)
        self._note_circles()
        return whole

    def detach(self, seat: int) -> None:
        """Nobody is left in an audience."""
        self._finish_telling()
        audience = self.audiences[seat]
        audience.attended = False
        audience.shown = audience.prompt = None

    def _whole(self, audience: Audience) -> wire.Whole:
        listener = self._listener(audience)
        view = audience.shown = listener.view(self.state)
        prompt = audience.prompt = listener.prompt(view)
        result = listener.result(view)
        return wire.Whole(audience.version, view, prompt, listener.recent(), result)

    def foreseeing(self, seat: int) -> Foreseeing | None:
        """
        What comes of the options that a seat was told last, worked out in steps.

        Nothing comes of it once the seat has a newer version, whether that is told already or not,
        and where a rule fails on an option: that fails again when it is chosen, and is reported
        then. Nothing where nothing is asked.
        """
        audience = self.audiences[seat]
        view, prompt = audience.shown, audience.prompt
        if view is None or prompt is None:
            return None
        steps = self._listener(audience).foretold(self.state, view, prompt)
        return self._foreseeing(audience, audience.version, steps)

    def _foreseeing(
        self, audience: Audience, version: int, steps: Generator[None, None, wire.Prompt]
    ) -> Foreseeing:
        while audience.version == version and audience.attended:
            circles = len(self.game.circles)
            try:
                next(steps)
            except StopIteration as end:
                told: wire.Prompt = end.value
                return wire.Foretold(version, told.outcomes, told.ruins, told.pairs)
            except Exception:  # noqa: BLE001  (nothing of it is worth a game)
                return None
            finally:
                # What was noted of imagined games is no news of this one.
                del self.game.circles[circles:]
            yield
        return None

    def _listener(self, audience: Audience) -> Listener:
        if audience.listener is None:
            self._make_listeners(audience)
        if audience.listener is None:
            # The end of the game has too few lines: all of it is told.
            audience.listener = self.title.telling.listen(self.play.journal, audience.seat)
        return audience.listener

    def _make_listeners(self, wanted: Audience) -> None:
        """Listeners for an audience and all others that are attended and have none, at once."""
        journal = self.play.journal
        seats = tuple(
            one.seat
            for one in self.audiences.values()
            if one.listener is None and (one.attended or one is wanted)
        )
        made = self._resumed(journal, seats) or self._replayed(journal, seats)
        for listener in made[1]:
            self.audiences[listener.seat].listener = listener

    # --- playing ---

    def answer(self, seat: int, version: int, decision: int, choice: int) -> Step:
        """
        Play one answer, the place of an option or BACK.

        Raises Stale, Frozen, IllegalAnswer or Broken; in every case nothing has changed.
        """
        if self.frozen:
            raise Frozen(self.frozen)
        self.must_be_at(seat, version)
        self._must_be_offered(seat, decision, choice)
        self._finish_telling()
        listeners = self._listeners()
        for listener in listeners:
            listener.before(self.state, seat, choice)
        everyone = Everyone([self.watch, *[listener.recorder for listener in listeners]])
        before = (self.seq(), self.packed_at(self.seq()))
        try:
            entry = self.play.answer(seat, decision, choice, everyone)
        except Exception as error:
            # Listeners have heard half of it.
            self._tell_again()
            self.frozen = f"{type(error).__name__}: {error}"
            raise Broken(self.frozen, answered(seat, decision, choice)) from error
        self.earlier[seat] = [*self.earlier.get(seat, ()), before][-KEPT_STATES:]
        return self._step(entry, EVERYONE if everyone.told else seat)

    def concede(self, seat: int) -> Step:
        """
        A seat gives up, whatever is asked now.

        Raises IllegalAnswer when the game is over.
        """
        self._finish_telling()
        everyone = Everyone([self.watch, *[one.recorder for one in self._listeners()]])
        return self._step(self.play.concede(seat, everyone), EVERYONE)

    def adjudicate(self, ranking: list[list[int]], reason: str) -> Step:
        """
        End the game from outside: a clock, a draw agreed on, a judge.

        Raises IllegalAnswer when the game is over or the ranking is none.
        """
        self._finish_telling()
        return self._step(self.play.adjudicate(ranking, reason), EVERYONE)

    def return_to(self, position: int, packed: bytes = b"") -> Step:
        """
        Go back to the position after an entry; a frozen room thaws.

        Whoever has the state of then as bytes saves playing up to it again.
        Raises ValueError for a position that has not been.
        """
        self._finish_telling()
        entry = self.play.return_to(position, packed)
        self.frozen = ""
        self._tell_again()
        return self._step(entry, EVERYONE, whole=True)

    def must_be_at(self, seat: int, version: int) -> None:
        """Check that a seat speaks of the table as it stands. Raises Stale."""
        newest = self.version(seat)
        if version != newest:
            message = "The table has gone on meanwhile: look at what is asked now."
            raise Stale(message)

    def _must_be_offered(self, seat: int, decision: int, choice: int) -> None:
        for asked in self.game.pending(self.state):
            if asked.seat == seat and asked.id == decision:
                if 0 <= choice < len(asked.options) or (choice == BACK and asked.may_step_back()):
                    return
                message = f"there is no option {choice}: there are {len(asked.options)}"
                raise IllegalAnswer(message)
        message = "you are not asked this now"
        raise IllegalAnswer(message)

    def _listeners(self) -> list[Listener]:
        found = [audience.listener for audience in self.audiences.values()]
        return [listener for listener in found if listener is not None]

    def _tell_again(self) -> None:
        """What listeners have heard no longer holds: the journal tells it anew on demand."""
        for audience in self.audiences.values():
            audience.listener = None

    def _count(self, only: int) -> list[Audience]:
        """Count an entry; the audiences that noticed it."""
        noticed = [one for one in self.audiences.values() if only in (EVERYONE, one.seat)]
        for audience in noticed:
            audience.version += 1
        return noticed

    def _step(self, entry: Entry, only: int, *, whole: bool = False) -> Step:
        self.watch.note(entry, self.state)
        make_news = partial(self._news_of, self._count(only), whole=whole)
        self.last = Step(entry.number, entry, only, make_news)
        self._note_circles()
        return self.last

    def _finish_telling(self) -> None:
        """Make the news of the last step, if nobody has: they speak of the table as it stands."""
        if self.last is not None:
            last, self.last = self.last, None
            _ = last.news

    def _news_of(
        self, noticed: list[Audience], *, whole: bool
    ) -> dict[int, wire.News | wire.Whole]:
        news: dict[int, wire.News | wire.Whole] = {}
        for audience in noticed:
            if audience.attended:
                news[audience.seat] = self._whole(audience) if whole else self._news(audience)
            elif audience.listener is not None:
                audience.listener.after()
        self._note_circles()
        return news

    def _note_circles(self) -> None:
        """Take over what the rules, which all rooms share, have noted for this one; each once."""
        for circle in self.game.circles:
            if circle not in self.known_circles:
                self.known_circles.append(circle)
                self.circles.append(circle)
        self.game.circles.clear()

    def _news(self, audience: Audience) -> wire.News:
        listener = self._listener(audience)
        lines = listener.after()
        view = listener.view(self.state)
        delta = difference(audience.shown, view)
        audience.shown = view
        prompt = audience.prompt = listener.prompt(view)
        result = listener.result(view)
        since = audience.version - 1
        return wire.News(since, audience.version, delta, prompt, lines, result)
