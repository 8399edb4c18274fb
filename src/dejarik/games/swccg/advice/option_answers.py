"""
Options explained: everything that is against something a seat would do now.

What is offered has nothing against it. What is not is held against each rule in turn, by the checks
that list the options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.advice.wire import Against, OptionAnswer
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import ids, state
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.pieces import DRAINED, MOVED, PRESENT
from dejarik.games.swccg.model.texts import IN_HAND
from dejarik.games.swccg.rules import presence
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.flow.battling import BATTLE_HERE
from dejarik.games.swccg.rules.flow.deploying import DEPLOY_FROM_HAND, destinations
from dejarik.games.swccg.rules.flow.draining import DRAIN_HERE
from dejarik.games.swccg.rules.flow.moving import MOVE_ONE, by_landspeed, may_move
from dejarik.games.swccg.rules.uniqueness import may_come
from dejarik.games.swccg.rules.values import value
from dejarik.kernel import offers
from dejarik.kernel.modifiers import forbidding
from dejarik.kernel.windows import Window

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.timing import Ability

RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "not_asked": ("swccg.1c.034",),
    "not_your_deploy_phase": ("swccg.5.004", "swccg.5.012"),
    "not_your_control_phase": ("swccg.4.003",),
    "not_your_battle_phase": ("swccg.6.003",),
    "not_your_move_phase": ("swccg.7.028",),
    "is_interrupt": ("swccg.5.001",),
    "is_no_interrupt": ("swccg.5.004",),
    "unique": ("swccg.5.077", "swccg.d.149"),
    "location_there": ("swccg.5.025",),
    "nowhere": ("swccg.5.005", "swccg.5.026"),
    "too_dear": ("swccg.5.007", "swccg.1c.084"),
    "not_this_moment": ("swccg.1c.087",),
    "terms_not_met": ("swccg.1c.084", "swccg.1c.097"),
    "not_controlled": ("swccg.4.003",),
    "drained_already": ("swccg.4.004",),
    "card_drained_already": ("swccg.4.017",),
    "no_icons": ("swccg.4.008",),
    "you_have_no_presence": ("swccg.6.004",),
    "opponent_has_no_presence": ("swccg.6.004",),
    "battled_already": ("swccg.6.011",),
    "cannot_pay": ("swccg.1c.084",),
    "not_yours": ("swccg.7.003",),
    "moved_already": ("swccg.7.027",),
    "no_way": ("swccg.7.065", "swccg.7.016"),
    "forbidden": ("swccg.1c.087",),
}
PHASE_KEYS: Final = {
    state.DEPLOY: "not_your_deploy_phase",
    state.CONTROL: "not_your_control_phase",
    state.BATTLE: "not_your_battle_phase",
    state.MOVE: "not_your_move_phase",
}


def _answer(keys: list[str]) -> OptionAnswer:
    return OptionAnswer(tuple([Against(key, RULINGS[key]) for key in keys]))


def is_offered(t: Table, seat: int, ability: Ability, holder: int) -> bool:
    """Whether a seat is just asked about it."""
    return any(one is ability for one in _offered(t, seat, holder))


def _offered(t: Table, seat: int, holder: int) -> list[Ability]:
    """The abilities of a thing that a seat may choose from just now."""
    if seat not in t.seats_asked() or not t.frames:
        return []
    f = t.frames[-1]
    if not isinstance(f.op, Window):
        return []
    return [
        one.listener.ability
        for one in offers.offers_to(t, f, seat)
        if one.listener.holder == holder
    ]


def _phase(t: Table, seat: int, phase: int) -> list[str]:
    if t.phase != phase or t.turn != seat or t.battle() is not None:
        return [PHASE_KEYS[phase]]
    return []


def _or_moment(found: list[str]) -> list[str]:
    """What is not offered though no rule is against it is not asked about just now."""
    return found or ["not_asked"]


# --- deploying and playing ----------------------------------------------------------------


def deploy_answer(t: Table, seat: int, card: int) -> OptionAnswer:
    """What is against deploying a card of one's hand."""
    if is_offered(t, seat, DEPLOY_FROM_HAND, card):
        return _answer([])
    definition = t.definition_of(card)
    if definition.kind == kinds.INTERRUPT:
        return _answer(["is_interrupt"])
    found = _phase(t, seat, state.DEPLOY)
    if not may_come(t, definition, seat):
        found.append("unique")
    if definition.kind == kinds.LOCATION:
        mine = any(_is_mine(t, seat, place, definition.title) for place in t.places)
        found += ["location_there"] if mine else []
    elif not _could_go(t, seat, card):
        found.append("nowhere")
    elif not can_use(t, seat, _cheapest(t, seat, card)):
        found.append("too_dear")
    return _answer(_or_moment(found))


