"""
Spotting: something to be spotted for an effect, or in older editions for the whole card.

Where a card that spots nothing does nothing at all, its text is read with what it must spot
in front of everything it does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.abilities import EventText
from dejarik.games.destiny.effects.quantities import ThereIs
from dejarik.games.destiny.effects.selectors import IN_PLAY, YOURS, Pick
from dejarik.games.destiny.rules.easing import Easing, contends, eases
from dejarik.kernel.ops import If, Nothing, Sequence, Then
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.stack import pop, push

if TYPE_CHECKING:
    from dejarik.games.destiny.model.edition import Edition
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.program import Node
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class SpotToDo(Easing):
    """
    Spot something to do something; without it nothing is done, and that is not fully done.

    Rulings: arh.part8.spotting.04, arh.part7.then.01
    """

    spotted: Condition
    effect: Op

    def can(self, s: State, scope: Scope) -> bool:
        """Whether it is there, and the effect could do anything."""
        return self.spotted.holds(s, scope) and self.effect.can(s, scope)

    def payable(self, s: State, scope: Scope) -> bool:
        """Whether it is there, and the effect could be done in full."""
        return self.spotted.holds(s, scope) and self.effect.payable(s, scope)

    def seems_payable(self, s: State, scope: Scope) -> bool:
        """The same, as far as everyone knows."""
        return self.spotted.holds(s, scope) and self.effect.seems_payable(s, scope)

    def eases(self, s: State, scope: Scope) -> int:
        """What the effect does, if it is there."""
        return eases(self.effect, s, scope) if self.spotted.holds(s, scope) else 0

    def contends(self) -> bool:
        return contends(self.effect)

    def step(self, s: State, f: Frame) -> None:
        """Look once, do it or note that it was not done, leave."""
        if f.step == 0:
            f.step = 1
            scope = s.scope_of(f)
            if self.spotted.holds(s, scope):
                push(s, self.effect, f)
                return
            scope.ok = False
        pop(s)


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
    """Whether a condition asks for something of one's own in play."""
    if not isinstance(condition, ThereIs):
        return False
    what = condition.what
    return isinstance(what, Pick) and what.zone == IN_PLAY and what.whose == YOURS
