"""
How a skirmish is told: what each audience sees and reads, and why something is so.

What belongs here: joining game, chronicle and English. What does not: rooms and versions.
"""

from typing import Final, cast

from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.seen.view_names import REASON_NAMES
from dejarik.games.imperial.wire import SeatView, read_setup
from dejarik.hosting.play.snapshots import Snapshot
from dejarik.hosting.title import ENGLISH, Listener, Reasons, Retold
from dejarik.hosting.wire import Event, Line, Prompt, View
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.state import State
from dejarik.titles.imperial import chronicle as chronicles
from dejarik.titles.imperial import games
from dejarik.titles.imperial.asking import causes_of, reasons_for
from dejarik.titles.imperial.board import hosted, seat_view
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.chronicle import Chronicle

RECENT: Final = 60
"""How many lines of the log are kept at hand; older ones are told again on demand."""
LATEST: Final = 100
"""How many entries of a game that is opened again are put into words: enough for as many lines."""


class ImperialListener:
    """One audience of a skirmish, told in English."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self.seat = chronicle.speaker.seat
        self.recorder = chronicle.recorder
        self.seen: SeatView | None = None

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
        return hosted(self.seen)

    def prompt(self, view: View) -> Prompt | None:
        """What is asked, in words."""
        if view.decision is None:
            return None
        shown = self.seen or seat_view(view)
        decision = shown.decision
        assert decision is not None
        words = self.chronicle.words(shown)
        return Prompt(words.prompt(decision), words.options(decision))

    def result(self, view: View) -> str:
        """How the game ended, in words."""
        if view.outcome is None:
            return ""
        return self.chronicle.words(self.seen or seat_view(view)).outcome()


class ImperialRetelling(chronicles.Retelling, Retold):
    """Listeners of several seats from one replay; only the latest is put into words."""

    def __init__(self, told: list[Chronicle], silent: int, *, is_cut: bool) -> None:
        super().__init__(told, silent)
        self.is_cut = is_cut

    def listeners(self) -> list[Listener]:
        """One for each seat that has heard enough to show the latest lines."""
        found: list[Listener] = []
        for chronicle in self.chronicles:
            if self.is_cut:
                chronicle.lines = chronicles.since_an_answer(chronicle.lines)
            if len(chronicle.lines) >= RECENT or not self.is_cut:
                del chronicle.lines[:-RECENT]
                found.append(ImperialListener(chronicle))
        return found


def _line(line: chronicles.Line) -> Line:
    # The title's own record has what all titles tell, and more.
    return Line(line.text, cast("Event", line.told), line.minor)


class ImperialTelling:
    """What rooms ask of Imperial Assault."""

    def reason(self, decision: Decision) -> str:
        """What a decision is about, as views name it."""
        return REASON_NAMES[decision.reason]

    def view(self, game: Game, s: State, seat: int) -> View:
        """The table as a seat, or a spectator (-1), sees it."""
        seen = game.view(s, seat)
        assert isinstance(seen, SeatView)
        return hosted(seen)

    def listen(self, journal: Journal, seat: int, language: str = ENGLISH) -> ImperialListener:
        """A listener that has heard everything that counts in a journal."""
        told = _told(journal, seat)
        del told.lines[:-RECENT]
        return ImperialListener(told)

    def retelling(
        self,
        journal: Journal,
        seats: tuple[int, ...],
        since: Snapshot | None = None,
        language: str = ENGLISH,
    ) -> ImperialRetelling:
        """A witness that makes listeners for these seats while a journal is played again."""
        told = [Chronicle(_game(journal), speaker_of(journal, seat)) for seat in seats]
        entries = journal.after(since.seq if since is not None else 0)
        silent = max(0, len(entries or ()) - LATEST)
        return ImperialRetelling(told, silent, is_cut=silent > 0 or since is not None)

    def explain(
        self, journal: Journal, s: State, seat: int, question: str, language: str = ENGLISH
    ) -> Reasons:
        """Why something is offered or not, or what makes up a number. Raises ValueError."""
        return reasons_for(_game(journal), s, seat, question)

    def why(self, journal: Journal, seat: int, line: int, language: str = ENGLISH) -> Reasons:
        """What led to a line of the log, by telling the whole game again. Raises ValueError."""
        return causes_of(_told(journal, seat), line)


def _game(journal: Journal) -> ImperialAssault:
    return games.imperial(read_setup(journal.setup()).edition)


def _told(journal: Journal, seat: int) -> Chronicle:
    return chronicles.retell(_game(journal), journal, speaker_of(journal, seat))


def speaker_of(journal: Journal, seat: int) -> Speaker:
    """How to speak to an audience: a seat is `you`, the others have their names."""
    setup = read_setup(journal.setup())
    called = [one.name or f"Player {place + 1}" for place, one in enumerate(setup.seats)]
    return Speaker(files.library(), seat, called)
