"""
The desk of a game: where its questions are worded, each for its seat, and answers are handed in.

What belongs here: what a question needs of its game. What does not: the question (`question`),
and what comes of an answer, which whoever plays the game says (`table`, `one_of_many`).
"""

from collections.abc import Callable

from dejarik.hosting.play.foresight import worked_out
from dejarik.hosting.terminal import Audience, Terminal
from dejarik.hosting.trouble import USAGE, Trouble
from dejarik.hosting.wire import Prompt, View
from dejarik.kernel.decisions import IllegalAnswer, StaleDecision
from dejarik.kernel.journal import Journal
from dejarik.kernel.state import State
from dejarik.play.hearing import audience_for

Answered = Callable[[int, int, int], None]
"""Plays an answer on: the seat, the number of the decision, the place of an option."""


class Desk:
    """Who words a game for each of its seats; nobody here is told what happens."""

    def __init__(
        self,
        terminal: Terminal,
        journal: Journal,
        state: Callable[[], State],
        answered: Answered,
    ) -> None:
        self.__terminal = terminal
        self.__journal = journal
        self.__state = state
        self.__answered = answered
        self.__sights: dict[int, Audience] = {}

    def sight(self, seat: int) -> Audience:
        """An audience that sees and words, and hears nothing."""
        if seat not in self.__sights:
            self.__sights[seat] = audience_for(self.__terminal, self.__journal, seat)
        return self.__sights[seat]

    def worded(self, seat: int, decision: int) -> tuple[View, Prompt]:
        """What a seat sees and is asked by this decision. Raises Trouble once it is not."""
        sight = self.sight(seat)
        view = sight.view(self.__state())
        prompt = sight.prompt(view)
        if prompt is None or view.decision is None or view.decision.id != decision:
            raise _passed()
        return view, prompt

    def foretold(self, seat: int, decision: int) -> Prompt:
        """The same prompt with what comes of its options."""
        view, prompt = self.worded(seat, decision)
        return worked_out(self.sight(seat).foretold(self.__state(), view, prompt))

    def hand_in(self, seat: int, decision: int, choice: int) -> None:
        """Let an answer be played on. Raises Trouble when it is none, or not asked any more."""
        try:
            self.__answered(seat, decision, choice)
        except StaleDecision as error:
            raise _passed() from error
        except IllegalAnswer as error:
            do = "answer with a place or a name of what is offered"
            raise Trouble("That is no answer here.", str(error), do, USAGE) from error


def _passed() -> Trouble:
    """What is said of a question that is not asked any more."""
    do = "ask the game for its `question`, or go on in the loop"
    return Trouble("This is not asked any more.", "the game has gone on meanwhile", do, USAGE)
