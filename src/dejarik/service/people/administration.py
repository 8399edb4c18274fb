"""
Administration: reset links, roles and the audit.

What belongs here: what administrators do. What does not: how the first of them comes
(`first_administrator`), and what moderators do as well (`moderation`).
"""

from typing import Final

from dejarik.service.people import people_wire as wire
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.ban_checks import must_not_be_kept_out
from dejarik.service.people.bans import COMMAND
from dejarik.service.people.moderation_store import AuditStore
from dejarik.service.people.office import DAY, AccountPorts, Caller, Visitor, nobody
from dejarik.service.people.roles import Act, Role, require, require_over
from dejarik.service.people.session_ends import end_every_way_in
from dejarik.service.people.session_store import ResetStore
from dejarik.service.people.sessions import open_session
from dejarik.service.people.tokens import hash_of, new_token
from dejarik.service.ports import Account
from dejarik.service.refusals import Code, Refusal

LINK_LASTS: Final = DAY


async def make_reset_link(
    request: wire.MakeResetLink, caller: Caller, office: AccountPorts
) -> wire.ResetLink:
    """
    Make the token of a link with which somebody chooses a new password within a day, once.

    Raises Refusal FORBIDDEN, MISSING or CONFLICT, and changes nothing then.
    """
    require(caller.account, Act.RESET_PASSWORD)
    account = await AccountStore(office.database).find(request.account)
    if account is None:
        raise nobody()
    require_over(caller.account, Act.RESET_PASSWORD, account)
    _no_guest(account)
    token, now = new_token(), office.now()
    async with office.database.transaction() as together:
        await ResetStore(together).put(hash_of(token), account.id, now + LINK_LASTS)
        await AuditStore(together).add(now, caller.account.id, Act.RESET_PASSWORD, account.id)
    return wire.ResetLink(token, now + LINK_LASTS)


async def reset_password(
    request: wire.ResetPassword, visitor: Visitor, office: AccountPorts
) -> wire.SignedIn:
    """
    Choose a new password with the token of a link; every older session and key ends.

    Raises Refusal EXPIRED, FORBIDDEN, INVALID, TOO_OFTEN or BUSY, and changes nothing then.
    """
    key = hash_of(request.token)
    id_ = await ResetStore(office.database).find(key, office.now())
    account = await AccountStore(office.database).find(id_) if id_ else None
    if account is None:
        raise _used_up()
    await office.judge(request.password, account.name, visitor)
    password = await office.passwords.hashed(request.password)
    await must_not_be_kept_out(account, visitor, office)
    now, network = office.now(), await office.networks.mark(visitor.address)
    async with office.database.transaction() as together:
        if not await AccountStore(together).set_password(account.id, password):
            raise _used_up()
        if not await ResetStore(together).use(key, now):
            raise _used_up()
        await end_every_way_in(account.id, together)
        signed_in = await open_session(account, visitor, network, now, together)
    await office.tell_ended(account.id)
    return signed_in


async def set_role(request: wire.SetRole, caller: Caller, office: AccountPorts) -> wire.Done:
    """
    Make somebody else a player, a moderator or an administrator.

    Raises Refusal FORBIDDEN, MISSING or CONFLICT, and changes nothing then.
    """
    require(caller.account, Act.SET_ROLE)
    account = await AccountStore(office.database).find(request.account)
    if account is None:
        raise nobody()
    require_over(caller.account, Act.SET_ROLE, account)
    _no_guest(account)
    role = Role(request.role)
    async with office.database.transaction() as together:
        accounts = AccountStore(together)
        if caller.account.id not in await accounts.hold_administrators():
            raise Refusal(Code.FORBIDDEN, "You are no administrator any more.", "Ask one.")
        if not await accounts.set_role(account.id, role):
            raise nobody()
        detail = f"{account.role} -> {role}"
        await AuditStore(together).add(
            office.now(), caller.account.id, Act.SET_ROLE, account.id, detail
        )
    return wire.Done()


async def read_audit(
    request: wire.ReadAudit, caller: Caller, office: AccountPorts
) -> wire.AuditList:
    """
    What moderators and administrators did, the newest first.

    Raises Refusal FORBIDDEN.
    """
    require(caller.account, Act.READ_AUDIT)
    deeds = await AuditStore(office.database).before(
        request.before_at, request.before_id, request.most + 1
    )
    shown = deeds[: request.most]
    ids = {id_ for deed in shown for id_ in (deed.actor, deed.target)}
    names = await AccountStore(office.database).names(ids) | {"": ""}
    lines = tuple(
        wire.AuditLine(
            deed.id,
            deed.at,
            deed.actor,
            names[deed.actor] if deed.actor != COMMAND else "the command line",
            deed.act,
            deed.target,
            names[deed.target],
            deed.detail,
        )
        for deed in shown
    )
    return wire.AuditList(lines, more=len(deeds) > len(shown))


def _no_guest(account: Account) -> None:
    """Raise Refusal CONFLICT for an account without a password."""
    if account.role == Role.BOT:
        message = f"{account.name} is a bot account: it has no password and no other role."
        raise Refusal(Code.CONFLICT, message, "Its owner makes keys for it.")
    if account.role == Role.GUEST:
        raise Refusal(
            Code.CONFLICT,
            f"{account.name} is a guest and has no password.",
            "A guest becomes an account by choosing a name.",
        )


def _used_up() -> Refusal:
    return Refusal(
        Code.EXPIRED,
        "This link was used already, was replaced by another, or is too old.",
        "Ask for a new one.",
    )
