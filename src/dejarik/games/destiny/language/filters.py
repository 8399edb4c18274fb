"""Words for qualities of cards: colour, type, title, whose they are."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import filters as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.model import facts
from dejarik.kernel.program import Quantity, Selector

red: Final = nodes.OfColour(facts.RED)
blue: Final = nodes.OfColour(facts.BLUE)
yellow: Final = nodes.OfColour(facts.YELLOW)
gray: Final = nodes.OfColour(facts.GRAY)
hero: Final = nodes.OfAffiliation(facts.HERO)
villain: Final = nodes.OfAffiliation(facts.VILLAIN)
neutral: Final = nodes.OfAffiliation(facts.NEUTRAL)
character: Final = nodes.OfType((facts.CHARACTER,))
upgrade: Final = nodes.OfType((facts.UPGRADE,))
support: Final = nodes.OfType((facts.SUPPORT,))
event: Final = nodes.OfType((facts.EVENT,))
event_or_support: Final = nodes.OfType((facts.EVENT, facts.SUPPORT))
upgrade_or_support: Final = nodes.OfType((facts.UPGRADE, facts.SUPPORT))
unique: Final = nodes.Unique()
copy_of_this: Final = nodes.CopyOfThis()
other: Final = nodes.Other()
yours: Final = nodes.Yours()
not_the_attached_character: Final = nodes.Without(nodes.HostOfThis())
plot: Final = nodes.OfType((facts.PLOT,))
downgrade: Final = nodes.OfType((facts.DOWNGRADE,))


def non(quality: Filter) -> Filter:
    """Not having this quality."""
    return nodes.Without(quality)


def any_of(*qualities: Filter) -> Filter:
    """Having one or other of these qualities."""
    return nodes.AnyOf(qualities)


def subtype(*names: str) -> Filter:
    """With one of these subtypes."""
    return nodes.OfSubtype(names)


def other_than(name: str) -> Filter:
    """Not what was given this name."""
    return nodes.NotNamed(name)


def titled(title: str) -> Filter:
    """With this title."""
    return nodes.Titled(title)


def with_in_title(word: str) -> Filter:
    """With this word in its title."""
    return nodes.TitleHas(word)


def copy_of(card: Selector) -> Filter:
    """A copy of that card: with its title."""
    return nodes.CopyOf(card)


def controlled_by(who: Quantity) -> Filter:
    """Under the control of this player."""
    return nodes.ControlledBy(who)


def with_attached(*subtypes: str) -> Filter:
    """With an upgrade of one of these subtypes attached to it."""
    return nodes.HasAttached(subtypes)


def carrying(*qualities: Filter) -> Filter:
    """With a card on it that has these qualities."""
    return nodes.Carries(qualities)


def attached_to(card: Selector) -> Filter:
    """On this card."""
    return nodes.AttachedTo(card)


def on_such_a_card(*qualities: Filter) -> Filter:
    """Attached to a card in play that has these qualities."""
    return nodes.OnSuch(qualities)


def printing(code: str, title: str = "") -> Filter:
    """That very card, named by its set and number, or an identical reprint."""
    return nodes.Printing(code, title)
