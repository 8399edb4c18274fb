"""Words for resources."""

from __future__ import annotations

from dejarik.games.destiny.effects import resources as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.language.amounts import Amount, number, the_opponent, you
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.program import Op, Quantity, Selector


def gain(amount: Amount, who: Quantity = you) -> Op:
    """Gain resources; perhaps another player does."""
    return nodes.ChangeResources(ev.RESOURCES_GAINED, number(amount), who)


def spend(amount: Amount, who: Quantity = you) -> Op:
    """Spend resources; perhaps another player does."""
    return nodes.ChangeResources(ev.RESOURCES_SPENT, number(amount), who)


def lose(amount: Amount, who: Quantity = you) -> Op:
    """A player loses resources."""
    return nodes.ChangeResources(ev.RESOURCES_LOST, number(amount), who)


def lose_all(who: Quantity = you) -> Op:
    """A player loses every resource they have."""
    return lose(resources_of(who), who)


def take_resources(amount: Amount) -> Op:
    """Take resources from the opponent: they lose them, you gain them."""
    return nodes.TakeResources(number(amount), the_opponent)


def give_resources(amount: Amount, *, to: Quantity, from_: Quantity = you) -> Op:
    """A player gives resources of theirs to another: one loses them, the other gains them."""
    return nodes.TakeResources(number(amount), from_, to)


def resources_of(who: Quantity) -> Quantity:
    """How many resources a player has."""
    return nodes.ResourcesOf(who)


def place_resources(amount: Amount, on: Selector) -> Op:
    """Place resources on a card; they are nobody's to spend."""
    return nodes.PlaceResources(number(amount), on)


def remove_resources(amount: Amount, from_: Selector) -> Op:
    """Remove resources from a card that has any."""
    return nodes.RemoveResources(number(amount), from_)


def remove_any_resources(from_: Selector, *, up_to: Amount | None = None) -> Op:
    """Remove as many resources from a card as the player likes; `as_much` is how many."""
    return nodes.RemoveAnyResources(from_, None if up_to is None else number(up_to))


def cash_in(card: Selector, *, up_to: Amount) -> Op:
    """Remove a resource or more from a card to gain as many."""
    return nodes.CashIn(card, number(up_to))


def resources_on(thing: Selector) -> Quantity:
    """How many resources are on it."""
    return nodes.ResourcesOn(thing)


def with_resources(at_least: int) -> Filter:
    """With at least so many resources on it."""
    return nodes.Resourced(at_least)
