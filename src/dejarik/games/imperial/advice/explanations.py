"""
Explaining: why something is offered or not, how a number comes about, sight and ways.

Questions are short: `option:KEY:NUMBERS`, `number:STATISTIC:FIGURE`, `sight:ONE:OTHER`,
`sight:ONE`, `reach:FIGURE:SPACE:TURNED:MOVES`; spaces do where colons stand. Figures, tokens, doors
and spaces go by their numbers, a Command card by the seat's handle. Everything that is answered is
public, but for cards of the seat's own hand. Answers are records; the words are made elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.advice.number_answers import number_answer
from dejarik.games.imperial.advice.option_answers import figure_named, option_answer
from dejarik.games.imperial.advice.reach_answers import reach_answer
from dejarik.games.imperial.advice.sight_answers import seen_answer, sight_answer
from dejarik.games.imperial.advice.wire import (
    NumberAnswer,
    OptionAnswer,
    ReachAnswer,
    SeenAnswer,
)
from dejarik.games.imperial.model import ids
from dejarik.games.imperial.rules.menu import ACTIONS

if TYPE_CHECKING:
    from dejarik.games.imperial.advice.wire import Answer
    from dejarik.games.imperial.model.state import Battle

HELP = (
    "ask option:KEY:NUMBERS, number:STATISTIC:FIGURE, sight:ONE:OTHER, sight:ONE "
    "or reach:FIGURE:SPACE"
)


def answer(s: Battle, seat: int, question: str) -> Answer:
    """
    The answer to one question.

    Raises ValueError for one nobody can answer, or about what the seat cannot see.
    """
    topic, *words = question.replace(":", " ").split() or [""]
    if topic == "option" and words:
        return option_answer(s, seat, words[0], _numbers(words[1:]))
    if topic == "number" and len(words) == 2:
        figure = figure_named(s, _numbers(words[1:])[0])
        return number_answer(s, seat, words[0].lower(), figure)
    numbers = _numbers(words) if topic in ("sight", "reach") else []
    if topic == "sight" and len(numbers) == 2:
        return sight_answer(s, _there(s, numbers[0]), _there(s, numbers[1]))
    if topic == "sight" and len(numbers) == 1:
        return seen_answer(s, _there(s, numbers[0]))
    if topic == "reach" and len(numbers) in (2, 3, 4):
        return _reach(s, numbers)
    message = f"nobody can answer {question!r}; {HELP}"
    raise ValueError(message)


def _numbers(words: list[str]) -> list[int]:
    try:
        return [int(one) for one in words]
    except ValueError as error:
        message = f"{' '.join(words)!r} are no numbers; {HELP}"
        raise ValueError(message) from error


def _there(s: Battle, number: int) -> int:
    """Something that can be on the map; raises ValueError for what is not there at all."""
    if ids.is_figure(number):
        return figure_named(s, number).id
    known = (
        (ids.is_token(number) and any(one.id == number for one in s.tokens))
        or (ids.is_door(number) and number - ids.FIRST_DOOR < len(s.map().doors))
        or (ids.is_space(number) and number - ids.FIRST_SPACE < s.map().count)
    )
    if not known:
        message = f"there is no {number}; name a figure, a token, a door or a space"
        raise ValueError(message)
    return number


def _reach(s: Battle, numbers: list[int]) -> ReachAnswer:
    figure, space = figure_named(s, numbers[0]), _there(s, numbers[1])
    if not ids.is_space(space):
        message = f"{space} is no space; spaces are {ids.FIRST_SPACE} and their place on the map"
        raise ValueError(message)
    if not figure.is_on_map():
        message = "that figure is not on the map"
        raise ValueError(message)
    turned = numbers[2] if len(numbers) > 2 else 0
    placement = space - ids.FIRST_SPACE + turned * s.map().count
    size = s.definition_of(figure).size
    fits = s.board().footprints[size].every >> placement & 1 if placement >= 0 else 0
    if not fits:
        message = "a figure of that size does not fit there"
        raise ValueError(message)
    moves = numbers[3] if len(numbers) > 3 else 0
    if not 0 <= moves <= ACTIONS:
        message = f"a figure performs no {moves} moves; it has {ACTIONS} actions"
        raise ValueError(message)
    return reach_answer(s, figure, placement, moves)


def explain(s: Battle, seat: int, question: str) -> list[str]:
    """The answer in short: keys, numbers and statements, a line each; `legal` if all is well."""
    found = answer(s, seat, question)
    cited = " ".join(found.rulings)
    if isinstance(found, OptionAnswer):
        return [" ".join((one.key, *one.rulings)) for one in found.against] or ["legal"]
    if isinstance(found, NumberAnswer):
        parts = [
            f"{part.kind if part.source is None else part.source.id} {part.amount:+d}"
            for part in found.parts
        ]
        return [*parts, f"now {found.total} {cited}"]
    if isinstance(found, ReachAnswer):
        steps = [f"{step.space} {step.spent}" for step in found.steps]
        return [f"{found.kind} {cited}", *steps]
    if isinstance(found, SeenAnswer):
        return [f"seen {cited}", *found.spaces]
    lines = [f"{found.how} {cited}"]
    for corner in found.corners:
        lines.append(
            f"corner {corner.at[0]},{corner.at[1]} {'clear' if corner.clear else 'hidden'}"
        )
    return lines
