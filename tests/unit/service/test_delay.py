"""Spectators behind time."""

import msgspec

from dejarik.hosting.play.room import Room
from dejarik.kernel.chance import seed_from
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.service import wire
from dejarik.service.tables.clients import encoded
from dejarik.service.tables.delay import Delay
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.title import TITLE


def _room() -> Room:
    setup = setup_of(DECKS[0], DECKS[1], ("Ann", "Bob"))
    return Room(TITLE, Journal(TITLE.release(setup), setup, seed_from("delay")))


def test_nothing_is_seen_before_its_time() -> None:
    """A message comes out when its seconds are over, not before, and only once."""
    delay = Delay(30)
    message = wire.Offered("draw", 0)

    delay.hold(message, 1_000)

    assert [] == delay.release(30_999)
    assert [(message, encoded(message))] == delay.release(31_000)
    assert [] == delay.release(99_000)


def test_whoever_comes_sees_the_table_as_it_was_let_go() -> None:
    """The whole is made of what was released, not of what is held back."""
    room, delay = _room(), Delay(10)
    first = room.attend(NOBODY)
    delay.hold(first, 0)
    assert delay.whole() is None
    for seat in (0, 1):
        asked = next(one for one in room.game.pending(room.state) if one.seat == seat)
        step = room.answer(seat, room.version(seat), asked.id, len(asked.options) - 1)
        for news in [step.news[NOBODY]] if NOBODY in step.news else []:
            delay.hold(news, 5_000)

    delay.release(10_000)
    early = delay.whole()
    delay.release(15_000)
    late = delay.whole()

    assert early is not None
    assert late is not None
    then = msgspec.json.decode(msgspec.json.encode(first.view))
    assert then == msgspec.json.decode(early)["view"]
    seen = msgspec.json.decode(late)["view"]
    now = TITLE.telling.view(room.game, room.state, NOBODY)
    assert msgspec.json.decode(msgspec.json.encode(now)) == seen
