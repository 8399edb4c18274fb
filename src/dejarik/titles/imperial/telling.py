"""
How a skirmish is told: what each audience sees and reads, and why something is so.

What belongs here: joining game, chronicle and English. What does not: rooms and versions.
"""

from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.seen.view_names import REASON_NAMES
from dejarik.games.imperial.wire import SeatView, read_setup
from dejarik.hosting.play.passing import Passing
from dejarik.hosting.play.telling import ChronicleListener, ChronicleTelling
from dejarik.hosting.title import ENGLISH, Reasons
from dejarik.hosting.wire import View
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.state import State
from dejarik.titles.imperial import games
from dejarik.titles.imperial.asking import reasons_for
from dejarik.titles.imperial.board import hosted, seat_view
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.chronicle import Chronicle
from dejarik.titles.imperial.foresight import ImperialSeer
from dejarik.titles.imperial.passing import passing


class ImperialListener(ChronicleListener[SeatView]):
    """One audience of a skirmish, told in English."""

    chronicle: Chronicle

    def hosted(self, view: SeatView) -> View:
        """A seat's view in the shape that all titles share."""
        return hosted(view)

    def seat_view(self, view: View) -> SeatView:
        """The seat's view again."""
        return seat_view(view)

    def seer(self) -> ImperialSeer | None:
        """Who says what comes of options."""
        return None if self.seen is None else ImperialSeer(self.chronicle.words(self.seen))


class ImperialTelling(ChronicleTelling):
    """What rooms ask of Imperial Assault."""

    def reason(self, decision: Decision) -> str:
        """What a decision is about, as views name it."""
        return REASON_NAMES[decision.reason]

    def passing(self, s: State, decision: Decision) -> Passing:
        """How a standing order could answer what a seat is asked."""
        return passing(s, decision)

    def view(self, game: Game, s: State, seat: int) -> View:
        """The table as a seat, or a spectator (-1), sees it."""
        seen = game.view(s, seat)
        assert isinstance(seen, SeatView)
        return hosted(seen)

    def game(self, journal: Journal) -> ImperialAssault:
        """The rules of a journal."""
        return games.imperial(read_setup(journal.setup()).edition)

    def listener(self, journal: Journal, seat: int) -> ImperialListener:
        """A listener that has heard nothing yet."""
        return ImperialListener(Chronicle(self.game(journal), speaker_of(journal, seat)))

    def explain(
        self, journal: Journal, s: State, seat: int, question: str, language: str = ENGLISH
    ) -> Reasons:
        """Why something is offered or not, or what makes up a number. Raises ValueError."""
        return reasons_for(s, speaker_of(journal, seat), question)


def speaker_of(journal: Journal, seat: int) -> Speaker:
    """How to speak to an audience: a seat is `you`, the others have their names."""
    setup = read_setup(journal.setup())
    called = [one.name or f"Player {place + 1}" for place, one in enumerate(setup.seats)]
    return Speaker(files.library(), seat, called)
