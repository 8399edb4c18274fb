"""Losing Force: announced as a whole, then card by card from where its player likes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import reasons
from dejarik.kernel.decisions import ONE, Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


def losable(t: Table, seat: int) -> list[int]:
    """The cards a seat may lose for a Force: any in hand, the top of a pile, its last draw."""
    piles = t.players[seat].piles
    tops = [piles[one][-1] for one in (ids.RESERVE, ids.FORCE, ids.USED, ids.DRAWN) if piles[one]]
    return [*tops, *piles[ids.HAND]]


def losable_from(t: Table, seat: int, first: list[int]) -> list[int]:
    """The same where a text says from which piles: from those as long as there is anything."""
    found = losable(t, seat)
    named = [one for one in found if t.zone_of(one) in first]
    return named or found


@dataclass(frozen=True)
class LoseForce(Op):
    """
    A seat must lose Force: the scope's `actor` by `amount`, because of its `source`.

    Where its text says from which piles these are under FIRST.

    `x` is how much is left once it has been announced, `y` is 1 if that stands.
    """

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        loser = scope.actor
        if f.step == 0:
            f.step = 1
            if PRICE in scope.names:
                f.x, f.y = scope.amount, 1
                return
            event = Event(ev.MUST_LOSE, scope.you, ids.pile_id(loser, ids.RESERVE), scope.source)
            event.amount = scope.amount
            event.detail = len(s.frames) - 1
            emit(s, event)
            return
        if f.items:
            card = f.items.pop()
            f.x -= 1
            emit(s, Event(ev.LOSE_ONE, scope.you, card, scope.source))
            return
        found = losable_from(t, loser, scope.names.get(FIRST, []))
        if not f.y or f.x <= 0 or not found:
            pop(s)
        elif len(found) == 1:
            f.items = [found[0]]
        else:
            ask(s, f, loser, ONE, reasons.FORCE_TO_LOSE)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        first = s.scope_of(f).names.get(FIRST, [])
        return entity_options(losable_from(table_of(s), form.seat, first))

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


FIRST: Final = "first"
"""Where a loss keeps the piles that it comes from as long as there are cards."""
PRICE: Final = "price"
"""Where a loss says that it is the price of an action: nothing answers, raises or reduces it."""
LOSE_FORCE: Final = LoseForce()


def begin_loss(
    s: State, who: int, cause: int, source: int, amount: int, first: tuple[int, ...] = ()
) -> None:
    """A seat must lose so much Force because of what another (`cause`) does, from some `first`."""
    if amount <= 0:
        return
    scope = Scope(cause, source)
    scope.actor = who
    scope.amount = amount
    if first:
        scope.names[FIRST] = list(first)
    push_scope(s, LOSE_FORCE, scope)


def pay_by_losing(s: State, who: int, source: int, amount: int) -> None:
    """A seat loses so much Force as the price of an action; the last thing an op's step does."""
    scope = Scope(who, source)
    scope.actor = who
    scope.amount = amount
    scope.names[PRICE] = [amount]
    push_scope(s, LOSE_FORCE, scope)
