"""Sessions and guests: how long they last, and what ends them."""

import asyncio
from unittest.mock import patch

from dejarik.service.people import accounts, sessions, sweeping
from dejarik.service.people import people_wire as wire
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.office import DAY, HOUR, Visitor
from dejarik.service.people.roles import Role
from dejarik.service.people.sessions import MOST_SESSIONS
from dejarik.service.people.tokens import hash_of, new_token
from dejarik.service.personal_data import deletion
from dejarik.service.refusals import Code
from dejarik.testing.people import (
    HOME,
    OTHER_PASSWORD,
    PASSWORD,
    Opens,
    crowd,
    refused,
)


def test_a_token_is_stored_only_as_its_hash(database: Opens) -> None:
    """Whoever reads the database cannot sign in with what they find."""

    async def main() -> None:
        async with crowd(database) as people:
            guest = await accounts.be_guest(HOME, people.office)
            stored = await people.office.database.rows("SELECT token_hash FROM sessions")
            assert [(hash_of(guest.token),)] == stored
            for wrong in ("", hash_of(guest.token), new_token(), "\x00", "\ud800"):
                with refused(Code.NOT_SIGNED_IN):
                    await people.caller(wrong)
            assert await sessions.recognized(guest.token, people.office) is not None
            assert await sessions.recognized(new_token(), people.office) is None

    asyncio.run(main())


def test_a_session_lasts_while_it_is_used(database: Opens) -> None:
    """Each use gives it thirty days more; after thirty days without one it is over."""

    async def main() -> None:
        async with crowd(database) as people:
            token = (await accounts.be_guest(HOME, people.office)).token
            for _ in range(3):
                people.now += 29 * DAY
                await people.caller(token)
            people.now += 30 * DAY
            with refused(Code.NOT_SIGNED_IN):
                await people.caller(token)

    asyncio.run(main())


def test_a_use_is_written_down_once_an_hour(database: Opens) -> None:
    """Most requests of a session only read."""

    async def main() -> None:
        async with crowd(database) as people:
            token = (await accounts.be_guest(HOME, people.office)).token
            for wait, noted in ((HOUR - 1, -(HOUR - 1)), (1, 0), (1, -1)):
                people.now += wait
                caller = await people.caller(token)
                (line,) = (await sessions.list_sessions(caller, people.office)).sessions
                assert people.now + noted == line.seen
                assert line.seen + 30 * DAY == line.expires

    asyncio.run(main())


def test_sessions_are_listed_and_revoked_by_their_owner_alone(database: Opens) -> None:
    """A list says which device and which one asks; another's session is not found."""

    async def main() -> None:
        async with crowd(database) as people:
            han, leia = await people.player("Han"), await people.player("Leia")
            people.now += 1
            phone = Visitor(HOME.address, "a\x00 phone " + "x" * 200)
            await accounts.log_in(wire.LogIn("Han", PASSWORD), phone, people.office)
            listed = (await sessions.list_sessions(han, people.office)).sessions
            assert [False, True] == [each.current for each in listed]
            assert listed[0].label.startswith("a phone x")
            assert 80 == len(listed[0].label)
            request = wire.RevokeSession(listed[0].id)
            with refused(Code.MISSING):
                await sessions.revoke_session(request, leia, people.office)
            await sessions.revoke_session(request, han, people.office)
            with refused(Code.MISSING):
                await sessions.revoke_session(request, han, people.office)

    asyncio.run(main())


def test_logging_out_ends_one_session(database: Opens) -> None:
    """The token is worth nothing afterwards; a second time is harmless."""

    async def main() -> None:
        async with crowd(database) as people:
            await people.player("Han")
            request = wire.LogIn("Han", PASSWORD)
            token = (await accounts.log_in(request, HOME, people.office)).token
            caller = await people.caller(token)
            for _ in range(2):
                await sessions.log_out(caller, people.office)
            with refused(Code.NOT_SIGNED_IN):
                await people.caller(token)

    asyncio.run(main())


