"""
The words cards are written in.

Each word is a small function or constant that makes nodes; a card made of them reads
like a sentence. Words have no behaviour of their own: what a node does is in `effects`.
Every word is listed in docs/reference/words.md, which is made from this file.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from dejarik.games.destiny.effects import abilities
from dejarik.games.destiny.effects.filters import Filter, HostOfThis, This
from dejarik.games.destiny.language.nouns import Amount, number
from dejarik.games.destiny.language.sentences import in_order
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.edition import CURRENT
from dejarik.games.destiny.rules.timing import AFTER, BEFORE, WOULD
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Node, Op, Selector


@dataclass(frozen=True)
class CardText:
    """
    What one card does: its code and its parts.

    A reprint has the parts of an earlier printing, and names it. `until` is the newest
    edition that this text stands in.
    """

    code: str
    parts: tuple[Node, ...]
    reprint_of: str = ""
    until: str = CURRENT

    @property
    def version(self) -> str:
        """The name of this version: the code alone for the current one, else `01138@ffg`."""
        return self.code if self.until == CURRENT else f"{self.code}@{self.until}"


def card(code: str, *parts: Node) -> CardText:
    """The card with this code does this."""
    return CardText(code, parts)


def reprint(code: str, *, of: CardText) -> CardText:
    """The card with this code does what an earlier printing does."""
    return CardText(code, of.parts, of.code, of.until)


def card_until(edition: str, code: str, *parts: Node) -> CardText:
    """The card with this code did this, up to an edition and in it."""
    return CardText(code, parts, until=edition)


def play(*effects: Op) -> abilities.EventText:
    """An event's text."""
    return abilities.EventText(in_order(*effects))


def special(*effects: Op) -> abilities.Special:
    """What the special side does."""
    return abilities.Special(in_order(*effects))


def action(*effects: Op) -> abilities.Action:
    """A card action."""
    return abilities.Action(in_order(*effects))


def power_action(*effects: Op) -> abilities.Action:
    """A card action that can be used once a round."""
    return abilities.Action(in_order(*effects), power=True)


def claim(*effects: Op) -> abilities.ClaimText:
    """What claiming the battlefield offers."""
    return abilities.ClaimText(in_order(*effects))


def after(
    when: abilities.Happening, *effects: Op, if_: Condition | None = None
) -> abilities.Triggered:
    """After something happens, this follows in the queue."""
    return abilities.Triggered(AFTER, when, in_order(*effects), if_)


def before(
    when: abilities.Happening, *effects: Op, if_: Condition | None = None
) -> abilities.Triggered:
    """Before something happens, this interrupts it."""
    return abilities.Triggered(BEFORE, when, in_order(*effects), if_)


def would(
    when: abilities.Happening, *effects: Op, if_: Condition | None = None
) -> abilities.Triggered:
    """If something would happen, this replaces or changes it."""
    return abilities.Triggered(WOULD, when, in_order(*effects), if_)


def ongoing(modifier: Modifier) -> abilities.Ongoing:
    """While the card is in play, this holds."""
    return abilities.Ongoing(modifier)


def only_on(*qualities: Filter) -> abilities.HostOnly:
    """It can be played only on such a card."""
    return abilities.HostOnly(qualities)


def only_if(condition: Condition) -> abilities.OnlyIf:
    """It can be played only if this holds."""
    return abilities.OnlyIf(condition)


def costs_x(amount: Amount) -> abilities.CostsX:
    """The X of its cost is this."""
    return abilities.CostsX(number(amount))


def costs_less(amount: Amount, *, if_: Condition | None = None) -> abilities.CostsLess:
    """It costs less to play, perhaps only if something holds when it is played."""
    return abilities.CostsLess(number(amount), if_)


def has_abilities_of(cards: Selector) -> abilities.HasAbilitiesOf:
    """It has the abilities of these cards as well."""
    return abilities.HasAbilitiesOf(cards)


you_activate_this: Final = abilities.Happening(ev.ACTIVATED, (This(),), abilities.BY_YOU)
you_activate_attached_character: Final = abilities.Happening(
    ev.ACTIVATED, (HostOfThis(),), abilities.BY_YOU
)
you_play_this: Final = abilities.Happening(
    ev.CARD_PLAYED, (This(),), abilities.BY_YOU, abilities.SOURCE
)
you_take_an_action: Final = abilities.Happening(ev.ACTION_TAKEN, (), abilities.BY_YOU)
attached_character_is_defeated: Final = abilities.Happening(ev.DEFEATED, (HostOfThis(),))
this_is_defeated: Final = abilities.Happening(ev.DEFEATED, (This(),), abilities.BY_ANYONE)
this_gains_shields: Final = abilities.Happening(ev.SHIELDS_GAINED, (This(),))
this_is_dealt_damage: Final = abilities.Happening(ev.DAMAGE_DEALT, (This(),), abilities.BY_ANYONE)
this_leaves_play: Final = abilities.Happening(ev.LEFT_PLAY, (This(),), abilities.BY_ANYONE)
attached_character_takes_damage: Final = abilities.Happening(ev.DAMAGE_TAKEN, (HostOfThis(),))
setup_is_over: Final = abilities.Happening(ev.SETUP_DONE)


def you_play(*qualities: Filter) -> abilities.Happening:
    """You play a card with these qualities."""
    return abilities.Happening(ev.CARD_PLAYED, qualities, abilities.BY_YOU, abilities.PLAYED)


def opponent_plays(*qualities: Filter) -> abilities.Happening:
    """An opponent plays a card with these qualities."""
    return abilities.Happening(ev.CARD_PLAYED, qualities, abilities.BY_OPPONENT, abilities.PLAYED)


def opponent_discards(*qualities: Filter) -> abilities.Happening:
    """A card of an opponent with these qualities is discarded, from wherever it was."""
    return abilities.Happening(ev.CARD_DISCARDED, qualities, abilities.BY_OPPONENT)


def either_happens(first: abilities.Happening, second: abilities.Happening) -> abilities.Happening:
    """One event or another of a different kind."""
    return replace(first, also=second)


def opponent_activates(*qualities: Filter) -> abilities.Happening:
    """An opponent activates such a card."""
    return abilities.Happening(ev.ACTIVATED, qualities, abilities.BY_OPPONENT)


def is_defeated(*qualities: Filter) -> abilities.Happening:
    """A character with these qualities is defeated."""
    return abilities.Happening(ev.DEFEATED, qualities, abilities.BY_ANYONE)


def blocks_damage(*qualities: Filter) -> abilities.Happening:
    """A character with these qualities is dealt damage that can be blocked now."""
    return abilities.Happening(ev.DAMAGE_BLOCKING, qualities, abilities.BY_ANYONE)
