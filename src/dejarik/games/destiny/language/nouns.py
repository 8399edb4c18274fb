"""Words for things, qualities, amounts, players and conditions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects import die_filters, filters, quantities, selectors
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import Number, Pick
from dejarik.games.destiny.model import facts
from dejarik.kernel import program
from dejarik.kernel.program import Condition, Quantity, Selector

Amount = int | Quantity

# Qualities.

red: Final = filters.OfColour(facts.RED)
blue: Final = filters.OfColour(facts.BLUE)
yellow: Final = filters.OfColour(facts.YELLOW)
gray: Final = filters.OfColour(facts.GRAY)
hero: Final = filters.OfAffiliation(facts.HERO)
villain: Final = filters.OfAffiliation(facts.VILLAIN)
neutral: Final = filters.OfAffiliation(facts.NEUTRAL)
character: Final = filters.OfType((facts.CHARACTER,))
upgrade: Final = filters.OfType((facts.UPGRADE,))
support: Final = filters.OfType((facts.SUPPORT,))
event: Final = filters.OfType((facts.EVENT,))
event_or_support: Final = filters.OfType((facts.EVENT, facts.SUPPORT))
upgrade_or_support: Final = filters.OfType((facts.UPGRADE, facts.SUPPORT))
unique: Final = filters.Unique()
copy_of_this: Final = filters.CopyOfThis()
other: Final = filters.Other()
yours: Final = filters.Yours()
that_is_ready: Final = filters.Ready()
that_is_exhausted: Final = filters.Without(that_is_ready)
showing_damage: Final = filters.Showing((facts.MELEE, facts.RANGED, facts.INDIRECT))
showing_ranged: Final = filters.Showing((facts.RANGED,))
showing_melee: Final = filters.Showing((facts.MELEE,))
showing_a_symbol: Final = die_filters.ShowingASymbol()
showing_a_modifier: Final = die_filters.ShowingAModifier()
already_resolved: Final = die_filters.Resolved()
showing_a_cost: Final = die_filters.ShowingACost()
showing_blank: Final = filters.Showing((facts.BLANK,))
showing_resource: Final = filters.Showing((facts.RESOURCE,))
falling: Final = filters.Falling()
"""Its defeat is on its way."""
with_shields: Final = filters.Shielded(1)
with_a_special: Final = filters.HasSpecial()
with_a_stacked_card: Final = filters.HasStackedCard()
not_the_attached_character: Final = filters.Without(filters.HostOfThis())
playable_for_free: Final = filters.PlayableForFree()


def non(quality: Filter) -> Filter:
    """Not having this quality."""
    return filters.Without(quality)


def any_of(*qualities: Filter) -> Filter:
    """Having one or other of these qualities."""
    return filters.AnyOf(qualities)


def subtype(*names: str) -> Filter:
    """With one of these subtypes."""
    return filters.OfSubtype(names)


def other_than(name: str) -> Filter:
    """Not what was given this name."""
    return filters.NotNamed(name)


def titled(title: str) -> Filter:
    """With this title."""
    return filters.Titled(title)


def copy_of(card: Selector) -> Filter:
    """A copy of that card: with its title."""
    return filters.CopyOf(card)


def with_attached(*subtypes: str) -> Filter:
    """With an upgrade of one of these subtypes attached to it."""
    return filters.HasAttached(subtypes)


def attached_to(card: Selector) -> Filter:
    """On this card."""
    return filters.AttachedTo(card)


def printing(code: str) -> Filter:
    """That very card, named by its set and number, or an identical reprint."""
    return filters.Printing(code)


def with_damage(at_least: int) -> Filter:
    """With at least so much damage on it."""
    return filters.Damaged(at_least)


def of_colour_named(name: str) -> Filter:
    """Of the colour that was chosen under this name."""
    return filters.OfNamedColour(name)


def showing(*symbols: int) -> filters.Showing:
    """A die that shows one of these symbols."""
    return filters.Showing(symbols)


def showing_symbol_of(name: str) -> Filter:
    """A die that shows the symbol chosen under this name."""
    return die_filters.ShowingSymbolOf(name)


def worth_at_least(value: Amount) -> Filter:
    """A die that shows this value or more."""
    return die_filters.WorthAtLeast(number(value))


def worth_at_most(value: Amount) -> Filter:
    """A die that shows this value or less."""
    return die_filters.WorthAtMost(number(value))


def die_of(card: Selector) -> Filter:
    """A die that matches this card."""
    return die_filters.DieOf(card)


def upgrade_die_of(host: Selector) -> Filter:
    """A die that matches an upgrade on this card."""
    return die_filters.UpgradeDieOf(host)


# Things.

this: Final = selectors.ThisCard()
attached_character: Final = selectors.Host()
it: Final = selectors.It()
that: Final = selectors.InEvent()
a_character: Final = Pick(selectors.IN_PLAY, selectors.ANYONES, (character,))
a_die: Final = Pick(selectors.POOL)
a_card_in_play: Final = Pick(selectors.IN_PLAY)
a_card_in_hand: Final = Pick(selectors.HAND, selectors.YOURS)
a_card_in_opponents_hand: Final = Pick(selectors.HAND, selectors.OPPONENTS)
a_card_in_hand_or_discard_pile: Final = Pick(selectors.HAND_OR_DISCARD_PILE, selectors.YOURS)
a_random_card_in_opponents_hand: Final = Pick(
    selectors.HAND, selectors.OPPONENTS, (), program.RANDOM
)
top_card_of_opponents_deck: Final = Pick(
    selectors.TOP_OF_DECK, selectors.OPPONENTS, (), program.ALL
)
a_set_aside_card: Final = Pick(selectors.ASIDE, selectors.ANYONES)


def random_cards_in_opponents_hand(amount: Amount) -> Pick:
    """So many cards at random."""
    return replace(a_random_card_in_opponents_hand, least=number(amount), most=number(amount))


def named(name: str) -> Selector:
    """What was given this name."""
    return selectors.Named(name)


def together(*things: Selector) -> Selector:
    """Several things at once."""
    return selectors.Together(things)


def such(thing: Pick, *qualities: Filter) -> Pick:
    """The same thing, with these qualities as well."""
    return replace(thing, filters=thing.filters + qualities)


def your(thing: Pick, *qualities: Filter) -> Pick:
    """Such a thing under your control."""
    return replace(such(thing, *qualities), whose=selectors.YOURS)


def an_opponents(thing: Pick, *qualities: Filter) -> Pick:
    """Such a thing under an opponent's control."""
    return replace(such(thing, *qualities), whose=selectors.OPPONENTS)


