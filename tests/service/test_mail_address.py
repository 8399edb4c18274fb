"""Mail addresses: changing one's own, and a link to a new password."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from dejarik.service.notices import mail_address, mail_reset, subscribing
from dejarik.service.notices import notices_wire as wire
from dejarik.service.notices.board import NoticeBoard
from dejarik.service.notices.notice_store import NoticeStore
from dejarik.service.notices.subscribing import NoticePorts
from dejarik.service.people import accounts, administration, first_administrator, office, sweeping
from dejarik.service.people import people_wire as people_shapes
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.roles import Role
from dejarik.service.personal_data import deletion
from dejarik.service.refusals import Code
from dejarik.testing.people import (
    HOME,
    OTHER_PASSWORD,
    PASSWORD,
    AccountsFixture,
    Opens,
    crowd,
    refused,
)
from dejarik.testing.post import Post

SITE = "https://table.example"
ADA = "ada@example.org"
NEW = "new@example.org"


class House:
    """People, the ports of notices, and every letter that was sent."""

    def __init__(self, people: AccountsFixture, post: Post | None) -> None:
        """Nobody has come yet."""
        self.people = people
        self.office = people.office
        self.post = post or Post()
        board = NoticeBoard(NoticeStore(people.office.database), SITE, post, post)
        self.ports = NoticePorts(people.office.database, lambda: people.now, board, SITE)

    async def ask(self, who: office.Caller, address: str, password: str = PASSWORD) -> wire.Ways:
        """Let somebody ask for another address."""
        request = wire.SetAddress(address, password)
        return await mail_address.set_address(request, who, self.office, self.ports)

    async def confirm(self, token: str) -> None:
        """Open the link of a letter."""
        await mail_address.confirm_address(wire.ConfirmAddress(token), self.ports)

    async def has(self, who: office.Caller, address: str) -> None:
        """Let somebody have an address, confirmed, and throw the letters away."""
        await self.ask(who, address)
        await self.confirm(self.token())
        self.post.letters.clear()

    async def forgot(self, name: str) -> None:
        """Ask for a new password, and wait for the letter."""
        request = wire.ForgotPassword(name)
        await mail_reset.forgot_password(request, HOME, self.office, self.ports)
        await self.ports.done()

    def token(self) -> str:
        """The token in the only letter that has a link."""
        [text] = [text for _, _, text in self.post.letters if "#" in text]
        return text.split("#")[1].split()[0]


def in_house(
    opens: Opens, work: Callable[[House], Awaitable[None]], post: Post | None = None
) -> None:
    """Do something in a house that can write, unless it is given no post."""

    async def main() -> None:
        async with crowd(opens) as people:
            await work(House(people, post))

    asyncio.run(main())


def test_mail_goes_to_an_address_once_its_link_was_opened(database: Opens) -> None:
    """Not before, and the link serves once."""

    async def work(house: House) -> None:
        ada = await house.people.player("Ada")
        asked = await house.ask(ada, ADA)
        assert ("", ADA, house.people.now + office.HOUR) == (
            asked.address,
            asked.new_address,
            asked.new_until,
        )
        await house.ports.board.tell(ada.account, "Your turn", "Go on.", "/t/1")
        assert [ADA] == [to for to, _, _ in house.post.letters]
        token = house.token()
        await house.confirm(token)
        with refused(Code.EXPIRED):
            await house.confirm(token)
        ways = await subscribing.ways(ada, house.ports)
        assert (ADA, "", 0) == (ways.address, ways.new_address, ways.new_until)
        await house.ports.board.tell(ada.account, "Your turn", "Go on.", "/t/1")
        assert (ADA, "Your turn", f"Go on.\n\n{SITE}/t/1\n") == house.post.letters[-1]

    in_house(database, work, Post())


def test_the_old_address_stays_until_the_new_one_is_confirmed(database: Opens) -> None:
    """It is told without a link, and gets the mail meanwhile."""

    async def work(house: House) -> None:
        ada = await house.people.player("Ada")
        await house.has(ada, ADA)
        asked = await house.ask(ada, NEW)
        assert (ADA, NEW) == (asked.address, asked.new_address)
        letters = {to: text for to, _, text in house.post.letters}
        assert {ADA, NEW} == letters.keys()
        assert SITE not in letters[ADA]
        assert NEW not in letters[ADA]
        assert "change your password" in letters[ADA]
        await house.confirm(house.token())
        assert NEW == (await subscribing.ways(ada, house.ports)).address

    in_house(database, work, Post())


def test_a_link_holds_for_an_hour_and_only_the_newest(database: Opens) -> None:
    """What is over is shown as over for a day, then it is gone."""

    async def work(house: House) -> None:
        ada = await house.people.player("Ada")
        await house.ask(ada, ADA)
        older = house.token()
        house.post.letters.clear()
        await house.ask(ada, NEW)
        with refused(Code.EXPIRED):
            await house.confirm(older)
        house.people.now += office.HOUR
        with refused(Code.EXPIRED):
            await house.confirm(house.token())
        ways = await subscribing.ways(ada, house.ports)
        assert (NEW, house.people.now) == (ways.new_address, ways.new_until)
        house.people.now += office.DAY
        assert 1 == (await sweeping.sweep(house.office)).mail_changes
        assert "" == (await subscribing.ways(ada, house.ports)).new_address

    in_house(database, work, Post())


def test_a_token_is_kept_as_a_hash(database: Opens) -> None:
    """Whoever reads the database cannot confirm anything."""

    async def work(house: House) -> None:
        await house.ask(await house.people.player("Ada"), ADA)
        rows = await house.office.database.rows("SELECT * FROM mail_changes")
        assert 1 == len(rows)
        assert house.token() not in str(rows)

    in_house(database, work, Post())


def test_nothing_tells_whether_somebody_else_has_the_address(database: Opens) -> None:
    """Two people may have one, and neither notices."""

    async def work(house: House) -> None:
        ada, bob = await house.people.player("Ada"), await house.people.player("Bob")
        await house.has(ada, ADA)
        asked = await house.ask(bob, ADA)
        free = await house.ask(await house.people.player("Cas"), NEW)
        assert (free.address, free.offered) == (asked.address, asked.offered)
        house.post.letters.pop()
        await house.confirm(house.token())
        for one in (ada, bob):
            assert ADA == (await subscribing.ways(one, house.ports)).address

    in_house(database, work, Post())


def test_who_may_not_change_an_address_is_refused(database: Opens) -> None:
    """Without the password, as a guest, with what is no address, and too often."""

    async def work(house: House) -> None:
        ada, guest = await house.people.player("Ada"), await house.people.guest()
        with refused(Code.NOT_SIGNED_IN):
            await house.ask(ada, ADA, OTHER_PASSWORD)
        with refused(Code.FORBIDDEN):
            await house.ask(guest, ADA, "")
        with refused(Code.INVALID):
            await house.ask(ada, f"{ADA}\nBcc: x@example.org")
        assert [] == house.post.letters
        house.post.takes = False
        with refused(Code.BUSY):
            await house.ask(ada, ADA)
        assert "" == (await subscribing.ways(ada, house.ports)).new_address
        house.post.takes = True
        house.post.letters.clear()
        await house.has(ada, ADA)
        with refused(Code.INVALID):
            await house.ask(ada, ADA)
        await house.ask(ada, NEW)
        with refused(Code.TOO_OFTEN):
            await house.ask(ada, NEW)

    in_house(database, work, Post())


def test_without_a_mail_server_nothing_is_offered(database: Opens) -> None:
    """Neither an address nor a link to a new password."""

    async def work(house: House) -> None:
        ada = await house.people.player("Ada")
        with refused(Code.CONFLICT):
            await house.ask(ada, ADA)
        with refused(Code.CONFLICT):
            await house.forgot("Ada")

    in_house(database, work)


def test_an_address_is_forgotten_with_what_waits(database: Opens) -> None:
    """On demand, and with the account."""

    async def work(house: House) -> None:
        ada = await house.people.player("Ada")
        await house.has(ada, ADA)
        await house.ask(ada, NEW)
        gone = await mail_address.forget_address(ada, house.ports)
        assert ("", "") == (gone.address, gone.new_address)
        house.people.now += office.DAY
        await house.ask(ada, ADA)
        await AccountStore(house.office.database).delete(ada.account.id)
        assert [(0,)] == await house.office.database.rows("SELECT count(*) FROM mail_changes")

    in_house(database, work, Post())


def test_a_forgotten_password_is_replaced_by_a_link(database: Opens) -> None:
    """It opens the account within an hour, once, and all older sessions end."""

    async def work(house: House) -> None:
        ada = await house.people.player("Ada")
        await house.has(ada, ADA)
        await house.forgot("aDA")
        assert [ADA] == [to for to, _, _ in house.post.letters]
        reset = people_shapes.ResetPassword(house.token(), OTHER_PASSWORD)
        await administration.reset_password(reset, HOME, house.office)
        with refused(Code.EXPIRED):
            await administration.reset_password(reset, HOME, house.office)
        await house.people.log_in("Ada", OTHER_PASSWORD)
        house.post.letters.clear()
        await house.forgot("Ada")
        house.people.now += office.HOUR
        late = people_shapes.ResetPassword(house.token(), PASSWORD)
        with refused(Code.EXPIRED):
            await administration.reset_password(late, HOME, house.office)

    in_house(database, work, Post())


def test_nothing_tells_who_can_be_written_to(database: Opens) -> None:
    """No such name, no address, one not confirmed: the reply is the same, and no letter goes."""

    async def work(house: House) -> None:
        ada = await house.people.player("Ada")
        await house.people.player("Bob")
        await house.ask(ada, ADA)
        house.post.letters.clear()
        for name in ("Ada", "Bob", "Nobody-Here", "x", "\x00"):
            await house.forgot(name)
        assert [] == house.post.letters
        for name in ("Ada", "Nobody-Here"):
            await house.forgot(name)
            await house.forgot(name)
            with refused(Code.TOO_OFTEN):
                await house.forgot(name)

    in_house(database, work, Post())


@pytest.mark.parametrize("ended_by", ["confirming", "forgetting"])
def test_another_address_ends_links_to_a_new_password(database: Opens, ended_by: str) -> None:
    """Such a link was sent to the old one."""

    async def work(house: House) -> None:
        ada = await house.people.player("Ada")
        keeper = await house.people.player("Keeper", Role.ADMINISTRATOR)
        await house.has(ada, ADA)
        wish = people_shapes.MakeResetLink(ada.account.id)
        keeper = await house.people.anew(keeper)
        link = await administration.make_reset_link(wish, keeper, house.office)
        if ended_by == "confirming":
            await house.has(ada, NEW)
        else:
            await mail_address.forget_address(ada, house.ports)
        with refused(Code.EXPIRED):
            await administration.reset_password(
                people_shapes.ResetPassword(link.token, OTHER_PASSWORD), HOME, house.office
            )

    in_house(database, work, Post())


@pytest.mark.parametrize("by", ["changing", "resetting", "the machine"])
def test_another_password_ends_a_change_of_the_address(database: Opens, by: str) -> None:
    """Whoever knew the old one would get a link to a new one by it."""

    async def work(house: House) -> None:
        ada = await house.people.player("Ada")
        await house.has(ada, ADA)
        await house.ask(ada, "thief@example.org")
        thief = house.token()
        house.post.letters.clear()
        if by == "changing":
            change = people_shapes.ChangePassword(PASSWORD, OTHER_PASSWORD)
            await accounts.change_password(change, ada, house.office)
        elif by == "resetting":
            await house.forgot("Ada")
            reset = people_shapes.ResetPassword(house.token(), OTHER_PASSWORD)
            await administration.reset_password(reset, HOME, house.office)
        else:
            await first_administrator.make_administrator(
                house.office.database, "Ada", OTHER_PASSWORD
            )
        with refused(Code.EXPIRED):
            await house.confirm(thief)
        assert (ADA, "") == (
            (shown := await subscribing.ways(ada, house.ports)).address,
            shown.new_address,
        )

    in_house(database, work, Post())


def test_a_password_that_is_another_meanwhile_begins_nothing(
    database: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a change of the address, nor the end of the account."""

    async def work(house: House) -> None:
        ada = await house.people.player("Ada")
        for module in (mail_address, deletion):
            monkeypatch.setattr(module, "prove_password", proves_another)
        with refused(Code.CONFLICT):
            await house.ask(ada, ADA)
        assert [] == house.post.letters
        with refused(Code.CONFLICT):
            leave = people_shapes.DeleteAccount(PASSWORD)
            await deletion.delete_account(leave, ada, house.office, house.people.start)

    async def proves_another(*_: object) -> str:
        return "what was stored a moment ago"

    in_house(database, work, Post())
