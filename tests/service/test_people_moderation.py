"""Moderation: mutes, blocks, reports, and the audit of all that."""

import asyncio
from unittest.mock import patch

from dejarik.hosting.people.names import SOMEBODY
from dejarik.service.people import administration, moderation
from dejarik.service.people import people_wire as wire
from dejarik.service.people.moderation_store import BlockStore
from dejarik.service.people.roles import Act, Role
from dejarik.service.personal_data import deletion
from dejarik.service.refusals import Code
from dejarik.testing.people import START, AccountsFixture, Opens, crowd, refused

REASON = "They were rude."


async def send_report(people: AccountsFixture, by: str, about: str) -> None:
    """Two new people, of whom one reports the other with sixty lines of chat."""
    reporter, other = await people.player(by), await people.player(about)
    lines = [wire.ExcerptLine(START + n, other.account.id, about, f"line {n}") for n in range(60)]
    request = wire.MakeReport(other.account.id, "table:t1", REASON)
    await moderation.report(request, lines, reporter, people.office)


def test_a_mute_lasts_as_long_as_it_was_given(database: Opens) -> None:
    """Ten minutes later they may speak again, or earlier if it is ended."""

    async def main() -> None:
        async with crowd(database) as people:
            han, judge = await people.player("Han"), await people.player("Mon", Role.MODERATOR)
            request = wire.Mute(han.account.id, 10, REASON)
            await moderation.mute(request, judge, people.office)
            muted = (await people.anew(han)).account
            assert moderation.is_muted(muted, START + 599_999)
            assert not moderation.is_muted(muted, START + 600_000)
            await moderation.unmute(wire.OnePerson(han.account.id), judge, people.office)
            assert not moderation.is_muted((await people.anew(han)).account, START)

    asyncio.run(main())


def test_who_may_mute_whom(database: Opens) -> None:
    """Moderators mute guests, players and bots, administrators anybody else, others nobody."""
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
                    request = wire.Mute(id_, 1, REASON)
                    if role is not target and target in below.get(role, set()):
                        await moderation.mute(request, actor, people.office)
                        continue
                    with refused(Code.FORBIDDEN):
                        await moderation.mute(request, actor, people.office)
                    with refused(Code.FORBIDDEN):
                        await moderation.unmute(wire.OnePerson(id_), actor, people.office)

    asyncio.run(main())


def test_who_is_blocked_is_apart_in_both_directions(database: Opens) -> None:
    """Blocking twice is once; unblocking joins them again."""

    async def main() -> None:
        async with crowd(database) as people:
            han, greedo = await people.player("Han"), await people.player("Greedo")
            request, blocks = wire.OnePerson(greedo.account.id), BlockStore(people.office.database)
            for _ in range(2):
                await moderation.block(request, han, people.office)
            assert {greedo.account.id} == await blocks.apart(han.account.id)
            assert {han.account.id} == await blocks.apart(greedo.account.id)
            listed = await moderation.list_blocked(han, people.office)
            assert ["Greedo"] == [person.name for person in listed.blocked]
            assert () == (await moderation.list_blocked(greedo, people.office)).blocked
            await moderation.unblock(request, han, people.office)
            assert frozenset() == await blocks.apart(greedo.account.id)

    asyncio.run(main())


def test_a_block_goes_with_either_account(database: Opens) -> None:
    """Whoever leaves is in nobody's list."""

    async def main() -> None:
        async with crowd(database) as people:
            one, two = await people.guest(), await people.guest()
            blocks = BlockStore(people.office.database)
            await moderation.block(wire.OnePerson(two.account.id), one, people.office)
            await deletion.delete_account(wire.DeleteAccount(), two, people.office, people.start)
            assert frozenset() == await blocks.apart(one.account.id)

    asyncio.run(main())


def test_nobody_blocks_without_end(database: Opens) -> None:
    """Whoever has blocked many unblocks somebody first."""

    async def main() -> None:
        async with crowd(database) as people:
            han, *others = [await people.guest() for _ in range(4)]
            requests = [wire.OnePerson(each.account.id) for each in others]
            with patch.object(moderation, "MOST_BLOCKED", 2):
                for request in requests[:2]:
                    await moderation.block(request, han, people.office)
                with refused(Code.CONFLICT):
                    await moderation.block(requests[2], han, people.office)
                await moderation.unblock(requests[0], han, people.office)
                await moderation.block(requests[2], han, people.office)

    asyncio.run(main())


def test_nobody_blocks_or_reports_themselves_or_nobody(database: Opens) -> None:
    """There must be somebody else."""

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            for id_, code in ((han.account.id, Code.INVALID), ("nobody", Code.MISSING)):
                with refused(code):
                    await moderation.block(wire.OnePerson(id_), han, people.office)
                with refused(code):
                    request = wire.MakeReport(id_, "lobby", REASON)
                    await moderation.report(request, [], han, people.office)

    asyncio.run(main())


def test_a_person_is_found_by_name(database: Opens) -> None:
    """In any case; guests and what is no name are not found."""

    async def main() -> None:
        async with crowd(database) as people:
            han, guest = await people.player("Han"), await people.guest()
            found = await moderation.find_person(wire.FindPerson("HAN"), guest, people.office)
            assert han.account.id == found.id
            for name in ("Leia", guest.account.name, "\x00", ""):
                with refused(Code.MISSING):
                    await moderation.find_person(wire.FindPerson(name), han, people.office)

    asyncio.run(main())


