"""
Words for things, qualities, amounts, players and conditions.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects import filters
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.quantities import (
    EVERY_ONE,
    AtLeast,
    Both,
    ControllerOf,
    Count,
    IfAmount,
    Is,
    Not,
    Opponent,
    ThereIs,
    ValueOf,
    You,
    YouControlBattlefield,
)
from dejarik.games.destiny.effects.selectors import (
    ANYONES,
    ASIDE,
    HAND,
    HAND_OR_DISCARD_PILE,
    IN_PLAY,
    OPPONENTS,
    POOL,
    TOP_OF_DECK,
    YOURS,
    DiceOf,
    Host,
    InEvent,
    It,
    Named,
    Number,
    Pick,
    ThisCard,
)
from dejarik.games.destiny.facts import (
    BLUE,
    CHARACTER,
    EVENT,
    GRAY,
    INDIRECT,
    MELEE,
    RANGED,
    RED,
    SUPPORT,
    UPGRADE,
    YELLOW,
)
from dejarik.kernel.program import ALL, CHOOSE, RANDOM, Condition, Quantity, Selector

Amount = int | Quantity

# Qualities.

red: Final = filters.OfColour(RED)
blue: Final = filters.OfColour(BLUE)
yellow: Final = filters.OfColour(YELLOW)
gray: Final = filters.OfColour(GRAY)
character: Final = filters.OfType((CHARACTER,))
upgrade: Final = filters.OfType((UPGRADE,))
support: Final = filters.OfType((SUPPORT,))
event: Final = filters.OfType((EVENT,))
event_or_support: Final = filters.OfType((EVENT, SUPPORT))
unique: Final = filters.Unique()
other: Final = filters.Other()
yours: Final = filters.Yours()
showing_damage: Final = filters.Showing((MELEE, RANGED, INDIRECT))
showing_ranged: Final = filters.Showing((RANGED,))
showing_melee: Final = filters.Showing((MELEE,))
with_shields: Final = filters.Shielded(1)
with_a_special: Final = filters.HasSpecial()
with_a_stacked_card: Final = filters.HasStackedCard()
playable_for_free: Final = filters.PlayableForFree()


def non(quality: Filter) -> Filter:
    """
    Not having this quality.
    """
    return filters.Without(quality)


def subtype(*names: str) -> Filter:
    """
    With one of these subtypes.
    """
    return filters.OfSubtype(names)


def titled(title: str) -> Filter:
    """
    With this title.
    """
    return filters.Titled(title)


def with_damage(at_least: int) -> Filter:
    """
    With at least so much damage on it.
    """
    return filters.Damaged(at_least)


def of_colour_named(name: str) -> Filter:
    """
    Of the colour that was chosen under this name.
    """
    return filters.OfNamedColour(name)


# Things.

this: Final = ThisCard()
attached_character: Final = Host()
it: Final = It()
that: Final = InEvent()
a_character: Final = Pick(IN_PLAY, ANYONES, (character,))
a_die: Final = Pick(POOL)
a_card_in_play: Final = Pick(IN_PLAY)
a_card_in_hand: Final = Pick(HAND, YOURS)
a_card_in_hand_or_discard_pile: Final = Pick(HAND_OR_DISCARD_PILE, YOURS)
a_random_card_in_opponents_hand: Final = Pick(HAND, OPPONENTS, (), RANDOM)
top_card_of_opponents_deck: Final = Pick(TOP_OF_DECK, OPPONENTS, (), ALL)
a_set_aside_card: Final = Pick(ASIDE, ANYONES)


def named(name: str) -> Selector:
    """
    What was given this name.
    """
    return Named(name)


def such(thing: Pick, *qualities: Filter) -> Pick:
    """
    The same thing, with these qualities as well.
    """
    return replace(thing, filters=thing.filters + qualities)


def your(thing: Pick, *qualities: Filter) -> Pick:
    """
    Such a thing under your control.
    """
    return replace(such(thing, *qualities), whose=YOURS)


def an_opponents(thing: Pick, *qualities: Filter) -> Pick:
    """
    Such a thing under an opponent's control.
    """
    return replace(such(thing, *qualities), whose=OPPONENTS)


def each(thing: Pick) -> Pick:
    """
    All such things.
    """
    return replace(thing, how=ALL)


def any_number_of(thing: Pick) -> Pick:
    """
    As many such things as the chooser likes.
    """
    return replace(thing, least=Number(0), most=Number(EVERY_ONE))


def up_to(amount: Amount, thing: Pick) -> Pick:
    """
    At most so many such things.
    """
    return replace(thing, least=Number(0), most=number(amount))


def dice_of(card: Selector) -> Selector:
    """
    All character dice of a card.
    """
    return DiceOf(card, ALL)


def a_die_on(card: Selector) -> Selector:
    """
    A character die that lies on a card.
    """
    return DiceOf(card, CHOOSE)


# Amounts and players.

you: Final = You()
the_opponent: Final = Opponent()


def number(amount: Amount) -> Quantity:
    """
    A plain number as an amount.
    """
    return Number(amount) if isinstance(amount, int) else amount


def or_instead(usual: int, instead: int, *, if_: Condition) -> Quantity:
    """
    An amount, or another one if something holds.
    """
    return IfAmount(if_, Number(instead), Number(usual))


def value_of(dice: Selector) -> Quantity:
    """
    The value dice show.
    """
    return ValueOf(dice)


def count_of(things: Selector) -> Quantity:
    """
    How many there are.
    """
    return Count(things)


def controller_of(thing: Selector) -> Quantity:
    """
    The player who controls it.
    """
    return ControllerOf(thing)


# Conditions.

you_control_the_battlefield: Final = YouControlBattlefield()


def spot(thing: Pick) -> Condition:
    """
    You control such a thing.
    """
    return ThereIs(replace(thing, whose=YOURS))


def there_is(thing: Selector) -> Condition:
    """
    There is such a thing.
    """
    return ThereIs(thing)


def is_(thing: Selector, *qualities: Filter) -> Condition:
    """
    It has these qualities.
    """
    return Is(thing, qualities)


def at_least(amount: Quantity, limit: Amount) -> Condition:
    """
    The amount is not smaller.
    """
    return AtLeast(amount, number(limit))


def not_(condition: Condition) -> Condition:
    """
    The opposite.
    """
    return Not(condition)


def both(*conditions: Condition) -> Condition:
    """
    All of these.
    """
    return Both(conditions)
