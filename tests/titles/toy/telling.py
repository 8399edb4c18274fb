"""
How a game of the toy is told, in English.

What belongs here: what rooms ask, and why something is so. What does not: one audience with
its sentences (`listener`), and what it may know (`board`).
"""

from typing import Final

from dejarik.hosting.play.game_log import NO_CAUSE, GameLog, LoggedLine
from dejarik.hosting.play.passing import Passing
from dejarik.hosting.play.recorders import Everyone
from dejarik.hosting.play.snapshots import Snapshot
from dejarik.hosting.title import ENGLISH, Listener, Reasons, Retold
from dejarik.hosting.wire import View
from dejarik.kernel import decisions
from dejarik.kernel.entries import ANSWER, Entry
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.replaying import replay
from dejarik.kernel.state import State
from tests.titles.toy.board import seen
from tests.titles.toy.game import LEGAL, ToyGame
from tests.titles.toy.listener import RECENT, ToyListener
from tests.titles.toy.wire import REASONS

GAME: Final = ToyGame()
AGAINST: Final = {
    "out": "You are out of the game.",
    "turn": "It is not your turn.",
    "hand": "It is not in your hand.",
}


class ToyRetelling(Retold):
    """Listeners of several seats from one replay."""

    def __init__(self, listeners: list[ToyListener], *, is_cut: bool) -> None:
        self.told = listeners
        self.is_cut = is_cut
        self.everyone = Everyone([one.recorder for one in listeners])

    def start(self) -> Recorder | None:
        return self.everyone

    def before(self, s: State, entry: Entry) -> Recorder | None:
        if entry.kind == ANSWER:
            for listener in self.told:
                listener.before(s, entry.seat, entry.choice)
        return self.everyone

    def after(self) -> None:
        for listener in self.told:
            listener.after()

    def listeners(self) -> list[Listener]:
        """All of them, unless the beginning was passed over and too little is left."""
        if not self.is_cut:
            return [*self.told]
        for listener in self.told:
            decided = [place for place, line in enumerate(listener.lines) if line.minor]
            # What was told of the first answer may lack its beginning.
            listener.lines = listener.lines[decided[0] + 1 :] if decided else []
        return [listener for listener in self.told if len(listener.lines) >= RECENT]


class ToyTelling:
    """What rooms ask of the toy."""

    def passing(self, s: State, decision: decisions.Decision) -> Passing:
        """Nothing can be passed: a title need not have orders."""
        return Passing()

    def reason(self, decision: decisions.Decision) -> str:
        """What a decision is about, as views name it."""
        return REASONS[decision.reason]

    def view(self, game: Game, s: State, seat: int) -> View:
        """The table as a seat, or a spectator (-1), sees it."""
        return seen(s, seat)

    def listen(self, journal: Journal, seat: int, language: str = ENGLISH) -> ToyListener:
        """A listener that has heard everything that counts in a journal."""
        listener = ToyListener(journal, seat)
        replay(GAME, journal, witness=ToyRetelling([listener], is_cut=False))
        return listener

    def retelling(
        self,
        journal: Journal,
        seats: tuple[int, ...],
        since: Snapshot | None = None,
        language: str = ENGLISH,
    ) -> ToyRetelling:
        """A witness that makes listeners for these seats while a journal is played again."""
        listeners = [ToyListener(journal, seat) for seat in seats]
        return ToyRetelling(listeners, is_cut=since is not None)

    def explain(
        self, journal: Journal, s: State, seat: int, question: str, language: str = ENGLISH
    ) -> Reasons:
        """Why a card can be played or not, or what makes up its strength. Raises ValueError."""
        if seat < 0:
            message = "only who sits at the table can ask this"
            raise ValueError(message)
        found = GAME.explain(s, seat, question)
        if found == [LEGAL]:
            return Reasons(("You can do this now.",))
        if question.startswith("strength"):
            return Reasons((*found, f"now {sum(int(part.split()[1]) for part in found)}"))
        parts = [part.split() for part in found]
        rulings = tuple(ruling for _, *cited in parts for ruling in cited)
        return Reasons(tuple(AGAINST[key] for key, *_ in parts), rulings)

    def log(self, journal: Journal, seat: int, language: str = ENGLISH) -> GameLog:
        """All that a seat was told; an answer begins anew."""
        return GameLog(
            LoggedLine(
                one.event.serial,
                one.text,
                NO_CAUSE if one.event.kind == "decided" else one.event.cause,
            )
            for one in self.listen(journal, seat).lines
        )
