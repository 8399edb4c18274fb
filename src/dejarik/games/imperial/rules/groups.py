"""Groups: which are ready, who may activate one, and who may pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.statistics import CANNOT_ACTIVATE
from dejarik.games.imperial.rules import legality
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Group
    from dejarik.games.imperial.model.state import Battle
    from dejarik.games.imperial.rules.legality import Reason


def ready_groups(s: Battle, seat: int) -> list[int]:
    """The groups of a seat that are ready: with figures on the map."""
    return [group.id for group in s.groups_in_play if why_not_ready(s, seat, group) is None]


def why_not_ready(s: Battle, seat: int, group: Group) -> Reason | None:
    """
    Why a group cannot be the next one that a seat activates.

    Rulings: ia.activation.19, ia.activation.41
    """
    if group.seat != seat:
        return legality.NOT_YOURS
    if not group.ready:
        return legality.EXHAUSTED
    on_map = any(s.figure(one).is_on_map() for one in group.figures)
    return None if on_map else legality.GONE


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
