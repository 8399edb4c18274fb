"""
Explaining: why something is offered or not, and how a number comes about.

Questions are a topic and numbers of the view: `deploy:CARD`, `play:CARD`, `drain:PLACE`,
`battle:PLACE`, `move:COPY`, `power:COPY` and other numbers of cards, `drain_amount:PLACE`,
`generation`; spaces do where colons stand. A card goes by the seat's handle. Everything that is
answered is public, but for cards of the seat's own hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.advice import number_answers, option_answers
from dejarik.games.swccg.advice.wire import OptionAnswer
from dejarik.games.swccg.model import ids

if TYPE_CHECKING:
    from collections.abc import Callable

    from dejarik.games.swccg.advice.wire import Answer
    from dejarik.games.swccg.model.state import Table

HELP: Final = (
    "ask deploy:CARD, play:CARD, drain:PLACE, battle:PLACE, move:COPY, power:COPY, "
    "drain_amount:PLACE or generation"
)
OF_CARDS: Final = {"deploy": option_answers.deploy_answer, "play": option_answers.play_answer}
OF_PLACES: Final[dict[str, Callable[[Table, int, int], Answer]]] = {
    "drain": option_answers.drain_answer,
    "battle": option_answers.battle_answer,
    "drain_amount": number_answers.drain_answer,
}
PUBLIC: Final[tuple[str, ...]] = tuple(number_answers.OF_COPIES)
"""What anybody may ask, who watches too."""


def answer(t: Table, seat: int, question: str) -> Answer:
    """
    The answer to one question.

    Raises ValueError for one nobody can answer, or about what the seat cannot see.
    """
    topic, *words = question.replace(":", " ").split() or [""]
    if seat < 0 and topic not in PUBLIC:
        message = "only who sits at the table can ask this"
        raise ValueError(message)
    if topic == "generation" and not words:
        return number_answers.generation_answer(t, seat)
    number = _number(words)
    if topic in OF_CARDS:
        return OF_CARDS[topic](t, seat, _in_hand(t, seat, number))
    if topic in OF_PLACES:
        if number not in t.places:
            message = f"there is no location {number} on table"
            raise ValueError(message)
        return OF_PLACES[topic](t, seat, number)
    if topic == "move" and number in t.copies:
        return option_answers.move_answer(t, seat, number)
    if topic in number_answers.OF_COPIES:
        return number_answers.copy_number(t, seat, topic, number)
    message = f"nobody can answer {question!r}; {HELP}"
    raise ValueError(message)


def explain(t: Table, seat: int, question: str) -> list[str]:
    """The answer as lines: `legal`, a reason with its rulings, or the parts of a number."""
    found = answer(t, seat, question)
    if isinstance(found, OptionAnswer):
        lines = [" ".join((one.key, *one.rulings)) for one in found.against]
        return lines or ["legal"]
    parts = [f"{part.kind} {part.amount}" for part in found.parts]
    return [f"{found.name} {found.total}", *parts]


def _number(words: list[str]) -> int:
    if len(words) == 1 and words[0].lstrip("-").isdigit():
        return int(words[0])
    message = f"a question has one number behind its topic; {HELP}"
    raise ValueError(message)


def _in_hand(t: Table, seat: int, handle: int) -> int:
    for card in t.pile(seat, ids.HAND):
        if t.knowledge.handles[seat][card] == abs(handle):
            return card
    message = f"you have no card {handle} in hand"
    raise ValueError(message)
