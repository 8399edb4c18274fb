"""
Accounts: making them, getting in, changing the password; and guests.

What belongs here: everything in which somebody proves who they are, or begins to be somebody.
What does not: what moderators and administrators do to others (`moderation`, `administration`),
and leaving for good (`personal_data.deletion`).
"""

import secrets
from typing import Final

from dejarik.hosting.people.names import guest_name, look_of, name_fault, shape_fault
from dejarik.service.ids import new_id
from dejarik.service.people import people_wire as wire
from dejarik.service.people.account_store import NO_PASSWORD, AccountStore
from dejarik.service.people.ban_checks import must_not_be_kept_out
from dejarik.service.people.office import AccountPorts, Caller, Visitor, gone
from dejarik.service.people.roles import Act, Role, require
from dejarik.service.people.session_ends import end_what_it_opened
from dejarik.service.people.session_store import SessionStore
from dejarik.service.people.sessions import open_session
from dejarik.service.people.sign_up import admit_account, admit_guest, use_invitation
from dejarik.service.ports import Account, Taken
from dejarik.service.refusals import Code, Refusal

GUEST_DIGITS: Final = (4, 4, 4, 5, 6, 8, 9)
"""How long the number of a guest is, at each try to find a free one."""


async def register(request: wire.Register, visitor: Visitor, office: AccountPorts) -> wire.SignedIn:
    """
    Make an account and sign it in.

    Raises Refusal FORBIDDEN, EXPIRED, INVALID, TAKEN, TOO_OFTEN, WORK or BUSY, and changes nothing
    then.
    """
    await admit_account(request.invitation, visitor, office)
    await _check_choice(request.name, request.password, visitor, office)
    await office.welcome(visitor)
    password = await office.passwords.hashed(request.password)
    now, network = office.now(), await office.networks.mark(visitor.address)
    account = Account(new_id(), request.name, Role.PLAYER, now)
    try:
        async with office.database.transaction() as together:
            await AccountStore(together).add(account, password)
            account = await use_invitation(request.invitation, account, now, together)
            return await open_session(account, visitor, network, now, together)
    except Taken:
        raise _taken(request.name) from None


async def log_in(request: wire.LogIn, visitor: Visitor, office: AccountPorts) -> wire.SignedIn:
    """
    Open a session for whoever knows the password; an unknown name takes as long as a known one.

    Raises Refusal NOT_SIGNED_IN, FORBIDDEN, TOO_OFTEN or BUSY, and changes nothing then.
    """
    async with office.an_attempt(look_of(request.name), visitor):
        accounts = AccountStore(office.database)
        known = await accounts.named(request.name) if not shape_fault(request.name) else None
        stored = known.password if known else NO_PASSWORD
        if not await office.passwords.matches(stored, request.password) or known is None:
            raise _wrong()
        if office.passwords.is_outdated(stored):
            stronger = await office.passwords.hashed(request.password)
            if await accounts.change_password(known.account.id, stored, stronger):
                stored = stronger
        await must_not_be_kept_out(known.account, visitor, office)
        now, network = office.now(), await office.networks.mark(visitor.address)
        async with office.database.transaction() as together:
            # A password that was changed meanwhile opens nothing.
            if not await AccountStore(together).come_in(known.account.id, stored, now):
                raise _wrong()
            return await open_session(known.account, visitor, network, now, together)


async def be_guest(visitor: Visitor, office: AccountPorts) -> wire.SignedIn:
    """
    Make a guest with a name of its own and sign it in.

    Raises Refusal FORBIDDEN, TOO_OFTEN, WORK or BUSY, and changes nothing then.
    """
    await admit_guest(visitor, office)
    await office.welcome(visitor)
    now, network = office.now(), await office.networks.mark(visitor.address)
    for digits in GUEST_DIGITS:
        number = 10 ** (digits - 1) + secrets.randbelow(9 * 10 ** (digits - 1))
        account = Account(new_id(), guest_name(number), Role.GUEST, now)
        try:
            async with office.database.transaction() as together:
                await AccountStore(together).add(account, NO_PASSWORD)
                return await open_session(account, visitor, network, now, together)
        except Taken:
            continue
    raise Refusal(Code.BUSY, "No name is free for another guest.", "Make an account instead.")


