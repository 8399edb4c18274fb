"""
Cards in English: one line for each part of a card, and single nodes for questions.

A player reads this in place of the printed card. It is made of the nodes that run, so
text and behaviour cannot differ.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.effects import abilities, filters
from dejarik.games.destiny.effects.quantities import Is
from dejarik.games.destiny.effects.selectors import It, ThisCard
from dejarik.games.destiny.facts import Card
from dejarik.games.destiny.language.english.grammar import (
    Clause,
    Voice,
    a,
    sentence,
    sentences,
    third_person,
    voice_of,
)
from dejarik.games.destiny.language.english.nouns import Description
from dejarik.games.destiny.language.english.speaking import (
    NoWords,
    amount,
    clauses,
    condition,
    influence,
    noun,
    part,
    quality,
)
from dejarik.games.destiny.language.words import CardText, redeploy
from dejarik.games.destiny.rules.timing import AFTER, BEFORE
from dejarik.games.destiny.rules.values import AMBUSH, KEYWORD_NAMES
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Node, Op, Quantity, Selector

_BANDS: Final = {AFTER: "after", BEFORE: "before"}

# What players do: the verb, and the noun if the ability names none.
_DEEDS: Final = {
    ev.ACTION_TAKEN: ("take", "action"),
    ev.ACTIVATED: ("activate", "card"),
    ev.BATTLEFIELD_CLAIMED: ("claim", "battlefield"),
    ev.CARD_PLAYED: ("play", "card"),
    ev.DIE_REMOVED: ("remove", "die"),
    ev.DIE_RESOLVED: ("resolve", "die"),
    ev.DIE_TURNED: ("turn", "die"),
}

# What happens to things, told of the thing: now, if it would, and the noun.
_FATES: Final = {
    ev.ACTIVATED: ("is activated", "be activated", "card"),
    ev.ATTACHED: ("is moved", "be moved", "card"),
    ev.CARD_DISCARDED: ("is discarded", "be discarded", "card"),
    ev.CARD_PLAYED: ("is played", "be played", "card"),
    ev.DAMAGE_DEALT: ("is dealt damage", "be dealt damage", "character"),
    ev.DAMAGE_HEALED: ("is healed", "be healed", "character"),
    ev.DAMAGE_TAKEN: ("takes damage", "take damage", "character"),
    ev.DEFEATED: ("is defeated", "be defeated", "character"),
    ev.DIE_REMOVED: ("is removed", "be removed", "die"),
    ev.DIE_RESOLVED: ("is resolved", "be resolved", "die"),
    ev.DIE_TURNED: ("is turned", "be turned", "die"),
    ev.ENTERED_PLAY: ("enters play", "enter play", "card"),
    ev.EXHAUSTED: ("is exhausted", "be exhausted", "card"),
    ev.LEFT_PLAY: ("leaves play", "leave play", "card"),
    ev.READIED: ("is readied", "be readied", "card"),
    ev.SHIELDS_GAINED: ("gains shields", "gain shields", "character"),
    ev.SHIELDS_LOST: ("loses shields", "lose shields", "character"),
}

# What is about no thing in particular.
_MOMENTS: Final = {
    ev.ROUND_BEGAN: "a round begins",
    ev.ROUND_ENDED: "a round ends",
    ev.SETUP_DONE: "setup",
    ev.TURN_BEGAN: "a turn begins",
}


def render_card(text: CardText, card: Card | None = None) -> str:
    """
    What a card does, one line for each part.

    With the card's facts it speaks of "this upgrade", without them of "this card".
    Raises NoWords, which names the node and the file that lacks it.
    """
    return "\n".join(part(one, voice_of(card)) for one in text.parts)


def render_node(node: Node, card: Card | None = None, text: CardText | None = None) -> str:
    """
    One node in words, for a question or a line of the log.

    An op becomes sentences; a part its line; anything else a phrase as it would stand
    inside a sentence. With the text it stands in, it knows what has been named there.
    Raises NoWords.
    """
    voice = voice_of(card)
    if text is not None:
        for one in text.parts:
            part(one, voice)
        voice.topic = None
    if isinstance(node, Op):
        return sentences(clauses(node, voice)) or "Nothing happens."
    if isinstance(node, Selector):
        return noun(node, voice)
    if isinstance(node, Quantity):
        return amount(node, voice)
    if isinstance(node, Condition):
        return condition(node, voice)
    if isinstance(node, Modifier):
        return influence(node, voice)
    if isinstance(node, filters.Filter):
        return quality(node, voice).said[0]
    if isinstance(node, abilities.Happening):
        return happening(node, voice)
    return part(node, voice)


def happening(when: abilities.Happening, voice: Voice, *, would: bool = False) -> str:
    """
    An event an ability waits for.
    """
    by_you, by_opponent = when.by == abilities.BY_YOU, when.by == abilities.BY_OPPONENT
    if when.kind in _MOMENTS and not when.about:
        return _MOMENTS[when.kind]
    if when.kind in _DEEDS and (by_you or by_opponent):
        verb, default = _DEEDS[when.kind]
        thing = f"{verb} {_about(when, default, voice)}"
        if would:
            return f"{'you' if by_you else 'your opponent'} would {thing}"
        return thing if by_you else f"your opponent {third_person(thing)}"
    if when.kind not in _FATES:
        raise NoWords(when, f"cards.py, for the event {ev.EVENT_NAMES[when.kind]}")
    fate, infinitive, default = _FATES[when.kind]
    thing = _about(when, default, voice)
    voice.event = f"the defeated {default}" if when.kind == ev.DEFEATED else f"that {default}"
    return f"{thing} would {infinitive}" if would else f"{thing} {fate}"


def _about(when: abilities.Happening, default: str, voice: Voice) -> str:
    """
    The thing an event is about.
    """
    if filters.This() in when.about:
        voice.topic = ThisCard()
        voice.it = voice.this
        return voice.this
    if filters.HostOfThis() in when.about:
        voice.it = voice.host
        return voice.host
    thing = Description(when.about, voice, default)
    voice.it = thing.that()
    voice.topic = It()
    if thing.is_yours:
        return f"{'another' if thing.is_other else 'one'} of your {thing.many()}"
    return f"another {thing.one()}" if thing.is_other else a(thing.one())


@part.register
def _triggered(node: abilities.Triggered, voice: Voice) -> str:
    if node == redeploy():
        return f"Redeploy: {_ability(node, voice)}"
    return _ability(node, voice)


def _ability(node: abilities.Triggered, voice: Voice) -> str:
    if node.band not in _BANDS:
        return _replacement(node, voice)
    when = happening(node.when, voice)
    if node.when.by == abilities.BY_YOU and node.when.kind in _DEEDS:
        verb, _, rest = when.partition(" ")
        when = f"{verb.removesuffix('e')}ing {rest}"
    asked = "" if node.condition is None else f" if {condition(node.condition, voice)},"
    found = clauses(node.effect, voice)
    found[0] = Clause(f"{_BANDS[node.band]} {when},{asked} {found[0].text}", found[0].kind)
    return sentences(found)


def _replacement(node: abilities.Triggered, voice: Voice) -> str:
    asked = node.condition
    if isinstance(asked, Is) and isinstance(asked.what, ThisCard):
        # A card that may be of another type by then is best called just a card.
        voice.this = "this card"
    when = happening(node.when, voice, would=True)
    while_ = "" if asked is None else f" while {condition(asked, voice)}"
    found = clauses(node.effect, voice)
    found[0] = Clause(f"if {when}{while_}, {found[0].text}", found[0].kind)
    return sentences(found)


@part.register
def _event_text(node: abilities.EventText, voice: Voice) -> str:
    return sentences(clauses(node.effect, voice))


@part.register
def _special(node: abilities.Special, voice: Voice) -> str:
    return f"Special: {sentences(clauses(node.effect, voice))}"


@part.register
def _action(node: abilities.Action, voice: Voice) -> str:
    label = "Power action" if node.power else "Action"
    return f"{label}: {sentences(clauses(node.effect, voice))}"


@part.register
def _claim_text(node: abilities.ClaimText, voice: Voice) -> str:
    return f"Claim: {sentences(clauses(node.effect, voice))}"


@part.register
def _ongoing(node: abilities.Ongoing, voice: Voice) -> str:
    return sentence(influence(node.modifier, voice))


@part.register
def _keyword(node: abilities.Keyword, voice: Voice) -> str:
    if node.keyword == AMBUSH:
        return f"Ambush: After playing {voice.this}, you may take 1 additional action."
    return sentence(KEYWORD_NAMES[node.keyword])


@part.register
def _host_only(node: abilities.HostOnly, voice: Voice) -> str:
    thing = Description(node.host, voice, "character")
    return f"Only on {a(thing.one())}{' of yours' if thing.is_yours else ''}."


@part.register
def _only_if(node: abilities.OnlyIf, voice: Voice) -> str:
    return f"Only if {condition(node.condition, voice)}."


@part.register
def _has_abilities_of(node: abilities.HasAbilitiesOf, voice: Voice) -> str:
    return sentence(f"{voice.this} also has the abilities of {noun(node.cards, voice)}")
