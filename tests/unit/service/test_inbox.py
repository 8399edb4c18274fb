"""The inbox of a table: lanes that take turns, and mail of the table itself."""

import asyncio

from dejarik.kernel.ids import NOBODY
from dejarik.service import wire
from dejarik.service.tables.clients import Client
from dejarik.service.tables.inbox import SEAT_LANE, WATCHERS_LANE, Inbox, Mail
from dejarik.service.tables.orders import OrderDue


def said(seat: int, ref: int = 0) -> tuple[Client, wire.Message]:
    """A message of somebody in a seat, or of a watcher."""
    return Client("somebody", "Somebody", seat), wire.Ping(ref=ref)


async def taken(inbox: Inbox) -> list[Mail]:
    """Everything that waits, in its order."""
    return [await inbox.get() for _ in range(inbox.qsize())]


def test_a_full_lane_refuses_its_own_and_nobody_elses() -> None:
    """However many watch, a seat is heard, and the table's own mail always is."""
    inbox = Inbox()
    for lane, most in ((NOBODY, WATCHERS_LANE), (0, SEAT_LANE)):
        assert all(inbox.put(lane, said(lane, ref)) for ref in range(most))
        assert not inbox.put(lane, said(lane))

    assert inbox.put(1, said(1))
    inbox.put_own(OrderDue(1, 7))
    assert WATCHERS_LANE + SEAT_LANE + 2 == inbox.qsize()


def test_lanes_take_turns_after_the_tables_own_mail() -> None:
    """Whoever sends much waits for those who send little; one's own messages keep their order."""

    async def main() -> None:
        inbox = Inbox()
        watching = [said(NOBODY, ref) for ref in range(3)]
        playing = [said(0, ref) for ref in range(2)]
        for lane, mail in ((NOBODY, watching), (0, playing)):
            assert all(inbox.put(lane, one) for one in mail)
        inbox.put_own(None)

        order = [None, watching[0], playing[0], watching[1], playing[1], watching[2]]
        assert order == await taken(inbox)

    asyncio.run(main())


def test_what_the_table_has_told_itself_is_not_doubled() -> None:
    """A look around, or the same order twice, is worked on once."""
    inbox = Inbox()
    for _ in range(3):
        inbox.put_own(None)
        inbox.put_own(OrderDue(0, 4))

    assert [None, OrderDue(0, 4)] == asyncio.run(taken(inbox))


def test_whoever_waits_for_mail_gets_it() -> None:
    """Also what comes later."""

    async def main() -> None:
        inbox = Inbox()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        mail = said(1)
        assert inbox.put(1, mail)
        assert mail == await waiting
        assert inbox.empty()

    asyncio.run(main())
