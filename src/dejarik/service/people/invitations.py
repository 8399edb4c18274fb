"""
Invitations: made, listed, revoked, and who came with one.

What belongs here: who may invite, and how many. What does not: making the account that an
invitation is used for (`accounts`).
"""

from collections.abc import Sequence
from typing import Final

from dejarik.hosting.people.buckets import Rate
from dejarik.service.ids import new_id
from dejarik.service.people import sign_up_wire as wire
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.invitation_store import Invitation, InvitationStore, Invited
from dejarik.service.people.moderation_store import AuditStore
from dejarik.service.people.office import DAY, HOUR, AccountPorts, Caller, Visitor, nobody
from dejarik.service.people.people_wire import Done, OnePerson
from dejarik.service.people.roles import Act, may, require, role_of
from dejarik.service.people.session_ends import must_last
from dejarik.service.people.tokens import hash_of, new_token
from dejarik.service.ports import Account, Database
from dejarik.service.rate_limits import Limit
from dejarik.service.refusals import Code, Refusal

MOST_OPEN: Final = {False: 5, True: 100}
"""How many invitations of one person may hold at once: of a player, of somebody of the staff."""
MOST_USES: Final = 5
"""How many may come with one of a player."""
MADE: Final = Limit("invite", Rate(5, 4 * HOUR), "You have made many invitations lately.")
CHECKED: Final = Limit("invitation", Rate(30, 10_000), "Many invitations were looked at just now.")
SHOWN: Final = 6
"""How much of a code is kept to recognize it by."""
LISTED: Final = 50
KEPT: Final = 30 * DAY
"""How long an invitation is listed after its end."""
COMMAND: Final = "the command line"
INVITATION_PAGE: Final = "/invitation"
"""The address of the page for an invited person; the code stands behind a `#`."""


async def make_invitation(
    request: wire.MakeInvitation, caller: Caller, office: AccountPorts
) -> wire.InvitationMade:
    """
    Make an invitation: with its code so many people make an account. It is told once.

    Raises Refusal FORBIDDEN, INVALID, CONFLICT, TOO_OFTEN or NOT_SIGNED_IN, and changes nothing
    then.
    """
    _must_invite(caller.account, office)
    staff = _is_staff(caller.account)
    if not staff and request.uses > MOST_USES:
        message = f"An invitation of a player is for {MOST_USES} people at most."
        raise Refusal(Code.INVALID, message, "Make another one for the others.")
    now = office.now()
    if not staff:
        await office.limits.count(now, (MADE, caller.account.id))
    async with office.database.transaction() as together:
        # Two requests at once cannot make more than one: the maker is held.
        await must_last(caller, together, now)
        open_ones = await InvitationStore(together).count_open(caller.account.id, now)
        if open_ones >= MOST_OPEN[staff]:
            message = f"{open_ones} invitations of yours are open."
            raise Refusal(Code.CONFLICT, message, "Revoke one of them first.")
        made, code = await keep_new(request, caller.account.id, now, together)
    return wire.InvitationMade(code, _line(made, {made.maker: caller.account.name}))


async def keep_new(
    request: wire.MakeInvitation, maker: str, now: int, database: Database
) -> tuple[Invitation, str]:
    """A new invitation, and its code."""
    code = new_token()
    expires = now + request.days * DAY
    made = Invitation(new_id(), maker, code[:SHOWN], request.uses, 0, now, expires)
    await InvitationStore(database).add(hash_of(code), made)
    return made, code


async def list_invitations(
    request: wire.ListInvitations, caller: Caller, office: AccountPorts
) -> wire.InvitationList:
    """One's own invitations, or everybody's for moderators; the newest first."""
    require(caller.account, Act.INVITE)
    if request.everybody:
        require(caller.account, Act.SEE_INVITATIONS)
    maker = "" if request.everybody else caller.account.id
    return await all_listed(request, maker, office.database)


