"""
How long a lasting effect lasts, whether it is in force now, and when it ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.kernel.ops import end_lasting

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


def end_with_turn(t: Table) -> None:
    """
    End what lasted for this turn, and what was for this turn of the opponent.
    """
    if not t.lasting:
        return
    ended = end_lasting(t, THIS_TURN, -1, t.turns + 1)
    if end_lasting(t, NEXT_TURN_OF_OPPONENT, t.other(t.turn), t.turns) or ended:
        t.suspects += list(t.copies)


def end_with_round(t: Table) -> None:
    """
    End what lasted for this round.
    """
    if end_lasting(t, THIS_ROUND, -1, t.turns + 1):
        t.suspects += list(t.copies)
