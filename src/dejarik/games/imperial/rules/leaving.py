"""Leaving: whether a figure may go out of its space by its own will, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.conditions import STUNNED
from dejarik.games.imperial.model.ids import NOWHERE
from dejarik.games.imperial.model.statistics import CANNOT_EXIT
from dejarik.games.imperial.rules import legality
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.games.imperial.rules.legality import Reason


def may_leave(s: Battle, figure: Figure) -> bool:
    """Whether a figure may leave its space by its own will."""
    return why_not_leave(s, figure) is None


def why_not_leave(s: Battle, figure: Figure) -> Reason | None:
    """
    Why a figure may not leave its space by its own will.

    Not while Stunned, nor a massive one that stopped on others in this activation, or in this
    start or end of a round.
    Rulings: ia.large.152, ia.large.154, ia.large.155, ia.large.157
    """
    if figure.placement == NOWHERE:
        return legality.NOT_ON_MAP
    if figure.has(STUNNED):
        return legality.STUNNED_MOVE
    lists = [activation.stopped for activation in s.activations] or [s.stopped]
    if any(figure.id in stopped for stopped in lists):
        return legality.STOPPED
    return legality.FORBIDDEN_EXIT if forbidding(s, CANNOT_EXIT, figure.id) else None
