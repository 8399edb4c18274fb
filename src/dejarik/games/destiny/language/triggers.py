"""Words for what abilities wait for, and for before, after and would."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects import triggers as nodes
from dejarik.games.destiny.effects.as_characters import CarryingThis
from dejarik.games.destiny.effects.filters import Filter, HostOfThis, OfType, This, Without, Yours
from dejarik.games.destiny.language.structure import in_order
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.model.state import ACTION, UPKEEP
from dejarik.games.destiny.rules.history import ONE_MOMENT
from dejarik.games.destiny.rules.timing import AFTER, BEFORE, WOULD
from dejarik.kernel.program import Condition, Op

you_activate_this: Final = nodes.Happening(ev.ACTIVATED, (This(),), nodes.BY_YOU)
by_an_effect: Final = nodes.ByAnEffect()
"""A card or a die did it, and no action."""
this_is_activated: Final = nodes.Happening(ev.ACTIVATED, (This(),))
this_is_activated_by_piloting: Final = nodes.CertainHappening(
    ev.ACTIVATED, (This(),), detail=ev.BY_PILOTING
)
you_activate_attached_character: Final = nodes.Happening(
    ev.ACTIVATED, (HostOfThis(),), nodes.BY_YOU
)
attached_character_is_activated: Final = nodes.Happening(ev.ACTIVATED, (HostOfThis(),))
you_play_this: Final = nodes.Happening(ev.CARD_PLAYED, (This(),), nodes.BY_YOU, nodes.SOURCE)
you_take_an_action: Final = nodes.Happening(ev.ACTION_TAKEN, (), nodes.BY_YOU)
attached_character_is_defeated: Final = nodes.Happening(ev.DEFEATED, (HostOfThis(),))
this_is_defeated: Final = nodes.Happening(ev.DEFEATED, (This(),), nodes.BY_ANYONE)
this_is_defeated_by_an_opponent: Final = nodes.DefeatedByOpponent(ev.DEFEATED, (This(),))
opponents_effect_defeats_attached_character: Final = nodes.DefeatedByOpponent(
    ev.DEFEATED, (HostOfThis(),)
)
opponent_discards_support_carrying_this: Final = nodes.CertainHappening(
    ev.LEFT_PLAY,
    (OfType((facts.SUPPORT,)), CarryingThis()),
    nodes.BY_OPPONENT,
    detail=ev.TO_DISCARD,
)
"""A support that this upgrade lies on as on a character."""
this_is_defeated_by_damage: Final = nodes.CertainHappening(
    ev.DEFEATED, (This(),), detail=ev.BY_DAMAGE
)
this_gains_shields: Final = nodes.Happening(ev.SHIELDS_GAINED, (This(),))
attached_character_gains_shields: Final = nodes.Happening(ev.SHIELDS_GAINED, (HostOfThis(),))
this_is_dealt_damage: Final = nodes.Happening(ev.DAMAGE_DEALT, (This(),), nodes.BY_ANYONE)
this_is_about_to_take_damage: Final = nodes.AboutToTakeDamage(ev.DAMAGE_BLOCKING, (This(),))
"""Only what comes before it is ever told; shields may block before or after that."""
this_enters_play: Final = nodes.Happening(ev.ENTERED_PLAY, (This(),))
this_leaves_play: Final = nodes.Happening(ev.LEFT_PLAY, (This(),), nodes.BY_ANYONE)
attached_card_is_discarded: Final = nodes.CertainHappening(
    ev.LEFT_PLAY, (HostOfThis(),), detail=ev.TO_DISCARD
)
attached_character_takes_damage: Final = nodes.Happening(ev.DAMAGE_TAKEN, (HostOfThis(),))
attached_character_is_dealt_damage: Final = nodes.Happening(ev.DAMAGE_DEALT, (HostOfThis(),))
attached_character_blocks_damage: Final = nodes.Happening(ev.DAMAGE_BLOCKING, (HostOfThis(),))
setup_is_over: Final = nodes.Happening(ev.SETUP_DONE)
starting_hands_are_drawn: Final = nodes.Happening(ev.HANDS_DUE)
"""In setup; only what comes before it is ever told."""
round_begins: Final = nodes.Happening(ev.ROUND_BEGAN)
action_phase_begins: Final = nodes.CertainHappening(ev.PHASE_BEGAN, detail=ACTION)
upkeep_begins: Final = nodes.CertainHappening(ev.PHASE_BEGAN, detail=UPKEEP)
your_effect_makes_opponent_lose_resources: Final = nodes.LostToAnother(
    ev.RESOURCES_LOST, (), nodes.BY_OPPONENT
)
you_claim: Final = nodes.Happening(ev.BATTLEFIELD_CLAIMED, (), nodes.BY_YOU)
opponent_claims: Final = nodes.Happening(ev.BATTLEFIELD_CLAIMED, (), nodes.BY_OPPONENT)
you_reveal_in_opponents_hand: Final = nodes.RevealedInTheirHand(ev.CARDS_REVEALED)
cards_are_revealed: Final = nodes.Happening(ev.CARDS_REVEALED)
opponent_draws: Final = nodes.Happening(ev.CARDS_DRAWN, (), nodes.BY_OPPONENT)
opponent_gains_resources: Final = nodes.Happening(ev.RESOURCES_GAINED, (), nodes.BY_OPPONENT)
opponent_takes_the_reroll_action: Final = nodes.CertainHappening(
    ev.ACTION_TAKEN, (), nodes.BY_OPPONENT, detail=ev.REROLL
)
you_reroll: Final = nodes.CertainHappening(ev.DICE_ROLLED, (), nodes.BY_YOU, detail=ev.AGAIN)
opponent_rerolls: Final = nodes.CertainHappening(
    ev.DICE_ROLLED, (), nodes.BY_OPPONENT, detail=ev.AGAIN
)
this_is_dealt_indirect_damage: Final = nodes.CertainHappening(
    ev.DAMAGE_DEALT, (This(),), detail=facts.INDIRECT
)
you_deal_damage_to_attached_character: Final = nodes.Happening(
    ev.DAMAGE_DEALT, (HostOfThis(),), nodes.BY_YOU
)
opponent_activates_attached_character: Final = nodes.Happening(
    ev.ACTIVATED, (HostOfThis(),), nodes.BY_OPPONENT
)
opponent_discards_from_hand: Final = nodes.CertainHappening(
    ev.CARD_DISCARDED, (), nodes.BY_OPPONENT, detail=ev.FROM_HAND
)
you_use_power_action_of_attached_character: Final = nodes.CertainHappening(
    ev.ABILITY_USED, (HostOfThis(),), nodes.BY_YOU, detail=ev.POWER
)
this_takes_damage: Final = nodes.Happening(ev.DAMAGE_TAKEN, (This(),))
this_is_exhausted: Final = nodes.Happening(ev.EXHAUSTED, (This(),))
you_exhaust_this: Final = nodes.Happening(ev.EXHAUSTED, (This(),), nodes.BY_YOU)
this_begins_piloting: Final = nodes.Happening(ev.PILOTING_BEGAN, (This(),))
this_is_piloted: Final = nodes.Happening(ev.PILOTING_BEGAN, (This(),), role=nodes.SOURCE)
this_is_moved: Final = nodes.Happening(ev.ATTACHED, (This(),))
you_take_the_battlefield: Final = nodes.Happening(ev.BATTLEFIELD_TAKEN, (), nodes.BY_YOU)
battlefield_changes_control: Final = nodes.Happening(ev.BATTLEFIELD_TAKEN)
you_take_this_battlefield: Final = nodes.Happening(ev.BATTLEFIELD_TAKEN, (This(),), nodes.BY_YOU)
you_claim_or_take_the_battlefield: Final = nodes.Happening(
    ev.BATTLEFIELD_CLAIMED,
    (),
    nodes.BY_YOU,
    also=nodes.TakenThroughCard(ev.BATTLEFIELD_TAKEN, (), nodes.BY_YOU),
)
"""Once, also where claiming it brings control of it."""
this_would_be_seen_or_discarded: Final = nodes.ShownOrDiscarded(ev.CARD_DISCARDED)
"""This card is revealed, or discarded from your hand, by an effect of an opponent."""
somebody_claims: Final = nodes.Happening(ev.BATTLEFIELD_CLAIMED)


def after(when: nodes.Happening, *effects: Op, if_: Condition | None = None) -> nodes.Triggered:
    """After something happens, this follows in the queue."""
    return nodes.Triggered(AFTER, when, in_order(*effects), if_)


def before(when: nodes.Happening, *effects: Op, if_: Condition | None = None) -> nodes.Triggered:
    """Before something happens, this interrupts it."""
    return nodes.Triggered(BEFORE, when, in_order(*effects), if_)


def would(when: nodes.Happening, *effects: Op, if_: Condition | None = None) -> nodes.Triggered:
    """If something would happen, this replaces or changes it."""
    return nodes.Triggered(WOULD, when, in_order(*effects), if_)


def you_play(*qualities: Filter) -> nodes.Happening:
    """You play a card with these qualities."""
    return nodes.Happening(ev.CARD_PLAYED, qualities, nodes.BY_YOU, nodes.PLAYED)


def you_play_from_discard_pile(*qualities: Filter) -> nodes.Happening:
    """You play a card with these qualities out of your discard pile."""
    return nodes.CertainHappening(
        ev.CARD_PLAYED, qualities, nodes.BY_YOU, nodes.PLAYED, detail=ev.FROM_DISCARD
    )


def opponent_plays(*qualities: Filter) -> nodes.Happening:
    """An opponent plays a card with these qualities."""
    return nodes.Happening(ev.CARD_PLAYED, qualities, nodes.BY_OPPONENT, nodes.PLAYED)


def is_played(*qualities: Filter) -> nodes.Happening:
    """Anybody plays a card with these qualities."""
    return nodes.Happening(ev.CARD_PLAYED, qualities, role=nodes.PLAYED)


def leaves_opponents_hand(*qualities: Filter) -> nodes.Happening:
    """Such a card leaves an opponent's hand, whichever way, and everyone knows which it is."""
    return nodes.LeavesTheirHand(ev.PLAY_STARTED, qualities)


