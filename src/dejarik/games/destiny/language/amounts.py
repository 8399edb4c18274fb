"""Words for amounts and players: how many, half of it, the difference, the opponent."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import amounts as nodes
from dejarik.kernel import terms
from dejarik.kernel.program import Condition, Quantity, Selector

Amount = int | Quantity

you: Final = terms.You()
the_opponent: Final = terms.Opponent()
that_player: Final = terms.ChosenPlayer()
that_much: Final = terms.EventAmount()
"""
As much as in the event the ability waits for; of what kind it was does not count.

Rulings: arh.part6.damage.06
"""
as_much: Final = terms.AmountDone()
"""As much as the sentence before did."""


def number(amount: Amount) -> Quantity:
    """A plain number as an amount."""
    return terms.Number(amount) if isinstance(amount, int) else amount


def or_instead(usual: Amount, instead: Amount, *, if_: Condition) -> Quantity:
    """An amount, or another one if something holds."""
    return nodes.IfAmount(if_, number(instead), number(usual))


def count_of(things: Selector) -> Quantity:
    """How many there are."""
    return terms.Count(things)


def half_of(amount: Quantity, *, rounded_up: bool = True) -> Quantity:
    """Half of an amount."""
    return terms.Half(amount, rounded_up)


def sum_of(*amounts: Amount) -> Quantity:
    """Several amounts together."""
    return terms.Sum(tuple(number(one) for one in amounts))


def difference(amount: Amount, other: Amount) -> Quantity:
    """By how much an amount is above another."""
    return terms.Difference(number(amount), number(other))


def distance(amount: Amount, other: Amount) -> Quantity:
    """How far two amounts are apart, whichever is larger."""
    return nodes.Distance(number(amount), number(other))


def at_most(amount: Quantity, limit: Amount) -> Quantity:
    """An amount, up to a limit."""
    return terms.Capped(amount, number(limit))


def controller_of(thing: Selector) -> Quantity:
    """The player who controls it."""
    return nodes.ControllerOf(thing)
