"""
Attachments: upgrades that a player puts on cards of groups while deploying.

From then on every figure of the group has their abilities.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.facts import GROUP, fits
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import reasons
from dejarik.kernel.decisions import ONE, Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.imperial.model.facts import Deployment
    from dejarik.games.imperial.model.pieces import Upgrade
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


def may_carry(card: Deployment, attachment: Deployment) -> bool:
    """
    Whether an attachment may be put on a card that carries none yet.

    Rulings: ia.army.109, ia.army.110, ia.army.111, ia.army.116, ia.army.117
    """
    if not attachment.is_attachment or card.kind != GROUP:
        return False
    return fits(attachment.restriction, card)


def carriers(s: Battle, upgrade: Upgrade) -> list[int]:
    """The groups an attachment may be put on now: the player's own, without another one."""
    attachment = s.definition(upgrade.card).deployment
    assert attachment is not None
    found: list[int] = []
    for group in s.groups_in_play:
        card = s.definition(group.card).deployment
        assert card is not None
        if group.seat == upgrade.seat and not group.upgrades and may_carry(card, attachment):
            found.append(group.id)
    return found


def attach_next(s: Battle, seat: int) -> bool:
    """
    Let a player put the next attachment on a card; whether there is one that has a legal card.

    Rulings: ia.army.110, ia.army.112
    """
    for upgrade in s.upgrades:
        if upgrade.seat == seat and not upgrade.group and carriers(s, upgrade):
            push_scope(s, ATTACH, Scope(seat, upgrade.id))
            return True
    return False


@dataclass(frozen=True)
class Attach(Op):
    """The player puts an attachment on the card of a group."""

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.items = carriers(b, b.upgrade(scope.source))
            if len(f.items) > 1:
                ask(s, f, scope.you, ONE, reasons.GROUP)
                return
        pop(s)
        emit(s, Event(ev.ATTACHED, scope.you, scope.source, f.items[0]))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        return entity_options(f.items)

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


ATTACH: Final = Attach()