async def all_listed(
    request: wire.ListInvitations, maker: str, database: Database
) -> wire.InvitationList:
    """The invitations of somebody, or all of them if nobody is named, for whoever may see them."""
    found = await InvitationStore(database).before(
        maker, request.before_at, request.before_id, request.most + 1
    )
    shown = found[: request.most]
    names = await _named([one.maker for one in shown], database)
    lines = tuple(_line(one, names) for one in shown)
    return wire.InvitationList(lines, more=len(found) > len(shown))


async def revoke_invitation(
    request: wire.RevokeInvitation, caller: Caller, office: AccountPorts
) -> Done:
    """
    End an invitation of one's own, or anybody's for moderators; who came with it stays.

    Raises Refusal MISSING, and changes nothing then.
    """
    require(caller.account, Act.INVITE)
    powerful = may(role_of(caller.account), Act.SEE_INVITATIONS)
    async with office.database.transaction() as together:
        store = InvitationStore(together)
        maker = await store.revoke(request.invitation, "" if powerful else caller.account.id)
        if maker is None:
            raise Refusal(Code.MISSING, "There is no such invitation.", "Look at the list again.")
        if maker != caller.account.id:
            detail = f"invitation {request.invitation} revoked"
            act = Act.SEE_INVITATIONS
            await AuditStore(together).add(office.now(), caller.account.id, act, maker, detail)
    return Done()


async def check_invitation(
    request: wire.CheckInvitation, visitor: Visitor, office: AccountPorts
) -> wire.InvitationShown:
    """Whose invitation it is, and until when it holds. Raises Refusal EXPIRED or TOO_OFTEN."""
    now = office.now()
    await office.limits.count(now, (CHECKED, office.counted(visitor)))
    found = await InvitationStore(office.database).find(hash_of(request.code), now)
    if found is None:
        raise used_up()
    names = await _named([found.maker], office.database)
    maker = names[found.maker] if found.maker else ""
    return wire.InvitationShown(maker, found.expires, _as(found))


async def show_origin(request: OnePerson, caller: Caller, office: AccountPorts) -> wire.Origin:
    """Who invited somebody, and whom they have invited. Raises Refusal FORBIDDEN or MISSING."""
    require(caller.account, Act.SEE_INVITATIONS)
    if await AccountStore(office.database).find(request.account) is None:
        raise nobody()
    store = InvitationStore(office.database)
    by = await store.inviter(request.account)
    invited = await store.invited_by(request.account, LISTED)
    names = await _named(
        [one.account for one in (*invited, *([by] if by else []))], office.database
    )

    def told(one: Invited) -> wire.InvitedPerson:
        return wire.InvitedPerson(one.account, names[one.account], one.at)

    return wire.Origin(told(by) if by else None, tuple(map(told, invited)))


def used_up() -> Refusal:
    """The refusal of an invitation that opens nothing."""
    message = "This invitation is unknown, was used already, was revoked, or is too old."
    return Refusal(Code.EXPIRED, message, "Ask whoever sent it for a new one.")


def _must_invite(account: Account, office: AccountPorts) -> None:
    require(account, Act.INVITE)
    if office.sign_up.inviters == "staff" and not _is_staff(account):
        message = "Moderators and administrators alone invite people here."
        raise Refusal(Code.FORBIDDEN, message, "Ask one of them.")


def _is_staff(account: Account) -> bool:
    return may(role_of(account), Act.SEE_INVITATIONS)


async def _named(ids: Sequence[str], database: Database) -> dict[str, str]:
    """What people are called; nobody is the command."""
    return {**await AccountStore(database).names(ids), "": COMMAND}


def _line(one: Invitation, names: dict[str, str]) -> wire.InvitationLine:
    return wire.InvitationLine(
        one.id,
        one.maker,
        names[one.maker],
        one.begins,
        one.uses,
        one.used,
        one.created,
        one.expires,
        _as(one),
    )


def _as(one: Invitation) -> wire.InvitedAs:
    return "administrator" if one.role.value == "administrator" else "player"
