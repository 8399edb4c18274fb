"""
Who listens to what on this table, and what modifies what.

Built from the copies in play and the lasting effects whenever one of them comes, goes
or changes sides; looked up at every event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.events import ACTIVATED, DAMAGE_BLOCKING
from dejarik.games.destiny.model.facts import DOWNGRADE, SUPPORT
from dejarik.games.destiny.model.index import TableIndex, index_of
from dejarik.games.destiny.rules.durations import is_in_force
from dejarik.games.destiny.rules.flow.activating import HOST_ACTIVATED
from dejarik.games.destiny.rules.out_of_play_abilities import listen_out_of_play, listen_unseen
from dejarik.games.destiny.rules.shields import SHIELDS_BLOCK
from dejarik.games.destiny.rules.timing import AFTER, BEFORE
from dejarik.games.destiny.rules.values import KEYWORD, LIMITS
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.modifiers import ActiveModifier
from dejarik.kernel.ops import Until
from dejarik.kernel.timing import BANDS, Listener

if TYPE_CHECKING:
    from dejarik.games.destiny.model.definition import CardAction, Definition
    from dejarik.games.destiny.model.state import Copy, Table
    from dejarik.kernel.program import Op
    from dejarik.kernel.timing import Index

BLOCKERS: Final = DAMAGE_BLOCKING * BANDS + BEFORE
"""Where the index lists what blocks damage besides shields."""

MOST_ACTIONS: Final = 16
"""More card actions than one card has; the reverse side's begin in the middle."""


def build_index(t: Table) -> TableIndex:
    """The index of this table."""
    index = TableIndex()
    # Who lends abilities is asked meanwhile, and answered by what is known so far.
    t.index = index
    index.silent = _silenced(t)
    for copy in t.copies.values():
        if copy.ref not in index.silent:
            _list_copy(t, index, copy)
    for lasting in t.lasting:
        if not is_in_force(t, lasting):
            continue
        op = lasting.op
        assert isinstance(op, Until)
        index.modify(op.modifier.statistic(), ActiveModifier(op.modifier, lasting.scope))
    for keyword in t.rules.keywords:
        if KEYWORD + keyword in index.modifiers:
            index.concerns_all = True
            _let_all_listen(t, index, keyword)
    if t.rules.heard_out_of_play:
        listen_out_of_play(t, index)
    if t.rules.unseen:
        listen_unseen(t, index)
    if BLOCKERS in index.listeners:
        index.listen(DAMAGE_BLOCKING, BEFORE, Listener(SHIELDS_BLOCK, NOTHING))
    index.swayed = LIMITS.intersection(index.modifiers)
    index.always_checked = bool(index.lapsing or index.swayed)
    return index


def _list_copy(t: Table, index: TableIndex, copy: Copy) -> None:
    """What a copy says: what it listens to and modifies, and what it offers."""
    own = t.definition_of(copy)
    if own.is_quiet() and copy.type != DOWNGRADE:
        return
    if own.borrowed:
        index.concerns_all = True
    if own.lapses or own.stays_while is not None:
        index.lapsing.append(copy.ref)
    if own.stand_ins and copy.type == SUPPORT:
        index.stand_ins.append(copy.ref)
    if own.actions or own.borrowed:
        index.usable.add(copy.ref)
        if any(action.is_open or action.is_hosts for action in own.actions):
            index.open.add(copy.ref)
    for definition in abilities_of(t, copy) if own.borrowed else [own]:
        for heard in definition.heard:
            index.listen(heard.kind, heard.band, Listener(heard.ability, copy.ref, heard.own))
        for modifier in definition.modifiers:
            scope = Scope(copy.controller, copy.ref)
            index.modify(modifier.statistic(), ActiveModifier(modifier, scope))
    if copy.type == DOWNGRADE and copy.dice:
        index.listen(ACTIVATED, AFTER, Listener(HOST_ACTIVATED, copy.ref))
    if own.keywords or own.borrowed:
        for keyword in printed_keywords(t, copy):
            _listen_for(t, index, keyword, copy.ref)


def _silenced(t: Table) -> set[int]:
    """
    The copies that lose their abilities by what is in play.

    Rulings: arh.part7.negative.01
    """
    found: set[int] = set()
    for copy in t.copies.values():
        for silenced in t.definition_of(copy).silenced:
            found.update(silenced.find(t, Scope(copy.controller, copy.ref)))
    return found


def is_silent(t: Table, ref: int) -> bool:
    """Whether a copy has lost its abilities, printed and given, but for specials."""
    return ref in index_of(t).silent


def printed_keywords(t: Table, copy: Copy) -> list[int]:
    """
    The keywords a copy has by its text or by those it borrows, each once.

    Rulings: arh.part7.keywords.01
    """
    own = t.definition_of(copy)
    if not own.borrowed:
        return list(own.keywords)
    found: list[int] = []
    for definition in abilities_of(t, copy):
        found += [keyword for keyword in definition.keywords if keyword not in found]
    return found


def _listen_for(t: Table, index: Index, keyword: int, ref: int) -> None:
    """List what a keyword does for one copy."""
    for heard in t.rules.keywords.get(keyword, []):
        index.listen(heard.kind, heard.band, Listener(heard.ability, ref, heard.own))


def _let_all_listen(t: Table, index: Index, keyword: int) -> None:
    """Where a keyword is given, any copy could have it; whether it has is asked in time."""
    for copy in t.copies.values():
        if keyword not in printed_keywords(t, copy):
            _listen_for(t, index, keyword, copy.ref)


def lenders(t: Table, copy: Copy) -> list[Copy]:
    """
    The copies whose abilities a copy has: itself, and those it borrows from.

    What has lost its abilities borrows none.
    Rulings: arh.clar.wotf.06
    """
    found = [copy]
    if is_silent(t, copy.ref):
        return found
    for borrowing in t.definition_of(copy).borrowed:
        for ref in borrowing.find(t, Scope(copy.controller, copy.ref)):
            if ref != copy.ref:
                found.append(t.copies[ref])
    return found


def abilities_of(t: Table, copy: Copy) -> list[Definition]:
    """The definitions whose abilities a copy has: its own, and those it borrows."""
    return [t.definition_of(lender) for lender in _speaking(t, copy)]


def _speaking(t: Table, copy: Copy) -> list[Copy]:
    """Those of its lenders that have not lost their abilities."""
    return [lender for lender in lenders(t, copy) if not is_silent(t, lender.ref)]


def specials_of(t: Table, copy: Copy) -> list[Op]:
    """
    The special abilities a copy has, its own first; they are not lost with the others.

    Rulings: arh.clar.hs.14
    """
    found: list[Op] = []
    for lender in lenders(t, copy):
        found += t.definition_of(lender).specials
    return found


def actions_of(t: Table, copy: Copy) -> list[CardAction]:
    """The card actions a copy has, its own first."""
    own = t.definition_of(copy)
    if not own.borrowed:
        return [] if is_silent(t, copy.ref) else own.actions
    found: list[CardAction] = []
    for definition in abilities_of(t, copy):
        found.extend(definition.actions)
    return found


def action_keys(t: Table, copy: Copy) -> list[int]:
    """
    What each of these actions is known by as long as its lender stays: places move.

    Rulings: arh.part5.cardaction.02, arh.part5.cardaction.04
    """
    keys: list[int] = []
    for lender in _speaking(t, copy):
        count = len(t.definition_of(lender).actions)
        first = lender.ref * MOST_ACTIONS + (0 if lender.face < 0 else MOST_ACTIONS // 2)
        keys += [first + place for place in range(count)]
    return keys