def opponent_discards(*qualities: Filter) -> nodes.Happening:
    """A card of an opponent with these qualities is discarded, from wherever it was."""
    return nodes.Happening(ev.CARD_DISCARDED, qualities, nodes.BY_OPPONENT)


def is_discarded(*qualities: Filter) -> nodes.Happening:
    """A card with these qualities is discarded, whoever had it, from wherever it was."""
    return nodes.Happening(ev.CARD_DISCARDED, qualities)


def either_happens(first: nodes.Happening, second: nodes.Happening) -> nodes.Happening:
    """One event or another of a different kind."""
    return replace(first, also=second)


def the_first(when: nodes.Happening, span: int) -> nodes.Happening:
    """Only the first such event in a span of time (`rules.history`)."""
    return nodes.CertainHappening(
        when.kind, when.about, when.by, when.role, when.also, when.sort(), span
    )


def once_a_moment(when: nodes.Happening) -> nodes.Happening:
    """Such an event, or several of them at one moment, for which the ability follows once."""
    return the_first(when, ONE_MOMENT)


def opponent_activates(*qualities: Filter) -> nodes.Happening:
    """An opponent activates such a card."""
    return nodes.Happening(ev.ACTIVATED, qualities, nodes.BY_OPPONENT)


def is_defeated(*qualities: Filter) -> nodes.Happening:
    """A character with these qualities is defeated."""
    return nodes.Happening(ev.DEFEATED, qualities, nodes.BY_ANYONE)


