"""
Cards in English: one line for each part of a card, and single nodes for questions.

A player reads this in place of the printed card. It is made of the nodes that run, so
text and behaviour cannot differ.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import abilities, filters
from dejarik.games.destiny.effects.quantities import Is
from dejarik.games.destiny.effects.selectors import ThisCard
from dejarik.games.destiny.language.english.grammar import (
    STATEMENT,
    Clause,
    Voice,
    a,
    sentence,
    sentences,
    voice_of,
)
from dejarik.games.destiny.language.english.happenings import happening, is_deed
from dejarik.games.destiny.language.english.nouns import Description
from dejarik.games.destiny.language.english.speaking import (
    amount,
    clauses,
    condition,
    influence,
    noun,
    part,
    quality,
)
from dejarik.games.destiny.language.words import CardText
from dejarik.games.destiny.model.facts import Card
from dejarik.games.destiny.rules.timing import AFTER, BEFORE, JUST_BEFORE
from dejarik.kernel import program
from dejarik.kernel.modifiers import Modifier

_BANDS: Final = {AFTER: "after", BEFORE: "before", JUST_BEFORE: "before"}


def render_card(text: CardText, card: Card | None = None) -> str:
    """
    What a card does, one line for each part.

    With the card's facts it speaks of "this upgrade", without them of "this card".
    Raises NoWords, which names the node and the file that lacks it.
    """
    return "\n".join(part(one, voice_of(card)) for one in text.parts)


def render_node(
    node: program.Node,
    card: Card | None = None,
    text: CardText | None = None,
    *,
    to_opponent: bool = False,
) -> str:
    """
    One node in words, for a question or a line of the log.

    An op becomes sentences; a part its line; anything else a phrase as it would stand
    inside a sentence. With the text it stands in, it knows what has been named there.
    `to_opponent` says it to the opponent of whose card it is. Raises NoWords.
    """
    voice = voice_of(card)
    if text is not None:
        for one in text.parts:
            part(one, voice)
        voice.topic = None
    if to_opponent:
        voice.turn_to_opponent()
    if isinstance(node, program.Op):
        return sentences(_effect(node, voice))
    if isinstance(node, program.Selector):
        return noun(node, voice)
    if isinstance(node, program.Quantity):
        return amount(node, voice)
    if isinstance(node, program.Condition):
        return condition(node, voice)
    if isinstance(node, Modifier):
        return influence(node, voice)
    if isinstance(node, filters.Filter):
        return quality(node, voice).said[0]
    if isinstance(node, abilities.Happening):
        return happening(node, voice)
    return part(node, voice)


def _effect(effect: program.Op, voice: Voice) -> list[Clause]:
    """What an ability does; even nothing is said."""
    return clauses(effect, voice) or [Clause("nothing happens", STATEMENT)]


@part.register
def _triggered(node: abilities.Triggered, voice: Voice) -> str:
    if node.band not in _BANDS:
        return _replacement(node, voice)
    when = happening(node.when, voice)
    if is_deed(node.when):
        # "After playing", not "after you play": shorter, and further from the printed words.
        verb, _, rest = when.removeprefix("you ").partition(" ")
        when = f"{verb.removesuffix('e')}ing {rest}"
    asked = "" if node.condition is None else f" if {condition(node.condition, voice)},"
    found = _effect(node.effect, voice)
    found[0] = Clause(f"{_BANDS[node.band]} {when},{asked} {found[0].text}", found[0].kind)
    return sentences(found)


def _replacement(node: abilities.Triggered, voice: Voice) -> str:
    asked = node.condition
    if isinstance(asked, Is) and isinstance(asked.what, ThisCard):
        # A card that may be of another type by then is best called just a card.
        voice.this = "this card"
    when = happening(node.when, voice, would=True)
    while_ = "" if asked is None else f" while {condition(asked, voice)}"
    found = _effect(node.effect, voice)
    found[0] = Clause(f"whenever {when}{while_}, {found[0].text}", found[0].kind)
    return sentences(found)


@part.register
def _event_text(node: abilities.EventText, voice: Voice) -> str:
    return sentences(_effect(node.effect, voice))


@part.register
def _special(node: abilities.Special, voice: Voice) -> str:
    return f"Special: {sentences(_effect(node.effect, voice))}"


@part.register
def _action(node: abilities.Action, voice: Voice) -> str:
    label = "Power action" if node.power else "Action"
    return f"{label}: {sentences(_effect(node.effect, voice))}"


@part.register
def _claim_text(node: abilities.ClaimText, voice: Voice) -> str:
    return f"Claim: {sentences(_effect(node.effect, voice))}"


@part.register
def _ongoing(node: abilities.Ongoing, voice: Voice) -> str:
    return sentence(influence(node.modifier, voice))


@part.register
def _host_only(node: abilities.HostOnly, voice: Voice) -> str:
    thing = Description(node.host, voice, "character")
    return f"Only on {a(thing.one())}{' of yours' if thing.is_yours else ''}."


@part.register
def _only_if(node: abilities.OnlyIf, voice: Voice) -> str:
    asked = condition(node.condition, voice)
    if asked.startswith("you can spot "):
        return f"Only if {asked.removeprefix('you can spot ')} can be spotted."
    return f"Only if {asked}."


@part.register
def _costs_x(node: abilities.CostsX, voice: Voice) -> str:
    return sentence(f"the X in its cost is {amount(node.amount, voice)}")


@part.register
def _costs_less(node: abilities.CostsLess, voice: Voice) -> str:
    when = "" if node.condition is None else f" while {condition(node.condition, voice)}"
    return sentence(f"playing {voice.this} costs you {amount(node.amount, voice)} less{when}")


@part.register
def _has_abilities_of(node: abilities.HasAbilitiesOf, voice: Voice) -> str:
    return sentence(f"{voice.this} also has the abilities of {noun(node.cards, voice)}")
