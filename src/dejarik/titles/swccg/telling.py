"""
How a game is told: what each audience sees and reads, and why something is so.

What belongs here: joining game, chronicle and English. What does not: rooms and versions.
"""

from typing import Final

from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.seen.decision_views import reason_name
from dejarik.games.swccg.wire import SeatView, Setup, read_setup
from dejarik.hosting.play.passing import Passing
from dejarik.hosting.play.telling import ChronicleListener, ChronicleTelling
from dejarik.hosting.title import ENGLISH, Reasons
from dejarik.hosting.wire import View
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.state import State
from dejarik.titles.swccg import games
from dejarik.titles.swccg.asking import reasons_for
from dejarik.titles.swccg.board import hosted, seat_view
from dejarik.titles.swccg.chronicle import Chronicle
from dejarik.titles.swccg.foresight import SwccgSeer
from dejarik.titles.swccg.passing import passing

SIDES: Final = {"dark": "Dark", "light": "Light"}


class SwccgListener(ChronicleListener[SeatView]):
    """One audience of a game, told in English."""

    chronicle: Chronicle

    def hosted(self, view: SeatView) -> View:
        """A seat's view in the shape that all titles share."""
        return hosted(view)

    def seat_view(self, view: View) -> SeatView:
        """The seat's view again."""
        return seat_view(view)

    def seer(self) -> SwccgSeer | None:
        """Who says what comes of options."""
        return None if self.seen is None else SwccgSeer(self.chronicle.words(self.seen))


class SwccgTelling(ChronicleTelling):
    """What rooms ask of the Customizable Card Game."""

    def reason(self, decision: Decision) -> str:
        """What a decision is about, as views name it."""
        return reason_name(decision.reason)

    def passing(self, s: State, decision: Decision) -> Passing:
        """How a standing order could answer what a seat is asked."""
        return passing(s, decision)

    def view(self, game: Game, s: State, seat: int) -> View:
        """The table as a seat, or a spectator (-1), sees it."""
        seen = game.view(s, seat)
        assert isinstance(seen, SeatView)
        return hosted(seen)

    def game(self, journal: Journal) -> CustomizableCardGame:
        """The rules of a journal."""
        return games.hosted(read_setup(journal.setup()).edition)

    def listener(self, journal: Journal, seat: int) -> SwccgListener:
        """A listener that has heard nothing yet."""
        return SwccgListener(Chronicle(self.game(journal), speaker_of(journal, seat)))

    def explain(
        self, journal: Journal, s: State, seat: int, question: str, language: str = ENGLISH
    ) -> Reasons:
        """Why something is offered or not, or what makes up a number. Raises ValueError."""
        return reasons_for(s, speaker_of(journal, seat), question)


def called(setup: Setup) -> tuple[str, ...]:
    """What the seats are called: by their names, else by their sides."""
    return tuple(one.name or SIDES[one.side] for one in setup.seats)


def speaker_of(journal: Journal, seat: int) -> Speaker:
    """How to speak to an audience: a seat is `you`, the others have their names."""
    return Speaker(games.names(), seat, called(read_setup(journal.setup())))
