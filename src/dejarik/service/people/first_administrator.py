"""
The first administrator: a link that makes somebody one, while there is none.

What belongs here: making that link. What does not: making the account (`accounts`), which is done
with it as with any invitation, and the command that needs no link (`administration`).

The link is an invitation of the command for one person. There is one at a time: a new one ends
the one before. Of its code only a hash is kept, and pages have it behind a `#`, which browsers
send to nobody.
"""

from typing import Final, NamedTuple

from dejarik.service.ids import new_id
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.invitation_store import Invitation, InvitationStore
from dejarik.service.people.invitations import INVITATION_PAGE, SHOWN
from dejarik.service.people.office import HOUR
from dejarik.service.people.roles import Role
from dejarik.service.people.tokens import hash_of, new_token
from dejarik.service.ports import Database

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
