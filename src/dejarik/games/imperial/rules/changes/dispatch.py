"""
The one door: how each kind of event changes the table.

One function per kind of event; each says whether anything really changed. Nothing else in the
game may change a table's things.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.rules.changes import attacks, cards, figures, movement, objects, turns

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event


def _note(s: Battle, e: Event) -> bool:
    """Only a mark in the record; nothing changes."""
    return False


CHANGES: Final[dict[int, Callable[[Battle, Event], bool]]] = {
    ev.DEPLOYED: movement.set_up,
    ev.ROUND_BEGAN: turns.begin_round,
    ev.GROUP_BEGAN: turns.begin_group,
    ev.FIGURE_BEGAN: turns.begin_figure,
    ev.ACTION_BEGAN: turns.begin_action,
    ev.ACTION_ENDED: _note,
    ev.FIGURE_ENDED: turns.end_figure,
    ev.GROUP_ENDED: turns.end_group,
    ev.PASSED: turns.pass_on,
    ev.STATUS_BEGAN: turns.begin_status,
    ev.READIED: turns.make_ready,
    ev.EXHAUSTED: turns.exhaust,
    ev.ROUND_ENDED: turns.end_of_round,
    ev.INITIATIVE_TAKEN: turns.take_initiative,
    ev.ACTIONS_GAINED: turns.gain_actions,
    ev.POINTS_GAINED: movement.gain_points,
    ev.EXITING: _note,
    ev.STEPPED: movement.take_step,
    ev.ENTERED: _note,
    ev.MOVEMENT_ENDED: movement.end_movement,
    ev.PUSHED: movement.relocate,
    ev.PLACED: movement.relocate,
    ev.ATTACK_BEFORE: attacks.begin,
    ev.DECLARED: attacks.declare,
    ev.POOLS_MADE: attacks.make_pools,
    ev.ROLLED: attacks.roll,
    ev.REROLLED: attacks.reroll,
    ev.MODIFIED: attacks.modify,
    ev.SURGE_SPENT: attacks.spend_surge,
    ev.ACCURACY_CHECKED: attacks.check_accuracy,
    ev.DAMAGE_DEALT: _note,
    ev.ATTACK_RESOLVED: _note,
    ev.ATTACK_ENDED: attacks.end,
    ev.DIE_ADDED: attacks.add_die,
    ev.DIE_REMOVED: attacks.remove_die,
    ev.TARGET_CHANGED: attacks.retarget,
    ev.DAMAGE_SUFFERED: figures.suffer,
    ev.STRAIN_SUFFERED: _note,
    ev.RECOVERED: figures.recover,
    ev.CONDITION_GAINED: figures.gain_condition,
    ev.CONDITION_LOST: figures.lose_condition,
    ev.DEFEATED: figures.fall,
    ev.DICE_ROLLED: _note,
    ev.CARDS_DRAWN: cards.draw,
    ev.COMMAND_PLAYED: cards.play,
    ev.COMMAND_STANDS: cards.stand,
    ev.COMMAND_DISCARDED: cards.discard,
    ev.TOP_DISCARDED: cards.discard_top,
    ev.DOOR_OPENED: movement.open_door,
    ev.DOOR_CLOSED: movement.close_door,
    ev.INTERACTED: _note,
    ev.TOKEN_FLIPPED: objects.flip,
    ev.TOKEN_TAKEN: objects.take,
    ev.TOKEN_DROPPED: objects.drop,
    ev.TOKEN_REMOVED: objects.remove,
    ev.TOKEN_PLACED: objects.place,
    ev.POINTS_SCORED: objects.score,
    ev.SHUFFLED: cards.shuffle,
    ev.ZONE_CHOSEN: turns.choose_zone,
    ev.RESULT_ADDED: attacks.add_result,
    ev.KEYWORD_ADDED: attacks.add_keyword,
    ev.MISSION_CHOSEN: turns.choose_mission,
    ev.HAND_DISCARDED: cards.discard_from_hand,
    ev.ATTACHED: cards.attach,
    ev.POWER_GAINED: figures.gain_power,
    ev.POWER_LOST: figures.lose_power,
    ev.TOKEN_CLAIMED: objects.claim,
    ev.MAP_CHOSEN: turns.choose_map,
    ev.MAP_VETOED: _note,
    ev.MISSION_VETOED: _note,
}
