"""
Glimpses: everything that an audience of a room is sent or can ask for, as bytes.

What belongs here: gathering it. What does not: worlds to compare (`wire_leaks`). What led to a
line is told in lines, so there is nothing more to ask about it.
"""

from collections.abc import Iterator

from dejarik.hosting.play.room import EVERYONE, Room, Step
from dejarik.kernel.ids import NOBODY
from dejarik.laws.secrets import Secrets
from dejarik.service import wire
from dejarik.service.tables.clients import encoded
from dejarik.service.tables.questions import NoAnswer, informed


def told(room: Room, seat: int, step: Step) -> list[bytes]:
    """All that an audience is sent for a step: news, what comes of its options, and clocks."""
    news = step.news.get(seat)
    found = [] if news is None else [encoded(news)]
    found += foreseen(room, seat)
    if step.only == EVERYONE:
        running = tuple(asked.seat for asked in room.game.pending(room.state))
        left = (0,) * room.state.seats
        found.append(encoded(wire.Ticking(wire.Clock(left, running), 0)))
    return found


def foreseen(room: Room, seat: int) -> list[bytes]:
    """What an audience is told of its options, and how many steps it took to work it out."""
    foreseeing = room.foreseeing(seat)
    steps = 0
    while foreseeing is not None:
        try:
            next(foreseeing)
        except StopIteration as end:
            found = [] if end.value is None else [encoded(end.value)]
            return [f"{steps} steps".encode(), *found]
        steps += 1
    return []


def asked_at(room: Room, seat: int, secrets: Secrets) -> Iterator[bytes]:
    """The whole table, and the answers to every question an audience can ask now."""
    yield encoded(room.attend(seat))
    yield from foreseen(room, seat)
    if seat == NOBODY:
        return
    for question in secrets.questions(room.state, seat):
        asking = wire.Explain if question.kind == "explain" else wire.Odds
        try:
            yield encoded(informed(room, seat, asking(question=question.text)))
        except NoAnswer as nothing:
            yield f"{nothing.code}: {nothing.message}".encode()
