"""How damage, conditions and defeat change figures and objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.ids import NOWHERE, is_figure
from dejarik.games.imperial.rules.damage import health_left, note_strike, points_for
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
    figure.placement = NOWHERE
    figure.conditions = 0
    figure.damage = 0
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
    s.forget_index()
    return True


def _drop(s: Battle, figure: Figure) -> None:
    """What a figure carried lies where it stood."""
    for token in s.tokens:
        if token.carrier == figure.id:
            token.carrier = NOTHING
            token.space = figure.placement % s.map().count


def _destroy(s: Battle, e: Event) -> bool:
    token = s.token(e.subject)
    part = attackable_as(s, token)
    token.space = NOWHERE
    token.damage = 0
    if part is not None and part.points:
        e.amount = part.points
        s.sides[e.seat].points += part.points
    return True
