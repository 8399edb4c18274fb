"""Prices of options: how much Force each uses, and where a card goes that has one way only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.rules.flow.battling import BATTLE_HERE
from dejarik.games.swccg.rules.flow.damage import FORFEIT_IT
from dejarik.games.swccg.rules.flow.deploying import DEPLOY_FROM_HAND
from dejarik.games.swccg.rules.flow.draining import DRAIN_HERE
from dejarik.games.swccg.rules.flow.firing import FIRE_IT
from dejarik.games.swccg.rules.flow.moving import MOVE_ONE
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.frames import Scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.decisions import Option
    from dejarik.kernel.timing import Ability

UNSAID: Final = -1
"""The price of what says nothing about it."""


def offered(t: Table, ability: Ability, holder: int, seat: int) -> tuple[int, int]:
    """What it uses to begin something, and where that leads if there is one way only."""
    if ability is DEPLOY_FROM_HAND or ability is MOVE_ONE:
        ways = ability.stage(t, Scope(seat, holder), [])
        if len(ways) != 1:
            return UNSAID, 0
        return staged(t, ability, holder, ways[0], seat), ways[0].target
    if ability is BATTLE_HERE:
        return value(t, st.BATTLE_COST, holder), 0
    if ability is DRAIN_HERE:
        return value(t, st.DRAIN_COST, holder), 0
    if ability is FIRE_IT:
        weapon = t.definition(holder).weapon
        return (UNSAID if weapon is None else weapon.cost), 0
    return (ability.action.cost if isinstance(ability, Text) else UNSAID), 0


def covered(t: Table, ability: Ability, holder: int, seat: int) -> tuple[int, int]:
    """How much attrition and how much battle damage of a seat a forfeit satisfies."""
    battle = t.battle()
    if ability is not FORFEIT_IT or battle is None:
        return 0, 0
    worth = value(t, st.FORFEIT, holder)
    return min(worth, battle.attrition[seat]), min(worth, battle.damage[seat])


def staged(t: Table, ability: Ability, holder: int, option: Option, seat: int) -> int:
    """What it uses to go on with one of the ways of something begun."""
    scope = Scope(seat, holder)
    if ability is MOVE_ONE:
        MOVE_ONE.chosen(scope, [option])
        return MOVE_ONE.action.shares(t, scope)[seat]
    if ability is DEPLOY_FROM_HAND:
        DEPLOY_FROM_HAND.chosen(scope, [option])
        return DEPLOY_FROM_HAND.action.shares(t, scope)[seat]
    return UNSAID
