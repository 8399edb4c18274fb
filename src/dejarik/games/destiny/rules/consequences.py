"""What follows at once from the table as it stands: defeats, surplus, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.edition import BATTLEFIELD_DECIDES
from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.games.destiny.model.index import index_of
from dejarik.games.destiny.model.state import SETUP
from dejarik.games.destiny.rules.changes.cards import controls_characters
from dejarik.games.destiny.rules.lent_dice import keep_elite
from dejarik.games.destiny.rules.limits import shed_surplus
from dejarik.games.destiny.rules.values import ELITE_MEANWHILE, HEALTH, LIMITS, health_of
from dejarik.kernel.emitting import emit, emit_together
from dejarik.kernel.events import LIVE, Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.stack import push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.definition import Definition
    from dejarik.games.destiny.model.state import Copy, Table


def check(t: Table) -> None:
    """
    Defeat what has no health left, trim what is over its limit, see who has lost.

    Only when something came, went, changed sides or was struck, and then only at that; a number
    that something in play has an influence on is looked at on every card.
    Rulings: arh.part6.damage.02, arh.part1.upgrades.08, arh.part5.winning.01
    """
    if t.dirty or index_of(t).always_checked:
        dirty = t.dirty
        t.dirty = []
        _look_at(t, dirty)
        if t.phase != SETUP and t.outcome is None:
            _check_loss(t)
    if index_of(t).lapsing:
        _discard_lapsed(t)


def _discard_lapsed(t: Table) -> None:
    """What says of itself that it is discarded as soon as something holds, is."""
    lapsed: list[Event] = []
    for ref in index_of(t).lapsing:
        copy = t.copies.get(ref)
        if copy is None or _is_leaving(t, ref):
            continue
        scope = Scope(copy.controller, ref)
        definition = t.definition_of(copy)
        if any(one.holds(t, scope) for one in definition.lapses):
            lapsed.append(Event(ev.LEFT_PLAY, copy.controller, ref, ref, 0, ev.TO_DISCARD))
        elif not _may_stay(t, definition, scope):
            if definition.farewell is not None:
                push_scope(t, definition.farewell, scope)
            emit(t, Event(ev.LEFT_PLAY, copy.controller, ref, ref, 0, ev.TO_ASIDE))
            return
    if lapsed:
        emit_together(t, lapsed)


def _may_stay(t: Table, definition: Definition, scope: Scope) -> bool:
    """
    Whether what a card says it stays for holds; while teams are put down that is not asked.

    Rulings: arh.faq.54
    """
    if definition.stays_while is None:
        return True
    if t.phase == SETUP and _is_being_placed(t, scope.you):
        return True
    return definition.stays_while.holds(t, scope)


def _is_being_placed(t: Table, seat: int) -> bool:
    """Whether characters of a team are still to come."""
    player = t.players[seat]
    team = [card for card in player.aside if t.blocks[seat] <= card < player.battlefield]
    return any(t.definition(card).facts.type == CHARACTER for card in team)


def _is_leaving(t: Table, ref: int) -> bool:
    """Whether it is on its way out of play."""
    for frame in t.frames:
        events = frame.events if frame.event is None else [frame.event]
        for event in events:
            if event.kind == ev.LEFT_PLAY and event.subject == ref and event.status == LIVE:
                return True
    return False


def _look_at(t: Table, dirty: list[int]) -> None:
    """
    Each once; a negative number is one that an opponent's effect has struck.

    At the others only for the numbers that change without anything happening to them.
    """
    falling: list[Event] = []
    refs = {abs(one) for one in dirty}
    swayed = index_of(t).swayed
    for ref in sorted(refs.union(t.copies)) if swayed else sorted(refs):
        copy = t.copies.get(ref)
        if copy is None:
            continue
        numbers = LIMITS if ref in refs else swayed
        if copy.type == CHARACTER and HEALTH in numbers and _has_no_health_left(t, copy):
            if not is_falling(t, ref):
                fall = Event(ev.DEFEATED, copy.controller, ref, 0, 0, ev.BY_DAMAGE)
                fall.flags = ev.BY_OPPONENT if -ref in dirty else 0
                falling.append(fall)
            continue
        shed_surplus(t, copy, numbers)
        if ELITE_MEANWHILE in numbers:
            keep_elite(t, copy)
    if falling:
        emit_together(t, falling)


def _has_no_health_left(t: Table, copy: Copy) -> bool:
    """Whether damage has reached its health; a character without any has none to lose."""
    return copy.damage >= health_of(t, copy) and t.definition_of(copy).facts.health > 0


def is_falling(t: Table, ref: int) -> bool:
    """
    Whether a character's defeat is on its way.

    Rulings: arh.part7.redeploy.04
    """
    for frame in t.frames:
        events = frame.events if frame.event is None else [frame.event]
        for event in events:
            if event.kind == ev.DEFEATED and event.subject == ref and event.status == LIVE:
                return True
    return False


def has_lost(t: Table, seat: int) -> bool:
    """
    Whether a player has no character left; an edition may ask that all were defeated.

    Rulings: arh.part5.winning.01, ffg17.part5.winning.01
    """
    if controls_characters(t, seat):
        return False
    return t.rules.edition.lost_without_defeat or not _has_undefeated(t, seat)


def _has_undefeated(t: Table, seat: int) -> bool:
    """
    Whether a character of a player left play in another way than by a defeat.

    Counted by what everyone can see: one that went into a deck may lie in a hand unknown.
    """
    player = t.players[seat]
    fallen = [card for card in player.defeated + player.aside if t.knowledge.is_public(card)]
    found = [card for card in fallen if t.definition(card).facts.type == CHARACTER]
    return len(found) < player.characters


def _check_loss(t: Table) -> None:
    """
    A player without characters has lost; if both have none, the edition says who wins.

    The documents leave the second case open: docs/rules/destiny/open-questions.md.
    """
    first, second = not has_lost(t, 0), not has_lost(t, 1)
    if first and second:
        return
    if first or second:
        emit(t, Event(ev.GAME_WON, 0 if first else 1, 0, 0, 0, 0))
    elif t.rules.edition.last_characters_together == BATTLEFIELD_DECIDES:
        emit(t, Event(ev.GAME_WON, t.copies[t.battlefield].controller, 0, 0, 0, 0))
    else:
        emit(t, Event(ev.GAME_DRAWN, -1, 0, 0, 0, 1))
