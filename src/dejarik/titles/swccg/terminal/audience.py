"""
One audience of a game on a terminal.

What belongs here: joining what it has heard with a screen. What does not: what it hears
(`titles.swccg.telling`).
"""

from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.seen.seat_log import DECIDED
from dejarik.games.swccg.wire import Told
from dejarik.hosting.terminal import Context, Mark
from dejarik.hosting.terminal_text import Paint, wrapped
from dejarik.hosting.wire import Line, View
from dejarik.kernel.state import State
from dejarik.titles.swccg.telling import SwccgListener
from dejarik.titles.swccg.terminal import asked
from dejarik.titles.swccg.terminal.screen import Screen


class SwccgAudience(SwccgListener):
    """A seat or the spectators, with a screen."""

    def mark(self, line: Line) -> Mark:
        """By the serial of what happened."""
        told = line.event
        assert isinstance(told, Told)
        return Mark(told.serial, told.cause, told.kind, told.rulings, told.kind == DECIDED)

    def board(self, view: View, paint: Paint) -> list[str]:
        """The locations between the two players."""
        return Screen(self.chronicle.speaker, paint).board(self.shown(view))

    def context(self, view: View) -> Context:
        """What was picked so far."""
        return Context(picked=tuple(self.chronicle.picked))

    def counts(self, view: View) -> dict[str, int]:
        """The turns, and the Life Force of each player."""
        shown = self.shown(view)
        left = {f"Life Force {one.seat + 1}": one.life_force for one in shown.players}
        return {"turns": shown.turn_count, **left}

    def why_not(self, s: State, word: str) -> list[str]:
        """What the seat cannot do now and why; with a word, only what is called so."""
        return asked.why_not(self._moment(s), word)

    def obey(self, name: str, s: State, words: str) -> list[str]:
        """Odds, numbers, or the piles."""
        found = asked.obeyed(self._moment(s), name, words)
        return [line for one in found for line in wrapped(one, " ", "   ")]

    def _moment(self, s: State) -> asked.Moment:
        return asked.Moment(table_of(s), self.chronicle.speaker)
