"""Who is where, and what that means: presence, occupation, control, icons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import CHARACTER, DEVICE, LIGHT, WEAPON
from dejarik.games.swccg.model.pieces import BARRED, BATTLED, EXCLUDED
from dejarik.games.swccg.rules.values import (
    STATISTICS,
    THINGS,
    known_numbers,
    modified,
    seat_modified,
    value,
)

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table

ABILITY_OF: Final = (STATISTICS - 2, STATISTICS - 1)
"""The total ability of each seat among the numbers of a place that are remembered."""


def is_active(t: Table, copy: int) -> bool:
    """Whether a copy counts: one excluded from a battle, or on such a card, does not until then."""
    while copy in t.copies:
        one = t.copies[copy]
        if one.has(EXCLUDED):
            return False
        copy = one.holder
    return True


def characters_at(t: Table, seat: int, place: int) -> list[int]:
    """The active characters of a seat that are present at a place; not to be changed."""
    found = t.counted.get(place * 2 + seat)
    if found is None or t.is_changing:
        found = []
        for one in t.at(place):
            is_meant = t.copies[one].side == seat and t.definition(one).kind == CHARACTER
            if is_meant and is_active(t, one):
                found.append(one)
        if not t.is_changing:
            t.counted[place * 2 + seat] = found
    return found


def units_at(t: Table, seat: int, place: int) -> list[int]:
    """The characters, weapons and devices of a seat at a place, carried ones too."""
    return [
        one.id
        for one in t.copies.values()
        if one.side == seat
        and t.definition(one.id).kind in (CHARACTER, WEAPON, DEVICE)
        and t.place_of(one.id) == place
        and is_active(t, one.id)
    ]


def is_alone(t: Table, copy: int) -> bool:
    """Whether nothing else of its side there is a character."""
    side, place = t.copies[copy].side, t.place_of(copy)
    return is_active(t, copy) and characters_at(t, side, place) == [copy]


def total_ability(t: Table, seat: int, place: int) -> int:
    """The ability of all that a seat has present at a place; remembered as `value` does."""
    cards = characters_at(t, seat, place)
    if not cards:
        return 0
    if t.is_changing:
        return sum([value(t, st.ABILITY, one) for one in cards])
    numbers = known_numbers(t)
    key = (place * STATISTICS + ABILITY_OF[seat]) * THINGS + t.aim
    found = numbers.get(key)
    if found is None:
        found = sum([value(t, st.ABILITY, one) for one in cards])
        if not t.reading:
            numbers[key] = found
    return found


def power_at(t: Table, seat: int, place: int) -> int:
    """The power of all that a seat has present at a place, outside a battle too."""
    return sum(value(t, st.POWER, one) for one in characters_at(t, seat, place))


def has_presence(t: Table, seat: int, place: int) -> bool:
    """Whether a seat has presence at a place: ability there."""
    return total_ability(t, seat, place) > 0


def both_present(t: Table, place: int) -> bool:
    """Whether both sides have presence at a place."""
    return has_presence(t, 0, place) and has_presence(t, 1, place)


def can_begin_battle(t: Table, seat: int, place: int) -> bool:
    """Whether presence there counts for beginning a battle: of cards that may take part in one."""
    return any(
        value(t, st.ABILITY, one) > 0 and not t.copies[one].has(BARRED | BATTLED)
        for one in characters_at(t, seat, place)
    )


def occupies(t: Table, seat: int, place: int) -> bool:
    """Whether a seat occupies a place."""
    return has_presence(t, seat, place)


def controls(t: Table, seat: int, place: int) -> bool:
    """Whether a seat controls a place: enough ability there, and the other seat has no presence."""
    ability = total_ability(t, seat, place)
    if ability < 1 or has_presence(t, t.other(seat), place):
        return False
    return ability >= seat_modified(t, st.TO_CONTROL, seat, place, value(t, st.TO_CONTROL, place))


def icons(t: Table, seat: int, place: int) -> int:
    """The Force icons of a seat's side at a place."""
    light = t.players[seat].side == LIGHT
    return value(t, st.LIGHT_ICONS if light else st.DARK_ICONS, place)


def generated(t: Table, seat: int, place: int) -> int:
    """The Force that a seat's icons at a place generate."""
    light = t.players[seat].side == LIGHT
    statistic = st.LIGHT_GENERATION if light else st.DARK_GENERATION
    return modified(t, statistic, place, icons(t, seat, place))


def is_battleground(t: Table, place: int) -> bool:
    """Whether both sides have Force icons at a place."""
    return all(icons(t, seat, place) > 0 for seat in range(2))
