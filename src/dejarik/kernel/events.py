"""
Events: what happens, as records of one shape for every game.

An event is proposed, may be amended or cancelled by the windows its game opens, and
then changes the state through the game's one door. Meaning is given by the game's
table of kinds; the kernel only moves the record along.
"""

from typing import Final

from dejarik.kernel.ids import NOBODY, NOTHING, EntityId, Seat, Serial

LIVE: Final = 0
CANCELLED: Final = 1
REPLACED: Final = 2
DONE: Final = 3


class Event:
    """
    One thing that happens: by whom, to what, from what, how much.

    `reporter` is the place of the frame that wants to know how it went.
    """

    __slots__ = (
        "amount",
        "cause",
        "detail",
        "flags",
        "items",
        "kind",
        "reporter",
        "seat",
        "serial",
        "source",
        "status",
        "subject",
    )

    def __init__(
        self,
        kind: int,
        seat: Seat = NOBODY,
        subject: EntityId = NOTHING,
        source: EntityId = NOTHING,
        amount: int = 0,
        detail: int = 0,
    ) -> None:
        self.kind: int = kind
        self.seat: Seat = seat
        self.subject: EntityId = subject
        self.source: EntityId = source
        self.amount: int = amount
        self.detail: int = detail
        self.flags: int = 0
        self.status: int = LIVE
        self.items: list[int] = []
        self.serial: Serial = 0
        self.cause: Serial = 0
        self.reporter: int = NOBODY

    def clone(self) -> "Event":
        """An independent copy."""
        other = Event(self.kind, self.seat, self.subject, self.source, self.amount, self.detail)
        other.flags = self.flags
        other.status = self.status
        if self.items:
            other.items = self.items.copy()
        other.serial = self.serial
        other.cause = self.cause
        other.reporter = self.reporter
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        return [
            self.kind,
            self.seat,
            self.subject,
            self.source,
            self.amount,
            self.detail,
            self.flags,
            self.status,
            self.items,
            self.serial,
            self.cause,
            self.reporter,
        ]


def unpack_event(data: list[object]) -> Event:
    """The event that was packed."""
    numbers = [n for n in data if isinstance(n, int)]
    items = data[8]
    assert isinstance(items, list)
    kind, seat, subject, source, amount, detail, flags, status, *rest = numbers
    serial, cause, reporter = rest
    event = Event(kind, seat, subject, source, amount, detail)
    event.flags = flags
    event.status = status
    event.items = list(items)
    event.serial = serial
    event.cause = cause
    event.reporter = reporter
    return event


def nothing_done(event: Event) -> bool:
    """For a change that finds nothing to do: its event is off, and nobody hears of it."""
    event.amount = 0
    event.status = CANCELLED
    return False
