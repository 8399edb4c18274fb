"""
Values: the one way to read a number, and what it is made of.

A number that a thing does not have is ABSENT; sums take it as 0. Modifiers of the same part of the
same title count once for a thing, the oldest, unless they say that they are cumulative.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import ABSENT, DARK, LIGHT
from dejarik.games.swccg.rules.guards import fixed, is_ignored
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import CAP, RESET, SET, contributions, forbidding, total

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.modifiers import Contribution

STATISTICS: Final = 128
THINGS: Final = 1 << 20
"""More than there are of each: a number of a thing, read for another, is known by one key."""


def base(t: Table, statistic: int, thing: int) -> int:
    """The printed number, or the one the rules begin with."""
    if ids.is_pile(thing):
        return _base_of_seat(t, statistic)
    definition = t.definition(thing)
    for own in definition.own:
        if own.number == statistic:
            if not has_text(t, thing):
                return ABSENT
            return own.amount.amount(t, Scope(whose(t, thing), thing))
    if statistic == st.POWER:
        return definition.power
    if statistic == st.ABILITY:
        return definition.ability
    if statistic == st.FORFEIT:
        return definition.forfeit
    if statistic == st.DEPLOY_COST:
        return definition.deploy
    if statistic == st.DESTINY:
        return definition.destiny
    if statistic == st.DEFENCE:
        return max(value(t, st.ABILITY, thing), definition.armor, definition.maneuver, 0)
    return _base_of_rules(t, statistic, thing)


def has_text(t: Table, thing: int) -> bool:
    """Whether the game text of a thing on table counts: nothing cancels it, or may not."""
    if not forbidding(t, st.TEXT_CANCELLED, thing):
        return True
    return bool(forbidding(t, st.TEXT_KEPT, thing))


def whose(t: Table, thing: int) -> int:
    """On whose side a card is."""
    copy = t.copies.get(thing)
    return ids.owner_of_card(thing) if copy is None else copy.side


def _base_of_rules(t: Table, statistic: int, thing: int) -> int:
    edition = t.rules.edition
    if statistic == st.LANDSPEED:
        return edition.landspeed
    if statistic == st.MOVE_COST:
        return edition.move_cost
    if statistic == st.LIGHT_ICONS:
        return t.definition(thing).icons_of[LIGHT]
    if statistic == st.DARK_ICONS:
        return t.definition(thing).icons_of[DARK]
    if statistic == st.TO_CONTROL:
        return edition.ability_to_control
    if statistic == st.TO_DRAW:
        return edition.ability_to_draw
    if statistic == st.BATTLE_COST:
        return edition.battle_cost
    if statistic == st.DRAIN_COST:
        return edition.drain_cost
    return 0


def _base_of_seat(t: Table, statistic: int) -> int:
    edition = t.rules.edition
    if statistic == st.GENERATION:
        return edition.personal_force
    return 1 if statistic == st.DAMAGE_FACTOR else 0


def exists(t: Table, statistic: int, thing: int) -> bool:
    """Whether a thing has such a number at all, printed or given by a text."""
    if base(t, statistic, thing) != ABSENT:
        return True
    return any(one.layer == SET for one in parts(t, statistic, thing))


def parts(t: Table, statistic: int, thing: int) -> list[Contribution]:
    """What changes a number, in the order in which it counts; of the same words only the first."""
    found: list[Contribution] = []
    seen: set[tuple[int, str]] = set()
    for one in contributions(t, statistic, thing):
        modifier = one.modifier
        if is_ignored(t, statistic, thing, one):
            continue
        if modifier is not None and not getattr(modifier, "cumulative", False):
            title = _title(t, one.source)
            entry = (id(modifier), title)
            if title and entry in seen:
                continue
            seen.add(entry)
        found.append(one)
    return found


def _title(t: Table, source: int) -> str:
    """Of which card words are; what an interrupt has left behind is known by its words alone."""
    if ids.is_card(source):
        return "interrupt"
    return t.definition(source).title if source in t.copies or source in t.places else ""


def modified(t: Table, statistic: int, thing: int, printed: int) -> int:
    """A number that begins with `printed`, with every modifier in force; not below 0."""
    modifiers = (t.index or t.get_index()).modifiers
    if statistic not in modifiers and st.FIXED not in modifiers:
        return max(0, printed)
    instead = fixed(t, statistic, thing)
    if instead != ABSENT:
        return instead
    if statistic not in (t.index or t.get_index()).modifiers:
        return max(0, printed)
    return max(0, total_of(printed, parts(t, statistic, thing)))


def total_of(printed: int, changes: list[Contribution]) -> int:
    """
    What a number comes to.

    A text that sets a number defines it where there is none, else resets it. The lowest reset
    counts, and nothing but a limit changes it; a number that does not exist cannot be changed.
    """
    first = printed
    resets: list[int] = []
    others: list[Contribution] = []
    for one in changes:
        if one.layer == SET and first == ABSENT:
            first = one.amount
        elif one.layer in (SET, RESET):
            resets.append(one.amount)
        else:
            others.append(one)
    if first == ABSENT:
        return 0
    if resets:
        limits = [one for one in others if one.layer == CAP]
        return total(min(resets), limits)
    return total(first, others)


def value(t: Table, statistic: int, thing: int) -> int:
    """
    A number as it is now; 0 where the thing has none.

    It is remembered until something changes. What is read on the way to another number may be cut
    there, where numbers depend on each other, so only what was asked for itself is kept.
    """
    if t.is_changing:
        return modified(t, statistic, thing, base(t, statistic, thing))
    numbers = known_numbers(t)
    key = (thing * STATISTICS + statistic) * THINGS + t.aim
    found = numbers.get(key)
    if found is None:
        found = modified(t, statistic, thing, base(t, statistic, thing))
        if not t.reading:
            numbers[key] = found
    return found


def known_numbers(t: Table) -> dict[int, int]:
    """What has been read since something changed, by thing, number and what it was read for."""
    index = t.index or t.get_index()
    if t.numbers_of is not index:
        t.numbers = {}
        t.numbers_of = index
    return t.numbers


def seat_modified(t: Table, statistic: int, seat: int, place: int, first: int) -> int:
    """A number of a seat at a place that begins with `first`, with every modifier in force."""
    before = t.aim
    t.aim = place
    try:
        return modified(t, statistic, ids.pile_id(seat, ids.HAND), first)
    finally:
        t.aim = before


def seat_parts(t: Table, statistic: int, seat: int, place: int) -> list[Contribution]:
    """What changes a number of a seat at a place, in the order in which it counts."""
    before = t.aim
    t.aim = place
    try:
        return parts(t, statistic, ids.pile_id(seat, ids.HAND))
    finally:
        t.aim = before


def is_limited(t: Table, statistic: int, thing: int, printed: int) -> bool:
    """Whether a limit leaves less than there would be without it."""
    found = parts(t, statistic, thing)
    free = [one for one in found if one.layer != CAP]
    return total_of(printed, found) < total_of(printed, free)


def change_of(t: Table, statistic: int, thing: int) -> int:
    """By how much a number is above its printed one; below it counts as less than nothing."""
    return value(t, statistic, thing) - max(0, base(t, statistic, thing))


def up_to(most: int, available: int) -> list[int]:
    """What may be chosen where a text says up to a number: one at least, if there is any."""
    return list(range(1, min(most, available) + 1)) or [0]
