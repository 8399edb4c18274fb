"""
Glimpses: everything that an audience of a room is sent or can ask for, as bytes.

What belongs here: gathering it. What does not: worlds to compare (`wire_leaks`).
"""

from collections.abc import Iterator

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model.state import table_of
from dejarik.hosting.play.room import EVERYONE, Room, Step
from dejarik.kernel.ids import NOBODY
from dejarik.service import wire
from dejarik.service.tables.clients import encoded
from dejarik.service.tables.questions import informed
from dejarik.titles.destiny.asking import causes_of
from dejarik.titles.destiny.laboratory.explanation_laws import questions
from dejarik.titles.destiny.telling import DestinyListener


def destiny_in(room: Room) -> Destiny:
    """The rules of a room of Destiny."""
    assert isinstance(room.game, Destiny)
    return room.game


def told(room: Room, seat: int, step: Step) -> list[bytes]:
    """All that an audience is sent for a step: news, clocks, and the causes it can ask for."""
    news = step.news.get(seat)
    found = [] if news is None else [encoded(news)]
    if step.only == EVERYONE:
        running = tuple(asked.seat for asked in room.game.pending(room.state))
        found.append(encoded(wire.Ticking(wire.Clock((0, 0), running), 0)))
    if news is not None:
        listener = room.audiences[seat].listener
        assert isinstance(listener, DestinyListener)
        for line in news.lines:
            causes = causes_of(listener.chronicle, line.event.serial)
            found.append(encoded(wire.Explained(0, causes.lines, causes.rulings)))
    return found


def asked_at(room: Room, seat: int) -> Iterator[bytes]:
    """The whole table, and the answers to every question an audience can ask now."""
    yield encoded(room.attend(seat))
    if seat == NOBODY:
        return
    t = table_of(room.state)
    for question in questions(t, seat):
        yield encoded(informed(room, seat, wire.Explain(question=question)))
    numbers = [f"cost:{t.knowledge.handles[seat][card]}" for card in t.players[seat].hand]
    for question in numbers + [f"health:{ref}" for ref in t.copies]:
        yield encoded(informed(room, seat, wire.Explain(question=question)))
    for ref in t.copies:
        yield encoded(informed(room, seat, wire.Odds(question=f"activate:{ref}")))
