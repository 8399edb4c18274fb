"""
The log of a seat: what one seat hears while a game plays on.

Every event is told to every seat, with the things in it as that seat knows them at that moment.
Of answers only who gave them is told. Nothing here depends on what the seat cannot know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.event_names import event_name
from dejarik.games.swccg.model.pieces import WEAPONS
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.flow.firing import against_firing, weapons_in_battle
from dejarik.games.swccg.seen.handles import thing_of
from dejarik.games.swccg.wire import Lack, Thing, Told, ToldKind, encode_view
from dejarik.kernel.recorder import Recorder

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form
    from dejarik.kernel.state import State

DECIDED: Final[ToldKind] = "decided"

LEFT_TABLE: Final = frozenset({ev.LOST_CARD, ev.RETURNED, ev.FORFEITED})
"""Kinds whose detail is the card that was on table."""
FRAME_IN_DETAIL: Final = frozenset({*ev.INITIATED, ev.DESTINY_ABOUT, ev.DESTINY_DRAWN, ev.TRIPPED})
"""Kinds whose detail is a number of the rules."""
THINGS_IN_ITEMS: Final = frozenset(
    {
        ev.ATTACHED,
        ev.DEFUSING,
        ev.FIRED,
        ev.FIRING,
        ev.MOVED,
        ev.MOVING,
        ev.PEEKED,
        ev.PLAYING,
        ev.TRANSFERRING,
        ev.TRIPPED,
        ev.USING,
    }
)
TARGET_FIRST: Final = frozenset({ev.DEPLOYING, ev.DEPLOYED})
"""Kinds whose first item is a thing and the others are numbers."""
NUMBERS_IN_ITEMS: Final = frozenset({ev.TOTALLED})


class SeatRecorder(Recorder):
    """Keeps what one seat, or a spectator (-1), is told."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.told: list[Told] = []

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        seats = tuple([form.seat for form in forms])
        self.told.append(Told(serial, 0, DECIDED, seats=seats))

    def happened(self, s: State, event: Event) -> None:
        """Tell the event as this seat may know it now."""
        self.told.append(told_of(table_of(s), self.seat, event))

    def messages(self) -> list[bytes]:
        """Everything told so far as bytes, the same for the same telling."""
        return [encode_view(one) for one in self.told]


def told_of(t: Table, seat: int, e: Event) -> Told:
    """One event as a seat may know it."""
    kind = e.kind
    subject = e.detail if kind in LEFT_TABLE and e.detail else e.subject
    amount = 0 if kind == ev.CLAIMED else e.amount
    detail = 0 if kind in FRAME_IN_DETAIL or kind in LEFT_TABLE else e.detail
    items: list[int] = []
    if kind in THINGS_IN_ITEMS:
        items = e.items
    elif kind in TARGET_FIRST:
        items = e.items[:1]
    told = [thing_of(t, seat, item) for item in items if item > 0]
    return Told(
        e.serial,
        e.cause,
        event_name(kind),
        e.seat,
        (),
        (),
        _thing(t, seat, subject),
        _thing(t, seat, e.source),
        tuple(told),
        amount,
        detail,
        tuple(e.items) if kind in NUMBERS_IN_ITEMS else (),
        _lacking(t, seat) if kind == ev.SEGMENT_BEGINS and e.amount == WEAPONS else (),
    )


def _lacking(t: Table, seat: int) -> tuple[Lack, ...]:
    """The weapons in battle that nobody can fire, and why: both players can see all of it."""
    found: list[Lack] = []
    for one in (0, 1):
        for weapon in weapons_in_battle(t, one):
            if why := against_firing(t, one, weapon):
                text = t.definition(weapon).weapon
                cost = text.cost if text is not None and why == "force" else 0
                found.append(Lack(thing_of(t, seat, weapon), why, cost))
    return tuple(found)


def _thing(t: Table, seat: int, number: int) -> Thing | None:
    if number <= 0 or (ids.is_copy(number) and number not in t.copies):
        return None
    return thing_of(t, seat, number)
