"""
What follows at once from the table as it stands: defeats, surplus, the end of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.facts import CHARACTER, UPGRADE
from dejarik.games.destiny.rules.card_changes import controls_characters
from dejarik.games.destiny.rules.values import health_of, shield_limit, upgrade_limit
from dejarik.games.destiny.state import SETUP, table_of
from dejarik.kernel.decisions import ENTITY, ONE, Option
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.happening import emit
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Copy, Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

SURPLUS_REASON: Final = 20


def check(t: Table) -> None:
    """
    Defeat what has no health left, trim what is over its limit, see who has lost.

    Only copies that something happened to are looked at.
    Rulings: arh.part6.damage.02, arh.part1.upgrades.08, arh.part5.winning.01
    """
    while t.suspects:
        copy = t.copies.get(t.suspects.pop())
        if copy is None:
            continue
        if copy.type == CHARACTER and copy.damage >= health_of(t, copy):
            emit(t, Event(ev.DEFEATED, copy.controller, copy.ref))
        elif len(_upgrades(t, copy)) > upgrade_limit(t, copy):
            push_scope(t, DISCARD_SURPLUS, Scope(copy.controller, copy.ref))
        _trim_shields(t, copy)
    if t.phase != SETUP and t.outcome is None:
        _check_loss(t)


def _check_loss(t: Table) -> None:
    """
    A player without characters has lost; if both have none, the battlefield decides.

    The documents leave the second case open: docs/rules/destiny/open-questions.md.
    """
    first, second = controls_characters(t, 0), controls_characters(t, 1)
    if first and second:
        return
    if first or second:
        emit(t, Event(ev.GAME_WON, 0 if first else 1, 0, 0, 0, 0))
    else:
        emit(t, Event(ev.GAME_WON, t.copies[t.battlefield].controller, 0, 0, 0, 0))


def _trim_shields(t: Table, copy: Copy) -> None:
    """
    Shields past the limit are discarded.

    Rulings: arh.part6.shields.05, arh.part8.move.08
    """
    surplus = copy.shields - shield_limit(t, copy)
    if surplus > 0 and copy.ref in t.copies:
        emit(t, Event(ev.SHIELDS_LOST, copy.controller, copy.ref, copy.ref, surplus))


def _upgrades(t: Table, copy: Copy) -> list[int]:
    return [ref for ref in copy.attached if t.copies[ref].type == UPGRADE]


@dataclass(frozen=True)
class DiscardSurplus(Op):
    """
    A card with too many upgrades: its controller discards until the limit is met.

    Rulings: arh.part1.upgrades.08
    """

    def step(self, s: State, f: Frame) -> None:
        """
        Ask until it fits.
        """
        t = table_of(s)
        copy = t.copies.get(s.scope_of(f).source)
        if copy is None or len(_upgrades(t, copy)) <= upgrade_limit(t, copy):
            pop(s)
        elif f.x:
            ref = f.x
            f.x = 0
            emit(t, Event(ev.LEFT_PLAY, copy.controller, ref, copy.ref, 0, ev.TO_DISCARD))
        else:
            ask(s, f, copy.controller, ONE, SURPLUS_REASON)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """
        Its upgrades.
        """
        t = table_of(s)
        copy = t.copies[s.scope_of(f).source]
        return [Option(ENTITY, copy.ref, ref) for ref in _upgrades(t, copy)]

    def closed(self, s: State, f: Frame) -> None:
        """
        The one to go.
        """
        f.x = f.forms[0].picks[0]


DISCARD_SURPLUS: Final = DiscardSurplus()
