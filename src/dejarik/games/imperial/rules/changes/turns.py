"""How rounds, activations and actions change the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.ids import FIRST_FIGURE, FIRST_TOKEN
from dejarik.games.imperial.model.pieces import Activation, Token
from dejarik.games.imperial.model.statistics import ACTIONS
from dejarik.games.imperial.rules.lasting import (
    begin_activation_of,
    end_activation,
    end_fulfilled,
    end_round,
)
from dejarik.games.imperial.rules.objects import TERMINAL
from dejarik.games.imperial.rules.relations import sees
from dejarik.games.imperial.rules.scenario import maps_of, missions_of
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import modified

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event


def choose_map(s: Battle, e: Event) -> bool:
    """The map that was open is known."""
    s.map_id = maps_of(s)[e.amount]
    s.door_changed(s.open_doors)
    s.forget_index()
    return True


def choose_mission(s: Battle, e: Event) -> bool:
    """Terminals and the tokens of the mission, where its diagram puts them."""
    s.mission = missions_of(s)[e.amount]
    for space in s.map().terminals:
        s.tokens.append(Token(FIRST_TOKEN + len(s.tokens), TERMINAL, space))
    for kind, spaces in s.map().missions[s.mission].tokens.items():
        for space in spaces:
            s.tokens.append(Token(FIRST_TOKEN + len(s.tokens), kind, space))
    s.forget_index()
    return True


def choose_zone(s: Battle, e: Event) -> bool:
    """A seat has a deployment zone."""
    s.sides[e.seat].zone = e.amount
    return True


def take_initiative(s: Battle, e: Event) -> bool:
    """A seat has initiative."""
    s.initiative = e.seat
    return True


def begin_round(s: Battle, e: Event) -> bool:
    """
    A new round; what lasted for the old one ends.

    The first turn is that of whoever has initiative once the start of the round is over.
    Rulings: ia.activation.32, ia.round.109
    """
    s.round = e.amount
    s.turn = NOBODY
    s.uses = []
    s.played = []
    s.stopped = []
    end_round(s)
    return True


def end_of_round(s: Battle, e: Event) -> bool:
    """Only a moment; what lasts this round is over after it."""
    return True


def pass_on(s: Battle, e: Event) -> bool:
    """A seat passes: it is the other's turn."""
    s.turn = s.other(e.seat)
    return True


def begin_group(s: Battle, e: Event) -> bool:
    """A group is active; none of its figures has been activated."""
    s.turn = s.other(e.seat)
    for number in s.group(e.subject).figures:
        s.figure(number).activated = False
    return True


def end_group(s: Battle, e: Event) -> bool:
    """
    A group's activation is over: its card is exhausted.

    Rulings: ia.activation.28, ia.activation.29
    """
    s.group(e.subject).ready = False
    end_fulfilled(s)
    return True


def begin_figure(s: Battle, e: Event) -> bool:
    """A figure's activation begins: its actions, and who sees it now."""
    s.activation_count += 1
    serial = s.activation_count
    figure = s.figure(e.subject)
    figure.activated = True
    begin_activation_of(s, figure.id, serial)
    activation = Activation(figure.id, serial)
    activation.seen_by = _seen_by(s, figure)
    s.activations.append(activation)
    activation.actions = modified(s, ACTIONS, figure.id, e.amount)
    e.amount = activation.actions
    return True


def _seen_by(s: Battle, figure: Figure) -> int:
    """Which hostile figures see a figure, as a mask of their places."""
    found = 0
    for other in s.figures:
        if other.placement >= 0 and other.seat != figure.seat and sees(s, other.id, figure.id):
            found |= 1 << (other.id - FIRST_FIGURE)
    return found


def end_figure(s: Battle, e: Event) -> bool:
    """
    An activation is over: points are lost.

    Rulings: ia.movement.153
    """
    activation = s.activation_of(e.subject)
    if activation is not None:
        s.activations.remove(activation)
        end_activation(s, activation.serial)
    return True


def begin_action(s: Battle, e: Event) -> bool:
    """Actions are spent; which special it was and whether attacks are in it is remembered."""
    activation = s.activation_of(e.subject)
    assert activation is not None
    activation.actions -= e.amount
    attacks, special = e.items
    activation.attacks += attacks
    if special >= 0:
        activation.specials.append(special)
    return True


def gain_actions(s: Battle, e: Event) -> bool:
    """More actions in an activation."""
    activation = s.activation_of(e.subject)
    if activation is None:
        return False
    activation.actions += e.amount
    if e.detail:
        activation.stun_after = e.detail
    return True


def make_ready(s: Battle, e: Event) -> bool:
    """A group may be activated again."""
    group = s.group(e.subject)
    changed = not group.ready
    group.ready = True
    end_fulfilled(s)
    return changed


def exhaust(s: Battle, e: Event) -> bool:
    """A group cannot be activated until it is readied."""
    group = s.group(e.subject)
    changed = group.ready
    group.ready = False
    end_fulfilled(s)
    return changed


def begin_status(s: Battle, e: Event) -> bool:
    """The status phase: what stopped at the start of the round may move again."""
    s.stopped = []
    return True
