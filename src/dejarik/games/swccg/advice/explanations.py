"""
Explaining: why something is offered or not, and how a number comes about.

Questions are a topic and numbers of the view, behind colons or blanks; `option` before a topic says
that the deed is meant where a number has the same name (`option:forfeit:COPY`). A card of the own
hand goes by the seat's handle; where a card may be meant as well as a thing on table (`choose`),
its handle is below zero. Everything that is answered is public, but for cards of the own hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.advice import (
    battle_answers,
    battle_totals,
    choice_answers,
    deploy_answers,
    move_answers,
    number_answers,
    text_answers,
)
from dejarik.games.swccg.advice.wire import OptionAnswer
from dejarik.games.swccg.model import ids

if TYPE_CHECKING:
    from collections.abc import Callable

    from dejarik.games.swccg.advice.wire import Answer
    from dejarik.games.swccg.model.state import Table

ALONE: Final[dict[str, Callable[[Table, int], Answer]]] = {
    "pass": choice_answers.pass_answer,
    "activate": choice_answers.activate_answer,
    "draw": choice_answers.draw_answer,
    "lose": battle_answers.lose_answer,
    "generation": number_answers.generation_answer,
    "attrition": battle_totals.attrition_answer,
    "damage": battle_totals.damage_answer,
}
OF_CARDS: Final[dict[str, Callable[[Table, int, int], Answer]]] = {
    "deploy": deploy_answers.deploy_answer,
    "play": text_answers.play_answer,
}
OF_PLACES: Final[dict[str, Callable[[Table, int, int], Answer]]] = {
    "drain": battle_answers.drain_answer,
    "battle": battle_answers.battle_answer,
    "bury": deploy_answers.bury_answer,
    "move": move_answers.move_answer,
    "use": text_answers.use_answer,
    "drain_amount": number_answers.drain_answer,
    "total_power": battle_totals.total_power_answer,
}
OF_COPIES: Final[dict[str, Callable[[Table, int, int], Answer]]] = {
    "move": move_answers.move_answer,
    "use": text_answers.use_answer,
    "fire": battle_answers.fire_answer,
    "forfeit": battle_answers.forfeit_answer,
    "transfer": deploy_answers.transfer_answer,
    "react": text_answers.react_answer,
    "defuse": text_answers.defuse_answer,
}
OF_TWO: Final[dict[str, Callable[[Table, int, int, int], Answer]]] = {
    "deploy": deploy_answers.deploy_to_answer,
    "cost": number_answers.cost_answer,
    "fire": battle_answers.fire_at_answer,
    "move": move_answers.move_to_answer,
    "total_power": battle_totals.total_power_of,
}
OPTION: Final = "option"
PUBLIC: Final[tuple[str, ...]] = tuple(number_answers.OF_COPIES)
"""What anybody may ask, who watches too."""
HELP: Final = (
    "ask deploy:CARD, play:CARD, use:THING, move:COPY, drain:PLACE, battle:PLACE, fire:COPY, "
    "option:forfeit:COPY, react:COPY, choose:THING, pass, or a number: power:COPY, "
    "drain_amount:PLACE, total_power:PLACE, generation"
)


def answer(t: Table, seat: int, question: str) -> Answer:
    """
    The answer to one question.

    Raises ValueError for one nobody can answer, or about what the seat cannot see.
    """
    topic, *words = question.replace(":", " ").split() or [""]
    is_deed = topic == OPTION and bool(words)
    if is_deed:
        topic = words.pop(0)
    numbers = [_number(word) for word in words]
    if seat < 0 and (is_deed or topic not in PUBLIC):
        message = "only who sits at the table can ask this"
        raise ValueError(message)
    found: Answer | None = None
    if not numbers and topic in ALONE:
        found = ALONE[topic](t, seat)
    elif len(numbers) == 1 and topic in number_answers.OF_COPIES and not is_deed:
        found = number_answers.copy_number(t, seat, topic, numbers[0])
    elif len(numbers) == 1:
        found = _about_one(t, seat, topic, numbers[0])
    elif len(numbers) == 2 and topic in OF_TWO:
        found = _about_two(t, seat, topic, numbers[0], numbers[1])
    if found is None:
        message = f"nobody can answer {question!r}; {HELP}"
        raise ValueError(message)
    return found


def _about_one(t: Table, seat: int, topic: str, number: int) -> Answer | None:
    if topic in OF_CARDS:
        return OF_CARDS[topic](t, seat, _in_hand(t, seat, number))
    if topic == "choose":
        return choice_answers.choose_answer(t, seat, _thing(t, seat, number))
    if number in t.places and topic in OF_PLACES:
        return OF_PLACES[topic](t, seat, number)
    if number in t.copies and topic in OF_COPIES:
        return OF_COPIES[topic](t, seat, number)
    return None


def _about_two(t: Table, seat: int, topic: str, number: int, other: int) -> Answer | None:
    if topic in ("deploy", "cost"):
        _on_table(t, other)
        return OF_TWO[topic](t, seat, _in_hand(t, seat, number), other)
    if topic == "total_power":
        return OF_TWO[topic](t, seat, number, other) if number in t.places else None
    if number not in t.copies or other not in (t.places if topic == "move" else t.copies):
        return None
    return OF_TWO[topic](t, seat, number, other)


def explain(t: Table, seat: int, question: str) -> list[str]:
    """The answer as lines: `legal`, a reason with its rulings, or the parts of a number."""
    found = answer(t, seat, question)
    if isinstance(found, OptionAnswer):
        lines = [" ".join((one.key, *one.rulings)) for one in found.against]
        return lines or ["legal"]
    parts = [f"{part.kind} {part.amount}" for part in found.parts]
    return [f"{found.name} {found.total}", *parts]


def _number(word: str) -> int:
    if word.removeprefix("-").isdecimal():
        return int(word)
    message = f"behind its topic a question has numbers; {HELP}"
    raise ValueError(message)


def _in_hand(t: Table, seat: int, handle: int) -> int:
    for card in t.pile(seat, ids.HAND):
        if t.knowledge.handles[seat][card] == abs(handle):
            return card
    message = f"you have no card {handle} in hand"
    raise ValueError(message)


def _thing(t: Table, seat: int, number: int) -> int:
    """A thing on table, a pile, or behind a handle below zero a card of one's own that one sees."""
    if number < 0:
        return _in_hand(t, seat, number)
    return number if ids.is_pile(number) else _on_table(t, number)


def _on_table(t: Table, number: int) -> int:
    if number in t.places or number in t.copies:
        return number
    message = f"there is nothing with the number {number} on table"
    raise ValueError(message)
