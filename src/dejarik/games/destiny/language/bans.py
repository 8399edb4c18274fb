"""Words for bans: what cannot be done, by whom and with what."""

from __future__ import annotations

from dejarik.games.destiny.effects import bans as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.language.history import this_turn
from dejarik.games.destiny.language.selectors import this
from dejarik.games.destiny.language.triggers import is_resolved
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Quantity, Selector


def cannot_be_rerolled(*which_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice cannot be rerolled by anyone."""
    return nodes.CannotReroll(which_dice, if_)


def you_cannot_resolve(*which_dice: Filter, if_: Condition | None = None) -> Modifier:
    """You cannot resolve such dice, not even as modifiers."""
    return nodes.CannotResolve(which_dice, if_, by_you=True)


def one_resolved_each_turn(*which_dice: Filter) -> Modifier:
    """Of such dice no more than one can be resolved each turn."""
    return nodes.CannotResolve(which_dice, None, this_turn(is_resolved(*which_dice)))


def cannot_be_rolled(*which_dice: Filter) -> Modifier:
    """Such dice cannot be rolled, from their cards or again."""
    return nodes.CannotRoll(which_dice)


def cannot_be_modified(*which_dice: Filter) -> Modifier:
    """No modifier can be added to such dice."""
    return nodes.CannotModify(which_dice)


def cannot_be_discarded(what: Selector = this, *, while_: Condition | None = None) -> Modifier:
    """Such cards cannot be discarded from play, by anyone."""
    return nodes.CannotBeDiscarded(what, while_)


def can_be_discarded_as_double_only(what: Selector = this) -> Modifier:
    """Such cards cannot be discarded from play but for being one unique card too many."""
    return nodes.CannotBeDiscarded(what, but_doubles=True)


def cannot_resolve_dice_as_an_action(who: Quantity) -> Modifier:
    """A player cannot take the action to resolve dice."""
    return nodes.CannotTakeAction(ev.RESOLVE, who)


def cannot_be_played_on_this(*cards: Filter) -> Modifier:
    """Such cards cannot be played on this one."""
    return nodes.CannotPlayOn(cards)


def cannot_be_played(*cards: Filter) -> Modifier:
    """Such cards cannot be played by anyone."""
    return nodes.CannotPlay(cards)
