"""How damage, conditions and defeat change figures and objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.ids import FIRST_DOOR, NOWHERE, is_door, is_figure
from dejarik.games.imperial.rules.damage import health_left, note_strike, points_for
from dejarik.games.imperial.rules.lasting import end_fulfilled
from dejarik.games.imperial.rules.objects import attackable_as
from dejarik.kernel.events import nothing_done
from dejarik.kernel.ids import NOTHING

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event


def suffer(s: Battle, e: Event) -> bool:
    """
    Damage, never more than the Health that is left.

    Rulings: ia.damage.02, ia.damage.05, ia.damage.10
    """
    e.amount = min(e.amount, health_left(s, e.subject))
    if e.amount <= 0:
        return nothing_done(e)
    if is_figure(e.subject):
        s.figure(e.subject).damage += e.amount
    elif is_door(e.subject):
        s.hurt_door(e.subject, e.amount)
    else:
        s.token(e.subject).damage += e.amount
    note_strike(s, e.subject, e.seat, e.source, e.detail)
    attack = s.attack(e.detail) if e.detail else None
    if attack is not None and attack.target == e.subject:
        attack.suffered += e.amount
    return True


def recover(s: Battle, e: Event) -> bool:
    """Damage is taken off, as much as there is."""
    figure = s.figure(e.subject)
    e.amount = min(e.amount, figure.damage)
    if not e.amount:
        return nothing_done(e)
    figure.damage -= e.amount
    return True


def gain_condition(s: Battle, e: Event) -> bool:
    """
    A condition; a second copy of one is nothing.

    Rulings: ia.condition.20, ia.condition.21, ia.condition.22
    """
    figure = s.figure(e.subject)
    if figure.has(e.amount):
        return nothing_done(e)
    figure.conditions |= e.amount
    return True


def lose_condition(s: Battle, e: Event) -> bool:
    """A condition goes."""
    figure = s.figure(e.subject)
    if not figure.has(e.amount):
        return nothing_done(e)
    figure.conditions &= ~e.amount
    return True


def gain_power(s: Battle, e: Event) -> bool:
    """A power token lies beside a figure."""
    s.figure(e.subject).power.append(e.amount)
    return True


def lose_power(s: Battle, e: Event) -> bool:
    """A power token goes; spent in an attack, its symbol is among the results."""
    s.figure(e.subject).power.remove(e.amount)
    attack = s.attack(e.detail) if e.detail else None
    if attack is not None:
        attack.bonus += [e.amount, 1]
        attack.powered.append(e.subject)
    return True


def fall(s: Battle, e: Event) -> bool:
    """
    A figure or object leaves the map; the opponent scores its cost, whoever defeated it.

    Rulings: ia.damage.13, ia.damage.14, ia.score.120, ia.score.121
    """
    if e.subject in s.falling:
        s.falling.remove(e.subject)
    if not is_figure(e.subject):
        return _destroy(s, e)
    figure = s.figure(e.subject)
    points = points_for(s, figure)
    _drop(s, figure)
    e.items = [figure.placement]
    s.put(figure, NOWHERE)
    figure.conditions = 0
    figure.damage = 0
    figure.power = []
    e.amount = points
    side = s.sides[s.other(figure.seat)]
    side.points += points
    side.defeat_points += points
    attack = s.attack(e.detail) if e.detail else None
    if attack is not None and attack.target == e.subject:
        attack.defeated = True
    for activation in s.activations:
        if s.figure(activation.figure).seat != figure.seat:
            activation.fallen += 1
    end_fulfilled(s)
    s.forget_index()
    return True


def _drop(s: Battle, figure: Figure) -> None:
    """What a figure carried lies where it stood."""
    for token in s.tokens:
        if token.carrier == figure.id:
            token.carrier = NOTHING
            token.space = figure.placement % s.map().count


def _destroy(s: Battle, e: Event) -> bool:
    """
    An object leaves the map; a door is open from then on.

    Rulings: ia.attacked_objects.07, ia.attacked_objects.08
    """
    part = attackable_as(s, e.subject)
    if is_door(e.subject):
        s.door_changed(s.open_doors | 1 << (e.subject - FIRST_DOOR))
    else:
        token = s.token(e.subject)
        e.items = [token.space]
        token.space = NOWHERE
        token.damage = 0
    if part is not None and part.points:
        e.amount = part.points
        s.sides[e.seat].points += part.points
    return True
