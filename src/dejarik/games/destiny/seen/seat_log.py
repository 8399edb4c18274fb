"""
Telling: what one seat hears while a game plays on.

Every event is told to every seat, with the things in it as that seat knows them at that
moment: hidden cards as handles, without their code. Of answers only who gave them is
told. Sentences are not made here, and nothing here depends on what the seat cannot know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import write_side
from dejarik.games.destiny.model.state import FIRST_COPY, FIRST_DIE, SETUP, table_of
from dejarik.games.destiny.rules.values import controller_of_die
from dejarik.games.destiny.seen.handles import handle
from dejarik.games.destiny.wire import Thing, Told, ToldKind, encode_view
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.recorder import Recorder

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form
    from dejarik.kernel.state import State

DECIDED: Final[ToldKind] = "decided"

ITEMS_ARE_PLACES: Final = (ev.TYPE_CHANGED,)
"""Kinds whose items are numbers of their own, not things on the table."""

IN_SETUP: Final[dict[int, str]] = {
    ev.RESOURCES_GAINED: "arh.part5.setup.08",
    ev.DICE_ROLLED: "arh.part5.setup.09",
    ev.SHIELDS_GAINED: "arh.part5.setup.15",
    ev.DIE_RETURNED: "arh.part5.setup.16",
}
AFTER_CLAIMING: Final = "arh.part5.claim.03"

SUBJECT_IS_A_SEAT: Final = (ev.HAND_SEEN, ev.DECK_SEEN, ev.CARDS_PICKED, ev.DECK_ARRANGED)

OTHER_IN_DETAIL: Final = (
    ev.ENTERED_PLAY,
    ev.DAMAGE_MOVED,
    ev.SHIELDS_MOVED,
    ev.CONTROL_TAKEN,
    ev.STOPPED_ELITE,
)


class SeatRecorder(Recorder):
    """Keeps what one seat, or a spectator (-1), is told."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.told: list[Told] = []

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        seats = tuple([form.seat for form in forms])
        self.told.append(Told(serial, 0, DECIDED, -1, seats))

    def happened(self, s: State, event: Event) -> None:
        """Tell the event as this seat may know it now."""
        self.told.append(told_of(table_of(s), self.seat, event))

    def messages(self) -> list[bytes]:
        """Everything told so far as bytes, the same for the same telling."""
        return [encode_view(one) for one in self.told]


def told_of(t: Table, seat: int, e: Event) -> Told:
    """One event as a seat may know it."""
    kind = e.kind
    detail = e.detail
    other = 0
    if kind in OTHER_IN_DETAIL:
        other = detail
        detail = 0
    seats: tuple[int, ...] = ()
    subject = e.subject
    if kind in SUBJECT_IS_A_SEAT:
        seats = (subject,)
        subject = 0
    items = [] if kind in ITEMS_ARE_PLACES else e.items
    return Told(
        e.serial,
        e.cause,
        ev.event_name(kind),
        e.seat,
        seats,
        _thing(t, seat, subject),
        _thing(t, seat, e.source),
        _thing(t, seat, other),
        tuple([thing_of(t, seat, item) for item in items]),
        e.amount,
        detail,
        (ruling_of(t, e),),
    )


def ruling_of(t: Table, e: Event) -> str:
    """The ruling behind an event: of one kind, what setup and a claim demand is another rule."""
    if t.phase == SETUP and not e.source and e.kind in IN_SETUP:
        return IN_SETUP[e.kind]
    if e.kind == ev.PASSED and t.players[e.seat].claimed:
        return AFTER_CLAIMING
    return ev.EVENT_RULINGS[e.kind]


def _thing(t: Table, seat: int, entity: int) -> Thing | None:
    return thing_of(t, seat, entity) if entity > 0 else None


def thing_of(t: Table, seat: int, entity: int) -> Thing:
    """A card, die or copy as a seat may know it now."""
    if entity >= FIRST_COPY:
        return _copy(t, seat, entity)
    if entity >= FIRST_DIE:
        return _die(t, seat, entity)
    code = _code(t, seat, entity)
    return Thing(-handle(t, entity, seat), code, t.owner_of(entity))


def _copy(t: Table, seat: int, ref: int) -> Thing:
    copy = t.copies.get(ref)
    if copy is None:
        copy = t.gone.get(ref)
    if copy is None:
        return Thing(ref)
    code = t.definition_of(copy).facts.code if t.knowledge.knows(seat, copy.card) else ""
    return Thing(ref, code, copy.controller)


def _die(t: Table, seat: int, number: int) -> Thing:
    """
    A die that was set aside with its card is told by its number alone.

    One that never had a card in play is no secret, wherever that card is by now.
    """
    die = t.dice.get(number, t.gone_dice.get(number))
    if die is None or (number not in t.dice and die.copy != NOTHING):
        return Thing(number)
    # A die that just left a pool still has the side it was resolved or removed with.
    side = write_side(t.side_of(die))
    whose = controller_of_die(t, die)
    is_known = die.copy == NOTHING or t.knowledge.knows(seat, die.card)
    return Thing(number, t.definition_of_die(die).facts.code if is_known else "", whose, side)


def _code(t: Table, seat: int, card: int) -> str:
    """What a card is, if the seat knows. A copy that left may be a hidden card by now."""
    return t.definition(card).facts.code if t.knowledge.knows(seat, card) else ""
