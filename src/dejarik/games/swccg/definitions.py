"""Definitions: from facts and programs to what the rules look up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model.definition import DARK, INTERRUPT, Definition
from dejarik.games.swccg.model.texts import IN_HAND
from dejarik.games.swccg.table import NO_CARD
from dejarik.kernel.program import copied
from dejarik.kernel.timing import BANDS

if TYPE_CHECKING:
    from dejarik.games.swccg.model.rulebook import Layout, Rulebook
    from dejarik.kernel.program import Node


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
