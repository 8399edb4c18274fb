"""How movement changes the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.ids import FIRST_DOOR

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event


def set_up(s: Battle, e: Event) -> bool:
    """A figure comes onto the map."""
    s.put(s.figure(e.subject), e.amount)
    s.forget_index()
    return True


def gain_points(s: Battle, e: Event) -> bool:
    """Movement points of an activation."""
    activation = s.activation_of(e.subject)
    if activation is None:
        return False
    activation.points += e.amount
    return e.amount > 0


def take_step(s: Battle, e: Event) -> bool:
    """A figure goes on by one step, for points of its activation unless it moves by an effect."""
    activation = s.activation_of(e.subject)
    if activation is not None:
        activation.points -= e.detail
    return relocate(s, e)


def relocate(s: Battle, e: Event) -> bool:
    """A figure is somewhere else: it has left its spaces."""
    s.put(s.figure(e.subject), e.amount)
    activation = s.activation_of(e.subject)
    if activation is not None:
        activation.exited = True
    return True


def end_movement(s: Battle, e: Event) -> bool:
    """
    A massive figure has ended its movement on others: it moves no more by its own will here.

    That is in this activation, or in this start or end of a round.
    Rulings: ia.large.152, ia.large.153, ia.large.154, ia.large.155
    """
    stopped = s.activations[-1].stopped if s.activations else s.stopped
    stopped.append(e.subject)
    return True


def open_door(s: Battle, e: Event) -> bool:
    """A door no longer hinders anything."""
    s.door_changed(s.open_doors | 1 << (e.subject - FIRST_DOOR))
    return True


def close_door(s: Battle, e: Event) -> bool:
    """A door is closed."""
    s.door_changed(s.open_doors & ~(1 << (e.subject - FIRST_DOOR)))
    return True
