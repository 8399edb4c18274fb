"""
Checks of bans: what a ban keeps from whom.

What belongs here: the questions that are asked where somebody comes. What does not: making and
lifting bans (`bans`).
"""

from typing import Final

from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.ban_store import BanStore
from dejarik.service.people.office import DAY, HOUR, AccountPorts, Visitor
from dejarik.service.people.roles import Role
from dejarik.service.people.tokens import hash_of
from dejarik.service.ports import Account, Database
from dejarik.service.refusals import Code, Refusal

LONG: Final = 2 * 365 * DAY
"""What lasts longer is told without a date."""
STAFF: Final = frozenset({Role.MODERATOR, Role.ADMINISTRATOR})


async def must_be_welcome(visitor: Visitor, office: AccountPorts) -> None:
    """Let nobody new come from a banned network or browser. Raises Refusal FORBIDDEN."""
    now, store = office.now(), BanStore(office.database)
    found = await store.of_networks(await office.networks.names(visitor.address), now)
    advice = "If you have an account, sign in. If this is not about you, ask whoever runs this."
    if found:
        message = "No guest and no account is made from your network"
        raise Refusal(
            Code.FORBIDDEN, _because(message, found[0].until, now, found[0].reason), advice
        )
    until = await store.browser(hash_of(visitor.token), now) if visitor.token else 0
    if until:
        message = "This browser was used by somebody who is suspended: nobody new comes from here"
        raise Refusal(Code.FORBIDDEN, _because(message, until, now, ""), advice)


async def must_not_be_kept_out(account: Account, visitor: Visitor, office: AccountPorts) -> None:
    """Let nobody but staff sign in from a network that is closed to all. Raises FORBIDDEN."""
    if Role(account.role) in STAFF:
        return
    names, now = await office.networks.names(visitor.address), office.now()
    for ban in await BanStore(office.database).of_networks(names, now):
        if ban.everybody:
            message = _because("Nobody signs in from your network", ban.until, now, ban.reason)
            raise Refusal(Code.FORBIDDEN, message, "Ask whoever runs this server.")


async def must_not_be_suspended(account: str, now: int, database: Database) -> None:
    """Raise Refusal FORBIDDEN while somebody is suspended, with the reason."""
    until = await AccountStore(database).suspended_until(account)
    if until > now:
        ban = await BanStore(database).suspension(account, now)
        message = _because("This account is suspended", until, now, ban.reason if ban else "")
        raise Refusal(Code.FORBIDDEN, message, "If that is wrong, ask whoever runs this server.")


def _because(what: str, until: int, now: int, reason: str) -> str:
    """A sentence that says what is closed, for how long and why."""
    left = until - now
    hours = -(-left // HOUR)
    span = f"{hours} h" if left < 2 * DAY else f"{-(-left // DAY)} days"
    during = "" if left > LONG else f" for another {span}"
    why = f". A moderator wrote: {reason}" if reason else "."
    return f"{what}{during}{why}"
