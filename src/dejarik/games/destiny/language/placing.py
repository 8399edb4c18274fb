"""
Words for where things are and whose they are.
"""

from __future__ import annotations

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.effects import cards, moving
from dejarik.games.destiny.language.nouns import Amount, number
from dejarik.kernel.program import Op, Selector

# Moving.


def move_damage(amount: Amount, *, from_: Selector, to: Selector) -> Op:
    """
    Move damage to another character, past its shields.
    """
    return moving.MoveTokens(moving.DAMAGE, number(amount), from_, to)


def move_shields(amount: Amount, *, from_: Selector, to: Selector) -> Op:
    """
    Move shields to another character.
    """
    return moving.MoveTokens(moving.SHIELDS, number(amount), from_, to)


def move_card(what: Selector, *, to: Selector) -> Op:
    """
    Move an upgrade or downgrade to another card.
    """
    return moving.MoveAttached(what, to)


# Out of play.


def put_on_top_of_deck(what: Selector) -> Op:
    """
    Put a card from play on top of its owner's deck.
    """
    return cards.LeavePlay(what, ev.TO_DECK)


def return_to_hand(what: Selector) -> Op:
    """
    Return a card from play to its owner's hand.
    """
    return cards.LeavePlay(what, ev.TO_HAND)
