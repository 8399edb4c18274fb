"""Interrupts: whether what goes on may be interrupted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.rules.relations import shares_space
from dejarik.games.imperial.rules.walking import WALK

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle


def can_be_interrupted(s: Battle) -> bool:
    """
    Whether abilities that interrupt may be used: not while who acts is in another's space.

    Who acts is the figure whose activation goes on, and whoever walks just now.
    Rulings: ia.timing.110, ia.timing.111, ia.timing.112
    """
    acting = [activation.figure for activation in s.activations[-1:]]
    acting += [s.scope_of(f).subject for f in s.frames if f.op is WALK]
    return not any(s.figure(one).is_on_map() and shares_space(s, s.figure(one)) for one in acting)
