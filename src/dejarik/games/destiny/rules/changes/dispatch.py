"""
The one door: how each kind of event changes the table.

One function per kind of event, in the order of their numbers; each says whether
anything really changed. Nothing else in the game may change a table's things. What an
event brings about besides (a loss, a discarded surplus) is proposed as further events.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.changes import cards, copies, decks, dice, keywords, tokens, turns
from dejarik.games.destiny.rules.history import recalled, recalled_modifiers, remember
from dejarik.kernel.events import DONE

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.events import Event


def _note(t: Table, e: Event) -> bool:
    """Only a mark in the record; nothing changes."""
    return False


def _happening(t: Table, e: Event) -> bool:
    """Nothing is moved, but something has been done: it is not a pass."""
    return True


CHANGES: Final[dict[int, Callable[[Table, Event], bool]]] = {
    ev.ROUND_BEGAN: turns.begin_round,
    ev.PHASE_BEGAN: turns.begin_phase,
    ev.TURN_BEGAN: turns.begin_turn,
    ev.ACTION_TAKEN: turns.take_action,
    ev.PASSED: turns.pass_turn,
    ev.CARD_PLAYED: tokens.made_progress,
    ev.ENTERED_PLAY: cards.enter_play,
    ev.LEFT_PLAY: cards.leave_play,
    ev.CARDS_DRAWN: cards.draw_cards,
    ev.CARD_DISCARDED: cards.discard_card,
    ev.CARDS_REVEALED: cards.reveal_cards,
    ev.HAND_SEEN: cards.see_hand,
    ev.DECK_SHUFFLED: cards.shuffle_deck,
    ev.EXHAUSTED: tokens.exhaust,
    ev.READIED: tokens.make_ready,
    ev.ACTIVATED: _happening,
    ev.DICE_ROLLED: dice.roll_dice,
    ev.DIE_TURNED: dice.turn_die,
    ev.DIE_REMOVED: dice.remove_die,
    ev.DIE_RESOLVED: dice.return_die,
    ev.DIE_RETURNED: dice.return_die,
    ev.DAMAGE_DEALT: tokens.deal_damage,
    ev.DAMAGE_TAKEN: tokens.take_damage,
    ev.DAMAGE_HEALED: tokens.heal_damage,
    ev.SHIELDS_GAINED: tokens.gain_shields,
    ev.SHIELDS_LOST: tokens.lose_shields,
    ev.RESOURCES_GAINED: tokens.gain_resources,
    ev.RESOURCES_SPENT: tokens.lose_resources,
    ev.RESOURCES_LOST: tokens.lose_resources,
    ev.DEFEATED: cards.defeat,
    ev.BATTLEFIELD_CLAIMED: tokens.claim_battlefield,
    ev.BATTLEFIELD_TAKEN: tokens.take_battlefield,
    ev.ATTACHED: cards.attach,
    ev.TYPE_CHANGED: cards.change_type,
    ev.ABILITY_USED: tokens.use_ability,
    ev.ACTIONS_GRANTED: turns.grant_actions,
    ev.PHASE_ENDING: turns.end_phase,
    ev.DIE_TAKEN: dice.take_die,
    ev.DICE_GAINED: dice.gain_dice,
    ev.CARD_STACKED: cards.stack_card,
    ev.CARD_SET_ASIDE: cards.set_card_aside,
    ev.GAME_WON: turns.win_game,
    ev.SETUP_DONE: _note,
    ev.BATTLEFIELD_CHOSEN: cards.choose_battlefield,
    ev.CARDS_PUT_BACK: cards.put_cards_back,
    ev.ROUND_ENDED: turns.end_round,
    ev.VALUE_CHOSEN: _note,
    ev.POOL_SPLIT: _note,
    ev.PLAY_STARTED: cards.start_play,
    ev.UPGRADE_GIVEN_UP: turns.give_up_upgrade,
    ev.GAME_DRAWN: turns.draw_game,
    ev.DAMAGE_MOVED: tokens.move_damage,
    ev.SHIELDS_MOVED: tokens.move_shields,
    ev.DAMAGE_BLOCKING: tokens.block_damage,
    ev.CONTROL_TAKEN: copies.take_control,
    ev.FLIPPED: copies.flip,
    ev.BECAME_ELITE: copies.become_elite,
    ev.STOPPED_ELITE: copies.stop_elite,
    ev.CHARMS_PLACED: keywords.place_charms,
    ev.CHARMS_REMOVED: keywords.remove_charms,
    ev.PILOTING_BEGAN: keywords.begin_piloting,
    ev.COST_SET: cards.set_cost,
    ev.PAYMENT_DUE: _note,
    ev.ACTIVATION_DUE: _note,
    ev.PLAY_UNDONE: cards.undo_play,
    ev.DECK_SEEN: decks.see_deck,
    ev.CARDS_PICKED: decks.pick_cards,
    ev.DECK_ARRANGED: decks.arrange_deck,
    ev.CARD_MOVED: decks.move_card,
    ev.DIE_RESOLVING: _note,
    ev.DIE_PAYMENT_DUE: _note,
    ev.DICE_HANDLED: _note,
    ev.ACTION_DUE: _note,
    ev.HANDS_DUE: _note,
    ev.DIE_PUT_IN: dice.put_in_pool,
    ev.DIE_MATCHED: dice.match_die,
    ev.DAMAGE_PLACED: tokens.place_damage,
    ev.DIE_BROUGHT: dice.bring_die,
    ev.RESOURCES_PLACED: tokens.place_resources,
    ev.RESOURCES_REMOVED: tokens.remove_resources,
    ev.DAMAGE_REMOVED: tokens.heal_damage,
}


def change(t: Table, e: Event) -> bool:
    """Change the table by an event, and remember it if a card may ask for it later."""
    kind = e.kind
    if kind not in t.rules.remembered:
        return CHANGES[kind](t, e)
    found = [recalled(t, e)]
    if kind == ev.DIE_RESOLVED:
        found += recalled_modifiers(t, e)
    is_changed = CHANGES[kind](t, e)
    if e.status == DONE:
        for one in found:
            remember(t, e, one)
    return is_changed
