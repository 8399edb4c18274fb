"""Words for changes of the pool that few cards make."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import pool_changes as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import Together
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Op, Quantity, Selector

shown_again: Final = nodes.ShownAgain()
"""The rerolled dice show the symbols they showed before, where these were noted."""


def dice_just_removed(*such_a_die: Filter) -> Selector:
    """Such dice among those removed together by the effect an ability waits for."""
    return nodes.JustHandled(such_a_die)


def dice_just_rerolled(*such_a_die: Filter) -> Selector:
    """Such dice among those rerolled together by what an ability waits for."""
    return nodes.JustHandled(such_a_die)


def reroll_noting_symbols(what: Selector) -> Op:
    """Reroll dice, so that `shown_again` can be asked."""
    return nodes.RerollNoted(what)


def swap_values(one: Selector, other: Selector) -> Op:
    """Turn two dice so that each shows the value that the other showed."""
    return nodes.SwapValues(Together((one, other)))


def gain_a_die(what: Selector) -> Op:
    """The card, whatever it is, gains one of these dice."""
    return nodes.GainADie(what)


def put_in_pool(what: Selector, *, showing: Filter | None = None) -> Op:
    """Put a die from its card into your pool unrolled, as it showed last or on such a side."""
    return nodes.PutInPool(what, () if showing is None else (showing,))


def focus_turns_dice_of(who: Quantity, *which_dice: Filter) -> Modifier:
    """The focus of such dice turns this player's dice, and no others."""
    return nodes.FocusTurns(which_dice, who)


def it_turns_only(subtype: str) -> Op:
    """The die that is about to be resolved turns only dice of this subtype this once."""
    return nodes.TurnsOnly(subtype)
