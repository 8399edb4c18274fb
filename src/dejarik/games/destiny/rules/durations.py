"""How long a lasting effect lasts, whether it is in force now, and when it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.kernel.ops import end_lasting

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Lasting

THIS_TURN: Final = 1
NEXT_TURN_OF_OPPONENT: Final = 2
THIS_ROUND: Final = 3
REST_OF_GAME: Final = 4
NEXT_ROUND: Final = 6
WHILE_PLAYED: Final = 5
"""Until the card is played that the ability came before."""
THIS_ACTION_PHASE: Final = 9
NEXT_TURN_THIS_ROUND: Final = 10
"""The opponent's next turn, if there is one in this action phase."""
NEXT_ACTION: Final = 11
"""Until whose ability it is has begun another action, whenever that is."""
OF_OPPONENTS_TURN: Final = (NEXT_TURN_OF_OPPONENT, NEXT_TURN_THIS_ROUND)


def is_in_force(t: Table, lasting: Lasting) -> bool:
    """
    What is for the opponent's next turn holds on no other turn, whoever acts on it.

    Rulings: arh.errata.16
    """
    if lasting.until not in OF_OPPONENTS_TURN:
        return lasting.until != NEXT_ROUND
    return t.turn != lasting.seat and t.turns > lasting.since


def end_with_turn(t: Table) -> None:
    """End what lasted for this turn, and what was for this turn of the opponent."""
    if not t.lasting:
        return
    ended = end_lasting(t, THIS_TURN, -1, t.turns + 1)
    for until in OF_OPPONENTS_TURN:
        ended = end_lasting(t, until, t.other(t.turn), t.turns) or ended
    if ended:
        t.dirty += list(t.copies)


def end_with_action(t: Table, seat: int) -> None:
    """End what was for the next action of this player, who has just chosen it."""
    if t.lasting:
        end_lasting(t, NEXT_ACTION, seat)


def end_with_phase(t: Table) -> None:
    """End what lasted for the action phase that is over."""
    ended = end_lasting(t, THIS_ACTION_PHASE, -1)
    if end_lasting(t, NEXT_TURN_THIS_ROUND, -1) or ended:
        t.dirty += list(t.copies)


def end_with_round(t: Table) -> None:
    """End what lasted for this round; what is for the next one begins."""
    if end_lasting(t, THIS_ROUND, -1, t.turns + 1):
        t.dirty += list(t.copies)
    for place, lasting in enumerate(t.lasting):
        if lasting.until == NEXT_ROUND:
            t.lasting[place] = lasting.becoming(THIS_ROUND, lasting.scope)
            t.index = None


def end_with_play(t: Table, card: int) -> None:
    """End what lasted while this card was played."""
    if not t.lasting:
        return
    kept = [one for one in t.lasting if one.until != WHILE_PLAYED or not _is_about(one, card)]
    if len(kept) < len(t.lasting):
        t.lasting = kept
        t.index = None


def _is_about(lasting: Lasting, card: int) -> bool:
    """Whether it grew from the playing of this card."""
    event = lasting.scope.event
    return event is not None and event.subject == card
