"""Definitions: from facts and programs to what the rules look up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import facts
from dejarik.games.swccg.model.definition import (
    ABSENT,
    DARK,
    DOCKING_BAY,
    EXTERIOR,
    INTERIOR,
    INTERRUPT,
    LIGHT,
    LOCATION,
    TYPE_NAMES,
    Definition,
)
from dejarik.games.swccg.model.layouts import kind_of
from dejarik.games.swccg.model.texts import IN_HAND
from dejarik.games.swccg.table import NO_CARD
from dejarik.kernel.program import copied
from dejarik.kernel.timing import BANDS

if TYPE_CHECKING:
    from dejarik.games.swccg.model.layouts import Layout
    from dejarik.games.swccg.model.rulebook import Rulebook
    from dejarik.kernel.program import Node


def definition_from(printed: facts.Printed, persona: str = "") -> Definition:
    """What the facts of a card are to the rules, without a program."""
    side = DARK if printed.side == facts.DARK else LIGHT
    made = Definition(0, printed.code, printed.title, side, TYPE_NAMES.index(printed.type))
    made.dots = printed.dots
    made.persona = persona
    named = (*printed.subtypes, *printed.characteristics, printed.species)
    parts = (part for one in printed.subtypes for part in _parts(one))
    made.kinds = frozenset((*named, *parts)) - {""}
    made.icons = frozenset(printed.icons)
    made.destiny = printed.destiny[0] if printed.destiny else 0
    made.deploy = _number(printed.deploy)
    made.power = _number(printed.power)
    made.ability = _number(printed.ability)
    made.forfeit = _number(printed.forfeit)
    made.armor = _number(printed.armor)
    made.maneuver = _number(printed.maneuver)
    made.goes_lost = printed.is_a(facts.INTERRUPT, facts.LOST)
    if made.kind == LOCATION:
        made.strip = printed.system
        made.icons_of = [printed.dark_icons, printed.light_icons]
        kinds = (EXTERIOR, INTERIOR) if printed.site_kind == facts.BOTH else (printed.site_kind,)
        made.site_kinds = frozenset(kinds)
        made.layout_kind = kind_of(printed)
        if DOCKING_BAY in printed.title.lower():
            made.kinds |= {DOCKING_BAY}
    return made


def _parts(subtype: str) -> list[str]:
    """
    The runs of whole words in a subtype, as texts may call it by a part of it [swccg.d.005].

    Types of characters are no parts of anything else: a droid starfighter is no droid.
    """
    if subtype in facts.CHARACTER_TYPES:
        return []
    words = subtype.split()
    found = [
        " ".join(words[first:end])
        for first in range(len(words))
        for end in range(first + 1, len(words) + 1)
    ]
    return [one for one in found if one not in facts.CHARACTER_TYPES]


def _number(number: int | None) -> int:
    return ABSENT if number is None else number


class Printed:
    """Everything a game is made of: definitions without programs, programs, layouts."""

    def __init__(
        self,
        definitions: list[Definition],
        programs: dict[str, tuple[Node, ...]],
        layouts: dict[str, Layout],
    ) -> None:
        self.definitions: list[Definition] = definitions
        self.programs: dict[str, tuple[Node, ...]] = programs
        self.layouts: dict[str, Layout] = layouts


def collect(rules: Rulebook, printed: Printed) -> None:
    """Give every definition its number, and those a program that have one."""
    none = Definition(0, NO_CARD, "", DARK, INTERRUPT)
    for definition in [none, *printed.definitions]:
        definition.number = len(rules.definitions)
        rules.definitions.append(definition)
        rules.numbers[definition.code] = definition.number
        program = printed.programs.get(definition.code)
        if program is not None:
            provide(rules, definition, program)


def provide(rules: Rulebook, definition: Definition, program: tuple[Node, ...]) -> None:
    """Give a definition its program."""
    parts = tuple([copied(one) for one in program])
    definition.take(parts)
    rules.programs.add(definition.code, parts)
    for text in definition.heard:
        if text.zone() == IN_HAND:
            for kind in text.event_kinds():
                place = kind * BANDS + text.band()
                rules.answers.setdefault(place, []).append((definition, text))
                definition.answers.setdefault(place, []).append(text)
