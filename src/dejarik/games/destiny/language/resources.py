"""Words for resources."""

from __future__ import annotations

from dejarik.games.destiny.effects import resources as nodes
from dejarik.games.destiny.language.amounts import Amount, number, the_opponent, you
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.program import Op, Quantity


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


def resources_of(who: Quantity) -> Quantity:
    """How many resources a player has."""
    return nodes.ResourcesOf(who)
