"""
How a game of the toy is told, in English.

What belongs here: sentences, the log of an audience, and why a line came about. What does
not: what an audience may know (`board`).
"""

from typing import Final

import msgspec

from dejarik.hosting.play.recorders import Everyone
from dejarik.hosting.play.snapshots import Snapshot
from dejarik.hosting.title import ENGLISH, Listener, Reasons, Retold
from dejarik.hosting.wire import Decision, Line, Option, Prompt, View
from dejarik.kernel import decisions
from dejarik.kernel.decisions import BACK
from dejarik.kernel.entries import ANSWER, Entry
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.replaying import replay
from dejarik.kernel.state import State
from tests.titles.toy.board import ToyRecorder, seen
from tests.titles.toy.catalogue import NAMES
from tests.titles.toy.game import LEGAL, ToyGame
from tests.titles.toy.wire import REASONS, Board, Card, Told, read_setup

RECENT: Final = 40
"""How many lines are kept at hand."""
GAME: Final = ToyGame()
QUESTIONS: Final = {
    "bid": "Which card do you bid?",
    "act": "What do you do?",
    "choose": "Which cards do you trade in?",
    "order": "What comes first?",
}
ACTIONS: Final = {
    "pass": "pass",
    "roll": "roll the die",
    "trade": "trade in cards",
    "stop": "no more",
    "yes": "yes",
    "no": "no",
}
AGAINST: Final = {
    "out": "You are out of the game.",
    "turn": "It is not your turn.",
    "hand": "It is not in your hand.",
}


class ToyListener:
    """One audience, told in English; it keeps its own choices until they are told."""

    def __init__(self, journal: Journal, seat: int) -> None:
        self.seat = seat
        self.recorder = ToyRecorder(seat)
        self.lines: list[Line] = []
        self.picked: list[str] = []
        setup = read_setup(journal.setup())
        self.names = [one.name or f"Player {place + 1}" for place, one in enumerate(setup.seats)]

    def before(self, s: State, seat: int, choice: int) -> None:
        """Note the seat's own choice in words."""
        if seat != self.seat:
            return
        prompt = self.prompt(seen(s, seat))
        if choice == BACK:
            self.picked = self.picked[:-1]
        elif prompt is not None and choice < len(prompt.options):
            self.picked.append(prompt.options[choice])

    def after(self) -> tuple[Line, ...]:
        """The lines of what was told since the last time."""
        told, self.recorder.told = self.recorder.told, []
        fresh = [self._line(one) for one in sorted(told, key=lambda one: one.serial)]
        self.lines = [*self.lines, *fresh]
        return tuple(fresh)

    def recent(self) -> tuple[Line, ...]:
        """The latest lines, oldest first."""
        return tuple(self.lines[-RECENT:])

    def view(self, s: State) -> View:
        """The table as this audience sees it."""
        return seen(s, self.seat)

    def prompt(self, view: View) -> Prompt | None:
        """What is asked, in words."""
        decision = view.decision
        if decision is None:
            return None
        known = _known(view)
        options = tuple(self._option(decision, option, known) for option in decision.options)
        question = QUESTIONS.get(decision.reason) or f"Do you use {known[decision.source]}?"
        return Prompt(question, options)

    def result(self, view: View) -> str:
        """How the game ended, in words."""
        if view.outcome is None:
            return ""
        best = [self._who(seat) for seat in view.outcome[0]]
        if len(best) > 1:
            return f"{' and '.join(best)} are level."
        return f"{best[0]} {'have' if best[0] == 'You' else 'has'} won."

    def _option(self, decision: Decision, option: Option, known: dict[int, str]) -> str:
        if option.kind == "pass" and decision.reason == "bid":
            return "no bid"
        if option.kind == "seat":
            return self._who(option.target)
        if option.kind == "reaction":
            return known[option.source]
        if option.kind in ACTIONS:
            return ACTIONS[option.kind]
        name = known[option.target]
        return f"play {name}" if decision.reason == "act" else name

    def _line(self, told: Told) -> Line:
        if told.kind == "decided" and self.seat in told.seats and self.picked:
            text = f"You decided: {'; '.join(self.picked)}."
            self.picked = []
        else:
            text = self._sentence(told)
        return Line(text, told, minor=told.kind == "decided")

    def _sentence(self, told: Told) -> str:
        match told.kind:
            case "decided":
                return f"{' and '.join(self._who(seat) for seat in told.seats)} decided."
            case "round_began":
                return "A round begins."
            case "hurt":
                by = f" ({_name(told.source)})" if told.source else ""
                return f"{self._does(told.victim, 'lose')} {told.amount} life{by}."
            case "healed":
                return f"{self._does(told.seat, 'gain')} {told.amount} life."
            case "rolled":
                return f"{self._does(told.seat, 'roll')} a {told.amount}."
            case "drawn":
                return f"{self._does(told.seat, 'draw')} {_name(told.card)}."
            case "played":
                return f"{self._does(told.seat, 'play')} {_name(told.card)}."
            case _:
                return f"{self._does(told.seat, 'discard')} {_name(told.card)}."

    def _who(self, seat: int) -> str:
        return "You" if seat == self.seat else self.names[seat]

    def _does(self, seat: int, verb: str) -> str:
        return f"You {verb}" if seat == self.seat else f"{self.names[seat]} {verb}s"


def _name(card: Card | None) -> str:
    return NAMES[card.code] if card is not None and card.code else "a card"


def _known(view: View) -> dict[int, str]:
    """The names of the cards on a board, by their numbers."""
    board = msgspec.convert(view.board, Board, from_attributes=True)
    zones = [(*one.hand, *one.table, *one.pile) for one in board.players]
    return {card.id: _name(card) for zone in zones for card in zone}


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

    def why(self, journal: Journal, seat: int, line: int, language: str = ENGLISH) -> Reasons:
        """A line and what led to it, back to an answer. Raises ValueError without such a line."""
        lines = {one.event.serial: one for one in self.listen(journal, seat).lines}
        if line not in lines:
            message = f"there is no line {line} in the log"
            raise ValueError(message)
        chain = [lines[line]]
        while chain[-1].event.kind != "decided" and chain[-1].event.cause in lines:
            chain.append(lines[chain[-1].event.cause])
        return Reasons(tuple(one.text for one in chain))