def each(thing: Pick) -> Pick:
    """All such things."""
    return replace(thing, how=program.ALL)


def any_number_of(thing: Pick) -> Pick:
    """As many such things as the chooser likes."""
    return replace(thing, least=Number(0), most=Number(quantities.EVERY_ONE))


def one_or_more(thing: Pick) -> Pick:
    """As many such things as the chooser likes, but not none."""
    return replace(thing, most=Number(quantities.EVERY_ONE))


def up_to(amount: Amount, thing: Pick) -> Pick:
    """At most so many such things."""
    return replace(thing, least=Number(0), most=number(amount))


def exactly(amount: Amount, thing: Pick) -> Pick:
    """Just so many such things."""
    return replace(thing, least=number(amount), most=number(amount))


def those_of(things: Selector, *qualities: Filter) -> Selector:
    """The ones among certain things that have these qualities."""
    return selectors.Among(things, qualities)


def one_of(things: Selector) -> Selector:
    """One of certain things, to choose."""
    return selectors.Among(things, (), program.CHOOSE)


def dice_of(card: Selector) -> Selector:
    """All character dice of a card."""
    return selectors.DiceOf(card, program.ALL)


def a_die_on(card: Selector) -> Selector:
    """A character die that lies on a card."""
    return selectors.DiceOf(card, program.CHOOSE)


# Amounts and players.

