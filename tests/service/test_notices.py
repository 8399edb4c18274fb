"""Notices: where people want to be told, on both databases, and telling them there."""

import asyncio
from collections.abc import Awaitable, Callable

from dejarik.service.notices import notices_wire as wire
from dejarik.service.notices import subscribing
from dejarik.service.notices.board import Delivery, NoticeBoard
from dejarik.service.notices.notice_store import NoticeStore
from dejarik.service.notices.subscribing import MOST_BROWSERS, NoticePorts
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.office import Caller, Visitor
from dejarik.service.ports import Account
from dejarik.service.refusals import Code
from dejarik.testing.people import Opens, refused
from dejarik.testing.post import Post

ADA = Account("ada", "Ada", "player", 1)
GUEST = Account("guest", "Guest", "guest", 1)
NOW = 1_000_000


def with_ports(
    opens: Opens, post: Post | None, work: Callable[[NoticePorts], Awaitable[None]]
) -> None:
    """Do something with an account, a guest and both ways, or neither."""

    async def main() -> None:
        async with opens() as database:
            for account in (ADA, GUEST):
                await AccountStore(database).add(account, "")
            board = NoticeBoard(NoticeStore(database), "https://table.example", post, post)
            await work(NoticePorts(database, lambda: NOW, board, "https://table.example"))

    asyncio.run(main())


def caller(account: Account = ADA) -> Caller:
    """Somebody signed in."""
    return Caller(account, "session", Visitor("192.0.2.1"))


def browser(number: int) -> wire.Subscribe:
    """A browser that subscribes."""
    return wire.Subscribe(f"https://push.example.org/{number:02}", "key", "auth")


def test_browsers_come_and_go(database: Opens) -> None:
    """One is kept once, whoever has it now; the oldest of too many goes."""

    async def work(ports: NoticePorts) -> None:
        for number in range(MOST_BROWSERS + 2):
            found = await subscribing.subscribe(browser(number), caller(), ports)
        assert (MOST_BROWSERS, "our key", ("push", "mail")) == (
            found.browsers,
            found.push_key,
            found.offered,
        )
        first = (await NoticeStore(ports.database).subscriptions("ada"))[0]
        await subscribing.subscribe(
            wire.Subscribe(first.endpoint, "key", "auth"), caller(GUEST), ports
        )
        found = await subscribing.ways(caller(), ports)
        assert MOST_BROWSERS - 1 == found.browsers
        await subscribing.unsubscribe(wire.Unsubscribe(first.endpoint), caller(), ports)
        assert 1 == (await subscribing.ways(caller(GUEST), ports)).browsers
        await subscribing.unsubscribe(wire.Unsubscribe(first.endpoint), caller(GUEST), ports)
        assert 0 == (await subscribing.ways(caller(GUEST), ports)).browsers

    with_ports(database, Post(), work)


def test_a_browser_that_is_gone_is_let_go(database: Opens) -> None:
    """The others are told; one that fails is kept."""
    post = Post()
    post.answers = {
        "https://push.example.org/01": Delivery.GONE,
        "https://push.example.org/02": Delivery.FAILED,
    }

    async def work(ports: NoticePorts) -> None:
        for number in range(3):
            await subscribing.subscribe(browser(number), caller(), ports)
        await ports.board.tell(ADA, "Your turn", "Go on.", "/t/1")
        assert 3 == len(post.pushed)
        assert post.pushed[0].endswith('{"title":"Your turn","body":"Go on.","path":"/t/1"}')
        left = await NoticeStore(ports.database).subscriptions("ada")
        assert ["00", "02"] == [one.endpoint[-2:] for one in left]

    with_ports(database, post, work)


def test_what_is_not_configured_is_not_offered(database: Opens) -> None:
    """Nobody can subscribe, and telling somebody does nothing."""

    async def work(ports: NoticePorts) -> None:
        assert () == ports.board.offered()
        await ports.board.tell(ADA, "Your turn", "Go on.", "/t/1")
        with refused(Code.CONFLICT):
            await subscribing.subscribe(browser(1), caller(), ports)

    with_ports(database, None, work)


def test_a_browser_that_nothing_can_be_sent_to_is_refused(database: Opens) -> None:
    """Nothing is kept of it."""

    async def work(ports: NoticePorts) -> None:
        bad = wire.Subscribe("http://127.0.0.1/x", "key", "auth")
        with refused(Code.INVALID):
            await subscribing.subscribe(bad, caller(), ports)
        assert 0 == (await subscribing.ways(caller(), ports)).browsers

    with_ports(database, Post(), work)


def test_telling_never_raises(database: Opens) -> None:
    """Not even when the database has no such table."""

    async def work(ports: NoticePorts) -> None:
        await ports.database.run("DROP TABLE push_subscriptions")
        await ports.board.tell(ADA, "Your turn", "Go on.", "/t/1")

    with_ports(database, Post(), work)


def test_an_account_takes_its_browsers_along(database: Opens) -> None:
    """Nothing is left to write to."""

    async def work(ports: NoticePorts) -> None:
        await subscribing.subscribe(browser(1), caller(), ports)
        await ports.database.run("DELETE FROM accounts WHERE id = %s", ("ada",))
        assert 0 == (await subscribing.ways(caller(), ports)).browsers

    with_ports(database, Post(), work)
