"""
The chronicle of a game of Destiny: its log as one seat was told it, in English.

What belongs here: the words that tell it, and the choices that led to what is asked. What does
not: keeping lines and causes (`hosting.play.chronicle`).
"""

from typing import Final

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.english import log
from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.language.english.table import TableWords
from dejarik.games.destiny.seen.seat_log import SeatRecorder
from dejarik.games.destiny.wire import SeatView, Thing, Told
from dejarik.hosting.play import chronicle
from dejarik.hosting.play.chronicle import Line
from dejarik.kernel.state import State

NEW_SUBJECT: Final = ("turn_began", "phase_began", "action_taken", "passed")
"""After these the person's earlier choices no longer matter to what is asked."""


class Chronicle(chronicle.Chronicle[SeatView]):
    """What one seat has heard, and what it chose."""

    game: Destiny

    def __init__(self, game: Destiny, names: Names) -> None:
        self.game = game
        self.names = names
        self.trail: list[str] = []
        self.split: tuple[Thing, ...] = ()
        self.acting = False
        recorder = SeatRecorder(names.seat)
        super().__init__(names.seat, recorder, recorder.told)

    def view(self, s: State) -> SeatView:
        """The table as this seat sees it."""
        found = self.game.view(s, self.seat)
        assert isinstance(found, SeatView)
        return found

    def words(self, view: SeatView) -> TableWords:
        """The sentences about a view."""
        return TableWords(self.names, view, self.split)

    def sentence(self, told: Told) -> str:
        """What happened in words."""
        return log.sentence(self.names, told)

    def is_minor(self, told: Told) -> bool:
        """Whether it is of little weight."""
        return log.is_minor(told)

    def chosen(self, view: SeatView, text: str) -> None:
        """A choice in the action phase leads to what is asked next."""
        self.acting = view.phase == "action"
        super().chosen(view, text)

    def line(self, told: Told) -> Line:
        """What happened as a line, and what of it matters to the next question."""
        picked = self.picked
        found = super().line(told)
        if picked and not self.picked and self.acting:
            self.trail += picked
        if told.kind == "pool_split":
            self.split = told.items
        elif told.kind in NEW_SUBJECT:
            self.trail = []
        return found
