"""What is against deploying a card, here or there, transferring an item, and burying cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.advice.against import answer_with, or_moment, outside_phase
from dejarik.games.swccg.advice.offered import is_offered, is_target
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import ids, state
from dejarik.games.swccg.model.pieces import CARRIED
from dejarik.games.swccg.rules.costs import can_share, can_use, deploy_shares
from dejarik.games.swccg.rules.flow.burying import PLANET
from dejarik.games.swccg.rules.flow.deploying import (
    against_going,
    destinations,
    gaps_of,
    rules_of,
)
from dejarik.games.swccg.rules.flow.explosions import has_mining_droid
from dejarik.games.swccg.rules.flow.transferring import takers
from dejarik.games.swccg.rules.uniqueness import may_come
from dejarik.kernel.frames import Scope

if TYPE_CHECKING:
    from dejarik.games.swccg.advice.wire import OptionAnswer
    from dejarik.games.swccg.model.state import Table


def deploy_answer(t: Table, seat: int, card: int) -> OptionAnswer:
    """What is against deploying a card of one's hand."""
    if is_offered(t, seat, "deploy", card):
        return answer_with([])
    definition = t.definition_of(card)
    if definition.kind == kinds.INTERRUPT:
        return answer_with(["is_interrupt"])
    found = outside_phase(t, seat, state.DEPLOY)
    if not may_come(t, definition, seat):
        found.append("unique")
    if definition.kind == kinds.LOCATION:
        if not gaps_of(t, seat, definition):
            found.append("location_there")
        elif not destinations(t, seat, card):
            found.append("nowhere")
    else:
        prices = _prices(t, seat, card)
        if not prices:
            is_character = definition.kind == kinds.CHARACTER
            found.append("nowhere" if is_character else "nothing_to_go_on")
        elif not destinations(t, seat, card):
            others = can_use(t, seat, min(prices)) and _would_go(t, seat, card)
            found.append("others_share" if others else "too_dear")
    return answer_with(or_moment(t, seat, found))


def _would_go(t: Table, seat: int, card: int) -> bool:
    """Whether a card could go somewhere if the opponent had the Force for a share of its cost."""
    rich = t.clone()
    other = rich.players[t.other(seat)]
    other.piles[ids.FORCE] = other.piles[ids.FORCE] + other.piles[ids.RESERVE]
    return bool(destinations(rich, seat, card))


def _prices(t: Table, seat: int, card: int) -> list[int]:
    """What the card would cost wherever it could go, had everybody all Force."""
    rich = t.clone()
    for player in rich.players:
        player.piles[ids.FORCE] = player.piles[ids.FORCE] + player.piles[ids.RESERVE]
    return [one.price for one in destinations(rich, seat, card)]


def deploy_to_answer(t: Table, seat: int, card: int, thing: int) -> OptionAnswer:
    """What is against deploying a card of one's hand on a thing on table."""
    if is_target(t, seat, "deploy", card, thing):
        return answer_with([])
    definition = t.definition_of(card)
    if definition.kind == kinds.INTERRUPT:
        return answer_with(["is_interrupt"])
    found = outside_phase(t, seat, state.DEPLOY)
    if not may_come(t, definition, seat):
        found.append("unique")
    found += against_thing(t, seat, card, thing)
    return answer_with(or_moment(t, seat, found))


def against_thing(t: Table, seat: int, card: int, thing: int) -> list[str]:
    """What is against a thing as the one that a card is deployed on, by the best of its ways."""
    definition = t.definition_of(card)
    if definition.kind == kinds.LOCATION:
        return _against_location(t, seat, definition, thing)
    against: list[list[str]] = []
    for rule in rules_of(definition):
        scope = Scope(seat, card)
        found = [] if all(one.holds(t, scope) for one in rule.provided) else ["terms_not_met"]
        objection = "not_as_said" if rule.beside else against_going(t, seat, card, rule, thing)
        if objection:
            found.append(objection)
        else:
            shares = deploy_shares(t, seat, card, thing, rule)
            if not can_use(t, seat, shares[seat]):
                found.append("too_dear")
            elif not can_share(t, shares):
                found.append("others_share")
        against.append(found)
    return min(against, key=len)


def _against_location(t: Table, seat: int, definition: kinds.Definition, thing: int) -> list[str]:
    """A location goes into its strip, or onto the opponent's card of the same one."""
    places = [one.target for one in gaps_of(t, seat, definition)]
    if thing in places:
        return []
    return ["in_its_strip"] if places else ["location_there"]


def transfer_answer(t: Table, seat: int, item: int) -> OptionAnswer:
    """What is against transferring a weapon or device."""
    if is_offered(t, seat, "transfer", item):
        return answer_with([])
    copy = t.copies[item]
    if copy.side != seat:
        return answer_with(["not_yours"])
    if copy.slot != CARRIED:
        return answer_with(["not_carried"])
    found = outside_phase(t, seat, state.DEPLOY)
    rich = t.clone()
    player = rich.players[seat]
    player.piles[ids.FORCE] = player.piles[ids.FORCE] + player.piles[ids.RESERVE]
    if not takers(rich, seat, item):
        found.append("nobody_to_take_it")
    elif not takers(t, seat, item):
        found.append("transfer_too_dear")
    return answer_with(or_moment(t, seat, found))


def bury_answer(t: Table, seat: int, place: int) -> OptionAnswer:
    """What is against burying cards under a location."""
    if is_offered(t, seat, "bury", place):
        return answer_with([])
    found = outside_phase(t, seat, state.DEPLOY)
    definition = t.definition(place)
    if kinds.EXTERIOR not in definition.site_kinds or not definition.has_icon(PLANET):
        found.append("no_planet_outside")
    if not has_mining_droid(t, seat, place):
        found.append("no_mining_droid")
    if not t.pile(seat, ids.HAND):
        found.append("empty_hand")
    return answer_with(or_moment(t, seat, found))
