"""Accounts: making them, getting in, changing the password, leaving."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Literal

from argon2 import PasswordHasher

from dejarik.hosting.people.names import SOMEBODY
from dejarik.service.people import accounts, sessions
from dejarik.service.people import people_wire as wire
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.office import SECOND, Caller, Visitor
from dejarik.service.people.passwords import Passwords
from dejarik.service.people.roles import Role
from dejarik.service.personal_data import deletion
from dejarik.service.refusals import Code, Refusal
from dejarik.testing.people import (
    HOME,
    OTHER_PASSWORD,
    PASSWORD,
    AccountsFixture,
    Opens,
    crowd,
    refused,
)

ELSEWHERE = Visitor("198.51.100.9", "a phone")


class CountingHasher(PasswordHasher):
    """Counts how often it compares."""

    compared = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 - its name
        """Compare, and count it."""
        self.compared += 1
        return super().verify(hash, password)


def test_whoever_registers_is_signed_in_and_can_come_back(database: Opens) -> None:
    """A new account is a player; its name is known in any case."""

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han-Solo")
            back = await people.log_in("hAN-sOLO")
            assert ("Han-Solo", Role.PLAYER) == (han.account.name, han.account.role)
            assert han.account == back.account
            assert han.session != back.session

    asyncio.run(main())


def test_a_name_is_taken_by_its_look(database: Opens) -> None:
    """Another case or a similar sign does not make another person."""

    async def main() -> None:
        async with crowd(database) as people:
            await people.player("Lobot")
            for name in ("Lobot", "LOBOT", "L0b0t"):
                with refused(Code.TAKEN):
                    await people.player(name)
            with refused(Code.NOT_SIGNED_IN):
                await people.log_in("L0b0t")

    asyncio.run(main())


def test_what_cannot_be_chosen_is_refused(database: Opens) -> None:
    """Names and passwords are checked before anything is stored."""

    async def main() -> None:
        async with crowd(database) as people:
            for name, password in (("x", PASSWORD), ("admin", PASSWORD), ("Han", "password123")):
                with refused(Code.INVALID):
                    await accounts.register(wire.Register(name, password), HOME, people.office)
            await people.player("Han")

    asyncio.run(main())


def test_of_several_who_take_a_name_at_once_one_gets_it(database: Opens) -> None:
    """The database decides, and the others are told that it is taken."""

    async def attempt(people: AccountsFixture, name: str) -> Code | None:
        try:
            await people.player(name)
        except Refusal as refusal:
            return refusal.code
        return None

    async def main() -> None:
        async with crowd(database) as people:
            names = ("Lando", "LANDO", "lando", "1ando")
            results = await asyncio.gather(*(attempt(people, name) for name in names))
            assert sorted([None, *[Code.TAKEN] * 3], key=str) == sorted(results, key=str)

    asyncio.run(main())


def test_wrong_names_and_passwords_are_told_alike(database: Opens) -> None:
    """The words are the same, and each takes one comparison, so nobody learns who is there."""

    async def message(people: AccountsFixture, name: str) -> tuple[str, str]:
        try:
            await people.log_in(name, OTHER_PASSWORD)
        except Refusal as refusal:
            return refusal.message, refusal.advice
        raise AssertionError(name)

    async def main() -> None:
        async with crowd(database) as people:
            await people.player("Han")
            guest = await people.guest()
            names = ("Han", "Leia", "x", "\x00", "\ud800abc", guest.account.name)
            counting = CountingHasher(time_cost=1, memory_cost=8, parallelism=1)
            async with Passwords(counting) as passwords:
                people.office = replace(people.office, passwords=passwords)
                assert 1 == len({await message(people, name) for name in names})
            assert len(names) == counting.compared

    asyncio.run(main())


def test_failures_are_limited_for_each_name(database: Opens) -> None:
    """After ten wrong passwords even the right one waits, from any address; then it opens."""

    async def main() -> None:
        async with crowd(database) as people:
            await people.player("Han")
            for number in range(10):
                visitor = Visitor(f"198.51.100.{number}")
                with refused(Code.NOT_SIGNED_IN):
                    await accounts.log_in(wire.LogIn("hAn", "wrong"), visitor, people.office)
            with refused(Code.TOO_OFTEN):
                await people.log_in("Han")
            people.now += 60_000
            await people.log_in("Han")

    asyncio.run(main())


def test_failures_are_limited_for_each_address(database: Opens) -> None:
    """Whoever tries one password on many names waits; others do not."""

    async def main() -> None:
        async with crowd(database) as people:
            await people.player("Han")
            for number in range(30):
                with refused(Code.NOT_SIGNED_IN):
                    await people.log_in(f"name-{number}", "wrong")
            with refused(Code.TOO_OFTEN):
                await people.log_in("Han")
            request = wire.LogIn("Han", PASSWORD)
            await accounts.log_in(request, ELSEWHERE, people.office)

    asyncio.run(main())


def test_logging_in_rightly_costs_nothing(database: Opens) -> None:
    """A right password is not counted, however often."""

    async def main() -> None:
        async with crowd(database) as people:
            await people.player("Han")
            for _ in range(40):
                await people.log_in("Han")

    asyncio.run(main())


def test_newcomers_of_one_network_are_limited(database: Opens) -> None:
    """A flood of guests stops, and other networks go on."""

    async def main() -> None:
        async with crowd(database) as people:
            for _ in range(20):
                await people.guest()
            with refused(Code.TOO_OFTEN):
                await people.guest()
            await accounts.be_guest(ELSEWHERE, people.office)

    asyncio.run(main())


def test_a_changed_password_ends_all_other_sessions(database: Opens) -> None:
    """The session that changed it goes on; the old password opens nothing."""

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            stranger = await people.log_in("Han")
            request = wire.ChangePassword(PASSWORD, OTHER_PASSWORD)
            await accounts.change_password(request, han, people.office)
            left = await sessions.list_sessions(han, people.office)
            assert [han.session] == [each.id for each in left.sessions]
            assert stranger.session != han.session
            with refused(Code.NOT_SIGNED_IN):
                await people.log_in("Han", PASSWORD)
            await people.log_in("Han", OTHER_PASSWORD)

    asyncio.run(main())


def test_only_the_old_password_changes_it(database: Opens) -> None:
    """A wrong one is refused and counted, a weak new one is refused, a guest has none."""

    async def main() -> None:
        async with crowd(database) as people:
            han, guest = await people.player("Han"), await people.guest()
            right = wire.ChangePassword(PASSWORD, OTHER_PASSWORD)
            weak = wire.ChangePassword(PASSWORD, "password123")
            with refused(Code.INVALID):
                await accounts.change_password(weak, han, people.office)
            with refused(Code.FORBIDDEN):
                await accounts.change_password(right, guest, people.office)
            wrong = wire.ChangePassword("wrong", OTHER_PASSWORD)
            for _ in range(10):
                with refused(Code.NOT_SIGNED_IN):
                    await accounts.change_password(wrong, han, people.office)
            with refused(Code.TOO_OFTEN):
                await accounts.change_password(right, han, people.office)

    asyncio.run(main())


def test_who_logs_in_while_the_password_changes_stays_out(database: Opens) -> None:
    """However the two meet, no session opened with the old password is left."""

    async def attempt(people: AccountsFixture) -> None:
        with suppress(Refusal):
            await people.log_in("Han", PASSWORD)

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            request = wire.ChangePassword(PASSWORD, OTHER_PASSWORD)
            await asyncio.gather(
                *(attempt(people) for _ in range(4)),
                accounts.change_password(request, han, people.office),
                *(attempt(people) for _ in range(4)),
            )
            left = await sessions.list_sessions(han, people.office)
            assert [han.session] == [each.id for each in left.sessions]

    asyncio.run(main())


def test_a_deleted_account_frees_its_name(database: Opens) -> None:
    """Nothing is left of it but somebody, and another may take the name."""

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            with refused(Code.NOT_SIGNED_IN):
                await deletion.delete_account(
                    wire.DeleteAccount("wrong"), han, people.office, people.start
                )
            await deletion.delete_account(
                wire.DeleteAccount(PASSWORD), han, people.office, people.start
            )
            names = await AccountStore(people.office.database).names([han.account.id])
            assert {han.account.id: SOMEBODY} == names
            with refused(Code.NOT_SIGNED_IN):
                await people.log_in("Han")
            assert han.account.id != (await people.player("hAN")).account.id

    asyncio.run(main())


def test_the_only_administrator_cannot_leave(database: Opens) -> None:
    """One of two may, even if both try at once; the last may not."""

    async def attempt(one: Caller, people: AccountsFixture) -> Code | None:
        try:
            await deletion.delete_account(
                wire.DeleteAccount(PASSWORD), one, people.office, people.start
            )
        except Refusal as refusal:
            return refusal.code
        return None

    async def main() -> None:
        async with crowd(database) as people:
            both = [await people.player(name, Role.ADMINISTRATOR) for name in ("Mon", "Gial")]
            results = await asyncio.gather(*(attempt(one, people) for one in both))
            assert {None, Code.CONFLICT} == set(results)

    asyncio.run(main())


def test_an_older_hash_becomes_stronger_at_the_next_log_in(database: Opens) -> None:
    """When hashing costs more than it did, a log-in stores the password anew, once."""

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            store = AccountStore(people.office.database)
            before = await store.password(han.account.id)
            stronger = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
            async with Passwords(stronger) as passwords:
                people.office = replace(people.office, passwords=passwords)
                await people.log_in("Han")
                after = await store.password(han.account.id)
                await people.log_in("Han")
            assert before != after
            assert after == await store.password(han.account.id)

    asyncio.run(main())


def test_choices_of_a_password_are_counted_good_or_not(database: Opens) -> None:
    """Judging one is work, and those that are refused were free for anybody."""

    async def main() -> None:
        async with crowd(database) as people:
            for number in range(30):
                easy = wire.Register(f"Name{number}", "short")
                with refused(Code.INVALID):
                    await accounts.register(easy, HOME, people.office)
            with refused(Code.TOO_OFTEN):
                await accounts.register(wire.Register("Han", PASSWORD), HOME, people.office)
            await accounts.register(wire.Register("Leia", PASSWORD), ELSEWHERE, people.office)
            people.now += 2 * SECOND
            await people.player("Han")

    asyncio.run(main())
