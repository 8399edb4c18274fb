"""
The past: what has happened this round, as far as a card of the game may ask for it.

What belongs here: one remembered event, and from which number on entities are such. Only what
everyone saw is remembered. What does not: what is remembered and for how long (`rules.history`).
"""

from __future__ import annotations

from typing import Final

FIRST_PAST: Final = 10_000_000
"""From here on an entity is what a remembered event was about, by its place in the list."""
NO_DEFINITION: Final = -1


class Past:
    """
    A remembered event; once noted it never changes, so tables share it.

    `seat` is by whom, `whose` who controlled what it was about; `ref` is that copy, or the one
    a die belongs to, `number` its definition, `source` the copy it came from, `die` that die;
    `turn` and `mover` say on which turn it was and whose turn that was.
    """

    __slots__ = (
        "amount",
        "detail",
        "die",
        "kind",
        "mover",
        "number",
        "phase",
        "ref",
        "round",
        "seat",
        "serial",
        "source",
        "turn",
        "whose",
    )

    def __init__(self, serial: int, kind: int, seat: int) -> None:
        self.serial: int = serial
        self.kind: int = kind
        self.seat: int = seat
        self.whose: int = seat
        self.ref: int = 0
        self.source: int = 0
        self.die: int = 0
        self.number: int = NO_DEFINITION
        self.detail: int = 0
        self.amount: int = 0
        self.turn: int = 0
        self.mover: int = 0
        self.phase: int = 0
        self.round: int = 0

    def pack(self, code: str) -> list[object]:
        """As plain data; what it was about by its code."""
        return [
            [self.serial, self.kind, self.seat, self.whose, self.ref, self.detail, self.amount],
            [self.turn, self.mover, self.phase, self.round, self.source, self.die],
            code,
        ]


def unpack_past(data: list[object], numbers: dict[str, int]) -> Past:
    """The remembered event that was packed."""
    about, when, code = data
    assert isinstance(about, list)
    assert isinstance(when, list)
    assert isinstance(code, str)
    one = Past(about[0], about[1], about[2])
    one.whose, one.ref, one.detail, one.amount = about[3:]
    one.turn, one.mover, one.phase, one.round, one.source = when[:5]
    one.die = when[5] if len(when) > 5 else 0
    one.number = numbers.get(code, NO_DEFINITION)
    return one