def test_the_oldest_of_too_many_sessions_ends(database: Opens) -> None:
    """Nobody fills the table by logging in again and again."""

    async def main() -> None:
        async with crowd(database) as people:
            first = await people.player("Han")
            for _ in range(MOST_SESSIONS):
                people.now += 1
                last = await people.log_in("Han")
            listed = (await sessions.list_sessions(last, people.office)).sessions
            assert MOST_SESSIONS == len(listed)
            assert first.session not in {each.id for each in listed}

    asyncio.run(main())


def test_a_guest_has_a_name_of_its_own(database: Opens) -> None:
    """A number that is taken is drawn again, longer if need be."""
    drawn = iter([3821, 3821, 3821, 3821, 77])

    async def main() -> None:
        async with crowd(database) as people:
            with patch("secrets.randbelow", lambda _most: next(drawn)):
                names = [(await people.guest()).account.name for _ in range(2)]
            assert ["Guest 4821", "Guest 10077"] == names

    asyncio.run(main())


def test_a_guest_becomes_an_account_and_stays_who_it_is(database: Opens) -> None:
    """The id stays, the name and the password are new, the guest's sessions end."""

    async def main() -> None:
        async with crowd(database) as people:
            guest = await accounts.be_guest(HOME, people.office)
            caller = await people.caller(guest.token)
            request = wire.BecomeAccount("Rey", PASSWORD)
            signed_in = await accounts.become_account(request, caller, people.office)
            rey = await people.caller(signed_in.token)
            assert (caller.account.id, "Rey", Role.PLAYER) == (
                rey.account.id,
                rey.account.name,
                rey.account.role,
            )
            with refused(Code.NOT_SIGNED_IN):
                await people.caller(guest.token)
            assert rey.account == (await people.log_in("Rey")).account

    asyncio.run(main())


def test_only_a_guest_becomes_an_account_and_only_once(database: Opens) -> None:
    """A taken name, a player, a second time: each is refused, and the guest stays a guest."""

    async def main() -> None:
        async with crowd(database) as people:
            guest, han = await people.guest(), await people.player("Han")
            with refused(Code.TAKEN):
                request = wire.BecomeAccount("HAN", PASSWORD)
                await accounts.become_account(request, guest, people.office)
            assert guest == await people.anew(guest)
            request = wire.BecomeAccount("Rey", PASSWORD)
            with refused(Code.FORBIDDEN):
                await accounts.become_account(request, han, people.office)
            await accounts.become_account(request, guest, people.office)
            with refused(Code.CONFLICT):
                request = wire.BecomeAccount("Finn", OTHER_PASSWORD)
                await accounts.become_account(request, guest, people.office)

    asyncio.run(main())


def test_unused_guests_are_swept_up(database: Opens) -> None:
    """Thirty days without use end a guest; players, and guests in use, stay."""

    async def main() -> None:
        async with crowd(database) as people:
            gone, player = await people.guest(), await people.player("Han")
            kept = await accounts.be_guest(HOME, people.office)
            people.now += 29 * DAY
            await people.caller(kept.token)
            people.now += 2 * DAY
            swept = await sweeping.sweep(people.office)
            assert (gone.account.id,) == swept.guests
            assert 2 == swept.sessions
            store = AccountStore(people.office.database)
            assert await store.find(gone.account.id) is None
            assert await store.find(player.account.id) is not None
            assert "guest" == (await people.caller(kept.token)).account.role
            assert () == (await sweeping.sweep(people.office)).guests

    asyncio.run(main())


def test_a_guest_leaves_without_a_password(database: Opens) -> None:
    """It has none to prove itself with."""

    async def main() -> None:
        async with crowd(database) as people:
            guest = await people.guest()
            start = people.start
            await deletion.delete_account(wire.DeleteAccount(), guest, people.office, start)
            assert await AccountStore(people.office.database).find(guest.account.id) is None

    asyncio.run(main())


def test_settings_come_back_as_they_were_kept(database: Opens) -> None:
    """What a client keeps is there at the next log-in, and replaces what was there."""
    before: wire.Settings = {"old": 1}
    kept: wire.Settings = {"language": "de", "sound": False, "zoom": 3, "theme": None}

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            for settings in (before, kept):
                request = wire.SaveSettings(settings)
                await sessions.save_settings(request, han, people.office)
            mine = await sessions.myself(await people.log_in("Han"))
            assert kept == mine.settings
            assert "Han" == mine.person.name

    asyncio.run(main())
