"""What keeps a text from being begun: cancelling in vain, and deploying too early."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.state import DEPLOY
from dejarik.games.swccg.rules.flow.acting import Cancel, is_protected
from dejarik.kernel.program import Op

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Brings(Op):
    """What a text does that deploys cards."""


def is_in_vain(t: Table, effect: Op, event: Event) -> bool:
    """Whether a text would only cancel what may not be cancelled."""
    return isinstance(effect, Cancel) and is_protected(t, event)


def must_wait(t: Table, seat: int, effect: Op, event: Event) -> bool:
    """
    Whether a text that answers nothing would deploy cards outside their owner's deploy phase.

    Rulings: swccg.5.012
    """
    if event.kind not in (ev.PHASE, ev.SEGMENT) or not isinstance(effect, Brings):
        return False
    return event.kind == ev.SEGMENT or event.detail != DEPLOY or t.turn != seat
