"""What the rules let players do at top level, by phase and by segment of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids, pieces, state
from dejarik.games.swccg.model.definition import WEAPON
from dejarik.games.swccg.model.pieces import CARRIED, PRESENT
from dejarik.games.swccg.rules.debts import in_battle
from dejarik.games.swccg.rules.flow.battling import BATTLE_HERE
from dejarik.games.swccg.rules.flow.burying import BURY_HERE
from dejarik.games.swccg.rules.flow.damage import FORFEIT_IT, LOSE_FOR_DAMAGE
from dejarik.games.swccg.rules.flow.deploying import DEPLOY_FROM_HAND
from dejarik.games.swccg.rules.flow.draining import DRAIN_HERE
from dejarik.games.swccg.rules.flow.firing import FIRE_IT
from dejarik.games.swccg.rules.flow.mines import TRIP_HERE
from dejarik.games.swccg.rules.flow.moving import MOVE_ONE
from dejarik.games.swccg.rules.flow.piles import ACTIVATING, DRAWING
from dejarik.games.swccg.rules.flow.transferring import TRANSFER_IT
from dejarik.games.swccg.rules.flow.transit import TRANSIT_FROM
from dejarik.games.swccg.rules.presence import characters_at
from dejarik.kernel.timing import Listener

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event


def rule_listeners(t: Table, event: Event) -> list[Listener]:
    """What may be begun by the rules, as listeners of the window."""
    if event.kind == ev.PHASE:
        return _in_phase(t, event.detail)
    if event.kind == ev.SEGMENT:
        return _in_segment(t)
    return []


def just_listeners(t: Table, event: Event) -> list[Listener]:
    """What the rules make follow an event: buried cards are tripped."""
    if event.kind not in (ev.DEPLOYED, ev.MOVED):
        return []
    return [Listener(TRIP_HERE, place.id) for place in t.places.values() if place.buried]


def _in_phase(t: Table, phase: int) -> list[Listener]:
    """Where nobody of the turn player's is, there is nothing to drain, battle, bury or leave."""
    seat = t.turn
    if phase == state.ACTIVATE:
        return [Listener(ACTIVATING, ids.pile_id(seat, ids.RESERVE))]
    if phase == state.CONTROL:
        return [Listener(DRAIN_HERE, place) for place in _places_of(t, seat)]
    if phase == state.BATTLE:
        return [Listener(BATTLE_HERE, place) for place in _places_of(t, seat)]
    own = [one for one in t.copies.values() if one.side == seat]
    if phase == state.DEPLOY:
        hand = t.pile(seat, ids.HAND)
        return [
            *[Listener(DEPLOY_FROM_HAND, card, spends=True) for card in hand],
            *[Listener(TRANSFER_IT, one.id) for one in own if one.slot == CARRIED],
            *[Listener(BURY_HERE, place) for place in _places_of(t, seat)],
        ]
    if phase == state.MOVE:
        return [
            *[Listener(MOVE_ONE, one.id) for one in own if one.slot == PRESENT],
            *[Listener(TRANSIT_FROM, place) for place in _places_of(t, seat)],
        ]
    return [Listener(DRAWING, ids.pile_id(seat, ids.FORCE))]


def _places_of(t: Table, seat: int) -> list[int]:
    """The places where a seat has characters that count."""
    return [place for place in t.places if characters_at(t, seat, place)]


def _in_segment(t: Table) -> list[Listener]:
    battle = t.battle()
    if battle is None:
        return []
    if battle.segment == pieces.WEAPONS:
        return [
            Listener(FIRE_IT, copy)
            for seat in range(2)
            for one in in_battle(t, seat)
            for copy in t.carries(one)
            if t.definition(copy).kind == WEAPON
        ]
    if battle.segment == pieces.DAMAGE:
        cards = [one for seat in range(2) for one in in_battle(t, seat)]
        piles = [ids.pile_id(seat, ids.RESERVE) for seat in range(2)]
        return [
            *[Listener(FORFEIT_IT, one) for one in cards],
            *[Listener(LOSE_FOR_DAMAGE, pile) for pile in piles],
        ]
    return []
