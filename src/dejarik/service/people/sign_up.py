"""
Signing up: who may become somebody here, by the settings, bans and work.

What belongs here: who is let in at all, and what the page is told of it. What does not: names and
passwords (`accounts`), and counting and taking work once those are good (`office.welcome`).
"""

from dataclasses import replace

from dejarik.service.people import sign_up_wire as wire
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.ban_checks import must_be_welcome
from dejarik.service.people.bans import COMMAND
from dejarik.service.people.invitation_store import Invitation, InvitationStore
from dejarik.service.people.invitations import CHECKED, used_up
from dejarik.service.people.moderation_store import AuditStore
from dejarik.service.people.office import AccountPorts, Visitor
from dejarik.service.people.roles import Act, Role
from dejarik.service.people.tokens import hash_of
from dejarik.service.ports import Account, Database
from dejarik.service.refusals import Code, Refusal


async def show_sign_up(office: AccountPorts) -> wire.SignUpShown:
    """Who may make an account or be a guest here, and a new challenge if that costs work."""
    settings, work = office.sign_up, None
    if settings.work:
        work = wire.WorkAsked(
            await office.work.challenge(settings.work, office.now()), settings.work
        )
    return wire.SignUpShown(settings.registration, settings.guests, settings.inviters, work)


async def admit_guest(visitor: Visitor, office: AccountPorts) -> None:
    """Let somebody be a new guest. Raises Refusal FORBIDDEN."""
    if office.sign_up.guests == "off":
        advice = "Log in, or make an account."
        if office.sign_up.registration != "open":
            advice = "Log in. Without an account, ask somebody who plays here for an invitation."
        raise Refusal(Code.FORBIDDEN, "People play here with an account only.", advice)
    await must_be_welcome(visitor, office)


async def admit_account(invitation: str, visitor: Visitor, office: AccountPorts) -> None:
    """
    Let somebody make an account, with an invitation if they need one; it is not used up yet.

    The link of the first administrator opens a closed door too.
    Raises Refusal FORBIDDEN, EXPIRED or TOO_OFTEN.
    """
    found = await _found(invitation, visitor, office) if invitation else None
    if found is None or found.role is not Role.ADMINISTRATOR:
        _must_be_open(invitation, office)
    if invitation and found is None:
        raise used_up()
    await must_be_welcome(visitor, office)


async def use_invitation(
    invitation: str, account: Account, now: int, database: Database
) -> Account:
    """
    Use an invitation up, in the transaction that makes an account; the account as it is with it.

    Raises Refusal EXPIRED.
    """
    if not invitation:
        return account
    role = await InvitationStore(database).use(hash_of(invitation), account.id, now)
    if role is None:
        raise used_up()
    if role is Role.PLAYER:
        return account
    await AccountStore(database).set_role(account.id, role)
    await AuditStore(database).add(now, COMMAND, Act.SET_ROLE, account.id, f"{role} by link")
    return replace(account, role=role)


def _must_be_open(invitation: str, office: AccountPorts) -> None:
    if office.sign_up.registration == "closed":
        message = "No accounts are made here at present."
        raise Refusal(Code.FORBIDDEN, message, "Ask whoever runs this server.")
    if office.sign_up.registration == "invitation" and not invitation:
        message = "Accounts are made here by invitation."
        raise Refusal(Code.FORBIDDEN, message, "Ask somebody who plays here to invite you.")


async def _found(code: str, visitor: Visitor, office: AccountPorts) -> Invitation | None:
    """The invitation of a code, if it holds; a try at one that does not is counted."""
    now, counted = office.now(), (CHECKED, office.counted(visitor))
    await office.limits.count(now, counted)
    found = await InvitationStore(office.database).find(hash_of(code), now)
    if found is not None:
        await office.limits.give_back(counted)
    return found