def _is_mine(t: Table, seat: int, place: int, title: str) -> bool:
    top = t.copies[t.places[place].layers[-1]]
    return t.definition(place).title == title and top.owner == seat


def _could_go(t: Table, seat: int, card: int) -> bool:
    """Whether there is any place for a card, prices aside."""
    return bool(_priced(t, seat, card))


def _cheapest(t: Table, seat: int, card: int) -> int:
    return min(_priced(t, seat, card))


def _priced(t: Table, seat: int, card: int) -> list[int]:
    """What the card would cost wherever it could go, were there any Force."""
    rich = t.clone()
    player = rich.players[seat]
    player.piles[ids.FORCE] = player.piles[ids.FORCE] + player.piles[ids.RESERVE]
    return [one.price for one in destinations(rich, seat, card)]


def play_answer(t: Table, seat: int, card: int) -> OptionAnswer:
    """What is against playing a card of one's hand now."""
    if any(isinstance(one, Text) for one in _offered(t, seat, card)):
        return _answer([])
    definition = t.definition_of(card)
    texts = [one for one in definition.heard if one.zone() == IN_HAND]
    if not texts:
        return _answer(["is_no_interrupt"])
    if seat not in t.seats_asked():
        return _answer(["not_asked"])
    found = [] if may_come(t, definition, seat) else ["unique"]
    fitting = [one for one in texts if _fits_moment(t, one.event_kinds(), one.band())]
    if not fitting:
        found.append("not_this_moment")
    elif not any(isinstance(one, Text) and can_use(t, seat, one.action.cost) for one in fitting):
        found.append("cannot_pay")
    elif not found:
        found.append("terms_not_met")
    return _answer(found)


def _fits_moment(t: Table, event_kinds: tuple[int, ...], band: int) -> bool:
    """Whether what is answered just now is of one of these kinds."""
    f = t.frames[-1]
    if not isinstance(f.op, Window) or f.x != band:
        return False
    return any(event.kind in event_kinds for _, event in offers.open_events(t, f))


# --- drains, battles, moves ---------------------------------------------------------------


def drain_answer(t: Table, seat: int, place: int) -> OptionAnswer:
    """What is against a Force drain at a place."""
    if is_offered(t, seat, DRAIN_HERE, place):
        return _answer([])
    found = _phase(t, seat, state.CONTROL)
    if not presence.controls(t, seat, place):
        found.append("not_controlled")
    if place in t.drained:
        found.append("drained_already")
    elif any(t.copies[one].has(DRAINED) for one in presence.characters_at(t, seat, place)):
        found.append("card_drained_already")
    if forbidding(t, st.MAY_NOT_DRAIN, place):
        found.append("forbidden")
    if not can_use(t, seat, value(t, st.DRAIN_COST, place)):
        found.append("cannot_pay")
    if not found and not presence.icons(t, t.other(seat), place):
        found.append("no_icons")
    return _answer(_or_moment(found))


def battle_answer(t: Table, seat: int, place: int) -> OptionAnswer:
    """What is against beginning a battle at a place."""
    if is_offered(t, seat, BATTLE_HERE, place):
        return _answer([])
    found = _phase(t, seat, state.BATTLE)
    if not presence.has_presence(t, seat, place):
        found.append("you_have_no_presence")
    if not presence.has_presence(t, t.other(seat), place):
        found.append("opponent_has_no_presence")
    if place in t.battled:
        found.append("battled_already")
    if forbidding(t, st.MAY_NOT_BATTLE, place):
        found.append("forbidden")
    if not can_use(t, seat, value(t, st.BATTLE_COST, place)):
        found.append("cannot_pay")
    return _answer(_or_moment(found))


def move_answer(t: Table, seat: int, copy: int) -> OptionAnswer:
    """What is against moving a card on table."""
    if is_offered(t, seat, MOVE_ONE, copy):
        return _answer([])
    if t.copies[copy].side != seat:
        return _answer(["not_yours"])
    found = _phase(t, seat, state.MOVE)
    if t.copies[copy].has(MOVED):
        found.append("moved_already")
    elif not may_move(t, copy):
        found.append("forbidden")
    elif t.copies[copy].slot != PRESENT or not by_landspeed(t, copy):
        found.append("no_way")
    elif not can_use(t, seat, value(t, st.MOVE_COST, copy)):
        found.append("cannot_pay")
    return _answer(_or_moment(found))
