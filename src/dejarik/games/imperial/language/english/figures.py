"""Figures in English: which ones are meant."""

from __future__ import annotations

from typing import Final

from dejarik.games.imperial.effects import figures as nodes
from dejarik.games.imperial.language.english.deeds import (
    EACH_OF_THEM,
    INTRODUCED,
    THAT_FIGURE,
    THOSE_FIGURES,
    YOU,
    Deed,
    this_figure,
)
from dejarik.games.imperial.language.english.doors import noun, quality
from dejarik.kernel.program import Selector
from dejarik.speech.doors import Quality
from dejarik.speech.lists import listing
from dejarik.speech.plurals import a, count
from dejarik.speech.voice import Voice

FIGURE: Final = "figure"
_NO_NOUNS: Final = frozenset({"Heavy Weapon"})
_PLURALS: Final = {"Spy": "Spies"}


def trait_noun(trait: str) -> str:
    """A figure with a trait: "Trooper", "Heavy Weapon figure"."""
    return f"{trait} {FIGURE}" if trait in _NO_NOUNS else trait


def plural(thing: str) -> str:
    """Several such figures."""
    return _PLURALS.get(thing, f"{thing}s")


class Description:
    """Figures by their filters, as words before and behind a noun."""

    def __init__(self, filters: tuple[nodes.Filter, ...], voice: Voice) -> None:
        traits = [one.trait for one in filters if isinstance(one, nodes.WithTrait)]
        others = [one for one in filters if not isinstance(one, nodes.WithTrait | nodes.Other)]
        found = [quality(one, voice) for one in others]
        self.other: bool = any(isinstance(one, nodes.Other) for one in filters)
        self.before: list[str] = [one.before[0] for one in found if one.before[0]]
        behind = [one.after[0] for one in found if one.after[0]]
        self.after: str = listing(sorted(behind, key=lambda one: not one.startswith("within")))
        self.thing: str = trait_noun(traits[0]) if traits else FIGURE

    def _head(self, thing: str) -> str:
        return " ".join([*sorted(self.before, key=_order), thing])

    def _tail(self) -> str:
        return f" {self.after}" if self.after else ""

    def one(self) -> str:
        """One of them: "another friendly Trooper within 3 spaces"."""
        head = self._head(self.thing)
        return f"{f'another {head}' if self.other else a(head)}{self._tail()}"

    def every(self) -> str:
        """All of them, one by one: "each other friendly figure"."""
        return f"each {'other ' * self.other}{self._head(self.thing)}{self._tail()}"

    def any_of(self) -> str:
        """One of them, whichever: "any Creature"."""
        return f"any {'other ' * self.other}{self._head(self.thing)}{self._tail()}"

    def many(self) -> str:
        """Several of them: "other friendly figures"."""
        return f"{'other ' * self.other}{self._head(plural(self.thing))}{self._tail()}"


_ORDER: Final = ("adjacent", "unique", "small", "friendly", "hostile")


def _order(word: str) -> int:
    return _ORDER.index(word) if word in _ORDER else -1


def said_of(filters: tuple[nodes.Filter, ...], voice: Voice, *, is_so: bool = True) -> str:
    """Qualities as something said of one figure."""
    place = 0 if is_so else 1
    return listing([quality(one, voice).said[place] for one in filters], "and" if is_so else "or")


def aimed(what: Selector, voice: Voice) -> tuple[list[Deed], str]:
    """How the figures come to be chosen that something happens to, and what they are called."""
    if isinstance(what, nodes.AFigure):
        found = [chosen(what, voice)]
        return found, voice.it
    name = noun(what, voice)
    if not isinstance(what, nodes.ItselfOnly):
        voice.it = _again(name)
    return [], name


def _again(name: str) -> str:
    if name.startswith(("each ", "every ", "those ")) or " and every " in name:
        return THOSE_FIGURES
    return THAT_FIGURE if name.startswith(("a ", "an ", "another ")) else name


def chosen(what: nodes.AFigure, voice: Voice) -> Deed:
    """The choice of one figure or of some."""
    thing = Description(what.filters, voice)
    voice.it = THAT_FIGURE
    if isinstance(what, nodes.SomeFigures):
        voice.it = EACH_OF_THEM
        numbers = listing([str(one) for one in range(1, what.most + 1)], "or")
        return Deed(YOU, f"choose {numbers} {thing.many()}")
    sides = (nodes.Friendly, nodes.Hostile, nodes.OfItsGroup)
    either = not any(isinstance(one, sides) for one in what.filters)
    word = thing.any_of() if either else thing.one()
    return Deed(YOU, f"choose {word}", may=what.or_none)


def beside(word: str, voice: Voice) -> Quality:
    """Where a figure stands as seen from the one that acts, which is named if it was not yet."""
    if INTRODUCED in voice.names:
        of = " to " if word == "adjacent" else " of "
        where = f"{word}{of}{this_figure(voice)}"
        return Quality(after=(where, f"not {where}"), said=(f"is {where}", f"is not {where}"))
    said = (f"is {word}", f"is not {word}")
    if word == "adjacent":
        return Quality((word, ""), said=said)
    return Quality(after=(word, f"not {word}"), said=said)


