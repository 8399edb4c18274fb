"""
The chronicle: the log of a skirmish as one seat was told it, line by line.

What belongs here: keeping what was told, the seat's own choices in words, and the chain of causes
behind a line. What does not: how lines are laid out on a screen.
"""

from dataclasses import dataclass

from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.language.english import log
from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.language.english.table import TableWords
from dejarik.games.imperial.seen.seat_log import DECIDED, SeatRecorder
from dejarik.games.imperial.wire import SeatView, Told
from dejarik.hosting.play.recorders import Everyone
from dejarik.kernel.decisions import BACK
from dejarik.kernel.entries import ANSWER, Entry
from dejarik.kernel.journal import Journal
from dejarik.kernel.recorder import Recorder, Witness
from dejarik.kernel.replaying import replay
from dejarik.kernel.state import State


@dataclass(frozen=True)
class Line:
    """One line of the log; its number is the serial of what happened."""

    number: int
    text: str
    minor: bool
    told: Told


class Chronicle:
    """What one seat has heard, and what it chose."""

    def __init__(self, game: ImperialAssault, speaker: Speaker) -> None:
        self.game = game
        self.speaker = speaker
        self.recorder = SeatRecorder(speaker.seat)
        self.lines: list[Line] = []
        self.picked: list[str] = []

    def view(self, s: State) -> SeatView:
        """The table as this seat sees it."""
        found = self.game.view(s, self.speaker.seat)
        assert isinstance(found, SeatView)
        return found

    def words(self, view: SeatView) -> TableWords:
        """The sentences about a view."""
        return TableWords(self.speaker, view)

    def before(self, s: State, seat: int, choice: int, view: SeatView | None = None) -> None:
        """
        Note the seat's own choice in words, before it is played.

        `view` is what the seat sees, for whoever has it at hand.
        """
        if seat != self.speaker.seat:
            return
        if choice == BACK:
            self.picked = self.picked[:-1]
            return
        view = view or self.view(s)
        decision = view.decision
        if decision is None or choice >= len(decision.options):
            # Whoever plays it will refuse it.
            return
        self.picked.append(self.words(view).options(decision)[choice])

    def after(self) -> None:
        """Turn what was told since the last time into lines, causes before effects."""
        fresh = sorted(self.recorder.told, key=lambda told: told.serial)
        self.recorder.told.clear()
        self.lines += [self._line(told) for told in fresh]

    def _line(self, told: Told) -> Line:
        if told.kind == DECIDED and self.speaker.seat in told.seats and self.picked:
            text = f"You decided: {'; '.join(self.picked)}."
            self.picked = []
        else:
            text = log.sentence(self.speaker, told)
        return Line(told.serial, text, log.is_minor(told), told)

    def chain(self, number: int) -> list[Line]:
        """
        A line and its causes, back to an answer or to the beginning of the game.

        Raises KeyError when there is no such line.
        """
        by_number = {line.number: line for line in self.lines}
        found = [by_number[number]]
        while found[-1].told.kind != DECIDED and found[-1].told.cause in by_number:
            found.append(by_number[found[-1].told.cause])
        return found


class Retelling(Witness):
    """Chronicles of several seats from one replay, in words only from some entry on."""

    def __init__(self, chronicles: list[Chronicle], silent: int = 0) -> None:
        self.chronicles = chronicles
        self.silent = silent
        self.everyone = Everyone([one.recorder for one in chronicles])

    def start(self) -> Recorder | None:
        """The beginning is told unless something is passed over."""
        return None if self.silent else self.everyone

    def before(self, s: State, entry: Entry) -> Recorder | None:
        """Note the choice in words where it is told."""
        if self.silent:
            self.silent -= 1
            return None
        if entry.kind == ANSWER:
            for chronicle in self.chronicles:
                chronicle.before(s, entry.seat, entry.choice)
        return self.everyone

    def after(self) -> None:
        for chronicle in self.chronicles:
            chronicle.after()


def retell(game: ImperialAssault, journal: Journal, speaker: Speaker) -> Chronicle:
    """
    The chronicle of a journal, by playing it again.

    Raises Diverged when it no longer plays out as it did.
    """
    chronicle = Chronicle(game, speaker)
    replay(game, journal, witness=Retelling([chronicle]))
    return chronicle


def since_an_answer(lines: list[Line]) -> list[Line]:
    """The lines after the first answer among them: what was told of it may lack its beginning."""
    for place, line in enumerate(lines):
        if line.told.kind == DECIDED:
            return lines[place + 1 :]
    return []
