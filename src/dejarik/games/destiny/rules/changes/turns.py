"""How events change rounds, phases and turns, and how they end the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import ACTION
from dejarik.games.destiny.rules import durations
from dejarik.games.destiny.rules.history import forget_round
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.state import Outcome

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.events import Event


def begin_round(t: Table, e: Event) -> bool:
    """Count the round and forget what counted per round."""
    t.round = e.amount
    for player in t.players:
        player.claimed = False
        player.replaced = False
    for copy in t.copies.values():
        copy.used = []
    if t.past:
        forget_round(t)
    return False


def begin_phase(t: Table, e: Event) -> bool:
    """
    In the action phase the battlefield's controller has the first turn; with it the last one ends.

    What was detected is revealed no more.
    Rulings: arh.part7.detect.02, arh.part5.actionphase.01, arh.part5.claim.09
    """
    if t.phase == ACTION:
        _end_turn(t)
        durations.end_with_phase(t)
        t.turn = t.other(t.turn)
    t.phase = e.detail
    t.passes = 0
    t.ending_phase = False
    t.extra = []
    t.lost_dice_this_action = []
    if t.phase == ACTION or t.rules.edition.detect_ends_with_phase:
        for player in t.players:
            player.detected = []
    t.dirty.append(NOTHING)
    if t.phase == ACTION:
        t.turn = t.copies[t.battlefield].controller
        if t.lasting or t.rules.heard_out_of_play:
            t.index = None
    return False


def take_action(t: Table, e: Event) -> bool:
    """
    An action on one's own turn breaks the row of passes.

    Rulings: arh.part5.passing.02
    """
    if e.amount == 0:
        t.passes = 0
    return False


def pass_turn(t: Table, e: Event) -> bool:
    """One more pass in the row."""
    t.passes += 1
    return False


def begin_turn(t: Table, e: Event) -> bool:
    """A player is next, and the other's turn is over; the first one follows on none."""
    if e.seat != t.turn:
        _end_turn(t)
        t.turn = e.seat
    return False


def _end_turn(t: Table) -> None:
    """What lasted for this turn ends."""
    durations.end_with_turn(t)
    t.gone = {}
    t.gone_dice = {}
    t.costed = {}
    t.turns += 1
    if t.lasting:
        t.index = None


def end_round(t: Table, e: Event) -> bool:
    """
    What lasted for this round ends; a round in which nothing came of anything is counted.

    Rulings: arh.part7.piloting.02
    """
    durations.end_with_round(t)
    for copy in t.copies.values():
        copy.pilots = 0
    t.stuck = 0 if t.progress else t.stuck + 1
    t.progress = 0
    return False


def end_phase(t: Table, e: Event) -> bool:
    """The action phase ends as soon as what is resolving is done."""
    t.ending_phase = True
    return True


def grant_actions(t: Table, e: Event) -> bool:
    """
    Additional actions wait outside the queue, in order of creation.

    Rulings: arh.part5.extra.05, arh.part5.extra.06
    """
    for _ in range(e.amount):
        t.extra.append(e.seat)
    return e.amount > 0


def give_up_upgrade(t: Table, e: Event) -> bool:
    """
    The one replacement a player has in a round is used.

    Rulings: arh.part1.upgrades.06
    """
    t.players[e.seat].replaced = True
    return True


def win_game(t: Table, e: Event) -> bool:
    """
    The game is over.

    Rulings: arh.part5.winning.01
    """
    if t.outcome is None:
        t.outcome = Outcome([[e.seat], [t.other(e.seat)]], ev.WIN_REASONS[e.detail])
    return True


def concede(t: Table, seat: int) -> None:
    """Who gives up has lost."""
    t.outcome = Outcome([[t.other(seat)], [seat]], ev.WON_BY_CONCESSION)


def draw_game(t: Table, e: Event) -> bool:
    """
    The game ends without a winner.

    Either nobody gets anywhere, where only bots play, or all fell together (detail 1).
    """
    reason = ev.WON_BY_CHARACTERS if e.detail else ev.DRAWN_WITHOUT_PROGRESS
    t.outcome = Outcome([[0, 1]], reason)
    return True
