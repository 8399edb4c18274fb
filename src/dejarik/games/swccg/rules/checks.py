"""What follows at once from the table as it stands: who has no Life Force left has lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.kernel.state import Outcome

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table


def look(t: Table) -> None:
    """Somebody is depleted, or a game of the laboratory has gone on for long enough."""
    if t.outcome is not None:
        return
    for seat in range(2):
        if t.turn_count and not t.has_life_force(seat):
            t.outcome = Outcome([[t.other(seat)], [seat]], "depleted")
            return
    if t.lab_turns and t.turn_count > t.lab_turns:
        t.outcome = Outcome([[0, 1]], "lab_turns")
