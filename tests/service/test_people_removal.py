"""What moderators take away: the way in, a name; and the audit of it."""

import asyncio

from dejarik.service.people import accounts, administration, removal, sessions
from dejarik.service.people import people_wire as wire
from dejarik.service.people.roles import Act, Role
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

REASON = "They were rude."
HOUR = 3_600_000


async def audited(people: AccountsFixture) -> list[tuple[str, str, str]]:
    """Every act in the audit: which, to whom, and what is said of it."""
    admin = await people.player("Mothma", Role.ADMINISTRATOR)
    acts = (await administration.read_audit(wire.ReadAudit(), admin, people.office)).acts
    return [(one.act, one.target_name, one.detail) for one in acts]


def test_a_suspension_ends_every_session_and_opens_none(database: Opens) -> None:
    """Until its time has come, or it is ended; nobody else notices."""

    async def main() -> None:
        async with crowd(database) as people:
            han, judge = await people.player("Han"), await people.player("Mon", Role.MODERATOR)
            token = (await accounts.log_in(_login("Han"), HOME, people.office)).token
            await removal.suspend(wire.Suspend(han.account.id, 60, REASON), judge, people.office)
            assert await sessions.recognized(token, people.office) is None
            people.now += HOUR - 1
            with refused(Code.FORBIDDEN):
                await people.log_in("Han")
            people.now += 1
            await people.log_in("Han")

            await removal.suspend(wire.Suspend(han.account.id, 60, REASON), judge, people.office)
            people.now += 1
            await removal.readmit(wire.OnePerson(han.account.id), judge, people.office)
            await people.log_in("Han")
            detail = f"60 min: {REASON}"
            assert ["ended", detail, detail] == [said for _, _, said in await audited(people)]

    asyncio.run(main())


def test_a_link_to_choose_a_password_lets_nobody_in_who_is_suspended(database: Opens) -> None:
    """Every way in is closed, and the old password stays."""

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            admin = await people.player("Mon", Role.ADMINISTRATOR)
            asked = wire.MakeResetLink(han.account.id)
            link = await administration.make_reset_link(asked, admin, people.office)
            await removal.suspend(wire.Suspend(han.account.id, 60, REASON), admin, people.office)
            with refused(Code.FORBIDDEN):
                choice = wire.ResetPassword(link.token, OTHER_PASSWORD)
                await administration.reset_password(choice, HOME, people.office)
            people.now += HOUR
            await people.log_in("Han")

    asyncio.run(main())


def test_another_name_is_given_and_written_down(database: Opens) -> None:
    """One that is taken, or no name at all, is not."""

    async def main() -> None:
        async with crowd(database) as people:
            han, judge = await people.player("Hann"), await people.player("Mon", Role.MODERATOR)
            for name, code in (("M0n", Code.TAKEN), ("!", Code.INVALID)):
                with refused(code):
                    request = wire.Rename(han.account.id, name, REASON)
                    await removal.rename(request, judge, people.office)
            await removal.rename(wire.Rename(han.account.id, "Han", REASON), judge, people.office)
            assert "Han" == (await people.anew(han)).account.name
            await people.log_in("Han")
            assert [(Act.RENAME, "Han", f"Hann -> Han: {REASON}")] == await audited(people)

    asyncio.run(main())


def test_who_may_take_away_from_whom(database: Opens) -> None:
    """Moderators from guests, players and bots, administrators from anybody else."""
    below = {
        Role.MODERATOR: {Role.GUEST, Role.PLAYER, Role.BOT},
        Role.ADMINISTRATOR: set(Role),
    }

    async def main() -> None:
        async with crowd(database) as people:
            actors = await people.of_every_role()
            for role, actor in actors.items():
                for target in Role:
                    id_ = actors[target].account.id
                    name = wire.Rename(id_, f"N-{len(role)}-{len(target)}", REASON)
                    if role is not target and target in below.get(role, set()):
                        await removal.rename(name, actor, people.office)
                        await removal.readmit(wire.OnePerson(id_), actor, people.office)
                        continue
                    with refused(Code.FORBIDDEN):
                        await removal.rename(name, actor, people.office)
                    with refused(Code.FORBIDDEN):
                        await removal.suspend(wire.Suspend(id_, 1, REASON), actor, people.office)
                    with refused(Code.FORBIDDEN):
                        await removal.readmit(wire.OnePerson(id_), actor, people.office)

    asyncio.run(main())


def _login(name: str) -> wire.LogIn:
    return wire.LogIn(name, PASSWORD)
