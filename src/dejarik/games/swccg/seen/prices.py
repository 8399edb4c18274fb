"""Prices of options: how much Force each uses, and where a card goes that has one way only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import LOCATION
from dejarik.games.swccg.rules.costs import deploy_cost
from dejarik.games.swccg.rules.flow.battling import BATTLE_HERE
from dejarik.games.swccg.rules.flow.deploying import DEPLOY_FROM_HAND, destinations, rules_of
from dejarik.games.swccg.rules.flow.draining import DRAIN_HERE
from dejarik.games.swccg.rules.flow.firing import FIRE_IT
from dejarik.games.swccg.rules.flow.moving import MOVE_ONE, moves, price_of
from dejarik.games.swccg.rules.values import value

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.decisions import Option
    from dejarik.kernel.timing import Ability

UNSAID: Final = -1
"""The price of what says nothing about it."""


def offered(t: Table, ability: Ability, holder: int, seat: int) -> tuple[int, int]:
    """What it uses to begin something, and where that leads if there is one way only."""
    if ability is DEPLOY_FROM_HAND:
        places = destinations(t, seat, holder)
        return (places[0].price, places[0].target) if len(places) == 1 else (UNSAID, 0)
    if ability is MOVE_ONE:
        ways = moves(t, seat, holder)
        return (price_of(t, holder, *ways[0]), ways[0][0]) if len(ways) == 1 else (UNSAID, 0)
    if ability is BATTLE_HERE:
        return value(t, st.BATTLE_COST, holder), 0
    if ability is DRAIN_HERE:
        return value(t, st.DRAIN_COST, holder), 0
    if ability is FIRE_IT:
        weapon = t.definition(holder).weapon
        return (UNSAID if weapon is None else weapon.cost), 0
    return (ability.action.cost if isinstance(ability, Text) else UNSAID), 0


def staged(t: Table, ability: Ability, holder: int, option: Option) -> int:
    """What it uses to go on with one of the ways of something begun."""
    if ability is MOVE_ONE:
        return price_of(t, holder, option.target, option.value)
    if ability is DEPLOY_FROM_HAND and ids.is_card(holder):
        definition = t.definition_of(holder)
        if definition.kind == LOCATION:
            return 0
        return deploy_cost(t, holder, option.target, rules_of(definition)[option.value].cost)
    return UNSAID
