"""Texts that let their player react: by deploying cards, or by moving there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.ids import HAND
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Listening
from dejarik.games.swccg.rules import uses
from dejarik.games.swccg.rules.flow import reacting
from dejarik.games.swccg.rules.presence import is_active
from dejarik.games.swccg.rules.spaces import are_adjacent
from dejarik.kernel.decisions import ENTITY, Option, entity_options
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOBODY

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State


def is_near(t: Table, holder: int, event: Event) -> bool:
    """Whether the opponent battles or drains where a card is, or at an adjacent site."""
    copy = t.copies.get(holder)
    if copy is None or event.seat == copy.side or not is_active(t, holder):
        return False
    here = t.place_of(holder)
    return bool(here) and (here == event.subject or are_adjacent(t, here, event.subject))


@dataclass(frozen=True)
class DeploysAsReact(Listening):
    """Cards may be deployed as a react to where the opponent battles or drains, one by one."""

    action: reacting.ReactByDeploying

    def event_kinds(self) -> tuple[int, ...]:
        return reacting.ANSWERED

    def band(self) -> int:
        return ev.RESPOND

    def repeats(self) -> bool:
        """Again for another card."""
        return True

    def needs_hand(self) -> bool:
        return True

    def seems_open(self, s: State, holder: int, event: Event) -> int:
        t = table_of(s)
        if not is_near(t, holder, event) or not uses.may_use(t, holder):
            return NOBODY
        seat = t.copies[holder].side
        has_brought = event.subject in uses.entries(t, uses.REACTED, holder)
        if has_brought and not t.rules.edition.reacts_repeat:
            return NOBODY
        return seat if t.pile(seat, HAND) else NOBODY

    def cards(self, t: Table, seat: int, place: int) -> list[int]:
        """The cards in hand that may be brought to a place."""
        return [one for one in t.pile(seat, HAND) if reacting.to_place(t, seat, one, place)]

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        t = table_of(s)
        seat = self.seems_open(s, holder, event)
        if seat == NOBODY or not self.cards(t, seat, event.subject):
            return None
        scope = Scope(seat, holder)
        scope.subject = event.subject
        return scope

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """Which card, then where it goes."""
        t = table_of(s)
        if not picks:
            return entity_options(self.cards(t, scope.you, scope.subject))
        if len(picks) == 2:
            return []
        card = picks[0].target
        found = reacting.to_place(t, scope.you, card, scope.subject)
        return [Option(ENTITY, card, one.target, one.way) for one in found]

    def is_secret(self, s: State, scope: Scope, picks: list[Option]) -> bool:
        return not picks

    def chosen(self, scope: Scope, picks: list[Option]) -> None:
        scope.names["text"] = [scope.source]
        scope.source = picks[0].target
        scope.names["chosen"] = [picks[1].target]
        scope.names["way"] = [picks[1].value]

    def program(self) -> Op:
        return self.action


@dataclass(frozen=True)
class MovesAsReact(Listening):
    """It may move as a react to an adjacent site where the opponent battles or drains."""

    action: reacting.ReactByMoving

    def event_kinds(self) -> tuple[int, ...]:
        return reacting.ANSWERED

    def band(self) -> int:
        return ev.RESPOND

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        t = table_of(s)
        if not is_near(t, holder, event) or not reacting.may_move_to(t, holder, event.subject):
            return None
        if not are_adjacent(t, t.place_of(holder), event.subject):
            return None
        scope = Scope(t.copies[holder].side, holder)
        scope.names["chosen"] = [event.subject]
        return scope

    def program(self) -> Op:
        return self.action
