"""Numbers of a battle explained: the power of a side, and what is owed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.advice.number_answers import changes_as_parts
from dejarik.games.swccg.advice.wire import NumberAnswer, Part
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.rules import battle_numbers as numbers
from dejarik.games.swccg.rules.debts import in_battle
from dejarik.games.swccg.rules.flow.battling import is_totalled
from dejarik.games.swccg.rules.presence import characters_at
from dejarik.games.swccg.rules.values import parts, seat_parts, value
from dejarik.games.swccg.seen.handles import thing_of

if TYPE_CHECKING:
    from dejarik.games.swccg.model.pieces import Battle
    from dejarik.games.swccg.model.state import Table

POWERS: Final = ("swccg.6.098",)
ATTRITION: Final = ("swccg.6.103", "swccg.6.137")
DAMAGE: Final = ("swccg.6.144", "swccg.6.170")


def total_power_answer(t: Table, seat: int, place: int) -> NumberAnswer:
    """How the power of one's own side at a place comes about, without destiny."""
    return total_power_of(t, seat, place, seat)


def total_power_of(t: Table, seat: int, place: int, side: int) -> NumberAnswer:
    """The same for a side: what each card has, and what changes the total. Raises ValueError."""
    if side not in range(2):
        message = f"there is no seat {side}"
        raise ValueError(message)
    battle = t.battle()
    is_fought = battle is not None and battle.place == place
    cards = in_battle(t, side) if is_fought else characters_at(t, side, place)
    found = [Part("power", value(t, st.POWER, one), thing_of(t, seat, one)) for one in cards]
    changed = changes_as_parts(t, seat, seat_parts(t, st.TOTAL_POWER, side, place))
    total = numbers.total_power(t, side, place)
    return NumberAnswer("total_power", total, (*found, *changed), POWERS)


def attrition_answer(t: Table, seat: int) -> NumberAnswer:
    """What the attrition against a seat is made of, and what of it is left. Raises ValueError."""
    battle = _totalled(t)
    other = t.other(seat)
    drawn = battle.destinies
    found = [
        Part("destiny", drawn[at + 2], thing_of(t, seat, drawn[at + 1]))
        for at in range(0, len(drawn), 3)
        if drawn[at] == other
    ]
    more = battle.bonus[other] + battle.attrition_drawn[other]
    found += [Part("added", more)] if more and found else []
    whole = numbers.attrition_against(t, seat)
    found += changes_as_parts(t, seat, parts(t, st.ATTRITION, ids.pile_id(seat, ids.HAND)))
    left = battle.attrition[seat]
    found += [Part("satisfied", left - whole)] if left != whole else []
    return NumberAnswer("attrition", left, tuple(found), ATTRITION)


def damage_answer(t: Table, seat: int) -> NumberAnswer:
    """What the battle damage of a seat is made of, and what of it is left. Raises ValueError."""
    battle = _totalled(t)
    theirs, mine = battle.totals[t.other(seat)], battle.totals[seat]
    found = [Part("power", theirs), Part("power", -mine)]
    factor = battle.factors[seat]
    found += [Part("factor", factor)] if factor != 1 else []
    whole = max(0, theirs - mine) * factor
    left = battle.damage[seat]
    found += [Part("satisfied", left - whole)] if left != whole else []
    return NumberAnswer("damage", left, tuple(found), DAMAGE)


def _totalled(t: Table) -> Battle:
    battle = t.battle()
    if battle is None or not is_totalled(t):
        message = "nothing is owed before the totals of a battle are known"
        raise ValueError(message)
    return battle
