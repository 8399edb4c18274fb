"""Words for control of cards and of the battlefield."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import control as nodes
from dejarik.games.destiny.language.amounts import you
from dejarik.kernel.program import Op, Quantity, Selector

you_control_the_battlefield: Final = nodes.YouControlBattlefield()
take_the_battlefield: Final = nodes.GiveBattlefield(you)
use_claim_ability: Final = nodes.UseClaim()
claim_the_battlefield: Final = nodes.ClaimBattlefield()
"""Even if somebody else has claimed it this round."""
use_battlefields_power_action: Final = nodes.UseBattlefieldAction()
"""Even if it was used this round."""


def put_into_play(
    what: Selector, *, on: Selector | None = None, dice: int = 1, exhausted: bool = False
) -> Op:
    """Put a card into play without playing it, perhaps exhausted."""
    return nodes.PutIntoPlay(what, on, dice, exhausted)


def return_flipped(what: Selector, *, dice: int = 1) -> Op:
    """Put a double-sided card into play without playing it, its other side up."""
    return nodes.PutIntoPlay(what, dice=dice, flipped=True)


def put_into_opponents_play(what: Selector) -> Op:
    """Put a card of yours into your opponent's play area, under their control."""
    return nodes.PutIntoPlay(what, theirs=True)


def in_play(cards: Selector) -> Selector:
    """What cards that were put into play are there."""
    return nodes.AsInPlay(cards)


def take_control(what: Selector, *, onto: Selector | None = None) -> Op:
    """Take control of a card; an upgrade goes onto a card of yours."""
    return nodes.TakeControl(what, onto)


def give_battlefield(to: Quantity) -> Op:
    """A player gets control of the battlefield."""
    return nodes.GiveBattlefield(to)


def exchange_battlefield(other: Selector) -> Op:
    """Use another battlefield in place of this one; who controls it stays the same."""
    return nodes.ExchangeBattlefield(other)
