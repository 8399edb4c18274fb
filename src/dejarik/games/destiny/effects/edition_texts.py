"""
A card's text as an edition reads it.

Where a card that spots nothing does nothing at all, its text is read with what it must spot
in front of everything it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.abilities import EventText
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.effects.structure import SpotToDo
from dejarik.kernel.ops import If, Nothing, Sequence, Then
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.terms import ThereIs

if TYPE_CHECKING:
    from dejarik.games.destiny.model.edition import Edition
    from dejarik.kernel.program import Node


def as_read(edition: Edition, parts: tuple[Node, ...]) -> tuple[Node, ...]:
    """
    A card's parts as an edition reads them.

    Rulings: arh.part8.spotting.04, ffg17.part8.spotting.01
    """
    if edition.spot_is_for_its_effect:
        return parts
    read: list[Node] = []
    for part in parts:
        if isinstance(part, EventText):
            read.append(EventText(spotting_first(part.effect)))
        else:
            read.append(part)
    return tuple(read)


def spotting_first(effect: Op) -> Op:
    """The same effect behind the first thing that one of its sentences must spot."""
    if not isinstance(effect, Sequence):
        return effect
    for place, sentence in enumerate(effect.parts):
        asked = asked_of(sentence)
        if asked is not None:
            rest = (*effect.parts[:place], unasked(sentence), *effect.parts[place + 1 :])
            return If(asked, Sequence(rest))
    return effect


def asked_of(sentence: Op) -> Condition | None:
    """What a sentence must spot; None if it is none of those."""
    if isinstance(sentence, SpotToDo):
        return sentence.spotted
    if isinstance(sentence, Then):
        return asked_of(sentence.first)
    return sentence.condition if isinstance(sentence, If) and must_spot(sentence) else None


def unasked(sentence: Op) -> Op:
    """The same sentence where that has been spotted already."""
    if isinstance(sentence, SpotToDo):
        return sentence.effect
    if isinstance(sentence, Then):
        return Then(unasked(sentence.first), sentence.second)
    return sentence.then if isinstance(sentence, If) else sentence


def must_spot(sentence: If) -> bool:
    """Whether a sentence is one that only spotting something allows."""
    return is_spotting(sentence.condition) and isinstance(sentence.otherwise, Nothing)


def is_spotting(condition: Condition) -> bool:
    """Whether a condition asks for something to spot."""
    return (
        isinstance(condition, ThereIs)
        and isinstance(condition.what, Pick)
        and condition.what.spotted
    )