you: Final = quantities.You()
the_opponent: Final = quantities.Opponent()
that_player: Final = quantities.ChosenPlayer()


def number(amount: Amount) -> Quantity:
    """A plain number as an amount."""
    return Number(amount) if isinstance(amount, int) else amount


def or_instead(usual: int, instead: int, *, if_: Condition) -> Quantity:
    """An amount, or another one if something holds."""
    return quantities.IfAmount(if_, Number(instead), Number(usual))


def value_of(dice: Selector, *, each_plus: int = 0) -> Quantity:
    """The value dice show, each of them perhaps increased."""
    return quantities.ValueOf(dice, each_plus)


def count_of(things: Selector) -> Quantity:
    """How many there are."""
    return quantities.Count(things)


cards_in_your_hand: Final = count_of(a_card_in_hand)
cards_in_opponents_hand: Final = count_of(a_card_in_opponents_hand)


def shields_on(thing: Selector) -> Quantity:
    """How many shields are on it."""
    return quantities.ShieldsOn(thing)


def resources_of(who: Quantity) -> Quantity:
    """How many resources a player has."""
    return quantities.ResourcesOf(who)


that_much: Final = quantities.EventAmount()
"""As much as in the event the ability waits for; of what kind it was does not count."""


as_much: Final = quantities.AmountDone()
"""As much as the sentence before did."""


def health_of(thing: Selector) -> Quantity:
    """The health of a character, whatever damage is on it."""
    return quantities.HealthOf(thing)


def remaining_health_of(thing: Selector) -> Quantity:
    """What a character has left of its health."""
    return quantities.HealthOf(thing, remaining=True)


def half_of(amount: Quantity, *, rounded_up: bool = True) -> Quantity:
    """Half of an amount."""
    return quantities.Half(amount, rounded_up)


resources_lost_to_it: Final = quantities.DieOutcome()
"""How many resources an opponent lost to the die that was resolved."""


def difference(amount: Amount, other: Amount) -> Quantity:
    """By how much an amount is above another."""
    return quantities.Difference(number(amount), number(other))


def at_most(amount: Quantity, limit: Amount) -> Quantity:
    """An amount, up to a limit."""
    return quantities.Capped(amount, number(limit))


def controller_of(thing: Selector) -> Quantity:
    """The player who controls it."""
    return quantities.ControllerOf(thing)


# Conditions.

you_control_the_battlefield: Final = quantities.YouControlBattlefield()
shields_blocked_some_of_it: Final = quantities.ShieldsBlocked()
"""Shields have blocked some of the damage that was just dealt."""
it_was_the_last_card_of_a_hand: Final = quantities.WasLastOfHand()
"""Of a card just played or discarded: it left an empty hand behind."""
first_round: Final = quantities.FirstRound()


def spot(thing: Pick) -> Condition:
    """You control such a thing."""
    return quantities.ThereIs(replace(thing, whose=selectors.YOURS))


def there_is(thing: Selector) -> Condition:
    """There is such a thing."""
    return quantities.ThereIs(thing)


def is_(thing: Selector, *qualities: Filter) -> Condition:
    """It has these qualities."""
    return quantities.Is(thing, qualities)


def at_least(amount: Quantity, limit: Amount) -> Condition:
    """The amount is not smaller."""
    return quantities.AtLeast(amount, number(limit))


def played_on(*qualities: Filter) -> Condition:
    """The card it is to be attached to has these qualities."""
    return quantities.HasQualities(qualities)


def more_than(amount: Amount, other: Amount) -> Condition:
    """The first amount is larger."""
    return quantities.MoreThan(number(amount), number(other))


def is_even(amount: Amount) -> Condition:
    """An amount is an even number."""
    return quantities.Even(number(amount))


def damage_is(symbol: int) -> Condition:
    """The damage an ability waits for is of this kind."""
    return quantities.DamageIs(symbol)


def not_(condition: Condition) -> Condition:
    """The opposite."""
    return quantities.Not(condition)


def both(*conditions: Condition) -> Condition:
    """All of these."""
    return quantities.Both(conditions)
