"""Words for where things are and whose they are."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import (
    abilities,
    cards,
    distributing,
    filters,
    moving,
    naming,
    selectors,
    standing,
    switching,
    taking,
    traits,
)
from dejarik.games.destiny.effects import ongoing as lasting
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.quantities import PLAYER_NAME
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.nouns import Amount, number, you
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules import values
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Op, Quantity, Selector

# Moving and spreading.


def move_damage(amount: Amount, *, from_: Selector, to: Selector, up_to: bool = False) -> Op:
    """Move damage to another character, past its shields; or up to so much."""
    return moving.MoveTokens(moving.DAMAGE, number(amount), from_, to, up_to)


def move_shields(amount: Amount, *, from_: Selector, to: Selector) -> Op:
    """Move shields to another character."""
    return moving.MoveTokens(moving.SHIELDS, number(amount), from_, to)


def move_card(what: Selector, *, to: Selector) -> Op:
    """Move an upgrade or downgrade to another card."""
    return moving.MoveAttached(what, to)


def distribute_damage(amount: Amount) -> Op:
    """Who acts deals damage to their own characters, spread as they like."""
    return distributing.DistributeDamage(number(amount))


def distribute_shields(amount: Amount) -> Op:
    """Who acts gives shields to their own characters, spread as they like."""
    return distributing.DistributeShields(number(amount))


def switch_this_with(card: Selector, name: str = "") -> Op:
    """Switch this upgrade with a card of your hand, whatever restricts playing that one."""
    return switching.SwitchThis(card, name)


# Out of play.


def put_on_top_of_deck(what: Selector) -> Op:
    """Put a card from play on top of its owner's deck."""
    return cards.LeavePlay(what, ev.TO_DECK)


def return_to_hand(what: Selector) -> Op:
    """Return a card from play to its owner's hand."""
    return cards.LeavePlay(what, ev.TO_HAND)


# Coming into play and standing there.


def put_into_play(what: Selector, *, on: Selector | None = None, dice: int = 1) -> Op:
    """Put a card into play without playing it."""
    return taking.PutIntoPlay(what, on, dice)


def take_control(what: Selector, *, onto: Selector | None = None) -> Op:
    """Take control of a card; an upgrade goes onto a card of yours."""
    return taking.TakeControl(what, onto)


def make_elite(what: Selector) -> Op:
    """A card becomes elite."""
    return standing.MakeElite(what)


def stop_elite(what: Selector) -> Op:
    """A card is elite no more."""
    return standing.StopElite(what)


def flip(what: Selector) -> Op:
    """Turn a double-sided card over."""
    return standing.Flip(what)


def becomes_character(what: Selector) -> Op:
    """A card in play becomes a character."""
    return standing.ChangeType(what, facts.CHARACTER)


def becomes_support(what: Selector) -> Op:
    """A card in play becomes a support."""
    return standing.ChangeType(what, facts.SUPPORT)


def choose_subtype(name: str) -> Op:
    """Name a character subtype."""
    return naming.ChooseSubtype(name)


choose_a_player: Final = naming.ChoosePlayer(PLAYER_NAME)
"""Choose yourself or another player, who is `that_player` from then on."""


def give_battlefield(to: Quantity) -> Op:
    """A player gets control of the battlefield."""
    return taking.GiveBattlefield(to)


def exchange_battlefield(other: Selector) -> Op:
    """Use another battlefield in place of this one; who controls it stays the same."""
    return taking.ExchangeBattlefield(other)


take_the_battlefield: Final = taking.GiveBattlefield(you)
use_claim_ability: Final = taking.UseClaim()
a_defeated_character: Final = Pick(selectors.FALLEN, selectors.YOURS)
set_aside_battlefield: Final = Pick(
    selectors.ASIDE, selectors.ANYONES, (filters.OfType((facts.BATTLEFIELD,)),)
)
a_card_in_opponents_discard_pile: Final = Pick(selectors.DISCARD_PILE, selectors.OPPONENTS)

# Qualities, amounts and limits.

downgrade: Final = filters.OfType((facts.DOWNGRADE,))
elite: Final = traits.Elite()
diceless: Final = traits.Diceless()


def of_subtype_named(name: str) -> Filter:
    """With the subtype that was chosen under this name."""
    return traits.OfNamedSubtype(name)


def points_of(what: Selector) -> Quantity:
    """The point value of characters."""
    return traits.PointsOf(what)


def gives_subtype(subtype: str, to: Selector) -> Modifier:
    """Other cards have a further subtype."""
    return lasting.GainSubtype(subtype, to)


def hand_size(change: int, of: Quantity = you) -> Modifier:
    """A player draws up to so many more cards."""
    return lasting.ChangeAllowance(values.HAND_SIZE, change, of)


def upkeep_income(change: int, of: Quantity = you) -> Modifier:
    """A player gains so many more resources in each upkeep phase."""
    return lasting.ChangeAllowance(values.INCOME, change, of)


def upgrade_limit(change: int, of: Selector) -> Modifier:
    """Cards can carry so many more upgrades."""
    return traits.ChangeLimit(values.UPGRADE_LIMIT, change, of)


def downgrade_limit(change: int, of: Selector) -> Modifier:
    """Cards can carry so many more downgrades."""
    return traits.ChangeLimit(values.DOWNGRADE_LIMIT, change, of)


def shield_limit(change: int, of: Selector) -> Modifier:
    """Characters can have so many more shields."""
    return traits.ChangeLimit(values.SHIELD_LIMIT, change, of)


def limit(most: int, *which: Filter) -> abilities.LimitPerHost:
    """The card it is attached to may carry at most so many such upgrades."""
    return abilities.LimitPerHost(most, which)
