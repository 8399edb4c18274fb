"""Groups: which are ready, who may activate one, and who may pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.statistics import CANNOT_ACTIVATE
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle


def ready_groups(s: Battle, seat: int) -> list[int]:
    """The groups of a seat that are ready: with figures on the map."""
    found: list[int] = []
    for group in s.groups_in_play:
        if group.seat != seat or not group.ready:
            continue
        if any(s.figure(one).is_on_map() for one in group.figures):
            found.append(group.id)
    return found


def may_activate(s: Battle, seat: int) -> bool:
    """
    Whether a seat may activate a group.

    One that an effect keeps from it may all the same when nobody else could go on.
    """
    if not ready_groups(s, seat):
        return False
    if not forbidding(s, CANNOT_ACTIVATE, seat + 1):
        return True
    other = s.other(seat)
    if not ready_groups(s, other):
        return True
    return bool(forbidding(s, CANNOT_ACTIVATE, other + 1)) and s.initiative == seat


def may_pass(s: Battle, seat: int) -> bool:
    """
    Whether a seat may pass its turn: with fewer ready groups than the opponent.

    Rulings: ia.activation.33, ia.activation.34, ia.round.111, ia.round.112
    """
    return len(ready_groups(s, seat)) < len(ready_groups(s, s.other(seat)))