def test_a_report_is_read_and_closed_with_a_note(database: Opens) -> None:
    """It names both, the place, the reason and the last of the chat; closed, it is gone."""

    async def main() -> None:
        async with crowd(database) as people:
            judge = await people.player("Mon", Role.MODERATOR)
            await send_report(people, "Han", "Greedo")
            listed = await moderation.list_reports(wire.ListReports(), judge, people.office)
            (line,) = listed.reports
            assert ("Han", "Greedo", "table:t1", REASON) == (
                line.reporter_name,
                line.about_name,
                line.place,
                line.reason,
            )
            assert [f"line {n}" for n in range(10, 60)] == [each.text for each in line.excerpt]
            close = wire.CloseReport(line.id, "Talked to both.")
            await moderation.close_report(close, judge, people.office)
            with refused(Code.MISSING):
                await moderation.close_report(close, judge, people.office)
            listed = await moderation.list_reports(wire.ListReports(), judge, people.office)
            assert ((), False) == (listed.reports, listed.more)

    asyncio.run(main())


def test_reports_come_in_pages(database: Opens) -> None:
    """Oldest first; the next page begins after the last, also within one millisecond."""

    async def main() -> None:
        async with crowd(database) as people:
            judge = await people.player("Mon", Role.MODERATOR)
            for number in range(5):
                people.now += number // 3
                await send_report(people, f"Han-{number}x", f"Greedo-{number}x")
            seen: list[str] = []
            page = wire.ListReports(most=2)
            for more in (True, True, False):
                listed = await moderation.list_reports(page, judge, people.office)
                assert more == listed.more
                seen += [line.reporter_name for line in listed.reports]
                last = listed.reports[-1]
                page = wire.ListReports(last.at, last.id, most=2)
            assert [f"Han-{number}x" for number in range(5)] == sorted(seen)

    asyncio.run(main())


def test_reports_outlive_their_people_and_name_them_somebody(database: Opens) -> None:
    """A moderator still reads what was reported by or about whoever has left."""

    async def main() -> None:
        async with crowd(database) as people:
            judge, guest = await people.player("Mon", Role.MODERATOR), await people.guest()
            request = wire.MakeReport(judge.account.id, "lobby", REASON)
            await moderation.report(request, [], guest, people.office)
            await deletion.delete_account(wire.DeleteAccount(), guest, people.office, people.start)
            listed = await moderation.list_reports(wire.ListReports(), judge, people.office)
            assert [SOMEBODY] == [line.reporter_name for line in listed.reports]
            with refused(Code.FORBIDDEN):
                close = wire.CloseReport(listed.reports[0].id, "Nothing to see.")
                await moderation.close_report(close, judge, people.office)

    asyncio.run(main())


def test_reports_are_limited_and_need_a_reason(database: Opens) -> None:
    """Five at once are enough, and an empty one says nothing."""

    async def main() -> None:
        async with crowd(database) as people:
            han, greedo = await people.player("Han"), await people.player("Greedo")
            with refused(Code.INVALID):
                empty = wire.MakeReport(greedo.account.id, "lobby", " \u200b\n")
                await moderation.report(empty, [], han, people.office)
            request = wire.MakeReport(greedo.account.id, "lobby", "rude\x00ly")
            for _ in range(5):
                await moderation.report(request, [], han, people.office)
            with refused(Code.TOO_OFTEN):
                await moderation.report(request, [], han, people.office)

    asyncio.run(main())


def test_players_see_neither_reports_nor_audit(database: Opens) -> None:
    """Reports are for moderators, the audit for administrators."""

    async def main() -> None:
        async with crowd(database) as people:
            for role, caller in (await people.of_every_role()).items():
                if role in {Role.GUEST, Role.PLAYER}:
                    with refused(Code.FORBIDDEN):
                        await moderation.list_reports(wire.ListReports(), caller, people.office)
                    with refused(Code.FORBIDDEN):
                        close = wire.CloseReport("x", REASON)
                        await moderation.close_report(close, caller, people.office)
                if role is not Role.ADMINISTRATOR:
                    with refused(Code.FORBIDDEN):
                        await administration.read_audit(wire.ReadAudit(), caller, people.office)

    asyncio.run(main())


def test_every_act_of_a_moderator_is_written_down(database: Opens) -> None:
    """Muting, ending it and closing a report: newest first, in pages; refused acts are not."""

    async def main() -> None:
        async with crowd(database) as people:
            mon = await people.player("Mon", Role.ADMINISTRATOR)
            await send_report(people, "Han", "Greedo")
            (line,) = (
                await moderation.list_reports(wire.ListReports(), mon, people.office)
            ).reports
            await moderation.mute(wire.Mute(line.about, 60, REASON), mon, people.office)
            people.now += 1
            await moderation.unmute(wire.OnePerson(line.about), mon, people.office)
            people.now += 1
            close = wire.CloseReport(line.id, "Muted for an hour.")
            await moderation.close_report(close, mon, people.office)
            with refused(Code.MISSING):
                await moderation.close_report(close, mon, people.office)
            page = await administration.read_audit(wire.ReadAudit(most=2), mon, people.office)
            assert page.more
            rest = wire.ReadAudit(page.acts[-1].at, page.acts[-1].id)
            acts = page.acts + (await administration.read_audit(rest, mon, people.office)).acts
            assert [Act.CLOSE_REPORTS, Act.MUTE, Act.MUTE] == [each.act for each in acts]
            assert {("Mon", "Greedo")} == {(each.actor_name, each.target_name) for each in acts}
            assert "60 min: They were rude." == acts[-1].detail

    asyncio.run(main())
