"""
The first administrator: by a link while there is none, or by whoever has the machine.

What belongs here: making that link, and making an administrator without one. What does not: using
the link (`accounts`), which is done as with any invitation.

The link is an invitation of the command for one person. There is one at a time: a new one ends
the one before. Of its code only a hash is kept, and pages have it behind a `#`, which browsers
send to nobody.
"""

import time
from dataclasses import replace
from typing import Final, NamedTuple

from dejarik.hosting.people.names import shape_fault
from dejarik.service.ids import new_id
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.bans import COMMAND
from dejarik.service.people.invitation_store import Invitation, InvitationStore
from dejarik.service.people.invitations import INVITATION_PAGE, SHOWN
from dejarik.service.people.moderation_store import AuditStore
from dejarik.service.people.office import HOUR
from dejarik.service.people.passwords import Passwords
from dejarik.service.people.roles import Act, Role
from dejarik.service.people.session_ends import end_every_way_in
from dejarik.service.people.tokens import hash_of, new_token
from dejarik.service.ports import Account, Database, Taken
from dejarik.service.refusals import Code, Refusal

LINK_LASTS: Final = HOUR


class FirstLink(NamedTuple):
    """The path of the page that makes the first administrator, and until when it does."""

    path: str
    expires: int


async def make_first_link(now: int, database: Database) -> FirstLink | None:
    """A new link in place of any older one; nothing if there is an administrator."""
    async with database.transaction() as together:
        if await AccountStore(together).hold_administrators():
            return None
        store, code = InvitationStore(together), new_token()
        await store.drop_unused(Role.ADMINISTRATOR)
        made = Invitation(
            new_id(), "", code[:SHOWN], 1, 0, now, now + LINK_LASTS, Role.ADMINISTRATOR
        )
        await store.add(hash_of(code), made)
    return FirstLink(f"{INVITATION_PAGE}#{code}", made.expires)


async def make_administrator(database: Database, name: str, password: str) -> Account:
    """
    Make an account of this name an administrator with this password; a new one if there is none.

    For the command line: whoever has the machine may. Raises Refusal INVALID or TAKEN, and
    changes nothing then.
    """
    fault = shape_fault(name)
    if fault:
        raise Refusal(Code.INVALID, fault, "Choose another name.")
    async with Passwords() as passwords:
        await passwords.must_be_good(password, name)
        hashed = await passwords.hashed(password)
    now = time.time_ns() // 1_000_000
    known = await AccountStore(database).named(name)
    made = Account(new_id(), name, Role.ADMINISTRATOR, now)
    try:
        async with database.transaction() as together:
            accounts = AccountStore(together)
            if known is None:
                await accounts.add(made, hashed)
            else:
                made = replace(known.account, role=Role.ADMINISTRATOR)
                await accounts.set_password(made.id, hashed)
                await accounts.set_role(made.id, Role.ADMINISTRATOR)
                await end_every_way_in(made.id, together)
            await InvitationStore(together).drop_unused(Role.ADMINISTRATOR)
            await AuditStore(together).add(now, COMMAND, Act.SET_ROLE, made.id, "administrator")
    except Taken:
        raise Refusal(
            Code.TAKEN, f"Somebody has a name that looks like {name}.", "Choose another name."
        ) from None
    return made
