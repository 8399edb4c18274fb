"""Things of the table as a seat may know them when something is told about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model import ids
from dejarik.games.imperial.seen.handles import code_of, handle, known_code
from dejarik.games.imperial.wire import Thing

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle


def space_name(s: Battle, placement: int) -> str:
    """The name of the space, or of the upper left one of a placement; empty for none."""
    return s.map().names[placement % s.map().count] if placement >= 0 else ""


def door_words(s: Battle, number: int) -> str:
    """A door by where it is: a space on one side of it and the one behind."""
    (one, other), *_ = s.map().doors[number - ids.FIRST_DOOR].edges
    names = s.map().names
    return f"door between {names[one]} and {names[other]}"


def place_of(s: Battle, figure: Figure) -> int:
    """Which of its side's figures of one card it is, from 1; 0 for the only one."""
    alike = [one.id for one in s.figures if one.seat == figure.seat and one.card == figure.card]
    return alike.index(figure.id) + 1 if len(alike) > 1 else 0


def thing_of(s: Battle, seat: int, number: int) -> Thing:
    """A thing of the table as a seat may know it now."""
    code = code_of(s, number, seat)
    if ids.is_figure(number):
        figure = s.figure(number)
        return Thing(number, code, figure.seat, place_of(s, figure))
    if ids.is_group(number):
        return Thing(number, code, s.group(number).seat)
    if ids.is_card(number):
        card = number - ids.FIRST_CARD
        return Thing(-handle(s, card, seat), known_code(s, card, seat), s.owner_of(card))
    if ids.is_token(number):
        return Thing(number, name=s.token(number).kind)
    if ids.is_door(number):
        return Thing(number, name=door_words(s, number))
    if code:
        return Thing(number, code, s.upgrade(number).seat)
    return Thing(number, name="defence die" if number >= ids.FIRST_DEFENCE_DIE else "")