# --- filters ------------------------------------------------------------------------------


@quality.register
def _itself(node: nodes.Itself, voice: Voice) -> Quality:
    return Quality(said=(f"is {voice.this}", f"is not {voice.this}"))


@quality.register
def _other(node: nodes.Other, voice: Voice) -> Quality:
    return Quality(("other", ""), said=(f"is not {voice.this}", f"is {voice.this}"))


@quality.register
def _friendly(node: nodes.Friendly, voice: Voice) -> Quality:
    return Quality(("friendly", "hostile"), said=("is friendly", "is hostile"))


@quality.register
def _hostile(node: nodes.Hostile, voice: Voice) -> Quality:
    return Quality(("hostile", "friendly"), said=("is hostile", "is friendly"))


@quality.register
def _adjacent(node: nodes.Adjacent, voice: Voice) -> Quality:
    return beside("adjacent", voice)


@quality.register
def _within(node: nodes.Within, voice: Voice) -> Quality:
    return beside(f"within {count(node.spaces, 'space')}", voice)


@quality.register
def _in_sight(node: nodes.InSight, voice: Voice) -> Quality:
    return beside("in line of sight", voice)


@quality.register
def _with_trait(node: nodes.WithTrait, voice: Voice) -> Quality:
    thing = a(trait_noun(node.trait))
    return Quality((node.trait, f"non-{node.trait}"), said=(f"is {thing}", f"is not {thing}"))


@quality.register
def _called(node: nodes.Called, voice: Voice) -> Quality:
    name = node.name
    return Quality(after=(f"named {name}", ""), said=(f"is {name}", f"is not {name}"))


@quality.register
def _unique(node: nodes.Unique, voice: Voice) -> Quality:
    return Quality(("unique", "non-unique"), said=("is unique", "is not unique"))


@quality.register
def _small(node: nodes.Small, voice: Voice) -> Quality:
    return Quality(("small", "large"), said=("is small", "is large"))


@quality.register
def _of_its_group(node: nodes.OfItsGroup, voice: Voice) -> Quality:
    same = "of the same group"
    return Quality(after=(same, f"not {same}"), said=(f"is {same}", f"is not {same}"))


@quality.register
def _adjacent_to_target_space(node: nodes.AdjacentToTargetSpace, voice: Voice) -> Quality:
    where = "adjacent to the target space"
    return Quality(after=(where, f"not {where}"), said=(f"is {where}", f"is not {where}"))


@quality.register
def _adjacent_to_named(node: nodes.AdjacentToNamed, voice: Voice) -> Quality:
    where = f"adjacent to {voice.it}"
    return Quality(after=(where, f"not {where}"), said=(f"is {where}", f"is not {where}"))


@quality.register
def _named(node: nodes.Named, voice: Voice) -> Quality:
    return Quality(said=(f"is {voice.it}", f"is not {voice.it}"))


@quality.register
def _of_named_group(node: nodes.OfNamedGroup, voice: Voice) -> Quality:
    return Quality(after=("of that group", ""), said=("is of that group", "is not of that group"))


@quality.register
def _fell_within(node: nodes.FellWithin, voice: Voice) -> Quality:
    if node.spaces == 1:
        return beside("adjacent", voice)
    return beside(f"within {count(node.spaces, 'space')}", voice)


@quality.register
def _on_exterior(node: nodes.OnExterior, voice: Voice) -> Quality:
    return Quality(
        after=("on an exterior space", "on an interior space"),
        said=("is on an exterior space", "is on an interior space"),
    )


# --- descriptions -------------------------------------------------------------------------


@noun.register
def _figures(node: nodes.Figures, voice: Voice) -> str:
    return Description(node.filters, voice).every()


@noun.register
def _a_figure(node: nodes.AFigure, voice: Voice) -> str:
    return Description(node.filters, voice).one()


@noun.register
def _some_figures(node: nodes.SomeFigures, voice: Voice) -> str:
    return f"up to {node.most} {Description(node.filters, voice).many()}"


@noun.register
def _things_around(node: nodes.ThingsAround, voice: Voice) -> str:
    return "each adjacent figure and each adjacent object with Health"


@noun.register
def _around_struck_space(node: nodes.AroundStruckSpace, voice: Voice) -> str:
    return "all figures adjacent to the target space, except the target,"


@noun.register
def _itself_only(node: nodes.ItselfOnly, voice: Voice) -> str:
    return this_figure(voice)


@noun.register
def _the_target(node: nodes.TheTarget, voice: Voice) -> str:
    return "the target"


@noun.register
def _the_attacker(node: nodes.TheAttacker, voice: Voice) -> str:
    return "the attacker"


@noun.register
def _the_named(node: nodes.TheNamed, voice: Voice) -> str:
    return voice.it


@noun.register
def _the_named_and_around(node: nodes.TheNamedAndAround, voice: Voice) -> str:
    return f"{voice.it} and every figure adjacent to it"


@noun.register
def _the_mover(node: nodes.TheMover, voice: Voice) -> str:
    return voice.event
