"""
One audience of the toy: what it is asked and told, in English.

What belongs here: sentences, and the lines of an audience. What does not: what an audience
may know (`board`), and telling a journal again (`telling`).
"""

from collections.abc import Generator
from typing import Final

import msgspec

from dejarik.hosting.wire import Decision, Line, Option, Prompt, View
from dejarik.kernel.decisions import BACK
from dejarik.kernel.journal import Journal
from dejarik.kernel.state import State
from tests.titles.toy.board import ToyRecorder, seen
from tests.titles.toy.catalogue import NAMES
from tests.titles.toy.wire import Board, Card, Told, read_setup

RECENT: Final = 40
"""How many lines are kept at hand."""
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

    def foretold(self, s: State, view: View, prompt: Prompt) -> Generator[None, None, Prompt]:
        """Nothing more is said of its options."""
        yield from ()
        return prompt

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
