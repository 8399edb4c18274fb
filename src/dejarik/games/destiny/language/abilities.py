"""Words for the parts of a card: what it does when played, as an action, while in play."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import abilities as nodes
from dejarik.games.destiny.effects import triggers
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.language.structure import in_order
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Op, Selector

enters_exhausted: Final = nodes.EntersExhausted()
"""It is exhausted when it enters play."""
not_readied_in_upkeep: Final = nodes.NotReadiedInUpkeep()
"""It stays exhausted in the upkeep phase."""


def play(*effects: Op) -> nodes.EventText:
    """An event's text."""
    return nodes.EventText(in_order(*effects))


def special(*effects: Op) -> nodes.Special:
    """What the special side does."""
    return nodes.Special(in_order(*effects))


def action(*effects: Op) -> nodes.Action:
    """A card action."""
    return nodes.Action(in_order(*effects))


def action_of_any_player(*effects: Op) -> nodes.Action:
    """A card action that the opponent may use as well, for whom it then speaks."""
    return nodes.Action(in_order(*effects), by_anyone=True)


def action_of_hosts_player(*effects: Op) -> nodes.Action:
    """A card action for the player whose card it is attached to, for whom it speaks."""
    return nodes.Action(in_order(*effects), by_host=True)


def power_action(*effects: Op) -> nodes.Action:
    """A card action that can be used once a round."""
    return nodes.Action(in_order(*effects), power=True)


def claim(*effects: Op) -> nodes.ClaimText:
    """What claiming the battlefield offers."""
    return nodes.ClaimText(in_order(*effects))


def ongoing(modifier: Modifier) -> nodes.Ongoing:
    """While the card is in play, this holds."""
    return nodes.Ongoing(modifier)


def only_on(*qualities: Filter) -> nodes.HostOnly:
    """It can be played only on such a card."""
    return nodes.HostOnly(qualities)


def only_if(condition: Condition) -> nodes.OnlyIf:
    """It can be played only if this holds."""
    return nodes.OnlyIf(condition)


def enters_with(*, damage: int = 0, shields: int = 0, resources: int = 0) -> nodes.EntersWith:
    """It comes into play with so much of these on it."""
    return nodes.EntersWith(damage, shields, resources)


def discard_this_if(condition: Condition) -> nodes.DiscardIf:
    """It is discarded from play as soon as this holds."""
    return nodes.DiscardIf(condition)


def set_aside_unless(condition: Condition, *effects: Op) -> nodes.SetAsideUnless:
    """It is set aside as soon as this does not hold, and then this is done."""
    return nodes.SetAsideUnless(condition, in_order(*effects))


def has_abilities_of(cards: Selector) -> nodes.HasAbilitiesOf:
    """It has the abilities of these cards as well."""
    return nodes.HasAbilitiesOf(cards)


def loses_abilities(who: Selector) -> nodes.SilencesOthers:
    """Other cards lose all abilities that are not specials."""
    return nodes.SilencesOthers(who)


def limit(most: int, *which: Filter) -> nodes.LimitPerHost:
    """The card it is attached to may carry at most so many such upgrades."""
    return nodes.LimitPerHost(most, which)


def from_hand(ability: triggers.Triggered) -> nodes.FromHand:
    """An ability that works while the card is in your hand."""
    return nodes.FromHand(ability)


def from_discard_pile(ability: triggers.Triggered) -> nodes.FromDiscardPile:
    """The ability is used while the card lies in its owner's discard pile."""
    return nodes.FromDiscardPile(ability)
