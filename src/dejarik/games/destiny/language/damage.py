"""Words for damage and defeat."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import damage as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.language.amounts import Amount, number, the_opponent
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Op, Quantity, Selector

falling: Final = nodes.Falling()
"""Its defeat is on its way."""
with_the_least_health_left: Final = nodes.LeastLeft()
"""No character in play has less health remaining."""
damage_just_taken: Final = nodes.DamageTaken()
"""How much of the damage that was just dealt was not blocked."""

some_of_it_was_blocked: Final = nodes.DamageBlocked()
"""Shields or a card have blocked some of the damage that was just dealt."""


def deal(amount: Amount, to: Selector, *, unblockable: bool = False) -> Op:
    """Deal damage; inside the amount, `target` names who is about to be dealt it."""
    return nodes.DealDamage(number(amount), to, 0, unblockable)


def deal_indirect(amount: Amount, to: Quantity = the_opponent, *, unblockable: bool = False) -> Op:
    """Deal indirect damage to a player, who spreads it over their own characters."""
    return nodes.DealIndirectDamage(number(amount), to, unblockable)


def place_damage(amount: Amount, on: Selector) -> Op:
    """Place damage on a card: it is not dealt, and nobody takes it."""
    return nodes.PlaceDamage(number(amount), on)


def block(amount: Amount) -> Op:
    """Block some of the damage that is on its way."""
    return nodes.BlockDamage(number(amount))


def heal(amount: Amount, from_: Selector) -> Op:
    """Remove damage."""
    return nodes.Heal(number(amount), from_)


def remove_damage(amount: Amount, from_: Selector) -> Op:
    """Remove damage from cards that are no characters: nobody is healed."""
    return nodes.RemoveDamage(number(amount), from_)


def remove_any_damage(from_: Selector) -> Op:
    """Remove as much damage from a card as the player likes; `as_much` is how much."""
    return nodes.RemoveAnyDamage(from_)


def takes_indirect_damage(health: int) -> Modifier:
    """You may spread indirect damage over it, as if it were a character with so much health."""
    return nodes.TakesIndirect(health)


def takes_damage() -> Modifier:
    """Damage dealt to this card, which is no character, stays on it."""
    return nodes.TakesDamage()


def defeat(who: Selector) -> Op:
    """Defeat a character."""
    return nodes.Defeat(who)


def move_damage(amount: Amount, *, from_: Selector, to: Selector, up_to: bool = False) -> Op:
    """Move damage to another card, past its shields; or up to so much."""
    return nodes.MoveTokens(nodes.DAMAGE, number(amount), from_, to, up_to)


def takes_indirect_damage_last(who: Selector) -> Modifier:
    """Indirect damage is assigned to them only when their player's others have no room."""
    return nodes.IndirectLast(who)


def distribute_damage(amount: Amount) -> Op:
    """Who acts deals damage to their own characters, spread as they like."""
    return nodes.DistributeDamage(number(amount))


def with_damage(at_least: int) -> Filter:
    """With at least so much damage on it."""
    return nodes.Damaged(at_least)


def health_of(thing: Selector) -> Quantity:
    """The health of a character, whatever damage is on it."""
    return nodes.HealthOf(thing)


def remaining_health_of(thing: Selector) -> Quantity:
    """What a character has left of its health."""
    return nodes.HealthOf(thing, remaining=True)


def damage_on(thing: Selector) -> Quantity:
    """How much damage is on it."""
    return nodes.DamageOn(thing)


def deal_more_of_it(amount: Amount) -> Op:
    """More is dealt of the damage the ability interrupts."""
    return nodes.IncreaseDamage(number(amount))


def damage_is_from(*qualities: Filter) -> Condition:
    """The damage an ability waits for comes from such a card, or its die."""
    return nodes.DamageFrom(qualities)


def damage_is(symbol: int) -> Condition:
    """The damage an ability waits for is of this kind."""
    return nodes.DamageIs(symbol)


def with_at_most_left(health: int) -> Filter:
    """A character with at most so much health remaining."""
    return nodes.LeftAtMost(health)


def with_just_left(health: int) -> Filter:
    """A character with just so much health remaining."""
    return nodes.LeftExactly(health)