async def become_account(
    request: wire.BecomeAccount, caller: Caller, office: AccountPorts
) -> wire.SignedIn:
    """
    Give a guest a name and a password; id, games and decks stay. Its older sessions end.

    Raises Refusal FORBIDDEN, EXPIRED, INVALID, TAKEN, TOO_OFTEN or BUSY, and changes nothing then.
    """
    require(caller.account, Act.BECOME_ACCOUNT)
    await admit_account(request.invitation, caller.visitor, office)
    await _check_choice(request.name, request.password, caller.visitor, office)
    password = await office.passwords.hashed(request.password)
    now, guest = office.now(), caller.account
    network = await office.networks.mark(caller.visitor.address)
    account = Account(guest.id, request.name, Role.PLAYER, guest.created)
    try:
        async with office.database.transaction() as together:
            if not await AccountStore(together).name_guest(guest.id, request.name, password):
                raise Refusal(Code.CONFLICT, "This guest has a name already or is gone.", "Log in.")
            account = await use_invitation(request.invitation, account, now, together)
            await SessionStore(together).end_all(guest.id)
            signed_in = await open_session(account, caller.visitor, network, now, together)
    except Taken:
        raise _taken(request.name) from None
    await office.tell_ended(guest.id)
    return signed_in


async def change_password(
    request: wire.ChangePassword, caller: Caller, office: AccountPorts
) -> wire.Done:
    """
    Choose another password; every other session ends, and so does every link sent by mail.

    Raises Refusal FORBIDDEN, INVALID, NOT_SIGNED_IN, TOO_OFTEN or BUSY, and changes nothing then.
    """
    require(caller.account, Act.CHANGE_PASSWORD)
    await office.judge(request.new, caller.account.name, caller.visitor)
    old = await prove_password(request.old, caller, office)
    new = await office.passwords.hashed(request.new)
    async with office.database.transaction() as together:
        if not await AccountStore(together).change_password(caller.account.id, old, new):
            raise changed_meanwhile()
        await end_what_it_opened(caller.account.id, together, but=caller.session)
    await office.tell_ended(caller.account.id)
    return wire.Done()


async def prove_password(password: str, caller: Caller, office: AccountPorts) -> str:
    """
    What is stored of the caller's password, once this has turned out to be it.

    Raises Refusal NOT_SIGNED_IN, TOO_OFTEN or BUSY.
    """
    async with office.an_attempt(look_of(caller.account.name), caller.visitor):
        stored = await AccountStore(office.database).password(caller.account.id)
        if not stored:
            raise gone()
        if not await office.passwords.matches(stored, password):
            raise Refusal(Code.NOT_SIGNED_IN, "That is not your password.", "Type it again.")
    return stored


def changed_meanwhile() -> Refusal:
    """The refusal of an act that was proven by a password which is another by now."""
    message = "The password was changed elsewhere meanwhile."
    return Refusal(Code.CONFLICT, message, "Log in again.")


async def _check_choice(name: str, password: str, visitor: Visitor, office: AccountPorts) -> None:
    """Raise a refusal for a name or a password that cannot be chosen."""
    fault = name_fault(name)
    if fault:
        raise Refusal(Code.INVALID, fault, "Choose another name.")
    await office.judge(password, name, visitor)
    if await AccountStore(office.database).is_taken(name):
        raise _taken(name)


def _wrong() -> Refusal:
    return Refusal(
        Code.NOT_SIGNED_IN,
        "The name or the password is wrong.",
        "Check both. If you forgot the password, ask for a link to a new one.",
    )


def _taken(name: str) -> Refusal:
    return Refusal(
        Code.TAKEN,
        f"The name {name} is taken, or looks like one that is.",
        "Choose another name.",
    )
