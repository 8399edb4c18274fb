"""What is against drains and battles, firing a weapon, forfeiting a card, losing Force for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.advice.against import answer_with, or_moment, outside_phase
from dejarik.games.swccg.advice.offered import is_offered, is_target
from dejarik.games.swccg.model import ids, state
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.pieces import DAMAGE, DRAINED, HIT, WEAPONS
from dejarik.games.swccg.rules import presence, uses
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.debts import (
    can_forfeit,
    in_battle,
    owes_damage,
)
from dejarik.games.swccg.rules.flow.draining import can_control_for_drain
from dejarik.games.swccg.rules.flow.firing import against_target, weapon_targets
from dejarik.games.swccg.rules.flow.losing import losable
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.swccg.advice.wire import OptionAnswer
    from dejarik.games.swccg.model.state import Table


def drain_answer(t: Table, seat: int, place: int) -> OptionAnswer:
    """What is against a Force drain at a place."""
    if is_offered(t, seat, "drain", place):
        return answer_with([])
    found = outside_phase(t, seat, state.CONTROL)
    if not can_control_for_drain(t, seat, place):
        found.append("not_controlled")
    if place in t.drained:
        found.append("drained_already")
    elif any(
        t.copies[one].has(DRAINED) and not forbidding(t, st.DRAINS_AGAIN, one)
        for one in presence.units_at(t, seat, place)
    ):
        found.append("card_drained_already")
    if forbidding(t, st.MAY_NOT_DRAIN, place):
        found.append("forbidden")
    if not can_use(t, seat, value(t, st.DRAIN_COST, place)):
        found.append("cannot_pay")
    return answer_with(or_moment(t, seat, found))


def battle_answer(t: Table, seat: int, place: int) -> OptionAnswer:
    """What is against beginning a battle at a place."""
    if is_offered(t, seat, "battle", place):
        return answer_with([])
    found = outside_phase(t, seat, state.BATTLE)
    missing = (
        (seat, "you_have_no_presence"),
        (t.other(seat), "opponent_has_no_presence"),
    )
    for one, key in missing:
        if not presence.has_presence(t, one, place):
            found.append(key)
        elif place not in t.battled and not presence.can_begin_battle(t, one, place):
            found.append("all_have_battled")
    if place in t.battled:
        found.append("battled_already")
    if forbidding(t, st.MAY_NOT_BATTLE, place):
        found.append("forbidden")
    if not can_use(t, seat, value(t, st.BATTLE_COST, place)):
        found.append("cannot_pay")
    return answer_with(or_moment(t, seat, found))


# --- weapons ------------------------------------------------------------------------------


def fire_answer(t: Table, seat: int, weapon: int) -> OptionAnswer:
    """What is against firing a weapon on table."""
    if is_offered(t, seat, "fire", weapon):
        return answer_with([])
    found = _against_firing(t, seat, weapon)
    if found and found[0] in ("no_weapon", "not_your_weapon"):
        return answer_with(found)
    battle = t.battle()
    if battle is not None and not weapon_targets(t, seat, weapon):
        found.append("nobody_to_fire_at")
    return answer_with(or_moment(t, seat, found))


def fire_at_answer(t: Table, seat: int, weapon: int, target: int) -> OptionAnswer:
    """What is against firing a weapon at a card on table."""
    if is_target(t, seat, "fire", weapon, target):
        return answer_with([])
    found = _against_firing(t, seat, weapon)
    if not found or found[0] not in ("no_weapon", "not_your_weapon"):
        found += against_aim(t, seat, weapon, target)
    return answer_with(or_moment(t, seat, found))


def against_aim(t: Table, seat: int, weapon: int, target: int) -> list[str]:
    """What is against a card as the target of a weapon."""
    key = against_target(t, seat, weapon, target)
    return [{"not_as_said": "not_a_target_of_it"}.get(key, key)] if key else []


def _against_firing(t: Table, seat: int, weapon: int) -> list[str]:
    text = t.definition(weapon).weapon
    if text is None:
        return ["no_weapon"]
    copy = t.copies[weapon]
    if copy.side != seat:
        return ["not_your_weapon"]
    battle = t.battle()
    if battle is None:
        return ["not_weapons_segment"]
    found: list[str] = []
    if text.moment:
        # Its own text says when; were that now, it would be offered.
        found.append("not_this_moment")
    elif battle.segment != WEAPONS:
        found.append("not_weapons_segment")
    if copy.holder not in in_battle(t, seat):
        found.append("bearer_not_in_battle")
    if weapon in battle.weapons:
        found.append("fired_already")
    elif not uses.may_use(t, weapon):
        found.append("used_another")
    if forbidding(t, st.MAY_NOT_FIRE, weapon):
        found.append("forbidden")
    if not t.pile(seat, ids.RESERVE):
        found.append("no_destiny_left")
    if not can_use(t, seat, text.cost):
        found.append("cannot_pay")
    return found


# --- debts --------------------------------------------------------------------------------


def forfeit_answer(t: Table, seat: int, copy: int) -> OptionAnswer:
    """What is against forfeiting a card on table."""
    if is_offered(t, seat, "forfeit", copy):
        return answer_with([])
    battle = t.battle()
    if t.copies[copy].side != seat:
        return answer_with(["not_yours"])
    found: list[str] = []
    if battle is None or battle.segment != DAMAGE:
        found.append("not_damage_segment")
    elif copy not in in_battle(t, seat):
        found.append("not_from_this_battle")
    elif copy not in can_forfeit(t, seat):
        found.append("no_forfeit_value")
    elif not (t.copies[copy].has(HIT) or owes_damage(t, seat) or battle.attrition[seat]):
        found.append("nothing_owed")
    return answer_with(or_moment(t, seat, found))


def lose_answer(t: Table, seat: int) -> OptionAnswer:
    """What is against losing a Force for battle damage."""
    if is_offered(t, seat, "lose", ids.pile_id(seat, ids.RESERVE)):
        return answer_with([])
    battle = t.battle()
    found: list[str] = []
    if battle is None or battle.segment != DAMAGE:
        found.append("not_damage_segment")
    elif not battle.damage[seat]:
        found.append("nothing_owed")
    elif not losable(t, seat):
        found.append("nothing_to_lose")
    return answer_with(or_moment(t, seat, found))