def your_effect_defeats(*qualities: Filter) -> nodes.Happening:
    """An effect of yours defeats such a character of an opponent."""
    return nodes.DefeatedByOpponent(ev.DEFEATED, (Without(Yours()), *qualities))


def blocks_damage(*qualities: Filter) -> nodes.Happening:
    """A character with these qualities is dealt damage that can be blocked now."""
    return nodes.Happening(ev.DAMAGE_BLOCKING, qualities, nodes.BY_ANYONE)


def you_resolve(*such_a_die: Filter) -> nodes.Happening:
    """You resolve such a die, by itself or as a modifier."""
    return nodes.Happening(ev.DIE_RESOLVED, such_a_die, nodes.BY_YOU, nodes.DICE)


def you_roll(*such_a_die: Filter) -> nodes.Happening:
    """You roll such a die, from its card or again."""
    return nodes.Happening(ev.DICE_ROLLED, such_a_die, nodes.BY_YOU, nodes.DICE)


def you_roll_in(*such_a_die: Filter) -> nodes.Happening:
    """You roll such a die from its card into your pool, not again in it."""
    return nodes.CertainHappening(
        ev.DICE_ROLLED, such_a_die, nodes.BY_YOU, nodes.DICE, detail=ev.FROM_CARDS
    )


def is_rerolled(*such_a_die: Filter) -> nodes.Happening:
    """Anybody rerolls such a die."""
    return nodes.CertainHappening(
        ev.DICE_ROLLED, such_a_die, nodes.BY_ANYONE, nodes.DICE, detail=ev.AGAIN
    )


