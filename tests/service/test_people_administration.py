"""Administration: reset links, roles, and the first administrator."""

import asyncio

from dejarik.service.people import accounts, administration, sessions, sweeping
from dejarik.service.people import people_wire as wire
from dejarik.service.people.first_administrator import make_administrator
from dejarik.service.people.office import Caller
from dejarik.service.people.roles import Role
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


async def link_for(person: Caller, people: AccountsFixture, administrator: Caller) -> str:
    """The token of a reset link for somebody."""
    request = wire.MakeResetLink(person.account.id)
    return (await administration.make_reset_link(request, administrator, people.office)).token


async def use(token: str, people: AccountsFixture, password: str = OTHER_PASSWORD) -> wire.SignedIn:
    """Choose a password with a link."""
    request = wire.ResetPassword(token, password)
    return await administration.reset_password(request, HOME, people.office)


def test_a_reset_link_gives_a_new_password_once(database: Opens) -> None:
    """Whoever has it is signed in; all older sessions and the old password are over."""

    async def main() -> None:
        async with crowd(database) as people:
            mon, han = await people.player("Mon", Role.ADMINISTRATOR), await people.player("Han")
            token = await link_for(han, people, mon)
            stored = await people.office.database.rows("SELECT token_hash FROM resets")
            assert token not in {row[0] for row in stored}
            with refused(Code.INVALID):
                await use(token, people, "password123")
            back = await people.caller((await use(token, people)).token)
            listed = await sessions.list_sessions(back, people.office)
            assert [back.session] == [each.id for each in listed.sessions]
            with refused(Code.EXPIRED):
                await use(token, people)
            with refused(Code.NOT_SIGNED_IN):
                await people.log_in("Han", PASSWORD)
            await people.log_in("Han", OTHER_PASSWORD)

    asyncio.run(main())


def test_a_link_lasts_a_day(database: Opens) -> None:
    """After that it is worth nothing, and is swept up."""

    async def main() -> None:
        async with crowd(database) as people:
            mon, han = await people.player("Mon", Role.ADMINISTRATOR), await people.player("Han")
            token = await link_for(han, people, mon)
            people.now += 24 * 60 * 60 * 1000
            with refused(Code.EXPIRED):
                await use(token, people)
            assert 1 == (await sweeping.sweep(people.office)).resets

    asyncio.run(main())


def test_a_newer_link_or_password_makes_a_link_worthless(database: Opens) -> None:
    """Only the last link opens, and none after the owner chose a password."""

    async def main() -> None:
        async with crowd(database) as people:
            mon, han = await people.player("Mon", Role.ADMINISTRATOR), await people.player("Han")
            old = await link_for(han, people, mon)
            new = await link_for(han, people, mon)
            request = wire.ChangePassword(PASSWORD, OTHER_PASSWORD)
            with refused(Code.EXPIRED):
                await use(old, people)
            await accounts.change_password(request, han, people.office)
            for token in (new, "", "\x00"):
                with refused(Code.EXPIRED):
                    await use(token, people)

    asyncio.run(main())


def test_of_several_who_use_a_link_at_once_one_gets_in(database: Opens) -> None:
    """The others are told that it was used."""

    async def attempt(token: str, people: AccountsFixture) -> Code | None:
        try:
            await use(token, people)
        except Refusal as refusal:
            return refusal.code
        return None

    async def main() -> None:
        async with crowd(database) as people:
            mon, han = await people.player("Mon", Role.ADMINISTRATOR), await people.player("Han")
            token = await link_for(han, people, mon)
            results = await asyncio.gather(*(attempt(token, people) for _ in range(5)))
            assert [Code.EXPIRED] * 4 + [None] == sorted(results, key=lambda code: code is None)

    asyncio.run(main())


def test_only_administrators_make_links_and_roles(database: Opens) -> None:
    """Others are refused, whether the target exists or not; guests have no password."""

    async def main() -> None:
        async with crowd(database) as people:
            actors = await people.of_every_role()
            for role, actor in actors.items():
                for target in (actors[Role.GUEST].account.id, "nobody", actor.account.id):
                    ours = {actor.account.id: Code.FORBIDDEN, "nobody": Code.MISSING}
                    admin = role is Role.ADMINISTRATOR
                    code = ours.get(target, Code.CONFLICT) if admin else Code.FORBIDDEN
                    with refused(code):
                        request = wire.SetRole(target, "moderator")
                        await administration.set_role(request, actor, people.office)
                    with refused(code):
                        link = wire.MakeResetLink(target)
                        await administration.make_reset_link(link, actor, people.office)

    asyncio.run(main())


def test_a_role_counts_from_the_next_request_on(database: Opens) -> None:
    """A player becomes a moderator and a player again; both are written down."""

    async def main() -> None:
        async with crowd(database) as people:
            mon, han = await people.player("Mon", Role.ADMINISTRATOR), await people.player("Han")
            id_ = han.account.id
            for request in (wire.SetRole(id_, "moderator"), wire.SetRole(id_, "player")):
                people.now += 1
                await administration.set_role(request, mon, people.office)
                assert request.role == (await people.log_in("Han")).account.role
            audit = await administration.read_audit(wire.ReadAudit(), mon, people.office)
            assert ["moderator -> player", "player -> moderator"] == [
                each.detail for each in audit.acts
            ]

    asyncio.run(main())


def test_two_administrators_who_demote_each_other_leave_one(database: Opens) -> None:
    """However the two meet, the second has no power any more."""

    async def attempt(actor: Caller, other: Caller, people: AccountsFixture) -> Code | None:
        request = wire.SetRole(other.account.id, "player")
        try:
            await administration.set_role(request, actor, people.office)
        except Refusal as refusal:
            return refusal.code
        return None

    async def main() -> None:
        async with crowd(database) as people:
            mon = await people.player("Mon", Role.ADMINISTRATOR)
            gial = await people.player("Gial", Role.ADMINISTRATOR)
            results = await asyncio.gather(attempt(mon, gial, people), attempt(gial, mon, people))
            assert {None, Code.FORBIDDEN} == set(results)

    asyncio.run(main())


def test_the_first_administrator_is_made_by_command(database: Opens) -> None:
    """There is nobody yet: the account is made, its name may even be a reserved one."""

    async def main() -> None:
        async with crowd(database) as people:
            db = people.office.database
            made = await make_administrator(db, "admin", PASSWORD)
            admin = await people.log_in("admin")
            assert (made.id, Role.ADMINISTRATOR) == (admin.account.id, admin.account.role)
            audit = await administration.read_audit(wire.ReadAudit(), admin, people.office)
            assert ["the command line"] == [each.actor_name for each in audit.acts]

    asyncio.run(main())


def test_the_command_promotes_whoever_is_there(database: Opens) -> None:
    """The password is the command's, older sessions end; look-alikes and bad words do not pass."""

    async def main() -> None:
        async with crowd(database) as people:
            db, han = people.office.database, await people.player("Han_Solo")
            for name, password, code in (
                ("Han-Solo", OTHER_PASSWORD, Code.TAKEN),
                ("han solo", OTHER_PASSWORD, Code.INVALID),
                ("han_solo", "password123", Code.INVALID),
            ):
                with refused(code):
                    await make_administrator(db, name, password)
            made = await make_administrator(db, "han_solo", OTHER_PASSWORD)
            back = await people.log_in("Han_Solo", OTHER_PASSWORD)
            assert (han.account.id, Role.ADMINISTRATOR) == (made.id, back.account.role)
            listed = await sessions.list_sessions(back, people.office)
            assert [back.session] == [each.id for each in listed.sessions]

    asyncio.run(main())
