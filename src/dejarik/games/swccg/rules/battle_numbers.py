"""
The numbers of a battle: power, ability, how many destinies, attrition.

What belongs here: reading them. What happens in a battle is in `flow/battling`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.ids import HAND, pile_id
from dejarik.games.swccg.rules.debts import in_battle
from dejarik.games.swccg.rules.presence import characters_at
from dejarik.games.swccg.rules.values import (
    modified,
    parts,
    seat_modified,
    seat_parts,
    total_of,
    value,
)
from dejarik.kernel.modifiers import CAP

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table


def total_power(t: Table, seat: int, place: int) -> int:
    """The power of a seat's cards at a place, in a battle there of those in it, without destiny."""
    battle = t.battle()
    fighting = battle is not None and battle.place == place
    cards = in_battle(t, seat) if fighting else characters_at(t, seat, place)
    power = sum(value(t, st.POWER, one) for one in cards)
    return seat_modified(t, st.TOTAL_POWER, seat, place, power)


def battle_ability(t: Table, seat: int) -> int:
    """The ability of all that a seat has in battle."""
    ability = sum(value(t, st.ABILITY, one) for one in in_battle(t, seat))
    return modified(t, st.TOTAL_ABILITY, pile_id(seat, HAND), ability)


def destiny_count(t: Table, seat: int) -> int:
    """How many battle destinies a seat may draw, limits and all."""
    count, limit = destinies_due(t, seat)
    return min(count, limit) if limit else count


def destinies_due(t: Table, seat: int) -> tuple[int, int]:
    """
    How many battle destinies a seat has, and how many cards it may draw for them (0: any number).

    One for enough ability and what texts add, unless a text asks for more ability than there is;
    then as many as it draws if unable to otherwise, if that is more.
    """
    battle = t.battle()
    assert battle is not None
    hand = pile_id(seat, HAND)
    usual = t.rules.edition.ability_to_draw
    demanded = value(t, st.TO_DRAW, battle.place)
    ability = battle_ability(t, seat)
    otherwise = max([one.amount for one in parts(t, st.UNABLE_OTHERWISE, hand)], default=0)
    if ability < demanded and demanded > usual:
        return otherwise, otherwise
    changes = seat_parts(t, st.BATTLE_DESTINIES, seat, battle.place)
    added = [one for one in changes if one.layer != CAP]
    first = int(ability >= min(demanded, usual)) + battle.extra_destinies[seat]
    count = max(0, total_of(first, added))
    limit = min([one.amount for one in changes if one.layer == CAP], default=count)
    if otherwise > min(count, limit):
        return otherwise, otherwise
    if limit <= 0:
        return 0, 0
    return count, limit if limit < count else 0


def power_destinies(t: Table, seat: int) -> int:
    """How many destinies a seat draws for its power; it must."""
    battle = t.battle()
    assert battle is not None
    return modified(t, st.POWER_DESTINIES, pile_id(seat, HAND), battle.extra_power[seat])


def attrition_destinies(t: Table, seat: int) -> int:
    """How many destinies a seat draws for attrition; none without a total of battle destiny."""
    battle = t.battle()
    assert battle is not None
    if destiny_total(t, seat) < 0:
        return 0
    return modified(t, st.ATTRITION_DESTINIES, pile_id(seat, HAND), battle.extra_attrition[seat])


def destiny_total(t: Table, seat: int) -> int:
    """What a seat has drawn for battle; -1 if nothing, which is not 0."""
    battle = t.battle()
    assert battle is not None
    drawn = battle.destinies
    values = [drawn[at + 2] for at in range(0, len(drawn), 3) if drawn[at] == seat]
    return max(0, sum(values) + battle.bonus[seat]) if values else -1


def attrition_against(t: Table, seat: int) -> int:
    """The attrition a seat faces; 0 if there is none, which no text can change."""
    battle = t.battle()
    assert battle is not None
    other = t.other(seat)
    drawn = destiny_total(t, other)
    if drawn < 0:
        return 0
    return modified(t, st.ATTRITION, pile_id(seat, HAND), drawn + battle.attrition_drawn[other])


def overall_power(t: Table, seat: int) -> int:
    """Power, destinies to power and battle destiny together."""
    battle = t.battle()
    assert battle is not None
    drawn = battle.power_drawn[seat] + max(0, destiny_total(t, seat))
    return total_power(t, seat, battle.place) + drawn