def is_rolled(*such_a_die: Filter) -> nodes.Happening:
    """Anybody rolls such a die, from its card or again."""
    return nodes.Happening(ev.DICE_ROLLED, such_a_die, nodes.BY_ANYONE, nodes.DICE)


def opponent_resolves(*such_a_die: Filter) -> nodes.Happening:
    """An opponent resolves such a die, by itself or as a modifier."""
    return nodes.Happening(ev.DIE_RESOLVED, such_a_die, nodes.BY_OPPONENT, nodes.DICE)


def hosts_controller_resolves(*such_a_die: Filter) -> nodes.Happening:
    """Whoever controls the card this one is attached to resolves such a die."""
    return nodes.Happening(ev.DIE_RESOLVED, such_a_die, nodes.BY_HOSTS_CONTROLLER, nodes.DICE)


def is_resolved(*such_a_die: Filter) -> nodes.Happening:
    """Anybody resolves such a die, by itself or as a modifier."""
    return nodes.Happening(ev.DIE_RESOLVED, such_a_die, nodes.BY_ANYONE, nodes.DICE)


def you_remove(*such_a_die: Filter) -> nodes.Happening:
    """You remove such a die."""
    return nodes.Happening(ev.DIE_REMOVED, such_a_die, nodes.BY_YOU)


def opponent_removes(*such_a_die: Filter) -> nodes.Happening:
    """An opponent removes such a die."""
    return nodes.Happening(ev.DIE_REMOVED, such_a_die, nodes.BY_OPPONENT)


def is_removed(*such_a_die: Filter) -> nodes.Happening:
    """Anybody removes such a die."""
    return nodes.Happening(ev.DIE_REMOVED, such_a_die, nodes.BY_ANYONE)


def guardian_removes_a_die(*qualities: Filter) -> nodes.Happening:
    """The Guardian ability of such a character removes a die."""
    return nodes.CertainHappening(
        ev.DIE_REMOVED, qualities, nodes.BY_ANYONE, nodes.SOURCE, detail=ev.BY_GUARDIAN
    )


def you_remove_together(*such_a_die: Filter) -> nodes.Happening:
    """You remove one or more such dice by one effect."""
    return nodes.CertainHappening(
        ev.DICE_HANDLED, such_a_die, nodes.BY_YOU, nodes.DICE, detail=ev.DIE_REMOVED
    )


