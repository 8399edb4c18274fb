"""Who is where, and what that means: presence, occupation, control, icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import CHARACTER, LIGHT
from dejarik.games.swccg.model.pieces import BARRED, EXCLUDED
from dejarik.games.swccg.rules.values import value

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table


def is_active(t: Table, copy: int) -> bool:
    """Whether a copy counts: one that is excluded from a battle does not until it has ended."""
    return not t.copies[copy].has(EXCLUDED)


def characters_at(t: Table, seat: int, place: int) -> list[int]:
    """The active characters of a seat that are present at a place."""
    return [
        one
        for one in t.at(place)
        if t.copies[one].side == seat and t.definition(one).kind == CHARACTER and is_active(t, one)
    ]


def total_ability(t: Table, seat: int, place: int) -> int:
    """The ability of all that a seat has present at a place."""
    return sum(value(t, st.ABILITY, one) for one in characters_at(t, seat, place))


def has_presence(t: Table, seat: int, place: int) -> bool:
    """Whether a seat has presence at a place: ability there."""
    return total_ability(t, seat, place) > 0


def can_begin_battle(t: Table, seat: int, place: int) -> bool:
    """Whether presence there counts for beginning a battle: of cards that may take part in one."""
    return any(
        value(t, st.ABILITY, one) > 0 and not t.copies[one].has(BARRED)
        for one in characters_at(t, seat, place)
    )


def occupies(t: Table, seat: int, place: int) -> bool:
    """Whether a seat occupies a place."""
    return has_presence(t, seat, place)


def controls(t: Table, seat: int, place: int) -> bool:
    """Whether a seat controls a place: enough ability there, and the other seat has no presence."""
    if has_presence(t, t.other(seat), place):
        return False
    needed = max(1, value(t, st.TO_CONTROL, place))
    return total_ability(t, seat, place) >= needed


def icons(t: Table, seat: int, place: int) -> int:
    """The Force icons of a seat's side at a place."""
    light = t.players[seat].side == LIGHT
    return value(t, st.LIGHT_ICONS if light else st.DARK_ICONS, place)
