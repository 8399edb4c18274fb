"""
Removal: what moderators do to somebody: a warning, and taking away the way in or a name.

What belongs here: warnings, suspensions, other names. What does not: mutes and reports
(`moderation`), tables (`game_ends`), lines and decks (`lobby.content_removal`), and what
administrators alone do (`administration`).
"""

from dejarik.hosting.people.names import name_fault
from dejarik.service.people import people_wire as wire
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.bans import end_suspension, keep_suspension
from dejarik.service.people.bot_accounts import renamed
from dejarik.service.people.moderation import note_of
from dejarik.service.people.moderation_store import AuditStore, WarningStore
from dejarik.service.people.office import MINUTE, AccountPorts, Caller, nobody
from dejarik.service.people.roles import Act, require, require_over
from dejarik.service.people.session_store import SessionStore
from dejarik.service.ports import Account, Database, Taken
from dejarik.service.refusals import Code, Refusal


async def suspend(request: wire.Suspend, caller: Caller, office: AccountPorts) -> wire.Done:
    """
    Keep somebody out for a while, counted from now; their sessions end at once.

    Their keys, and those of their bot accounts, open nothing for as long. In the browsers in
    which they were signed in nobody becomes a guest or an account meanwhile; with `networks`,
    nobody does in the networks from which they came lately.

    Raises Refusal FORBIDDEN, INVALID or MISSING, and changes nothing then.
    """
    require(caller.account, Act.SUSPEND)
    reason = note_of(request.reason)
    now = office.now()
    async with office.database.transaction() as together:
        await _below(request.account, caller, Act.SUSPEND, together)
        await AccountStore(together).suspend(request.account, now + request.minutes * MINUTE)
        await keep_suspension(request, reason, caller.account.id, now, together)
        await SessionStore(together).end_all(request.account)
        reach = ", and their networks" if request.networks else ""
        detail = f"{request.minutes} min{reach}: {reason}"
        await AuditStore(together).add(now, caller.account.id, Act.SUSPEND, request.account, detail)
    bots = await AccountStore(office.database).bots_of(request.account)
    for account in [request.account, *(bot.id for bot in bots)]:
        await office.tell_ended(account)
    return wire.Done()


async def readmit(request: wire.OnePerson, caller: Caller, office: AccountPorts) -> wire.Done:
    """
    Let somebody in again, and new people from their networks and in their browsers.

    Raises Refusal FORBIDDEN or MISSING, and changes nothing then.
    """
    require(caller.account, Act.SUSPEND)
    async with office.database.transaction() as together:
        await _below(request.account, caller, Act.SUSPEND, together)
        await end_suspension(request.account, caller.account.id, office.now(), together)
    return wire.Done()


async def rename(request: wire.Rename, caller: Caller, office: AccountPorts) -> wire.Done:
    """
    Give somebody another name than the one they chose.

    Raises Refusal FORBIDDEN, INVALID, TAKEN or MISSING, and changes nothing then.
    """
    require(caller.account, Act.RENAME)
    reason = note_of(request.reason)
    fault = name_fault(request.name)
    if fault:
        raise Refusal(Code.INVALID, fault, "Choose another name.")
    try:
        async with office.database.transaction() as together:
            account = await _below(request.account, caller, Act.RENAME, together)
            await renamed(account, request.name, AccountStore(together))
            detail = f"{account.name} -> {request.name}: {reason}"
            await AuditStore(together).add(
                office.now(), caller.account.id, Act.RENAME, account.id, detail
            )
    except Taken:
        message = f"Somebody has a name that looks like {request.name}."
        raise Refusal(Code.TAKEN, message, "Choose another name.") from None
    return wire.Done()


async def warn(request: wire.Warn, caller: Caller, office: AccountPorts) -> wire.Done:
    """
    Tell somebody what they must not do again; until they have read it, they do not speak.

    Raises Refusal FORBIDDEN, INVALID or MISSING, and changes nothing then.
    """
    require(caller.account, Act.WARN)
    reason, now = note_of(request.reason), office.now()
    async with office.database.transaction() as together:
        account = await _below(request.account, caller, Act.WARN, together)
        await WarningStore(together).add(account.id, reason, now)
        await AuditStore(together).add(now, caller.account.id, Act.WARN, account.id, reason)
    await office.tell_changed(account.id)
    return wire.Done()


async def acknowledge(request: wire.Acknowledge, caller: Caller, office: AccountPorts) -> wire.Done:
    """Say that one has read a warning; a second time changes nothing."""
    store = WarningStore(office.database)
    await store.read(request.warning, caller.account.id, office.now())
    await office.tell_changed(caller.account.id)
    return wire.Done()


async def _below(id_: str, caller: Caller, act: Act, database: Database) -> Account:
    """Somebody over whom the caller has power. Raises Refusal MISSING or FORBIDDEN."""
    account = await AccountStore(database).find(id_)
    if account is None:
        raise nobody()
    require_over(caller.account, act, account)
    return account
