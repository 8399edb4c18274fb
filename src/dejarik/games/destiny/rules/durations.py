"""
How long a lasting effect lasts, and whether it is in force now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Table
    from dejarik.kernel.frames import Lasting

THIS_TURN: Final = 1
NEXT_TURN_OF_OPPONENT: Final = 2
THIS_ROUND: Final = 3
REST_OF_GAME: Final = 4


def is_in_force(t: Table, lasting: Lasting) -> bool:
    """
    What is for the opponent's next turn holds on no other turn, whoever acts on it.

    Rulings: arh.errata.16
    """
    if lasting.until != NEXT_TURN_OF_OPPONENT:
        return True
    return t.turn != lasting.seat and t.turns > lasting.since
