"""Shut out: whoever had somebody's account for a while has left no way back into it."""

import asyncio
from typing import Final

from dejarik.service.notices.board import Subscription
from dejarik.service.notices.notice_store import NoticeStore
from dejarik.service.people import bot_accounts, keys, people_wire, sessions
from dejarik.service.people import key_wire as wire
from dejarik.service.people.first_administrator import make_administrator
from dejarik.service.refusals import Code
from dejarik.service.scopes import Scope
from dejarik.testing.people import OTHER_PASSWORD, Opens, crowd, refused

BROWSER: Final = Subscription("https://push.example.org/1", "key", "auth")
WISH: Final = wire.MakeKey("my program", (Scope.READ,))


def test_a_session_that_has_ended_meanwhile_makes_no_key(database: Opens) -> None:
    """Whoever was shut out by a new password has not left a way in, however quick they were."""

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            await sessions.revoke_session(
                people_wire.RevokeSession(han.session), han, people.office
            )
            with refused(Code.NOT_SIGNED_IN):
                await keys.make_key(WISH, han, people.office)
            with refused(Code.NOT_SIGNED_IN):
                await bot_accounts.make_bot(wire.MakeBot("Droid"), han, people.office)

    asyncio.run(main())


def test_the_command_that_makes_an_administrator_ends_every_way_in(database: Opens) -> None:
    """As a reset password does: whoever has the account back has all of it."""

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            key = await keys.make_key(WISH, han, people.office)
            browsers = NoticeStore(people.office.database)
            await browsers.subscribe(han.account.id, BROWSER, people.now)
            await make_administrator(people.office.database, "Han", OTHER_PASSWORD)
            with refused(Code.NOT_SIGNED_IN):
                await people.caller(key.key)
            assert not await browsers.subscriptions(han.account.id)

    asyncio.run(main())
