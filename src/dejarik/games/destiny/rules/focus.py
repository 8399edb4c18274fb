"""Whose dice a focus turns, and which of them, where a card says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.facts import FOCUS
from dejarik.games.destiny.rules.resolution_terms import SYMBOL_NAME
from dejarik.games.destiny.rules.values import DIE_FOCUS, SUBTYPES, has_subtype
from dejarik.kernel.modifiers import contributions

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Scope

TURNS_ONLY: Final = "turns only"
"""In the scope of a resolution: the only subtype of dice that it turns, by its number."""


def turned_by_focus(t: Table, scope: Scope, found: list[int]) -> list[int]:
    """Of the dice a symbol would turn, those that it may; of another player, where it must."""
    if scope.names.get(SYMBOL_NAME) != [FOCUS]:
        return found
    seats = [part.amount - 1 for part in contributions(t, DIE_FOCUS, scope.subject)]
    for seat in seats:
        found = t.players[seat].pool.copy()
    for number in scope.names.get(TURNS_ONLY, []):
        found = [one for one in found if _is_of(t, one, SUBTYPES[number])]
    return found


def _is_of(t: Table, die: int, subtype: str) -> bool:
    """Whether the card of a die has a subtype."""
    copy = t.copies.get(t.dice[die].copy)
    return copy is not None and has_subtype(t, copy, subtype)
