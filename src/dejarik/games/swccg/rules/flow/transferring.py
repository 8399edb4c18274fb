"""Transfer: a weapon or device passes to another own card present with its bearer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.definition import CHARACTER
from dejarik.games.swccg.model.pieces import CARRIED
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.costs import can_use, deploy_cost
from dejarik.games.swccg.rules.flow.acting import Action, RuleAction, chosen
from dejarik.games.swccg.rules.flow.deploying import fits_rule, rules_of
from dejarik.games.swccg.rules.presence import characters_at, is_active
from dejarik.kernel.decisions import ENTITY, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State


def takers(t: Table, seat: int, item: int) -> list[tuple[int, int]]:
    """Who may take a weapon or device, and in which way of its text, as far as it can be paid."""
    copy = t.copies[item]
    if copy.slot != CARRIED or copy.side != seat or not is_active(t, copy.holder):
        return []
    if t.definition(copy.holder).kind != CHARACTER:
        return []
    scope = Scope(seat, copy.card)
    found: list[tuple[int, int]] = []
    for way, rule in enumerate(rules_of(t.definition(item))):
        if not all(condition.holds(t, scope) for condition in rule.provided):
            continue
        for one in characters_at(t, seat, t.place_of(item)):
            if one == copy.holder or not fits_rule(t, seat, copy.card, rule, one):
                continue
            if can_use(t, seat, deploy_cost(t, copy.card, one, rule.cost)):
                found.append((one, way))
    return found


@dataclass(frozen=True)
class Transfer(Action):
    """A weapon or device passes to what was chosen, for its deploy cost there."""

    def price(self, t: Table, scope: Scope) -> int:
        rule = rules_of(t.definition(scope.source))[scope.names["way"][0]]
        return deploy_cost(t, t.copies[scope.source].card, chosen(scope), rule.cost)

    def announced(self, t: Table, scope: Scope) -> Event:
        event = Event(ev.TRANSFERRING, scope.you, scope.source, scope.source)
        event.items = [chosen(scope)]
        return event

    def result(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        event = Event(ev.ATTACHED, scope.you, scope.source, scope.source)
        event.items = [chosen(scope)]
        emit(s, event)


@dataclass(frozen=True)
class TransferIt(RuleAction):
    """In one's deploy phase: a weapon or device of one's own is transferred."""

    action: Transfer

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        return bool(takers(t, seat, holder))

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """To whom."""
        if picks:
            return []
        found = takers(table_of(s), scope.you, scope.source)
        return [Option(ENTITY, scope.source, one, way) for one, way in found]

    def chosen(self, scope: Scope, picks: list[Option]) -> None:
        scope.names["chosen"] = [picks[0].target]
        scope.names["way"] = [picks[0].value]

    def program(self) -> Op:
        return self.action


TRANSFER_IT: Final = TransferIt(Transfer())
