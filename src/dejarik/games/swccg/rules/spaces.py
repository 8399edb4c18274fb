"""
Where things are: strips, adjacency, relatedness; three questions that are not one.

Does not belong here: who has presence (`presence`), and where a card may go (`flow`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dejarik.games.swccg.model.definition import Definition
    from dejarik.games.swccg.model.layouts import Layout
    from dejarik.games.swccg.model.state import Table


def are_adjacent(t: Table, one: int, other: int) -> bool:
    """Whether two sites lie beside each other in their strip."""
    strip = t.strips[t.places[one].strip]
    if one == other or other not in strip:
        return False
    return abs(strip.index(one) - strip.index(other)) == 1


def distance(t: Table, one: int, other: int) -> int:
    """How many steps along the strip lead from one site to another of the same system."""
    strip = t.strips[t.places[one].strip]
    return abs(strip.index(one) - strip.index(other))


def gaps_for(t: Table, definition: Definition) -> list[int]:
    """
    Where in its strip a new site may be put: the numbers of places that would lie before it.

    By the layout of its system, which may also lie the other way round; a system without a layout
    takes a site anywhere.
    """
    strip = t.strips.get(definition.strip, [])
    layout = t.rules.layouts.get(definition.strip) or t.rules.layouts.get("")
    if layout is None:
        return list(range(len(strip) + 1))
    ranks = [rank_of(layout, t.definition(place)) for place in strip]
    own = rank_of(layout, definition)
    found: list[int] = []
    for gap in range(len(strip) + 1):
        order = [*ranks[:gap], own, *ranks[gap:]]
        if order in (sorted(order), sorted(order, reverse=True)):
            found.append(gap)
    return found


def rank_of(layout: Layout, definition: Definition) -> int:
    """Which group of a layout a site belongs to: by its title, else by its kind."""
    by_kind = len(layout.groups)
    for place, group in enumerate(layout.groups):
        if definition.title in group.titles:
            return place
        if group.kind and group.kind == definition.layout_kind:
            by_kind = place
    return by_kind
