"""Words for bans: what cannot be done, by whom and with what."""

from __future__ import annotations

from dejarik.games.destiny.effects import bans as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Quantity


def cannot_be_rerolled(*which_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice cannot be rerolled by anyone."""
    return nodes.CannotReroll(which_dice, if_)


def cannot_resolve_dice_as_an_action(who: Quantity) -> Modifier:
    """A player cannot take the action to resolve dice."""
    return nodes.CannotTakeAction(ev.RESOLVE, who)


def cannot_be_played_on_this(*cards: Filter) -> Modifier:
    """Such cards cannot be played on this one."""
    return nodes.CannotPlayOn(cards)
