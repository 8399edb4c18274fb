"""
Signing up: who may become somebody here, by the settings, bans and work.

What belongs here: who is let in at all, and what the page is told of it. What does not: names and
passwords (`accounts`), and counting and taking work once those are good (`office.welcome`).
"""

from dejarik.service.people import sign_up_wire as wire
from dejarik.service.people.ban_checks import must_be_welcome
from dejarik.service.people.invitation_store import InvitationStore
from dejarik.service.people.invitations import used_up
from dejarik.service.people.office import Office, Visitor
from dejarik.service.people.tokens import hash_of
from dejarik.service.ports import Database
from dejarik.service.refusals import Code, Refusal


async def show_sign_up(office: Office) -> wire.SignUpShown:
    """Who may make an account or be a guest here, and a new challenge if that costs work."""
    settings, work = office.sign_up, None
    if settings.work:
        work = wire.WorkAsked(
            await office.work.challenge(settings.work, office.now()), settings.work
        )
    return wire.SignUpShown(settings.registration, settings.guests, settings.inviters, work)


async def admit_guest(visitor: Visitor, office: Office) -> None:
    """Let somebody be a new guest. Raises Refusal FORBIDDEN."""
    if office.sign_up.guests == "off":
        advice = "Log in, or make an account."
        if office.sign_up.registration != "open":
            advice = "Log in. Without an account, ask somebody who plays here for an invitation."
        raise Refusal(Code.FORBIDDEN, "People play here with an account only.", advice)
    await must_be_welcome(visitor, office)


async def admit_account(invitation: str, visitor: Visitor, office: Office) -> None:
    """
    Let somebody make an account, with an invitation if they need one; it is not used up yet.

    Raises Refusal FORBIDDEN or EXPIRED.
    """
    if office.sign_up.registration == "closed":
        message = "No accounts are made here at present."
        raise Refusal(Code.FORBIDDEN, message, "Ask whoever runs this server.")
    if office.sign_up.registration == "invitation" and not invitation:
        message = "Accounts are made here by invitation."
        raise Refusal(Code.FORBIDDEN, message, "Ask somebody who plays here to invite you.")
    if invitation and not await _holds(invitation, office):
        raise used_up()
    await must_be_welcome(visitor, office)


async def use_invitation(invitation: str, account: str, now: int, database: Database) -> None:
    """Use an invitation up, in the transaction that makes an account. Raises Refusal EXPIRED."""
    if invitation and not await InvitationStore(database).use(hash_of(invitation), account, now):
        raise used_up()


async def _holds(invitation: str, office: Office) -> bool:
    found = await InvitationStore(office.database).find(hash_of(invitation), office.now())
    return found is not None
