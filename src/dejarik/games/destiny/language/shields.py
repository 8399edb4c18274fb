"""Words for shields."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import damage
from dejarik.games.destiny.effects import shields as nodes
from dejarik.games.destiny.language.amounts import Amount, number
from dejarik.games.destiny.language.selectors import named
from dejarik.kernel.program import Op, Quantity, Selector

with_shields: Final = nodes.Shielded(1)
shields_blocked_some_of_it: Final = nodes.ShieldsBlocked()
"""Shields have blocked some of the damage that was just dealt."""


def give_shields(amount: Amount, to: Selector) -> Op:
    """Give shields."""
    return nodes.GiveShields(number(amount), to)


def remove_shields(amount: Amount, from_: Selector) -> Op:
    """Remove shields; inside the amount, `target` names who is about to lose them."""
    return nodes.RemoveShields(number(amount), from_)


def remove_any_number_of_shields(from_: Selector) -> Op:
    """Remove as many shields as the player likes; `as_much` is how many."""
    return nodes.RemoveAnyShields(from_)


def remove_any_number_of_shields_from_each(from_: Selector) -> Op:
    """Remove as many shields from each of these as the player likes; `as_much` is how many."""
    return nodes.RemoveShieldsOfEach(from_)


def remove_all_shields(from_: Selector) -> Op:
    """Remove as many shields as are there."""
    return remove_shields(shields_on(named("target")), from_)


def move_shields(amount: Amount, *, from_: Selector, to: Selector, up_to: bool = False) -> Op:
    """Move shields to another card; or up to so many."""
    return damage.MoveTokens(damage.SHIELDS, number(amount), from_, to, up_to)


def distribute_shields(amount: Amount) -> Op:
    """Who acts gives shields to their own characters, spread as they like."""
    return nodes.DistributeShields(number(amount))


def shields_on(thing: Selector) -> Quantity:
    """How many shields are on it."""
    return nodes.ShieldsOn(thing)
