"""Words for what is done. How sentences hang together is in `sentences`."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import (
    blocking,
    cards,
    flow,
    hidden,
    naming,
    playing,
    tokens,
)
from dejarik.games.destiny.effects import ongoing as lasting
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.language.nouns import (
    Amount,
    named,
    number,
    resources_of,
    shields_on,
    the_opponent,
    you,
)
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.choosing import Choose
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Op, Quantity, Selector


def choose(what: Selector, name: str = "") -> Op:
    """Choose something, to speak of it later."""
    return Choose(what, name)


# Damage, shields, resources.


def deal(amount: Amount, to: Selector, *, unblockable: bool = False) -> Op:
    """Deal damage; inside the amount, `target` names who is about to be dealt it."""
    return tokens.DealDamage(number(amount), to, 0, unblockable)


def place_damage(amount: Amount, on: Selector) -> Op:
    """Place damage on a card: it is not dealt, and nobody takes it."""
    return tokens.PlaceDamage(number(amount), on)


def block(amount: Amount) -> Op:
    """Block some of the damage that is on its way."""
    return blocking.BlockDamage(number(amount))


def heal(amount: Amount, from_: Selector) -> Op:
    """Remove damage."""
    return tokens.Heal(number(amount), from_)


def give_shields(amount: Amount, to: Selector) -> Op:
    """Give shields."""
    return tokens.GiveShields(number(amount), to)


def remove_shields(amount: Amount, from_: Selector) -> Op:
    """Remove shields; inside the amount, `target` names who is about to lose them."""
    return tokens.RemoveShields(number(amount), from_)


def remove_any_number_of_shields(from_: Selector) -> Op:
    """Remove as many shields as the player likes; `as_much` is how many."""
    return tokens.RemoveAnyShields(from_)


def remove_all_shields(from_: Selector) -> Op:
    """Remove as many shields as are there."""
    return remove_shields(shields_on(named("target")), from_)


def gain(amount: Amount) -> Op:
    """Gain resources."""
    return tokens.ChangeResources(ev.RESOURCES_GAINED, number(amount), you)


def spend(amount: Amount, who: Quantity = you) -> Op:
    """Spend resources; perhaps another player does."""
    return tokens.ChangeResources(ev.RESOURCES_SPENT, number(amount), who)


def lose(amount: Amount, who: Quantity = you) -> Op:
    """A player loses resources."""
    return tokens.ChangeResources(ev.RESOURCES_LOST, number(amount), who)


def lose_all(who: Quantity = you) -> Op:
    """A player loses every resource they have."""
    return lose(resources_of(who), who)


def take_resources(amount: Amount) -> Op:
    """Take resources from the opponent: they lose them, you gain them."""
    return tokens.TakeResources(number(amount), the_opponent)


def defeat(who: Selector) -> Op:
    """Defeat a character."""
    return tokens.Defeat(who)


def ready(what: Selector) -> Op:
    """Ready a card."""
    return tokens.SetReady(what, ready=True)


def exhaust(what: Selector, name: str = "") -> Op:
    """Exhaust a card."""
    return tokens.SetReady(what, ready=False, name=name)


# Cards.


def choose_colour(name: str) -> Op:
    """Name a colour."""
    return naming.ChooseColour(name)


def reveal(what: Selector) -> Op:
    """Show cards to everyone."""
    return hidden.Reveal(what)


def discard_from_hand(what: Selector) -> Op:
    """Discard cards from a hand."""
    return hidden.DiscardFromHand(what)


def draw(amount: Amount, who: Quantity = you) -> Op:
    """Draw cards, you or another player."""
    return hidden.Draw(number(amount), who)


def discard(what: Selector) -> Op:
    """Discard cards from play."""
    return cards.LeavePlay(what, ev.TO_DISCARD)


def set_aside(what: Selector) -> Op:
    """Set cards aside."""
    return cards.LeavePlay(what, ev.TO_ASIDE)


def stack_under_this(what: Selector) -> Op:
    """Put a hand card face down under this one."""
    return hidden.StackUnderThis(what)


def play_card_stacked_under(what: Selector) -> Op:
    """Play the stacked card for free and discard the card above it."""
    return playing.PlayStacked(what)


def play_for_free(what: Selector) -> Op:
    """Play a card without paying for it."""
    return playing.PlayForFree(what)


def attach_this(to: Selector) -> Op:
    """Move this upgrade to another card."""
    return cards.AttachThis(to)


def attach_this_as(subtype: str, to: Selector) -> Op:
    """Attach this card as an upgrade with a subtype and no cost."""
    return cards.AttachThis(to, subtype)


def use_special_of(what: Selector) -> Op:
    """Use another card's special as if it were yours."""
    return cards.UseSpecial(what)


# The game itself.


def opponent_may_take_actions(amount: Amount) -> Op:
    """The opponent may take actions."""
    return flow.GrantActions(number(amount), the_opponent)


def take_actions(amount: Amount) -> Op:
    """You may take additional actions."""
    return flow.GrantActions(number(amount), you)


end_the_action_phase: Final = flow.EndActionPhase()
win_the_game: Final = flow.WinTheGame()
set_it_aside_instead: Final = flow.SetAsideInstead()


# Ongoing.


def cannot_take_the_same_action(who: Quantity) -> Modifier:
    """A player is barred from the kind of action that was just taken."""
    return lasting.BanSameAction(who)


def gains_subtype(subtype: str) -> Modifier:
    """The card has a further subtype."""
    return lasting.GainSubtype(subtype)


def can_be_hit_by(*which_dice: Filter) -> Modifier:
    """Such dice may be resolved against this card."""
    return lasting.OpenToDice(which_dice)


def can_carry_any(*upgrades: Filter) -> Modifier:
    """Such upgrades can be played on this card whatever restricts playing them."""
    return lasting.OpenToUpgrades(upgrades)
