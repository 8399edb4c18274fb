"""Uniqueness: whether a card is unique now, and which of a title a player has in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.rules.values import UNIQUENESS
from dejarik.kernel.modifiers import contributions

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Copy, Table


def is_lifted(t: Table, entity: int) -> bool:
    """
    Whether a card says of a card, or a copy in play, that it is not unique although printed so.

    Rulings: arh.part1.uniqueness.01
    """
    if UNIQUENESS not in (t.index or t.get_index()).modifiers:
        return False
    return bool(contributions(t, UNIQUENESS, entity))


def uniques_of(t: Table, seat: int, title: str) -> list[int]:
    """
    The unique cards of a title that a player has in play.

    Rulings: arh.part1.uniqueness.06, arh.part1.uniqueness.11
    """
    found: list[int] = []
    for ref in t.players[seat].play:
        facts = t.definition_of(t.copies[ref]).facts
        if facts.unique and facts.title == title and not is_lifted(t, ref):
            found.append(ref)
    return found


def doubles_of(t: Table, copy: Copy) -> list[int]:
    """
    The unique cards with this title that its controller has in play, itself among them.

    Rulings: arh.part1.uniqueness.08, arh.part1.uniqueness.11
    """
    facts = t.definition_of(copy).facts
    if not facts.unique or is_lifted(t, copy.ref):
        return []
    return uniques_of(t, copy.controller, facts.title)
