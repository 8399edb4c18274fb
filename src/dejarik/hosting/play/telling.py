"""
How a game is told from its chronicles: listeners, and listeners again from a journal.

What belongs here: what is the same for every title whose log is a chronicle. What does not: the
log itself (`chronicle`), the words, and answers to questions, which are the title's.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, cast

from dejarik.hosting.play import chronicle as chronicles
from dejarik.hosting.play.chronicle import Chronicle, SeatView
from dejarik.hosting.play.foresight import Foresight, Foretelling, Seer, plain
from dejarik.hosting.play.game_log import GameLog
from dejarik.hosting.play.snapshots import BEHIND, Snapshot
from dejarik.hosting.title import ENGLISH, Listener, Retold
from dejarik.hosting.wire import Event, Line, Prompt, View
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.state import State

RECENT: Final = 60
"""How many lines of the log are kept at hand; older ones are told again on demand."""
LATEST: Final = BEHIND
"""
How many entries of a game that is opened again are put into words: enough for as many lines.

In games of chance of all titles 36 were enough everywhere; where they are not, all are.
"""

ViewT = TypeVar("ViewT", bound=SeatView)


class ChronicleListener(ABC, Generic[ViewT]):
    """One audience of a game, told what its chronicle has."""

    def __init__(self, chronicle: Chronicle[ViewT]) -> None:
        self.chronicle = chronicle
        self.seat = chronicle.seat
        self.recorder = chronicle.recorder
        self.seen: ViewT | None = None

    @abstractmethod
    def hosted(self, view: ViewT) -> View:
        """A seat's view in the shape that all titles share."""

    @abstractmethod
    def seat_view(self, view: View) -> ViewT:
        """The seat's view again."""

    def before(self, s: State, seat: int, choice: int) -> None:
        """Note the seat's own choice in words."""
        self.chronicle.before(s, seat, choice, self.seen)

    def after(self) -> tuple[Line, ...]:
        """The lines of what was told since the last time."""
        self.seen = None
        lines = self.chronicle.lines
        known = len(lines)
        self.chronicle.after()
        fresh = tuple(_line(line) for line in lines[known:])
        del lines[:-RECENT]
        return fresh

    def recent(self) -> tuple[Line, ...]:
        """The latest lines, oldest first."""
        return tuple(_line(line) for line in self.chronicle.lines[-RECENT:])

    def view(self, s: State) -> View:
        """The table as this audience sees it; it stays so until this audience is told something."""
        self.seen = self.chronicle.view(s)
        return self.hosted(self.seen)

    def shown(self, view: View) -> ViewT:
        """What this audience sees, as the title has it."""
        return self.seen or self.seat_view(view)

    def prompt(self, view: View) -> Prompt | None:
        """What is asked, in words, with what is plain of the options."""
        if view.decision is None:
            return None
        shown = self.shown(view)
        assert shown.decision is not None
        words = self.chronicle.words(shown)
        prompt = Prompt(words.prompt(shown.decision), words.options(shown.decision))
        seer = self.seer()
        return prompt if seer is None or not seer.is_worth(shown) else plain(seer, shown, prompt)

    def seer(self) -> Seer[ViewT] | None:
        """Who says what comes of options; nobody unless the title has one."""
        return None

    def foretold(self, s: State, view: View, prompt: Prompt) -> Foretelling:
        """The prompt with what comes of its options, tried in games that the seat imagines."""
        shown = self.shown(view)
        seer = self.seer()
        if seer is None or not seer.is_worth(shown):
            return prompt
        chronicle = self.chronicle
        sight = Foresight(chronicle.game, s, self.seat, chronicle.view, seer)
        return (yield from sight.told(shown, prompt))

    def result(self, view: View) -> str:
        """How the game ended, in words."""
        return "" if view.outcome is None else self.chronicle.words(self.shown(view)).outcome()


def _line(line: chronicles.Line) -> Line:
    # The title's own record has what all titles tell, and more.
    return Line(line.text, cast("Event", line.told), line.minor)


class ChronicleTelling(ABC):
    """What rooms ask of a title whose log is a chronicle."""

    @abstractmethod
    def game(self, journal: Journal) -> Game:
        """The rules of a journal."""

    @abstractmethod
    def listener(self, journal: Journal, seat: int) -> ChronicleListener[Any]:
        """A listener that has heard nothing yet."""

    def listen(
        self, journal: Journal, seat: int, language: str = ENGLISH
    ) -> ChronicleListener[Any]:
        """A listener that has heard everything that counts in a journal."""
        told = self._told(journal, seat)
        del told.chronicle.lines[:-RECENT]
        return told

    def retelling(
        self,
        journal: Journal,
        seats: tuple[int, ...],
        since: Snapshot | None = None,
        language: str = ENGLISH,
    ) -> Retold:
        """A witness that makes listeners for these seats while a journal is played again."""
        entries = journal.after(since.seq if since is not None else 0)
        silent = max(0, len(entries or ()) - LATEST)
        told = [self.listener(journal, seat) for seat in seats]
        return _Retelling(told, silent, is_cut=silent > 0 or since is not None)

    def log(self, journal: Journal, seat: int, language: str = ENGLISH) -> GameLog:
        """All that a seat was told, by telling the whole game again. Raises Diverged."""
        return self._told(journal, seat).chronicle.log()

    def _told(self, journal: Journal, seat: int) -> ChronicleListener[Any]:
        told = self.listener(journal, seat)
        chronicles.retell(self.game(journal), journal, told.chronicle)
        return told


class _Retelling(chronicles.Retelling, Retold):
    """Listeners of several seats from one replay; only the latest is put into words."""

    def __init__(
        self, told: Sequence[ChronicleListener[Any]], silent: int, *, is_cut: bool
    ) -> None:
        super().__init__([one.chronicle for one in told], silent)
        self.told = told
        self.is_cut = is_cut

    def listeners(self) -> list[Listener]:
        """One for each seat that has heard enough to show the latest lines."""
        found: list[Listener] = []
        for one in self.told:
            if self.is_cut:
                one.chronicle.lines = chronicles.since_an_answer(one.chronicle.lines)
            if len(one.chronicle.lines) >= RECENT or not self.is_cut:
                del one.chronicle.lines[:-RECENT]
                found.append(one)
        return found
