"""
Moderation: mutes, blocks and reports.

What belongs here: what people do about others, and what moderators do about it.
What does not: who hears whom in a chat (the chat asks `BlockStore.apart` and `is_muted`).
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from dejarik.hosting.people.buckets import Rate
from dejarik.hosting.people.names import shape_fault
from dejarik.hosting.people.spoken_text import LONGEST_NOTE, cleaned, text_fault
from dejarik.service.ids import new_id
from dejarik.service.people import people_wire as wire
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.bot_accounts import bare_name
from dejarik.service.people.friend_store import FriendStore
from dejarik.service.people.moderation_store import AuditStore, BlockStore, Report, ReportStore
from dejarik.service.people.office import MINUTE, AccountPorts, Caller, nobody, person_of
from dejarik.service.people.roles import Act, Role, require, require_over
from dejarik.service.ports import Account
from dejarik.service.rate_limits import Limit
from dejarik.service.refusals import Code, Refusal

MOST_BLOCKED: Final = 500
MOST_LINES: Final = 50
"""Lines of chat that are kept with a report: the last ones."""
REPORTS: Final = Limit(
    "report", Rate(5, 10 * MINUTE), "You have sent several reports; the moderators have them."
)

_EXCERPT: Final = msgspec.json.Decoder(tuple[wire.ExcerptLine, ...])


def is_muted(account: Account, now: int) -> bool:
    """Whether somebody may not speak now."""
    return account.muted_until > now


async def find_person(
    request: wire.FindPerson, caller: Caller, office: AccountPorts
) -> wire.Person:
    """Somebody by name, in any case. Raises Refusal MISSING."""
    known = None
    if not shape_fault(bare_name(request.name)):
        known = await AccountStore(office.database).named(request.name)
    if known is None or known.account.role == Role.GUEST:
        raise nobody()
    return person_of(known.account)


async def block(request: wire.OnePerson, caller: Caller, office: AccountPorts) -> wire.Done:
    """
    Hear and meet somebody no more, and be no friend; a second time changes nothing.

    Raises Refusal MISSING, INVALID or CONFLICT, and changes nothing then.
    """
    require(caller.account, Act.BLOCK)
    other = await _other(request.account, caller, office)
    blocks = BlockStore(office.database)
    if len(await blocks.of(caller.account.id)) >= MOST_BLOCKED:
        raise Refusal(
            Code.CONFLICT, f"You have blocked {MOST_BLOCKED} people.", "Unblock somebody first."
        )
    async with office.database.transaction() as together:
        await BlockStore(together).add(caller.account.id, other.id, office.now())
        await FriendStore(together).part(caller.account.id, other.id)
    await office.tell_changed(caller.account.id, other.id)
    return wire.Done()


async def unblock(request: wire.OnePerson, caller: Caller, office: AccountPorts) -> wire.Done:
    """Hear and meet somebody again; if they were not blocked, nothing changes."""
    require(caller.account, Act.BLOCK)
    await BlockStore(office.database).remove(caller.account.id, request.account)
    await office.tell_changed(caller.account.id, request.account)
    return wire.Done()


async def list_blocked(caller: Caller, office: AccountPorts) -> wire.BlockList:
    """Whom the caller has blocked."""
    require(caller.account, Act.BLOCK)
    blocked = await BlockStore(office.database).of(caller.account.id)
    return wire.BlockList(tuple(person_of(account) for account in blocked))


async def report(
    request: wire.MakeReport,
    excerpt: Sequence[wire.ExcerptLine],
    caller: Caller,
    office: AccountPorts,
) -> wire.Done:
    """
    Tell the moderators about somebody, with the last lines of chat from that place.

    The excerpt comes from the service's own chat, never from whoever reports.
    Raises Refusal MISSING, INVALID or TOO_OFTEN, and changes nothing then.
    """
    require(caller.account, Act.REPORT)
    reason = note_of(request.reason)
    other = await _other(request.about, caller, office)
    now = office.now()
    await office.limits.count(now, (REPORTS, caller.account.id))
    lines = msgspec.json.encode(tuple(excerpt)[-MOST_LINES:])
    await ReportStore(office.database).add(
        Report(new_id(), caller.account.id, other.id, request.place, reason, lines, now)
    )
    return wire.Done()


async def list_reports(
    request: wire.ListReports, caller: Caller, office: AccountPorts
) -> wire.ReportList:
    """The open reports, the oldest first. Raises Refusal FORBIDDEN."""
    require(caller.account, Act.READ_REPORTS)
    found = await ReportStore(office.database).open_after(
        request.after_at, request.after_id, request.most + 1
    )
    shown = found[: request.most]
    ids = {id_ for each in shown for id_ in (each.reporter, each.about)}
    names = await AccountStore(office.database).names(ids)
    lines = tuple(
        wire.ReportLine(
            each.id,
            each.at,
            each.reporter,
            names[each.reporter],
            each.about,
            names[each.about],
            each.place,
            each.reason,
            _EXCERPT.decode(each.excerpt),
        )
        for each in shown
    )
    return wire.ReportList(lines, more=len(found) > len(shown))


async def close_report(
    request: wire.CloseReport, caller: Caller, office: AccountPorts
) -> wire.Done:
    """
    Put a report away with a note.

    Raises Refusal FORBIDDEN, INVALID or MISSING, and changes nothing then.
    """
    require(caller.account, Act.CLOSE_REPORTS)
    note = note_of(request.note)
    now, actor = office.now(), caller.account.id
    async with office.database.transaction() as together:
        found = await ReportStore(together).find_open(request.report)
        if found is not None and found.about == actor:
            raise Refusal(
                Code.FORBIDDEN, "This report is about you.", "Leave it to another moderator."
            )
        if found is None or not await ReportStore(together).close(found.id, actor, note, now):
            raise Refusal(Code.MISSING, "There is no such open report.", "Look at the list again.")
        detail = f"report {found.id}: {note}"
        await AuditStore(together).add(now, actor, Act.CLOSE_REPORTS, found.about, detail)
    return wire.Done()


async def mute(request: wire.Mute, caller: Caller, office: AccountPorts) -> wire.Done:
    """
    Keep somebody from speaking for a while, counted from now.

    Raises Refusal FORBIDDEN, INVALID or MISSING, and changes nothing then.
    """
    require(caller.account, Act.MUTE)
    reason = note_of(request.reason)
    until = office.now() + request.minutes * MINUTE
    await _set_mute(request.account, until, f"{request.minutes} min: {reason}", caller, office)
    return wire.Done()


async def unmute(request: wire.OnePerson, caller: Caller, office: AccountPorts) -> wire.Done:
    """
    Let somebody speak again.

    Raises Refusal FORBIDDEN or MISSING, and changes nothing then.
    """
    require(caller.account, Act.MUTE)
    await _set_mute(request.account, 0, "ended", caller, office)
    return wire.Done()


async def _set_mute(
    id_: str, until: int, detail: str, caller: Caller, office: AccountPorts
) -> None:
    async with office.database.transaction() as together:
        accounts = AccountStore(together)
        account = await accounts.find(id_)
        if account is None:
            raise nobody()
        require_over(caller.account, Act.MUTE, account)
        await accounts.mute(id_, until)
        await AuditStore(together).add(office.now(), caller.account.id, Act.MUTE, id_, detail)
    await office.tell_changed(id_)


async def _other(id_: str, caller: Caller, office: AccountPorts) -> Account:
    """Somebody else than the caller. Raises Refusal MISSING or INVALID."""
    account = await AccountStore(office.database).find(id_)
    if account is None:
        raise nobody()
    if account.id == caller.account.id:
        raise Refusal(Code.INVALID, "That is you.", "Choose somebody else.")
    return account


def note_of(text: str) -> str:
    """A reason or a note, made harmless. Raises Refusal INVALID."""
    note = cleaned(text)
    fault = text_fault(note, LONGEST_NOTE)
    if fault:
        raise Refusal(Code.INVALID, fault, "Say in a sentence or two what it is about.")
    return note
