"""
Words for what is done, and for how sentences hang together.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny import events as ev
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
from dejarik.games.destiny.moments import AFTER_GRANTED_ACTIONS, BEFORE_ROUND_ENDS
from dejarik.games.destiny.rules import durations
from dejarik.kernel import ops
from dejarik.kernel.choosing import Choose
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Op, Quantity, Selector

# How sentences hang together.

nothing: Final = ops.Nothing()


def in_order(*effects: Op) -> Op:
    """
    One sentence after another, each as far as possible.
    """
    return effects[0] if len(effects) == 1 else ops.Sequence(effects)


def then(first: Op, *rest: Op) -> Op:
    """
    The rest only if everything before it was fully done.
    """
    return ops.Then(first, in_order(*rest))


def may(*effects: Op, otherwise: Op = nothing) -> Op:
    """
    The player decides whether to; who does not has something else to do.
    """
    return ops.May(in_order(*effects), otherwise)


def pay(cost: Op, *effects: Op) -> Op:
    """
    Do the first in full to have the rest.
    """
    return ops.Pay(cost, in_order(*effects))


def if_(condition: Condition, *effects: Op, otherwise: Op = nothing) -> Op:
    """
    Only if this holds.
    """
    return ops.If(condition, in_order(*effects), otherwise)


def either(*effects: Op) -> Op:
    """
    The player chooses one of these.
    """
    return ops.Either(effects)


def choose_and_do(how_many: int, *effects: Op) -> Op:
    """
    The player chooses so many different ones of these, and the order.
    """
    return ops.Either(effects, how_many)


def as_(who: Quantity, *effects: Op) -> Op:
    """
    Another player makes the choices.
    """
    return ops.As(who, in_order(*effects))


def instead(*effects: Op) -> Op:
    """
    Something else in place of what the ability interrupts.
    """
    return ops.Instead(in_order(*effects))


def before_this_round_ends(*effects: Op) -> Op:
    """
    Later, at the end of this round.
    """
    return ops.Later(BEFORE_ROUND_ENDS, in_order(*effects))


def after_that_action(*effects: Op) -> Op:
    """
    Later, when the granted actions are taken or declined.
    """
    return ops.Later(AFTER_GRANTED_ACTIONS, in_order(*effects))


def on_opponents_next_turn(modifier: Modifier) -> Op:
    """
    Until the end of the opponent's next turn.
    """
    return ops.Until(modifier, durations.NEXT_TURN_OF_OPPONENT)


def for_the_rest_of_the_turn(modifier: Modifier) -> Op:
    """
    Until this turn ends.
    """
    return ops.Until(modifier, durations.THIS_TURN)


def while_it_is_played(modifier: Modifier) -> Op:
    """
    Until the card is played that the ability comes before.
    """
    return ops.Until(modifier, durations.WHILE_PLAYED)


def for_the_rest_of_the_game(modifier: Modifier) -> Op:
    """
    From now on.
    """
    return ops.Until(modifier, durations.REST_OF_GAME)


def choose(what: Selector, name: str = "") -> Op:
    """
    Choose something, to speak of it later.
    """
    return Choose(what, name)


# Damage, shields, resources.


def deal(amount: Amount, to: Selector, *, unblockable: bool = False) -> Op:
    """
    Deal damage; inside the amount, `target` names who is about to be dealt it.
    """
    return tokens.DealDamage(number(amount), to, 0, unblockable)


def place_damage(amount: Amount, on: Selector) -> Op:
    """
    Place damage on a card: it is not dealt, and nobody takes it.
    """
    return tokens.PlaceDamage(number(amount), on)


def block(amount: Amount) -> Op:
    """
    Block some of the damage that is on its way.
    """
    return blocking.BlockDamage(number(amount))


def heal(amount: Amount, from_: Selector) -> Op:
    """
    Remove damage.
    """
    return tokens.Heal(number(amount), from_)


def give_shields(amount: Amount, to: Selector) -> Op:
    """
    Give shields.
    """
    return tokens.GiveShields(number(amount), to)


def remove_shields(amount: Amount, from_: Selector) -> Op:
    """
    Remove shields; inside the amount, `target` names who is about to lose them.
    """
    return tokens.RemoveShields(number(amount), from_)


def remove_any_number_of_shields(from_: Selector) -> Op:
    """
    Remove as many shields as the player likes; `as_much` is how many.
    """
    return tokens.RemoveAnyShields(from_)


def remove_all_shields(from_: Selector) -> Op:
    """
    Remove as many shields as are there.
    """
    return remove_shields(shields_on(named("target")), from_)


def gain(amount: Amount) -> Op:
    """
    Gain resources.
    """
    return tokens.ChangeResources(ev.RESOURCES_GAINED, number(amount), you)


def spend(amount: Amount, who: Quantity = you) -> Op:
    """
    Spend resources; perhaps another player does.
    """
    return tokens.ChangeResources(ev.RESOURCES_SPENT, number(amount), who)


def lose(amount: Amount, who: Quantity = you) -> Op:
    """
    A player loses resources.
    """
    return tokens.ChangeResources(ev.RESOURCES_LOST, number(amount), who)


def lose_all(who: Quantity = you) -> Op:
    """
    A player loses every resource they have.
    """
    return lose(resources_of(who), who)


def take_resources(amount: Amount) -> Op:
    """
    Take resources from the opponent: they lose them, you gain them.
    """
    return tokens.TakeResources(number(amount), the_opponent)


def defeat(who: Selector) -> Op:
    """
    Defeat a character.
    """
    return tokens.Defeat(who)


def ready(what: Selector) -> Op:
    """
    Ready a card.
    """
    return tokens.SetReady(what, ready=True)


def exhaust(what: Selector, name: str = "") -> Op:
    """
    Exhaust a card.
    """
    return tokens.SetReady(what, ready=False, name=name)


# Cards.


def choose_colour(name: str) -> Op:
    """
    Name a colour.
    """
    return naming.ChooseColour(name)


def reveal(what: Selector) -> Op:
    """
    Show cards to everyone.
    """
    return hidden.Reveal(what)


def discard_from_hand(what: Selector) -> Op:
    """
    Discard cards from a hand.
    """
    return hidden.DiscardFromHand(what)


def draw(amount: Amount, who: Quantity = you) -> Op:
    """
    Draw cards, you or another player.
    """
    return hidden.Draw(number(amount), who)


def discard(what: Selector) -> Op:
    """
    Discard cards from play.
    """
    return cards.LeavePlay(what, ev.TO_DISCARD)


def set_aside(what: Selector) -> Op:
    """
    Set cards aside.
    """
    return cards.LeavePlay(what, ev.TO_ASIDE)


def stack_under_this(what: Selector) -> Op:
    """
    Put a hand card face down under this one.
    """
    return hidden.StackUnderThis(what)


def play_card_stacked_under(what: Selector) -> Op:
    """
    Play the stacked card for free and discard the card above it.
    """
    return playing.PlayStacked(what)


def play_for_free(what: Selector) -> Op:
    """
    Play a card without paying for it.
    """
    return playing.PlayForFree(what)


def attach_this(to: Selector) -> Op:
    """
    Move this upgrade to another card.
    """
    return cards.AttachThis(to)


def attach_this_as(subtype: str, to: Selector) -> Op:
    """
    Attach this card as an upgrade with a subtype and no cost.
    """
    return cards.AttachThis(to, subtype)


def use_special_of(what: Selector) -> Op:
    """
    Use another card's special as if it were yours.
    """
    return cards.UseSpecial(what)


# The game itself.


def opponent_may_take_actions(amount: Amount) -> Op:
    """
    The opponent may take actions.
    """
    return flow.GrantActions(number(amount), the_opponent)


def take_actions(amount: Amount) -> Op:
    """
    You may take additional actions.
    """
    return flow.GrantActions(number(amount), you)


end_the_action_phase: Final = flow.EndActionPhase()
win_the_game: Final = flow.WinTheGame()
set_it_aside_instead: Final = flow.SetAsideInstead()


# Ongoing.


def cannot_take_the_same_action(who: Quantity) -> Modifier:
    """
    A player is barred from the kind of action that was just taken.
    """
    return lasting.BanSameAction(who)


def gains_subtype(subtype: str) -> Modifier:
    """
    The card has a further subtype.
    """
    return lasting.GainSubtype(subtype)


def can_be_hit_by(*which_dice: Filter) -> Modifier:
    """
    Such dice may be resolved against this card.
    """
    return lasting.OpenToDice(which_dice)


def can_carry_any(*upgrades: Filter) -> Modifier:
    """
    Such upgrades can be played on this card whatever restricts playing them.
    """
    return lasting.OpenToUpgrades(upgrades)
