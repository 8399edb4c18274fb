"""Which function makes the change of each kind of event, and what is remembered through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.statistics import TEXT_CANCELLED
from dejarik.games.swccg.rules.changes import battles, copies, piles, turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event

CHANGES: Final[dict[int, Callable[[Table, Event], bool]]] = {
    ev.ACTIVATE_ONE: piles.activate,
    ev.USE_ONE: piles.use,
    ev.LOSE_ONE: piles.lose,
    ev.DRAW_ONE: piles.draw,
    ev.RETRIEVE_ONE: piles.retrieve,
    ev.PUT_CARD: piles.put,
    ev.RECIRCULATED: piles.recirculate,
    ev.SHUFFLED: piles.shuffle,
    ev.PEEKED: piles.peek,
    ev.HAND_SHOWN: piles.show_hand,
    ev.CARD_SHOWN: piles.show_card,
    ev.CLAIMED: piles.claim,
    ev.DESTINY_DRAWN: piles.draw_destiny,
    ev.DESTINY_DONE: battles.note_destiny,
    ev.TOTAL_DONE: battles.note_total,
    ev.TURN_BEGINS: turns.begin_turn,
    ev.PHASE_BEGINS: turns.begin_phase,
    ev.TURN_ENDS: turns.end_turn,
    ev.DURATIONS_ENDED: turns.end_durations,
    ev.STARTING_SHOWN: copies.lay_starting,
    ev.DEALT: copies.deal,
    ev.DEPLOYED: copies.deploy,
    ev.MOVED: copies.move,
    ev.ATTACHED: copies.attach,
    ev.LOST_CARD: copies.lose_copy,
    ev.RETURNED: copies.return_copy,
    ev.MARKED: copies.mark,
    ev.COMMITTED: battles.commit,
    ev.DRAINING: battles.stand,
    ev.BATTLE_BEGINS: battles.stand,
    ev.BATTLE_CALLED_OFF: battles.end_battle,
    ev.SEGMENT_BEGINS: battles.begin_segment,
    ev.FIRING: battles.stand,
    ev.HIT: battles.hit,
    ev.TOTALLED: battles.total_up,
    ev.FORFEITED: battles.forfeit,
    ev.SATISFIED: battles.satisfy,
    ev.BATTLE_ENDED: battles.end_battle,
    ev.MUST_LOSE: battles.must_lose,
    ev.TEXT_SPENT: battles.spend,
    ev.DAMAGE_CHANGED: battles.change_damage,
    ev.DESTINIES_SWITCHED: battles.switch_destinies,
    ev.REVIVED: copies.revive,
    ev.VERIFIED: piles.peek,
    ev.DESTINY_ABOUT: battles.stand,
    ev.DEPLOYING: battles.stand,
    ev.PLAYING: battles.stand,
    ev.USING: battles.stand,
    ev.MOVING: battles.stand,
    ev.REACTING: battles.stand,
    ev.RETRIEVING: battles.stand,
    ev.TRANSFERRING: battles.stand,
    ev.DUEL_BEGINS: battles.stand,
    ev.EXPLODING: battles.stand,
    ev.DEFUSING: battles.stand,
    ev.BURYING: battles.stand,
    ev.RESTORED: battles.restore,
    ev.NOTED: turns.note,
    ev.BURIED: copies.bury,
    ev.TRIPPED: copies.trip,
    **dict.fromkeys(
        (
            ev.PHASE,
            ev.SEGMENT,
            ev.TURN_ENDING,
            ev.DRAINED,
            ev.FIRED,
            ev.PLAYED,
            ev.USED_TEXT,
            ev.BOTH_TOTALS_DONE,
            ev.WON,
            ev.BATTLE_ENDING,
            ev.LEAVING,
            ev.DUEL_STEP,
            ev.DUEL_ENDED,
        ),
        turns.only_a_moment,
    ),
}

MOMENTS: Final = frozenset(
    kind for kind, change in CHANGES.items() if change in (turns.only_a_moment, battles.stand)
)
"""Kinds that change nothing on table: whatever was worked out before still holds."""

CARDS_STAY: Final = frozenset(
    (
        ev.TURN_BEGINS,
        ev.PHASE_BEGINS,
        ev.TURN_ENDS,
        ev.DURATIONS_ENDED,
        ev.NOTED,
        ev.TEXT_SPENT,
        ev.COMMITTED,
        ev.SEGMENT_BEGINS,
        ev.TOTALLED,
        ev.SATISFIED,
        ev.MUST_LOSE,
        ev.MARKED,
    )
)
"""Kinds by which no card leaves its place and nobody learns of any."""


def make_change(t: Table, event: Event) -> bool:
    """The one change of an event; where texts are cancelled it may move who has one."""
    kind = event.kind
    if kind in MOMENTS:
        return CHANGES[kind](t, event)
    t.is_changing = True
    try:
        return CHANGES[kind](t, event)
    finally:
        t.is_changing = False
        if kind in CARDS_STAY:
            t.forget_numbers()
        else:
            t.forget()
        index = t.index
        if index is not None and TEXT_CANCELLED in index.modifiers:
            t.index = None