def opponent_removes_together(*such_a_die: Filter) -> nodes.Happening:
    """An opponent removes one or more such dice by one effect."""
    return nodes.CertainHappening(
        ev.DICE_HANDLED, such_a_die, nodes.BY_OPPONENT, nodes.DICE, detail=ev.DIE_REMOVED
    )


def you_remove_or_turn_together(*such_a_die: Filter) -> nodes.Happening:
    """You remove, or turn, one or more such dice by one effect."""
    return nodes.Happening(ev.DICE_HANDLED, such_a_die, nodes.BY_YOU, nodes.DICE)


def you_turn(*such_a_die: Filter) -> nodes.Happening:
    """You turn such a die."""
    return nodes.Happening(ev.DIE_TURNED, such_a_die, nodes.BY_YOU)


def is_turned(*such_a_die: Filter) -> nodes.Happening:
    """Anybody turns such a die."""
    return nodes.Happening(ev.DIE_TURNED, such_a_die, nodes.BY_ANYONE)


def you_move(*qualities: Filter) -> nodes.Happening:
    """You move such an upgrade or downgrade to another card."""
    return nodes.Happening(ev.ATTACHED, qualities, nodes.BY_YOU)


def before_paying_for(*qualities: Filter) -> nodes.Happening:
    """You play such a card: its host is chosen, its cost is known, nothing is paid."""
    return nodes.Happening(ev.PAYMENT_DUE, qualities, nodes.BY_YOU)


def before_paying_for_die(*such_a_die: Filter) -> nodes.Happening:
    """You resolve such a die that costs something, by itself or as a modifier: it is not paid."""
    return nodes.Happening(ev.DIE_PAYMENT_DUE, such_a_die, nodes.BY_YOU)


def you_deal_damage_to(*qualities: Filter) -> nodes.Happening:
    """You deal damage to such a character, whether it is blocked or not."""
    return nodes.Happening(ev.DAMAGE_DEALT, qualities, nodes.BY_YOU)


def you_deal_indirect_damage_to(*qualities: Filter) -> nodes.Happening:
    """You deal indirect damage to such a character, whether it is blocked or not."""
    return nodes.CertainHappening(ev.DAMAGE_DEALT, qualities, nodes.BY_YOU, detail=facts.INDIRECT)


def opponent_deals_damage_to(*qualities: Filter) -> nodes.Happening:
    """An opponent deals damage to such a character, whether it is blocked or not."""
    return nodes.Happening(ev.DAMAGE_DEALT, qualities, nodes.BY_OPPONENT)


def is_dealt_damage(*qualities: Filter) -> nodes.Happening:
    """Such a character is dealt damage, by whoever, whether it is blocked or not."""
    return nodes.Happening(ev.DAMAGE_DEALT, qualities)


def you_heal(*qualities: Filter) -> nodes.Happening:
    """You heal damage from such a character."""
    return nodes.Happening(ev.DAMAGE_HEALED, qualities, nodes.BY_YOU)


def you_activate(*qualities: Filter) -> nodes.Happening:
    """You activate such a card."""
    return nodes.Happening(ev.ACTIVATED, qualities, nodes.BY_YOU)


def is_activated(*qualities: Filter) -> nodes.Happening:
    """Such a card is activated, by whoever."""
    return nodes.Happening(ev.ACTIVATED, qualities)


def you_use_power_action_of(*qualities: Filter) -> nodes.Happening:
    """You use a power action of such a card."""
    return nodes.CertainHappening(ev.ABILITY_USED, qualities, nodes.BY_YOU, detail=ev.POWER)


def you_remove_resources_from(*qualities: Filter) -> nodes.Happening:
    """You remove resources from such a card in play."""
    return nodes.Happening(ev.RESOURCES_REMOVED, qualities, nodes.BY_YOU)
