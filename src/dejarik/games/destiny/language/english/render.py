"""
Cards in English: one line for each part of a card, and single nodes for questions.

A player reads this in place of the printed card. It is made of the nodes that run, so
text and behaviour cannot differ.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import filters, triggers
from dejarik.games.destiny.effects.abilities import Ongoing
from dejarik.games.destiny.effects.joint_choices import Joint
from dejarik.games.destiny.effects.keywords import Modify
from dejarik.games.destiny.effects.resolution import OnlyAgainst, OpenToDice
from dejarik.games.destiny.effects.selectors import THIS
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.language.english.abilities import effect_clauses
from dejarik.games.destiny.language.english.doors import (
    amount,
    condition,
    influence,
    noun,
    part,
    quality,
)
from dejarik.games.destiny.language.english.facts import voice_of
from dejarik.games.destiny.language.english.keywords import modified
from dejarik.games.destiny.language.english.triggers import happening
from dejarik.games.destiny.model.facts import CHARACTER, Card
from dejarik.kernel import program
from dejarik.kernel.modifiers import Modifier
from dejarik.speech.clause import sentences
from dejarik.speech.voice import Voice

USUAL_COPIES: Final = 2
"""How many of one card a deck may hold where the card says nothing."""


def render_card(text: CardText, card: Card | None = None) -> str:
    """
    What a card does, one line for each part, and one if a deck may hold more of it than usual.

    With the card's facts it speaks of "this upgrade", without them of "this card".
    Raises NoWords, which names the node and the file that lacks it.
    """
    lines = [_line(one, text, card) for one in text.parts if not _is_said_before(one, text)]
    if card is not None and card.type != CHARACTER and card.deck_limit > USUAL_COPIES:
        this = voice_in(card, text).this
        lines.append(f"Up to {card.deck_limit} copies of {this} fit into a deck.")
    return "\n".join(lines)


def _only_here(parts: tuple[program.Node, ...]) -> list[tuple[filters.Filter, ...]]:
    """The dice that can be resolved against this card, and against nothing else."""
    modifiers = [one.modifier for one in parts if isinstance(one, Ongoing)]
    only = [one.dice for one in modifiers if isinstance(one, OnlyAgainst) and one.targets == THIS]
    opened = [one.dice for one in modifiers if isinstance(one, OpenToDice)]
    return [one for one in only if one in opened]


def _is_said_before(one: program.Node, text: CardText) -> bool:
    """Whether another line says it: against what the dice that this card opens itself to go."""
    modifier = one.modifier if isinstance(one, Ongoing) else None
    return isinstance(modifier, OnlyAgainst) and modifier.dice in _only_here(text.parts)


def _line(one: program.Node, text: CardText, card: Card | None) -> str:
    """The line of a part."""
    said = part(one, voice_in(card, text))
    modifier = one.modifier if isinstance(one, Ongoing) else None
    if isinstance(modifier, OpenToDice) and modifier.dice in _only_here(text.parts):
        return said.replace(" as well.", ", and against nothing else.")
    return said


def voice_in(card: Card | None, text: CardText | None) -> Voice:
    """The voice of a card: a mod is attached to what it modifies, not to a character."""
    voice = voice_of(card)
    for one in () if text is None else text.parts:
        if isinstance(one, Modify):
            voice.host = f"the attached {modified(one, voice)}"
    return voice


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
    voice = voice_in(card, text)
    if text is not None:
        for one in text.parts:
            part(one, voice)
        voice.topic = None
    if to_opponent:
        voice.turn_to_opponent()
    if isinstance(node, program.Op):
        return sentences(effect_clauses(node, voice))
    if isinstance(node, program.Selector):
        return noun(node, voice)
    if isinstance(node, program.Quantity):
        return amount(node, voice)
    if isinstance(node, program.Condition):
        return condition(node, voice)
    if isinstance(node, Modifier):
        return influence(node, voice)
    if isinstance(node, filters.Filter | Joint):
        return quality(node, voice).said[0]
    if isinstance(node, triggers.Happening):
        return happening(node, voice)
    return part(node, voice)
