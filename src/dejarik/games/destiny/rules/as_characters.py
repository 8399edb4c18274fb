"""
What counts as a character for a moment without being one, and for what.

What belongs here: how a description is asked while some cards count, which supports count
while an upgrade is played or moved, and what an upgrade on one of them still speaks of.
What cards say of themselves is in the effects, and who can be dealt damage in `values`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.facts import CHARACTER, SUPPORT, UPGRADE
from dejarik.games.destiny.model.index import index_of
from dejarik.games.destiny.model.state import FIRST_COPY
from dejarik.kernel.frames import Scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.definition import Definition, StandIn
    from dejarik.games.destiny.model.state import Copy, Table
    from dejarik.kernel.program import Selector

COUNTED: Final = "counted as characters"
"""Names what counts as a character while a description is asked."""
PLAIN: Final = "counted as not unique"
"""Names what does not count as unique while a description is asked."""
ANY_NUMBER: Final = 1000


class StandIns:
    """The supports that count as characters for an upgrade, and which as not unique."""

    def __init__(self) -> None:
        self.refs: list[int] = []
        self.plain: list[int] = []


NONE: Final = StandIns()


def find_counting(
    t: Table, scope: Scope, wanted: Selector, refs: list[int], plain: list[int] | None = None
) -> list[int]:
    """What fits a description while these count as characters, perhaps as ones not unique."""
    if not refs:
        return wanted.find(t, scope)
    before = count(scope, COUNTED, refs)
    was_plain = count(scope, PLAIN, plain or [])
    found = wanted.find(t, scope)
    count_again(scope, COUNTED, before)
    count_again(scope, PLAIN, was_plain)
    return found


def find_for_upgrade(t: Table, scope: Scope, wanted: Selector, upgrade: int) -> list[int]:
    """What fits a description while who acts plays this upgrade or moves it to there."""
    there = stand_ins(t, scope.actor, upgrade)
    return find_counting(t, scope, wanted, there.refs, there.plain)


def find_for_play(t: Table, scope: Scope, wanted: Selector, card: int) -> list[int]:
    """What fits a description while its owner plays this upgrade on it."""
    there = stand_ins(t, t.owner_of(card), card)
    return find_counting(t, scope, wanted, there.refs, there.plain)


def find_leaving(t: Table, scope: Scope, wanted: Selector) -> list[int]:
    """What fits a description, also while it is moved from what counts as a character for that."""
    found = wanted.find(t, scope)
    for support in index_of(t).stand_ins:
        for ref in t.copies[support].attached:
            there = stand_ins(t, scope.actor, ref, leaving=True)
            fits = ref in find_counting(t, scope, wanted, there.refs, there.plain)
            if fits and ref not in found:
                found.append(ref)
    return found


def count_for_upgrade(t: Table, scope: Scope, upgrade: int) -> StandIns:
    """Let count in a scope, from now on, what counts while its player plays this upgrade."""
    there = stand_ins(t, scope.you, upgrade)
    count(scope, COUNTED, there.refs)
    count(scope, PLAIN, there.plain)
    return there


def count_host(t: Table, scope: Scope, ref: int) -> None:
    """
    Let count what a copy was just played on or moved to, if it counted as a character for that.

    Rulings: arh.clar.dop.25
    """
    upgrade = t.copies.get(ref)
    host = None if upgrade is None else t.copies.get(upgrade.host)
    if upgrade is None or host is None or host.type != SUPPORT or upgrade.type != UPGRADE:
        return
    there = stand_ins(t, host.controller, ref)
    if host.ref in there.refs:
        count(scope, COUNTED, [host.ref])
        count(scope, PLAIN, [one for one in there.plain if one == host.ref])


def count_nothing(scope: Scope) -> None:
    """From now on nothing counts but what is what it is."""
    count_again(scope, COUNTED, [])
    count_again(scope, PLAIN, [])


def count(scope: Scope, name: str, refs: list[int]) -> list[int]:
    """Let these count from now on too; what counted before."""
    before = scope.names.get(name, [])
    if refs:
        scope.names[name] = before + refs
    return before


def count_again(scope: Scope, name: str, before: list[int]) -> None:
    """Let nothing count but what did before."""
    if before:
        scope.names[name] = before
    else:
        scope.names.pop(name, None)


def counts(scope: Scope, ref: int) -> bool:
    """Whether a copy counts as a character now."""
    return COUNTED in scope.names and ref in scope.names[COUNTED]


def counts_as_plain(scope: Scope, ref: int) -> bool:
    """Whether a copy counts as not unique now."""
    return PLAIN in scope.names and ref in scope.names[PLAIN]


def stand_ins(t: Table, seat: int, upgrade: int, leaving: bool = False) -> StandIns:
    """
    The supports that count as characters while a player plays or moves an upgrade.

    It may be a card or a copy; `leaving`: while it is moved from there.
    Rulings: arh.clar.res.01
    """
    own = _definition(t, upgrade).stand_ins
    index = index_of(t)
    if not own and not index.stand_ins:
        return NONE
    found = StandIns()
    for ref in index.stand_ins:
        copy = t.copies.get(ref)
        if copy is None or copy.controller != seat:
            continue
        for one in t.definition_of(copy).stand_ins:
            if (one.leaves or not leaving) and _fits(t, one, copy.controller, ref, upgrade):
                _note(found, one, ref)
    if own and not (upgrade >= FIRST_COPY and t.copy(upgrade).controller != seat):
        for ref in t.players[seat].play:
            if t.copies[ref].type != SUPPORT:
                continue
            for one in own:
                if (one.leaves or not leaving) and _fits(t, one, seat, upgrade, ref):
                    _note(found, one, ref)
    return found


def _note(found: StandIns, one: StandIn, ref: int) -> None:
    if ref not in found.refs:
        found.refs.append(ref)
    if one.plain and ref not in found.plain:
        found.plain.append(ref)


def _definition(t: Table, entity: int) -> Definition:
    return t.definition_of(t.copy(entity)) if entity >= FIRST_COPY else t.definition(entity)


def _fits(t: Table, one: StandIn, seat: int, holder: int, other: int) -> bool:
    """Whether what a card says of the other one of support and upgrade is true of it."""
    scope = Scope(seat, holder)
    scope.it = [other]
    return one.other.holds(t, scope)


def most_carried(t: Table, support: Copy) -> int:
    """How many upgrades a support may carry by what lies on it as on a character."""
    most = ANY_NUMBER
    for ref in support.attached:
        upgrade = t.copies[ref]
        if upgrade.type != UPGRADE:
            continue
        for one in t.definition_of(support).stand_ins:
            if _fits(t, one, support.controller, support.ref, ref):
                most = min(most, one.most)
        for one in t.definition_of(upgrade).stand_ins:
            if _fits(t, one, upgrade.controller, ref, support.ref):
                most = min(most, one.most)
    return most


def host_meant(t: Table, scope: Scope) -> int:
    """
    The card that an attached one speaks of as its own, or 0.

    What goes on characters speaks of a character: of a support only while that counts as one.
    Rulings: arh.clar.dop.26, arh.clar.res.03
    """
    copy = t.copy(scope.source)
    carrier = t.copies.get(copy.host) or t.gone.get(copy.host)
    if carrier is None or carrier.type == CHARACTER or copy.type != UPGRADE:
        return copy.host
    definition = t.definition_of(copy)
    if definition.modifies or definition.facts.type != UPGRADE or counts(scope, copy.host):
        return copy.host
    return 0
