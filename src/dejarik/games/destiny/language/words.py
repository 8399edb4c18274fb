"""
The words cards are written in.

Each word is a small function or constant that makes nodes; a card made of them reads
like a sentence. Words have no behaviour of their own: what a node does is in `effects`.
Every word is listed in docs/reference/words.md, which is made from this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.effects.abilities import (
    BY_ANYONE,
    BY_YOU,
    SOURCE,
    Action,
    ClaimText,
    EventText,
    Happening,
    HasAbilitiesOf,
    HostOnly,
    Keyword,
    Ongoing,
    OnlyIf,
    Special,
    Triggered,
)
from dejarik.games.destiny.effects.filters import Filter, HostOfThis, This
from dejarik.games.destiny.language.nouns import a_character, non, your
from dejarik.games.destiny.language.verbs import attach_this, in_order, may
from dejarik.games.destiny.rules.timing import AFTER, BEFORE, WOULD
from dejarik.games.destiny.rules.values import AMBUSH
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Node, Op, Selector


@dataclass(frozen=True)
class CardText:
    """
    What one card does: its code and its parts.
    """

    code: str
    parts: tuple[Node, ...]


def card(code: str, *parts: Node) -> CardText:
    """
    The card with this code does this.
    """
    return CardText(code, parts)


def play(*effects: Op) -> EventText:
    """
    An event's text.
    """
    return EventText(in_order(*effects))


def special(*effects: Op) -> Special:
    """
    What the special side does.
    """
    return Special(in_order(*effects))


def action(*effects: Op) -> Action:
    """
    A card action.
    """
    return Action(in_order(*effects))


def power_action(*effects: Op) -> Action:
    """
    A card action that can be used once a round.
    """
    return Action(in_order(*effects), power=True)


def claim(*effects: Op) -> ClaimText:
    """
    What claiming the battlefield offers.
    """
    return ClaimText(in_order(*effects))


def after(when: Happening, *effects: Op, if_: Condition | None = None) -> Triggered:
    """
    After something happens, this follows in the queue.
    """
    return Triggered(AFTER, when, in_order(*effects), if_)


def before(when: Happening, *effects: Op, if_: Condition | None = None) -> Triggered:
    """
    Before something happens, this interrupts it.
    """
    return Triggered(BEFORE, when, in_order(*effects), if_)


def would(when: Happening, *effects: Op, if_: Condition | None = None) -> Triggered:
    """
    If something would happen, this replaces or changes it.
    """
    return Triggered(WOULD, when, in_order(*effects), if_)


def ongoing(modifier: Modifier) -> Ongoing:
    """
    While the card is in play, this holds.
    """
    return Ongoing(modifier)


def only_on(*qualities: Filter) -> HostOnly:
    """
    It can be played only on such a card.
    """
    return HostOnly(qualities)


def only_if(condition: Condition) -> OnlyIf:
    """
    It can be played only if this holds.
    """
    return OnlyIf(condition)


def has_abilities_of(cards: Selector) -> HasAbilitiesOf:
    """
    It has the abilities of these cards as well.
    """
    return HasAbilitiesOf(cards)


ambush: Final = Keyword(AMBUSH)
"""Its player may take another action after playing it."""

you_activate_this: Final = Happening(ev.ACTIVATED, (This(),), BY_YOU)
you_play_this: Final = Happening(ev.CARD_PLAYED, (This(),), BY_YOU, SOURCE)
you_take_an_action: Final = Happening(ev.ACTION_TAKEN, (), BY_YOU)
this_is_defeated: Final = Happening(ev.DEFEATED, (This(),), BY_ANYONE)
this_leaves_play: Final = Happening(ev.LEFT_PLAY, (This(),), BY_ANYONE)
setup_is_over: Final = Happening(ev.SETUP_DONE)


def is_defeated(*qualities: Filter) -> Happening:
    """
    A character with these qualities is defeated.
    """
    return Happening(ev.DEFEATED, qualities, BY_ANYONE)


def redeploy() -> Triggered:
    """
    The keyword: before its character is defeated, it may move to another of yours.
    """
    host_is_defeated = Happening(ev.DEFEATED, (HostOfThis(),), BY_ANYONE)
    onto = your(a_character, non(HostOfThis()))
    return before(host_is_defeated, may(attach_this(to=onto)))
