"""Triggers in English: what an ability waits for, and what it does then."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects import filters
from dejarik.games.destiny.effects import triggers as nodes
from dejarik.games.destiny.effects.conditions import Is
from dejarik.games.destiny.effects.selectors import It, ThisCard
from dejarik.games.destiny.language.english.abilities import effect_clauses
from dejarik.games.destiny.language.english.doors import ENGLISH, condition, part
from dejarik.games.destiny.language.english.selectors import Description
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER, BEFORE, JUST_BEFORE
from dejarik.speech.clause import Clause, sentences
from dejarik.speech.doors import NoWords
from dejarik.speech.persons import third_person
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice

# What players do: the verb, and the noun if the ability names none.
_DEEDS: Final = {
    ev.ACTION_TAKEN: ("take", "action"),
    ev.ACTIVATED: ("activate", "card"),
    ev.ACTIVATION_DUE: ("activate", "card"),
    ev.BATTLEFIELD_CLAIMED: ("claim", "battlefield"),
    ev.BATTLEFIELD_TAKEN: ("take", "battlefield"),
    ev.CARD_DISCARDED: ("discard", "card"),
    ev.CARD_PLAYED: ("play", "card"),
    ev.DICE_ROLLED: ("roll", "die"),
    ev.DIE_REMOVED: ("remove", "die"),
    ev.DIE_RESOLVED: ("resolve", "die"),
    ev.DIE_TURNED: ("turn", "die"),
    ev.PAYMENT_DUE: ("pay for", "card"),
}

# What happens to things, told of the thing: now, if it would, and the noun.
_FATES: Final = {
    ev.ACTIVATED: ("is activated", "be activated", "card"),
    ev.ACTIVATION_DUE: ("is activated", "be activated", "card"),
    ev.ATTACHED: ("is moved", "be moved", "card"),
    ev.BECAME_ELITE: ("becomes elite", "become elite", "card"),
    ev.CARD_DISCARDED: ("is discarded", "be discarded", "card"),
    ev.CARD_PLAYED: ("is played", "be played", "card"),
    ev.DAMAGE_BLOCKING: ("is to block damage", "block damage", "character"),
    ev.DAMAGE_DEALT: ("is dealt damage", "be dealt damage", "character"),
    ev.DAMAGE_HEALED: ("is healed", "be healed", "character"),
    ev.DAMAGE_TAKEN: ("takes damage", "take damage", "character"),
    ev.DEFEATED: ("is defeated", "be defeated", "character"),
    ev.DIE_REMOVED: ("is removed", "be removed", "die"),
    ev.DIE_RESOLVED: ("is resolved", "be resolved", "die"),
    ev.DIE_TURNED: ("is turned", "be turned", "die"),
    ev.ENTERED_PLAY: ("enters play", "enter play", "card"),
    ev.EXHAUSTED: ("is exhausted", "be exhausted", "card"),
    ev.FLIPPED: ("is flipped", "be flipped", "card"),
    ev.LEFT_PLAY: ("leaves play", "leave play", "card"),
    ev.READIED: ("is readied", "be readied", "card"),
    ev.SHIELDS_GAINED: ("gains shields", "gain shields", "character"),
    ev.SHIELDS_LOST: ("loses shields", "lose shields", "character"),
}

# What is about no thing in particular.
_MOMENTS: Final = {
    ev.CARDS_REVEALED: "cards are revealed",
    ev.ROUND_BEGAN: "a round begins",
    ev.ROUND_ENDED: "a round ends",
    ev.SETUP_DONE: "setup",
    ev.TURN_BEGAN: "a turn begins",
}
_BANDS: Final = {AFTER: "after", BEFORE: "before", JUST_BEFORE: "before"}


def happening(when: nodes.Happening, voice: Voice, *, would: bool = False) -> str:
    """An event an ability waits for."""
    if when.also is not None:
        first = happening(replace(when, also=None), voice, would=would)
        return _either(first, happening(when.also, voice, would=would))
    by_you, by_opponent = when.by == nodes.BY_YOU, when.by == nodes.BY_OPPONENT
    if when.kind in _MOMENTS and not when.about:
        return _MOMENTS[when.kind]
    if when.kind in _DEEDS and (by_you or by_opponent):
        verb, default = _DEEDS[when.kind]
        about = _about(when, default, voice)
        if by_opponent and when.kind in _FATES and not would:
            return f"{about} {_FATES[when.kind][0]} by your opponent"
        thing = f"{verb} {about}"
        if when.kind == ev.PAYMENT_DUE:
            thing += " you play" if by_you else " they play"
        if would:
            return f"{'you' if by_you else 'your opponent'} would {thing}"
        return f"you {thing}" if by_you else f"your opponent {third_person(thing)}"
    if when.kind not in _FATES:
        raise NoWords(when, ENGLISH, f" of the event {ev.EVENT_NAMES[when.kind]}")
    fate, infinitive, default = _FATES[when.kind]
    thing = _about(when, default, voice)
    if when.kind == ev.DEFEATED:
        voice.event = "the defeated character"
    return f"{thing} would {infinitive}" if would else f"{thing} {fate}"


def _either(first: str, second: str) -> str:
    """One event or the other; the words they begin and end with are said once."""
    one, two = first.split(), second.split()
    begin = end = 0
    most = min(len(one), len(two)) - 1
    while begin < most and one[begin] == two[begin]:
        begin += 1
    while end < most - begin and one[-1 - end] == two[-1 - end]:
        end += 1
    middle = [*one[begin : len(one) - end], "or", *two[begin : len(two) - end]]
    return " ".join([*one[:begin], *middle, *one[len(one) - end :]])


def _about(when: nodes.Happening, default: str, voice: Voice) -> str:
    """The thing an event is about."""
    if filters.This() in when.about:
        voice.topic = ThisCard()
        voice.it = voice.event = voice.this
        return voice.this
    if filters.HostOfThis() in when.about:
        voice.it = voice.event = voice.host
        return voice.host
    if default == "battlefield":
        return "the battlefield"
    theirs = filters.Without(filters.Yours())
    thing = Description(tuple(one for one in when.about if one != theirs), voice, default)
    voice.it = voice.event = thing.that()
    voice.topic = It()
    if thing.is_yours:
        return f"{'another' if thing.is_other else 'one'} of your {thing.many()}"
    if theirs in when.about:
        return f"one of your opponent’s {thing.many()}"
    return f"another {thing.one()}" if thing.is_other else a(thing.one())


def is_deed(when: nodes.Happening) -> bool:
    """Whether it is something you do, which can be told as "after doing it"."""
    return when.also is None and when.by == nodes.BY_YOU and when.kind in _DEEDS


@part.register
def _triggered(node: nodes.Triggered, voice: Voice) -> str:
    if node.band not in _BANDS:
        return _replacement(node, voice)
    when = happening(node.when, voice)
    if is_deed(node.when):
        # "After playing", not "after you play": shorter, and further from the printed words.
        verb, _, rest = when.removeprefix("you ").partition(" ")
        when = f"{verb.removesuffix('e')}ing {rest}"
    if node.band == AFTER and when == f"{voice.this} is defeated":
        when = f"the defeat of {voice.this}"
    asked = "" if node.condition is None else f" if {condition(node.condition, voice)},"
    found = effect_clauses(node.effect, voice)
    first = found[0].text
    price = f"by exhausting {voice.this}, "
    if first.startswith(price):
        first = f"exhaust {voice.this}; if you do, {first.removeprefix(price)}"
    found[0] = Clause(f"{_BANDS[node.band]} {when},{asked} {first}", found[0].kind)
    return sentences(found)


def _replacement(node: nodes.Triggered, voice: Voice) -> str:
    asked = node.condition
    if isinstance(asked, Is) and isinstance(asked.what, ThisCard):
        # A card that may be of another type by then is best called just a card.
        voice.this = "this card"
    when = happening(node.when, voice, would=True)
    while_ = "" if asked is None else f" while {condition(asked, voice)}"
    found = effect_clauses(node.effect, voice)
    found[0] = Clause(f"whenever {when}{while_}, {found[0].text}", found[0].kind)
    return sentences(found)
