"""What things cost, and whether a seat can pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import ABSENT
from dejarik.games.swccg.model.ids import FORCE
from dejarik.games.swccg.rules.values import base, modified

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table


def can_use(t: Table, seat: int, amount: int) -> bool:
    """Whether a seat has so much Force to use."""
    return len(t.pile(seat, FORCE)) >= amount


def deploy_cost(t: Table, card: int, target: int, printed: int = ABSENT) -> int:
    """What it costs to deploy a card somewhere; `printed` if a text says otherwise."""
    t.aim = target
    try:
        first = base(t, st.DEPLOY_COST, card) if printed == ABSENT else printed
        cost = modified(t, st.DEPLOY_COST, card, first)
        return cost + modified(t, st.EXTRA_COST, card, 0)
    finally:
        t.aim = 0
