"""
Subjects: whom a modifier is about, and under which conditions.

What belongs here: the beginning and the end of a statement. What does not: what changes
(`modifiers`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.conditions import InSecondWay
from dejarik.games.swccg.effects.place_conditions import ToHere, ToSystem
from dejarik.games.swccg.language.english.conditions import under
from dejarik.games.swccg.language.english.doors import condition
from dejarik.games.swccg.language.english.nouns import Description, said_of, system_name
from dejarik.kernel.terms import Not
from dejarik.speech.lists import listing

if TYPE_CHECKING:
    from dejarik.games.swccg.model.texts import Filter
    from dejarik.kernel.program import Condition
    from dejarik.speech.voice import Voice

YOU: Final = "you"
_ONESELF: Final = (nouns.This, nouns.Bearer, nouns.Chosen)


class Subject:
    """Whom a modifier is about, and what must be true of it."""

    def __init__(self, whom: tuple[Filter, ...], voice: Voice, thing: str = "card") -> None:
        heads = [one for one in whom if isinstance(one, _ONESELF)]
        rest = tuple([one for one in whom if not isinstance(one, _ONESELF)])
        self.is_one: bool = bool(heads)
        self.asked: str = ""
        if heads:
            self.words: str = Description((heads[0],), voice).one()
            self.asked = f"it {said_of(rest, voice)}" if rest else ""
            self.many: bool = False
        else:
            found = Description(whom, voice, thing)
            self.words = found.each()
            self.many = found.is_name and len(found.nouns) > 1

    def does(self, one: str, several: str) -> str:
        """The subject with its verb."""
        if self.words == YOU:
            return f"you {several}"
        return f"{self.words} each {several}" if self.many else f"{self.words} {one}"


def provided_words(who: Subject, provided: tuple[Condition, ...], said: str, voice: Voice) -> str:
    """A statement with its conditions: behind it if they are about its subject."""
    left = tuple([one for one in provided if not isinstance(one, ToHere | ToSystem)])
    if who.is_one and not any(_is_way(one) for one in left):
        asked = [condition(one, voice) for one in left]
        asked += [who.asked] if who.asked else []
        return f"{said} if {listing(asked)}" if asked else said
    return f"{under(left, voice)}{said}"


def _is_way(one: Condition) -> bool:
    inner = one.condition if isinstance(one, Not) else one
    return isinstance(inner, InSecondWay)


def about_system(provided: tuple[Condition, ...]) -> str:
    """The locations that a number is about."""
    for one in provided:
        if isinstance(one, ToSystem):
            return f"a location on {system_name(one.system)}"
    return "this location"
