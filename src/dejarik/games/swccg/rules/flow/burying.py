"""Burying: cards of a hand go face down under an exterior planet site, mines and others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.definition import EXTERIOR
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.flow.acting import Action, RuleAction
from dejarik.games.swccg.rules.flow.explosions import has_mining_droid
from dejarik.kernel.decisions import STOP, Option, any_of, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State

PLANET: Final = "planet"


def may_bury(t: Table, seat: int, place: int) -> bool:
    """Whether a seat may bury cards under a place: an exterior planet site with its droid."""
    definition = t.definition(place)
    if EXTERIOR not in definition.site_kinds or not definition.has_icon(PLANET):
        return False
    return has_mining_droid(t, seat, place) and bool(t.pile(seat, ids.HAND))


@dataclass(frozen=True)
class Bury(Action):
    """Cards of a hand (`chosen`) are buried under the place that is the source."""

    def announced(self, t: Table, scope: Scope) -> Event:
        return Event(ev.BURYING, scope.you, scope.source, scope.source)

    def result(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        event = Event(ev.BURIED, scope.you, scope.source, scope.source)
        event.items = scope.names["chosen"].copy()
        emit(s, event)


@dataclass(frozen=True)
class BuryHere(RuleAction):
    """In one's deploy phase: cards of one's hand are buried where one has a mining droid."""

    action: Bury

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        return may_bury(t, seat, holder)

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """Any number of cards, at least one."""
        hand = table_of(s).pile(scope.you, ids.HAND)
        cards = [option.target for option in picks]
        if not picks:
            return entity_options(hand)
        if picks[-1].kind == STOP or cards[-1] == hand[-1]:
            return []
        return any_of(hand, cards)

    def is_secret(self, s: State, scope: Scope, picks: list[Option]) -> bool:
        return True

    def chosen(self, scope: Scope, picks: list[Option]) -> None:
        scope.names["chosen"] = [option.target for option in picks if option.kind != STOP]

    def program(self) -> Op:
        return self.action


BURY_HERE: Final = BuryHere(Bury())
