"""
Who listens to what on this table, and what modifies what.

Built from the copies in play and the lasting effects whenever one of them comes, goes
or changes sides; looked up at every event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import ActiveModifier
from dejarik.kernel.ops import Until
from dejarik.kernel.timing import Index, Listener

if TYPE_CHECKING:
    from dejarik.games.destiny.definition import CardAction, Definition
    from dejarik.games.destiny.state import Copy, Table


def build_index(t: Table) -> Index:
    """
    The index of this table.
    """
    index = Index()
    for copy in t.copies.values():
        for definition in abilities_of(t, copy):
            for heard in definition.heard:
                index.listen(heard.kind, heard.band, Listener(heard.ability, copy.ref))
            for modifier in definition.modifiers:
                scope = Scope(copy.controller, copy.ref)
                index.modify(modifier.statistic(), ActiveModifier(modifier, scope))
    for lasting in t.lasting:
        op = lasting.op
        assert isinstance(op, Until)
        index.modify(op.modifier.statistic(), ActiveModifier(op.modifier, lasting.scope))
    return index


def abilities_of(t: Table, copy: Copy) -> list[Definition]:
    """
    The definitions whose abilities a copy has: its own, and those it borrows.

    Rulings: arh.clar.wotf.06
    """
    own = t.definition_of(copy)
    found = [own]
    for borrowing in own.borrowed:
        for ref in borrowing.find(t, Scope(copy.controller, copy.ref)):
            if ref != copy.ref:
                found.append(t.definition_of(t.copies[ref]))
    return found


def actions_of(t: Table, copy: Copy) -> list[CardAction]:
    """
    The card actions a copy has, its own first.
    """
    own = t.definition_of(copy)
    if not own.borrowed:
        return own.actions
    found: list[CardAction] = []
    for definition in abilities_of(t, copy):
        found.extend(definition.actions)
    return found
