"""Words for where cards in play go: out of play, onto and under another."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import cards as nodes
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.program import Op, Selector

with_a_special: Final = nodes.HasSpecial()
with_a_stacked_card: Final = nodes.HasStackedCard()
set_it_aside_instead: Final = nodes.SetAsideInstead()


def cards_on(card: Selector) -> Selector:
    """What is attached to a card, or was on it when it left play."""
    return nodes.CardsOn(card)


def discard(what: Selector) -> Op:
    """Discard cards from play."""
    return nodes.LeavePlay(what, ev.TO_DISCARD)


def set_aside(what: Selector) -> Op:
    """Set cards aside."""
    return nodes.LeavePlay(what, ev.TO_ASIDE)


def stack_under_this(what: Selector) -> Op:
    """Put a hand card face down under this one."""
    return nodes.StackUnderThis(what)


def attach_this(to: Selector) -> Op:
    """Move this upgrade to another card."""
    return nodes.AttachThis(to)


def attach_this_as(subtype: str, to: Selector) -> Op:
    """Attach this card as an upgrade with a subtype and no cost."""
    return nodes.AttachThis(to, subtype)


def attach_as_upgrade(what: Selector, *, to: Selector, subtype: str = "") -> Op:
    """Attach a card in play to another as an upgrade, perhaps of a further subtype."""
    return nodes.AttachAsUpgrade(what, to, subtype)


def use_special_of(what: Selector) -> Op:
    """Use another card's special as if it were yours."""
    return nodes.UseSpecial(what)


def move_card(what: Selector, *, to: Selector) -> Op:
    """Move an upgrade or downgrade to another card."""
    return nodes.MoveAttached(what, to)


def switch_this_with(card: Selector, name: str = "") -> Op:
    """Switch this upgrade with a card of your hand, whatever restricts playing that one."""
    return nodes.SwitchThis(card, name)


def shuffle_into_deck(what: Selector) -> Op:
    """Shuffle a card from play into its owner's deck."""
    return nodes.ShuffleIntoDeck(what, ev.TO_DECK)


def put_on_top_of_deck(what: Selector) -> Op:
    """Put a card from play on top of its owner's deck."""
    return nodes.LeavePlay(what, ev.TO_DECK)


def return_to_hand(what: Selector) -> Op:
    """Return a card from play to its owner's hand."""
    return nodes.LeavePlay(what, ev.TO_HAND)
