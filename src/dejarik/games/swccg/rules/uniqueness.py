"""Dots: how many cards of a title may be on table, and be deployed or played in a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model.definition import LOCATION
from dejarik.games.swccg.model.pieces import LAYER

if TYPE_CHECKING:
    from dejarik.games.swccg.model.definition import Definition
    from dejarik.games.swccg.model.state import Table


def same_card(one: Definition, other: Definition) -> bool:
    """Whether two cards are the same for uniqueness: by persona, else by title."""
    if one.persona and other.persona:
        return one.persona == other.persona
    return one.title == other.title


def on_table(t: Table, definition: Definition, owner: int) -> int:
    """
    How many of a card both players have on table; a covered location does not count.

    A location of the opponent's does not either: a card of the same title converts it.
    """
    return sum(
        1
        for copy in t.copies.values()
        if (copy.owner == owner or definition.kind != LOCATION)
        and same_card(t.definition_of(copy.card), definition)
        and not (copy.slot == LAYER and t.places[copy.holder].layers[-1] != copy.id)
    )


def may_come(t: Table, definition: Definition, owner: int) -> bool:
    """Whether another one may be deployed or played: on table, and in this turn by anybody."""
    if not definition.dots:
        return True
    if on_table(t, definition, owner) >= definition.dots:
        return False
    played = [one for one in t.titles if same_card(t.rules.definitions[one], definition)]
    return len(played) < definition.dots
