"""
Mends: what has changed since older journals were written, and where a game meets it.

A journal of an older schema is played again without comparing hashes, so each of its entries
must mean today what it meant then. What belongs here: what an entry of the register is, and
the cards whose programs have changed. What does not: the register itself (`effects.mend_register`),
and journals of this schema, for their hashes tell (`kernel.replaying`).

An entry of the register says since which schema it holds, what is otherwise in words, and
where a game meets it: at a decision that would be asked or listed otherwise, or at an event
that would go otherwise. In doubt it meets: a game that is refused waits for its release, one
that is played on by mistake has become another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.model.state import FIRST_COPY, FIRST_DIE, SETUP
from dejarik.kernel import machine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dejarik.games.destiny.model.definition import Definition
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.events import Event
    from dejarik.kernel.release import Release

    Asked = Callable[[Table, Decision], bool]
    Happens = Callable[[Table, Event], bool]


class Mend:
    """Something that was mended: since which schema, what is otherwise, and where it is met."""

    def __init__(
        self, since: int, what: str, asked: Asked | None = None, happens: Happens | None = None
    ) -> None:
        self.since: int = since
        self.what: str = what
        self.asked: Asked | None = asked
        self.happens: Happens | None = happens


def mended(t: Table, wrote: Release) -> str:
    """What of the table and what is asked now was otherwise in an older release, in words."""
    changed = changed_programs(t, wrote)
    pending = machine.pending(t)
    if changed:
        for definition in at_hand(t, pending):
            if definition.facts.code in changed:
                return _said(definition)
    for mend in t.rules.mends:
        if wrote.schema < mend.since and mend.asked is not None:
            for decision in pending:
                if mend.asked(t, decision):
                    return mend.what
    return ""


def mended_event(t: Table, event: Event, wrote: Release) -> str:
    """What of an event was otherwise in an older release, in words."""
    changed = changed_programs(t, wrote)
    if changed:
        for entity in (event.source, event.subject):
            definition = _definition(t, entity)
            if definition is not None and definition.facts.code in changed:
                return _said(definition)
    for mend in t.rules.mends:
        if wrote.schema < mend.since and mend.happens is not None and mend.happens(t, event):
            return mend.what
    return ""


def changed_programs(t: Table, wrote: Release) -> set[str]:
    """The cards of a release whose programs are others today."""
    rules = t.rules
    found: set[str] = set()
    for code, program in wrote.programs.items():
        number = rules.numbers.get(code, -1)
        if number < 0 or rules.definitions[number].program_hash != program:
            found.add(code)
    return found


def _said(definition: Definition) -> str:
    return f"{definition.facts.code} ({definition.facts.title}) does something else today"


def at_hand(t: Table, pending: list[Decision]) -> Iterator[Definition]:
    """
    Every card that could have a say in what is asked now or in what comes of it.

    A card in a deck has none, unless it is offered; none in hand or deck has one before the
    game has begun.
    """
    for copy in [*t.copies.values(), *t.gone.values()]:
        yield t.definition_of(copy)
    for die in t.dice.values():
        yield t.definition_of_die(die)
    cards = [*t.limbo, *t.face_down()]
    for player in t.players:
        cards += [*player.discard, *player.aside, *player.defeated]
        if t.phase != SETUP:
            cards += player.hand
    for decision in pending if t.phase != SETUP else []:
        cards.append(decision.source)
        for option in decision.options:
            cards += [option.source, option.target]
    for entity in cards:
        definition = _definition(t, entity)
        if definition is not None:
            yield definition


def _definition(t: Table, entity: int) -> Definition | None:
    """What a card, die or copy is of; nothing if the number is of none of them."""
    if entity >= FIRST_COPY:
        copy = t.copies.get(entity) or t.gone.get(entity)
        return None if copy is None else t.definition_of(copy)
    if entity >= FIRST_DIE:
        die = t.dice.get(entity) or t.gone_dice.get(entity)
        return None if die is None else t.definition_of_die(die)
    return t.definition(entity) if 0 < entity < len(t.knowledge.identity) else None
