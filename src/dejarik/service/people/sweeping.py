"""
Sweeping: what has run out is deleted.

What belongs here: everything of people that goes by itself. What does not: when this is done
(`chores`), and what goes with an account (`personal_data.deletion`).
"""

from dataclasses import dataclass
from typing import Final

from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.ban_store import BanStore, NetworkStore
from dejarik.service.people.bans import NETWORKS_KEPT
from dejarik.service.people.invitation_store import InvitationStore
from dejarik.service.people.invitations import KEPT
from dejarik.service.people.key_store import KeyStore
from dejarik.service.people.mail_store import MailStore
from dejarik.service.people.office import DAY, AccountPorts
from dejarik.service.people.session_store import ResetStore, SessionStore
from dejarik.service.people.sessions import LASTS

SWEPT_AT_ONCE: Final = 500


@dataclass(frozen=True, slots=True)
class Swept:
    """What a sweep deleted; whoever keeps things of guests by id can let go of those."""

    sessions: int
    keys: int
    resets: int
    mail_changes: int
    guests: tuple[str, ...]


async def sweep(office: AccountPorts) -> Swept:
    """
    Delete what has run out: sessions, keys, bans, links, and some of the guests nobody has used.

    An address that was not confirmed in time goes a day later: its owner is told so meanwhile.
    To be called now and then by one process or by several.
    """
    now = office.now()
    sessions = await SessionStore(office.database).forget(now)
    keys = await KeyStore(office.database).forget(now)
    resets = await ResetStore(office.database).forget(now)
    changes = await MailStore(office.database).forget(now - DAY)
    await BanStore(office.database).forget(now)
    await NetworkStore(office.database).forget(now - NETWORKS_KEPT)
    await InvitationStore(office.database).forget(now - KEPT)
    guests = await AccountStore(office.database).forget_guests(now - LASTS, SWEPT_AT_ONCE)
    return Swept(sessions, keys, resets, changes, tuple(guests))
