"""Words for choosing something to speak of later, and for what has it."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import naming as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import THIS
from dejarik.games.destiny.language.structure import in_order
from dejarik.games.destiny.rules import durations
from dejarik.kernel.choosing import Choose
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.ops import Until
from dejarik.kernel.program import Op, Quantity, Selector
from dejarik.kernel.terms import PLAYER_NAME

choose_a_player: Final = nodes.ChoosePlayer(PLAYER_NAME)
"""Choose yourself or another player, who is `that_player` from then on."""
you_chose_yourself: Final = nodes.ChosenIsYou()
"""The player who was chosen is you."""


def each_player(*effects: Op) -> Op:
    """Each player in turn, you first, is `that_player` for these effects."""
    return nodes.EachPlayer(in_order(*effects))


def remembering(effect: Op, name: str) -> Op:
    """Do this; what it was done to is then called by this name, and `amount_of` is how much."""
    return nodes.Remembering(effect, name)


def amount_of(name: str) -> Quantity:
    """How much the effect did that was remembered under this name."""
    return nodes.NamedAmount(name)


def of_colour_named(name: str) -> Filter:
    """Of the colour that was chosen under this name."""
    return nodes.OfNamedColour(name)


def choose(what: Selector, name: str = "") -> Op:
    """Choose something, to speak of it later."""
    return Choose(what, name)


def choose_colour(name: str) -> Op:
    """Name a colour."""
    return nodes.ChooseColour(name)


def choose_subtype(name: str) -> Op:
    """Name a character subtype."""
    return nodes.ChooseSubtype(name)


def choose_any_symbol(name: str) -> Op:
    """Name a symbol, whether a die shows it or not."""
    return nodes.ChooseAnySymbol(name)


def showing_symbol_named(name: str) -> Filter:
    """A die that shows the symbol named under this name."""
    return nodes.ShowingNamedSymbol(name)


def choose_number(name: str) -> Op:
    """Name a number."""
    return nodes.ChooseNumber(name)


def choose_number_up_to(most: int, name: str) -> Op:
    """Name a number up to this one."""
    return nodes.ChooseNumberUpTo(name, most)


def number_named(name: str) -> Quantity:
    """The number named under this name."""
    return nodes.NamedNumber(name)


def choose_title(name: str) -> Op:
    """Name a card: any title there is, whether such a card is in the game or not."""
    return nodes.ChooseTitle(name)


def note_titles_of(cards: Selector, name: str) -> Op:
    """The titles of these cards join those that are known to this card under this name."""
    return nodes.NoteTitles(cards, name)


def with_title_named(name: str) -> Filter:
    """A copy of a card whose title was named, or noted, under this name."""
    return nodes.OfNamedTitle(name)


def choose_any_subtype(name: str) -> Op:
    """Name a subtype, of whatever kind of card."""
    return nodes.ChooseAnySubtype(name)


def choose_subtype_of(cards: Selector, name: str) -> Op:
    """Name a subtype that one of these cards has, of whatever kind."""
    return nodes.ChooseSubtypeOf(name, cards)


def gains_subtype_named(name: str, who: Selector = THIS) -> Modifier:
    """A card has the subtype that was named under this name as well."""
    return nodes.GainsNamedSubtype(name, who)


def first_time_each_game(*effects: Op) -> Op:
    """Only the first time in a game that this card comes to it."""
    return nodes.OnlyFirst(Until(nodes.Kept(""), durations.REST_OF_GAME), in_order(*effects))


def first_time_this_round(*effects: Op) -> Op:
    """Only the first time in a round that this card comes to it."""
    return nodes.OnlyFirst(Until(nodes.Kept(""), durations.THIS_ROUND), in_order(*effects))


def keep(name: str) -> Modifier:
    """What was chosen under this name stays known to this card as long as this lasts."""
    return nodes.Kept(name)


def kept(name: str) -> Selector:
    """What was chosen under this name and kept for this card."""
    return nodes.WhatIsKept(name)


def of_subtype_named(name: str) -> Filter:
    """With the subtype that was chosen under this name."""
    return nodes.OfNamedSubtype(name)
