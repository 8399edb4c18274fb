"""
Passing: how a question could be answered by a standing order.

What belongs here: the answer that is as good as none, and what hides who gave it. What does not:
orders (`standing`), and which questions a title has: it says so itself (`Telling.passing`).
"""

from dataclasses import dataclass
from typing import Final, Literal

from dejarik.hosting.play.standing_wire import Occasion
from dejarik.kernel.decisions import PASS, PRIORITY, Decision

Hides = Literal["beat", "open", "alone"]
"""
What keeps a pass from telling of a hand.

`beat`: nobody answers such a question before a beat has passed; `open`: everybody can see that
there is one answer; `alone`: nothing, so it is passed only where nobody else plays.
"""
FORCED: Final = Occasion("forced", "There is only one answer", "Always")
"""What a title names if it has questions with an only answer that are no responses."""


@dataclass(frozen=True)
class Passing:
    """
    How a question could be passed: by which option, and on which occasions; `idle`: by no other.

    An option of -1 says that it cannot.
    """

    option: int = -1
    idle: bool = False
    hides: Hides = "beat"
    occasions: tuple[str, ...] = ()


def pass_in(decision: Decision) -> int:
    """The place of the pass in a question that asks for a response; -1 if it is none such."""
    if decision.kind != PRIORITY:
        return -1
    places = [place for place, option in enumerate(decision.options) if option.kind == PASS]
    return places[0] if places else -1


def response(decision: Decision, *occasions: str) -> Passing:
    """How a question for a response could be passed; it cannot where something is owed."""
    return Passing(pass_in(decision), len(decision.options) == 1, "beat", occasions)


def rest(decision: Decision, place: int, *occasions: str) -> Passing:
    """
    How a question could be answered whose other options would all use a hidden card.

    What uses nothing is at this place, by what everybody knows: -1 if there is no such question.
    """
    return Passing(place, place >= 0 and len(decision.options) == 1, "beat", occasions)


def only_answer(decision: Decision, *, is_open: bool) -> Passing:
    """How a question that asks for no response could be: if it has one answer."""
    if len(decision.options) != 1:
        return Passing()
    return Passing(0, idle=True, hides="open" if is_open else "alone", occasions=(FORCED.id,))
