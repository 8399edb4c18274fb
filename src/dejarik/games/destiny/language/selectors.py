"""Words for things: this card, a die, each of your characters."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects import selectors as nodes
from dejarik.games.destiny.effects.filters import Filter, OfType
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.amounts import Amount, number
from dejarik.games.destiny.language.filters import character
from dejarik.games.destiny.model import facts
from dejarik.kernel import program
from dejarik.kernel.program import Selector

this: Final = nodes.ThisCard()
this_character: Final = nodes.ThisCharacter()
"""In a special: the character, or what a card is attached to that has gained its die."""
this_as_it_was: Final = nodes.ThisAsItWas()
"""This card, also when it has just left play: what was on it then."""
attached_character: Final = nodes.Host()
it: Final = nodes.It()
that: Final = nodes.InEvent()
a_character: Final = Pick(nodes.IN_PLAY, nodes.ANYONES, (character,))
a_die: Final = Pick(nodes.POOL)
a_card_in_play: Final = Pick(nodes.IN_PLAY)
a_card_in_hand: Final = Pick(nodes.HAND, nodes.YOURS)
a_card_in_any_hand: Final = Pick(nodes.HAND, nodes.ANYONES)
a_card_in_opponents_hand: Final = Pick(nodes.HAND, nodes.OPPONENTS)
a_card_in_hand_or_discard_pile: Final = Pick(nodes.HAND_OR_DISCARD_PILE, nodes.YOURS)
a_random_card_in_opponents_hand: Final = Pick(nodes.HAND, nodes.OPPONENTS, (), program.RANDOM)
top_card_of_opponents_deck: Final = Pick(nodes.TOP_OF_DECK, nodes.OPPONENTS, (), program.ALL)
a_set_aside_card: Final = Pick(nodes.ASIDE, nodes.ANYONES)
this_defeated: Final = nodes.ThisDefeated()
a_defeated_character: Final = Pick(nodes.FALLEN, nodes.YOURS)
a_card_in_discard_pile: Final = Pick(nodes.DISCARD_PILE, nodes.YOURS)
a_card_in_any_discard_pile: Final = Pick(nodes.DISCARD_PILE, nodes.ANYONES)
a_card_in_opponents_discard_pile: Final = Pick(nodes.DISCARD_PILE, nodes.OPPONENTS)
a_detected_card: Final = Pick(nodes.DETECTED)
"""A card of any hand that Detect has revealed, where everybody sees it."""
a_card_to_play: Final = Pick(nodes.TO_PLAY, nodes.YOURS)
set_aside_battlefield: Final = Pick(nodes.ASIDE, nodes.ANYONES, (OfType((facts.BATTLEFIELD,)),))


def random_cards_in_opponents_hand(amount: Amount) -> Pick:
    """So many cards at random."""
    return replace(a_random_card_in_opponents_hand, least=number(amount), most=number(amount))


def named(name: str) -> Selector:
    """What was given this name."""
    return nodes.Named(name)


def together(*things: Selector) -> Selector:
    """Several things at once."""
    return nodes.Together(things)


def such(thing: Pick, *qualities: Filter) -> Pick:
    """The same thing, with these qualities as well."""
    return replace(thing, filters=thing.filters + qualities)


def your(thing: Pick, *qualities: Filter) -> Pick:
    """Such a thing under your control."""
    return replace(such(thing, *qualities), whose=nodes.YOURS)


def spotted(thing: Pick, *qualities: Filter) -> Pick:
    """
    Such a thing that you can spot; dice are none of what cards let you spot beyond your own.

    Rulings: arh.part8.spotting.01, arh.part8.spotting.03
    """
    return replace(your(thing, *qualities), spotted=thing.zone == nodes.IN_PLAY)


def an_opponents(thing: Pick, *qualities: Filter) -> Pick:
    """Such a thing under an opponent's control."""
    return replace(such(thing, *qualities), whose=nodes.OPPONENTS)


def that_players(thing: Pick, *qualities: Filter) -> Pick:
    """Such a thing of the player who was chosen."""
    return replace(such(thing, *qualities), whose=nodes.CHOSEN_PLAYERS)


def another_players(thing: Pick, *qualities: Filter) -> Pick:
    """Such a thing of a player who was not chosen."""
    return replace(such(thing, *qualities), whose=nodes.OTHER_PLAYERS)


def their_own(thing: Pick, *qualities: Filter) -> Pick:
    """Such a thing of the player who acts."""
    return replace(such(thing, *qualities), whose=nodes.ACTORS)


def each(thing: Pick) -> Pick:
    """All such things."""
    return replace(thing, how=program.ALL)


def any_number_of(thing: Pick) -> Pick:
    """As many such things as the chooser likes."""
    return replace(thing, least=number(0), most=number(nodes.EVERY_ONE))


def one_or_more(thing: Pick) -> Pick:
    """As many such things as the chooser likes, but not none."""
    return replace(thing, most=number(nodes.EVERY_ONE))


def up_to(amount: Amount, thing: Pick) -> Pick:
    """At most so many such things."""
    return replace(thing, least=number(0), most=number(amount))


def exactly(amount: Amount, thing: Pick) -> Pick:
    """Just so many such things."""
    return replace(thing, least=number(amount), most=number(amount))


def those_of(things: Selector, *qualities: Filter) -> Selector:
    """The ones among certain things that have these qualities."""
    return nodes.Among(things, qualities)


def one_of(things: Selector) -> Selector:
    """One of certain things, to choose."""
    return nodes.Among(things, (), program.CHOOSE)
